"""Entry into an opponent's hex for a passive contact: whose hex, and its cost (7.5.4, 8.4.F, 7.3.K.2)."""

from __future__ import annotations

from collections.abc import Iterator

from scrimmage_rules.tactical_football.contact.contact_targets import (
    find_target_on_field,
    has_been_contacted_this_phase,
    has_sighted_hex_this_phase,
)
from scrimmage_rules.tactical_football.contact.shared_hexes import is_eligible_receiver, may_be_contacted_passively
from scrimmage_rules.tactical_football.field import Hex
from scrimmage_rules.tactical_football.fumbling.loose_ball_runner import (
    blocks_hex_of_loose_ball,
    is_ball_loose,
    is_ball_lost_by,
)
from scrimmage_rules.tactical_football.movement.movers import Mover
from scrimmage_rules.tactical_football.position import get_markers_of_side, list_possible_carriers
from scrimmage_rules.tactical_football.stages import Label, Movement

MAN_TO_MAN, ZONE = "man-to-man", "zone"
SURCHARGE_MAN_TO_MAN = 1
"""Points for entering a receiver's hex under Man-to-Man, in addition to the hex (13.1.D.1)."""


def is_covering_receiver(mover: Mover, label: Label, how: str) -> bool:
    """Return whether a back covers this potential receiver under the coverage marker `how` (13.1.D, TF-A84).

    A forward pass must be due.
    """
    position = mover.position
    throw, snap = position.turn.throw, position.snap
    if is_ball_loose(position) or throw is None or throw.kind != "forward" or snap is None:
        return False
    if mover.label in snap.charging and mover.rules.reading["TF-A84"] != "all-defenders":
        return False
    return (
        label not in list_possible_carriers(position)
        and is_eligible_receiver(position, label)
        and get_markers_of_side(position, "defense").play == how
    )


def compute_passive_contact_entry_cost(mover: Mover, label: Label) -> int:
    """Return the points to enter an opponent's hex for a passive contact (7.3.K.2, 13.1.D.1, 13.1.D.2.2)."""
    chart = mover.rules.chart
    if not is_covering_receiver(mover, label, MAN_TO_MAN):
        return chart.front_hex + chart.entering
    total = mover.rules.reading["TF-A84"] == "total-cost"
    return SURCHARGE_MAN_TO_MAN if total else chart.front_hex + SURCHARGE_MAN_TO_MAN


def is_entry_target_sighted(mover: Mover, label: Label) -> bool:
    """Return whether the target was sighted at the phase start, or Zone Defense lets a back enter without sight (8.3.E,
    13.1.D.2.1).
    """
    return has_sighted_hex_this_phase(mover, find_target_on_field(mover, label).at) or is_covering_receiver(
        mover, label, ZONE
    )


def is_target_alone_in_hex(mover: Mover, label: Label) -> bool:
    """Return whether no other man in the target's hex counts; teammates never share a hex there (7.5.1)."""
    place = find_target_on_field(mover, label).at
    friends = {*mover.friends.get(place, ())} - {mover.label}
    if is_ball_lost_by(mover.position, label):
        friends = {each for each in friends if blocks_hex_of_loose_ball(mover.rules, mover.position, each)}
    return not friends and len(mover.foes[place]) == 1


def does_state_of_target_allow_entry(mover: Mover, label: Label) -> bool:
    """Return whether a defender may enter a target's hex: he is not neutralized, or has lost the ball (12.C1.2)."""
    return is_ball_lost_by(mover.position, label) or not find_target_on_field(mover, label).neutralized


def is_target_not_yet_contacted(mover: Mover, label: Label) -> bool:
    """Return whether the target was not contacted in this phase (8.2.C); a loose ball may be approached in any case."""
    return is_ball_lost_by(mover.position, label) or not has_been_contacted_this_phase(
        mover.rules, mover.position, label
    )


def may_enter_opponents_hex(mover: Mover, label: Label) -> bool:
    """Return whether a man may enter the hex of this opponent, as far as conditions on the opponent decide."""
    return (
        does_state_of_target_allow_entry(mover, label)
        and may_be_contacted_passively(mover.rules, mover.position, label)
        and is_entry_target_sighted(mover, label)
        and is_target_not_yet_contacted(mover, label)
        and is_target_alone_in_hex(mover, label)
    )


def list_enterable_opponents_in_hex(mover: Mover, place: Hex) -> Iterator[Label]:
    """Yield the opponents in a hex whom a man of the defense may enter now.

    He may enter opponents' hexes only in a Movement/Contact Phase.
    """
    if mover.role == "defense" and isinstance(mover.position.stage, Movement):
        yield from (label for label in mover.foes.get(place, ()) if may_enter_opponents_hex(mover, label))
