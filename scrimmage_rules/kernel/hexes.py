"""Hexes in doubled coordinates: neighbours, distances, and straight lines through hexes, all exact.

A hex is `(x, y)` with x + y even. On a `flat` grid, the hexes have flat sides at the top and the bottom. There, x is
the column, and y counts half hexes in the column, so that the offset to a neighbour is (0, 2) or (1, 1). On a grid that
is not flat, the hexes have corners at the top and the bottom, and x and y are exchanged. The grid has no edge.
"""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache
from typing import Literal

import msgspec

Hex = tuple[int, int]
Side = Literal["left", "right"]

SIDES_OF_A_HEX = ((0, 1, 1), (0, -1, 1), (1, 1, 2), (1, -1, 2), (-1, 1, 2), (-1, -1, 2))
"""The six sides of a hex with a flat top, each as (a, b, c). A point is in the hex if a X + b Y <= c for every side,
where X = 3x and Y = y, measured from the center.
"""


class HexOnLine(msgspec.Struct, frozen=True):
    """A hex that a straight line passes through.

    If the line goes through the inside of the hex, `edge` has no value. If the line only runs along an edge of the hex,
    `edge` says whether the hex is to the left or to the right of the line.
    """

    hex: Hex
    edge: Side | None


class Grid(msgspec.Struct, frozen=True):
    """All hexes of one orientation."""

    flat: bool

    def _turn_coordinates(self, x: int, y: int) -> Hex:
        return (x, y) if self.flat else (y, x)

    @property
    def steps(self) -> tuple[Hex, ...]:
        """The offsets from a hex to its six neighbours."""
        return tuple(self._turn_coordinates(*step) for step in ((0, 2), (1, 1), (1, -1), (0, -2), (-1, -1), (-1, 1)))

    def neighbours(self, place: Hex) -> tuple[Hex, ...]:
        """Return the six hexes next to a hex."""
        return tuple((place[0] + x, place[1] + y) for x, y in self.steps)

    def distance(self, start: Hex, end: Hex) -> int:
        """Return the number of steps between two hexes; a neighbour is 1 away."""
        x, y = self._turn_coordinates(abs(end[0] - start[0]), abs(end[1] - start[1]))
        return x + max(0, (y - x) // 2)

    def line(self, start: Hex, end: Hex) -> tuple[HexOnLine, ...]:
        """Return every hex that the line between two hex centers passes through (not only touches), in order.

        The result includes both ends. If the line runs along the common side of two hexes, the left hex comes first.
        """
        shape = _compute_line_from_origin(self.flat, end[0] - start[0], end[1] - start[1])
        return tuple(HexOnLine((start[0] + each.hex[0], start[1] + each.hex[1]), each.edge) for each in shape)

    def nearest(self, start: Hex, end: Hex, part: Fraction) -> tuple[Hex, ...]:
        """Return the hexes nearest to a point of the straight line through two hexes. `part` says how far the point is
        from the start: 0 is the start, 1 is the end, and 2 is twice as far as the end.

        A distance is measured to the center of a hex. Equally near hexes are listed from left to right, as seen from
        the start towards the end.
        """
        found = _find_nearest_hexes_on_line_from_origin(self.flat, (end[0] - start[0], end[1] - start[1]), part)
        return tuple((start[0] + x, start[1] + y) for x, y in found)


FLAT = Grid(flat=True)
POINTED = Grid(flat=False)


def measure_offset_to_left(way: Hex, place: Hex) -> int:
    """Return how far a hex is to the left of a direction; negative for a hex to the right."""
    return way[0] * place[1] - way[1] * place[0]


@lru_cache(maxsize=1 << 10)
def _compute_line_from_origin(flat: bool, x: int, y: int) -> tuple[HexOnLine, ...]:
    """Return the line of hexes from the origin to a hex, cached for all starts."""
    met = []
    for place in _list_hexes_around_segment(x, y):
        stretch = _find_entry_into_hex(*((x, y, *place) if flat else (y, x, *reversed(place))))
        if stretch is not None:
            entered, on_a_side = stretch
            left = measure_offset_to_left((x, y), place) > 0
            met.append((entered, on_a_side and not left, place, on_a_side))
    met.sort()
    return tuple(HexOnLine(place, ("right" if right else "left") if on else None) for _, right, place, on in met)


def _list_hexes_around_segment(x: int, y: int) -> list[Hex]:
    """Return every hex that the segment from the origin can touch."""
    columns = range(min(0, x) - 2, max(0, x) + 3)
    rows = range(min(0, y) - 2, max(0, y) + 3)
    return [(column, row) for column in columns for row in rows if (column + row) % 2 == 0]


def _find_entry_into_hex(x: int, y: int, hex_x: int, hex_y: int) -> tuple[Fraction, bool] | None:
    """Return how far along a segment from the origin (0 to 1) it enters a hex, and whether it only runs along a side of
    the hex.

    Return None if the segment and the hex have at most one point in common.
    """
    enters, leaves, on_a_side = Fraction(0), Fraction(1), False
    for a, b, reach in SIDES_OF_A_HEX:
        speed = 3 * a * x + b * y
        room = reach + 3 * a * hex_x + b * hex_y
        if speed > 0:
            leaves = min(leaves, Fraction(room, speed))
        elif speed < 0:
            enters = max(enters, Fraction(room, speed))
        elif room < 0:
            return None
        else:
            on_a_side = on_a_side or room == 0
    if x == y == 0:
        return (enters, False) if (hex_x, hex_y) == (0, 0) else None
    return (enters, on_a_side) if enters < leaves else None


@lru_cache(maxsize=1 << 12)
def _find_nearest_hexes_on_line_from_origin(flat: bool, way: Hex, part: Fraction) -> tuple[Hex, ...]:
    """Return the hexes nearest to a point of a line from the origin, from left to right; the result is cached."""
    near = _find_nearest_hexes(flat, way[0] * part, way[1] * part)
    return tuple(sorted(near, key=lambda place: measure_offset_to_left(way, place), reverse=True))


def _find_nearest_hexes(flat: bool, x: Fraction, y: Fraction) -> list[Hex]:
    """Return the hexes whose centers are nearest to a point: one hex, two hexes if the point is on a side, or three
    hexes at a corner.
    """
    columns, rows = range(int(x // 1) - 1, int(x // 1) + 3), range(int(y // 1) - 1, int(y // 1) + 3)
    places = [(column, row) for column in columns for row in rows if (column + row) % 2 == 0]
    wide, deep = (3, 1) if flat else (1, 3)
    away = {place: wide * (place[0] - x) ** 2 + deep * (place[1] - y) ** 2 for place in places}
    least = min(away.values())
    return [place for place in places if away[place] == least]
