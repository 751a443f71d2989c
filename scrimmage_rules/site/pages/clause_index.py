"""Page with all clauses of all games from A to Z, by which readers without scripts find a rule."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import groupby

from scrimmage_rules.site.model.markdown import get_built_address, join_blocks
from scrimmage_rules.site.model.rulebook_model import Book
from scrimmage_rules.site.pages.scenario_panels import escape_html

FILE, TITLE = "all.md", "All clauses, A to Z"

_Listed = tuple[str, str, str]
"""A clause in the index: its id, its game, and its line of HTML."""


def render_clause_index(books: Sequence[Book]) -> str:
    """Return the page. It has a section for each letter, and a section for ids that are numbers."""
    found = sorted(
        (each for book in books for each in _list_clauses(book)), key=lambda each: _create_clause_sort_key(each[0])
    )
    letters = [(letter, list(listed)) for letter, listed in groupby(found, key=lambda each: _get_first_letter(each[0]))]
    lead = f"{len(found)} clauses of {len(books)} games. The [search](../search.md) finds them by their words too."
    return join_blocks(f"# {TITLE}", lead, *(_render_section(letter, listed) for letter, listed in letters))


def _list_clauses(book: Book) -> Iterator[_Listed]:
    for each in book.rulebook.clauses.values():
        link = f'<a href="{book.id}/{get_built_address(book.clause_address(each.id))}">{each.id}</a>'
        yield each.id, book.id, f"<li>{link} <small>{book.id}</small> {escape_html(each.text)}</li>"


def _create_clause_sort_key(clause_id: str) -> list[tuple[bool, int, str]]:
    """Return a key that sorts numbers in an id as numbers."""
    return [
        (not part.isdecimal(), int(part) if part.isdecimal() else 0, part) for part in re.split(r"(\d+)", clause_id)
    ]


def _get_first_letter(clause_id: str) -> str:
    return clause_id[0] if clause_id[0].isalpha() else "0 to 9"


def _render_section(letter: str, listed: Sequence[_Listed]) -> str:
    lines = "\n".join(line for *_, line in listed)
    return f'## {letter}\n\n<ul class="all-clauses">\n{lines}\n</ul>'
