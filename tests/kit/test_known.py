"""Known failures: what a list of them excuses, when it fails the run, and how it is put right."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from scrimmage_rules.kit.judge import CaseResult, Verdict
from scrimmage_rules.kit.known import NEW, Entry, mended, read_known, settled
from scrimmage_rules.kit.vectors import Vector

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


def judged(*known: Entry, whole: bool = True) -> tuple[list[str], tuple[str, ...]]:
    """The verdicts on what was found, and the complaints."""
    results, complaints = settled(FOUND, known, whole=whole)
    return [each.verdict for each in results], complaints


def test_an_entry_for_a_clause_stands_for_as_many_failing_cases_as_it_says() -> None:
    entry = Entry(clause="PUNT", cases=2, because="https://example.org/7")
    assert judged(entry) == (["known-failure", "known-failure", "pass", "fail"], ())
    assert settled(FOUND, [entry], whole=True).results[0].note == "known: https://example.org/7"


def test_an_entry_for_a_verdict_leaves_the_others() -> None:
    assert judged(Entry(verdict="timeout", cases=1, because="slow")) == (["fail", "known-failure", "pass", "fail"], ())
    assert judged(Entry(clause="PUNT.distance", verdict="fail", cases=1, because="7"))[0][:2] == [
        "known-failure", "timeout",
    ]  # fmt: skip


def test_an_entry_that_would_take_more_than_it_says_takes_none() -> None:
    verdicts, [complaint] = judged(Entry(clause="TD.six", cases=1, because="7"), whole=False)
    assert verdicts == ["fail", "timeout", "pass", "fail"]
    assert complaint == "known failures: clause TD.six: 2 cases fail, not 1; none of them is taken as known"


def test_an_entry_that_takes_fewer_than_it_says_or_none_is_told_where_all_were_run() -> None:
    many, none = Entry(clause="PUNT", cases=9, because="7"), Entry(verdict="crash", cases=1, because="7")
    assert judged(many)[1] == ("known failures: clause PUNT: only 2 fail of 9; say cases: 2",)
    assert judged(none)[1] == ("known failures: verdict crash: none fails of 1; take it out",)
    assert judged(many, none, whole=False)[1] == ()


def test_what_fails_in_another_way_than_is_known_fails_the_run() -> None:
    assert judged(Entry(case="card-football/a", verdict="timeout", because="7"))[0][0] == "fail"
    assert judged(Entry(case="card-football/a", verdict="fail", because="7"))[0][0] == "known-failure"


def test_a_list_is_put_right_by_what_fails() -> None:
    known = (
        Entry(case="card-football/c", because="it passes by now"),
        Entry(case="card-football/d", verdict="crash", because="https://example.org/8"),
        Entry(case="tactical-soccer/x", because="of another ruleset"),
        Entry(clause="PUNT", verdict="timeout", cases=3, because="slow"),
    )
    assert mended(FOUND, known, CARD) == (
        Entry(case="tactical-soccer/x", because="of another ruleset"),
        Entry(clause="PUNT", verdict="timeout", cases=1, because="slow"),
        Entry(case="card-football/a", verdict="fail", because=NEW),
        Entry(case="card-football/d", verdict="fail", because="https://example.org/8"),
    )
    assert settled(FOUND, mended(FOUND, known, CARD), whole=True).complaints == ()


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
    assert ran.report["known"] == ["known failures: verdict crash: none fails of 1; take it out"]
    assert ran.report["known"][0] + "\n" in ran.out
    assert verify("--known", str(path), "--level", "tables", command=faulty("leak")).code == 0


@pytest.mark.parametrize("name", ["known.yaml", "known.json"])
def test_a_list_is_made_and_put_right_by_a_complete_run(
    name: str, suite: Path, case_of: Callable[[str], Vector], verify: Verify, faulty: Faulty, tmp_path: Path
) -> None:
    path, leaking = tmp_path / name, case_of("The offence's choice").id
    ran = verify("--ruleset", *CARD, "--known", str(path), "--fix", command=faulty("leak"))
    assert (ran.code, ran.totals) == (0, {"pass": 9, "known-failure": 1})
    assert read_known(path) == (Entry(case=leaking, verdict="fail", because=NEW),)
    assert verify("--ruleset", *CARD, "--known", str(path), "--fix").code == 0
    assert read_known(path) == ()


def test_a_list_stays_as_it_is_where_not_every_case_was_run(
    suite: Path, verify: Verify, faulty: Faulty, tmp_path: Path
) -> None:
    path = tmp_path / "known.json"
    path.write_text('[{"verdict": "crash", "cases": 2, "because": "7"}]', encoding="utf-8")
    for chosen in (["--level", "tables"], ["--case", "any"], ["--fresh", "5"]):
        ran = verify("--known", str(path), "--fix", *chosen)
        assert (ran.code, ran.err.partition(";")[0]) == (2, "scrimmage: --fix: every case has to be run for that")
    assert verify("--known", str(path), "--fix", command=faulty("silent")).code == 3
    assert json.loads(path.read_bytes())[0]["cases"] == 2


def test_without_a_list_there_is_nothing_to_put_right(suite: Path, verify: Verify) -> None:
    ran = verify("--fix")
    assert (ran.code, ran.err.count("\n")) == (2, 1)
    assert "--known FILE" in ran.err


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("- {because: '7'}", "$[0]: a case, a clause or a verdict is needed here"),
        ("- {clause: PUNT, because: '7'}", "$[0].cases: say how many it stands for, unless it names one case"),
        ("- {case: a, cases: 2, because: '7'}", "$[0].cases: say how many it stands for, unless it names one case"),
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
