"""A declaration of an adapter: its shape, and the cases that it selects."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

from scrimmage_rules.kit.cases.vectors import Vector
from tests.kit.adapter_scripts import Script, declaring

Publish = Callable[[Sequence[Vector]], Path]
Verify = Callable[..., Any]
Faulty = Callable[[str], list[str]]
SERVE = [str(Path(sys.executable).parent / "scrimmage"), "serve"]
pytestmark = pytest.mark.usefixtures("no_child_is_left")


def test_a_declaration_without_an_end_is_refused_in_one_line(suite: Path, verify: Verify, script: Script) -> None:
    ran = verify(command=declaring(script, "facets.extend(['query'] * 20_000)"))
    assert (ran.code, ran.report) == (3, {})
    line = (
        "scrimmage: the reply to hello declares more than 10000 facets and readings, which is the limit; "
        "remove repeated ones\n"
    )
    assert ran.err == line


def test_a_declaration_of_the_wrong_shape_is_told_shortly(suite: Path, verify: Verify, script: Script) -> None:
    ran = verify(command=declaring(script, "declared['readings'] = 'x' * 1_000_000"))
    assert (ran.code, ran.report) == (3, {})
    assert ran.err.startswith("scrimmage: invalid reply to hello: ")
    assert len(ran.err) < 300


def test_wrong_reasons_pass_where_reasons_are_not_declared(suite: Path, verify: Verify, script: Script) -> None:
    ran = verify(command=declaring(script, "facets.remove('reason')", "WrongClause"))
    assert (ran.code, ran.totals) == (0, {"pass": 10})
    notes = [each["note"] for each in ran.report["cases"] if each.get("note")]
    assert notes == ["rejected under a different clause, but the adapter does not declare the facet reason"] * 3


def test_cases_of_an_undeclared_facet_are_skipped_and_named(suite: Path, verify: Verify, script: Script) -> None:
    ran = verify(command=declaring(script, "facets.remove('chance')"))
    assert (ran.code, ran.totals) == (0, {"pass": 9, "skipped": 1})
    skipped = next(each for each in ran.report["cases"] if each["verdict"] == "skipped")
    assert skipped["note"] == "facet chance is not declared"
    assert ran.report["levels"] == {"card-football": "full referee"}


@pytest.mark.parametrize(
    "readings", ["{}", "{'KF-A17': ['scrimmage-gainer-relative']}", "{'KF-A01': ['at-scrimmage']}"]
)
def test_cases_of_an_undeclared_reading_are_skipped_and_named(
    readings: str, suite: Path, verify: Verify, script: Script
) -> None:
    ran = verify(command=declaring(script, f"declared['readings'] = {readings}"))
    assert (ran.code, ran.totals) == (0, {"pass": 9, "skipped": 1})
    skipped = next(each for each in ran.report["cases"] if each["verdict"] == "skipped")
    assert skipped["note"] == "reading KF-A17 at-scrimmage is not declared"


def test_cases_of_a_declared_reading_are_played(suite: Path, verify: Verify, script: Script) -> None:
    ran = verify(command=declaring(script, "declared['readings'] = {'KF-A17': ['at-scrimmage']}"))
    assert ran.totals == {"pass": 10}


@pytest.mark.parametrize("change", ["facets.clear()", "rulesets['cardfootball'] = rulesets.pop('card-football')"])
def test_a_run_in_which_everything_is_skipped_has_not_passed(
    change: str, suite: Path, verify: Verify, script: Script
) -> None:
    ran = verify(command=declaring(script, change))
    assert (ran.code, ran.totals) == (4, {"skipped": 10})
    assert "no case was judged" in ran.out
    assert ran.report["levels"] == {"card-football": None}
