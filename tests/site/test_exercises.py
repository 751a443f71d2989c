"""The exercises of the site: the reference confirms every answer, and a page plays all of them through."""

from __future__ import annotations

import json
from collections.abc import Callable
from fractions import Fraction
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest

from scrimmage_rules.kit.protocol.reference import Reference
from scrimmage_rules.rulesets import RULESETS
from tests.site.browsing import Visit
from tests.site.conftest import ROOT
from tests.site.test_reading import faults
from tests.site.test_trial import cases

OF_EACH_GAME = pytest.mark.parametrize("game", RULESETS)
DATA = ROOT / "javascript" / "play_page" / "exercises" / "data"
LEAD = Fraction(8, 100)
"""How much better the best action is than every other answer, as the page says."""


@cache
def exercises(game: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads((DATA / f"{game}.json").read_text(encoding="utf-8"))
    return found


class Asked:
    """The position of an exercise, loaded by the reference."""

    def __init__(self, game: str, exercise: dict[str, Any]) -> None:
        self.reference = Reference()
        self.exercise = exercise
        self.load(game, exercise["position"])

    def ask(self, op: str, **others: Any) -> Any:
        reply = self.reference.answer({"id": 1, "op": op, "game": "g", **others})
        return json.loads(msgspec.json.encode(reply))

    def load(self, game: str, position: Any) -> None:
        reply = self.ask("load", ruleset=game, options=self.exercise["options"], position=position)
        assert reply["status"] == "ok", reply

    def odds(self, seat: str, action: Any, of: list[str]) -> list[tuple[list[Any], Fraction]]:
        reply = self.ask("query", query="odds", args={"seat": seat, "action": action, "of": of})
        return [(each["is"], Fraction(each["p"])) for each in reply["value"]]


# ---- the odds of each goal, stated again from the rules


def gains_first_down(position: Any, after: list[Any]) -> bool:
    offence = position["offence"]
    score, down, now, spot = after
    return score > position["score"][offence] or (down == 1 and now == offence and spot is not None)


def stops_runner(position: Any, after: list[Any]) -> bool:
    down, offense, fumbled, phase = after
    return fumbled == "offense" or offense != position["offense"] or (phase != "move" and down > position["down"])


def call_odds(asked: Asked, game: str, action: Any, reaches: Callable[[Any, list[Any]], bool]) -> Fraction:
    """The odds of the card that is turned after both sides have called."""
    position, seat = asked.exercise["position"], asked.exercise["seat"]
    asked.load(game, position)
    assert asked.ask("apply", seat=seat, action=action, chance=[])["status"] == "ok"
    offence = position["offence"]
    rows = asked.odds(offence, {"type": "turn-card"}, [f"/score/{offence}", "/down", "/offence", "/spot"])
    return sum((share for after, share in rows if reaches(position, after)), Fraction(0))


def own_odds(asked: Asked, goal: str, action: Any) -> Fraction:
    """The odds of an action that meets chance itself."""
    position = asked.exercise["position"]
    side = position.get("stage", {}).get("side", "offense")
    other = {"offense": "defense", "defense": "offense"}[side]
    goals: dict[str, tuple[list[str], Callable[[list[Any]], bool]]] = {
        "tackle": (["/down", "/offense", "/fumbled_by", "/phase"], lambda after: stops_runner(position, after)),
        "contact": ([f"/men/{other}/on/{action.get('target')}/neutralized"], lambda after: after[0] > 0),
        "recovery": ([f"/men/{side}/on/{action.get('man')}/neutralized"], lambda after: after[0] == 0),
        "catch": (["/ball/by"], lambda after: after[0] == action.get("to")),
        "pass": (
            ["/phase", "/holder", "/catch"],
            lambda after: action.get("to") in (after[1], (after[2] or {}).get("man")),
        ),
        "steal": (["/holder"], lambda after: after[0] == action["man"]),
        "intercept": (["/holder"], lambda after: after[0] == action["man"]),
    }
    of, reaches = goals[goal]
    rows = asked.odds(asked.exercise["seat"], action, of)
    return sum((share for after, share in rows if reaches(after)), Fraction(0))


def odds_of(asked: Asked, game: str, action: Any) -> Fraction:
    goal = asked.exercise["goal"]
    if goal == "first down":
        return call_odds(asked, game, action, gains_first_down)
    if goal == "stop":
        return call_odds(asked, game, action, lambda position, after: not gains_first_down(position, after))
    return own_odds(asked, "catch" if (game, goal) == ("tactical-football", "pass") else goal, action)


# ---- the data


@OF_EACH_GAME
def test_a_game_has_twenty_exercises_of_three_kinds(game: str) -> None:
    assert len(exercises(game)) == 20
    assert len({each["id"] for each in exercises(game)}) == 20
    assert {each["kind"] for each in exercises(game)} == {"best", "legal", "result"}
    assert all(2 <= len(each["choices"]) <= 4 and each["hint"] and each["why"] for each in exercises(game))


@OF_EACH_GAME
def test_scenarios_of_exercises_are_published(game: str) -> None:
    named = {each["case"] for each in exercises(game)} - {None}
    assert named <= {f"{game}/{name}" for name in cases(game)}


@OF_EACH_GAME
def test_best_action_has_the_highest_odds_in_the_reference(game: str) -> None:
    for exercise in (each for each in exercises(game) if each["kind"] == "best"):
        asked = Asked(game, exercise)
        found = [odds_of(asked, game, each["action"]) for each in exercise["choices"]]
        assert found == [Fraction(each["p"]) for each in exercise["choices"]], exercise["id"]
        best = found.pop(exercise["right"])
        assert best - max(found) >= LEAD


@OF_EACH_GAME
def test_one_action_is_legal_and_the_others_break_the_named_clause(game: str) -> None:
    for exercise in (each for each in exercises(game) if each["kind"] == "legal"):
        asked = Asked(game, exercise)
        for number, choice in enumerate(exercise["choices"]):
            reply = asked.ask("check", seat=exercise["seat"], action=choice["action"])
            assert reply.get("clause") == choice["clause"], (exercise["id"], reply)
            assert (reply["status"] == "ok") == (number == exercise["right"])


@OF_EACH_GAME
def test_every_result_of_an_exercise_is_possible_and_different(game: str) -> None:
    for exercise in (each for each in exercises(game) if each["kind"] == "result"):
        asked, found = Asked(game, exercise), []
        for choice in exercise["choices"]:
            asked.load(game, exercise["position"])
            reply = asked.ask("apply", seat=exercise["seat"], action=exercise["action"], chance=choice["chance"])
            assert reply["status"] == "ok", (exercise["id"], reply)
            found.append(json.dumps(asked.ask("position")["position"], sort_keys=True))
        assert len(set(found)) == len(found)


# ---- the page


def open_page(visit: Visit, base: str, game: str, number: int = 1) -> Any:
    page = visit.page
    page.goto(f"{base}/exercises.html#{game}/{number}")
    page.locator(".quiz-answers button").first.wait_for()
    return page


@OF_EACH_GAME
def test_all_exercises_are_solved_after_a_wrong_answer(visit: Visit, built: Path, game: str) -> None:
    page = open_page(visit, built.as_uri(), game)
    for number, exercise in enumerate(exercises(game), start=1):
        page.locator(".quiz-at", has_text=f"Exercise {number} of 20").wait_for()
        right = exercise["right"]
        wrong = (right + 1) % len(exercise["choices"])
        page.locator(".quiz-answers button").nth(wrong).click()
        reason = page.locator(".exercise-wrong").inner_text()
        assert reason.startswith("Try again. ")
        given = exercise["choices"][wrong]
        assert (given.get("p") or given.get("clause") or "not of") in reason
        assert page.locator(".quiz-mark.right").count() == 0
        page.keyboard.press(str(right + 1))
        page.locator(".quiz-told strong", has_text="Right.").wait_for()
        if number < 20:
            page.get_by_role("button", name="Next exercise").click()
    assert "20 of 20 solved" in page.locator(".exercise-list").inner_text()
    page.reload()
    page.locator(".exercise-list", has_text="20 of 20 solved").wait_for()
    page.get_by_role("button", name="Delete progress").click()
    assert "0 of 20 solved" in page.locator(".exercise-list").inner_text()


def test_an_exercise_solved_in_another_tab_counts_at_once(visit: Visit, served: str) -> None:
    page, other = open_page(visit, served, "card-football"), visit.page.context.new_page()
    other.goto(f"{served}/exercises.html#card-football/2")
    for tab, number in ((page, 1), (other, 2)):
        tab.locator(".quiz-at", has_text=f"Exercise {number} of 20").wait_for()
        tab.locator(".quiz-answers button").nth(exercises("card-football")[number - 1]["right"]).click()
        tab.locator(".quiz-told strong", has_text="Right.").wait_for()
    for tab in (page, other):
        tab.locator(".exercise-list", has_text="2 of 20 solved").wait_for()


@OF_EACH_GAME
def test_an_exercise_fits_a_phone_and_everybody_can_use_it(phone: Visit, served: str, game: str) -> None:
    page = open_page(phone, served, game)
    page.get_by_role("button", name="Hint").click()
    assert page.locator(".exercise-hint").inner_text().startswith("Hint: ")
    assert faults(page) == []
    page.keyboard.press(str(exercises(game)[0]["right"] + 1))
    page.locator(".quiz-told strong").wait_for()
    assert faults(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


def test_a_click_on_the_board_answers(visit: Visit, served: str) -> None:
    number, exercise = next(
        (number, each) for number, each in enumerate(exercises("tactical-football"), 1) if each.get("goal") == "contact"
    )
    page = open_page(visit, served, "tactical-football", number)
    target = exercise["choices"][exercise["right"]]["action"]["target"]
    page.locator(f'.quiz svg [data-man="{target}"]').first.click()
    page.locator(".quiz-told strong", has_text="Right.").wait_for()


def test_the_play_page_leads_to_the_exercises_of_its_game(visit: Visit, served: str) -> None:
    page = visit.page
    page.goto(f"{served}/play.html?game=tactical-soccer")
    page.get_by_role("link", name="Solve the exercises of this game").click()
    page.locator(".quiz-at", has_text="Exercise 1 of 20").wait_for()
    assert page.locator(".trial-begin select").input_value() == "tactical-soccer"
