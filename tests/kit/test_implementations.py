"""The list of known implementations: made from reports of whole runs, one line for each program."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from scrimmage_rules.kernel.codec import decode
from scrimmage_rules.kit.reports.listed_implementations import (
    ListedImplementation,
    RulesetResult,
    add_or_replace_entry,
    create_entry_from_report,
    read_listed_implementations,
)
from scrimmage_rules.kit.running.conformance_run import Report, hash_suite
from scrimmage_rules.rulesets import RULESETS
from scrimmage_rules.site.pages.known_implementations import render_implementations_page
from tests.repository.reading import ROOT
from tools.suite import record_implementation

CONFORMANCE = ROOT / "conformance"


def line(name: str, version: str = "1") -> ListedImplementation:
    return ListedImplementation(
        name, version, "C", "https://example.org/mine", "0.3.0+abc", {RULESETS[0]: RulesetResult("tables", 3, 5)}
    )


def test_the_programs_of_this_repository_are_listed_and_pass_everything() -> None:
    known = {each.name: each for each in read_listed_implementations(CONFORMANCE)}
    assert {"scrimmage-js", "scrimmage-rules reference"} <= set(known)
    for name in ("scrimmage-js", "scrimmage-rules reference"):
        assert set(known[name].games) == set(RULESETS)
        assert {each.passed for each in known[name].games.values()} == {
            each.cases for each in known[name].games.values()
        }


def test_the_programs_of_this_repository_are_judged_by_the_present_suite() -> None:
    listed = {each.name: each.suite for each in read_listed_implementations(CONFORMANCE)}
    present = hash_suite(RULESETS)
    assert listed == dict.fromkeys(listed, present), "the suite has changed: make known enters both programs again"


def test_a_newer_report_takes_the_place_of_an_older_one() -> None:
    known = add_or_replace_entry((line("beta"), line("alpha")), line("beta", "2"))
    assert [(each.name, each.version) for each in known] == [("alpha", "1"), ("beta", "2")]


def test_a_row_says_how_far_a_program_goes() -> None:
    text = render_implementations_page([line("mine"), line("yours")], "0.3.0+abc")
    assert "| game | mine 1 | yours 1 |" in text
    [first] = [each for each in text.splitlines() if each.startswith(f"| **[{RULESETS[0]}]")]
    assert first.count("tables") == first.count("3 of 5") == 2
    [last] = [each for each in text.splitlines() if each.startswith(f"| **[{RULESETS[-1]}]")]
    assert last.endswith("| not judged | not judged |")
    assert "- mine 1: C, <https://example.org/mine>, judged by the suite of these pages, `0.3.0+abc`" in text


def test_a_program_judged_by_another_suite_is_marked() -> None:
    text = render_implementations_page([line("mine")], "0.4.0+def")
    assert "judged by a different suite from that of these pages, `0.3.0+abc`" in text


def report(**changes: Any) -> dict[str, Any]:
    case = {"place": "a:1", "name": "a", "clauses": [], "level": "tables"}
    return {
        "kit": "0.3.0", "suite": "0.3.0+abc", "command": [], "format": "scrimmage-report-1",
        "implementation": {"name": "mine", "version": "1", "language": "C"}, "selection": {}, "broken": "",
        "cases": [
            {**case, "id": "card-football/punt/a", "verdict": "pass"},
            {**case, "id": "card-football/punt/b", "verdict": "fail"},
        ],
        "levels": {"card-football": None}, "totals": {"pass": 1, "fail": 1}, "by_level": {}, **changes,
    }  # fmt: skip


def test_a_report_is_summed_by_game() -> None:
    found = create_entry_from_report(decode(report(), Report), "here")
    assert found.games == {"card-football": RulesetResult(None, 1, 2)}


@pytest.mark.parametrize("changes", [{"complete": False}, {"selection": {"case": ["card-football/punt/a"]}}])
def test_what_is_no_whole_run_is_not_entered(
    changes: dict[str, Any], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "report.json"
    path.write_text(json.dumps(report(**changes)), encoding="utf-8")
    assert record_implementation.main([str(path), "here"]) == 2
    assert "is not the report of a complete run" in capsys.readouterr().out
