"""The page of all words of a game: what each means, which sentences use it, and which other games have it too."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from scrimmage_rules.site.model.glossary_terms import Term
from scrimmage_rules.site.model.markdown import link, of_game, opens, page, plain, prose
from scrimmage_rules.site.model.rulebook_model import GLOSSARY, Book

TITLE = "Words"


def glossary_page(book: Book, books: Sequence[Book]) -> str:
    """The whole page, in the order of the alphabet."""
    entries = sorted(book.words.terms, key=lambda each: each.term.lower())
    lead = f"{len(entries)} words as this game uses them. A clause of the rules defines each word."
    return of_game(TITLE, book.id, lead, *(_entry(book, each, books) for each in entries))


def _entry(book: Book, term: Term, books: Sequence[Book]) -> str:
    meant = book.rulebook.clauses[term.clause]
    return page(
        f"## {plain(term.term)} {{ #{term.anchor} }}",
        f"{prose(meant.text)} <small>{book.clause_link(meant.id)}</small>",
        "\n".join(f"- {line}" for line in _besides(term, book, books)),
        _uses(book, term),
    ).rstrip()


def _besides(term: Term, book: Book, books: Sequence[Book]) -> Iterator[str]:
    if term.forms:
        yield f"Also: {', '.join(map(plain, term.forms))}"
    others = [
        link(each.id, f"../{each.id}/{GLOSSARY}#{same.anchor}")
        for each in books
        for same in each.words.terms
        if each is not book and same.anchor == term.anchor
    ]
    if others:
        yield f"In other games: {', '.join(others)}"


def _uses(book: Book, term: Term) -> str:
    """The sentences that use a word, by their ids."""
    using = book.using[term]
    told = f"{len(using)} clause{'' if len(using) == 1 else 's'} with this word"
    return opens(told, ", ".join(map(book.clause_link, using)), kind="quote", searched=False) if using else ""
