"""A reader's own copy of a source: known by its hash, shown beside the clauses, and never asked of anybody."""

from __future__ import annotations

import hashlib
import json
import re
from pathlib import Path
from typing import Any

import pytest

from scrimmage_rules.rulesets import RULESETS, ruleset
from scrimmage_rules.site.pages.source_transcriptions import (
    Document,
    are_line_ranges_overlapping,
    read_documents,
    render_source_documents_script,
)
from tests.site.browsing import Visit
from tests.site.test_reading import faults
from tests.site.test_stepping import book

WAYS = pytest.mark.parametrize("way", ["http", "file"])
LINES = 310


@pytest.fixture
def text() -> str:
    """A made-up document."""
    return "".join(f"made-up line {number} <b>\n" for number in range(1, LINES + 1))


def known(text: str, number: str = "004") -> str:
    """What says beforehand which documents there are."""
    hash_ = hashlib.sha256(text.encode()).hexdigest()
    told = [{"number": number, "game": "card-football", "lines": LINES, "sha256": hash_}]
    return f"globalThis.sourceDocuments = {json.dumps(told)};"


def put(visit: Visit, base: str, path: Path, keep: bool = False) -> str:
    page = visit.page
    page.goto(f"{base}/source.html")
    if keep:
        page.get_by_label("save the files in this browser").check()
    page.set_input_files(".source-page input[type=file]", path)
    page.locator(".source-told p").wait_for()
    return str(page.locator(".source-told").inner_text())


def file(tmp_path: Path, content: str) -> Path:
    path = tmp_path / "mine.txt"
    path.write_bytes(content.encode())
    return path


@WAYS
def test_lines_of_a_copy_stand_beside_the_clauses_that_cite_them(
    visit: Visit, served: str, built: Path, way: str, text: str, tmp_path: Path
) -> None:
    page, base = visit.page, served if way == "http" else built.as_uri()
    page.add_init_script(known(text))
    told = put(visit, base, file(tmp_path, text.replace("\n", "\r\n")))
    assert told == "mine.txt is document 004. The clauses of card-football now show its lines."
    page.goto(f"{base}/rules/card-football/punt.html")
    clause = ruleset("card-football").rulebook.clauses["PUNT.past-goal-line"]
    assert clause.lines == "225-225"
    shown = page.locator("[id='PUNT.past-goal-line'] ~ .own-source").first
    assert shown.locator("summary").inner_text() == "Your copy of document 004, line 225"
    assert shown.locator("li").all_inner_texts() == ["made-up line 225 <b>"]
    assert shown.locator("ol").get_attribute("start") == "225"
    assert page.locator(".own-source").count() == page.locator(".facts [data-lines]").count()
    page.goto(f"{base}/rules/tactical-soccer/shooting.html")
    assert page.locator(".own-source").count() == 0


def test_a_copy_is_forgotten_with_the_tab_unless_it_is_to_be_kept(
    chromium: Any, served: str, text: str, tmp_path: Path
) -> None:
    context = chromium.new_context()
    context.add_init_script(known(text))
    for keep in (False, True):
        first = Visit(context.new_page())
        put(first, served, file(tmp_path, text), keep)
        assert (
            first.page.locator(".source-list td").last.inner_text().startswith("saved" if keep else "until you close")
        )
        first.page.close()
        second = context.new_page()
        second.goto(f"{served}/rules/card-football/punt.html")
        assert (second.locator(".own-source").count() > 0) is keep
        second.close()
    page = context.new_page()
    page.goto(f"{served}/source.html")
    page.get_by_role("button", name="Remove copy of document 004").click()
    page.goto(f"{served}/rules/card-football/punt.html")
    page.locator(".own-source").first.wait_for(state="detached")
    context.close()


def test_a_page_that_is_open_shows_a_copy_added_in_another_tab(
    chromium: Any, served: str, text: str, tmp_path: Path
) -> None:
    context = chromium.new_context()
    context.add_init_script(known(text))
    page, other = context.new_page(), Visit(context.new_page())
    page.goto(f"{served}/rules/card-football/punt.html")
    put(other, served, file(tmp_path, text), keep=True)
    page.locator(".own-source").first.wait_for()
    other.page.get_by_role("button", name="Remove copy of document 004").click()
    page.locator(".own-source").first.wait_for(state="detached")
    context.close()


@pytest.mark.parametrize("change", ["another line\n", " ", "\n"])
def test_another_text_is_told_so_in_one_line_and_not_taken(
    visit: Visit, served: str, text: str, tmp_path: Path, change: str
) -> None:
    visit.page.add_init_script(known(text))
    told = put(visit, served, file(tmp_path, text + change))
    assert re.fullmatch(
        r"mine\.txt was rejected: the text differs from every document that the rules cite: lines \d+, "
        r"hash [0-9a-f]{12}\.",
        told,
    )
    assert visit.page.locator(".source-list td").last.inner_text() == "not added"


def test_a_phone_shows_all_columns_of_the_documents(phone: Visit, served: str, text: str, tmp_path: Path) -> None:
    phone.page.add_init_script(known(text))
    put(phone, served, file(tmp_path, text))
    button = phone.page.get_by_role("button", name="Remove copy").bounding_box()
    assert button["x"] + button["width"] <= 374  # the text of the page ends there
    assert phone.page.evaluate("document.documentElement.scrollWidth") == 390


def test_a_copy_keeps_nobody_out(phone: Visit, served: str, text: str, tmp_path: Path) -> None:
    page = phone.page
    page.add_init_script(known(text))
    put(phone, served, file(tmp_path, text))
    assert faults(page) == []
    page.goto(f"{served}/rules/card-football/punt.html")
    page.locator(".own-source").first.wait_for()
    assert faults(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


# ---- what is known of the documents


def by_number() -> dict[str, Document]:
    return {each.number: each for each in read_documents()}


@pytest.mark.parametrize("game", RULESETS)
def test_every_clause_cites_lines_that_its_documents_have(game: str) -> None:
    made = book(game)
    for clause in made.rulebook.clauses.values():
        for number, lines in made.source_places(clause):
            document = by_number()[number]
            assert document.game == game
            assert 0 < int(lines.split("-")[0]) <= int(lines.split("-")[-1]) <= document.lines


def test_documents_are_told_by_a_hash_and_a_number_of_lines_and_nothing_else() -> None:
    told = json.loads(render_source_documents_script().partition("??= ")[2].rstrip(";\n"))
    assert [sorted(each) for each in told] == [["game", "lines", "number", "sha256"]] * 5
    assert all(re.fullmatch("[0-9a-f]{64}", each["sha256"]) for each in told)


def test_both_transcriptions_of_computer_football_are_cited_and_where_they_part() -> None:
    made = book("computer-football")
    clauses = made.rulebook.clauses
    assert [made.source_places(each)[1:] for each in clauses.values() if len(made.source_places(each)) != 2] == []
    assert made.source_places(clauses["MEN.table"]) == [("001", "59-64"), ("003", "212-212")]
    assert made.source_places(clauses["PLAY.7.3"]) == [("001", "152-154"), ("003", "218-220")]
    second = made.room.second
    assert second is not None
    assert next(second.find_differences_in("197-198")).startswith("001 has a row to a line.")
    assert [*second.find_differences_in("43-43")] == []
    parted = [
        each
        for each in second.partings
        if any(are_line_ranges_overlapping(each.lines, one.lines) for one in clauses.values())
    ]
    assert parted == list(second.partings)


def test_stretches_of_lines_overlap_where_they_have_a_line_in_common() -> None:
    assert are_line_ranges_overlapping("27-29", "29-40")
    assert are_line_ranges_overlapping("30", "27-31")
    assert not are_line_ranges_overlapping("27-29", "30-31")
    assert not are_line_ranges_overlapping("9-9", "10-12")
