"""Hand-offs: from one man to another who stands next to him, openly or with a dummy ball (9.3)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from msgspec.structs import replace

from scrimmage_rules.kernel.rule_context import ActionRule, Precondition, provided
from scrimmage_rules.tactical_football.actions import HandOff
from scrimmage_rules.tactical_football.fumbling.loose_ball import lost
from scrimmage_rules.tactical_football.fumbling.throws import is_fumbled
from scrimmage_rules.tactical_football.movement.motion import WITHOUT_THE_BALL, in_his_first_half
from scrimmage_rules.tactical_football.movement.movement_points import clauses_of_the_phase, spend
from scrimmage_rules.tactical_football.movement.movers import Mover, able, mover, mover_asked
from scrimmage_rules.tactical_football.movement.obligations import Kept
from scrimmage_rules.tactical_football.movement.simultaneous_movers import standing, taken_up
from scrimmage_rules.tactical_football.play_selection.carrying_across import (
    DUTIES,
    Duty,
    held_back_in_a_hand_off,
)
from scrimmage_rules.tactical_football.play_selection.line_crossing_effects import handed_across
from scrimmage_rules.tactical_football.position import Carried, Position, carriers
from scrimmage_rules.tactical_football.rule_context import At, Deed
from scrimmage_rules.tactical_football.scenarios.touchdown import scored
from scrimmage_rules.tactical_football.stages import HandOffOf, HandOffs, Label, Movement
from scrimmage_rules.tactical_football.transferring_the_ball.carriers import exposed, has_a_dummy
from scrimmage_rules.tactical_football.transferring_the_ball.markers import are_pooled, may_be_placed, placed
from scrimmage_rules.tactical_football.transferring_the_ball.partners import (
    A_FRIEND,
    AT_MOST_TWO,
    MOST_HAND_OFFS,
    OF_TWO_MEN,
    SEEN_BEFORE,
    is_of_the_offense,
    is_sighted,
    of_two_men,
    phase,
    was_sighted,
)

PAID_BY_BOTH = "9.3.N.2.2"


# ---- what it needs


def is_next_to_him(giver: Mover, label: Label) -> bool:
    """Whether the two stand in adjacent hexes (9.3.L.2, 3.32.15)."""
    return giver.position.men.offense.on[label].at in giver.rules.field.way[giver.man.at]


def may_possess(taker: Mover) -> bool:
    """Under TF-A27 `no-ball` a man who is hit does not take the ball."""
    return not (taker.man.hit and taker.rules.reading["TF-A27"] == "no-ball")


def with_this(stage: Movement, label: Label, to: Label) -> HandOffs:
    """The hand-offs that count after this one, which may have been declared."""
    declared = HandOffOf(label, to, made=False)
    others = list(stage.hand_offs)
    if declared in others:
        others[others.index(declared)] = replace(declared, made=True)
    else:
        others.append(replace(declared, made=True))
    return standing(replace(stage, hand_offs=tuple(others)), label)


def is_one_more(stage: Movement, label: Label, to: Label) -> bool:
    """Whether no more than two hand-offs are made and declared, this one included (9.3.L.3)."""
    return len(with_this(stage, label, to)) <= MOST_HAND_OFFS


def _candidates(at: At[None]) -> Iterable[HandOff]:
    return KEPT.only(at, _hand_offs(at))


def _hand_offs(at: At[None]) -> Iterator[HandOff]:
    """Every hand-off that may be made."""
    ball = at.position.ball
    if not is_of_the_offense(at) or at.position.turn.changed or not isinstance(ball, Carried):
        return
    men, price = able(at), at.rules.chart.hand_off
    for man in men:
        if man not in ball.carriers or men[man] < price:
            continue
        giver = mover(at.rules, at.position, man)
        for place in at.rules.field.around[giver.man.at]:
            for label in giver.friends.get(place, ()):
                if men.get(label, 0) >= price and _may_be_made(giver, label):
                    yield from (HandOff(man, label, dummy) for dummy in may_be_placed(ball, label))


def _may_be_made(giver: Mover, label: Label) -> bool:
    rules, position = giver.rules, giver.position
    taker = mover(rules, position, label)
    return (
        may_possess(taker)
        and not in_his_first_half(taker, taker.left)
        and was_sighted(rules, position, giver.label, label)
        and is_sighted(rules, position, giver.label, label)
        and is_one_more(phase(position), giver.label, label)
        and held_back_in_a_hand_off(rules, position, giver.label, label) is None
    )


# ---- carrying it out

MADE_BY = (
    "9.3.L.1", A_FRIEND, "3.32.15", AT_MOST_TWO, SEEN_BEFORE, "9.3.N.2.1", PAID_BY_BOTH, "9.0.general.2", "9.0.proc.1",
    "9.0.proc.2", "T.mp-chart.3.2",
)  # fmt: skip
"""What every hand-off goes by."""


def _hand_off(deed: Deed[HandOff]) -> Position:
    """Both pay; the throw, on what the releaser has; then the markers are placed (9.3.N, 12.proc.1, TF-A52)."""
    action, points = deed.action, deed.rules.chart.hand_off
    facts = {"man": action.man, "to": action.to, "points": points}
    deed.say("hand-off", (*MADE_BY, *clauses_of_the_phase(mover_asked(deed))), **facts)
    position = _paid(deed)
    if not is_fumbled(deed, action.man):
        return scored(deed, handed_across(deed, _handed_off(deed, position), action.man, action.to))
    if has_a_dummy(position, action.man):
        return exposed(deed, position, action.man, "12.D")
    return lost(deed, position, action.man)


def _paid(at: At[HandOff]) -> Position:
    """Both have paid, and the hand-off is one of the two of this phase (9.0.proc.2, 9.3.L.3)."""
    position, label, to = at.position, at.action.man, at.action.to
    stage = phase(position)
    both = {each: spend(mover(at.rules, position, each), _price(at)) for each in (label, to)}
    stage = replace(stage, hand_offs=with_this(stage, label, to))
    return replace(position, stage=taken_up(stage, label, {**stage.acts, **both}))


KEPT = Kept[HandOff](_paid, lambda hand_off: (hand_off.man, hand_off.to), sides=("offense",))


def _handed_off(deed: Deed[HandOff], position: Position) -> Position:
    """The markers lie under the two men before either goes on (9.3.N.3.3); nobody is told which is which."""
    action, ball = deed.action, position.ball
    assert isinstance(ball, Carried)
    clauses: tuple[str, ...] = ("9.0.proc.3.1", "9.3.N.3.3", "9.1.A.5", "9.1.C.1", "9.3.P.2")
    if action.dummy is not None:
        clauses = (*clauses, "9.3.N.3.1", "9.3.N.3.2", "9.0.proc.3.3", "9.1.C.2")
    clauses = (*clauses, "9.3.P.1" if ball.dummies else "9.0.general.1")
    deed.say("handed-off", clauses, man=action.man, to=action.to, dummy=action.dummy is not None)
    return replace(position, ball=placed(ball, action.man, action.to, action.dummy))


# ---- why it may not be made


def _taker(at: At[HandOff]) -> Mover:
    return mover(at.rules, at.position, at.action.to)


def _is_past_his_first_half(at: At[HandOff]) -> bool:
    taker = _taker(at)
    return not in_his_first_half(taker, taker.left)


def _has_a_ball(at: At[HandOff]) -> bool:
    return at.action.man in carriers(at.position)


def _adjacent(at: At[HandOff]) -> bool:
    return is_next_to_him(mover_asked(at), at.action.to)


def _not_held_back(duty: Duty) -> Callable[[At[HandOff]], bool]:
    """Whether what goes over the line in a hand-off does not lack this (TF-E47, TF-A78)."""
    return lambda at: held_back_in_a_hand_off(at.rules, at.position, at.action.man, at.action.to) != duty


def _seen_before(at: At[HandOff]) -> bool:
    return was_sighted(at.rules, at.position, at.action.man, at.action.to)


def _seen(at: At[HandOff]) -> bool:
    return is_sighted(at.rules, at.position, at.action.man, at.action.to)


def _one_more(at: At[HandOff]) -> bool:
    return is_one_more(phase(at.position), at.action.man, at.action.to)


def _told(at: At[HandOff]) -> bool:
    ball = at.position.ball
    return not (isinstance(ball, Carried) and are_pooled(ball, at.action.to)) or at.action.dummy is not None


def _dummy_left(at: At[HandOff]) -> bool:
    ball, dummy = at.position.ball, at.action.dummy
    return dummy is None or not isinstance(ball, Carried) or dummy in may_be_placed(ball, at.action.to)


def _price(at: At[HandOff]) -> int:
    return at.rules.chart.hand_off


def _giver_pays(at: At[HandOff]) -> bool:
    return _price(at) <= mover_asked(at).left


def _taker_pays(at: At[HandOff]) -> bool:
    return _price(at) <= _taker(at).left


HAND_OFF = ActionRule(
    action=HandOff,
    stages=("movement",),
    candidates=_candidates,
    preconditions=KEPT.asked_last(
        *of_two_men(_has_a_ball),
        *provided(
            OF_TWO_MEN,
            Precondition(
                "9.4.T.2", "recipient-hit", lambda at: may_possess(_taker(at)), also=("T.contact.Dh.1",)
            ),
            Precondition(WITHOUT_THE_BALL, "recipient-in-motion", _is_past_his_first_half),
            Precondition(A_FRIEND, "not-next-to-him", _adjacent, also=("3.32.15",)),
            *provided(
                ("not-next-to-him",),
                *(Precondition(duty[0], duty[1], _not_held_back(duty), also=("13.PROC.4",)) for duty in DUTIES),
            ),
            Precondition(SEEN_BEFORE, "not-sighted", _seen_before, also=("9.0.proc.1",)),
            Precondition("6.4.F.2", "not-in-sight-now", _seen, also=("9.0.proc.1",)),
            Precondition(AT_MOST_TWO, "two-hand-offs", _one_more),
            Precondition("9.3.N.3.2", "not-told-what-stays", _told, also=("9.3.P.1",)),
            Precondition("9.3.N.3.1", "two-dummies", _dummy_left),
            Precondition(PAID_BY_BOTH, "cannot-pay", _giver_pays, also=("9.0.proc.2",), facts={"points": _price}),
            Precondition(
                PAID_BY_BOTH, "recipient-cannot-pay", _taker_pays, also=("9.0.proc.2",), facts={"points": _price}
            ),
        ),
    ),
    effect=_hand_off,
    secret=("/ball",),
    complete=True,
)  # fmt: skip

RULES = (HAND_OFF,)
