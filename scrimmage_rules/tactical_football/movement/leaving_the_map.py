"""Leaving the map: a man who leaves is out of the play, and the play ends if he has the real ball (7.2.G)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from scrimmage_rules.kernel.rule_context import ActionRule, Precondition, provided
from scrimmage_rules.tactical_football.actions import Leave
from scrimmage_rules.tactical_football.facing import HEXSIDE, Facing
from scrimmage_rules.tactical_football.field import Hex
from scrimmage_rules.tactical_football.game_scenarios.touchdown import is_step_off_far_end, score_touchdown
from scrimmage_rules.tactical_football.movement.forced_stops import (
    FROM_ZONE_TO_ZONE,
    STOPS_AT_ONCE,
    has_frozen_ball,
    is_movement_ended_by,
    is_stopped_by_zone,
)
from scrimmage_rules.tactical_football.movement.hex_entry import (
    CANNOT_MOVE,
    does_step_keep_hurdle_direction,
    may_enter_any_hex,
)
from scrimmage_rules.tactical_football.movement.movement_point_payment import (
    create_movement_point_preconditions,
    list_movement_phase_clauses,
)
from scrimmage_rules.tactical_football.movement.movers import (
    CAN_ACT,
    MAY_ACT,
    MOVING,
    Mover,
    get_acting_mover,
    get_cached_mover,
    get_current_movement_phase,
    list_points_of_movers,
)
from scrimmage_rules.tactical_football.movement.obligations import DutyGuard
from scrimmage_rules.tactical_football.movement.passing_through import STRAIGHT_ON
from scrimmage_rules.tactical_football.movement.simultaneous_movers import remove_man_from_phase
from scrimmage_rules.tactical_football.play_selection.ball_marker_change import FROZEN
from scrimmage_rules.tactical_football.position import Position
from scrimmage_rules.tactical_football.rule_context_types import At, Deed
from scrimmage_rules.tactical_football.stages import Label
from scrimmage_rules.tactical_football.transferring_the_ball.carriers_of_real_and_dummy_balls import (
    has_real_ball,
    settle_ball_of_lost_man,
)

NO_WAY_BACK = "7.2.G.1"


def compute_edge_crossing_cost(mover: Mover, way: Facing) -> int:
    """Return the Movement Points for crossing the edge, equal to those of a step in that direction (6.1.A)."""
    return mover.rules.chart.entry_cost(HEXSIDE[mover.man.facing][way])


def _list_candidate_exits(at: At[None]) -> Iterable[Leave]:
    return KEPT.only(at, _list_possible_exits(at))


def _list_possible_exits(at: At[None]) -> Iterator[Leave]:
    """Yield each action by which a man may leave the map."""
    field = at.rules.field
    on = at.position.men.of(get_current_movement_phase(at.position).side).on
    at_the_edge = [get_cached_mover(at, label) for label in list_points_of_movers(at) if on[label].at in field.edge]
    for mover in filter(may_enter_any_hex, at_the_edge):
        steps = field.step[mover.man.at]
        for way, to in steps.items():
            if (
                to is None
                and compute_edge_crossing_cost(mover, way) <= mover.left
                and does_step_keep_hurdle_direction(mover, way)
            ):
                yield Leave(mover.label, way)


def _leave_map(deed: Deed[Leave]) -> Position:
    """Remove a man from the map.

    The real ball is down in his last hex. A dummy ball is shown and removed.
    """
    mover = get_acting_mover(deed)
    points, at = compute_edge_crossing_cost(mover, deed.action.way), mover.man.at
    deed.say(
        "left-the-field",
        (NO_WAY_BACK, *list_movement_phase_clauses(mover)),
        man=mover.label,
        of=mover.role,
        points=points,
        **{"from": at},
    )
    position = _remove_man_from_map(deed)
    return _end_play_at_edge(deed, position, mover.label, at) if mover.role == "offense" else position


def _remove_man_from_map(at: At[Leave]) -> Position:
    mover = get_acting_mover(at)
    team = mover.position.men.of(mover.role)
    on = {label: man for label, man in team.on.items() if label != mover.label}
    stage = remove_man_from_phase(get_current_movement_phase(mover.position), mover.label)
    return mover.position.with_team(mover.role, replace(team, on=on, off=(*team.off, mover.label)), stage=stage)


KEPT = DutyGuard[Leave](
    _remove_man_from_map, lambda leave: (leave.man,), lambda at, _owed: get_acting_mover(at).crossing
)


def _end_play_at_edge(deed: Deed[Leave], position: Position, label: Label, at: Hex) -> Position:
    """End the play at the edge: a touchdown over the far edge, if entering the end zone does not score (TF-A91)."""
    if has_real_ball(position, label) and is_step_off_far_end(deed.rules.field, at, deed.action.way):
        return score_touchdown(deed, position, at)
    return settle_ball_of_lost_man(deed, position, label, at, "out-of-bounds")


def _is_way_off_map(at: At[Leave]) -> bool:
    return at.rules.field.step[get_acting_mover(at).man.at][at.action.way] is None


def _is_mover_not_hit(at: At[Leave]) -> bool:
    return not get_acting_mover(at).man.hit


def _has_mover_no_frozen_ball(at: At[Leave]) -> bool:
    return not has_frozen_ball(get_acting_mover(at))


def _has_not_entered_opponents_hex(at: At[Leave]) -> bool:
    return not is_movement_ended_by(get_acting_mover(at), "with-an-opponent")


def _has_not_stepped_between_zones(at: At[Leave]) -> bool:
    return not is_movement_ended_by(get_acting_mover(at), "from-zone-to-zone")


def _is_not_stopped_by_zone(at: At[Leave]) -> bool:
    return not is_stopped_by_zone(get_acting_mover(at))


def _does_leaving_man_keep_hurdle_direction(at: At[Leave]) -> bool:
    return does_step_keep_hurdle_direction(get_acting_mover(at), at.action.way)


def _compute_exit_cost(at: At[Leave]) -> int:
    return compute_edge_crossing_cost(get_acting_mover(at), at.action.way)


LEAVE = ActionRule(
    action=Leave,
    stages=MOVING,
    candidates=_list_candidate_exits,
    preconditions=KEPT.append_duty_preconditions(
        *MAY_ACT,
        *provided(
            CAN_ACT,
            Precondition(CANNOT_MOVE, "hit", _is_mover_not_hit),
            Precondition(FROZEN, "frozen", _has_mover_no_frozen_ball),
            Precondition("3.1.1", "not-at-the-edge", _is_way_off_map),
            Precondition("7.5.9", "has-entered-a-hex", _has_not_entered_opponents_hex),
            Precondition(FROM_ZONE_TO_ZONE, "stopped-for-good", _has_not_stepped_between_zones),
            Precondition(STOPS_AT_ONCE, "stopped", _is_not_stopped_by_zone),
            Precondition(STRAIGHT_ON, "not-straight", _does_leaving_man_keep_hurdle_direction),
            *create_movement_point_preconditions(_compute_exit_cost, (), "6.1.A.1", "6.1.A.2"),
        ),
    ),
    effect=_leave_map,
    complete=True,
)

RULES = (LEAVE,)
