"""Known failures: what a list of them excuses, when it fails the run, and how it is put right."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest

from scrimmage_rules.command import cli
from scrimmage_rules.kit.cases.case_name_register import CaseNameRegister, get_register_path
from scrimmage_rules.kit.cases.judge import CaseResult, Verdict
from scrimmage_rules.kit.cases.vectors import Vector
from scrimmage_rules.kit.running.known_failures import (
    NEW,
    KnownFailure,
    apply_known_failures,
    read_known_failures,
    update_entries,
)

Verify = Callable[..., Any]
Faulty = Callable[[str], list[str]]
CARD = ("card-football",)


def case(name: str, verdict: Verdict, *clauses: str) -> CaseResult:
    """A result of a case of card-football."""
    return CaseResult(
        id=f"card-football/{name}", place="punt.feature:1", name=name, verdict=verdict, clauses=clauses, level="referee"
    )


FOUND = [
    case("a", "fail", "PUNT.distance"),
    case("b", "timeout", "PUNT.distance", "TD.six"),
    case("c", "pass", "PUNT.distance"),
    case("d", "fail", "TD.six"),
]


def judged(*known: KnownFailure, whole: bool = True) -> tuple[list[str], tuple[str, ...]]:
    """The verdicts on what was found, and the complaints."""
    results, complaints = apply_known_failures(FOUND, known, whole=whole)
    return [each.verdict for each in results], complaints


def test_an_entry_for_a_clause_stands_for_as_many_failing_cases_as_it_says() -> None:
    entry = KnownFailure(clause="PUNT", cases=2, because="https://example.org/7")
    assert judged(entry) == (["known-failure", "known-failure", "pass", "fail"], ())
    assert apply_known_failures(FOUND, [entry], whole=True).results[0].note == "known: https://example.org/7"


def test_an_entry_for_a_verdict_leaves_the_others() -> None:
    assert judged(KnownFailure(verdict="timeout", cases=1, because="slow")) == (
        ["fail", "known-failure", "pass", "fail"],
        (),
    )
    assert judged(KnownFailure(clause="PUNT.distance", verdict="fail", cases=1, because="7"))[0][:2] == [
        "known-failure", "timeout",
    ]  # fmt: skip


def test_an_entry_that_would_take_more_than_it_says_takes_none() -> None:
    verdicts, [complaint] = judged(KnownFailure(clause="TD.six", cases=1, because="7"), whole=False)
    assert verdicts == ["fail", "timeout", "pass", "fail"]
    assert complaint == "known failures: clause TD.six: expected 1 failing case, got 2; none of them counts as known"


def test_an_entry_that_takes_fewer_than_it_says_or_none_is_told_where_all_were_run() -> None:
    many, none = KnownFailure(clause="PUNT", cases=9, because="7"), KnownFailure(verdict="crash", cases=1, because="7")
    assert judged(many)[1] == ("known failures: clause PUNT: 2 of 9 listed cases fail; change the entry to `cases: 2`",)
    assert judged(none)[1] == ("known failures: verdict crash: 0 of 1 listed case fails; remove the entry",)
    assert judged(many, none, whole=False)[1] == ()


def test_what_fails_in_another_way_than_is_known_fails_the_run() -> None:
    assert judged(KnownFailure(case="card-football/a", verdict="timeout", because="7"))[0][0] == "fail"
    assert judged(KnownFailure(case="card-football/a", verdict="fail", because="7"))[0][0] == "known-failure"


def test_a_list_is_put_right_by_what_fails() -> None:
    known = (
        KnownFailure(case="card-football/c", because="it passes by now"),
        KnownFailure(case="card-football/d", verdict="crash", because="https://example.org/8"),
        KnownFailure(case="tactical-soccer/x", because="of another ruleset"),
        KnownFailure(clause="PUNT", verdict="timeout", cases=3, because="slow"),
    )
    assert update_entries(FOUND, known, CARD) == (
        KnownFailure(case="tactical-soccer/x", because="of another ruleset"),
        KnownFailure(clause="PUNT", verdict="timeout", cases=3, because="slow"),
        KnownFailure(case="card-football/a", verdict="fail", because=NEW),
        KnownFailure(case="card-football/d", verdict="fail", because="https://example.org/8"),
    )
    assert apply_known_failures(FOUND, update_entries(FOUND, known, CARD), whole=True).complaints == ()


# ---- by the command


def test_a_list_is_yaml_and_an_entry_for_nothing_fails_the_run(
    suite: Path, case_of: Callable[[str], Vector], verify: Verify, faulty: Faulty, tmp_path: Path
) -> None:
    path, leaking = tmp_path / "known.yaml", case_of("The offence's choice").id
    path.write_text(f"- case: {leaking}\n  because: issue 7 # of ours\n", encoding="utf-8")
    assert verify("--ruleset", *CARD, "--known", str(path), command=faulty("leak")).code == 0
    path.write_text(
        f"- case: {leaking}\n  because: '7'\n- {{verdict: crash, cases: 1, because: x}}\n", encoding="utf-8"
    )
    ran = verify("--ruleset", *CARD, "--known", str(path), command=faulty("leak"))
    assert (ran.code, ran.totals) == (1, {"pass": 9, "known-failure": 1})
    assert ran.report["known"] == ["known failures: verdict crash: 0 of 1 listed case fails; remove the entry"]
    assert ran.report["known"][0] + "\n" in ran.out
    assert verify("--known", str(path), "--level", "tables", command=faulty("leak")).code == 0


@pytest.mark.parametrize("name", ["known.yaml", "known.json"])
def test_a_list_is_made_and_put_right_by_a_complete_run(
    name: str, suite: Path, case_of: Callable[[str], Vector], verify: Verify, faulty: Faulty, tmp_path: Path
) -> None:
    path, leaking = tmp_path / name, case_of("The offence's choice").id
    ran = verify("--ruleset", *CARD, "--known", str(path), "--fix", command=faulty("leak"))
    assert (ran.code, ran.totals) == (0, {"pass": 9, "known-failure": 1})
    assert read_known_failures(path) == (KnownFailure(case=leaking, verdict="fail", because=NEW),)
    assert verify("--ruleset", *CARD, "--known", str(path), "--fix").code == 0
    assert read_known_failures(path) == ()


def test_a_list_stays_as_it_is_where_not_every_case_was_run(
    suite: Path, verify: Verify, faulty: Faulty, tmp_path: Path
) -> None:
    path = tmp_path / "known.json"
    path.write_text('[{"verdict": "crash", "cases": 2, "because": "7"}]', encoding="utf-8")
    for chosen in (["--level", "tables"], ["--case", "any"], ["--fresh", "5"]):
        ran = verify("--known", str(path), "--fix", *chosen)
        assert (ran.code, ran.err.partition(";")[0]) == (2, "scrimmage: --fix: needs a complete run")
    assert verify("--known", str(path), "--fix", command=faulty("silent")).code == 3
    assert json.loads(path.read_bytes())[0]["cases"] == 2


def test_without_a_list_there_is_nothing_to_put_right(suite: Path, verify: Verify) -> None:
    ran = verify("--fix")
    assert (ran.code, ran.err.count("\n")) == (2, 1)
    assert "--known FILE" in ran.err


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("- {because: '7'}", "$[0]: an entry of the list of known failures needs a case, a clause or a verdict"),
        (
            "- {clause: PUNT, because: '7'}",
            "$[0].cases: needs `cases` (the number of failing cases), because the entry names no single case",
        ),
        (
            "- {case: a, cases: 2, because: '7'}",
            "$[0].cases: needs `cases` (the number of failing cases), because the entry names no single case",
        ),
        ("- {case: a}", "$[0]: Object missing required field `because`"),
        ("- {case: a, because: ''}", "$[0].because: Expected `str` of length >= 1"),
        ("- {verdict: pass, cases: 1, because: '7'}", "$[0].verdict: Invalid enum value 'pass'"),
        ("- {clause: PUNT.nothing, cases: 1, because: '7'}", "no clause called 'PUNT.nothing'"),
        ("{", "not YAML"),
        ("7", "$: Expected `object | array`, got `int`"),
    ],
)
def test_a_list_that_says_nothing_is_refused_in_one_line(
    text: str, problem: str, suite: Path, verify: Verify, tmp_path: Path
) -> None:
    path = tmp_path / "known.yaml"
    path.write_text(text, encoding="utf-8")
    ran = verify("--known", str(path))
    assert (ran.code, ran.err.count("\n")) == (2, 1)
    assert problem in ran.err


# ---- lists that are out of date


@pytest.fixture
def register(suite: Path, handful: list[Vector]) -> tuple[str, str]:
    """A register in which one case is retired and another renamed; their names."""
    retired, renamed = "card-football/punt/a-case-that-went", "card-football/punt/an-old-name"
    new = next(each.id for each in handful if each.name.startswith("The offence's choice"))
    reasons = {retired: "no rule speaks of it.", renamed: f"renamed to {new}"}
    path = get_register_path("card-football", suite.parents[1])
    path.parent.mkdir()
    path.write_bytes(
        msgspec.json.encode(CaseNameRegister("card-football", reasons, tuple(each.id for each in handful)))
    )
    return retired, renamed


def test_retired_and_renamed_cases_are_reported_together_after_the_run(
    register: tuple[str, str], case_of: Callable[[str], Vector], verify: Verify, faulty: Faulty, tmp_path: Path
) -> None:
    (retired, renamed), path = register, tmp_path / "known.json"
    path.write_bytes(msgspec.json.encode({retired: "issue 6", renamed: "issue 7"}))
    ran = verify(*("--ruleset", *CARD), "--known", str(path), command=faulty("leak"))
    assert (ran.code, ran.totals) == (1, {"pass": 9, "known-failure": 1})
    gone, moved = ran.report["known"]
    assert gone.startswith(f"known failures: case {retired}: this case was retired: no rule speaks of it; remove ")
    now = case_of("The offence's choice").id
    assert moved.startswith(f"known failures: case {renamed}: this case was renamed to {now}; rename the entry")
    assert all(line in ran.out for line in ran.report["known"])


@pytest.mark.parametrize("listed", [False, True])
def test_retired_and_renamed_cases_are_fixed(
    listed: bool, register: tuple[str, str], case_of: Callable[[str], Vector], verify: Verify, faulty: Faulty,
    tmp_path: Path,
) -> None:  # fmt: skip
    """Whether the new name is in the list too or not."""
    (retired, renamed), path, now = register, tmp_path / "known.json", case_of("The offence's choice").id
    path.write_bytes(msgspec.json.encode({retired: "6", renamed: "7"} | ({now: "8"} if listed else {})))
    ran = verify(*("--ruleset", *CARD), "--known", str(path), "--fix", command=faulty("leak"))
    assert (ran.code, ran.report.get("known", [])) == (0, [])
    assert read_known_failures(path) == (KnownFailure(case=now, because="8" if listed else "7"),)


def test_a_name_that_never_was_a_case_stops_the_run_beside_a_retired_one(
    register: tuple[str, str], verify: Verify, tmp_path: Path
) -> None:
    path = tmp_path / "known.json"
    path.write_bytes(msgspec.json.encode({register[0]: "6", "card-football/punt/a-typo": "7"}))
    for more in ([], ["--fix"]):
        ran = verify(*("--ruleset", *CARD), "--known", str(path), *more)
        assert (ran.code, ran.err.partition(";")[0]) == (2, "scrimmage: no case called 'card-football/punt/a-typo'")


def test_a_report_that_names_retired_cases_picks_out_the_others(
    register: tuple[str, str], case_of: Callable[[str], Vector], verify: Verify, tmp_path: Path
) -> None:
    (retired, renamed), path = register, tmp_path / "earlier.json"
    failed, now = case_of("A punt of 40").id, case_of("The offence's choice").id
    cases = [{"id": each, "verdict": "fail"} for each in (retired, renamed, failed)]
    path.write_bytes(json.dumps({"format": "scrimmage-report-1", "cases": cases}).encode())
    ran = verify(*("--ruleset", *CARD), "--failed", str(path))
    assert (ran.code, {each["id"] for each in ran.report["cases"]}) == (0, {failed, now})
    assert ran.err.splitlines() == [
        f"scrimmage: --failed {path}: {retired}: this case was retired: no rule speaks of it; left out",
        f"scrimmage: --failed {path}: {renamed}: this case was renamed to {now}; running it under that name",
    ]


def test_a_report_of_retired_cases_alone_selects_nothing(
    register: tuple[str, str], verify: Verify, tmp_path: Path
) -> None:
    path = tmp_path / "earlier.json"
    cases = [{"id": register[0], "verdict": "fail"}]
    path.write_bytes(json.dumps({"format": "scrimmage-report-1", "cases": cases}).encode())
    ran = verify(*("--ruleset", *CARD), "--failed", str(path))
    assert (ran.code, ran.err.count("\n")) == (4, 2)


# ---- what passes although it is listed


@pytest.fixture
def outdated(suite: Path, case_of: Callable[[str], Vector], verify: Verify, tmp_path: Path) -> Callable[..., Any]:
    """A run in which a listed case passes, with these options."""

    def run(*options: str) -> Any:
        path = tmp_path / "known.json"
        path.write_bytes(msgspec.json.encode({case_of("A punt of 40").id: "issue 7"}))
        return verify(*("--ruleset", *CARD), "--known", str(path), *options)

    return run


def test_an_unexpected_pass_fails_the_run_and_leaves_the_level(outdated: Callable[..., Any], tmp_path: Path) -> None:
    badge, junit, markdown, html = (tmp_path / name for name in ("badge", "junit", "markdown", "html"))
    ran = outdated(*("--badge", str(badge), "--junit", str(junit), "--markdown", str(markdown), "--html", str(html)))
    assert (ran.code, ran.totals) == (1, {"pass": 9, "unexpected-pass": 1})
    assert ran.report["levels"] == {"card-football": "table talk"}
    assert "most likely broken" not in ran.out
    assert "UNEXPECTED-PASS" not in ran.out
    assert json.loads(badge.read_bytes())["color"] == "brightgreen"
    assert 'failures="0"' in junit.read_text(encoding="utf-8")
    assert "<failure" not in junit.read_text(encoding="utf-8")
    for page in (markdown, html):
        assert "<details" not in page.read_text(encoding="utf-8")
        assert "the case passes; remove the entry from the list of known failures" in page.read_text(encoding="utf-8")


def test_an_unexpected_pass_has_not_regressed(
    outdated: Callable[..., Any], verify: Verify, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before, after = tmp_path / "before.json", tmp_path / "after.json"
    before.write_bytes(msgspec.json.encode(verify("--ruleset", *CARD).report))
    after.write_bytes(msgspec.json.encode(outdated().report))
    assert cli.main(["diff", str(before), str(after)]) == 0
    assert capsys.readouterr().out.splitlines()[2:] == ["no case differs"]


def test_a_failing_run_with_an_outdated_list_has_a_red_badge(
    suite: Path, case_of: Callable[[str], Vector], verify: Verify, faulty: Faulty, tmp_path: Path
) -> None:
    path, badge = tmp_path / "known.json", tmp_path / "badge"
    path.write_bytes(msgspec.json.encode({case_of("A punt of 40").id: "issue 7"}))
    verify(*("--ruleset", *CARD), "--known", str(path), "--badge", str(badge), command=faulty("leak"))
    assert json.loads(badge.read_bytes())["color"] == "red"


def test_many_lines_about_the_list_are_cut_in_the_text_alone(
    handful: list[Vector], publish: Callable[[Sequence[Vector]], Path], verify: Verify, tmp_path: Path
) -> None:
    cases = [msgspec.structs.replace(handful[0], id=f"card-football/punt/c-{number}") for number in range(15)]
    publish(cases)
    path = tmp_path / "known.json"
    path.write_bytes(msgspec.json.encode({each.id: "issue 7" for each in cases}))
    ran = verify(*("--ruleset", *CARD), "--known", str(path))
    assert len(ran.report["known"]) == 15
    assert ran.out.count("the case passes; remove the entry") == 12
    assert "3 more lines about the list of known failures; --json FILE lists all of them" in ran.out


# ---- what depends on the machine


def test_an_entry_for_timeouts_may_pass() -> None:
    assert judged(KnownFailure(case="card-football/c", verdict="timeout", because="slow"))[0][2] == "pass"
    assert judged(KnownFailure(case="card-football/c", verdict="crash", because="7"))[0][2] == "unexpected-pass"
    assert judged(KnownFailure(verdict="timeout", cases=9, because="slow"))[1] == ()
    results = [*FOUND, case("e", "timeout")]
    [complaint] = apply_known_failures(
        results, [KnownFailure(verdict="timeout", cases=1, because="slow")], whole=True
    ).complaints
    assert complaint == "known failures: verdict timeout: expected 1 failing case, got 2; none of them counts as known"


def test_entries_for_timeouts_and_flaky_cases_stay_when_a_list_is_fixed() -> None:
    results = [case("a", "flaky"), case("b", "pass"), case("c", "pass")]
    known = (
        KnownFailure(case="card-football/a", verdict="crash", because="7"),
        KnownFailure(case="card-football/b", verdict="timeout", because="slow"),
        KnownFailure(case="card-football/c", verdict="fail", because="8"),
        KnownFailure(clause="PUNT", verdict="timeout", cases=3, because="slow"),
    )
    assert update_entries(results, known, CARD) == (*known[:2], known[3])
    assert apply_known_failures(results, known[:2], whole=True) == (tuple(results), ())
