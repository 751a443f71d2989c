"""The form in which reasons are written why a table is no position."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import msgspec

from scrimmage_rules.card_football.options import Rules
from scrimmage_rules.card_football.position import Position

Places = Callable[[Rules, Position], Iterator[str]]


class Reason(msgspec.Struct, frozen=True):
    """Why a table is no position: the clause blamed, the words of the wire page for it, and the places at fault."""

    clause: str
    code: str
    words: str
    places: Places


def at(place: str, broken: Callable[[Rules, Position], bool]) -> Places:
    """The one place of a reason, where it is broken."""

    def places(rules: Rules, position: Position) -> Iterator[str]:
        if broken(rules, position):
            yield place

    return places
