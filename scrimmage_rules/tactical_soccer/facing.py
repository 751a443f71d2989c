"""Bearings, the three hexes ahead of a man, and the way he faces (TS-A11, TS-A15, TS-A16)."""

from __future__ import annotations

from typing import Literal

from msgspec.structs import replace

from scrimmage_rules.kernel.hexes import Hex
from scrimmage_rules.tactical_soccer.position import (
    ATTACKS,
    Man,
    Position,
    find_coach_of_man,
    get_hex_on_field,
    place_man_in_hex,
    sort_men,
)
from scrimmage_rules.tactical_soccer.settings import Rules

Bearing = Literal["ahead", "level", "rear"]

LEVEL: dict[str, Bearing] = {"plain-roll": "level", "counts-ahead": "ahead", "counts-rear": "rear"}
"""The bearing that a level hex counts as, by reading of TS-A16."""


def classify_hex_as_ahead_or_behind(rules: Rules, position: Position, man: Man, there: Hex) -> Bearing:
    """Return whether a hex is ahead of a man, level with him or to his rear."""
    advance = rules.pitch.advance[find_coach_of_man(position, man)]
    gained = advance[there] - advance[get_hex_on_field(position, man)]
    if gained == 0:
        return LEVEL[rules.reading["TS-A16"]]
    return "ahead" if (gained > 0) != (man in position.turned) else "rear"


def list_hexes_ahead_of_man(position: Position, man: Man) -> tuple[Hex, Hex, Hex]:
    """Return the hexes forward left, forward right and straight ahead of a man, on the field or off it."""
    way = ATTACKS[find_coach_of_man(position, man)] * (-1 if man in position.turned else 1)
    return list_three_hexes_ahead(get_hex_on_field(position, man), way)


def list_three_hexes_ahead(place: Hex, way: int) -> tuple[Hex, Hex, Hex]:
    """Return the three hexes ahead of a hex, towards greater y (1) or lesser y (-1), left hex first."""
    x, y = place
    return (x - way, y + way), (x + way, y + way), (x, y + 2 * way)


def move_man_and_facing(rules: Rules, position: Position, man: Man, to: Hex) -> Position:
    """Return the position after a walk; under TS-A15 facing, the man faces the way he went."""
    start, walked = get_hex_on_field(position, man), place_man_in_hex(position, man, to)
    if rules.reading["TS-A15"] != "facing" or start[1] == to[1]:
        return walked
    gained = (to[1] - start[1]) * ATTACKS[find_coach_of_man(position, man)]
    others = tuple(each for each in position.turned if each != man)
    return replace(walked, turned=others if gained > 0 else sort_men((*others, man)))
