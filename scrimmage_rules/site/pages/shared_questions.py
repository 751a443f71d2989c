"""The page of questions that several rulebooks leave open, or answer: what each game makes of them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from scrimmage_rules.site.model.markdown import link, page, prose
from scrimmage_rules.site.model.related_questions import Kinship, kinships
from scrimmage_rules.site.model.rulebook_model import INDEX, REGISTER, Book

TITLE = "Shared questions of the games"

LEAD = """
Four rulebooks by four authors share some questions, which they leave open or answer in different ways. This page lists
these questions with the ruling of each game. The links lead to the readings.
"""


def kinships_page(books: Sequence[Book]) -> str:
    """The page of all questions; what is about a game that is not here is left out."""
    return page(f"# {TITLE}", LEAD.strip(), *(_question(each, books) for each in kinships()))


def _question(kinship: Kinship, books: Sequence[Book]) -> str:
    lines = [line for name in kinship.where for book in books for line in _answer(name, book)]
    return page(f"## {kinship.question} {{ #{kinship.anchor} }}", "\n".join(f"- {line}" for line in lines)).rstrip()


def _answer(name: str, book: Book) -> Iterator[str]:
    """What a game makes of it: the question as it is asked there with the ruling, or the clause that answers."""
    game = link(book.id, f"{book.id}/{INDEX}")
    ambiguity = book.rulebook.ambiguities.get(name)
    if ambiguity is not None:
        ruling = next(each.text for each in ambiguity.readings if each.key == ambiguity.ruling)
        where = link(name, f"{book.id}/{REGISTER}#{name}")
        yield f"{game}, {where}: *{prose(ambiguity.question)}* {prose(ruling)}"
    elif name in book.rulebook.clauses:
        where = link(name, f"{book.id}/{book.address(name)}")
        yield f"{game}, {where}: {prose(book.rulebook.clauses[name].text)}"
