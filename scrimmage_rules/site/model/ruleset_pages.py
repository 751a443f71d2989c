"""The site content of a ruleset beyond its data: a text about the game, and its own pages."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from scrimmage_rules.site.data.introduction_steps import Introduction
from scrimmage_rules.site.model.glossary_terms import Term
from scrimmage_rules.site.model.player_questions import PlayerQuestion
from scrimmage_rules.site.pages.source_documents import Transcription


class ExtraPage(msgspec.Struct, frozen=True):
    """A page that only one ruleset has: its file next to the chapters, its title, and the Markdown below it.

    `tables` says under which anchor of the page the numbers of a clause stand, with words for the link.
    """

    file: str
    title: str
    text: str
    tables: tuple[tuple[str, str, str], ...] = ()


class StartingGame(msgspec.Struct, frozen=True):
    """A game that can be begun in a page: what it is called, and its options."""

    title: str
    options: dict[str, Any] = {}


class SheetPart(msgspec.Struct, frozen=True):
    """A part of the sheet of a game: its title, the Markdown below it, and its clauses."""

    title: str
    text: str
    clauses: tuple[str, ...] = ()


class Room(msgspec.Struct, frozen=True):
    """A ruleset on the site: the number of its source document, Markdown about the game, its own pages, its words.

    `starts` are the games that can be begun in a page, the usual one first; `sheet` makes the parts of the page that
    is printed and laid next to the board, and `introduction` tells the game in two minutes, if the game has them;
    `questions` are those that players ask; `second` is a second transcription of the rulebook, if one has come down.
    """

    source: str
    about: str
    extras: Callable[[], tuple[ExtraPage, ...]]
    terms: tuple[Term, ...] = ()
    questions: tuple[PlayerQuestion, ...] = ()
    starts: tuple[StartingGame, ...] = ()
    sheet: Callable[[], tuple[SheetPart, ...]] | None = None
    second: Transcription | None = None
    introduction: Introduction | None = None
