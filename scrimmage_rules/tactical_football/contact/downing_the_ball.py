"""Downing the ball: the offense ends the play voluntarily (8.6.L)."""

from __future__ import annotations

from scrimmage_rules.kernel.rule_context import SEAT, ActionRule, Precondition, only, provided
from scrimmage_rules.tactical_football.actions import DownBall
from scrimmage_rules.tactical_football.movement.movers import get_current_movement_phase
from scrimmage_rules.tactical_football.position import Carried, Position, get_side_of_seat
from scrimmage_rules.tactical_football.rule_context_types import At, Deed
from scrimmage_rules.tactical_football.sequence_of_play.end_of_play import end_play_with_ball_down

AT_ANY_TIME = "8.6.L.1"


def _down_ball_at_carrier(deed: Deed[DownBall]) -> Position:
    """Down the ball in the hex of the man who has the real ball, without dice (8.6.L.2)."""
    ball = deed.position.ball
    assert isinstance(ball, Carried)
    at = deed.position.men.offense.on[ball.by].at
    deed.say("downed", ("8.6.L.2",), man=ball.by)
    return end_play_with_ball_down(deed, deed.position, at, "downed")


def _is_seat_offense(at: At[DownBall]) -> bool:
    return get_side_of_seat(at.position, at.seat) == "offense"


def _is_offense_phase(at: At[DownBall]) -> bool:
    return get_current_movement_phase(at.position).side == "offense"


DOWN_BALL = ActionRule(
    action=DownBall,
    stages=("movement",),
    candidates=only(DownBall()),
    preconditions=(
        Precondition(AT_ANY_TIME, "offense-downs-it", _is_seat_offense, facts=SEAT),
        *provided(("offense-downs-it",), Precondition(AT_ANY_TIME, "not-its-phase", _is_offense_phase)),
    ),
    effect=_down_ball_at_carrier,
)

RULES = (DOWN_BALL,)
