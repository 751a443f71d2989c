"""Booklet of a game: all clauses in order on one page, with the rulings in the margin."""

from __future__ import annotations

from collections.abc import Iterator

from scrimmage_rules.kernel.rulebook import Ambiguity, Chapter, Clause
from scrimmage_rules.site.model.markdown import format_element, format_game_page, format_prose, join_blocks
from scrimmage_rules.site.model.rulebook_model import REGISTER, SHEET, Book

TITLE = "All rules on one page"


def render_booklet_page(book: Book) -> str:
    """Return the booklet page, which players use at the table or print."""
    return format_game_page(
        TITLE,
        book.id,
        "This page has the text of all rules, to read from start to end or to print. The id of a sentence leads to its"
        " scenarios, odds and code. If the source leaves a question open, the margin gives the ruling."
        f" The [register]({REGISTER}) lists the other readings.{_render_link_to_reference_sheet(book)}",
        *_render_chapters(book),
        searched=False,
    )


def _render_link_to_reference_sheet(book: Book) -> str:
    return f" The tables and odds for use during play are on [one sheet]({SHEET})." if book.room.sheet else ""


def _render_chapters(book: Book) -> Iterator[str]:
    """Yield the chapters of the booklet; each ruling appears next to the first clause that it concerns."""
    told: set[str] = set()
    for chapter in book.rulebook.chapters:
        yield _render_chapter(book, chapter, told)


def _render_chapter(book: Book, chapter: Chapter, told: set[str]) -> str:
    sentences = (part for clause in chapter.clauses for part in _render_clause(book, clause, told))
    return join_blocks(f"## {format_prose(chapter.title)}", *sentences).rstrip()


def _render_clause(book: Book, clause: Clause, told: set[str]) -> Iterator[str]:
    for ambiguity in book.ambiguities_by_clause.get(clause.id, []):
        if ambiguity.id not in told:
            told.add(ambiguity.id)
            yield format_element("div.in-margin", _render_ruling(book, ambiguity), {"role": "note"})
    yield f"{format_prose(clause.text)} <small>{book.clause_link(clause.id)}</small>\n{{ .sentence }}"


def _render_ruling(book: Book, ambiguity: Ambiguity) -> str:
    ruling = next(each for each in ambiguity.readings if each.key == ambiguity.ruling)
    asked = f'<span class="asked">{format_prose(ambiguity.title or ambiguity.question)}</span>'
    return f"{book.ambiguity_link(ambiguity.id)} {asked} {format_prose(ruling.text)}"
