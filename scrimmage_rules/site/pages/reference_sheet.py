"""The sheet of a game: the tables that are looked at during play, and the odds, on one sheet of paper."""

from __future__ import annotations

from collections.abc import Sequence

from scrimmage_rules.site.model.markdown import box, of_game, page
from scrimmage_rules.site.model.rulebook_model import BOOKLET, Book
from scrimmage_rules.site.model.ruleset_pages import Part

TITLE = "Tables and odds on one sheet"

LEAD = (
    "Print this page on one sheet of paper (A4) and lay it next to the board. All numbers follow the default rulings."
    f" Each id is a link to its rule. The [booklet]({BOOKLET}) has all rules."
)


def sheet_page(book: Book, parts: Sequence[Part]) -> str:
    """The whole page; its parts stand in columns when it is printed."""
    told = page(*(_part(book, each) for each in parts)).rstrip()
    return of_game(TITLE, book.id, LEAD, box("div.sheet", told, {}, depth=4), searched=False)


def _part(book: Book, part: Part) -> str:
    clauses = ", ".join(map(book.clause_link, part.clauses))
    cited = f"<small>{clauses}</small>" if clauses else ""
    return box("div.sheet-part", page(f"## {part.title}", part.text.rstrip(), cited).rstrip(), {})
