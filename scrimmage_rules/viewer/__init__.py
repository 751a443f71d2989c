"""The player: a recorded game as one page that needs nothing else, for a browser, from a file, without a network.

The page holds every picture of the game, the events and the clauses that made them, and the rulebook. What is written
into it is data: no name and no text of a game can become part of the page's code.
"""

from __future__ import annotations

import re
from base64 import b64encode
from collections.abc import Mapping
from functools import cache
from hashlib import sha256
from html import escape
from importlib.resources import files

import msgspec

from scrimmage_rules.drawing.picture_album import Album, compress_pictures

SPEEDS: Mapping[str, int] = {"slow": 1600, "moderate": 800, "fast": 300}
"""Milliseconds for each move of a replay."""


class EventText(msgspec.Struct, frozen=True):
    """An event in words, and the clauses that made it so."""

    text: str
    clauses: tuple[str, ...]


class Frame(msgspec.Struct, frozen=True):
    """The table after a number of moves: its picture, the move, its results, and the `motion` to show."""

    picture: str
    number: int
    did: str = ""
    told: tuple[EventText, ...] = ()
    sounds: tuple[str, ...] = ()
    motion: tuple[tuple[str, ...], int, int] | None = None


class FrameRange(msgspec.Struct, frozen=True):
    """A part of the show that can be chosen: its name, its first and its last moment."""

    name: str
    first: int
    last: int


class Replay(msgspec.Struct, frozen=True):
    """All that a player shows. `rules` are the chapters of the rulebook, each clause an id and a text."""

    title: str
    about: str
    moments: tuple[Frame, ...]
    parts: tuple[FrameRange, ...]
    rules: tuple[tuple[str, tuple[tuple[str, str], ...]], ...]
    men: str | None = None
    speed: str = "moderate"
    mute: bool = False


class _PageData(msgspec.Struct, frozen=True):
    """The data of the program of the page."""

    speeds: Mapping[str, int]
    speed: str
    mute: bool
    parts: tuple[FrameRange, ...]
    album: Album
    moments: tuple[Frame, ...]
    rules: tuple[tuple[str, tuple[tuple[str, str], ...]], ...]


def render_page(show: Replay) -> str:
    """Return the show as the text of an HTML file."""
    program = read_board_program() + _read_asset("player.js")
    bare = tuple(msgspec.structs.replace(moment, picture="") for moment in show.moments)
    pictures = compress_pictures(moment.picture for moment in show.moments)
    data = _PageData(SPEEDS, show.speed, show.mute, show.parts, pictures, bare, show.rules)
    parts = {
        "TITLE": escape(show.title),
        "ABOUT": escape(show.about),
        "MEN": show.men or "",
        "HAS-MEN": "" if show.men else " hidden",
        "STYLE": _read_asset("player.css"),
        "DATA": _escape_script_json(msgspec.json.encode(data).decode()),
        "PROGRAM": program,
        "SEAL": b64encode(sha256(program.encode()).digest()).decode(),
    }
    # In one pass, so that nothing put in is searched again.
    return re.sub(r"%%([A-Z-]+)%%", lambda found: parts[found.group(1)], _read_asset("player.html"))


def read_board_program() -> str:
    """Return the program that draws a board out of an album, here and on the site."""
    return _read_asset("board.js")


def _escape_script_json(json: str) -> str:
    """Return JSON that ends no script element and opens no comment in a page."""
    return json.replace("&", r"\u0026").replace("<", r"\u003c").replace(">", r"\u003e")


@cache
def _read_asset(name: str) -> str:
    return (files(__package__) / name).read_text(encoding="utf-8")
