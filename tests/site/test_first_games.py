"""The page to play on, for a newcomer: what is in view, whose turn it is, what the computer did, and who plays."""

from __future__ import annotations

import re
from typing import Any

import pytest

from scrimmage_rules.rulesets import RULESETS
from tests.site.browsing import Visit, visits
from tests.site.test_board_leads import begin
from tests.site.test_play_by_board import count

PHONE = {"width": 390, "height": 844}
DESKTOP = {"width": 1280, "height": 800}
MOST_ACTIONS = 20
"""Actions in which a card is turned and the computer chooses in secret after it, whatever the coin says."""

WORKED = "The worked game: a pass to zone 5, before the second turn"

IN_VIEW = """
([part, lowest]) => {
  const { top } = document.querySelector(part).getBoundingClientRect();
  return top >= 0 && top < lowest;
}
"""
"""Whether a part of the page begins in view, above a height; the page may still be scrolling."""


def against_the_computer(visit: Visit, base: str, game: str, seat: str, start: str | None = None) -> Any:
    page = visit.page
    page.emulate_media(reduced_motion="reduce")
    page.goto(f"{base}/play.html?game={game}")
    page.get_by_role("button", name="New game").wait_for()
    if start is not None:
        page.get_by_label("Start with").select_option(label=start)
    page.get_by_label("You play").select_option(seat)
    page.get_by_label("Opponent").select_option("opponent")
    page.get_by_role("button", name="New game").click()
    page.locator(".trial-now", has_text=f"Your turn: {seat}").wait_for()
    return page


def act(page: Any) -> None:
    """Perform the first action of the list, open or folded, and wait until the computer has answered it."""
    before = count(page)
    page.locator(".trial-list [data-action]").first.dispatch_event("click")
    page.wait_for_function("before => document.querySelector('.trial-log')?.start > before", arg=before)
    page.locator(".trial-now:not(:has-text('thinking'))").wait_for()


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
@pytest.mark.parametrize("game", RULESETS)
def test_board_of_a_new_game_comes_into_view(visit: Visit, served: str, game: str, size: Any) -> None:
    visit.page.set_viewport_size(size)
    begin(visit, served, game)
    visit.page.wait_for_function(IN_VIEW, arg=[".trial-board figure", size["height"] / 2])


@pytest.mark.parametrize("game", RULESETS)
def test_goal_of_a_lesson_is_next_to_the_board(visit: Visit, served: str, game: str) -> None:
    page = visit.page
    page.set_viewport_size(DESKTOP)
    page.goto(f"{served}/play.html?game={game}")
    page.get_by_role("button", name="Your first game: a lesson").click()
    page.locator(".lesson-goal").wait_for()
    board, goal = page.locator(".trial-board").bounding_box(), page.locator(".lesson-goal").bounding_box()
    assert goal["x"] > board["x"] + board["width"]
    page.wait_for_function(IN_VIEW, arg=[".lesson-goal", DESKTOP["height"]])


def test_turned_card_stays_in_view_when_the_computer_chooses_next(visit: Visit, served: str) -> None:
    page = against_the_computer(visit, served, "card-football", "home")
    since, card = page.locator(".trial-since", has_text="away has chosen in secret"), page.locator(".play-card")
    for _ in range(MOST_ACTIONS):
        act(page)
        page.locator(".trial-now", has_text="Your turn: home").wait_for()
        if since.count() and card.count():
            break
    assert since.inner_text().startswith("Since your last action")
    assert card.count() == 1


def test_undo_returns_before_the_own_call_when_the_computer_has_called_again(visit: Visit, served: str) -> None:
    page = against_the_computer(visit, served, "card-football", "home")
    calls = page.get_by_role("button", name="call ")
    for _ in range(MOST_ACTIONS):
        if calls.count():
            break
        act(page)
    called = page.locator(".trial-board title", has_text=re.compile("Chosen: .*hidden"))
    called.first.wait_for(state="attached")  # the computer
    before = count(page)
    calls.first.click()
    page.get_by_role("button", name="turn a card").or_(calls.first).first.wait_for()
    if page.get_by_role("button", name="turn a card").count():
        act(page)
    assert count(page) > before
    page.get_by_role("button", name="Undo").click()
    page.wait_for_function("before => document.querySelector('.trial-log').start <= before", arg=before)
    assert page.get_by_role("button", name="Redo").get_attribute("aria-disabled") == "false"


def test_odds_of_a_secret_call_are_those_of_the_card_after_it(visit: Visit, served: str) -> None:
    page = visit.page
    page.goto(f"{served}/play.html?game=card-football")
    page.get_by_role("button", name="Your first game: a lesson").click()
    page.get_by_role("button", name="receive the kick-off").click()
    page.locator(".lesson-at", has_text="Step 2").wait_for()
    page.get_by_label("list its odds").check()
    page.get_by_role("button", name="call Deep Pass").click()
    rows = page.locator(".odds-after-call tbody tr")
    rows.nth(4).wait_for()
    assert rows.locator("th").all_inner_texts() == ["Blitz", "Run", "Screen", "Deep", "Zone"]
    # Against Zone, 35 cards: 12, 15 (twice each), -4 (twice) and 19 (three times) yards; once a score, once a turnover.
    gains = [12, 12, 15, 15, -4, -4, 19, 19, 19] + 24 * [0]
    assert rows.nth(4).locator("td").all_inner_texts() == [f"{sum(gains) / 33:.1f} yards", "3 %", "3 %"]


def test_newcomer_is_offered_the_lesson_and_the_computer_first(chromium: Any, served: str) -> None:
    for visit in visits(chromium, newcomer=True):
        page = visit.page
        page.goto(f"{served}/play.html?game=card-football")
        page.locator(".trial-begin .main", has_text="Your first game").wait_for()
        assert page.get_by_label("Opponent").input_value() == "opponent"
        page.get_by_label("Opponent").select_option("person")
        page.get_by_role("button", name="New game").click()
        page.locator(".trial-now", has_text="chance (a draw or a roll)").wait_for()
        page.goto(f"{served}/play.html?game=tactical-soccer")
        page.locator(".trial-begin .main", has_text="New game").wait_for()
        assert page.get_by_label("Opponent").input_value() == "person"


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
def test_buttons_of_a_step_stay_in_view(visit: Visit, served: str, size: Any) -> None:
    page = visit.page
    page.set_viewport_size(size)
    page.goto(f"{served}/play.html?game=card-football")
    page.get_by_role("button", name="Your first game: a lesson").click()
    page.get_by_role("button", name="receive the kick-off").click()
    page.locator(".lesson-at", has_text="Step 2").wait_for()
    page.get_by_role("button", name="call Draw").click()
    page.locator(".lesson-wrong").wait_for()
    for part in (".lesson-goal", ".trial-list [data-action]"):
        page.wait_for_function(IN_VIEW, arg=[part, size["height"] - 40])
    assert page.get_by_role("button", name="call Blitz").count() == 0  # a call of the other seat
    goal, board = page.locator(".lesson-goal").bounding_box(), page.locator(".trial-board").bounding_box()
    assert goal["x"] > board["x"] + board["width"] or goal["y"] >= board["y"] + board["height"]


def test_goal_is_a_headline_with_the_numbers_that_were_needed(visit: Visit, served: str) -> None:
    page = visit.page
    page.goto(f"{served}/play.html?game=tactical-soccer")
    page.get_by_role("button", name="Your first game: a lesson").click()
    for number in range(1, 9):
        page.locator(".lesson-at", has_text=f"Step {number}").wait_for()
        page.get_by_role("button", name="Show me").click()
    assert page.locator(".trial-headline").inner_text().startswith("Goal for blue!")
    page.locator(".trial-chance-shown figcaption", has_text="needed: ").wait_for()


def test_phase_is_finished_only_to_the_next_turn(visit: Visit, served: str) -> None:
    page = against_the_computer(visit, served, "computer-football", "red", WORKED)
    page.get_by_role("button", name="Finish this phase for me").wait_for()
    before = count(page)
    page.get_by_role("button", name="Finish this phase for me").click()
    page.locator(".trial-since").wait_for()
    page.locator(".trial-now:not(:has-text('thinking'))").wait_for()
    assert count(page) > before
    turns = page.locator(".trial-log li").filter(has_text="draws the squares").count()
    assert turns <= 3  # red's, yellow's, and red's next turn


def test_two_people_are_told_nothing_twice(visit: Visit, served: str) -> None:
    page = begin(visit, served, "card-football")
    page.locator(".trial-list [data-action]").first.click()
    page.locator(".trial-log li").first.wait_for()
    assert page.locator(".trial-now").inner_text().startswith("Next to act: ")
    assert page.locator(".trial-since").count() == 0


def test_eleven_men_are_chosen_one_by_one(visit: Visit, served: str) -> None:
    page = against_the_computer(visit, served, "tactical-football", "home", "One play")
    for _ in range(MOST_ACTIONS):
        if page.locator(".trial-squad").count():
            break
        act(page)
    men, confirm = page.locator("[data-squad]"), page.get_by_role("button", name="Play with these 11")
    assert men.count() > page.locator("[data-squad][aria-pressed=true]").count() == 11
    page.locator("[data-squad][aria-pressed=true]").first.click()
    assert "Choose 1 more." in page.locator(".trial-squad").inner_text()
    assert confirm.count() == 0
    page.locator("[data-squad]:focus").click()
    confirm.click()
    page.locator(".trial-squad").wait_for(state="detached")


def test_board_zooms_and_fits_again(visit: Visit, served: str) -> None:
    page = begin(visit, served, "computer-football")
    board = page.locator(".trial-board svg.board")
    page.get_by_role("button", name="Show the whole board").click()
    before = board.bounding_box()["width"]
    page.get_by_role("button", name="Zoom in").click()
    assert board.bounding_box()["width"] == pytest.approx(1.4 * before, rel=0.02)
    page.get_by_role("button", name="Show the whole board").click()
    assert board.bounding_box()["width"] == pytest.approx(before, rel=0.05)  # scroll bars may take a part


def test_zoom_of_a_covered_board_changes_nothing(visit: Visit, served: str) -> None:
    page = begin(visit, served, "card-football")
    page.locator(".trial-board figure").evaluate("figure => figure.replaceChildren()")
    for name in ("Zoom in", "Zoom out", "Show the whole board"):
        page.get_by_role("button", name=name).dispatch_event("click")
    assert page.locator(".trial-board figure.zoomed").count() == 0
