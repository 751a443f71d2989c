"""The replay page: a recorded game as one HTML file that works without a network or other files.

The page contains all drawings of the game, the events with their clauses, and the rulebook. All content is escaped
data, so that no name or text of a game becomes code of the page.
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

from scrimmage_rules.drawing.drawing_compression import CompressedPictures, compress_pictures

SPEEDS: Mapping[str, int] = {"slow": 1600, "moderate": 800, "fast": 300}
"""Milliseconds per move for each named speed of a replay."""


class EventText(msgspec.Struct, frozen=True):
    """The description of an event, and the clauses that caused it."""

    text: str
    clauses: tuple[str, ...]


class ReplayFrame(msgspec.Struct, frozen=True):
    """One frame of a replay: the drawing after `number` moves, the last of these moves, its results and sounds, and its
    animation.
    """

    picture: str
    number: int
    did: str = ""
    told: tuple[EventText, ...] = ()
    sounds: tuple[str, ...] = ()
    motion: tuple[tuple[str, ...], int, int] | None = None


class FrameRange(msgspec.Struct, frozen=True):
    """A selectable part of a replay, such as a play: its name, and its first and last frame."""

    name: str
    first: int
    last: int


class Replay(msgspec.Struct, frozen=True):
    """The content of a replay page. `rules` has the chapters of the rulebook. Each chapter has clauses, and a clause is
    an id and a text.
    """

    title: str
    about: str
    moments: tuple[ReplayFrame, ...]
    parts: tuple[FrameRange, ...]
    rules: tuple[tuple[str, tuple[tuple[str, str], ...]], ...]
    men: str | None = None
    speed: str = "moderate"
    mute: bool = False


class _PageData(msgspec.Struct, frozen=True):
    """The data for the script of the replay page."""

    speeds: Mapping[str, int]
    speed: str
    mute: bool
    parts: tuple[FrameRange, ...]
    album: CompressedPictures
    moments: tuple[ReplayFrame, ...]
    rules: tuple[tuple[str, tuple[tuple[str, str], ...]], ...]


def render_page(show: Replay) -> str:
    """Return the replay page as the text of an HTML file."""
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
    # In one pass, so that inserted text is not searched again.
    return re.sub(r"%%([A-Z-]+)%%", lambda found: parts[found.group(1)], _read_asset("player.html"))


def read_board_program() -> str:
    """Return the JavaScript that restores compressed drawings; the replay page and the site use it."""
    return _read_asset("board.js")


def _escape_script_json(json: str) -> str:
    """Return JSON that is safe in a script element of a page: it closes no element and opens no comment."""
    return json.replace("&", r"\u0026").replace("<", r"\u003c").replace(">", r"\u003e")


@cache
def _read_asset(name: str) -> str:
    return (files(__package__) / name).read_text(encoding="utf-8")
