"""A step: a man moves to a neighbouring hex and keeps his facing (6.0, 6.1.A, 7.1, 7.2)."""

from __future__ import annotations

from collections.abc import Callable

from scrimmage_rules.kernel.rule_context import ActionRule, Precondition, provided
from scrimmage_rules.tactical_football.actions import Step
from scrimmage_rules.tactical_football.facing import Facing
from scrimmage_rules.tactical_football.field import Hex
from scrimmage_rules.tactical_football.game_scenarios.touchdown import score_touchdown_if_carrier_is_over_goal_line
from scrimmage_rules.tactical_football.movement.forced_stops import (
    FROM_ZONE_TO_ZONE,
    STOPS_AT_ONCE,
    find_halt_after_step,
    has_frozen_ball,
    is_exempt_from_stops,
    is_hex_in_enemy_zone,
    is_locked_in_zone,
    is_movement_ended_by,
    is_stopped_by_zone,
)
from scrimmage_rules.tactical_football.movement.hex_entry import (
    CANNOT_MOVE,
    compute_step_cost_for_mover,
    does_step_keep_hurdle_direction,
    may_enter_any_hex,
    may_man_enter_hex,
    move_man_into_hex,
)
from scrimmage_rules.tactical_football.movement.legal_steps import list_legal_steps
from scrimmage_rules.tactical_football.movement.man_in_motion import NOT_CLOSER, StepPrice, is_step_allowed_in_motion
from scrimmage_rules.tactical_football.movement.movement_point_payment import (
    CANNOT_PAY,
    create_movement_point_preconditions,
    list_movement_phase_clauses,
)
from scrimmage_rules.tactical_football.movement.movers import (
    CAN_ACT,
    MAY_ACT,
    MOVING,
    Mover,
    get_acting_mover,
    may_man_of_action_move,
)
from scrimmage_rules.tactical_football.movement.obligations import (
    DutyGuard,
    OutstandingDuty,
    does_each_duty_step_cost_another_duty,
    is_duty_lost_by_order,
)
from scrimmage_rules.tactical_football.movement.passing_through import (
    CAN_BE_COMPLETED,
    STRAIGHT_ON,
    can_leave_entered_hex,
    is_crossing_before_snap,
    is_hex_barred_by_opponent,
    is_hex_hurdled,
    is_hex_vacant,
    may_pass_through_hex,
    would_stop_in_occupied_hex,
)
from scrimmage_rules.tactical_football.play_selection.ball_marker_change import FROZEN
from scrimmage_rules.tactical_football.play_selection.blocking_and_charge_bonuses import (
    FREE_STEP,
    is_charge_step_free,
)
from scrimmage_rules.tactical_football.play_selection.carrying_over_the_line import (
    DUTIES,
    Duty,
    find_barrier_to_crossing,
    is_ineligible_barred_from_crossing,
)
from scrimmage_rules.tactical_football.play_selection.line_crossing_effects import apply_step_across_line
from scrimmage_rules.tactical_football.position import OnTheGround, Position, list_possible_carriers
from scrimmage_rules.tactical_football.rule_context_types import At, Deed

# ---- carrying it out


def _step_into_hex(deed: Deed[Step]) -> Position:
    """Put a man into the next hex, where he may have to stop."""
    mover, to = get_acting_mover(deed), deed.action.to
    way = deed.rules.field.way[mover.man.at][to]
    points, halt, vacant = (
        compute_step_cost_for_mover(mover, way, to),
        find_halt_after_step(mover, to),
        is_hex_vacant(mover, to),
    )
    facts = {"man": mover.label, "of": mover.role, "from": mover.man.at, "to": to, "points": points}
    deed.say("moved", _list_step_clauses(mover, way, to), **facts)
    _report_shared_hex_left(deed, mover, to)
    _report_contents_of_entered_hex(deed, mover, to)
    if is_hex_in_enemy_zone(mover, to) and not is_exempt_from_stops(mover) and vacant:
        clause = FROM_ZONE_TO_ZONE if halt == "from-zone-to-zone" else STOPS_AT_ONCE
        deed.say("stopped", (clause,), man=mover.label, of=mover.role, at=to)
    position = move_man_into_hex(mover, way, to)
    if mover.role == "defense":
        return position
    return score_touchdown_if_carrier_is_over_goal_line(
        deed, apply_step_across_line(deed, position, mover.label, mover.man.at)
    )


def _list_step_clauses(mover: Mover, way: Facing, to: Hex) -> tuple[str, ...]:
    """Return the clauses of a step: its cost, its phase, and whether he carries the ball or leaves it on the ground."""
    entry = "6.1.A.1" if way == mover.man.facing else "6.1.A.2"
    clauses = ("6.0.1", "6.0.5", entry, *list_movement_phase_clauses(mover))
    if is_charge_step_free(mover, way, vacant=is_hex_vacant(mover, to)):
        clauses = (*clauses, FREE_STEP, "13.1.B.aggressive.0", "13.1.B.aggressive.3")
    if isinstance(mover.position.ball, OnTheGround) and mover.position.ball.at == mover.man.at:
        clauses = (*clauses, "9.1.A.2")
    if mover.role == "offense" and mover.label in list_possible_carriers(mover.position):
        clauses = (*clauses, "9.1.A.4", "9.1.C.1")
    return clauses


def _report_shared_hex_left(deed: Deed[Step], mover: Mover, to: Hex) -> None:
    """Cite the clauses of leaving a hex, if the man leaves one that he shares with an opponent."""
    if mover.foes.get(mover.man.at) and not mover.crossing and is_hex_vacant(mover, to):
        deed.say("leaves-a-shared-hex", ("7.2.F.1.2", "7.5.8"), man=mover.label, at=mover.man.at)


def _report_contents_of_entered_hex(deed: Deed[Step], mover: Mover, to: Hex) -> None:
    """Cite the clauses about what is in the hex that the man enters: another man, the ball, or an End Zone."""
    ball = mover.position.ball
    if not is_hex_vacant(mover, to):
        hurdle = ("7.2.F.3.1", "7.2.F.3.2", "7.2.F.3.4")
        clauses = (*(hurdle if is_hex_hurdled(mover, to) else ("7.2.F.2.1",)), "7.5.1", "T.mp-chart.4")
        goes_on = () if may_pass_through_hex(mover, to) else ("7.2.H.2",)
        deed.say("passes-through", (*clauses, *goes_on), man=mover.label, at=to)
    elif isinstance(ball, OnTheGround) and ball.at == to:
        deed.say("takes-the-ball", ("9.1.A.2",), man=mover.label)
    if mover.rules.field.end_zone(to) is not None:
        deed.say("in-an-end-zone", ("14.39.1", "14.39.2", "14.39.3"), man=mover.label, at=to)


# ---- why he may not


def _is_legal_step(at: At[Step]) -> bool:
    """Return whether a step meets all its preconditions. The result does not say which one fails."""
    if not may_man_of_action_move(at):
        return False
    mover, way = get_acting_mover(at), _get_step_direction(at)
    return (
        way is not None and may_enter_any_hex(mover) and may_man_enter_hex(mover, way, at.action.to) and KEPT.holds(at)
    )


def _get_step_direction(at: At[Step]) -> Facing | None:
    return at.rules.field.way[get_acting_mover(at).man.at].get(at.action.to)


def _has_mover_no_frozen_ball(mover: Mover) -> bool:
    return not has_frozen_ball(mover)


def _create_check_of_crossing_duty(duty: Duty) -> Callable[[At[Step]], bool]:
    """Return a check of one condition for crossing the line. The check fails if the condition forbids the man's step
    (TF-A78).
    """

    def is_crossing_allowed(at: At[Step]) -> bool:
        mover = get_acting_mover(at)
        if mover.role == "defense":
            return True
        return find_barrier_to_crossing(at.rules, at.position, mover.label, mover.man.at, at.action.to) != duty

    return is_crossing_allowed


def _may_mover_cross_line_if_ineligible(at: At[Step]) -> bool:
    mover = get_acting_mover(at)
    if mover.role == "defense":
        return True
    return not is_ineligible_barred_from_crossing(at.rules, at.position, mover.label, mover.man.at, at.action.to)


def _is_step_to_neighbouring_hex(at: At[Step]) -> bool:
    return _get_step_direction(at) is not None


def _compute_step_action_cost(at: At[Step]) -> int:
    way = _get_step_direction(at)
    assert way is not None  # gated
    return compute_step_cost_for_mover(get_acting_mover(at), way, at.action.to)


def _create_check_of_mover(holds: Callable[[Mover], bool]) -> Callable[[At[Step]], bool]:
    return lambda at: holds(get_acting_mover(at))


def _create_check_of_mover_and_hex(holds: Callable[[Mover, Hex], bool]) -> Callable[[At[Step]], bool]:
    return lambda at: holds(get_acting_mover(at), at.action.to)


def _is_step_allowed_in_motion(at: At[Step]) -> bool:
    mover = get_acting_mover(at)
    return is_step_allowed_in_motion(
        mover, mover.man.at, at.action.to, StepPrice(_compute_step_action_cost(at), mover.left)
    )


def _can_mover_leave_entered_hex(at: At[Step]) -> bool:
    mover, way = get_acting_mover(at), _get_step_direction(at)
    assert way is not None  # gated
    return can_leave_entered_hex(mover, way, at.action.to, mover.left - _compute_step_action_cost(at))


def _does_step_keep_hurdle_direction(at: At[Step]) -> bool:
    way = _get_step_direction(at)
    assert way is not None  # gated
    return does_step_keep_hurdle_direction(get_acting_mover(at), way)


def _is_hex_not_barred(mover: Mover, to: Hex) -> bool:
    return not is_hex_barred_by_opponent(mover, to)


def _has_not_entered_opponents_hex(mover: Mover) -> bool:
    return not is_movement_ended_by(mover, "with-an-opponent")


def _has_not_stepped_between_zones(mover: Mover) -> bool:
    return not is_movement_ended_by(mover, "from-zone-to-zone")


def _is_not_stopped_by_zone(mover: Mover) -> bool:
    return not is_stopped_by_zone(mover)


def _is_not_locked_in_zone(mover: Mover, to: Hex) -> bool:
    return not is_locked_in_zone(mover, to)


def _may_mover_pass_through_teammates(at: At[Step]) -> bool:
    mover, to = get_acting_mover(at), at.action.to
    return (
        is_hex_vacant(mover, to)
        or is_hex_hurdled(mover, to)
        or is_hex_barred_by_opponent(mover, to)
        or not _would_step_stop_in_hex(at)
    )


def _may_man_hurdle_into_hex(at: At[Step]) -> bool:
    mover, to = get_acting_mover(at), at.action.to
    return not is_hex_hurdled(mover, to) or is_hex_barred_by_opponent(mover, to) or not _would_step_stop_in_hex(at)


def _would_step_stop_in_hex(at: At[Step]) -> bool:
    mover, way = get_acting_mover(at), _get_step_direction(at)
    assert way is not None  # gated
    return would_stop_in_occupied_hex(mover, way, at.action.to, mover.left - _compute_step_action_cost(at))


def _apply_step(at: At[Step]) -> Position:
    way = _get_step_direction(at)
    assert way is not None  # gated
    return move_man_into_hex(get_acting_mover(at), way, at.action.to)


def _does_every_duty_step_cost_another(at: At[Step], owed: OutstandingDuty) -> bool:
    by_order = is_duty_lost_by_order(owed, _apply_step(at), (at.action.man,))
    return not by_order and does_each_duty_step_cost_another_duty(owed, get_acting_mover(at), at.action.to)


KEPT = DutyGuard[Step](_apply_step, lambda step: (step.man,), _does_every_duty_step_cost_another)
PASSING = (STOPS_AT_ONCE, "7.5.1")

STEP = ActionRule(
    action=Step,
    stages=MOVING,
    candidates=lambda at: KEPT.only(at, list_legal_steps(at)),
    preconditions=KEPT.append_duty_preconditions(
        *MAY_ACT,
        *provided(
            CAN_ACT,
            Precondition(CANNOT_MOVE, "hit", _create_check_of_mover(lambda mover: not mover.man.hit)),
            Precondition(FROZEN, "frozen", _create_check_of_mover(_has_mover_no_frozen_ball)),
            Precondition("3.1.1", "no-such-hex", lambda at: at.action.to in at.rules.field.row),
            Precondition(
                "7.1.A", "not-next-to-him", _is_step_to_neighbouring_hex, gates=("no-such-hex",), also=("6.0.3",)
            ),
        ),
        *provided(
            (*CAN_ACT, "no-such-hex", "not-next-to-him"),
            Precondition(
                "4.2.2",
                "crosses-the-line",
                lambda at: not is_crossing_before_snap(get_acting_mover(at), at.action.to),
                also=("5.11.1.B", "5.11.2.B"),
            ),
            *(
                Precondition(duty[0], duty[1], _create_check_of_crossing_duty(duty), also=("13.PROC.4",))
                for duty in DUTIES
            ),
            Precondition("9.4.Y.1", "ineligible", _may_mover_cross_line_if_ineligible),
            Precondition(
                "7.2.F.0", "opponent-there", _create_check_of_mover_and_hex(_is_hex_not_barred), also=("7.5.1", "7.5.3")
            ),
            Precondition(STRAIGHT_ON, "not-straight", _does_step_keep_hurdle_direction),
            Precondition("7.5.9", "has-entered-a-hex", _create_check_of_mover(_has_not_entered_opponents_hex)),
            Precondition(FROM_ZONE_TO_ZONE, "stopped-for-good", _create_check_of_mover(_has_not_stepped_between_zones)),
            Precondition(
                STOPS_AT_ONCE, "stopped", _create_check_of_mover(_is_not_stopped_by_zone), also=("7.2.H.2", "6.2.C")
            ),
            Precondition(FROM_ZONE_TO_ZONE, "locked-in", _create_check_of_mover_and_hex(_is_not_locked_in_zone)),
            Precondition("7.2.F.2.2", "stops-with-a-friend", _may_mover_pass_through_teammates, also=PASSING),
            Precondition(STOPS_AT_ONCE, "stops-in-a-hurdle", _may_man_hurdle_into_hex, also=(CAN_BE_COMPLETED,)),
            Precondition(NOT_CLOSER, "closer-to-the-line", _is_step_allowed_in_motion),
            *create_movement_point_preconditions(_compute_step_action_cost, ("opponent-there",), "6.1.A.1", "6.1.A.2"),
            Precondition(
                CAN_BE_COMPLETED,
                "cannot-come-out",
                _can_mover_leave_entered_hex,
                gates=("opponent-there", "stops-with-a-friend", "stops-in-a-hurdle", *CANNOT_PAY),
            ),
        ),
    ),
    effect=_step_into_hex,
    complete=True,
    at_a_glance=_is_legal_step,
)

RULES = (STEP,)
