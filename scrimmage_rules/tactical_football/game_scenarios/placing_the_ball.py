"""The place of the ball before a play: the 20-yard line, or the hex where the last play left it (14.31, 14.38).

A ball in a side zone is moved to the nearer hashmark.
"""

from __future__ import annotations

import msgspec

from scrimmage_rules.tactical_football.field import ROWS, Field, Hex, get_line_of_scrimmage_at
from scrimmage_rules.tactical_football.settings import Rules

TWENTY = 20
LENGTH = 100
"""Yards from goal line to goal line."""


class BallSpot(msgspec.Struct, frozen=True):
    """The place where a play begins: the line of scrimmage and the hex of the ball."""

    line: int
    """the Line of Scrimmage"""

    at: Hex
    """the hex of the ball, next to the line"""


def get_hex_next_to_line(field: Field, line: int, column: int) -> Hex:
    """Return the hex of a column next to the line, on the offense's side (4.1.5, TF-A04)."""
    nearest = (field.number(column, row) for row in (line, line - 1))
    return next(place for place in nearest if place is not None and field.side_of_line(line, place) == "offense")


def get_spot_on_twenty_yard_line(rules: Rules) -> BallSpot:
    """Return the middle of a Player's own 20-yard line, or of the opposite one under TF-A90 `friendly-goal-20`."""
    yards = LENGTH - TWENTY if rules.reading["TF-A90"] == "friendly-goal-20" else TWENTY
    line, field = get_line_of_scrimmage_at(yards), rules.field
    return BallSpot(line, get_hex_next_to_line(field, line, sum(field.hash_columns) // 2))


def compute_spot_after_dead_ball(field: Field, at: Hex) -> BallSpot:
    """Return the next spot of the ball after a dead ball, in the same row (TF-A97, TF-A92).

    From a side zone, the ball moves to the nearer hashmark. The line of scrimmage lies just ahead of the ball. If
    TF-A04 `half` lets the line cut that hex, the line lies one row further on.
    """
    inside = field.nearest_inbounds(at)
    line = field.row[inside]
    if field.side_of_line(line, inside) != "offense":
        line = min(line + 1, ROWS)
    return BallSpot(line, get_hex_next_to_line(field, line, field.column[inside]))


def list_clauses_of_ball_spot(field: Field, at: Hex, spot: BallSpot) -> tuple[str, ...]:
    """Return the clauses by which a dead ball moves to the hashmark or stays (14.38.2 to 14.38.4)."""
    moved = field.column[at] != field.column[spot.at]
    return ("14.38.1", "14.38.3", "14.38.4") if moved else ("14.38.1", "14.38.2")


def compute_spot_for_new_offense(field: Field, at: Hex) -> BallSpot:
    """Return the next spot of the ball for the side that takes over and attacks in the opposite direction (14.34.2,
    14.34.3, TF-A94).
    """
    return compute_spot_after_dead_ball(field, field.turned(at))
