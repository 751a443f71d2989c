"""Site content that the package of a ruleset provides: a text about the game, and its own pages."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from scrimmage_rules.site.data.introduction_steps import Introduction
from scrimmage_rules.site.model.glossary_terms import Term
from scrimmage_rules.site.model.player_questions import PlayerQuestion
from scrimmage_rules.site.pages.source_transcriptions import Transcription


class ExtraPage(msgspec.Struct, frozen=True):
    """A page that only one ruleset has: its file, its title, and its content as Markdown.

    `tables` lists the tables of numbers on the page: for each, the clause that it is about, its anchor, and a link
    text.
    """

    file: str
    title: str
    text: str
    tables: tuple[tuple[str, str, str], ...] = ()


class StartableGame(msgspec.Struct, frozen=True):
    """A game that a reader can start on a page: its title and its options. It starts from the position of a published
    case, or as a new game if it has no case.
    """

    title: str
    options: dict[str, Any] = {}
    case: str | None = None


class SheetPart(msgspec.Struct, frozen=True):
    """A part of a reference sheet: its title, its content as Markdown, and its clauses."""

    title: str
    text: str
    clauses: tuple[str, ...] = ()


class RulesetSiteContent(msgspec.Struct, frozen=True):
    """Site content of a ruleset: the number of its source document, Markdown about the game, its own pages, and its
    special words.

    `starts` are the games that a reader can start on a page; the default comes first. `sheet` returns the parts of the
    printed reference sheet. `introduction` explains the game in two minutes. `questions` are questions of players.
    `search_words` are words that players use to look for a clause or an ambiguity, but that are not in its text.
    `second` is a second transcription of the rulebook, if there is one.
    """

    source: str
    about: str
    extras: Callable[[], tuple[ExtraPage, ...]]
    terms: tuple[Term, ...] = ()
    questions: tuple[PlayerQuestion, ...] = ()
    search_words: dict[str, str] = {}
    starts: tuple[StartableGame, ...] = ()
    sheet: Callable[[], tuple[SheetPart, ...]] | None = None
    second: Transcription | None = None
    introduction: Introduction | None = None
