"""The page of the questions that players ask about a game, with answers and links to the rules."""

from __future__ import annotations

from scrimmage_rules.site.model.markdown import format_game_page, format_link, format_prose, join_blocks
from scrimmage_rules.site.model.player_questions import PlayerQuestion
from scrimmage_rules.site.model.rulebook_model import Book

TITLE = "Questions and answers"


def render_questions_page(book: Book) -> str:
    """Return the whole page, in the order of the list."""
    lead = (
        f"{len(book.room.questions)} questions about the rules, in the words of players. Each answer is one sentence;"
        " the links lead to the rule with its examples. An answer gives the ruling where the source is unclear."
    )
    questions = (_render_question(book, each) for each in book.room.questions)
    return format_game_page(TITLE, book.id, lead, *questions, searched=False)


def _render_question(book: Book, asked: PlayerQuestion) -> str:
    links = "; ".join(
        f"{format_link(each, book.entry_address(each))} {format_prose(book.title_of(each))}" for each in asked.where
    )
    heading = f"## {format_prose(asked.question)} {{ #{asked.anchor} }}"
    return join_blocks(heading, f"{format_prose(asked.answer)} <small>{links}</small>").rstrip()
