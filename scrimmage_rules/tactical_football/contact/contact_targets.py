"""Conditions on the target of a contact: sight, one contact in a phase, rear hexsides, protection (8.2-8.4)."""

from __future__ import annotations

from collections.abc import Iterator

from scrimmage_rules.tactical_football.contact.shared_hexes import is_eligible_receiver
from scrimmage_rules.tactical_football.facing import HEXSIDE, Hexside
from scrimmage_rules.tactical_football.field import Hex
from scrimmage_rules.tactical_football.movement.movers import (
    Mover,
    get_cached_mover,
    get_current_movement_phase,
    list_points_of_movers,
)
from scrimmage_rules.tactical_football.play_selection.blocking_and_charge_bonuses import price_with_aggressive_blocking
from scrimmage_rules.tactical_football.position import Man, Position, list_possible_carriers, other_side
from scrimmage_rules.tactical_football.rule_context_types import At
from scrimmage_rules.tactical_football.settings import Rules
from scrimmage_rules.tactical_football.stages import Label, Labels, Movement

LONG = 6
"""Minimum length of a long pass in hexes (3.32.9)."""


def find_movers_facing_opponents(at: At[object]) -> Iterator[Mover]:
    """Return the men who may move and have an opponent in the hex before them."""
    return (get_cached_mover(at, label) for label in at.compute_once(_list_numbers_of_movers_facing_opponents))


def _list_numbers_of_movers_facing_opponents(at: At[object]) -> list[Label]:
    step, side = at.rules.field.step, get_current_movement_phase(at.position).side
    on, foes = at.position.men.of(side).on, at.position.men.of(other_side(side)).by_hex
    return [label for label in list_points_of_movers(at) if step[(man := on[label]).at][man.facing] in foes]


def list_opponents_in_front_hex(mover: Mover) -> Labels:
    """Return the opponents in the hex before a man. There are several only if one of them has entered that hex."""
    before = mover.rules.field.step[mover.man.at][mover.man.facing]
    return () if before is None else mover.foes.get(before, ())


def find_target_on_field(mover: Mover, label: Label) -> Man:
    """Return the man of the other side who is the target."""
    return mover.position.men.of(other_side(mover.role)).on[label]


def is_in_front_of(mover: Mover, target: Man) -> bool:
    """Return whether the target is in a man's front hex (8.1.A.1, 8.1.A.2)."""
    return mover.rules.field.step[mover.man.at][mover.man.facing] == target.at


def has_sighted_hex_this_phase(mover: Mover, place: Hex) -> bool:
    """Return whether a man sighted a hex when the phase began (8.3.E, 6.4.F.1)."""
    at, facing = (mover.man.at, mover.man.facing) if mover.act is None else (mover.act.start, mover.act.faced)
    return mover.rules.field.sights(at, facing, place)


def find_contacted_hexside(mover: Mover, target: Man) -> Hexside:
    """Return the hexside of the contacted man, as he faces now, through which an adjacent man contacts him (TF-A34)."""
    return HEXSIDE[target.facing][mover.rules.field.way[target.at][mover.man.at]]


def compute_active_contact_price(mover: Mover, target: Man) -> int:
    """Return the points that a man pays for an active contact (7.3.K.3, 13.1.A.aggressive.3)."""
    return price_with_aggressive_blocking(
        mover.rules, mover.position, (mover.role, mover.label), find_contacted_hexside(mover, target)
    )


def may_contact_through_hexside(mover: Mover, label: Label, target: Man) -> bool:
    """Return whether a contact is not through a rear hexside, or its target is a carrier, real or dummy (8.4.G.1)."""
    return find_contacted_hexside(mover, target) != "rear" or (
        mover.role == "defense" and label in list_possible_carriers(mover.position)
    )


def has_been_contacted_this_phase(rules: Rules, position: Position, label: Label) -> bool:
    """Return whether a man has been contacted, actively or passively, in this phase (8.2.C, TF-A31)."""
    stage = position.stage
    assert isinstance(stage, Movement)
    if label in stage.contacted:
        return True
    reading = rules.reading["TF-A31"]
    if reading == "stay-counts" and stage.side == "defense":
        return _is_fit_defender_in_hex(position, position.men.offense.on[label].at)
    if reading == "turn-wide" and stage.side == "offense" and position.turn.type != "snap":
        return position.men.defense.on[label].at in _list_start_hexes_of_earlier_contactors(position, stage)
    return False


def _is_fit_defender_in_hex(position: Position, place: Hex) -> bool:
    """Return whether a defender who is not neutralized has been in the hex since the phase began."""
    defense = position.men.defense
    return any(not defense.on[each].neutralized for each in defense.by_hex.get(place, ()))


def _list_start_hexes_of_earlier_contactors(position: Position, stage: Movement) -> set[Hex]:
    """Return the starting hexes of the men who paid for a contact before the phase began."""
    men, acts = position.men.offense.on, stage.acts
    return {acts[each].start if each in acts else men[each].at for each in stage.paid if each in men}


def is_protected_by_long_pass(rules: Rules, position: Position, label: Label) -> bool:
    """Return whether a man of the offense may not be contacted actively because of a long pass (8.4.G.2)."""
    throw = position.turn.throw
    if throw is None or throw.length != "long":
        return False
    if label in list_possible_carriers(position):
        return True
    return is_eligible_receiver(position, label) and not _is_too_near_to_receive_long_pass(rules, position, label)


def _is_too_near_to_receive_long_pass(rules: Rules, position: Position, label: Label) -> bool:
    """Return whether a man is too near to the carriers to receive a long pass (8.4.G.2.2, TF-E01)."""
    men, distance = position.men.offense.on, rules.field.distance
    near = [distance(men[each].at, men[label].at) < LONG for each in list_possible_carriers(position)]
    return any(near) if rules.reading["TF-E01"] == "some" else all(near)
