"""Double-teams: the men who may join a contact, and their costs (8.5)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from scrimmage_rules.tactical_football.contact.contact_targets import (
    compute_active_contact_price,
    find_target_on_field,
    has_sighted_hex_this_phase,
    is_in_front_of,
    may_contact_through_hexside,
)
from scrimmage_rules.tactical_football.movement.movers import Mover, create_mover
from scrimmage_rules.tactical_football.position import Man, Position
from scrimmage_rules.tactical_football.settings import Rules
from scrimmage_rules.tactical_football.stages import Label, Labels

MOST_CONTACTORS = 6
"""Men who may contact one man together (8.5.H.2)."""


def is_joining_contact_free(rules: Rules) -> bool:
    """Return whether the partners of a double-team pay no points for the contact (TF-A32 `last-only`)."""
    return rules.reading["TF-A32"] == "last-only"


def compute_partner_price(partner: Mover, target: Man) -> int:
    """Return the points that a man pays to join a contact (8.5.H.5, TF-A32)."""
    return 0 if is_joining_contact_free(partner.rules) else compute_active_contact_price(partner, target)


def can_partner_act(partner: Mover) -> bool:
    """Return whether a partner is not neutralized, not passing through a hex, and not restricted by a Hit."""
    return not (partner.man.neutralized or partner.crossing or is_contact_barred_by_hit(partner))


def is_contact_barred_by_hit(mover: Mover) -> bool:
    """Return whether a Hit forbids a man every contact, which only some readings of TF-A27 do."""
    return mover.man.hit and mover.rules.reading["TF-A27"] == "no-action"


def may_join_contact(partner: Mover, label: Label, target: Man) -> bool:
    """Return whether a man meets every condition of a contact of this target (8.5.H.2, 8.5.H.5, 8.5.J)."""
    return (
        can_partner_act(partner)
        and is_in_front_of(partner, target)
        and has_sighted_hex_this_phase(partner, target.at)
        and may_contact_through_hexside(partner, label, target)
        and compute_partner_price(partner, target) <= partner.left
    )


def list_partner_choices(last: Mover, label: Label) -> Iterator[Labels]:
    """Yield every choice of partners for a contact. The first choice has no partners."""
    target = find_target_on_field(last, label)
    team = last.friends
    near = [each for place in last.rules.field.around[target.at] for each in team.get(place, ())]
    able = [
        each
        for each in sorted(near)
        if each != last.label and may_join_contact(create_mover(last.rules, last.position, each), label, target)
    ]
    for number in range(min(len(able), MOST_CONTACTORS - 1) + 1):
        yield from combinations(able, number)


def create_movers_of_partners(position: Position, rules: Rules, labels: Labels) -> list[Mover]:
    """Return the partners as movers of this phase; all must be on the field."""
    return [create_mover(rules, position, label) for label in labels]
