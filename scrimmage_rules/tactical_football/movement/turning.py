"""A turn: a man changes his facing by one hexside in his hex (6.0.5, 6.1.A.3)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from scrimmage_rules.kernel.rule_context import ActionRule, Precondition, provided
from scrimmage_rules.tactical_football.actions import TurnMan
from scrimmage_rules.tactical_football.facing import FACINGS, TURNS, Facing, turn_facing_by_hexsides
from scrimmage_rules.tactical_football.movement.forced_stops import (
    has_frozen_ball,
    is_movement_ended,
    is_stopped_by_zone,
)
from scrimmage_rules.tactical_football.movement.movement_point_payment import (
    add_spent_points_to_acts,
    create_movement_point_preconditions,
    store_acts_of_mover,
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
    may_man_of_action_move,
)
from scrimmage_rules.tactical_football.movement.obligations import DutyGuard
from scrimmage_rules.tactical_football.play_selection.ball_marker_change import FACING_FROZEN
from scrimmage_rules.tactical_football.play_selection.blocking_and_charge_bonuses import FREE_TURN, is_charge_turn_free
from scrimmage_rules.tactical_football.position import Position
from scrimmage_rules.tactical_football.rule_context_types import At, Deed
from scrimmage_rules.tactical_football.stages import Label

NEXT_TO = {facing: (turn_facing_by_hexsides(facing, -1), turn_facing_by_hexsides(facing, 1)) for facing in FACINGS}
"""For each facing, the two facings that are one hexside away."""


def compute_turn_cost(mover: Mover) -> int:
    """Return the points of a turn; 0 for the free turn of a Reaction Charge (6.1.A.3, 13.1.B.reaction.2)."""
    return 0 if is_charge_turn_free(mover) else mover.rules.chart.turn


def is_turn_barred_by_hit(mover: Mover) -> bool:
    """Return whether a Hit forbids a man every turn, which only some readings of TF-A27 do."""
    return mover.man.hit and mover.rules.reading["TF-A27"] in ("contact-in-place", "no-action")


def may_man_turn(mover: Mover) -> bool:
    """Return whether a man may turn; a man who only passes through a hex may not."""
    return (
        not (mover.crossing or is_turn_barred_by_hit(mover) or has_frozen_ball(mover))
        and compute_turn_cost(mover) <= mover.left
    )


def _list_candidate_turns(at: At[None]) -> Iterable[TurnMan]:
    """Return every possible turn; a man who has not acted, is not Hit and can pay needs no further check."""
    stage, position, price = get_current_movement_phase(at.position), at.position, at.rules.chart.turn
    on, acts, frozen = position.men.of(stage.side).on, stage.acts, position.turn.changed
    found: list[TurnMan] = []
    for label, points in list_points_of_movers(at).items():
        man = on[label]
        if (points >= price and label not in acts and not man.hit and not frozen) or may_man_turn(
            get_cached_mover(at, label)
        ):
            found += _list_possible_turns(label, man.facing)
    return KEPT.only(at, found)


@lru_cache(maxsize=1 << 10)
def _list_possible_turns(label: Label, facing: Facing) -> tuple[TurnMan, ...]:
    """Return the two possible turns of a man with this facing."""
    return tuple(TurnMan(label, each) for each in NEXT_TO[facing])


def _turn_man(deed: Deed[TurnMan]) -> Position:
    """Turn a man to another hexside."""
    mover, to = get_acting_mover(deed), deed.action.to
    points = compute_turn_cost(mover)
    free = (FREE_TURN,) if points == 0 else ()
    stands = ("7.2.J.2",) if is_stopped_by_zone(mover) or is_movement_ended(mover) else ()
    hit = ("T.contact.Dh.2",) if mover.man.hit else ()
    clauses = ("6.1.A.3", "6.0.5", *free, *stands, *hit)
    deed.say("turned", clauses, man=mover.label, of=mover.role, facing=to, points=points)
    return _apply_turn(deed)


def _apply_turn(at: At[TurnMan]) -> Position:
    mover = get_acting_mover(at)
    position = mover.position.with_man(mover.role, mover.label, facing=at.action.to)
    return store_acts_of_mover(mover, position, add_spent_points_to_acts(mover, compute_turn_cost(mover)))


KEPT = DutyGuard[TurnMan](_apply_turn, lambda turn: (turn.man,))


def _is_legal_turn(at: At[TurnMan]) -> bool:
    """Return whether a turn meets all its preconditions. The result does not say which one fails."""
    return (
        may_man_of_action_move(at)
        and may_man_turn(get_acting_mover(at))
        and _is_turn_by_one_hexside(at)
        and KEPT.holds(at)
    )


def _compute_turn_action_cost(at: At[TurnMan]) -> int:
    return compute_turn_cost(get_acting_mover(at))


def _is_mover_not_passing_through(at: At[TurnMan]) -> bool:
    return not get_acting_mover(at).crossing


def _has_mover_no_frozen_ball(at: At[TurnMan]) -> bool:
    return not has_frozen_ball(get_acting_mover(at))


def _may_turn_despite_hit(at: At[TurnMan]) -> bool:
    return not is_turn_barred_by_hit(get_acting_mover(at))


def _is_turn_by_one_hexside(at: At[TurnMan]) -> bool:
    return TURNS[get_acting_mover(at).man.facing][at.action.to] == 1


TURN = ActionRule(
    action=TurnMan,
    stages=MOVING,
    candidates=_list_candidate_turns,
    preconditions=KEPT.append_duty_preconditions(
        *MAY_ACT,
        *provided(
            CAN_ACT,
            Precondition("T.contact.Dh.1", "hit", _may_turn_despite_hit),
            Precondition(FACING_FROZEN, "frozen", _has_mover_no_frozen_ball),
            Precondition("7.2.F.2.2", "passing-through", _is_mover_not_passing_through, also=("7.2.F.4",)),
            Precondition("6.1.A.3", "not-one-hexside", _is_turn_by_one_hexside, also=("6.0.5",)),
            *create_movement_point_preconditions(_compute_turn_action_cost, (), "6.1.A.3"),
        ),
    ),
    effect=_turn_man,
    complete=True,
    at_a_glance=_is_legal_turn,
)

RULES = (TURN,)
