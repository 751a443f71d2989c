"""The menu of a narrow window by keyboard: it opens and closes, and nothing out of sight gets the focus."""

from __future__ import annotations

from typing import Any

import pytest

from tests.site.browsing import Visit, visits

PAGES = ("rules/card-football/punt", "conformance/protocol", "index")
"""A page two sections deep with its own page for the section, one two sections deep without, and one of the top."""

FOCUSED = "document.activeElement.getAttribute('aria-label') ?? document.activeElement.textContent.trim()"
IN_MENU = "document.activeElement.closest('.md-sidebar--primary') !== null"
SHOWN = """() => [...document.querySelectorAll(".md-sidebar--primary :is(a, button)")]
  .filter((each) => each.checkVisibility({ visibilityProperty: true }))
  .map((each) => each.closest("nav").getAttribute("data-md-level") ?? each.closest("nav").className)"""
"""The levels of the sections whose links can get the focus."""


@pytest.fixture
def narrow(chromium: Any) -> Any:
    """A wide window at twice its size."""
    yield from visits(chromium, viewport={"width": 640, "height": 450}, reduced_motion="reduce")


@pytest.mark.parametrize("name", PAGES)
def test_the_links_of_a_closed_menu_do_not_get_the_focus(narrow: Visit, served: str, name: str) -> None:
    page = narrow.page
    page.goto(f"{served}/{name}.html")
    assert page.evaluate(SHOWN) == []
    names = []
    for _ in range(6):
        page.keyboard.press("Tab")
        names.append(page.evaluate(FOCUSED))
        assert not page.evaluate(IN_MENU)
    assert names[:2] == ["Skip to content", "Menu"]


@pytest.mark.parametrize("name", PAGES)
def test_the_menu_opens_by_keyboard_and_escape_closes_it(narrow: Visit, served: str, name: str) -> None:
    page = narrow.page
    page.goto(f"{served}/{name}.html")
    button = page.get_by_role("button", name="Menu")
    button.press("Enter")
    assert button.get_attribute("aria-expanded") == "true"
    assert page.evaluate(IN_MENU)
    assert len(set(page.evaluate(SHOWN))) == 1
    page.keyboard.press("Escape")
    assert button.get_attribute("aria-expanded") == "false"
    assert page.evaluate(FOCUSED) == "Menu"
    page.wait_for_function(f"() => ({SHOWN})().length === 0")


def test_a_section_of_the_menu_leads_back_and_forth(narrow: Visit, served: str) -> None:
    page = narrow.page
    page.goto(f"{served}/rules/card-football/punt.html")
    page.get_by_role("button", name="Menu").press("Space")
    levels = page.evaluate(SHOWN)
    assert page.evaluate(FOCUSED).startswith("Back from: Football card game")
    page.keyboard.press("Enter")
    assert page.evaluate(FOCUSED).startswith("Pages: Football card game")
    page.wait_for_function(f"told => !({SHOWN})().includes(told)", arg=levels[0])
    page.keyboard.press("Enter")
    page.wait_for_function(f"told => ({SHOWN})().includes(told)", arg=levels[0])
    page.keyboard.press("Tab")
    assert page.evaluate(FOCUSED) == "In two minutes"


def test_leaving_the_menu_closes_it(narrow: Visit, served: str) -> None:
    page = narrow.page
    page.goto(f"{served}/rules/card-football/punt.html")
    button = page.get_by_role("button", name="Menu")
    button.press("Enter")
    page.keyboard.press("Shift+Tab")
    assert button.get_attribute("aria-expanded") == "false"


def test_in_a_wide_window_a_section_is_a_switch_and_the_pages_own_one_a_title(visit: Visit, served: str) -> None:
    page = visit.page
    page.goto(f"{served}/conformance/protocol.html")
    menu = page.get_by_role("navigation", name="Navigation")
    assert menu.get_by_role("button", name="Conformance", exact=True).count() == 0
    section = menu.get_by_role("button", name="Reference", exact=True)
    assert section.get_attribute("aria-expanded") == "true"
    section.press("Space")
    assert section.get_attribute("aria-expanded") == "false"
