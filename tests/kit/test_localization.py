"""Fault localization: formulas, and what refuses the actions that a list has in excess."""

from __future__ import annotations

import sys
from math import inf, sqrt
from typing import Any

import msgspec
import pytest

from scrimmage_rules.kit.cases.field_differences import TOO_MUCH, Difference
from scrimmage_rules.kit.cases.judge import CaseResult, Verdict, create_case_result
from scrimmage_rules.kit.cases.requests import list_requests_of_case_as_data
from scrimmage_rules.kit.cases.vectors import Vector, get_vectors_file, read_vectors
from scrimmage_rules.kit.protocol.messages import FACETS
from scrimmage_rules.kit.protocol.reference import Reference, encode_reply_as_plain_data
from scrimmage_rules.kit.running.clauses_forbidding_listed_actions import (
    MOST_CHECKED,
    list_clauses_forbidding_listed_actions,
)
from tools.benchmarks.bare_driver import drive_adapter
from tools.mutation.localization_formulas import (
    FORMULAS,
    compute_dstar,
    compute_ochiai,
    find_rank_of_first_clause,
    format_formula_row,
)


def case(number: int, clauses: str, verdict: Verdict = "pass", named: str = "", near: str = "") -> CaseResult:
    return CaseResult(
        id=f"g/c/{number}", place="f:1", name="x", verdict=verdict, level="referee", clauses=tuple(clauses.split()),
        named=tuple(named.split()), near=tuple(near.split()),
    )  # fmt: skip


@pytest.mark.parametrize(
    ("failed", "missed", "passed", "by_ochiai", "by_dstar"),
    [(4, 0, 0, 1.0, inf), (0, 3, 5, 0.0, 0.0), (2, 2, 2, 0.5, 1.0), (3, 1, 6, 3 / sqrt(36), 9 / 7)],
)
def test_formulas_give_the_published_values(
    failed: int, missed: int, passed: int, by_ochiai: float, by_dstar: float
) -> None:
    assert compute_ochiai(failed, missed, passed) == pytest.approx(by_ochiai)
    assert compute_dstar(failed, missed, passed) == pytest.approx(by_dstar)


def test_each_formula_ranks_a_clause_of_failing_cases_alone_before_one_of_passing_cases_too() -> None:
    rows = [case(n, "OWN ALL", "fail", near="OWN ALL") for n in range(3)]
    passed = [case(n, "ALL", near="ALL") for n in range(3, 9)]
    for ranked in FORMULAS.values():
        assert ranked([*rows, *passed])[:2] == ["OWN", "ALL"]


def test_formulas_of_cases_ignore_what_answers_name() -> None:
    rows = [case(0, "A", "fail", named="B"), case(1, "A")]
    assert FORMULAS["Ochiai, clauses of cases"](rows) == ["A"]
    assert FORMULAS["D*, clauses of answers"](rows) == ["B"]


def test_a_place_is_that_of_the_first_clause_that_is_listed() -> None:
    assert find_rank_of_first_clause(("C", "B"), ["A", "B", "C"]) == 2
    assert find_rank_of_first_clause(("D",), ["A", "B"]) == 0


def test_a_row_counts_a_clause_that_is_not_listed_as_a_late_one() -> None:
    assert format_formula_row("x", [1, 3, 6, 0]).split() == ["x", "25.0", "%", "50.0", "%", "15.00"]


# ---- actions in excess


def _with_list(vectors: list[Vector]) -> tuple[Vector, list[dict[str, Any]]]:
    """Return a case that ends with legal actions, and an action that the reference refuses there."""
    for vector in vectors:
        asks = list_requests_of_case_as_data(vector, FACETS)
        listed = next((ask for ask in asks if ask["op"] == "legal"), None)
        tried = [ask for ask in asks if ask["op"] == "check"]
        if listed is None or not tried:
            continue
        reference = Reference()
        for ask in asks[: asks.index(listed)]:
            reference.answer({"id": 1, **ask})
        check = {"id": 1, "op": "check", "game": listed["game"]}
        for ask in tried:
            action = {"seat": ask["seat"], "action": ask["action"]}
            if encode_reply_as_plain_data(reference.answer({**check, **action}))["status"] == "rejected":
                return vector, [action]
    raise AssertionError


@pytest.fixture(scope="module")
def refused() -> tuple[Vector, list[dict[str, Any]]]:
    return _with_list(read_vectors(get_vectors_file("card-football")))


def test_an_action_in_excess_names_the_clause_that_refuses_it(refused: tuple[Vector, list[dict[str, Any]]]) -> None:
    vector, actions = refused
    wrong = Difference("/actions", "lacks", actions, TOO_MUCH, of="legal")
    [clause] = list_clauses_forbidding_listed_actions(
        vector, create_case_result(vector, "fail", differences=(wrong,)), FACETS
    )
    reference, asks = Reference(), list_requests_of_case_as_data(vector, FACETS)
    for ask in asks[: next(n for n, ask in enumerate(asks) if ask["op"] == "legal")]:
        reference.answer({"id": 1, **ask})
    check = {"id": 1, "op": "check", "game": asks[0]["game"], **actions[0]}
    assert encode_reply_as_plain_data(reference.answer(check))["clause"] == clause


def test_an_action_in_excess_names_a_clause_where_only_the_kinds_of_actions_are_wrong_too(
    refused: tuple[Vector, list[dict[str, Any]]],
) -> None:
    vector, actions = refused
    wrong = Difference("/actions", "lacks", actions, TOO_MUCH, of="legal")
    kinds = Difference("/turn/pending", "same-set", [], actions)
    alone, both = (create_case_result(vector, "fail", differences=listed) for listed in ((wrong,), (kinds, wrong)))
    assert len(list_clauses_forbidding_listed_actions(vector, both, FACETS)) == 1
    assert list_clauses_forbidding_listed_actions(vector, both, FACETS) == list_clauses_forbidding_listed_actions(
        vector, alone, FACETS
    )
    assert (
        list_clauses_forbidding_listed_actions(vector, create_case_result(vector, "fail", differences=(kinds,)), FACETS)
        == ()
    )


def test_a_case_that_is_wrong_elsewhere_too_names_no_clause(refused: tuple[Vector, list[dict[str, Any]]]) -> None:
    vector, actions = refused
    wrong = Difference("/actions", "lacks", actions, TOO_MUCH, of="legal")
    earlier = Difference("/position/down", "equals", 1, 2, of="position")
    assert (
        list_clauses_forbidding_listed_actions(
            vector, create_case_result(vector, "fail", differences=(earlier, wrong)), FACETS
        )
        == ()
    )
    nonsense = msgspec.structs.replace(wrong, wanted=["x"] * MOST_CHECKED)
    assert (
        list_clauses_forbidding_listed_actions(
            vector, create_case_result(vector, "fail", differences=(nonsense,)), FACETS
        )
        == ()
    )


# ---- a bare driver


def test_a_bare_driver_sends_every_request_and_reads_as_many_lines() -> None:
    echo = "import sys\nfor line in sys.stdin: print(len(line), flush=True)"
    drive_adapter([[b'{"id":1}\n'] * 3, [b'{"id":2}\n', b"x" * 40_000 + b"\n"]], [sys.executable, "-c", echo])
