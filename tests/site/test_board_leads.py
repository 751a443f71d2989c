"""The page to play on, by the board: ringed men, costs of places, menus with odds, reasons, keys, cards and dice."""

from __future__ import annotations

import re
from collections.abc import Iterator
from fractions import Fraction
from typing import Any

import pytest

from tests.site.browsing import Visit, visits
from tests.site.playing import settings
from tests.site.test_reading import faults
from tests.site.test_trial import set_up

SOCCER = "The kick-off: both squads drafted and set up"
EXAMPLE = "At the snap: play example 1, a run off tackle against a zone defense"
RUN = "The standard line-ups: a run by H"


def begin(visit: Visit, base: str, game: str, start: str | None = None) -> Any:
    page = visit.page
    page.goto(f"{base}/play.html?game={game}")
    page.get_by_role("button", name="New game").wait_for()
    if start is not None:
        page.get_by_label("Start with").select_option(label=start)
    page.get_by_role("button", name="New game").click()
    page.locator(".trial svg.board").first.wait_for()
    return page


def snapped(visit: Visit, base: str) -> Any:
    """A play of tactical-football, right after the snap: the offense moves."""
    page = begin(visit, base, "tactical-football", EXAMPLE)
    page.get_by_role("button", name="call a Snap Game-Turn").click()
    page.get_by_role("button", name="snap the ball").click()
    page.locator(".trial-now", has_text="movement").wait_for()
    return page


def logged(page: Any, number: int) -> None:
    """Wait for this number of moves."""
    page.wait_for_function("number => (document.querySelector('.trial-log')?.start ?? 0) === number", arg=number)


def press_until(page: Any, key: str, text: str) -> None:
    """Press an arrow key until the cursor is on what has this text."""
    for _ in range(30):
        page.keyboard.press(key)
        if page.locator(".trial-cursor").inner_text().startswith(text):
            return
    raise AssertionError(page.locator(".trial-cursor").inner_text())


def test_all_men_who_may_act_are_ringed(visit: Visit, served: str) -> None:
    page = snapped(visit, served)
    assert page.locator(".trial .ring").count() == 11
    page.locator('[data-man="31"]').click()
    assert page.locator(".trial .ring").count() == 1


def test_a_chosen_man_walks_several_hexes_to_the_clicked_one(visit: Visit, served: str) -> None:
    page = snapped(visit, served)
    page.locator('[data-man="31"]').click()
    page.locator('[data-place="2229"]').wait_for(state="attached")
    page.locator(".trial .cost", has_text="4").first.wait_for(state="attached")
    assert page.locator('[data-place="2028"]').count() == 0
    page.locator('[data-place="2229"]').click()
    logged(page, 4)
    assert (
        page.locator(".trial-log > .latest")
        .inner_text()
        .startswith("home's #31 moves from 2028 to 2129 to 2229 for 4 points.")
    )
    page.get_by_role("button", name="Undo").click()
    logged(page, 3)
    page.get_by_role("button", name="Redo").click()
    logged(page, 4)
    assert page.get_by_role("button", name="Redo").get_attribute("aria-disabled") == "true"


def test_card_of_a_chosen_man_comes_out_from_behind_the_board_of_a_phone(visit: Visit, served: str) -> None:
    visit.page.set_viewport_size({"width": 390, "height": 844})
    page = snapped(visit, served)
    page.evaluate("scrollBy(0, 600)")
    page.locator('[data-man="31"]').click()
    page.locator(".trial-card").wait_for()
    card, board = page.locator(".trial-card").bounding_box(), page.locator(".trial-board").bounding_box()
    assert board["y"] + board["height"] - 1 <= card["y"] < 844 - 60


def test_menu_at_an_opponent_offers_the_contact_with_exact_odds(visit: Visit, served: str) -> None:
    page = snapped(visit, served)
    page.locator('[data-man="51"]').click()
    page.locator('[data-man="99"]').click()
    menu = page.locator(".trial-menu")
    menu.get_by_role("button", name="contact #99 with #51").wait_for()
    menu.locator(".odds .line").first.wait_for()
    assert faults(page) == []
    for line in menu.locator(".odds .line").all():
        text, exact = line.inner_text(), line.get_attribute("title")
        shares = [Fraction(each) for each in re.findall(r"\d+/\d+", exact)]
        assert sum(shares) == 1 or (exact.endswith("…") and sum(shares) < 1), exact
        assert [f"{float(100 * each):.0f}" for each in shares] == re.findall(r"(\d+) %", text)
        assert re.match(r"#(99|51) (stays on his feet|goes down with marker \d) \(\d+ %\), ", text)
    menu.get_by_role("button", name="contact #99 with #51").click()
    logged(page, 3)
    assert 2 <= int(page.locator(".trial-chance-shown .face").inner_text()) <= 12


def test_page_says_why_a_man_cannot_go_there(visit: Visit, served: str) -> None:
    page = snapped(visit, served)
    page.locator('[data-man="12"]').click()
    page.locator(".trial .cost", has_text="4").first.wait_for(state="attached")
    page.locator('[data-man="64"]').click()
    why = page.locator(".trial-why").first
    why.wait_for()
    assert why.inner_text().startswith("Not allowed: ")
    assert "rules/tactical-football/" in why.locator("a").get_attribute("href")
    logged(page, 2)


def test_card_of_the_chosen_man_says_who_he_is_and_why_not(visit: Visit, served: str) -> None:
    page = snapped(visit, served)
    page.locator('[data-man="12"]').click()
    card = page.locator(".trial-card")
    card.get_by_text("offense QB: strength 2").wait_for()
    card.locator("summary", has_text="Why can he not").click()
    card.get_by_text("The page names the clause that forbids the action.").wait_for()
    card.get_by_role("button", name="Close").click()
    assert page.locator(".trial .ring").count() == 11


@pytest.fixture
def narrow(chromium: Any) -> Iterator[Visit]:
    yield from visits(chromium, viewport={"width": 390, "height": 844}, has_touch=True)


def test_a_tap_chooses_and_moves_on_a_phone(narrow: Visit, served: str) -> None:
    page = begin(narrow, served, "tactical-soccer", SOCCER)
    page.locator("[data-action]").first.click()
    page.locator('[data-man="F1"]').tap()
    page.locator(".trial .cost", has_text="2").first.wait_for(state="attached")
    place = page.locator(".trial [data-place]").first
    place.tap()
    logged(page, 2)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    assert faults(page) == []


APART = """
([one, other]) => {
  const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
  return a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
}
"""


@pytest.mark.parametrize("width", [390, 1280])
def test_menu_covers_neither_its_man_nor_his_neighbor_and_closes(visit: Visit, served: str, width: int) -> None:
    visit.page.set_viewport_size({"width": width, "height": 844})
    page = begin(visit, served, "tactical-soccer", SOCCER)
    page.get_by_role("button", name="kick off with M3").click()
    page.locator('[data-man="F1"]').click()
    menu, man, neighbor = (page.locator(each) for each in (".trial-menu", '[data-man="M3"]', '[data-man="F3"]'))
    man.click()
    menu.locator(".trial-why").first.wait_for()
    for each in (man, neighbor):
        assert page.evaluate(APART, [menu.element_handle(), each.element_handle()])
    man.click()
    menu.wait_for(state="hidden")
    man.click()
    menu.locator("p").first.click()  # now the menu has the focus
    page.keyboard.press("Escape")
    menu.wait_for(state="hidden")


LETTERS = """
(figure, part) => [...figure.querySelectorAll(part)].filter((text) => text.checkVisibility())
  .map((text) => parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a)
"""
"""Heights of the texts of a board, in pixels."""


def test_names_of_men_can_be_read_on_the_whole_board_of_a_phone(narrow: Visit, served: str) -> None:
    page = begin(narrow, served, "tactical-soccer", SOCCER)
    figure = page.locator(".trial figure")
    assert min(figure.evaluate(LETTERS, ".man .name")) > 11
    assert figure.evaluate(LETTERS, ".man .where") == []  # they would be 5 pixels high
    page.get_by_role("button", name="Zoom in").click()
    assert len(figure.evaluate(LETTERS, ".man .where")) == 12


def test_keys_on_the_board_choose_a_man_and_move_him(visit: Visit, served: str) -> None:
    page = snapped(visit, served)
    page.locator(".trial figure").first.focus()
    press_until(page, "ArrowDown", "offense 31 on 2028")
    page.keyboard.press("Enter")
    page.locator(".trial-card").wait_for()
    page.locator(".trial .cost", has_text="4").first.wait_for(state="attached")
    press_until(page, "ArrowDown", "20")
    page.keyboard.press("Enter")
    page.locator(".trial-log > .latest", has_text="home moves #31").wait_for()
    assert page.evaluate("document.activeElement.matches('.trial figure')")
    page.keyboard.press("Escape")
    assert page.locator(".trial-card").is_hidden()


def test_squares_have_the_cost_of_a_stretch(visit: Visit, served: str) -> None:
    page = begin(visit, served, "computer-football", RUN)
    for number in (1, 2):
        page.locator("[data-action]").first.click()
        logged(page, number)
    page.locator('[data-man="offense H"]').click()
    page.locator(".trial .cost", has_text="1").first.wait_for(state="attached")
    costs = set(page.locator(".trial .cost").all_text_contents())
    assert costs <= {"1", "2", "3", "4", "5", "6"}


AT_MIDFIELD = "field-goal/at-midfield-the-offence-may-play-or-punt-not-kick"


def test_secret_calls_are_cards_face_down_and_the_turned_card_is_shown(visit: Visit, served: str) -> None:
    page = visit.page
    set_up(visit, served, "card-football", AT_MIDFIELD)
    settings(page).get_by_label("two players at one screen").check()
    page.get_by_role("button", name="show my board").click()
    page.locator("[data-action*=call]").first.click()
    page.get_by_role("button", name="show my board").click()
    card = page.locator(".secret-card")
    assert card.count() == 1
    assert card.inner_text().endswith("face down")
    page.locator("[data-action*=call]").first.click()
    page.locator(".trial-now", has_text="turn the card").wait_for()
    if page.locator(".covered").count():
        page.get_by_role("button", name="show my board").click()
    page.locator("[data-action*=turn-card]").first.click()
    page.locator(".play-card td.counts").first.wait_for()
    assert page.locator(".play-card td.counts").count() == 1


def test_the_folded_list_has_all_legal_actions(visit: Visit, served: str) -> None:
    page = snapped(visit, served)
    whole = page.locator(".trial-all")
    assert not whole.locator("[data-action]").first.is_visible()
    whole.locator("summary").first.click()
    assert whole.locator("[data-action]").first.is_visible()
    page.get_by_label("Words in the action").fill("#31")
    assert whole.locator("[data-action]", has_text="#31").first.is_visible()


def test_dice_are_drawn_with_as_many_pips_as_they_show(visit: Visit, served: str) -> None:
    page = begin(visit, served, "tactical-soccer", "The whole pitch")
    page.get_by_role("button", name="roll for the first pick").click()
    logged(page, 1)
    dice = page.locator(".trial-chance-shown .die")
    pips = dice.evaluate_all("all => all.map(each => each.querySelectorAll('circle').length)")
    assert [f"die {number}" for number in pips] == [each.get_attribute("aria-label") for each in dice.all()]
    assert len(pips) == 2


def test_board_stays_where_it_is_while_men_are_chosen_and_moved(visit: Visit, served: str) -> None:
    page = snapped(visit, served)
    still = page.locator('[data-man="61"]')
    before = still.bounding_box()
    for man in ("77", "12", "31"):
        page.locator(f'[data-man="{man}"]').click()
        page.locator(".trial .cost").first.wait_for(state="attached")
        assert still.bounding_box() == pytest.approx(before, abs=1)
        page.locator(".trial-card").get_by_role("button", name="Close").click()
    page.locator('[data-man="31"]').click()
    page.locator('[data-place="2229"]').click()
    logged(page, 4)
    assert still.bounding_box() == pytest.approx(before, abs=1)


def test_a_click_on_a_zone_offers_its_call(visit: Visit, served: str) -> None:
    page = begin(visit, served, "computer-football")
    for number in range(1, 5):
        if page.locator(".line-ups button").count():
            break
        page.locator("[data-action]").first.click()
        logged(page, number)
    page.locator(".line-ups button").first.click()
    page.locator('.trial [data-place="6"]').click()
    page.locator(".trial-menu").get_by_role("button", name="zone 6").click()
    page.locator(".trial-log > .latest", has_text="zone 6").wait_for()


def test_wheel_over_the_board_scrolls_the_page_until_a_zoom_button_has_the_focus(visit: Visit, served: str) -> None:
    page = snapped(visit, served)
    figure, places = page.locator(".trial-board figure"), "(each) => [scrollY, each.scrollTop]"
    before, shown = figure.evaluate(places)
    figure.hover()
    page.mouse.wheel(0, -40)
    page.wait_for_function("before => scrollY === Math.max(0, before - 40)", arg=before)
    assert before > 0
    assert figure.evaluate(places)[1] == shown
    page.get_by_role("button", name="Zoom in").click()
    scrolled, shown = figure.evaluate(places)
    figure.hover()
    page.mouse.wheel(0, 40)
    page.wait_for_function("([each, before]) => each.scrollTop > before", arg=[figure.element_handle(), shown])
    assert figure.evaluate(places)[0] == scrolled


def test_ball_stays_in_the_frame_of_a_fitted_board_that_is_zoomed(visit: Visit, served: str) -> None:
    page = snapped(visit, served)
    page.get_by_role("button", name="Show the whole board").click()
    for _ in range(4):
        page.get_by_role("button", name="Zoom in").click()
    frame, ball = page.locator(".trial-board figure").bounding_box(), page.locator(".trial .ball").bounding_box()
    assert frame["x"] < ball["x"] < frame["x"] + frame["width"]
    assert frame["y"] < ball["y"] < frame["y"] + frame["height"]
