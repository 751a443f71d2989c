"""Ahead, level and rear, and the three hexes ahead of a man (TS-A11, TS-A15, TS-A16)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from msgspec.structs import replace

from scrimmage_rules.kernel.hexes import Hex
from scrimmage_rules.tactical_soccer.position import ATTACKS, Man, Position, in_order, owner

if TYPE_CHECKING:
    from scrimmage_rules.tactical_soccer.options import Rules

Bearing = Literal["ahead", "level", "rear"]

LEVEL: dict[str, Bearing] = {"plain-roll": "level", "counts-ahead": "ahead", "counts-rear": "rear"}
"""What a hex exactly level counts as (TS-A16)."""


def bearing(rules: Rules, position: Position, man: Man, start: Hex, there: Hex) -> Bearing:
    """Whether a hex lies ahead of a man in `start`, level with him, or to his rear."""
    advance = rules.pitch.advance[owner(position, man)]
    gained = advance[there] - advance[start]
    if gained == 0:
        return LEVEL[rules.reading["TS-A16"]]
    return "ahead" if (gained > 0) != (man in position.turned) else "rear"


def hexes_ahead(position: Position, man: Man, start: Hex) -> tuple[Hex, Hex, Hex]:
    """Forward left, forward right and straight ahead of a man, as he faces; they may lie off the field."""
    ahead = ATTACKS[owner(position, man)] * (-1 if man in position.turned else 1)
    x, y = start
    return (x - ahead, y + ahead), (x + ahead, y + ahead), (x, y + 2 * ahead)


def face_the_way(rules: Rules, position: Position, man: Man, start: Hex, end: Hex) -> Position:
    """A man who has walked faces the way he went along the pitch (TS-A15 facing)."""
    if rules.reading["TS-A15"] != "facing" or start[1] == end[1]:
        return position
    gained = (end[1] - start[1]) * ATTACKS[owner(position, man)]
    others = tuple(each for each in position.turned if each != man)
    return replace(position, turned=others if gained > 0 else in_order((*others, man)))
