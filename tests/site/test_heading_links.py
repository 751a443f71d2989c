"""The button at each heading that copies its link, and the names of headings for screen readers."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tests.site.browsing import Visit, visits

PAGES = {
    "rules/card-football/field-goal": (
        "A field goal replaces a play (FG.instead)",
        "link to FG.instead",
        "c/FG.instead.html",
    ),
    "rules/card-football/ambiguities": ("Which cards make up a deck (KF-A01)", "link to KF-A01", "c/KF-A01.html"),
    "rules/card-football/glossary": ("deck", "the address of this section", "rules/card-football/glossary.html#deck"),
    "conformance/protocol": ("Levels", "the address of this section", "conformance/protocol.html#levels"),
}
"""For each page the title of one heading, the name of its button, and the address that the button copies."""


QUOTES = {
    "rules/card-football/field-goal": ["A field goal try replaces a normal play."],
    "rules/card-football/ambiguities": [
        "The source shows only one card. Which cards does a deck consist of?",
        (
            "Ruling: A deck is data that is checked against a schema. The setting deck gives the deck. "
            "Without this setting, the game uses the default deck, whose cards are invented and marked as invented."
        ),
    ],
}
"""The lines between the title and the address: the text of a clause, or the question of an ambiguity and its ruling."""


@pytest.mark.parametrize("name", PAGES)
def test_a_button_copies_the_title_the_rule_and_the_permanent_address(chromium: Any, served: str, name: str) -> None:
    title, label, address = PAGES[name]
    for visit in visits(chromium, permissions=["clipboard-read", "clipboard-write"]):
        visit.page.goto(f"{served}/{name}.html")
        heading = visit.page.get_by_role("heading", name=title, exact=True)
        heading.get_by_role("button", name=f"Copy {label}", exact=True).click()
        visit.page.get_by_role("status").filter(has_text="Copied").wait_for()
        told = [title, *QUOTES.get(name, ()), f"{served}/{address}"]
        assert visit.page.evaluate("navigator.clipboard.readText()").splitlines() == told


def test_without_access_to_the_clipboard_the_link_is_selected(phone: Visit, served: str) -> None:
    page = phone.page
    page.goto(f"{served}/rules/card-football/field-goal.html")
    page.evaluate("() => { navigator.clipboard.writeText = () => Promise.reject(); }")
    for label in ("FG.any-down", "FG.instead"):
        page.get_by_role("button", name=f"Copy link to {label}", exact=True).click()
        page.wait_for_function(f"getSelection().toString().endsWith('{served}/c/{label}.html')")
    assert page.locator(".link-to-copy").count() == 1


@pytest.mark.parametrize("name", PAGES)
def test_the_name_of_a_heading_has_nothing_of_its_button(visit: Visit, served: str, name: str) -> None:
    visit.page.goto(f"{served}/{name}.html")
    tree = visit.page.locator("article").aria_snapshot()
    headings = re.findall(r'- heading "(.*)" \[level=\d\]', tree)
    assert PAGES[name][0] in headings
    assert [each for each in headings if "¶" in each or "Copy" in each] == []
    assert "¶" not in re.findall(r'(?:button|link) "([^"]*)"', tree)


def focused(page: Any) -> str:
    """The address of the heading whose button has the focus; empty for anything else."""
    found: str = page.evaluate("document.activeElement.closest('button.headerlink')?.parentElement.id ?? ''")
    return found


def test_the_buttons_have_one_tab_stop_and_arrow_keys_lead_from_one_to_the_next(visit: Visit, served: str) -> None:
    page = visit.page
    page.goto(f"{served}/rules/card-football/punt.html")
    clauses = [each.get_attribute("id") for each in page.locator("h2[id*='.']").all()]
    stops = page.locator("button.headerlink:not([tabindex='-1'])")
    assert stops.count() == 1
    stops.focus()
    assert focused(page) == clauses[0]
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    assert focused(page) == clauses[2]
    page.keyboard.press("ArrowUp")
    assert focused(page) == clauses[1]
    assert stops.evaluate("stop => stop.parentElement.id") == clauses[1]


def test_the_tab_stop_is_at_the_heading_in_the_address(visit: Visit, served: str) -> None:
    page = visit.page
    page.goto(f"{served}/rules/card-football/punt.html#PUNT.distance")
    page.keyboard.press("Tab")
    assert focused(page) == "PUNT.distance"
    page.goto(f"{served}/rules/card-football/punt.html#PUNT.any-down")
    page.locator("[id='PUNT.any-down'] button.headerlink:not([tabindex='-1'])").wait_for(state="attached")
    page.keyboard.press("Tab")
    assert focused(page) == "PUNT.any-down"


def test_a_hidden_heading_is_no_tab_stop(visit: Visit, served: str) -> None:
    page = visit.page
    page.goto(f"{served}/rules/card-football/ambiguities.html")
    page.locator(".ambiguity").first.evaluate("entry => { entry.hidden = true; }")
    page.locator(".register-filter :is(select, input)").last.focus()
    page.keyboard.press("Tab")
    shown = page.locator(".ambiguity:not([hidden]) h2").first.get_attribute("id")
    assert page.locator("button.headerlink[tabindex='0']").evaluate("stop => stop.parentElement.id") == shown
