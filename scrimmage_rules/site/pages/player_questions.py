"""The page of the questions that players ask about a game, with answers and links to the rules."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from scrimmage_rules.kernel.rulebook import Chapter
from scrimmage_rules.site.model.markdown import format_game_page, format_link, format_prose, join_blocks
from scrimmage_rules.site.model.player_questions import PlayerQuestion
from scrimmage_rules.site.model.rulebook_model import Book

TITLE = "Questions and answers"


def render_questions_page(book: Book) -> str:
    """Return the whole page. The questions are grouped by the chapter that answers them. Within a chapter, they are in
    the order of the list.
    """
    lead = (
        f"{len(book.room.questions)} questions about the rules, in the words of players. Each answer is one sentence;"
        " the links lead to the rule with its examples. An answer gives the ruling where the source is unclear."
    )
    chapters = (_render_chapter(book, chapter, asked) for chapter, asked in _group_by_chapter(book))
    return format_game_page(TITLE, book.id, lead, *chapters, searched=False)


def _group_by_chapter(book: Book) -> list[tuple[Chapter, list[PlayerQuestion]]]:
    """Return the chapters of the rulebook that have questions, in their order, each with its questions."""
    grouped: dict[str, list[PlayerQuestion]] = {}
    for each in book.room.questions:
        grouped.setdefault(_find_chapter(book, each.where[0]).chapter, []).append(each)
    return [(each, grouped[each.chapter]) for each in book.rulebook.chapters if each.chapter in grouped]


def _find_chapter(book: Book, name: str) -> Chapter:
    """Return the chapter of a clause, or of the first clause that an ambiguity concerns."""
    ambiguity = book.rulebook.ambiguities.get(name)
    return book.rulebook.chapter_of(ambiguity.clauses[0] if ambiguity else name)


def _render_chapter(book: Book, chapter: Chapter, asked: Sequence[PlayerQuestion]) -> str:
    return join_blocks(f"## {format_prose(chapter.title)}", *(_render_question(book, each) for each in asked)).rstrip()


def _render_question(book: Book, asked: PlayerQuestion) -> str:
    """Return a question with its answer; its heading is HTML, because the contents of the page list only chapters."""
    links = "; ".join(
        f"{format_link(each, book.entry_address(each))} {format_prose(book.title_of(each))}" for each in asked.where
    )
    heading = f'<h3 id="{asked.anchor}" class="unlisted">{escape(asked.question, quote=False)}</h3>'
    return join_blocks(heading, f"{format_prose(asked.answer)} <small>{links}</small>").rstrip()
