"""Cases made on the spot: repeatable, new, right for the reference, and beyond a program that looks answers up."""

from __future__ import annotations

import re
import shlex
import sys
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

from scrimmage_rules import cli
from scrimmage_rules.kernel.codec import canonical
from scrimmage_rules.kit.fresh import Fresh, fresh_cases
from scrimmage_rules.kit.fresh.material import material
from scrimmage_rules.kit.fresh.questions import QUESTIONS, a_table
from scrimmage_rules.kit.judge import requests
from scrimmage_rules.kit.selection import Selection, chosen
from scrimmage_rules.kit.vectors import LEVELS, Vector, read_vectors, vectors_file
from scrimmage_rules.kit.verify import verify as judge
from scrimmage_rules.rulesets import RULESETS
from tests.kit.test_faulty_adapters import APART, FOLDER

ROUND = len(QUESTIONS)
"""As many cases as there are questions: each is asked once."""

IMPOSTOR = [sys.executable, str(FOLDER / "faulty.py"), "looks-up"]


@cache
def published(ruleset_id: str) -> list[Vector]:
    return read_vectors(vectors_file(ruleset_id))


@cache
def made(ruleset_id: str, seed: int) -> list[Vector]:
    return fresh_cases(ruleset_id, Fresh(2 * ROUND, seed), published(ruleset_id))


@pytest.mark.parametrize("ruleset_id", RULESETS)
def test_the_same_seed_makes_the_same_cases_and_another_seed_others(ruleset_id: str) -> None:
    again = fresh_cases(ruleset_id, Fresh(2 * ROUND, 7), published(ruleset_id))
    assert canonical(again) == canonical(made(ruleset_id, 7))
    assert canonical(fresh_cases(ruleset_id, Fresh(2 * ROUND, 8), published(ruleset_id))) != canonical(again)
    assert len({case.id for case in again}) == 2 * ROUND


@pytest.mark.parametrize("ruleset_id", RULESETS)
def test_more_cases_of_a_seed_begin_with_the_fewer(ruleset_id: str) -> None:
    fewer = fresh_cases(ruleset_id, Fresh(ROUND, 7), published(ruleset_id))
    assert canonical(fewer) == canonical(made(ruleset_id, 7)[:ROUND])


@pytest.mark.parametrize("ruleset_id", RULESETS)
def test_every_level_has_cases(ruleset_id: str) -> None:
    assert {case.level for case in made(ruleset_id, 7)} == set(LEVELS)


@pytest.mark.parametrize("ruleset_id", RULESETS)
def test_what_is_looked_up_is_asked_by_no_published_case(ruleset_id: str) -> None:
    known = {canonical(ask) for case in published(ruleset_id) for ask in requests(case)}
    asked = [canonical(ask) for case in made(ruleset_id, 7) for ask in requests(case) if "game" not in ask]
    assert len(asked) == 2 * QUESTIONS.count(a_table)
    assert not known & set(asked)


@pytest.mark.parametrize("ruleset_id", RULESETS)
def test_no_position_is_in_a_published_case(ruleset_id: str) -> None:
    known = set(map(canonical, material(ruleset_id, published(ruleset_id)).positions))
    begun = [
        ask for case in made(ruleset_id, 7) if "game" in (ask := requests(case)[0])
    ]  # a table is looked up without
    asked = [canonical(ask["position"]) for ask in begun if ask["op"] == "load"]
    assert len(asked) >= 0.8 * len(begun)
    assert not known & set(asked)


@pytest.mark.parametrize("ruleset_id", RULESETS)
def test_games_are_begun_anew_too_and_played_on(ruleset_id: str) -> None:
    anew = [requests(case) for case in made(ruleset_id, 7) if requests(case)[0]["op"] == "new"]
    assert [[ask["op"] for ask in asks][:3] for asks in anew] == [["new", "position", "apply"]] * 2


def test_a_question_that_makes_no_sense_in_a_game_is_left_out() -> None:
    """Of a suite that holds one case alone: no table, no odds; the others are asked all the same."""
    begun = next(case for case in published("card-football") if requests(case)[0]["op"] == "load")
    asked = [ask for case in fresh_cases("card-football", Fresh(ROUND, 7), [begun]) for ask in requests(case)]
    assert {"load", "new", "legal", "observe", "apply"} <= {ask["op"] for ask in asked}
    assert "query" not in {ask["op"] for ask in asked}


def test_a_suite_that_begins_no_game_has_no_fresh_cases() -> None:
    tables = [case for case in published("card-football") if case.level == "tables"]
    assert fresh_cases("card-football", Fresh(ROUND, 7), tables) == []


def test_the_reference_agrees_with_itself(verify: Callable[..., Any]) -> None:
    ran = verify("--fresh", str(ROUND), "--seed", "7")
    assert (ran.code, ran.totals) == (0, {"pass": ROUND * len(RULESETS)})
    assert (
        f"{ROUND * len(RULESETS)} of {ROUND * len(RULESETS)} fresh cases agree with the reference, seed 7\n" in ran.out
    )
    assert set(ran.report["levels"].values()) == {None}
    assert ran.report["selection"]["fresh"] == {"number": ROUND, "seed": 7}


def test_without_a_seed_one_is_chosen_and_named(verify: Callable[..., Any]) -> None:
    ran = verify("--ruleset", "card-football", "--fresh", "1")
    seed = ran.report["selection"]["fresh"]["seed"]
    assert f"1 of 1 fresh cases agree with the reference, seed {seed}\n" in ran.out


def test_the_command_under_a_failure_repeats_that_case(
    faulty: Callable[[str], list[str]], verify: Callable[..., Any], capsys: pytest.CaptureFixture[str]
) -> None:
    ran = verify("--ruleset", "card-football", "--fresh", str(ROUND), "--seed", "7", command=faulty("no"))
    [first, *_] = re.findall(r"^  replay: scrimmage (.+)$", ran.out, re.MULTILINE)
    assert cli.main(shlex.split(first)) == 1
    assert capsys.readouterr().out.startswith("FAIL card-football/fresh/7-")
    assert re.search(r"^  made on the spot  .+ \(seed 7, case \d+\)$", ran.out, re.MULTILINE)


def test_a_seed_without_fresh_cases_is_wrong_usage(verify: Callable[..., Any]) -> None:
    ran = verify("--seed", "7")
    assert (ran.code, ran.err) == (2, "scrimmage: --seed: it makes fresh cases; say how many with --fresh N\n")


# ---- a program that knows no rule


def test_an_adapter_that_looks_answers_up_passes_every_published_case() -> None:
    report = judge(chosen(Selection()), IMPOSTOR)
    assert {verdict: count for verdict, count in report.totals.items() if count} == {"pass": len(report.cases)}


def test_an_adapter_that_looks_answers_up_fails_fresh_cases(verify: Callable[..., Any]) -> None:
    ran = verify(*APART["looks-up"], "--seed", "7", command=IMPOSTOR)
    assert (ran.code, set(ran.totals) <= {"fail", "pass"}) == (1, True)
    assert ran.totals["fail"] >= 0.9 * 30 * len(RULESETS)
