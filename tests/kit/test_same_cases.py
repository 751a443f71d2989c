"""The tool that compares two suites: blind to words, not to what is asked and expected."""

from __future__ import annotations

from collections.abc import Callable
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import msgspec
import pytest

ROOT = Path(__file__).resolve().parents[2]
CASE: dict[str, Any] = {
    "id": "card_football/punt.feature:4", "name": "A punt", "ruleset": "card-football", "line": 4, "chapter": "punt",
    "feature": "card_football/punt.feature", "clauses": ["PUNT.distance"], "refuses": False, "readings": {},
    "level": "referee", "facets": ["apply"],
    "steps": [
        {"text": "home punts", "line": 5, "do": [{"ask": {"op": "apply", "game": "g"}}]},
        {"text": "it is refused", "line": 6, "do": [{"expect": {"at": "/status", "is": "equals", "value": "ok"}}]},
    ],
}  # fmt: skip

Compared = Callable[[list[dict[str, Any]], list[dict[str, Any]]], tuple[int, list[str]]]


@pytest.fixture
def compared(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Compared:
    """The exit code and the lines of a comparison of two suites."""
    spec = spec_from_file_location("same_cases", ROOT / "tools" / "suite" / "suite_comparison.py")
    assert spec is not None
    assert spec.loader is not None
    tool: Any = module_from_spec(spec)
    spec.loader.exec_module(tool)

    def compare(old: list[dict[str, Any]], new: list[dict[str, Any]]) -> tuple[int, list[str]]:
        for name, cases in (("old", old), ("new", new)):
            (tmp_path / name).mkdir()
            lines = b"\n".join(msgspec.json.encode(case) for case in cases)
            (tmp_path / name / "card-football.jsonl").write_bytes(lines)
        return tool.main([str(tmp_path / "old"), str(tmp_path / "new")]), capsys.readouterr().out.splitlines()

    return compare


def reworded(**changes: Any) -> dict[str, Any]:
    return {**CASE, "id": "card_football/punt.feature:9", "name": "He punts", "line": 9, **changes}


def test_other_words_names_and_lines_are_the_same_case(compared: Compared) -> None:
    joined = {"text": "home punts in vain", "line": 10, "do": [deed for step in CASE["steps"] for deed in step["do"]]}
    assert compared([CASE], [reworded(steps=[joined])]) == (0, ["card-football: 1 the same, 0 gone, 0 new"])


@pytest.mark.parametrize(
    "changes",
    [
        {"clauses": ["PUNT.td"]},
        {"readings": {"KF-A19": "strict-except-td"}},
        {"steps": CASE["steps"][:1]},
        {"steps": [CASE["steps"][0], {**CASE["steps"][1], "do": [{"expect": {"at": "", "is": "equals", "value": 1}}]}]},
    ],
)
def test_another_expectation_request_clause_or_reading_is_another_case(
    changes: dict[str, Any], compared: Compared
) -> None:
    assert compared([CASE], [reworded(**changes)]) == (
        1,
        [
            "card-football: 0 the same, 1 gone, 1 new",
            "gone: card_football/punt.feature:4  A punt",
            "new: card_football/punt.feature:9  He punts",
        ],
    )


def test_a_case_that_stands_twice_is_counted_twice(compared: Compared) -> None:
    assert compared([CASE, reworded()], [CASE])[1][0] == "card-football: 1 the same, 1 gone, 0 new"
