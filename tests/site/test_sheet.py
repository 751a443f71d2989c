"""The sheet of each game: its numbers are those of the sources, and it is one sheet of paper."""

from __future__ import annotations

import re
from fractions import Fraction
from functools import cache
from typing import Any

import pytest

from scrimmage_rules.rulesets import RULESETS, ruleset
from scrimmage_rules.site import load_site_content
from scrimmage_rules.site.model.rulebook_model import BOOKLET, INDEX, SHEET, Book
from scrimmage_rules.site.model.ruleset_site_content import RulesetSiteContent
from scrimmage_rules.site.pages.booklet import render_booklet_page
from scrimmage_rules.site.pages.overview import render_ruleset_page
from tests.site.browsing import Visit

SIDES = {"card-football": 1, "tactical-soccer": 1, "computer-football": 1, "tactical-football": 2}
"""At most so many sides."""


@cache
def parts(ruleset_id: str) -> dict[str, str]:
    make = load_site_content(ruleset_id).sheet
    assert make is not None
    return {part.title: re.sub(r"</?small>", "", part.text) for part in make()}


def rows(ruleset_id: str, title: str) -> list[list[str]]:
    """The cells of the table of a part, without its heads."""
    lines = [line for line in parts(ruleset_id)[title].splitlines() if line.startswith("|")]
    return [[cell.strip(" *") for cell in line.strip("|").split(" | ")] for line in lines[2:]]


# Numbers of the sources.

FIRST_AND_LAST: tuple[tuple[str, str, list[str], list[str]], ...] = (
    ("card-football", "Points for each score", ["touchdown", "6"], ["safety", "2"]),
    ("tactical-football", "Movement Points", ["enter the front hex", "1"],
     ["enter another man's hex, in addition to the step", "3"]),
    ("tactical-football", "Contact Results Table", ["-2", "2-3", "4-6", "7-9", "10-12", "–", "–", "–"],
     ["+6", "–", "–", "–", "–", "2-6", "7-9", "10-12"]),
    ("tactical-football", "Recovery Table", ["1", "2-9", "10-12", "–"], ["4", "2-5", "6-9", "10-12"]),
    ("tactical-football", "A lost ball", ["chance that a throw is a fumble", "1/36 (2.8 %)"],
     ["chance that a throw loses the ball", "1/42 (2.4 %)"]),
    ("computer-football", "The men", ["2", "4", "T1, T2", "T1, T2", "no"], ["6", "0", "T", "S", "yes"]),
    ("computer-football", "Zones of a pass on the window, north above", ["rows 1 to 5", "1", "4", "7", "10"],
     ["rows 11 to 15", "3", "6", "9", "12"]),
    ("computer-football", "Catches", ["yes", "yes", "1/4 (25.0 %)", "1/4 (25.0 %)", "1/2 (50.0 %)"],
     ["no", "no", "0 (0.0 %)", "0 (0.0 %)", "1 (100.0 %)"]),
    ("tactical-soccer", "Success table: passes and receptions", ["1", *"FSSSSS"], ["6", *"FFFFFS"]),
    ("tactical-soccer", "Shoot table", ["1", *"MDDSSS"], ["6", *"MMMMDS"]),
    ("tactical-soccer", "The other dice", ["steal", "6 or more"], ["foul: caught", "1, 2"]),
)  # fmt: skip


@pytest.mark.parametrize(("ruleset_id", "title", "first", "last"), FIRST_AND_LAST)
def test_a_table_begins_and_ends_as_the_source_has_it(
    ruleset_id: str, title: str, first: list[str], last: list[str]
) -> None:
    found = rows(ruleset_id, title)
    assert [found[0], found[-1]] == [first, last]


def test_a_fumbled_ball_rolls_four_squares() -> None:
    told = parts("computer-football")["A fumbled ball"]
    assert told == "The ball rolls 4 squares north or south. Each direction has 1/2 (50.0 %)."


@pytest.mark.parametrize(
    "title", ["Kick-off: where the receiver starts", "Punt", "Turnover: where the defense gets the ball"]
)
def test_the_groups_of_a_section_leave_out_no_card_and_count_none_twice(title: str) -> None:
    shares = [Fraction(share.partition(" ")[0]) for _, share in rows("card-football", title)]
    assert sum(shares) == 1


@pytest.mark.parametrize("ruleset_id", RULESETS)
def test_every_clause_of_the_sheet_is_one_of_the_game(ruleset_id: str) -> None:
    make = load_site_content(ruleset_id).sheet
    assert make is not None
    cited = {clause for part in make() for clause in part.clauses}
    assert cited <= ruleset(ruleset_id).rulebook.clauses.keys()
    assert len(cited) > 8


@pytest.mark.parametrize("ruleset_id", RULESETS)
def test_the_front_page_and_the_booklet_lead_to_the_sheet(ruleset_id: str) -> None:
    book = Book(ruleset_id, load_site_content(ruleset_id))
    told = {INDEX: render_ruleset_page(book), BOOKLET: render_booklet_page(book)}
    assert {page: f"({SHEET})" in text for page, text in told.items()} == {INDEX: True, BOOKLET: True}


def test_a_game_without_a_sheet_leads_to_none() -> None:
    book = Book("card-football", RulesetSiteContent(source="", about="", extras=tuple))
    assert SHEET not in render_ruleset_page(book) + render_booklet_page(book)


@pytest.mark.parametrize("ruleset_id", RULESETS)
def test_a_sheet_is_printed_on_one_sheet_with_all_its_tables_whole(visit: Visit, served: str, ruleset_id: str) -> None:
    page: Any = visit.page
    page.goto(f"{served}/rules/{ruleset_id}/sheet.html")
    assert len(re.findall(rb"/Type\s*/Page\b", page.pdf(format="A4"))) <= SIDES[ruleset_id]
    page.set_viewport_size({"width": 703, "height": 1000})  # of A4 within the margins of 12 mm
    page.emulate_media(media="print")
    cut = "all => all.filter((each) => each.scrollWidth > each.clientWidth + 1).length"
    assert page.locator(".sheet .md-typeset__scrollwrap").evaluate_all(cut) == 0
