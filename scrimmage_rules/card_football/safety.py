"""Safety: a ball in the end zone of the side that had it, and the points for the opponent (KF-A19, KF-A20)."""

from __future__ import annotations

from scrimmage_rules.card_football.position import FIELD, Position, Seat, Yards, other_side
from scrimmage_rules.card_football.rule_context_types import Deed
from scrimmage_rules.card_football.settings import Rules
from scrimmage_rules.card_football.touchdown.scoring import ScoredPoints, add_points, prepare_kick_off, score_touchdown

SAFETY = 2
"""Points of a safety."""

SAFETY_CAUSE = "SAFETY.when"
"""Clause of the only cause that is a safety under KF-A20 by-cause: a loss on a play."""


def adjust_goal_line_spot(rules: Rules, spot: Yards) -> Yards:
    """Return the spot of the ball; under KF-A19 strict-except-td, a ball exactly on a goal line counts as on the 1."""
    if rules.reading["KF-A19"] == "strict-except-td":
        if spot == 0:
            return 1
        if spot == FIELD:
            return FIELD - 1
    return spot


def score_safety_or_touchdown_in_own_end_zone(
    deed: Deed[object], position: Position, loser: Seat, cause: str
) -> Position:
    """Return the position after a safety or a touchdown for the opponent of `loser`, as the cause and KF-A20 decide.

    `cause` is the clause that brought the ball into the loser's end zone: SAFETY.when, PUNT.negative-end-zone or
    TO.offence-end-zone.
    """
    deed.say("in-own-end-zone", (cause,), loser=loser)
    if is_ball_in_own_end_zone_safety(deed.rules, cause):
        return score_safety(deed, position, loser)
    return score_touchdown(deed, position, other_side(loser))


def is_ball_in_own_end_zone_safety(rules: Rules, cause: str) -> bool:
    """Return whether a ball in the offense's own end zone is a safety and not a touchdown for its opponent
    (KF-A20).
    """
    reading = rules.reading["KF-A20"]
    if reading == "by-cause":
        return cause == SAFETY_CAUSE
    return reading == "always-safety"


def score_safety(deed: Deed[object], position: Position, loser: Seat) -> Position:
    """Return the position after two points for the opponent; `loser` kicks off (SAFETY.points, SAFETY.kick-off)."""
    scored = add_points(deed, position, ScoredPoints(other_side(loser), SAFETY), "SAFETY.points")
    return prepare_kick_off(deed, scored, loser, "SAFETY.kick-off", "KICKOFF.after-score")
