"""Data that a reader takes from the site: the files of a game, and the tables of a page."""

from __future__ import annotations

import csv
import io
import json
from pathlib import Path

import pytest

from scrimmage_rules import site
from scrimmage_rules.rulesets import RULESETS, ruleset
from scrimmage_rules.site.data.downloads import list_downloads
from scrimmage_rules.site.model.rulebook_model import Book
from scrimmage_rules.site.pages.overview import render_ruleset_page
from tests.site.browsing import Visit


@pytest.mark.parametrize("ruleset_id", RULESETS)
def test_the_page_of_a_game_links_to_its_data(ruleset_id: str) -> None:
    book = Book(ruleset_id, site.load_site_content(ruleset_id))
    files, page = list_downloads(book), render_ruleset_page(book)
    assert {"data/rulebook.json", "data/action.json", "data/position.json"} <= files.keys()
    assert all(f'<a href="{path}" download>' in page for path in files)
    rulebook = json.loads(files["data/rulebook.json"][1])
    assert [each["id"] for each in rulebook["clauses"]] == list(ruleset(ruleset_id).rulebook.clauses)


def saved(visit: Visit, format_: str) -> tuple[str, str]:
    """The name and the text of the file that the first button of a format saves."""
    with visit.page.expect_download() as waiting:
        visit.page.locator(".table-data button", has_text=format_.upper()).first.click()
    file = waiting.value
    return file.suggested_filename, Path(file.path()).read_text(encoding="utf-8")


def test_a_table_is_saved_as_csv_and_json(visit: Visit, served: str) -> None:
    visit.page.goto(f"{served}/rules/tactical-football/odds.html#contact")
    tables, buttons = visit.page.locator("article table:not([class])"), visit.page.locator(".table-data")
    assert buttons.count() == tables.count() > 4
    name, text = saved(visit, "csv")
    rows = list(csv.reader(io.StringIO(text)))
    assert name == "tactical-football-contact.csv"
    assert rows[0] == ["abbreviation", "result"]
    assert [row[0] for row in rows[1:]] == ["An1, An2", "Dh", "Dn1 to Dn4"]
    name, text = saved(visit, "json")
    assert name == "tactical-football-contact.json"
    assert [[each["abbreviation"], each["result"]] for each in json.loads(text)] == rows[1:]
