"""The keys of one character, which lead on from every page, and the switch that takes them away."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tests.site.browsing import Visit

PUNTS = "rules/card-football/punt.html"

KEYS = {"n": "field-goal", ".": "field-goal", "p": "momentum", ",": "momentum"}


@pytest.fixture
def page(visit: Visit, served: str) -> Any:
    visit.page.goto(f"{served}/search.html")
    return visit.page


def switch(page: Any) -> Any:
    return page.get_by_label("use keys of one character on all pages")


@pytest.mark.parametrize("key", KEYS)
def test_a_key_leads_to_the_page_before_or_after(page: Any, served: str, key: str) -> None:
    assert switch(page).is_checked()
    page.goto(f"{served}/{PUNTS}")
    page.keyboard.press(key)
    page.wait_for_url(re.compile(f"{KEYS[key]}.html"))


def test_without_the_keys_nothing_happens_on_any_page_until_they_are_back(page: Any, served: str) -> None:
    switch(page).uncheck()
    page.goto(f"{served}/{PUNTS}")
    for key in (*KEYS, "s", "/"):
        page.keyboard.press(key)
    page.wait_for_timeout(300)
    assert page.url == f"{served}/{PUNTS}"
    assert page.locator("dialog[open]").count() == 0
    page.click(".open-search")
    page.keyboard.type("snap/")
    assert page.locator("dialog input").first.input_value() == "snap/"
    page.goto(f"{served}/search.html")
    assert not switch(page).is_checked()
    switch(page).check()
    page.goto(f"{served}/{PUNTS}")
    page.keyboard.press("s")
    page.locator("dialog[open]").wait_for()


def test_the_page_of_the_search_names_every_key(page: Any) -> None:
    named = page.locator("table tbody th").all_inner_texts()
    assert set(re.findall(r"[^\s]+", " ".join(named).replace(" or ", " "))) == {"/", "s", *KEYS, "Tab"}
