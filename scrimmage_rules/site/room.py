"""What the site knows of a ruleset beyond its data: a few words about the game, and pages of its own."""

from __future__ import annotations

from collections.abc import Callable

import msgspec


class Extra(msgspec.Struct, frozen=True):
    """A page that only one ruleset has: its file beside the chapters, its title, and the Markdown below it.

    `tables` says under which anchor of the page the numbers of a clause stand, with words for the link.
    """

    file: str
    title: str
    text: str
    tables: tuple[tuple[str, str, str], ...] = ()


class Room(msgspec.Struct, frozen=True):
    """A ruleset on the site: the number of its source document, Markdown about the game, and its own pages."""

    source: str
    about: str
    extras: Callable[[], tuple[Extra, ...]]
