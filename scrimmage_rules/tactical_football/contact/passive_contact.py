"""Passive contact: a man of the defense enters the hex of an opponent, who must contact him in his next turn (7.5,
8.4.F).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from scrimmage_rules.kernel.rule_context import SEAT, ActionRule, Precondition, provided
from scrimmage_rules.tactical_football.actions import Enter, Resolve
from scrimmage_rules.tactical_football.contact.contact_effects import (
    ContactInResolution,
    list_clauses_about_ball,
    settle_ball_after_contact,
    throw_contact_and_place_markers,
)
from scrimmage_rules.tactical_football.contact.contact_targets import (
    find_movers_facing_opponents,
    find_target_on_field,
    is_in_front_of,
)
from scrimmage_rules.tactical_football.contact.passive_contact_entry import (
    MAN_TO_MAN,
    ZONE,
    compute_passive_contact_entry_cost,
    does_state_of_target_allow_entry,
    is_covering_receiver,
    is_entry_target_sighted,
    is_target_alone_in_hex,
    is_target_not_yet_contacted,
    list_enterable_opponents_in_hex,
)
from scrimmage_rules.tactical_football.contact.shared_hexes import (
    find_defender_in_shared_hex,
    is_eligible_receiver,
    list_men_who_contact_first,
    may_be_contacted_passively,
)
from scrimmage_rules.tactical_football.fumbling.fumble_dice import may_contacted_carrier_fumble, roll_for_fumble
from scrimmage_rules.tactical_football.fumbling.loose_ball import start_loose_ball_phase
from scrimmage_rules.tactical_football.fumbling.loose_ball_runner import ONE_MAN, is_ball_loose, is_ball_lost_by
from scrimmage_rules.tactical_football.movement.forced_stops import (
    FROM_ZONE_TO_ZONE,
    STOPS_AT_ONCE,
    is_movement_ended_by,
    is_stopped_by_zone,
)
from scrimmage_rules.tactical_football.movement.hex_entry import CANNOT_MOVE, does_step_keep_hurdle_direction
from scrimmage_rules.tactical_football.movement.movement_point_payment import (
    add_spent_points_to_acts,
    create_movement_point_preconditions,
    store_acts_of_mover,
)
from scrimmage_rules.tactical_football.movement.movers import (
    CAN_ACT,
    MAY_ACT,
    Mover,
    find_men_passing_through,
    get_acting_mover,
    get_current_movement_phase,
)
from scrimmage_rules.tactical_football.movement.obligations import DutyGuard
from scrimmage_rules.tactical_football.position import Man, Position, get_side_of_seat, list_possible_carriers
from scrimmage_rules.tactical_football.rule_context_types import At, Deed
from scrimmage_rules.tactical_football.sequence_of_play.phase_transitions import start_movement_phase
from scrimmage_rules.tactical_football.settings import Rules
from scrimmage_rules.tactical_football.stages import Label, Movement, PassiveContact
from scrimmage_rules.tactical_football.transferring_the_ball.carriers_of_real_and_dummy_balls import (
    has_real_ball,
    reveal_marker_of_carrier,
)

DEFENSE_ONLY = "8.4.F.1"
LAWFUL_TARGET = "7.5.4"

# ---- when it may be entered


def may_enter_carriers_hex_despite_stop(mover: Mover) -> bool:
    """Return whether a man stopped in a controlled hex may still enter the carrier's hex next (7.2.H.2, TF-A22)."""
    return mover.rules.reading["TF-A22"] == "last-step" or not is_stopped_by_zone(mover)


def may_enter_after_zone_step(mover: Mover) -> bool:
    """Return whether a man may enter an opponent's hex after a step from zone to zone (7.2.J.1, TF-E05)."""
    return mover.rules.reading["TF-E05"] == "exempt" or not is_movement_ended_by(mover, "from-zone-to-zone")


def has_entered_no_opponents_hex(mover: Mover) -> bool:
    """Return whether a man has not entered an opponent's hex earlier in this phase (7.5.9)."""
    return not is_movement_ended_by(mover, "with-an-opponent")


def list_enterable_opponents_ahead(mover: Mover) -> list[Label]:
    """Return the opponents in the hex in front of a man of the defense whom he may enter now."""
    if mover.man.hit or not (
        has_entered_no_opponents_hex(mover)
        and may_enter_after_zone_step(mover)
        and may_enter_carriers_hex_despite_stop(mover)
    ):
        return []
    if not does_step_keep_hurdle_direction(mover, mover.man.facing):
        return []
    ahead = mover.rules.field.step[mover.man.at][mover.man.facing]
    there = () if ahead is None else list_enterable_opponents_in_hex(mover, ahead)
    return [label for label in there if compute_passive_contact_entry_cost(mover, label) <= mover.left]


def _list_candidate_hex_entries(at: At[None]) -> Iterable[Enter]:
    return KEPT.only(at, _list_enterable_hexes(at))


def _list_enterable_hexes(at: At[None]) -> Iterator[Enter]:
    """Yield the entry into each opponent's hex that a man may enter now."""
    if get_current_movement_phase(at.position).side == "defense":
        for mover in find_movers_facing_opponents(at):
            yield from (Enter(mover.label, label) for label in list_enterable_opponents_ahead(mover))


def _enter_opponents_hex(deed: Deed[Enter]) -> Position:
    """Put a man into an opponent's hex; no dice are thrown before the contact is resolved (8.1.B.2, TF-E15)."""
    mover, label = get_acting_mover(deed), deed.action.target
    to, points = find_target_on_field(mover, label).at, compute_passive_contact_entry_cost(mover, label)
    facts = {"man": mover.label, "target": label, "at": to, "points": points}
    position = _apply_hex_entry(deed)
    if is_ball_loose(position):
        deed.say("goes-for-the-ball", ("12.C1.2", "12.C1.5", ONE_MAN, "T.mp-chart.2"), **facts)
        return position
    deed.say("passive-contact", _list_entry_clauses(mover, label), **facts)
    stage = position.stage
    assert isinstance(stage, Movement)
    return replace(position, stage=replace(stage, contacted=(*stage.contacted, label)))


def _apply_hex_entry(at: At[Enter]) -> Position:
    mover, label = get_acting_mover(at), at.action.target
    act = replace(
        add_spent_points_to_acts(mover, compute_passive_contact_entry_cost(mover, label)),
        entered=True,
        halted="with-an-opponent",
        crossing=None,
    )
    position = mover.position.with_man("defense", mover.label, at=find_target_on_field(mover, label).at)
    return store_acts_of_mover(mover, position, act)


KEPT = DutyGuard[Enter](
    _apply_hex_entry,
    lambda enter: (enter.man,),
    lambda at, _owed: get_acting_mover(at).crossing,
    sides=("defense",),
)


def _list_entry_clauses(mover: Mover, label: Label) -> tuple[str, ...]:
    """Return the clauses of an entry: the target, the hexside and the price."""
    who = ("8.4.F.2", "9.3.P.2") if label in list_possible_carriers(mover.position) else ("8.4.F.3", "9.4.X.3")
    clauses: tuple[str, ...] = ("8.0.1", *who, "T.mp-chart.2")
    if is_stopped_by_zone(mover):
        clauses = (*clauses, "7.2.H.2")
    if is_covering_receiver(mover, label, MAN_TO_MAN):
        clauses = (*clauses, "13.1.D.1", "13.1.D.backs")
    if is_covering_receiver(mover, label, ZONE):
        clauses = (*clauses, "13.1.D.2.1", "13.1.D.2.2", "13.1.D.backs")
    return clauses


# ---- why it may not be entered


def _is_defense_phase(at: At[Enter]) -> bool:
    return get_current_movement_phase(at.position).side == "defense"


def _get_entered_opponent(at: At[Enter]) -> Man:
    return find_target_on_field(get_acting_mover(at), at.action.target)


def _is_target_on_field(at: At[Enter]) -> bool:
    return at.action.target in at.position.men.offense.on


def _is_mover_not_hit(at: At[Enter]) -> bool:
    return not get_acting_mover(at).man.hit


def _does_target_state_allow_entry(at: At[Enter]) -> bool:
    return does_state_of_target_allow_entry(get_acting_mover(at), at.action.target)


def _is_target_in_front(at: At[Enter]) -> bool:
    return is_in_front_of(get_acting_mover(at), _get_entered_opponent(at))


def _can_pass_still_reach_receiver(at: At[Enter]) -> bool:
    """Return whether a pass can still reach a receiver without the ball, so that a defender may enter (8.4.F.3)."""
    return (
        _may_target_be_contacted_passively(at)
        or is_ball_loose(at.position)
        or not is_eligible_receiver(at.position, at.action.target)
    )


def _may_target_be_contacted_passively(at: At[Enter]) -> bool:
    return may_be_contacted_passively(at.rules, at.position, at.action.target)


def _is_target_sighted(at: At[Enter]) -> bool:
    return is_entry_target_sighted(get_acting_mover(at), at.action.target)


def _is_target_uncontacted(at: At[Enter]) -> bool:
    return is_target_not_yet_contacted(get_acting_mover(at), at.action.target)


def _has_mover_entered_no_opponents_hex(at: At[Enter]) -> bool:
    return has_entered_no_opponents_hex(get_acting_mover(at))


def _may_mover_enter_after_zone_step(at: At[Enter]) -> bool:
    return may_enter_after_zone_step(get_acting_mover(at))


def _may_mover_enter_despite_stop(at: At[Enter]) -> bool:
    return may_enter_carriers_hex_despite_stop(get_acting_mover(at))


def _is_entry_straight(at: At[Enter]) -> bool:
    mover = get_acting_mover(at)
    return does_step_keep_hurdle_direction(mover, mover.man.facing)


def _is_target_alone_in_his_hex(at: At[Enter]) -> bool:
    return is_ball_lost_by(at.position, at.action.target) or is_target_alone_in_hex(
        get_acting_mover(at), at.action.target
    )


def _is_mover_only_man_at_loose_ball(at: At[Enter]) -> bool:
    return not is_ball_lost_by(at.position, at.action.target) or is_target_alone_in_hex(
        get_acting_mover(at), at.action.target
    )


def _is_entry_towards_loose_ball(at: At[Enter]) -> bool:
    return not is_ball_loose(at.position) or is_ball_lost_by(at.position, at.action.target)


def _compute_entry_cost(at: At[Enter]) -> int:
    return compute_passive_contact_entry_cost(get_acting_mover(at), at.action.target)


_HIS: tuple[Precondition[Rules, Position, Enter], ...] = (
    Precondition(DEFENSE_ONLY, "offense", _is_defense_phase, also=("7.5.3",)),
    Precondition(CANNOT_MOVE, "hit", _is_mover_not_hit, also=("7.5.9",)),
    Precondition("8.0.1", "no-such-opponent", _is_target_on_field, gates=("offense",)),
)

_OF_THE_HEX: tuple[Precondition[Rules, Position, Enter], ...] = (
    Precondition("12.C1.2", "not-the-loose-ball", _is_entry_towards_loose_ball),
    Precondition(ONE_MAN, "another-recovers", _is_mover_only_man_at_loose_ball, also=("7.5.1",)),
    Precondition("8.1.A.2", "not-in-front", _is_target_in_front, also=("6.3.D.2",)),
    Precondition("8.2.D.1", "target-neutralized", _does_target_state_allow_entry),
    Precondition("8.4.F.3", "no-pass-game-turn", _can_pass_still_reach_receiver, also=("8.6.K.3",)),
    Precondition(
        LAWFUL_TARGET,
        "no-lawful-target",
        _may_target_be_contacted_passively,
        also=("8.6.K.3", "7.2.F.1.0", "9.4.X.3"),
        gates=("not-the-loose-ball", "no-pass-game-turn"),
    ),
    Precondition("8.2.C", "contacted-before", _is_target_uncontacted),
    Precondition("7.5.1", "somebody-else-there", _is_target_alone_in_his_hex, also=("7.5.3",)),
    Precondition("8.3.E", "not-sighted", _is_target_sighted, also=("6.4.E.1", "6.4.F.1")),
    Precondition("7.2.F.3.3", "not-straight", _is_entry_straight),
    Precondition("7.5.9", "has-entered-a-hex", _has_mover_entered_no_opponents_hex),
    Precondition(FROM_ZONE_TO_ZONE, "stopped-for-good", _may_mover_enter_after_zone_step),
    Precondition(STOPS_AT_ONCE, "stopped", _may_mover_enter_despite_stop),
    *create_movement_point_preconditions(_compute_entry_cost, (), "7.3.K.2", "7.5.7"),
)

ENTER = ActionRule(
    action=Enter,
    stages=("movement",),
    candidates=_list_candidate_hex_entries,
    preconditions=KEPT.append_duty_preconditions(
        *MAY_ACT,
        *provided(CAN_ACT, *_HIS),
        *provided((*CAN_ACT, "offense", "no-such-opponent"), *_OF_THE_HEX),
    ),
    effect=_enter_opponents_hex,
    complete=True,
)


# ---- the contact that has to be made

FORCED = "7.5.5"


def _list_men_left_to_contact(at: At[object]) -> tuple[Label, ...]:
    """Return the men who still must contact the opponent in their hex.

    They do so in phase C, or under TF-A36 `phase-D` when they move.
    """
    stage = at.position.stage
    if isinstance(stage, PassiveContact):
        return stage.left
    return list_men_who_contact_first(at.rules, at.position)


def _resolve_passive_contact(deed: Deed[Resolve]) -> Position:
    """Resolve a contact of the offense with a defender in the same hex, regardless of facing and sight (TF-A37)."""
    position, label = deed.position, deed.action.man
    intruder = find_defender_in_shared_hex(position, label)
    assert intruder is not None
    clauses = ("5.13.1.C.1", FORCED, "7.2.F.1.2", "7.5.6", "8.0.1", "8.1.B.2", "8.6.K.3")
    deed.say("passive-contact-due", clauses, man=label, target=intruder)
    deed.say("passive-contact-paid", ("7.5.7", "T.mp-chart.2"), man=label)
    contact = ContactInResolution("offense", (label,), intruder)
    carries = label in list_possible_carriers(position)
    position = throw_contact_and_place_markers(deed, _charge_passive_contact(deed, position, contact), contact)
    if carries:
        fumbled = may_contacted_carrier_fumble(deed.rules, position, label) and roll_for_fumble(deed, label)
        position = reveal_marker_of_carrier(
            deed, position, label, *list_clauses_about_ball(position, label, fumbled=fumbled)
        )
        if fumbled and has_real_ball(position, label):
            return start_loose_ball_phase(deed, position, label)
    position = settle_ball_after_contact(deed, position, contact)
    return _continue_after_passive_contact(deed, position) if isinstance(position.stage, PassiveContact) else position


def _charge_passive_contact(deed: Deed[Resolve], position: Position, contact: ContactInResolution) -> Position:
    """Record a forced contact as made (7.5.7, TF-A37).

    In a movement phase, the man pays for it at once, at most with all points that he has.
    """
    stage, label = position.stage, deed.action.man
    if isinstance(stage, PassiveContact):
        left = tuple(each for each in stage.left if each != label)
        return replace(position, stage=PassiveContact(left, (*stage.made, label)))
    mover = get_acting_mover(deed)
    position = store_acts_of_mover(
        mover, position, add_spent_points_to_acts(mover, min(deed.rules.chart.resolving, mover.left))
    )
    stage = position.stage
    assert isinstance(stage, Movement)
    return replace(position, stage=replace(stage, contacted=(*stage.contacted, contact.target)))


def _continue_after_passive_contact(deed: Deed[Resolve], position: Position) -> Position:
    """Return the position with the next passive contact due.

    After the last one, return the start of the movement phase, in which the men pay for their contacts.
    """
    stage = position.stage
    assert isinstance(stage, PassiveContact)
    return position if stage.left else start_movement_phase(deed, position, "offense", stage.made)


def _is_seat_offense(at: At[Resolve]) -> bool:
    return get_side_of_seat(at.position, at.seat) == "offense"


def _has_passive_contact_due(at: At[Resolve]) -> bool:
    return at.action.man in _list_men_left_to_contact(at)


def _is_nobody_passing_through(at: At[Resolve]) -> bool:
    return not find_men_passing_through(at.position)


RESOLVE = ActionRule(
    action=Resolve,
    stages=("passive-contact", "movement"),
    candidates=lambda at: [Resolve(label) for label in _list_men_left_to_contact(at)],
    preconditions=(
        Precondition("8.0.3", "offense-resolves", _is_seat_offense, facts=SEAT),
        Precondition("5.13.1.C.1", "none-to-resolve", _has_passive_contact_due, gates=("offense-resolves",)),
        Precondition("7.2.F.2.2", "another-is-passing-through", _is_nobody_passing_through, also=("7.5.1",)),
    ),
    effect=_resolve_passive_contact,
)

RULES = (ENTER, RESOLVE)
