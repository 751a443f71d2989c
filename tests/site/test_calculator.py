"""The calculator on the pages of odds: its answers are those of the tables and of the Python engine."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from scrimmage_rules.kernel.contract import Options
from scrimmage_rules.rulesets import RULESETS, ruleset
from tests.site.browsing import Visit

OPEN = "Open the calculator"


def open_calculator(page: Any, served: str, ruleset_id: str, question: str) -> Any:
    page.goto(f"{served}/rules/{ruleset_id}/odds.html")
    page.get_by_role("button", name=OPEN).click()
    calculator = page.locator(".calculator")
    calculator.wait_for(timeout=60_000)
    calculator.get_by_label("Question").select_option(label=question)
    calculator.locator("caption", has_text=question).wait_for()
    return calculator


def results(calculator: Any) -> dict[str, Fraction]:
    rows = calculator.locator("tbody tr").all()
    cells = [(row.locator("th").inner_text(), row.locator("td").first.inner_text()) for row in rows]
    return {name: Fraction(text) for name, text in cells}


def query(ruleset_id: str, name: str, readings: dict[str, str] | None = None, **args: Any) -> Any:
    game = ruleset(ruleset_id)
    return game.query(game.rules(Options(readings=readings or {})), name, args).value


def test_tackle_has_the_odds_of_the_engine_for_powers_and_reading(visit: Visit, served: str) -> None:
    calculator = open_calculator(visit.page, served, "computer-football", "A tackle")
    calculator.get_by_label("Power of the tackler").fill("4")
    calculator.get_by_label("Power of the carrier").fill("1")
    calculator.locator("td", has_text="5/21").wait_for()
    plain = query("computer-football", "tackle", advantage=3)
    assert results(calculator) == {name: Fraction(share) for name, share in plain.items()}
    calculator.get_by_label("Reading of CF-A62").select_option("printed-normalised")
    printed = query("computer-football", "tackle", {"CF-A62": "printed-normalised"}, advantage=3)
    assert printed["miss"] != plain["miss"]
    calculator.locator("td", has_text=printed["miss"]).wait_for()
    assert results(calculator) == {name: Fraction(share) for name, share in printed.items()}


def test_pass_has_its_deductions_and_the_chance_of_an_interception(visit: Visit, served: str) -> None:
    """The pass of the third play example has 7 net points."""
    calculator = open_calculator(visit.page, served, "tactical-football", "A pass")
    calculator.get_by_label("Length of the pass").select_option("2")
    calculator.get_by_label("Hexes from the receiver").fill("2")
    calculator.get_by_label("Men of either side").fill("1")
    calculator.get_by_label("Opponents in or next").fill("1")
    calculator.locator("tr", has_text="net points").locator("td", has_text="7").wait_for()
    complete = Fraction(query("tactical-football", "completion-odds", net=7)["completed"])
    shown = results(calculator)
    assert shown["complete"] == complete
    assert shown["intercepted"] == (1 - complete) / 6
    assert shown["complete"] + shown["intercepted"] + shown["incomplete"] == 1


def test_steal_with_a_foul_depends_on_the_reading(visit: Visit, served: str) -> None:
    calculator = open_calculator(visit.page, served, "tactical-soccer", "A steal or an interception")
    calculator.get_by_label("With a foul").select_option("yes")
    calculator.locator("tr", has_text="the foul succeeds").locator("td", has_text="1/3").wait_for()
    assert results(calculator)["success"] == Fraction(1, 3) * Fraction(2, 6) + Fraction(2, 3) * Fraction(1, 6)
    calculator.get_by_label("Reading of TS-A01").select_option("table-4-6")
    calculator.locator("tr", has_text="the foul succeeds").locator("td", has_text="1/2").wait_for()
    assert results(calculator)["success"] == Fraction(1, 2) * Fraction(2, 6) + Fraction(1, 2) * Fraction(1, 6)


def test_a_reading_is_a_link_to_its_ambiguity(visit: Visit, served: str) -> None:
    calculator = open_calculator(visit.page, served, "computer-football", "A tackle")
    calculator.get_by_role("link", name="CF-A62", exact=True).click()
    visit.page.wait_for_url("**/rules/computer-football/ambiguities.html#CF-A62")
    assert visit.page.locator("h2#CF-A62").count() == 1


@pytest.mark.parametrize("ruleset_id", RULESETS)
def test_every_question_has_an_answer(visit: Visit, served: str, ruleset_id: str) -> None:
    page = visit.page
    page.goto(f"{served}/rules/{ruleset_id}/odds.html")
    page.get_by_role("button", name=OPEN).click()
    page.locator(".calculator table").wait_for(timeout=60_000)
    chooser = page.locator(".calculator").get_by_label("Question")
    for question in chooser.locator("option").all_inner_texts():
        chooser.select_option(label=question)
        page.locator(".calculator caption", has_text=question).wait_for()
        assert page.locator(".calculator tbody tr").count() > 1
