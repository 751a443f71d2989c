"""A step: a man goes to a neighbouring hex, keeping his facing (6.0, 6.1.A, 7.1, 7.2)."""

from __future__ import annotations

from collections.abc import Callable

from scrimmage_rules.kernel.rule_context import ActionRule, Precondition, provided
from scrimmage_rules.tactical_football.actions import Step
from scrimmage_rules.tactical_football.facing import Facing
from scrimmage_rules.tactical_football.field import Hex
from scrimmage_rules.tactical_football.movement.allowances import in_motion
from scrimmage_rules.tactical_football.movement.forced_stops import (
    FROM_ZONE_TO_ZONE,
    STOPS_AT_ONCE,
    began_in_a_zone,
    halt_at,
    holds_a_frozen_ball,
    in_their_zone,
    is_exempt,
    is_halted_by,
    is_locked_in,
    is_stopped,
)
from scrimmage_rules.tactical_football.movement.hex_entry import (
    CANNOT_MOVE,
    cost,
    goes_straight,
    may_enter_hexes,
    may_step,
    stepped,
)
from scrimmage_rules.tactical_football.movement.legal_steps import all_steps
from scrimmage_rules.tactical_football.movement.motion import NOT_CLOSER, keeps_his_depth
from scrimmage_rules.tactical_football.movement.movement_points import CANNOT_PAY, affords, clauses_of_the_phase
from scrimmage_rules.tactical_football.movement.movers import (
    CAN_ACT,
    MAY_ACT,
    MOVING,
    Mover,
    may_act,
    mover_asked,
)
from scrimmage_rules.tactical_football.movement.obligations import Kept, Owed, has_no_other_way, is_lost_by_order
from scrimmage_rules.tactical_football.movement.passing_through import (
    CAN_BE_COMPLETED,
    STRAIGHT_ON,
    can_be_completed,
    crosses_too_early,
    is_barred,
    is_vacant,
    may_be_passed,
    must_go_straight,
    would_stop,
)
from scrimmage_rules.tactical_football.play_selection.blocking_and_charge import (
    FREE_STEP,
    steps_free,
)
from scrimmage_rules.tactical_football.play_selection.carrying_across import (
    DUTIES,
    Duty,
    held_back,
    kept_behind,
)
from scrimmage_rules.tactical_football.play_selection.change_of_play import FROZEN
from scrimmage_rules.tactical_football.play_selection.line_crossing_effects import crossed
from scrimmage_rules.tactical_football.position import OnTheGround, Position, carriers
from scrimmage_rules.tactical_football.rule_context import At, Deed
from scrimmage_rules.tactical_football.scenarios.touchdown import scored

# ---- carrying it out


def _step(deed: Deed[Step]) -> Position:
    """He goes there and stops where he has to."""
    mover, to = mover_asked(deed), deed.action.to
    way = deed.rules.field.way[mover.man.at][to]
    points, halt, vacant = cost(mover, way, to), halt_at(mover, to), is_vacant(mover, to)
    facts = {"man": mover.label, "of": mover.role, "from": mover.man.at, "to": to, "points": points}
    deed.say("moved", _clauses(mover, way, to), **facts)
    if in_their_zone(mover, to) and not is_exempt(mover) and vacant:
        clause = FROM_ZONE_TO_ZONE if halt == "from-zone-to-zone" else STOPS_AT_ONCE
        deed.say("stopped", (clause,), man=mover.label, of=mover.role, at=to)
    if isinstance(mover.position.ball, OnTheGround) and mover.position.ball.at == to and vacant:
        deed.say("takes-the-ball", ("9.1.A.2",), man=mover.label)
    position = stepped(mover, way, to)
    if mover.role == "defense":
        return position
    return scored(deed, crossed(deed, position, mover.label, mover.man.at))


def _clauses(mover: Mover, way: Facing, to: Hex) -> tuple[str, ...]:
    """What the step goes by: its price, whom it passes, and the phase it is made in."""
    entry = "6.1.A.1" if way == mover.man.facing else "6.1.A.2"
    clauses = ("7.1.A", "7.1.C.1", "6.0.3", "6.0.5", entry, *clauses_of_the_phase(mover))
    if steps_free(mover, way, vacant=is_vacant(mover, to)):
        clauses = (*clauses, FREE_STEP, "13.1.B.aggressive.0", "13.1.B.aggressive.3")
    if in_motion(mover.position, mover.label):
        clauses = (*clauses, NOT_CLOSER, "4.3.5")
    if mover.crossing:
        clauses = (*clauses, CAN_BE_COMPLETED, *((STRAIGHT_ON,) if must_go_straight(mover, mover.man.at) else ()))
    if isinstance(mover.position.ball, OnTheGround) and mover.position.ball.at == mover.man.at:
        clauses = (*clauses, "9.1.A.2")
    if mover.role == "offense" and mover.label in carriers(mover.position):
        clauses = (*clauses, "9.1.A.4", "9.1.C.1")
    if began_in_a_zone(mover):
        clauses = (*clauses, FROM_ZONE_TO_ZONE)
    if mover.rules.field.end_zone(to) is not None:
        clauses = (*clauses, "14.39.1", "14.39.2", "14.39.3")
    if is_vacant(mover, to):
        shares = len(mover.foes.get(mover.man.at, ())) > 0 and not mover.crossing
        return (*clauses, "7.2.F.1.2", "7.5.8", "7.5.9") if shares else clauses
    passed = ("7.2.F.3.1", "7.2.F.3.2", "7.2.F.3.3", "7.2.F.3.4") if must_go_straight(mover, to) else ("7.2.F.2.1",)
    goes_on = () if may_be_passed(mover, to) else ("7.2.H.2",)
    return (*clauses, *passed, CAN_BE_COMPLETED, "7.5.1", "T.mp-chart.4", *goes_on)


# ---- why he may not


def _may_be_made(at: At[Step]) -> bool:
    """Whether nothing that follows forbids it, without saying what does."""
    if not may_act(at):
        return False
    mover, way = mover_asked(at), _way(at)
    return way is not None and may_enter_hexes(mover) and may_step(mover, way, at.action.to) and KEPT.holds(at)


def _way(at: At[Step]) -> Facing | None:
    return at.rules.field.way[mover_asked(at).man.at].get(at.action.to)


def _not_frozen(mover: Mover) -> bool:
    return not holds_a_frozen_ball(mover)


def _not_held_back(duty: Duty) -> Callable[[At[Step]], bool]:
    """Whether a crossing does not lack this (TF-A78)."""

    def holds(at: At[Step]) -> bool:
        mover = mover_asked(at)
        if mover.role == "defense":
            return True
        return held_back(at.rules, at.position, mover.label, mover.man.at, at.action.to) != duty

    return holds


def _not_kept_behind(at: At[Step]) -> bool:
    mover = mover_asked(at)
    if mover.role == "defense":
        return True
    return not kept_behind(at.rules, at.position, mover.label, mover.man.at, at.action.to)


def _next_to_him(at: At[Step]) -> bool:
    return _way(at) is not None


def _cost(at: At[Step]) -> int:
    way = _way(at)
    assert way is not None  # gated
    return cost(mover_asked(at), way, at.action.to)


def _of_him(holds: Callable[[Mover], bool]) -> Callable[[At[Step]], bool]:
    return lambda at: holds(mover_asked(at))


def _of_the_hex(holds: Callable[[Mover, Hex], bool]) -> Callable[[At[Step]], bool]:
    return lambda at: holds(mover_asked(at), at.action.to)


def _keeps_his_depth(at: At[Step]) -> bool:
    mover = mover_asked(at)
    return keeps_his_depth(mover, mover.man.at, at.action.to, _cost(at), mover.left)


def _comes_out(at: At[Step]) -> bool:
    mover, way = mover_asked(at), _way(at)
    assert way is not None  # gated
    return can_be_completed(mover, way, at.action.to, mover.left - _cost(at))


def _straight(at: At[Step]) -> bool:
    way = _way(at)
    assert way is not None  # gated
    return goes_straight(mover_asked(at), way)


def _not_barred(mover: Mover, to: Hex) -> bool:
    return not is_barred(mover, to)


def _not_with_an_opponent(mover: Mover) -> bool:
    return not is_halted_by(mover, "with-an-opponent")


def _not_from_zone_to_zone(mover: Mover) -> bool:
    return not is_halted_by(mover, "from-zone-to-zone")


def _not_stopped(mover: Mover) -> bool:
    return not is_stopped(mover)


def _not_locked_in(mover: Mover, to: Hex) -> bool:
    return not is_locked_in(mover, to)


def _passes_friends(at: At[Step]) -> bool:
    mover, to = mover_asked(at), at.action.to
    return is_vacant(mover, to) or must_go_straight(mover, to) or is_barred(mover, to) or not _would_stop(at)


def _hurdles(at: At[Step]) -> bool:
    mover, to = mover_asked(at), at.action.to
    return not must_go_straight(mover, to) or is_barred(mover, to) or not _would_stop(at)


def _would_stop(at: At[Step]) -> bool:
    mover, way = mover_asked(at), _way(at)
    assert way is not None  # gated
    return would_stop(mover, way, at.action.to, mover.left - _cost(at))


def _after(at: At[Step]) -> Position:
    way = _way(at)
    assert way is not None  # gated
    return stepped(mover_asked(at), way, at.action.to)


def _goes_so_or_not_at_all(at: At[Step], owed: Owed) -> bool:
    by_order = is_lost_by_order(owed, _after(at), (at.action.man,))
    return not by_order and has_no_other_way(owed, mover_asked(at), at.action.to)


KEPT = Kept[Step](_after, lambda step: (step.man,), _goes_so_or_not_at_all)
PASSING = (STOPS_AT_ONCE, "7.5.1")

STEP = ActionRule(
    action=Step,
    stages=MOVING,
    candidates=lambda at: KEPT.only(at, all_steps(at)),
    preconditions=KEPT.asked_last(
        *MAY_ACT,
        *provided(
            CAN_ACT,
            Precondition(CANNOT_MOVE, "hit", _of_him(lambda mover: not mover.man.hit)),
            Precondition(FROZEN, "frozen", _of_him(_not_frozen)),
            Precondition("3.1.1", "no-such-hex", lambda at: at.action.to in at.rules.field.row),
            Precondition("7.1.A", "not-next-to-him", _next_to_him, gates=("no-such-hex",), also=("6.0.3",)),
        ),
        *provided(
            (*CAN_ACT, "no-such-hex", "not-next-to-him"),
            Precondition(
                "4.2.2", "crosses-the-line",
                lambda at: not crosses_too_early(mover_asked(at), at.action.to),
                also=("5.11.1.B", "5.11.2.B"),
            ),
            *(Precondition(duty[0], duty[1], _not_held_back(duty), also=("13.PROC.4",)) for duty in DUTIES),
            Precondition("9.4.Y.1", "ineligible", _not_kept_behind),
            Precondition("7.2.F.0", "opponent-there", _of_the_hex(_not_barred), also=("7.5.1", "7.5.3")),
            Precondition(STRAIGHT_ON, "not-straight", _straight),
            Precondition("7.5.9", "has-entered-a-hex", _of_him(_not_with_an_opponent)),
            Precondition(FROM_ZONE_TO_ZONE, "stopped-for-good", _of_him(_not_from_zone_to_zone)),
            Precondition(STOPS_AT_ONCE, "stopped", _of_him(_not_stopped), also=("7.2.H.2", "6.2.C")),
            Precondition(FROM_ZONE_TO_ZONE, "locked-in", _of_the_hex(_not_locked_in)),
            Precondition("7.2.F.2.2", "stops-with-a-friend", _passes_friends, also=PASSING),
            Precondition(STOPS_AT_ONCE, "stops-in-a-hurdle", _hurdles, also=(CAN_BE_COMPLETED,)),
            Precondition(NOT_CLOSER, "closer-to-the-line", _keeps_his_depth),
            *affords(_cost, ("opponent-there",), "6.1.A.1", "6.1.A.2"),
            Precondition(
                CAN_BE_COMPLETED, "cannot-come-out", _comes_out,
                gates=("opponent-there", "stops-with-a-friend", "stops-in-a-hurdle", *CANNOT_PAY),
            ),
        ),
    ),
    effect=_step,
    complete=True,
    at_a_glance=_may_be_made,
)  # fmt: skip

RULES = (STEP,)
