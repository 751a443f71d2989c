"""A turn: a man stays in his hex and changes his facing by one hexside (6.0.5, 6.1.A.3)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from scrimmage_rules.kernel.rule_context import ActionRule, Precondition, provided
from scrimmage_rules.tactical_football.actions import TurnMan
from scrimmage_rules.tactical_football.facing import FACINGS, TURNS, Facing, turned_by
from scrimmage_rules.tactical_football.movement.forced_stops import holds_a_frozen_ball, is_halted, is_stopped
from scrimmage_rules.tactical_football.movement.movement_points import affords, clauses_of_the_phase, recorded, spend
from scrimmage_rules.tactical_football.movement.movers import (
    CAN_ACT,
    MAY_ACT,
    MOVING,
    Mover,
    able,
    may_act,
    mover_asked,
    mover_of,
    phase_of,
)
from scrimmage_rules.tactical_football.movement.obligations import Kept
from scrimmage_rules.tactical_football.play_selection.blocking_and_charge import FREE_TURN, turns_free
from scrimmage_rules.tactical_football.play_selection.change_of_play import FACING_FROZEN
from scrimmage_rules.tactical_football.position import Position
from scrimmage_rules.tactical_football.rule_context import At, Deed
from scrimmage_rules.tactical_football.stages import Label

NEXT_TO = {facing: (turned_by(facing, -1), turned_by(facing, 1)) for facing in FACINGS}
"""The two facings that are one hexside away from each."""


def cost(mover: Mover) -> int:
    """What a turn costs him, nothing for the free turn of a Reaction Charge (6.1.A.3, 13.1.B.reaction.2)."""
    return 0 if turns_free(mover) else mover.rules.chart.turn


def hit_binds(mover: Mover) -> bool:
    """Whether a man may not turn because he is hit; under the ruling he may (TF-A27)."""
    return mover.man.hit and mover.rules.reading["TF-A27"] in ("contact-in-place", "no-action")


def may_turn(mover: Mover) -> bool:
    """Whether he may turn; one who only passes through a hex may not."""
    return not (mover.crossing or hit_binds(mover) or holds_a_frozen_ball(mover)) and cost(mover) <= mover.left


def _candidates(at: At[None]) -> Iterable[TurnMan]:
    """Every turn that may be made; who has not acted, is not hit and can pay is not looked at more closely."""
    stage, position, price = phase_of(at.position), at.position, at.rules.chart.turn
    on, acts, frozen = position.men.of(stage.side).on, stage.acts, position.turn.changed
    found: list[TurnMan] = []
    for label, points in able(at).items():
        man = on[label]
        if (points >= price and label not in acts and not man.hit and not frozen) or may_turn(mover_of(at, label)):
            found += _turns(label, man.facing)
    return KEPT.only(at, found)


@lru_cache(maxsize=1 << 10)
def _turns(label: Label, facing: Facing) -> tuple[TurnMan, ...]:
    """Both turns of a man who faces so."""
    return tuple(TurnMan(label, each) for each in NEXT_TO[facing])


def _turn(deed: Deed[TurnMan]) -> Position:
    """He faces another hexside."""
    mover, to = mover_asked(deed), deed.action.to
    points = cost(mover)
    free = (FREE_TURN,) if points == 0 else ()
    stands = ("7.2.J.2",) if is_stopped(mover) or is_halted(mover) else ()
    hit = ("T.contact.Dh.1", "T.contact.Dh.2") if mover.man.hit else ()
    clauses = ("6.0.5", "6.1.A.3", "7.1.C.1", *clauses_of_the_phase(mover), *free, *stands, *hit)
    deed.say("turned", clauses, man=mover.label, of=mover.role, facing=to, points=points)
    return _after(deed)


def _after(at: At[TurnMan]) -> Position:
    mover = mover_asked(at)
    position = mover.position.with_man(mover.role, mover.label, facing=at.action.to)
    return recorded(mover, position, spend(mover, cost(mover)))


KEPT = Kept[TurnMan](_after, lambda turn: (turn.man,))


def _may_be_made(at: At[TurnMan]) -> bool:
    """Whether nothing that follows forbids it, without saying what does."""
    return may_act(at) and may_turn(mover_asked(at)) and _by_one(at) and KEPT.holds(at)


def _cost(at: At[TurnMan]) -> int:
    return cost(mover_asked(at))


def _not_passing(at: At[TurnMan]) -> bool:
    return not mover_asked(at).crossing


def _not_frozen(at: At[TurnMan]) -> bool:
    return not holds_a_frozen_ball(mover_asked(at))


def _not_bound(at: At[TurnMan]) -> bool:
    return not hit_binds(mover_asked(at))


def _by_one(at: At[TurnMan]) -> bool:
    return TURNS[mover_asked(at).man.facing][at.action.to] == 1


TURN = ActionRule(
    action=TurnMan,
    stages=MOVING,
    candidates=_candidates,
    preconditions=KEPT.asked_last(
        *MAY_ACT,
        *provided(
            CAN_ACT,
            Precondition("T.contact.Dh.1", "hit", _not_bound),
            Precondition(FACING_FROZEN, "frozen", _not_frozen),
            Precondition("7.2.F.2.2", "passing-through", _not_passing, also=("7.2.F.4",)),
            Precondition("6.1.A.3", "not-one-hexside", _by_one, also=("6.0.5",)),
            *affords(_cost, (), "6.1.A.3"),
        ),
    ),
    effect=_turn,
    complete=True,
    at_a_glance=_may_be_made,
)

RULES = (TURN,)
