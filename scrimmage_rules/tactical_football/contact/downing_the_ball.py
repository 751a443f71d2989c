"""Downing the ball: the offense ends the play of its own will (8.6.L)."""

from __future__ import annotations

from scrimmage_rules.kernel.rule_context import SEAT, ActionRule, Precondition, only, provided
from scrimmage_rules.tactical_football.actions import DownBall
from scrimmage_rules.tactical_football.movement.movers import phase_of
from scrimmage_rules.tactical_football.position import Carried, Position, role_of
from scrimmage_rules.tactical_football.rule_context import At, Deed
from scrimmage_rules.tactical_football.sequence_of_play.end_of_play import ball_down

AT_ANY_TIME = "8.6.L.1"


def _down(deed: Deed[DownBall]) -> Position:
    """The ball is down where the real carrier stands; nothing is thrown (8.6.L.2)."""
    ball = deed.position.ball
    assert isinstance(ball, Carried)
    at = deed.position.men.offense.on[ball.by].at
    deed.say("downed", (AT_ANY_TIME, "8.6.L.2", "5.2.6"), man=ball.by)
    return ball_down(deed, deed.position, at, "downed")


def _by_the_offense(at: At[DownBall]) -> bool:
    return role_of(at.position, at.seat) == "offense"


def _in_its_phase(at: At[DownBall]) -> bool:
    return phase_of(at.position).side == "offense"


DOWN_BALL = ActionRule(
    action=DownBall,
    stages=("movement",),
    candidates=only(DownBall()),
    preconditions=(
        Precondition(AT_ANY_TIME, "offense-downs-it", _by_the_offense, facts=SEAT),
        *provided(("offense-downs-it",), Precondition(AT_ANY_TIME, "not-its-phase", _in_its_phase)),
    ),
    effect=_down,
)

RULES = (DOWN_BALL,)
