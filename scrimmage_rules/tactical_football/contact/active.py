"""Active contact: a man contacts the opponent in the hex before him, alone or with others (8.1 to 8.6)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from msgspec.structs import replace

from scrimmage_rules.kernel.rule_context import ActionRule, Precondition, provided
from scrimmage_rules.tactical_football.actions import Contact
from scrimmage_rules.tactical_football.contact.double_team import (
    MOST_CONTACTORS,
    can_act,
    each_partner,
    hit_binds,
    partner_price,
    partners_of,
)
from scrimmage_rules.tactical_football.contact.results import Contacted, clauses_of_the_ball, resolved, settled
from scrimmage_rules.tactical_football.contact.results_table import line_of
from scrimmage_rules.tactical_football.contact.shared_hexes import is_receiver
from scrimmage_rules.tactical_football.contact.strength import differential
from scrimmage_rules.tactical_football.contact.targets import (
    contacted_before,
    foes_before,
    hexside_of,
    in_front,
    may_be_taken_from_behind,
    price,
    protected,
    sighted,
    target_of,
    those_before_a_foe,
)
from scrimmage_rules.tactical_football.fumbling.pick_up import taken_from
from scrimmage_rules.tactical_football.fumbling.throws import is_fumbled, is_thrown_for
from scrimmage_rules.tactical_football.movement.forced_stops import is_halted, is_stopped
from scrimmage_rules.tactical_football.movement.movement_points import affords, clauses_of_the_phase, spend
from scrimmage_rules.tactical_football.movement.movers import (
    CAN_ACT,
    MAY_ACT,
    Mover,
    OfAMan,
    mover_asked,
    phase_of,
)
from scrimmage_rules.tactical_football.movement.obligations import Kept
from scrimmage_rules.tactical_football.movement.simultaneous_movers import taken_up
from scrimmage_rules.tactical_football.play_selection.blocking_and_charge import AGGRESSIVE_CONTACT
from scrimmage_rules.tactical_football.position import Man, Position, carriers, opposite
from scrimmage_rules.tactical_football.rule_context import At, Deed
from scrimmage_rules.tactical_football.sequence_of_play.phase_transitions import SIGHTING
from scrimmage_rules.tactical_football.settings import Rules
from scrimmage_rules.tactical_football.stages import Acts, Label, Movement
from scrimmage_rules.tactical_football.transferring_the_ball.carriers import exposed, has_the_ball

THROUGH_HIS_FRONT = "8.1.A.1"
BY_THOSE_WHO_FACE_HIM = "8.5.H.2"
AS_ALWAYS = "8.5.J"

# ---- who may be contacted, from the list of all


def _candidates(at: At[None]) -> Iterable[Contact]:
    return KEPT.only(at, _contacts(at))


def _contacts(at: At[None]) -> Iterator[Contact]:
    """Every contact that may be announced."""
    for mover in those_before_a_foe(at):
        for label in _targets(mover):
            for partners in partners_of(mover, label):
                if may_be_resolved(mover, (mover.label, *partners), label):
                    yield Contact(mover.label, label, partners)


def _targets(mover: Mover) -> list[Label]:
    """Whom a man may contact: the opponent in the hex before him."""
    if mover.crossing or hit_binds(mover):
        return []
    return [label for label in foes_before(mover) if _may_contact(mover, label)]


def _may_contact(mover: Mover, label: Label) -> bool:
    target = target_of(mover, label)
    return (
        not target.neutralized
        and sighted(mover, target.at)
        and not contacted_before(mover.rules, mover.position, label)
        and may_be_taken_from_behind(mover, label, target)
        and not _is_protected(mover, label)
        and price(mover, target) <= mover.left
    )


def _is_protected(mover: Mover, label: Label) -> bool:
    """Only men of the offense are: the other side may have a man of the same number."""
    return mover.role == "defense" and protected(mover.rules, mover.position, label)


def may_be_resolved(mover: Mover, labels: tuple[Label, ...], target: Label) -> bool:
    """Under TF-A30 `forbid-low` there is no contact below the lowest line."""
    rules = mover.rules
    if rules.reading["TF-A30"] != "forbid-low":
        return True
    return line_of(differential(rules, mover.position, (mover.role, labels), target), rules.reading) is not None


# ---- carrying it out


def _contact(deed: Deed[Contact]) -> Position:
    """All pay; the throw, the markers, the fumble, the ball that is shown, and the end of the play, in this order."""
    mover, action = mover_asked(deed), deed.action
    contact = Contacted(mover.role, (action.man, *action.partners), action.target)
    position = _paid(deed)
    carries = mover.role == "defense" and action.target in carriers(position)
    _announce(deed, mover)
    position = resolved(deed, position, contact)
    if not carries:
        return settled(deed, position, contact)
    fumbled = is_thrown_for(deed.rules, position, action.target) and is_fumbled(deed, action.target)
    position = exposed(deed, position, action.target, *clauses_of_the_ball(position, action.target, fumbled=fumbled))
    if fumbled and has_the_ball(position, action.target):
        return taken_from(deed, position, action.target, contact.contactors)
    return settled(deed, position, contact)


MADE_BY = (
    "8.0.0", "8.0.1", "8.0.3", "8.0.P.1", "8.0.P.4", "8.1.A.1", "8.1.A.3", "8.2.C", "8.3.E", "6.3.D.1", "6.4.E.1",
    "6.4.F.1", "7.3.K.1", "7.3.K.3", "7.1.C.1", "8.4.G.0", "8.6.K.1", "8.6.K.2", "3.32.13", "T.mp-chart.2",
)  # fmt: skip
"""What every active contact goes by."""


def _announce(deed: Deed[Contact], mover: Mover) -> None:
    """What the contact goes by: who contacts whom through which hexsides, and what everybody pays."""
    action, target = deed.action, target_of(mover, deed.action.target)
    partners = each_partner(deed.position, deed.rules, action.partners)
    points = {mover.label: price(mover, target), **{each.label: partner_price(each, target) for each in partners}}
    clauses = (*MADE_BY, *clauses_of_the_phase(mover), SIGHTING[deed.position.turn.type == "snap", mover.role])
    if mover.role == "defense" and action.target in carriers(deed.position):
        clauses = (*clauses, "9.3.P.2")
    if mover.man.hit:
        clauses = (*clauses, "T.contact.Dh.1")
    if any(hexside_of(each, target) == "rear" for each in (mover, *partners)):
        clauses = (*clauses, "8.4.G.1")
    if target.hit:
        clauses = (*clauses, "8.2.D.2")
    if mover.position.turn.type == "pass" and mover.role == "defense" and is_receiver(mover.position, action.target):
        clauses = (*clauses, "8.4.G.2.2", "9.4.X.3")
    if mover.position.turn.type == "pass" and mover.role == "defense":
        clauses = (*clauses, "8.4.G.2.1", "3.32.9")
    if is_stopped(mover) or is_halted(mover):
        clauses = (*clauses, "7.2.J.2")
    if action.partners:
        clauses = (*clauses, "8.5.H.1", "8.5.H.2", "8.5.H.4", "8.5.H.5", "8.5.J", "7.1.E")
    if any(paid == AGGRESSIVE_CONTACT for paid in points.values()):
        clauses = (*clauses, "13.1.A.aggressive.1", "13.1.A.aggressive.3", "13.1.A.linemen")
    deed.say("contact-announced", clauses, of=mover.role, target=action.target, points=points)


def _paid(at: At[Contact]) -> Position:
    """Everybody who takes part has paid, and the target has been contacted in this phase (8.5.H.5, 8.2.C)."""
    position, last, target = at.position, mover_asked(at), _target(at)
    stage = position.stage
    assert isinstance(stage, Movement)
    acts: Acts = dict(stage.acts)
    acts[last.label] = spend(last, price(last, target))
    for partner in each_partner(position, at.rules, at.action.partners):
        acts[partner.label] = replace(spend(partner, partner_price(partner, target)), joined=True)
    contacted = (*stage.contacted, at.action.target)
    return replace(position, stage=taken_up(replace(stage, contacted=contacted), last.label, acts))


KEPT = Kept[Contact](_paid, lambda contact: (contact.man, *contact.partners))

# ---- why it may not be announced


def on_the_other_side(at: At[Contact]) -> bool:
    """Whether the target is a man of the other side who is on the field."""
    return at.action.target in at.position.men.of(opposite(phase_of(at.position).side)).on


def _target(at: At[Contact]) -> Man:
    return target_of(mover_asked(at), at.action.target)


def _price(at: At[Contact]) -> int:
    return price(mover_asked(at), _target(at))


def _not_passing(at: At[OfAMan]) -> bool:
    return not mover_asked(at).crossing


def _not_bound(at: At[OfAMan]) -> bool:
    return not hit_binds(mover_asked(at))


def _fit(at: At[Contact]) -> bool:
    return not _target(at).neutralized


def _before_him(at: At[Contact]) -> bool:
    return in_front(mover_asked(at), _target(at))


def _seen(at: At[Contact]) -> bool:
    return sighted(mover_asked(at), _target(at).at)


def _first_time(at: At[Contact]) -> bool:
    return not contacted_before(at.rules, at.position, at.action.target)


def _not_from_behind(at: At[Contact]) -> bool:
    return may_be_taken_from_behind(mover_asked(at), at.action.target, _target(at))


def _unprotected(at: At[Contact]) -> bool:
    return not _is_protected(mover_asked(at), at.action.target)


def _on_a_line(at: At[Contact]) -> bool:
    return may_be_resolved(mover_asked(at), (at.action.man, *at.action.partners), at.action.target)


def _partners_are_others(at: At[Contact]) -> bool:
    action, on = at.action, at.position.men.of(phase_of(at.position).side).on
    return len({action.man, *action.partners}) == len(action.partners) + 1 and set(action.partners) <= set(on)


def _at_most_six(at: At[Contact]) -> bool:
    return len(at.action.partners) < MOST_CONTACTORS


def _each(holds: Callable[[Mover, Label, Man], bool]) -> Callable[[At[Contact]], bool]:
    """Whether something holds of every partner."""

    def of_all(at: At[Contact]) -> bool:
        target = _target(at)
        partners = each_partner(at.position, at.rules, at.action.partners)
        return all(holds(partner, at.action.target, target) for partner in partners)

    return of_all


def _facing_him(partner: Mover, _label: Label, target: Man) -> bool:
    return in_front(partner, target)


def _having_seen_him(partner: Mover, _label: Label, target: Man) -> bool:
    return sighted(partner, target.at)


def _able_to_pay(partner: Mover, _label: Label, target: Man) -> bool:
    return partner_price(partner, target) <= partner.left


def _able_to_act(partner: Mover, _label: Label, _target: Man) -> bool:
    return can_act(partner)


_ANNOUNCED: tuple[Precondition[Rules, Position, Contact], ...] = (
    Precondition("7.2.F.2.2", "passing-through", _not_passing, also=("7.2.F.4",)),
    Precondition("T.contact.Dh.1", "hit", _not_bound),
    Precondition("8.0.1", "no-such-opponent", on_the_other_side),
)

TARGET_CHECKS = ("passing-through", "hit", "no-such-opponent")

_ON_HIM: tuple[Precondition[Rules, Position, Contact], ...] = (
    Precondition(THROUGH_HIS_FRONT, "not-in-front", _before_him, also=("6.3.D.1",)),
    Precondition("8.2.D.1", "target-neutralized", _fit),
    Precondition("8.2.C", "contacted-before", _first_time),
    Precondition("8.4.G.1", "from-behind", _not_from_behind, gates=("not-in-front",)),
    Precondition("8.4.G.2.1", "protected", _unprotected, also=("3.32.9",)),
    Precondition("8.3.E", "not-sighted", _seen, also=("6.4.E.1", "6.4.F.1")),
    *affords(_price, ("not-in-front",), "7.3.K.3"),
)

_WITH_OTHERS: tuple[Precondition[Rules, Position, Contact], ...] = (
    Precondition("8.5.H.1", "no-such-partner", _partners_are_others),
    Precondition(BY_THOSE_WHO_FACE_HIM, "more-than-six", _at_most_six),
    *provided(
        ("no-such-partner",),
        Precondition(AS_ALWAYS, "partner-cannot-act", _each(_able_to_act), also=("T.contact.Dn",)),
        Precondition(BY_THOSE_WHO_FACE_HIM, "partner-not-facing", _each(_facing_him), also=(AS_ALWAYS, "8.1.A.1")),
        Precondition("8.3.E", "partner-has-not-sighted", _each(_having_seen_him), also=(AS_ALWAYS,)),
        Precondition(
            "8.4.G.1", "partner-from-behind", _each(may_be_taken_from_behind), also=(AS_ALWAYS,),
            gates=("partner-not-facing",),
        ),
        Precondition("8.5.H.5", "partner-cannot-pay", _each(_able_to_pay), gates=("partner-not-facing",)),
        Precondition("T.contact.use", "below-the-lines", _on_a_line),
    ),
)  # fmt: skip

CONTACT = ActionRule(
    action=Contact,
    stages=("movement",),
    candidates=_candidates,
    preconditions=KEPT.asked_last(
        *MAY_ACT,
        *provided(CAN_ACT, *_ANNOUNCED),
        *provided((*CAN_ACT, *TARGET_CHECKS), *_ON_HIM, *_WITH_OTHERS),
    ),
    effect=_contact,
    complete=True,
)

RULES = (CONTACT,)
