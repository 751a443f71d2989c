"""Lists of cases and clauses, and what has become of cases from one report to another."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest

from scrimmage_rules.command import cli
from scrimmage_rules.kit.cases.case_names import MIRRORED
from scrimmage_rules.kit.cases.vectors import Vector, read_vectors
from scrimmage_rules.kit.reports.report_comparison import compare_reports
from scrimmage_rules.kit.running.previous_reports import EarlierCase, EarlierReport
from scrimmage_rules.kit.scenarios.vocabulary import get_step_vocabulary
from tests.repository.reading import clauses_of

Verify = Callable[..., Any]
Faulty = Callable[[str], list[str]]
Publish = Callable[[Sequence[Vector]], Path]


@pytest.fixture
def said(capsys: pytest.CaptureFixture[str]) -> Callable[..., tuple[int, str]]:
    """The exit code of a command, and what it puts out."""

    def run(*arguments: str) -> tuple[int, str]:
        code = cli.main(list(arguments))
        return code, capsys.readouterr().out

    return run


# ---- lists


def test_cases_are_listed_by_level_name_and_clauses(suite: Path, said: Any) -> None:
    code, out = said("list", "cases", "--clause", "FG.opponent-half", "--only-level", "referee")
    assert code == 0
    assert re.fullmatch(r"referee       card-football/punt/a-field-goal-from-the-own-half\S*  FG\.opponent-half\n", out)


def test_cases_as_json_say_what_they_need(suite: Path, said: Any) -> None:
    _, out = said("list", "cases", "--reading", "KF-A17", "--json")
    [case] = json.loads(out)
    assert (case["readings"], case["clauses"]) == ({"KF-A17": "at-scrimmage"}, ["PUNT.turnover"])
    assert "positions" in case["facets"]


def test_a_mirrored_case_as_json_says_which_case_it_mirrors(suite: Path, publish: Publish, said: Any) -> None:
    [original] = [each for each in read_vectors(suite) if "KF-A17" in each.readings]
    publish([original, msgspec.structs.replace(original, id=original.id + MIRRORED, mirror_of=original.id)])
    _, out = said("list", "cases", "--json")
    first, second = json.loads(out)
    assert (second["id"], second["mirror_of"]) == (f"{original.id}/sides-exchanged", original.id)
    assert "mirror_of" not in first


def test_all_clauses_are_listed_with_how_many_cases_show_them(suite: Path, said: Any) -> None:
    _, out = said("list", "clauses", "--ruleset", "card-football", "--json")
    counts = {each["id"]: each["cases"] for each in json.loads(out)}
    assert list(counts) == clauses_of("card_football")
    assert (counts["PUNT.turnover"], counts["FG.opponent-half"], counts["TD.six"]) == (2, 2, 0)


def test_where_cases_are_picked_out_their_clauses_are_listed(suite: Path, said: Any) -> None:
    code, out = said("list", "clauses", "--only-level", "tables")
    assert code == 0
    assert re.fullmatch(r'   1  \w+ +RESULT\.five-kinds "Five kinds of results": \S.*\n', out)


def test_all_sentences_are_listed_with_the_places_that_use_them(suite: Path, said: Any) -> None:
    _, out = said("list", "sentences", "--ruleset", "card-football", "--json")
    listed = json.loads(out)
    steps = get_step_vocabulary("card-football").steps
    assert {(each["keyword"], each["sentence"]) for each in listed} == {(step.keyword, step.pattern) for step in steps}
    texts = {f"{case.feature}:{step.line}": step.text for case in read_vectors(suite) for step in case.steps}
    assert {place for each in listed for place in each["places"]} == texts.keys()
    [punts] = [each for each in listed if each["sentence"] == "{who:seat} punts and card {card:word} is turned"]
    assert {texts[place].split(" card ")[0] for place in punts["places"]} <= {"home punts and", "away punts and"}
    assert (punts["keyword"], punts["shared"]) == ("When", False)
    assert any(each["shared"] and not each["places"] for each in listed)


def test_filters_select_the_sentences_of_the_selected_cases(suite: Path, said: Any) -> None:
    code, out = said("list", "sentences", "--reading", "KF-A17")
    [case] = [each for each in read_vectors(suite) if "KF-A17" in each.readings]
    places = re.findall(r"  (card_football\S+:[0-9]+)", out)
    assert code == 0
    assert len(out.splitlines()) == len({step.text for step in case.steps})
    assert set(places) <= {f"{case.feature}:{step.line}" for step in case.steps}
    assert "card-football  Given  the reading {ambiguity:word} is {key:word}  card_football/punt.feature:" in out


def test_a_list_of_nothing_ends_as_a_run_of_nothing(suite: Path, said: Any) -> None:
    assert said("list", "cases", "--only-level", "tables", "--clause", "TD.six") == (4, "")
    assert said("list", "cases", "--level", "heaven") == (2, "")


# ---- from one report to another


def report(**verdicts: str) -> EarlierReport:
    """A report of cases by their names, with `verdict/content`."""
    cases = (EarlierCase(name, *verdict.split("/")) for name, verdict in verdicts.items())
    return EarlierReport(tuple(cases), "scrimmage-report-1", "0+1")


def test_every_case_that_is_not_as_it_was_is_told_by_what_became_of_it() -> None:
    before = report(
        a="pass", b="pass", c="fail", d="fail", e="pass", f="pass", g="skipped", h="pass/1", i="pass", j="skipped"
    )
    after = report(
        k="pass", a="fail", b="timeout", c="pass", d="crash", e="skipped", g="fail", h="fail/2", i="pass", j="not-run"
    )
    found = compare_reports(before, after)
    assert [(each.id, each.change, each.before, each.after) for each in found.cases] == [
        ("a", "regressed", "pass", "fail"), ("b", "regressed", "pass", "timeout"), ("e", "lost", "pass", "skipped"),
        ("f", "lost", "pass", "not there"), ("h", "case changed", "pass", "fail"),
        ("d", "still failing", "fail", "crash"),
        ("c", "fixed", "fail", "pass"), ("k", "new", "not there", "pass"), ("g", "new", "skipped", "fail"),
    ]  # fmt: skip
    assert found.totals == {
        "regressed": 2, "lost": 2, "case changed": 1, "still failing": 1, "fixed": 1, "new": 2,
    }  # fmt: skip
    assert found.worse


def test_what_fails_as_before_is_not_worse() -> None:
    assert not compare_reports(report(a="known-failure", b="fail/1"), report(a="fail", b="pass/2")).worse


def test_a_flaky_case_and_an_unexpected_pass_count_as_passing() -> None:
    before = report(a="pass", b="fail", c="flaky", d="unexpected-pass", e="flaky", f="pass/1", g="unexpected-pass/1")
    after = report(a="flaky", b="flaky", c="pass", d="flaky", e="fail", f="unexpected-pass/2", g="fail/2")
    found = compare_reports(before, after)
    assert [(each.id, each.change) for each in found.cases] == [
        ("e", "regressed"), ("g", "case changed"), ("b", "fixed"),
    ]  # fmt: skip


def test_two_reports_of_the_command_are_compared(
    suite: Path, verify: Verify, faulty: Faulty, said: Any, tmp_path: Path
) -> None:
    before, after = tmp_path / "before.json", tmp_path / "after.json"
    before.write_bytes(msgspec.json.encode(verify("--ruleset", "card-football").report))
    leaking = verify("--ruleset", "card-football", command=faulty("leak")).report
    after.write_bytes(msgspec.json.encode(leaking))
    code, out = said("diff", str(before), str(after))
    case = next(each for each in leaking["cases"] if each["verdict"] == "fail")
    assert code == 1
    assert out.splitlines()[2:] == ["regressed:", f"  {case['id']}: pass, now fail", "1 regressed"]
    assert out.startswith("before: scrimmage-rules reference ")
    code, out = said("diff", str(after), str(before), "--json")
    assert (code, json.loads(out)["totals"]["fixed"]) == (0, 1)
    assert said("diff", str(before), str(before))[1].splitlines()[2:] == ["no case differs"]


def test_a_case_that_asks_or_expects_something_else_has_another_content(
    handful: list[Vector], publish: Publish, verify: Verify
) -> None:
    publish(handful)
    first = {each["id"]: each["content"] for each in verify("--ruleset", "card-football").report["cases"]}
    moved = [msgspec.structs.replace(each, line=each.line + 1) for each in handful]
    altered = msgspec.structs.replace(moved[0], steps=handful[1].steps)
    publish([altered, *moved[1:]])
    then = {each["id"]: each["content"] for each in verify("--ruleset", "card-football").report["cases"]}
    assert [name for name in first if then[name] != first[name]] == [handful[0].id]


@pytest.mark.parametrize("content", ["", "[]", '{"cases": []}'])
def test_what_is_no_report_is_refused_in_one_line(
    content: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "report.json"
    path.write_text(content, encoding="utf-8")
    assert cli.main(["diff", str(path), str(path)]) == 2
    err = capsys.readouterr().err
    assert err.count("\n") == 1
    assert "give a report that `scrimmage verify --json` wrote" in err
