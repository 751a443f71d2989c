"""Facing: the six directions in which a man can look, and the kinds of his hexsides (chapter 6)."""

from __future__ import annotations

from typing import Literal, get_args

Facing = Literal["N", "NE", "SE", "S", "SW", "NW"]
FACINGS: tuple[Facing, ...] = get_args(Facing)
"""Clockwise from the end of the map; each is towards a hexside (6.0.1)."""

Hexside = Literal["front", "oblique", "rear"]

HEXSIDES: tuple[Hexside, ...] = ("front", "oblique", "rear", "rear", "rear", "oblique")
"""One front, two oblique and three rear hexsides, clockwise from the way he faces (6.0.1)."""

_INDEX = {facing: index for index, facing in enumerate(FACINGS)}


def turn_facing_by_hexsides(facing: Facing, hexsides: int) -> Facing:
    """Return the facing after a clockwise turn of a number of hexsides."""
    return FACINGS[(_INDEX[facing] + hexsides) % len(FACINGS)]


OPPOSITE: dict[Facing, Facing] = {facing: turn_facing_by_hexsides(facing, 3) for facing in FACINGS}
"""The facing of a man who looks the other way, as after half a turn of the map."""

HEXSIDE: dict[Facing, dict[Facing, Hexside]] = {
    facing: {way: HEXSIDES[(_INDEX[way] - _INDEX[facing]) % len(FACINGS)] for way in FACINGS} for facing in FACINGS
}
"""What the hexside in a direction is to a man, by his facing and that direction (6.0.1)."""

TURNS: dict[Facing, dict[Facing, int]] = {
    old: {new: min((_INDEX[new] - _INDEX[old]) % 6, (_INDEX[old] - _INDEX[new]) % 6) for new in FACINGS}
    for old in FACINGS
}
"""The number of hexsides from one facing to another, the shorter way round (6.1.A.3)."""
