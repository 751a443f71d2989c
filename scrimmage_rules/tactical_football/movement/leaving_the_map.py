"""Leaving the map: a man who goes does not come back in this play, and with the ball he ends it (7.2.G)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from scrimmage_rules.kernel.rule_context import ActionRule, Precondition, provided
from scrimmage_rules.tactical_football.actions import Leave
from scrimmage_rules.tactical_football.facing import HEXSIDE, Facing
from scrimmage_rules.tactical_football.field import Hex
from scrimmage_rules.tactical_football.movement.forced_stops import (
    FROM_ZONE_TO_ZONE,
    STOPS_AT_ONCE,
    holds_a_frozen_ball,
    is_halted_by,
    is_stopped,
)
from scrimmage_rules.tactical_football.movement.hex_entry import CANNOT_MOVE, goes_straight, may_enter_hexes
from scrimmage_rules.tactical_football.movement.movement_points import affords, clauses_of_the_phase
from scrimmage_rules.tactical_football.movement.movers import (
    CAN_ACT,
    MAY_ACT,
    MOVING,
    Mover,
    able,
    mover_asked,
    mover_of,
    phase_of,
)
from scrimmage_rules.tactical_football.movement.obligations import Kept
from scrimmage_rules.tactical_football.movement.passing_through import STRAIGHT_ON
from scrimmage_rules.tactical_football.movement.simultaneous_movers import without
from scrimmage_rules.tactical_football.play_selection.change_of_play import FROZEN
from scrimmage_rules.tactical_football.position import Position
from scrimmage_rules.tactical_football.rule_context import At, Deed
from scrimmage_rules.tactical_football.scenarios.touchdown import leads_off_the_far_edge, touchdown
from scrimmage_rules.tactical_football.stages import Label
from scrimmage_rules.tactical_football.transferring_the_ball.carriers import has_the_ball, out_of_play

NO_WAY_BACK = "7.2.G.1"


def cost(mover: Mover, way: Facing) -> int:
    """What it costs to cross the edge: as much as a step in that direction (6.1.A)."""
    return mover.rules.chart.step(HEXSIDE[mover.man.facing][way])


def _candidates(at: At[None]) -> Iterable[Leave]:
    return KEPT.only(at, _ways_off(at))


def _ways_off(at: At[None]) -> Iterator[Leave]:
    """Every way off the map."""
    field = at.rules.field
    on = at.position.men.of(phase_of(at.position).side).on
    at_the_edge = [mover_of(at, label) for label in able(at) if on[label].at in field.edge]
    for mover in filter(may_enter_hexes, at_the_edge):
        steps = field.step[mover.man.at]
        for way, to in steps.items():
            if to is None and cost(mover, way) <= mover.left and goes_straight(mover, way):
                yield Leave(mover.label, way)


def _leave(deed: Deed[Leave]) -> Position:
    """He is gone; what he carried is shown, and if it was the ball it is down in the last hex."""
    mover = mover_asked(deed)
    points, at = cost(mover, deed.action.way), mover.man.at
    deed.say(
        "left-the-field",
        (NO_WAY_BACK, *clauses_of_the_phase(mover)),
        man=mover.label,
        of=mover.role,
        points=points,
        **{"from": at},
    )
    position = _after(deed)
    return _with_the_ball(deed, position, mover.label, at) if mover.role == "offense" else position


def _after(at: At[Leave]) -> Position:
    mover = mover_asked(at)
    team = mover.position.men.of(mover.role)
    on = {label: man for label, man in team.on.items() if label != mover.label}
    stage = without(phase_of(mover.position), mover.label)
    return mover.position.with_team(mover.role, replace(team, on=on, off=(*team.off, mover.label)), stage=stage)


KEPT = Kept[Leave](_after, lambda leave: (leave.man,), lambda at, _owed: mover_asked(at).crossing)


def _with_the_ball(deed: Deed[Leave], position: Position, label: Label, at: Hex) -> Position:
    """Over the far edge the ball is a touchdown, where carrying it into the end zone was none (TF-A91)."""
    if has_the_ball(position, label) and leads_off_the_far_edge(deed.rules.field, at, deed.action.way):
        return touchdown(deed, position, at)
    return out_of_play(deed, position, label, at, "out-of-bounds")


def _at_the_edge(at: At[Leave]) -> bool:
    return at.rules.field.step[mover_asked(at).man.at][at.action.way] is None


def _not_hit(at: At[Leave]) -> bool:
    return not mover_asked(at).man.hit


def _not_frozen(at: At[Leave]) -> bool:
    return not holds_a_frozen_ball(mover_asked(at))


def _not_with_an_opponent(at: At[Leave]) -> bool:
    return not is_halted_by(mover_asked(at), "with-an-opponent")


def _not_halted(at: At[Leave]) -> bool:
    return not is_halted_by(mover_asked(at), "from-zone-to-zone")


def _not_stopped(at: At[Leave]) -> bool:
    return not is_stopped(mover_asked(at))


def _straight(at: At[Leave]) -> bool:
    return goes_straight(mover_asked(at), at.action.way)


def _cost(at: At[Leave]) -> int:
    return cost(mover_asked(at), at.action.way)


LEAVE = ActionRule(
    action=Leave,
    stages=MOVING,
    candidates=_candidates,
    preconditions=KEPT.asked_last(
        *MAY_ACT,
        *provided(
            CAN_ACT,
            Precondition(CANNOT_MOVE, "hit", _not_hit),
            Precondition(FROZEN, "frozen", _not_frozen),
            Precondition("3.1.1", "not-at-the-edge", _at_the_edge),
            Precondition("7.5.9", "has-entered-a-hex", _not_with_an_opponent),
            Precondition(FROM_ZONE_TO_ZONE, "stopped-for-good", _not_halted),
            Precondition(STOPS_AT_ONCE, "stopped", _not_stopped),
            Precondition(STRAIGHT_ON, "not-straight", _straight),
            *affords(_cost, (), "6.1.A.1", "6.1.A.2"),
        ),
    ),
    effect=_leave,
    complete=True,
)

RULES = (LEAVE,)
