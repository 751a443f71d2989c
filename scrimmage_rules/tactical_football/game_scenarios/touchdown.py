"""The touchdown: the ball carried over the goal line, or caught beyond it (14.32, 14.39)."""

from __future__ import annotations

from scrimmage_rules.tactical_football.facing import Facing
from scrimmage_rules.tactical_football.field import ROWS, Field, Hex
from scrimmage_rules.tactical_football.position import Carried, Position
from scrimmage_rules.tactical_football.rule_context_types import Deed
from scrimmage_rules.tactical_football.sequence_of_play.end_of_play import end_play_with_ball_down
from scrimmage_rules.tactical_football.settings import Rules

SCORED = "14.32.event.1"
END_ZONE_THERE = ("14.39.1", "14.39.3", "14.39.4")
"""Clauses about the end zone as a part of the map (TF-A99)."""


def score_touchdown_if_carrier_is_over_goal_line(
    deed: Deed[object], position: Position, *, by_catch: bool = False
) -> Position:
    """End the play with a touchdown if the real carrier is beyond the goal line, as TF-A91 decides."""
    ball = position.ball
    if not isinstance(ball, Carried):
        return position
    at = position.men.offense.on[ball.by].at
    if deed.rules.field.row[at] <= ROWS or not is_end_zone_possession_enough(deed.rules, by_catch=by_catch):
        return position
    return score_touchdown(deed, position, at, *END_ZONE_THERE, *(("14.39.2",) if by_catch else ()))


def is_end_zone_possession_enough(rules: Rules, *, by_catch: bool) -> bool:
    """Return whether possession in the end zone is a touchdown, as TF-A91 decides."""
    reading = rules.reading["TF-A91"]
    return reading == "goal-line-test" or (reading == "exit-only-for-runs" and by_catch)


def score_touchdown(deed: Deed[object], position: Position, at: Hex, *clauses: str) -> Position:
    """End the play with a touchdown by the carrier."""
    ball = position.ball
    assert isinstance(ball, Carried)
    deed.say("touchdown", (SCORED, *clauses), man=ball.by, at=at)
    return end_play_with_ball_down(deed, position, at, "touchdown")


def is_step_off_far_end(field: Field, at: Hex, way: Facing) -> bool:
    """Return whether a step off the map crosses the far end that the offense attacks, not a sideline."""
    aside = {"NE": 1, "SE": 1, "SW": -1, "NW": -1}.get(way, 0)
    within = 1 <= field.column[at] + aside <= field.columns
    return within and field.row[at] > ROWS
