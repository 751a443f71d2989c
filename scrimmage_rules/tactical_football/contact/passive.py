"""Passive contact: a man of the defense enters a hex, and its man has to contact him in his next turn (7.5, 8.4.F)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from scrimmage_rules.kernel.rule_context import SEAT, ActionRule, Precondition, provided
from scrimmage_rules.tactical_football.actions import Enter, Resolve
from scrimmage_rules.tactical_football.contact.entry import (
    MAN_TO_MAN,
    ZONE,
    cost,
    covers,
    is_alone,
    is_fit,
    is_new,
    is_sighted,
    those_who_may_be_entered,
)
from scrimmage_rules.tactical_football.contact.results import Contacted, clauses_of_the_ball, resolved, settled
from scrimmage_rules.tactical_football.contact.shared_hexes import is_lawful, is_receiver, partner, who_contact_first
from scrimmage_rules.tactical_football.contact.targets import in_front, target_of, those_before_a_foe
from scrimmage_rules.tactical_football.fumbling.loose_ball import lost
from scrimmage_rules.tactical_football.fumbling.loose_ball_runner import ONE_MAN, is_loose, lost_by
from scrimmage_rules.tactical_football.fumbling.throws import is_fumbled, is_thrown_for
from scrimmage_rules.tactical_football.movement.forced_stops import (
    FROM_ZONE_TO_ZONE,
    STOPS_AT_ONCE,
    is_halted_by,
    is_stopped,
)
from scrimmage_rules.tactical_football.movement.hex_entry import CANNOT_MOVE, goes_straight
from scrimmage_rules.tactical_football.movement.movement_points import affords, clauses_of_the_phase, recorded, spend
from scrimmage_rules.tactical_football.movement.movers import (
    CAN_ACT,
    MAY_ACT,
    Mover,
    mover_asked,
    passing_men,
    phase_of,
)
from scrimmage_rules.tactical_football.movement.obligations import Kept
from scrimmage_rules.tactical_football.position import Man, Position, carriers, role_of
from scrimmage_rules.tactical_football.rule_context import At, Deed
from scrimmage_rules.tactical_football.sequence_of_play.phase_transitions import movement
from scrimmage_rules.tactical_football.settings import Rules
from scrimmage_rules.tactical_football.stages import Label, Movement, PassiveContact
from scrimmage_rules.tactical_football.transferring_the_ball.carriers import exposed, has_the_ball

DEFENSE_ONLY = "8.4.F.1"
LAWFUL_TARGET = "7.5.4"

# ---- when it may be entered


def may_go_on(mover: Mover) -> bool:
    """A stop in a controlled hex does not keep him from entering the next one (7.2.H.2, TF-A22)."""
    return mover.rules.reading["TF-A22"] == "last-step" or not is_stopped(mover)


def may_take_last_step(mover: Mover) -> bool:
    """After a step from zone to zone he enters no hex, not even so (7.2.J.1, TF-E05)."""
    return mover.rules.reading["TF-E05"] == "exempt" or not is_halted_by(mover, "from-zone-to-zone")


def is_with_nobody(mover: Mover) -> bool:
    """Whether he has not entered an opponent's hex in this phase before (7.5.9)."""
    return not is_halted_by(mover, "with-an-opponent")


def enterable(mover: Mover) -> list[Label]:
    """The opponents in the hex before a man of the defense whom he may enter now."""
    if mover.man.hit or not (is_with_nobody(mover) and may_take_last_step(mover) and may_go_on(mover)):
        return []
    if not goes_straight(mover, mover.man.facing):
        return []
    ahead = mover.rules.field.step[mover.man.at][mover.man.facing]
    there = () if ahead is None else those_who_may_be_entered(mover, ahead)
    return [label for label in there if cost(mover, label) <= mover.left]


def _candidates(at: At[None]) -> Iterable[Enter]:
    return KEPT.only(at, _entries(at))


def _entries(at: At[None]) -> Iterator[Enter]:
    """Every hex that may be entered."""
    if phase_of(at.position).side == "defense":
        for mover in those_before_a_foe(at):
            yield from (Enter(mover.label, label) for label in enterable(mover))


def _enter(deed: Deed[Enter]) -> Position:
    """He shares the hex; nothing is thrown before the other side's turn, or the end of the phase (8.1.B.2, TF-E15)."""
    mover, label = mover_asked(deed), deed.action.target
    to, points = target_of(mover, label).at, cost(mover, label)
    facts = {"man": mover.label, "target": label, "at": to, "points": points}
    position = _entered(deed)
    if is_loose(position):
        deed.say("goes-for-the-ball", (*FOR_THE_BALL, *clauses_of_the_phase(mover)), **facts)
        return position
    deed.say("passive-contact", _entry_clauses(mover, label), **facts)
    stage = position.stage
    assert isinstance(stage, Movement)
    return replace(position, stage=replace(stage, contacted=(*stage.contacted, label)))


def _entered(at: At[Enter]) -> Position:
    mover, label = mover_asked(at), at.action.target
    act = replace(spend(mover, cost(mover, label)), entered=True, halted="with-an-opponent", crossing=None)
    position = mover.position.with_man("defense", mover.label, at=target_of(mover, label).at)
    return recorded(mover, position, act)


KEPT = Kept[Enter](
    _entered, lambda enter: (enter.man,), lambda at, _owed: mover_asked(at).crossing, sides=("defense",)
)  # fmt: skip

FOR_THE_BALL = ("12.C1.2", "12.C1.5", ONE_MAN, "7.3.K.2", "8.3.E", "T.mp-chart.2")
"""What it goes by that a man enters the hex of the loose ball."""


def _entry_clauses(mover: Mover, label: Label) -> tuple[str, ...]:
    """What the entry goes by: who may be entered, from where, and at what price."""
    who = ("8.4.F.2", "9.3.P.2") if label in carriers(mover.position) else ("8.4.F.3", "9.4.X.3")
    clauses: tuple[str, ...] = (
        "8.0.0",
        "8.0.1",
        *who,
        "7.5.3",
        "7.5.4",
        "7.2.F.1.0",
        "8.1.A.2",
        "7.3.K.2",
        "7.5.7",
        "T.mp-chart.2",
    )
    if is_stopped(mover):
        clauses = (*clauses, "7.2.H.2")
    if covers(mover, label, MAN_TO_MAN):
        clauses = (*clauses, "13.1.D.1", "13.1.D.backs")
    if covers(mover, label, ZONE):
        clauses = (*clauses, "13.1.D.2.1", "13.1.D.2.2", "13.1.D.backs")
    return (*clauses, *clauses_of_the_phase(mover))


# ---- why it may not be entered


def _by_the_defense(at: At[Enter]) -> bool:
    return phase_of(at.position).side == "defense"


def _target(at: At[Enter]) -> Man:
    return target_of(mover_asked(at), at.action.target)


def _on_the_field(at: At[Enter]) -> bool:
    return at.action.target in at.position.men.offense.on


def _not_hit(at: At[Enter]) -> bool:
    return not mover_asked(at).man.hit


def _fit(at: At[Enter]) -> bool:
    return is_fit(mover_asked(at), at.action.target)


def _in_front(at: At[Enter]) -> bool:
    return in_front(mover_asked(at), _target(at))


def _in_time(at: At[Enter]) -> bool:
    """A receiver who carries nothing can be entered while a pass can come to him only (8.4.F.3)."""
    return _lawful(at) or is_loose(at.position) or not is_receiver(at.position, at.action.target)


def _lawful(at: At[Enter]) -> bool:
    return is_lawful(at.rules, at.position, at.action.target)


def _seen(at: At[Enter]) -> bool:
    return is_sighted(mover_asked(at), at.action.target)


def _first_time(at: At[Enter]) -> bool:
    return is_new(mover_asked(at), at.action.target)


def _with_nobody(at: At[Enter]) -> bool:
    return is_with_nobody(mover_asked(at))


def _last_step(at: At[Enter]) -> bool:
    return may_take_last_step(mover_asked(at))


def _not_stopped(at: At[Enter]) -> bool:
    return may_go_on(mover_asked(at))


def _straight(at: At[Enter]) -> bool:
    mover = mover_asked(at)
    return goes_straight(mover, mover.man.facing)


def _alone(at: At[Enter]) -> bool:
    return lost_by(at.position, at.action.target) or is_alone(mover_asked(at), at.action.target)


def _one_man(at: At[Enter]) -> bool:
    return not lost_by(at.position, at.action.target) or is_alone(mover_asked(at), at.action.target)


def _for_the_ball(at: At[Enter]) -> bool:
    return not is_loose(at.position) or lost_by(at.position, at.action.target)


def _cost(at: At[Enter]) -> int:
    return cost(mover_asked(at), at.action.target)


_HIS: tuple[Precondition[Rules, Position, Enter], ...] = (
    Precondition(DEFENSE_ONLY, "offense", _by_the_defense, also=("7.5.3",)),
    Precondition(CANNOT_MOVE, "hit", _not_hit, also=("7.5.9",)),
    Precondition("8.0.1", "no-such-opponent", _on_the_field, gates=("offense",)),
)

_OF_THE_HEX: tuple[Precondition[Rules, Position, Enter], ...] = (
    Precondition("12.C1.2", "not-the-loose-ball", _for_the_ball),
    Precondition(ONE_MAN, "another-recovers", _one_man, also=("7.5.1",)),
    Precondition("8.1.A.2", "not-in-front", _in_front, also=("6.3.D.2",)),
    Precondition("8.2.D.1", "target-neutralized", _fit),
    Precondition("8.4.F.3", "no-pass-game-turn", _in_time, also=("8.6.K.3",)),
    Precondition(
        LAWFUL_TARGET,
        "no-lawful-target",
        _lawful,
        also=("8.6.K.3", "7.2.F.1.0", "9.4.X.3"),
        gates=("not-the-loose-ball", "no-pass-game-turn"),
    ),
    Precondition("8.2.C", "contacted-before", _first_time),
    Precondition("7.5.1", "somebody-else-there", _alone, also=("7.5.3",)),
    Precondition("8.3.E", "not-sighted", _seen, also=("6.4.E.1", "6.4.F.1")),
    Precondition("7.2.F.3.3", "not-straight", _straight),
    Precondition("7.5.9", "has-entered-a-hex", _with_nobody),
    Precondition(FROM_ZONE_TO_ZONE, "stopped-for-good", _last_step),
    Precondition(STOPS_AT_ONCE, "stopped", _not_stopped),
    *affords(_cost, (), "7.3.K.2", "7.5.7"),
)

ENTER = ActionRule(
    action=Enter,
    stages=("movement",),
    candidates=_candidates,
    preconditions=KEPT.asked_last(
        *MAY_ACT,
        *provided(CAN_ACT, *_HIS),
        *provided((*CAN_ACT, "offense", "no-such-opponent"), *_OF_THE_HEX),
    ),
    effect=_enter,
    complete=True,
)


# ---- the contact that has to be made

FORCED = "7.5.5"


def _left(at: At[object]) -> tuple[Label, ...]:
    """The men who have to contact an intruder, in phase C, or under TF-A36 `phase-D` as they are moved."""
    stage = at.position.stage
    if isinstance(stage, PassiveContact):
        return stage.left
    return who_contact_first(at.rules, at.position)


def _resolve(deed: Deed[Resolve]) -> Position:
    """The man of the offense contacts the intruder, front and sight waived (TF-A37); the throw settles it."""
    position, label = deed.position, deed.action.man
    intruder = partner(position, label)
    assert intruder is not None
    clauses = (
        "5.13.1.C.1", FORCED, "8.6.K.3", "8.0.0", "8.0.1", "8.0.3", "8.1.B.2", "7.2.F.1.2", "7.5.6", "7.5.7",
        "T.mp-chart.2",
    )  # fmt: skip
    deed.say("passive-contact-due", clauses, man=label, target=intruder)
    contact = Contacted("offense", (label,), intruder)
    carries = label in carriers(position)
    position = resolved(deed, _paid(deed, position, contact), contact)
    if carries:
        fumbled = is_thrown_for(deed.rules, position, label) and is_fumbled(deed, label)
        position = exposed(deed, position, label, *clauses_of_the_ball(position, label, fumbled=fumbled))
        if fumbled and has_the_ball(position, label):
            return lost(deed, position, label)
    position = settled(deed, position, contact)
    return _after(deed, position) if isinstance(position.stage, PassiveContact) else position


def _paid(deed: Deed[Resolve], position: Position, contact: Contacted) -> Position:
    """He has paid for it, or has nothing left, and cannot be asked again in this phase (7.5.7, TF-A37)."""
    stage, label = position.stage, deed.action.man
    if isinstance(stage, PassiveContact):
        left = tuple(each for each in stage.left if each != label)
        return replace(position, stage=PassiveContact(left, (*stage.made, label)))
    mover = mover_asked(deed)
    position = recorded(mover, position, spend(mover, min(deed.rules.chart.resolving, mover.left)))
    stage = position.stage
    assert isinstance(stage, Movement)
    return replace(position, stage=replace(stage, contacted=(*stage.contacted, contact.target)))


def _after(deed: Deed[Resolve], position: Position) -> Position:
    """The next one, or movement, out of which the contacts have been paid."""
    stage = position.stage
    assert isinstance(stage, PassiveContact)
    return position if stage.left else movement(deed, position, "offense", stage.made)


def _by_the_offense(at: At[Resolve]) -> bool:
    return role_of(at.position, at.seat) == "offense"


def _is_due(at: At[Resolve]) -> bool:
    return at.action.man in _left(at)


def _nobody_passing(at: At[Resolve]) -> bool:
    return not passing_men(at.position)


RESOLVE = ActionRule(
    action=Resolve,
    stages=("passive-contact", "movement"),
    candidates=lambda at: [Resolve(label) for label in _left(at)],
    preconditions=(
        Precondition("8.0.3", "offense-resolves", _by_the_offense, facts=SEAT),
        Precondition("5.13.1.C.1", "none-to-resolve", _is_due, gates=("offense-resolves",)),
        Precondition("7.2.F.2.2", "another-is-passing-through", _nobody_passing, also=("7.5.1",)),
    ),
    effect=_resolve,
)

RULES = (ENTER, RESOLVE)
