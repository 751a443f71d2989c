"""The introduction to each game: short, by its clauses, with a play of a scenario that a reader steps through."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from scrimmage_rules.rulesets import RULESETS, ruleset
from scrimmage_rules.site import load_site_content
from scrimmage_rules.site.data.introduction_steps import Introduction
from scrimmage_rules.site.model import ruleset_pages
from scrimmage_rules.site.model.rulebook_model import INTRODUCTION, Book
from scrimmage_rules.site.model.ruleset_site_content import RulesetSiteContent
from scrimmage_rules.site.pages.introduction import DATA, render_introduction_data_file, render_introduction_page
from scrimmage_rules.site.pages.overview import render_ruleset_page
from tests.repository.reading import ROOT
from tests.site.browsing import Visit

WORDS = 320
"""Two minutes aloud."""

ACTS = {"card-football": 4, "tactical-soccer": 4, "computer-football": 9, "tactical-football": 9}
"""The sentences of each scenario that act, counted in its feature."""


@cache
def book(ruleset_id: str) -> Book:
    return Book(ruleset_id, load_site_content(ruleset_id))


def told(ruleset_id: str) -> Introduction:
    found = load_site_content(ruleset_id).introduction
    assert found is not None
    return found


@cache
def drawn(ruleset_id: str) -> Any:
    [(path, text)] = render_introduction_data_file(book(ruleset_id), told(ruleset_id)).items()
    assert path == DATA
    return json.loads(text.partition(" = ")[2].rstrip(";\n"))


@pytest.mark.parametrize("ruleset_id", RULESETS)
def test_it_takes_two_minutes(ruleset_id: str) -> None:
    words = sum(len(screen.text.split()) for screen in told(ruleset_id).screens) + len(told(ruleset_id).play.split())
    assert 120 < words < WORDS
    assert len(told(ruleset_id).screens) == 4


@pytest.mark.parametrize("ruleset_id", RULESETS)
def test_no_caption_is_cut_off_and_the_button_opens_the_own_game(ruleset_id: str) -> None:
    introduction = told(ruleset_id)
    assert all(each.endswith((".", ":", "!", "?")) for each in introduction.steps)
    assert f'play.html?game={ruleset_id}">Play</a>' in render_introduction_page(book(ruleset_id), introduction)


@pytest.mark.parametrize("ruleset_id", RULESETS)
def test_every_screen_leads_to_clauses_that_there_are(ruleset_id: str) -> None:
    page = render_introduction_page(book(ruleset_id), told(ruleset_id))
    for screen in told(ruleset_id).screens:
        assert screen.clauses
        assert set(screen.clauses) <= ruleset(ruleset_id).rulebook.clauses.keys()
        assert all(f"({book(ruleset_id).clause_address(each)})" in page for each in screen.clauses)


@pytest.mark.parametrize("ruleset_id", RULESETS)
def test_the_play_has_a_table_and_a_sentence_of_its_own_for_every_action(ruleset_id: str) -> None:
    [[case]] = drawn(ruleset_id)["cases"].values()
    assert case[0] == told(ruleset_id).case
    [steps] = drawn(ruleset_id)["steps"].values()
    assert [each["text"] for each in steps] == ["", *told(ruleset_id).steps]
    assert len(drawn(ruleset_id)["positions"]) == len(steps) == ACTS[ruleset_id] + 1


@pytest.mark.parametrize("ruleset_id", RULESETS)
def test_the_front_page_of_a_game_and_the_home_page_lead_to_it(ruleset_id: str) -> None:
    assert f"[In two minutes]({INTRODUCTION})" in render_ruleset_page(book(ruleset_id))
    home = (ROOT / "docs/index.md").read_text(encoding="utf-8")
    assert f"(rules/{ruleset_id}/{INTRODUCTION})" in home.partition("## Where to go")[0]


def test_a_game_without_an_introduction_leads_to_none() -> None:
    content = RulesetSiteContent(source="", about="", extras=tuple)
    assert INTRODUCTION not in render_ruleset_page(Book("card-football", content))


def test_the_old_name_of_the_site_content_is_deprecated() -> None:
    with pytest.warns(DeprecationWarning, match=r"ruleset_site_content\.RulesetSiteContent"):
        assert ruleset_pages.Room is RulesetSiteContent
    with pytest.raises(AttributeError, match="has no attribute 'Rooms'"):
        _ = ruleset_pages.Rooms


@pytest.mark.parametrize("ruleset_id", RULESETS)
@pytest.mark.parametrize("way", ["http", "file"])
def test_the_play_steps_on_a_phone(phone: Visit, served: str, built: Path, ruleset_id: str, way: str) -> None:
    page = phone.page
    page.goto(f"{served if way == 'http' else built.as_uri()}/rules/{ruleset_id}/two-minutes.html")
    page.locator(".stands svg.board").wait_for()
    last = ACTS[ruleset_id]
    for number in range(1, last + 1):
        page.locator(".stands").get_by_role("button", name="Next").click()
        assert page.locator(".stands .at").inner_text() == f"step {number} of {last}"
    assert page.locator(".stands .did").inner_text() == told(ruleset_id).steps[-1]
    assert page.locator(".stands .came a").count() > 0
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


def test_without_scripts_the_play_is_told(chromium: Any, served: str) -> None:
    context = chromium.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(f"{served}/rules/card-football/two-minutes.html")
    assert page.locator(".stands li").all_inner_texts() == list(told("card-football").steps)
    context.close()
