"""Hexes [x, y] with x + y even: steps, distances, the way of a ball."""

from __future__ import annotations

from fractions import Fraction

Hex = list[int]

STEPS = [(0, 2), (1, 1), (1, -1), (0, -2), (-1, -1), (-1, 1)]
EDGES = [(0, 1, 1), (0, -1, 1), (1, 1, 2), (1, -1, 2), (-1, 1, 2), (-1, -1, 2)]
"""The sides of a hex in the scale X = 3x, Y = y: what a X + b Y may be at most."""


def opposite(place: Hex) -> Hex:
    return [-place[0], -place[1]]


def distance(one: Hex, other: Hex, pointed: bool) -> int:
    x, y = abs(one[0] - other[0]), abs(one[1] - other[1])
    if pointed:
        x, y = y, x
    return x + max(0, (y - x) // 2)


def neighbours(place: Hex, pointed: bool) -> list[Hex]:
    return [[place[0] + (y if pointed else x), place[1] + (x if pointed else y)] for x, y in STEPS]


def ahead(place: Hex, way: int) -> list[Hex]:
    x, y = place
    return [[x - way, y + way], [x + way, y + way], [x, y + 2 * way]]


def left_of(start: Hex, end: Hex, place: Hex) -> int:
    """Above 0 on the left of the way from one hex to the other, below 0 on its right."""
    return (end[0] - start[0]) * (place[1] - start[1]) - (end[1] - start[1]) * (place[0] - start[0])


def path(hexes: list[Hex], start: Hex, end: Hex, edges: str, pointed: bool) -> list[Hex]:
    """The hexes on the way; `edges` says which of those count along whose edge it runs."""
    found = []
    for place in hexes:
        enters, along = crossing(start, end, place, pointed)
        left = left_of(start, end, place)
        counts = {"both": True, "neither": False, "left": left > 0, "right": left < 0}[edges]
        if enters is not None and (counts or not along):
            found.append((enters, -left, place))
    return [place for _, _, place in sorted(found)]


def crossing(start: Hex, end: Hex, place: Hex, pointed: bool) -> tuple[Fraction | None, bool]:
    """Where the way enters a hex, if it does, and whether it runs along its edge."""
    (x0, y0), (x1, y1), (x, y) = (scaled(each, pointed) for each in (start, end, place))
    enters, leaves, along = Fraction(0), Fraction(1), False
    for a, b, most in EDGES:
        room, rise = most - a * (x0 - x) - b * (y0 - y), a * (x1 - x0) + b * (y1 - y0)
        if rise == 0 and room < 0:
            return None, False
        along = along or (rise == 0 and room == 0)
        if rise > 0:
            leaves = min(leaves, Fraction(room, rise))
        elif rise < 0:
            enters = max(enters, Fraction(room, rise))
    return (enters if enters < leaves else None), along


def scaled(place: Hex, pointed: bool) -> tuple[int, int]:
    x, y = (place[1], place[0]) if pointed else place
    return 3 * x, y


def on_line(start: Hex, end: Hex, steps: int, pointed: bool, field: list[Hex]) -> Hex:
    """The hex so many steps from the first on the line through the other."""
    whole = distance(start, end, pointed)
    point = [start[axis] * whole + steps * (end[axis] - start[axis]) for axis in (0, 1)]
    weights = (1, 3) if pointed else (3, 1)
    x, y = (round(Fraction(part, whole)) for part in point)
    near = [[x + dx, y + dy] for dx in range(-2, 3) for dy in range(-2, 3) if (x + dx + y + dy) % 2 == 0]

    def worse(place: Hex) -> tuple[int, bool, int]:
        far = sum(weights[axis] * (place[axis] * whole - point[axis]) ** 2 for axis in (0, 1))
        return far, place not in field, -left_of(start, end, place)

    return min(near, key=worse)
