"""Page with the reference sheet of a game: tables that players need during play, and the odds, on
one sheet of paper.
"""

from __future__ import annotations

from collections.abc import Sequence

from scrimmage_rules.site.model.markdown import format_element, format_game_page, join_blocks
from scrimmage_rules.site.model.rulebook_model import BOOKLET, Book
from scrimmage_rules.site.model.ruleset_site_content import SheetPart

TITLE = "Tables and odds on one sheet"

LEAD = (
    "Print this page on one sheet of paper (A4) and lay it next to the board. All numbers follow the default rulings."
    f" Each id is a link to its rule. The [booklet]({BOOKLET}) has all rules."
)


def render_sheet_page(book: Book, parts: Sequence[SheetPart]) -> str:
    """Return the page with the reference sheet; in print, its parts are arranged in columns."""
    told = join_blocks(*(_render_sheet_part(book, each) for each in parts)).rstrip()
    return format_game_page(TITLE, book.id, LEAD, format_element("div.sheet", told, {}, depth=4), searched=False)


def _render_sheet_part(book: Book, part: SheetPart) -> str:
    clauses = ", ".join(map(book.clause_link, part.clauses))
    cited = f"<small>{clauses}</small>" if clauses else ""
    return format_element("div.sheet-part", join_blocks(f"## {part.title}", part.text.rstrip(), cited).rstrip(), {})
