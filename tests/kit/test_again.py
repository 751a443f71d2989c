"""What a run says beside its verdicts: whether order matters, what is next, and what a program without rules passes."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from scrimmage_rules.kit.cases.judge import CaseResult, Verdict
from scrimmage_rules.kit.cases.vectors import Vector
from scrimmage_rules.kit.protocol.messages import Implementation
from scrimmage_rules.kit.reports import text_report as text
from scrimmage_rules.kit.running.case_selection import Selection
from scrimmage_rules.kit.running.conformance_run import Report
from scrimmage_rules.kit.running.reruns import count_trivial_passes

ROOT = Path(__file__).resolve().parents[2]
Verify = Callable[..., Any]
Faulty = Callable[[str], list[str]]

FORGETFUL = f"""
import json, sys
sys.path.insert(0, {str(ROOT / "conformance" / "faulty")!r})
from honest import Honest
honest, loads = Honest(), 0
for line in sys.stdin:
    request = json.loads(line)
    loads += request["op"] == "load"
    reply = honest.ask(request)
    if loads > 6 and "turn" in reply:
        reply["turn"]["over"] = True
    print(json.dumps(reply), flush=True)
"""


def test_a_case_that_fails_behind_others_only_is_told_from_one_that_fails(
    suite: Path, verify: Verify, script: Callable[[str], list[str]]
) -> None:
    ran = verify("--ruleset", "card-football", command=script(FORGETFUL))
    failed = [each for each in ran.report["cases"] if each["verdict"] == "fail"]
    assert ran.code == 1
    assert failed
    assert all(each["alone"] for each in failed)
    assert f"order matters: {len(failed)} failing cases pass when run alone" in ran.out
    assert "  alone: the case passes in a process of its own" in ran.out


def test_a_case_that_fails_wherever_it_stands_is_not_said_to_pass_alone(
    suite: Path, verify: Verify, faulty: Faulty
) -> None:
    ran = verify("--ruleset", "card-football", command=faulty("off-by-one"))
    assert ran.totals["fail"] > 0
    assert not any(each.get("alone") for each in ran.report["cases"])
    assert "order matters" not in ran.out


# ---- which legal actions

GENEROUS = f"""
import json, sys
sys.path.insert(0, {str(ROOT / "conformance" / "faulty")!r})
from honest import Honest
honest = Honest()
for line in sys.stdin:
    request = json.loads(line)
    reply = honest.ask(request)
    for each in reply.get("turn", {{}}).get("pending", []):
        each["kinds"] = [*each["kinds"], "take-a-nap"]
    if request["op"] == "legal" and reply["status"] == "ok":
        reply["actions"] = [*reply["actions"][1:], {{"seat": "home", "action": {{"type": "take-a-nap", "hours": 2}}}}]
    print(json.dumps(reply), flush=True)
"""


def test_a_turn_with_wrong_kinds_of_actions_names_the_actions_too_many_and_missing(
    suite: Path, verify: Verify, script: Callable[[str], list[str]]
) -> None:
    """Only the kinds are in the answer that is wrong: the list at the end of each case names the actions."""
    ran = verify("--ruleset", "card-football", "--show", "99", command=script(GENEROUS))
    failed = [each for each in ran.report["cases"] if each["verdict"] == "fail"]
    nap = {"seat": "home", "action": {"type": "take-a-nap", "hours": 2}}
    for each in failed:
        lists = [difference for difference in each["differences"] if difference["at"] == "/actions"]
        assert [nap] in [difference["wanted"] for difference in lists if difference["is"] == "lacks"]
        asked = [difference.get("of", "") for difference in lists if difference["is"] == "lacks"]
        assert len(set(asked)) == len(asked), "each list of actions is compared once"
    assert failed
    line = '/actions too many: {"seat": "home", "action": {"type": "take-a-nap", "hours": 2}}\n'
    assert ran.out.count(line) == len(failed)
    assert f"    legal: {line}" in ran.out
    assert re.search(r"^    legal: /actions missing: \{.*\"type\": \"(?!take-a-nap)", ran.out, re.MULTILINE)


# ---- without any rules


def test_what_a_program_without_rules_passes_stands_beside_what_was_judged(
    suite: Path, handful: list[Vector], verify: Verify
) -> None:
    """One of the handful is a refusal and nothing else, a fifth down; the others begin with a sound position."""
    assert count_trivial_passes(handful) == {"accepts": 0, "refuses": 1}
    ran = verify("--ruleset", "card-football")
    assert ran.report["floors"] == {"accepts": 0, "refuses": 1}
    line = "for comparison: of the judged cases, a program that accepts everything passes 0, a program that refuses"
    assert f"{line} everything passes 1\n" in ran.out
    assert verify("--only-level", "tables").report["floors"] == {"accepts": 0, "refuses": 0}


# ---- what is next


def report(*cases: tuple[str, Verdict, str, str], selection: Selection | None = None) -> Report:
    """A report of cases: level, verdict, clause and note."""
    results = tuple(
        CaseResult(
            id=f"card-football/{number}",
            place="p",
            name="n",
            verdict=verdict,
            clauses=(clause,),
            level=level,
            note=note,
        )
        for number, (level, verdict, clause, note) in enumerate(cases)
    )
    return Report(
        kit="0", suite="0", command=(), implementation=Implementation("mine", "1", "python"),
        selection=selection or Selection(("card-football",)), levels={"card-football": "tables"}, totals={"skipped": 0},
        by_level={level: {} for level in ("tables", "positions", "referee", "full referee", "dice", "table talk")},
        broken="", cases=results,
    )  # fmt: skip


@pytest.mark.parametrize(
    ("cases", "line"),
    [
        (
            [("positions", "fail", "PUNT.distance", ""), ("positions", "pass", "TD.six", "")],
            "tables; 1 case to level positions; the next clause is PUNT.distance",
        ),
        (
            [("referee", "skipped", "PUNT.distance", "facet referee is not declared")] * 2,
            "tables; 2 cases to level referee; facet referee is not declared",
        ),
        ([("tables", "pass", "TD.six", "")], "tables"),
    ],
)
def test_the_summary_says_how_far_it_is_to_the_next_level(
    cases: list[tuple[str, Verdict, str, str]], line: str
) -> None:
    assert f"card-football: level {line}" in list(text.render_summary(report(*cases)))


def test_where_no_level_is_judged_none_is_next() -> None:
    chosen = Selection(("card-football",), clause=("TD.six",))
    found = list(text.render_summary(report(("referee", "fail", "TD.six", ""), selection=chosen)))
    assert "card-football: level tables" in found
