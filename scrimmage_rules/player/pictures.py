"""Many pictures of one table in little space: the pieces that occur, each once, and how each picture differs."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import SequenceMatcher

import msgspec

from scrimmage_rules.showing.svg import pieces


class Change(msgspec.Struct, frozen=True, array_like=True):
    """From a place on, so many pieces of the picture before give way to others."""

    at: int
    gone: int
    come: tuple[int, ...]


class Album(msgspec.Struct, frozen=True):
    """The pieces, and for each picture the changes to the one before, last place first; the first follows nothing."""

    pieces: tuple[str, ...]
    changes: tuple[tuple[Change, ...], ...]


def album(pictures: Iterable[str]) -> Album:
    """Pictures put away; putting the changes to work again gives each of them exactly."""
    numbers: dict[str, int] = {}
    changes: list[tuple[Change, ...]] = []
    before: list[int] = []
    for picture in pictures:
        now = [numbers.setdefault(piece, len(numbers)) for piece in pieces(picture)]
        changes.append(_changes(before, now))
        before = now
    return Album(tuple(numbers), tuple(changes))


def _changes(before: list[int], now: list[int]) -> tuple[Change, ...]:
    steps = SequenceMatcher(None, before, now, autojunk=False).get_opcodes()
    found = [Change(a, b - a, tuple(now[c:d])) for how, a, b, c, d in steps if how != "equal"]
    return tuple(reversed(found))
