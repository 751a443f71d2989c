"""The formation of both sides before the snap, by playing positions."""

from __future__ import annotations

from scrimmage_rules.tactical_football.field import FIRST_ROW, LAST_ROW, Field, Hex, Role
from scrimmage_rules.tactical_football.position import OnTheGround, Position
from scrimmage_rules.tactical_football.settings import Rules
from scrimmage_rules.tactical_football.stages import Label

Spot = tuple[int, int]
"""A place in a formation: columns to the right of the ball, and rows ahead of it."""

SPOTS: dict[Role, tuple[tuple[str, Spot], ...]] = {
    "offense": (
        ("C", (0, 0)), ("G", (1, 0)), ("G", (-1, 0)), ("T", (-2, 0)), ("T", (2, 0)), ("TE", (3, 0)), ("QB", (0, -1)),
        ("WR", (-3, 0)), ("WR", (5, -2)), ("RB", (2, -2)), ("RB", (-1, -2)),
    ),
    "defense": (
        ("DE", (3, 1)), ("DE", (-2, 1)), ("DT", (-1, 1)), ("DT", (1, 1)), ("MLB", (0, 3)), ("OLB", (4, 2)),
        ("OLB", (-4, 2)), ("CB", (-6, 4)), ("CB", (7, 3)), ("SS", (2, 6)), ("WS", (-2, 6)),
    ),
}  # fmt: skip
"""The eleven places of each side's formation. A man without a place for his playing position gets any free place."""

HUDDLE = -6


def plan_formation_hexes(rules: Rules, position: Position, role: Role) -> dict[Label, Hex]:
    """Return the planned hex of each man of a side who is on the field or is to be placed."""
    men = (*position.men.of(role).on, *getattr(position.stage, "left", ()))
    left = list(SPOTS[role])
    found: dict[Label, Spot] = {}
    for label in men:
        kind = rules.men[role][label].position
        spot = next((each for each in left if each[0] == kind), None)
        if spot is not None:
            left.remove(spot)
            found[label] = spot[1]
    rest = iter(left)
    spots = {label: found[label] if label in found else next(rest, ("", (0, HUDDLE)))[1] for label in men}
    return {label: find_hex_of_formation_spot(rules.field, position, spot) for label, spot in spots.items()}


def find_hex_of_formation_spot(field: Field, position: Position, spot: Spot) -> Hex:
    """Return the hex of a formation spot, moved onto the map and off hexes that the line cuts."""
    ball = position.ball
    middle = field.column[ball.at] if isinstance(ball, OnTheGround) else (1 + field.columns) // 2
    column, row = max(1, min(middle + spot[0], field.columns)), position.line + spot[1]
    if spot[1] <= 0 and field.side_of_line(position.line, field.number(column, row) or "") is None:
        row -= 1
    found = field.number(column, max(FIRST_ROW, min(row, LAST_ROW)))
    assert found is not None
    return found
