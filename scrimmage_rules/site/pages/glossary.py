"""Page with the special words of a game: meaning, clauses that use each word, and other games that have it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from scrimmage_rules.kernel.printable_text import pluralize
from scrimmage_rules.site.model.glossary_terms import Term
from scrimmage_rules.site.model.markdown import (
    escape_text,
    format_details,
    format_game_page,
    format_link,
    format_prose,
    join_blocks,
)
from scrimmage_rules.site.model.rulebook_model import GLOSSARY, Book

TITLE = "Words"


def render_glossary_page(book: Book, books: Sequence[Book]) -> str:
    """Return the page in alphabetical order."""
    entries = sorted(book.words.terms, key=lambda each: each.term.lower())
    lead = f"{len(entries)} words as this game uses them. A clause of the rules defines each word."
    return format_game_page(TITLE, book.id, lead, *(_render_term(book, each, books) for each in entries))


def _render_term(book: Book, term: Term, books: Sequence[Book]) -> str:
    meant = book.rulebook.clauses[term.clause]
    return join_blocks(
        f"## {escape_text(term.term)} {{ #{term.anchor} }}",
        f"{format_prose(meant.text)} <small>{book.clause_link(meant.id)}</small>",
        "\n".join(f"- {line}" for line in _render_notes(term, book, books)),
        _render_links_to_using_clauses(book, term),
    ).rstrip()


def _render_notes(term: Term, book: Book, books: Sequence[Book]) -> Iterator[str]:
    if term.forms:
        yield f"Also: {', '.join(map(escape_text, term.forms))}"
    others = [
        format_link(each.id, f"../{each.id}/{GLOSSARY}#{same.anchor}")
        for each in books
        for same in each.words.terms
        if each is not book and same.anchor == term.anchor
    ]
    if others:
        yield f"In other games: {', '.join(others)}"


def _render_links_to_using_clauses(book: Book, term: Term) -> str:
    """Return the titles of the clauses that use a word, as links."""
    using = book.clauses_by_term[term]
    told = f"{pluralize(len(using), 'clause')} with {escape_text(term.term)}"
    listed = "\n".join(f"- {_link_title(book, each)}" for each in using)
    return format_details(told, listed, kind="quote", searched=False) if using else ""


def _link_title(book: Book, clause_id: str) -> str:
    title = book.rulebook.clauses[clause_id].title
    return format_link(f"{title} ({clause_id})" if title else clause_id, book.clause_address(clause_id))
