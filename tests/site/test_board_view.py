"""Boards of scenarios: one board with a switch between its positions, motion, zoom, and pan."""

from __future__ import annotations

from typing import Any

import pytest

from tests.site.browsing import Visit, visits

FOOTBALL = "rules/tactical-football/contact.html"
LOWEST = """
(figure) => Math.min(...[...figure.querySelectorAll("[data-man] text")].map((text) => (
  parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a)))
"""
"""The height of the smallest number of a man on a board, in pixels."""
READABLE = 12

DOUBLE_TAP = """
(figure) => {
  const { left, top, width, height } = figure.getBoundingClientRect();
  const touch = new Touch({ identifier: 1, target: figure, clientX: left + width / 2, clientY: top + height / 2 });
  for (const kind of ["touchstart", "touchend", "touchstart", "touchend"]) {
    const touches = kind === "touchstart" ? [touch] : [];
    figure.dispatchEvent(new TouchEvent(kind, { touches, changedTouches: [touch], bubbles: true, cancelable: true }));
  }
}
"""
"""Two taps at once, which a loaded machine cannot separate."""

SWITCHED = ".boards:has(.board-switch)"


def open_boards(page: Any, served: str, address: str = FOOTBALL) -> Any:
    """Return the first board of a page that has a position before and after."""
    page.goto(f"{served}/{address}")
    page.evaluate("document.querySelectorAll('details.example').forEach((each) => { each.open = true; })")
    boards = page.locator(SWITCHED).first
    boards.locator("svg").wait_for(timeout=60_000)
    boards.scroll_into_view_if_needed()
    return boards


def width(boards: Any) -> float:
    found: float = boards.locator("svg").evaluate("(svg) => svg.getBoundingClientRect().width")
    return found


def test_switch_shows_both_positions_on_one_board(visit: Visit, served: str) -> None:
    boards = open_boards(visit.page, served)
    before, after = boards.locator(".board-switch button").all()
    assert boards.locator("figure").count() == 1
    assert [each.get_attribute("aria-pressed") for each in (before, after)] == ["true", "false"]
    drawn = boards.locator("svg").inner_html()
    after.click()
    assert [each.get_attribute("aria-pressed") for each in (before, after)] == ["false", "true"]
    assert boards.locator("figcaption").inner_text() == "After"
    assert boards.locator(".changed").count() > 0
    before.click()
    assert boards.locator("svg").inner_html() == drawn


@pytest.mark.parametrize(("motion", "moves"), [("no-preference", True), ("reduce", False)])
def test_men_move_to_their_new_places_unless_motion_is_reduced(
    chromium: Any, served: str, motion: str, moves: bool
) -> None:
    for visit in visits(chromium, reduced_motion=motion, viewport={"width": 1280, "height": 900}):
        open_boards(visit.page, served)
        moving = visit.page.evaluate(
            """
            () => [...document.querySelectorAll(".boards:has(.board-switch)")].reduce((most, place) => {
              place.querySelectorAll(".board-switch button")[1].click();
              return Math.max(most, place.getAnimations({ subtree: true }).length);
            }, 0)
            """
        )
        assert (moving > 0) == moves


def test_keys_and_buttons_zoom_and_the_zoom_is_kept(visit: Visit, served: str) -> None:
    page = visit.page
    boards = open_boards(page, served)
    first = width(boards)
    boards.locator("figure").focus()
    page.keyboard.press("+")
    assert width(boards) == pytest.approx(1.4 * first, rel=0.02)
    page.keyboard.press("-")
    assert width(boards) == pytest.approx(first, rel=0.02)
    boards.get_by_role("button", name="Zoom in").click()
    boards.locator(".board-switch button").nth(1).click()
    assert width(boards) == pytest.approx(1.4 * first, rel=0.02)
    boards.get_by_role("button", name="Show the whole board").click()
    figure = boards.locator("figure")
    assert figure.evaluate("(each) => each.scrollWidth <= each.clientWidth + 1")


def test_wheel_with_control_zooms_at_the_pointer(visit: Visit, served: str) -> None:
    page = visit.page
    boards = open_boards(page, served)
    first = width(boards)
    boards.locator("figure").hover()
    page.mouse.wheel(0, 50)
    assert width(boards) == pytest.approx(first, rel=0.001)
    page.keyboard.down("Control")
    boards.locator("figure").hover()
    page.mouse.wheel(0, -120)
    page.keyboard.up("Control")
    page.wait_for_function("([svg, first]) => svg.getBoundingClientRect().width > first * 1.2", arg=[
        boards.locator("svg").element_handle(), first])  # fmt: skip


def test_mouse_drags_a_large_board(visit: Visit, served: str) -> None:
    page = visit.page
    boards = open_boards(page, served)
    figure = boards.locator("figure")
    for _ in range(3):
        boards.get_by_role("button", name="Zoom in").click()
    box = figure.bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + 60
    before = figure.evaluate("(each) => each.scrollLeft")
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x - 90, y, steps=5)
    page.mouse.up()
    assert figure.evaluate("(each) => each.scrollLeft") == pytest.approx(before + 90, abs=2)


@pytest.mark.parametrize(
    "address", [FOOTBALL, "rules/computer-football/tackling.html", "rules/tactical-soccer/shooting.html"]
)
def test_numbers_on_a_phone_can_be_read_after_one_double_tap(phone: Visit, served: str, address: str) -> None:
    page = phone.page
    boards = open_boards(page, served, address)
    boards.get_by_role("button", name="Show the whole board").click()
    figure = boards.locator("figure")
    figure.evaluate(DOUBLE_TAP)
    assert figure.evaluate(LOWEST) >= READABLE
    figure.evaluate(DOUBLE_TAP)
    assert figure.evaluate("(each) => each.scrollWidth <= each.clientWidth + 1")
