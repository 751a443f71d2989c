"""Page with the questions that several rulebooks answer or leave open, and the answer of each game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from scrimmage_rules.site.model.cross_game_questions import CrossGameQuestion, read_cross_game_questions
from scrimmage_rules.site.model.markdown import format_link, format_prose, join_blocks
from scrimmage_rules.site.model.rulebook_model import INDEX, REGISTER, Book

TITLE = "Shared questions of the games"

LEAD = """
Four rulebooks by four authors share some questions, which they leave open or answer in different ways. This page lists
these questions with the ruling of each game. The links lead to the readings.
"""


def render_cross_game_questions_page(books: Sequence[Book]) -> str:
    """Return the page; answers of games that are not in `books` are left out."""
    return join_blocks(
        f"# {TITLE}", LEAD.strip(), *(_render_question(each, books) for each in read_cross_game_questions())
    )


def _render_question(shared: CrossGameQuestion, books: Sequence[Book]) -> str:
    lines = [line for name in shared.where for book in books for line in _render_answer(name, book)]
    return join_blocks(
        f"## {shared.question} {{ #{shared.anchor} }}", "\n".join(f"- {line}" for line in lines)
    ).rstrip()


def _render_answer(name: str, book: Book) -> Iterator[str]:
    """Yield the answer of a game: the question and ruling of its ambiguity, or the clause that answers."""
    game = format_link(book.id, f"{book.id}/{INDEX}")
    ambiguity = book.rulebook.ambiguities.get(name)
    if ambiguity is not None:
        ruling = next(each.text for each in ambiguity.readings if each.key == ambiguity.ruling)
        where = format_link(name, f"{book.id}/{REGISTER}#{name}")
        yield f"{game}, {where}: *{format_prose(ambiguity.question)}* {format_prose(ruling)}"
    elif name in book.rulebook.clauses:
        where = format_link(name, f"{book.id}/{book.clause_address(name)}")
        yield f"{game}, {where}: {format_prose(book.rulebook.clauses[name].text)}"
