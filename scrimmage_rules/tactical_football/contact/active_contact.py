"""Active contact: a man contacts the opponent in the hex before him, alone or with others (8.1 to 8.6)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping

from msgspec.structs import replace

from scrimmage_rules.kernel.rule_context import ActionRule, Precondition, provided
from scrimmage_rules.tactical_football.actions import Contact
from scrimmage_rules.tactical_football.contact.contact_effects import (
    ContactInResolution,
    list_clauses_about_ball,
    settle_ball_after_contact,
    throw_contact_and_place_markers,
)
from scrimmage_rules.tactical_football.contact.contact_results_table import find_contact_table_line
from scrimmage_rules.tactical_football.contact.contact_strength import compute_strength_differential
from scrimmage_rules.tactical_football.contact.contact_targets import (
    compute_active_contact_price,
    find_movers_facing_opponents,
    find_target_on_field,
    has_been_contacted_this_phase,
    has_sighted_hex_this_phase,
    is_in_front_of,
    is_protected_by_long_pass,
    list_opponents_in_front_hex,
    may_contact_through_hexside,
)
from scrimmage_rules.tactical_football.contact.double_team import (
    MOST_CONTACTORS,
    can_partner_act,
    compute_partner_price,
    create_movers_of_partners,
    is_contact_barred_by_hit,
    list_partner_choices,
)
from scrimmage_rules.tactical_football.contact.shared_hexes import is_eligible_receiver
from scrimmage_rules.tactical_football.fumbling.fumble_dice import may_contacted_carrier_fumble, roll_for_fumble
from scrimmage_rules.tactical_football.fumbling.loose_ball_runner import is_ball_loose
from scrimmage_rules.tactical_football.fumbling.pick_up_after_contact import start_pick_up_or_recovery
from scrimmage_rules.tactical_football.movement.forced_stops import is_movement_ended, is_stopped_by_zone
from scrimmage_rules.tactical_football.movement.movement_point_payment import (
    add_spent_points_to_acts,
    create_movement_point_preconditions,
)
from scrimmage_rules.tactical_football.movement.movers import (
    CAN_ACT,
    MAY_ACT,
    Mover,
    OneManAction,
    get_acting_mover,
    get_current_movement_phase,
)
from scrimmage_rules.tactical_football.movement.obligations import DutyGuard
from scrimmage_rules.tactical_football.movement.simultaneous_movers import activate_man_in_phase
from scrimmage_rules.tactical_football.play_selection.blocking_and_charge_bonuses import AGGRESSIVE_CONTACT
from scrimmage_rules.tactical_football.position import Man, Position, list_possible_carriers, other_side
from scrimmage_rules.tactical_football.rule_context_types import At, Deed
from scrimmage_rules.tactical_football.sequence_of_play.phase_transitions import SIGHTING
from scrimmage_rules.tactical_football.settings import Rules
from scrimmage_rules.tactical_football.stages import Acts, Label, Movement
from scrimmage_rules.tactical_football.transferring_the_ball.carriers_of_real_and_dummy_balls import (
    has_real_ball,
    reveal_marker_of_carrier,
)

THROUGH_HIS_FRONT = "8.1.A.1"
BY_THOSE_WHO_FACE_HIM = "8.5.H.2"
AS_ALWAYS = "8.5.J"

# ---- who may be contacted, from the list of all


def _list_candidate_contacts(at: At[None]) -> Iterable[Contact]:
    return KEPT.only(at, _list_announceable_contacts(at))


def _list_announceable_contacts(at: At[None]) -> Iterator[Contact]:
    """Yield every contact that a side may announce now."""
    for mover in find_movers_facing_opponents(at):
        for label in _list_contactable_opponents_ahead(mover):
            for partners in list_partner_choices(mover, label):
                if is_contact_on_table_line(mover, (mover.label, *partners), label):
                    yield Contact(mover.label, label, partners)


def _list_contactable_opponents_ahead(mover: Mover) -> list[Label]:
    """Return the opponents in the hex in front of a man whom he may contact."""
    if mover.crossing or is_contact_barred_by_hit(mover):
        return []
    return [label for label in list_opponents_in_front_hex(mover) if _may_contact_opponent(mover, label)]


def _may_contact_opponent(mover: Mover, label: Label) -> bool:
    target = find_target_on_field(mover, label)
    return (
        not target.neutralized
        and has_sighted_hex_this_phase(mover, target.at)
        and not has_been_contacted_this_phase(mover.rules, mover.position, label)
        and may_contact_through_hexside(mover, label, target)
        and not _is_protected_from_mover(mover, label)
        and compute_active_contact_price(mover, target) <= mover.left
    )


def _is_protected_from_mover(mover: Mover, label: Label) -> bool:
    """Return whether a long pass protects the target; only men of the offense are protected."""
    return mover.role == "defense" and is_protected_by_long_pass(mover.rules, mover.position, label)


def is_contact_on_table_line(mover: Mover, labels: tuple[Label, ...], target: Label) -> bool:
    """Return whether the contact table has a line for the contact (TF-A30 `forbid-low`)."""
    rules = mover.rules
    if rules.reading["TF-A30"] != "forbid-low":
        return True
    return (
        find_contact_table_line(
            compute_strength_differential(rules, mover.position, (mover.role, labels), target), rules.reading
        )
        is not None
    )


# ---- carrying it out


def _resolve_active_contact(deed: Deed[Contact]) -> Position:
    """Resolve a contact in order: costs, throw, markers, fumble, shown ball, end of the play."""
    mover, action = get_acting_mover(deed), deed.action
    contact = ContactInResolution(mover.role, (action.man, *action.partners), action.target)
    position = _charge_contactors_and_mark_target(deed)
    carries = mover.role == "defense" and action.target in list_possible_carriers(position)
    _record_contact_announcement(deed, mover)
    position = throw_contact_and_place_markers(deed, position, contact)
    if not carries:
        return settle_ball_after_contact(deed, position, contact)
    fumbled = may_contacted_carrier_fumble(deed.rules, position, action.target) and roll_for_fumble(deed, action.target)
    position = reveal_marker_of_carrier(
        deed, position, action.target, *list_clauses_about_ball(position, action.target, fumbled=fumbled)
    )
    if fumbled and has_real_ball(position, action.target):
        return start_pick_up_or_recovery(deed, position, action.target, contact.contactors)
    return settle_ball_after_contact(deed, position, contact)


def _record_contact_announcement(deed: Deed[Contact], mover: Mover) -> None:
    """Cite the clauses for the announcement of a contact: its men, the hexsides, and the cost for each man."""
    action, target = deed.action, find_target_on_field(mover, deed.action.target)
    partners = create_movers_of_partners(deed.position, deed.rules, action.partners)
    points = {
        mover.label: compute_active_contact_price(mover, target),
        **{each.label: compute_partner_price(each, target) for each in partners},
    }
    clauses = _list_announcement_clauses(mover, action.target, points)
    deed.say("contact-announced", clauses, of=mover.role, target=action.target, points=points)


def _list_announcement_clauses(mover: Mover, label: Label, points: Mapping[Label, int]) -> tuple[str, ...]:
    """Return the clauses of an announced contact that no precondition cites.

    They say who may be contacted, when, and at which cost.
    """
    target = find_target_on_field(mover, label)
    holds_still = is_stopped_by_zone(mover) or is_movement_ended(mover)
    clauses = (
        "7.3.K.1", "8.1.A.3", "8.6.K.1", "T.mp-chart.2", SIGHTING[mover.position.turn.type == "snap", mover.role],
        "7.2.J.2" if holds_still else "8.6.K.2",
        "8.4.G.2.2" if _is_receiver_outside_protection(mover, label) else "8.4.G.0",
    )  # fmt: skip
    if target.hit:
        return (*clauses, "8.2.D.2")  # a Hit of an earlier phase: the Snap Game-Turn, with its price of three, is over
    return (*clauses, "13.1.A.aggressive.3") if AGGRESSIVE_CONTACT in points.values() else clauses


def _is_receiver_outside_protection(mover: Mover, label: Label) -> bool:
    """Return whether the defense may contact this eligible receiver although a pass may be thrown (8.4.G.2.2)."""
    passes = mover.position.turn.type == "pass" and not is_ball_loose(mover.position)
    return passes and mover.role == "defense" and is_eligible_receiver(mover.position, label)


def _charge_contactors_and_mark_target(at: At[Contact]) -> Position:
    """Charge all men of a contact, and mark the target as contacted in this phase (8.5.H.5, 8.2.C)."""
    position, last, target = at.position, get_acting_mover(at), _get_contacted_man(at)
    stage = position.stage
    assert isinstance(stage, Movement)
    acts: Acts = dict(stage.acts)
    acts[last.label] = add_spent_points_to_acts(last, compute_active_contact_price(last, target))
    for partner in create_movers_of_partners(position, at.rules, at.action.partners):
        acts[partner.label] = replace(
            add_spent_points_to_acts(partner, compute_partner_price(partner, target)), joined=True
        )
    contacted = (*stage.contacted, at.action.target)
    return replace(position, stage=activate_man_in_phase(replace(stage, contacted=contacted), last.label, acts))


KEPT = DutyGuard[Contact](_charge_contactors_and_mark_target, lambda contact: (contact.man, *contact.partners))

# ---- why it may not be announced


def is_target_opponent_on_field(at: At[Contact]) -> bool:
    """Return whether the target is a man of the other side who is on the field."""
    return at.action.target in at.position.men.of(other_side(get_current_movement_phase(at.position).side)).on


def _get_contacted_man(at: At[Contact]) -> Man:
    return find_target_on_field(get_acting_mover(at), at.action.target)


def _compute_contact_price(at: At[Contact]) -> int:
    return compute_active_contact_price(get_acting_mover(at), _get_contacted_man(at))


def _is_mover_not_passing_through(at: At[OneManAction]) -> bool:
    return not get_acting_mover(at).crossing


def _may_contact_despite_hit(at: At[OneManAction]) -> bool:
    return not is_contact_barred_by_hit(get_acting_mover(at))


def _is_target_not_neutralized(at: At[Contact]) -> bool:
    return not _get_contacted_man(at).neutralized


def _is_target_in_front(at: At[Contact]) -> bool:
    return is_in_front_of(get_acting_mover(at), _get_contacted_man(at))


def _has_mover_sighted_target(at: At[Contact]) -> bool:
    return has_sighted_hex_this_phase(get_acting_mover(at), _get_contacted_man(at).at)


def _is_target_not_yet_contacted_this_phase(at: At[Contact]) -> bool:
    return not has_been_contacted_this_phase(at.rules, at.position, at.action.target)


def _is_contact_hexside_allowed(at: At[Contact]) -> bool:
    return may_contact_through_hexside(get_acting_mover(at), at.action.target, _get_contacted_man(at))


def _is_target_unprotected(at: At[Contact]) -> bool:
    return not _is_protected_from_mover(get_acting_mover(at), at.action.target)


def _is_strength_differential_on_table(at: At[Contact]) -> bool:
    return is_contact_on_table_line(get_acting_mover(at), (at.action.man, *at.action.partners), at.action.target)


def _are_partners_distinct_teammates(at: At[Contact]) -> bool:
    action, on = at.action, at.position.men.of(get_current_movement_phase(at.position).side).on
    return len({action.man, *action.partners}) == len(action.partners) + 1 and set(action.partners) <= set(on)


def _has_at_most_six_contactors(at: At[Contact]) -> bool:
    return len(at.action.partners) < MOST_CONTACTORS


def _create_check_of_every_partner(holds: Callable[[Mover, Label, Man], bool]) -> Callable[[At[Contact]], bool]:
    """Return a check that a condition holds for every partner."""

    def of_all(at: At[Contact]) -> bool:
        target = _get_contacted_man(at)
        partners = create_movers_of_partners(at.position, at.rules, at.action.partners)
        return all(holds(partner, at.action.target, target) for partner in partners)

    return of_all


def _is_partner_facing_target(partner: Mover, _label: Label, target: Man) -> bool:
    return is_in_front_of(partner, target)


def _has_partner_sighted_target(partner: Mover, _label: Label, target: Man) -> bool:
    return has_sighted_hex_this_phase(partner, target.at)


def _can_partner_pay(partner: Mover, _label: Label, target: Man) -> bool:
    return compute_partner_price(partner, target) <= partner.left


def _can_partner_act(partner: Mover, _label: Label, _target: Man) -> bool:
    return can_partner_act(partner)


_ANNOUNCED: tuple[Precondition[Rules, Position, Contact], ...] = (
    Precondition("7.2.F.2.2", "passing-through", _is_mover_not_passing_through, also=("7.2.F.4",)),
    Precondition("T.contact.Dh.1", "hit", _may_contact_despite_hit),
    Precondition("8.0.1", "no-such-opponent", is_target_opponent_on_field),
)

TARGET_CHECKS = ("passing-through", "hit", "no-such-opponent")

_ON_HIM: tuple[Precondition[Rules, Position, Contact], ...] = (
    Precondition(THROUGH_HIS_FRONT, "not-in-front", _is_target_in_front, also=("6.3.D.1",)),
    Precondition("8.2.D.1", "target-neutralized", _is_target_not_neutralized),
    Precondition("8.2.C", "contacted-before", _is_target_not_yet_contacted_this_phase),
    Precondition("8.4.G.1", "from-behind", _is_contact_hexside_allowed, gates=("not-in-front",)),
    Precondition("8.4.G.2.1", "protected", _is_target_unprotected, also=("3.32.9",)),
    Precondition("8.3.E", "not-sighted", _has_mover_sighted_target, also=("6.4.E.1", "6.4.F.1")),
    *create_movement_point_preconditions(_compute_contact_price, ("not-in-front",), "7.3.K.3"),
)

_WITH_OTHERS: tuple[Precondition[Rules, Position, Contact], ...] = (
    Precondition("8.5.H.1", "no-such-partner", _are_partners_distinct_teammates),
    Precondition(BY_THOSE_WHO_FACE_HIM, "more-than-six", _has_at_most_six_contactors),
    *provided(
        ("no-such-partner",),
        Precondition(
            AS_ALWAYS, "partner-cannot-act", _create_check_of_every_partner(_can_partner_act), also=("T.contact.Dn",)
        ),
        Precondition(
            BY_THOSE_WHO_FACE_HIM,
            "partner-not-facing",
            _create_check_of_every_partner(_is_partner_facing_target),
            also=(AS_ALWAYS, "8.1.A.1"),
        ),
        Precondition(
            "8.3.E",
            "partner-has-not-sighted",
            _create_check_of_every_partner(_has_partner_sighted_target),
            also=(AS_ALWAYS,),
        ),
        Precondition(
            "8.4.G.1",
            "partner-from-behind",
            _create_check_of_every_partner(may_contact_through_hexside),
            also=(AS_ALWAYS,),
            gates=("partner-not-facing",),
        ),
        Precondition(
            "8.5.H.5",
            "partner-cannot-pay",
            _create_check_of_every_partner(_can_partner_pay),
            gates=("partner-not-facing",),
        ),
        Precondition("T.contact.use", "below-the-lines", _is_strength_differential_on_table),
    ),
)

CONTACT = ActionRule(
    action=Contact,
    stages=("movement",),
    candidates=_list_candidate_contacts,
    preconditions=KEPT.append_duty_preconditions(
        *MAY_ACT,
        *provided(CAN_ACT, *_ANNOUNCED),
        *provided((*CAN_ACT, *TARGET_CHECKS), *_ON_HIM, *_WITH_OTHERS),
    ),
    effect=_resolve_active_contact,
    complete=True,
)

RULES = (CONTACT,)
