"""Facing: the six directions in which a man can look, and the kinds of his hexsides (chapter 6)."""

from __future__ import annotations

from typing import Literal, get_args

Facing = Literal["N", "NE", "SE", "S", "SW", "NW"]
FACINGS: tuple[Facing, ...] = get_args(Facing)
"""The six facings clockwise, starting with N towards an end of the map. Each points to a hexside (6.0.1)."""

Hexside = Literal["front", "oblique", "rear"]

HEXSIDES: tuple[Hexside, ...] = ("front", "oblique", "rear", "rear", "rear", "oblique")
"""The kind of each of a man's six hexsides, clockwise from his front hexside (6.0.1)."""

_INDEX = {facing: index for index, facing in enumerate(FACINGS)}


def turn_facing_by_hexsides(facing: Facing, hexsides: int) -> Facing:
    """Return the facing after a clockwise turn of a number of hexsides."""
    return FACINGS[(_INDEX[facing] + hexsides) % len(FACINGS)]


OPPOSITE: dict[Facing, Facing] = {facing: turn_facing_by_hexsides(facing, 3) for facing in FACINGS}
"""For each facing, the opposite one. A half turn of the map exchanges the two."""

HEXSIDE: dict[Facing, dict[Facing, Hexside]] = {
    facing: {way: HEXSIDES[(_INDEX[way] - _INDEX[facing]) % len(FACINGS)] for way in FACINGS} for facing in FACINGS
}
"""The kind of a man's hexside, by his facing and by the direction of the hexside (6.0.1)."""

TURNS: dict[Facing, dict[Facing, int]] = {
    old: {new: min((_INDEX[new] - _INDEX[old]) % 6, (_INDEX[old] - _INDEX[new]) % 6) for new in FACINGS}
    for old in FACINGS
}
"""The minimum number of hexsides that a man must turn from one facing to another (6.1.A.3)."""
