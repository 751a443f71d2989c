"""Double-teaming: who may join a contact, and what he pays for it (8.5)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from scrimmage_rules.tactical_football.contact.targets import (
    in_front,
    may_be_taken_from_behind,
    price,
    sighted,
    target_of,
)
from scrimmage_rules.tactical_football.movement.movers import Mover, mover
from scrimmage_rules.tactical_football.position import Man, Position
from scrimmage_rules.tactical_football.settings import Rules
from scrimmage_rules.tactical_football.stages import Label, Labels

MOST_CONTACTORS = 6
"""Men who may contact one man together (8.5.H.2)."""


def joins_free(rules: Rules) -> bool:
    """Whether partners pay nothing (TF-A32 `last-only`)."""
    return rules.reading["TF-A32"] == "last-only"


def partner_price(partner: Mover, target: Man) -> int:
    """What a man pays who joins a contact (8.5.H.5, TF-A32)."""
    return 0 if joins_free(partner.rules) else price(partner, target)


def can_act(partner: Mover) -> bool:
    """A partner is neither neutralized nor in a hex that he only passes through, nor hit where that binds him."""
    return not (partner.man.neutralized or partner.crossing or hit_binds(partner))


def hit_binds(mover: Mover) -> bool:
    """Whether a man may not contact because he is hit; under the ruling he may (TF-A27)."""
    return mover.man.hit and mover.rules.reading["TF-A27"] == "no-action"


def may_join(partner: Mover, label: Label, target: Man) -> bool:
    """Whether a man meets every condition of a contact of this target (8.5.H.2, 8.5.H.5, 8.5.J)."""
    return (
        can_act(partner)
        and in_front(partner, target)
        and sighted(partner, target.at)
        and may_be_taken_from_behind(partner, label, target)
        and partner_price(partner, target) <= partner.left
    )


def partners_of(last: Mover, label: Label) -> Iterator[Labels]:
    """Every choice of partners for a contact, nobody first."""
    target = target_of(last, label)
    team = last.friends
    near = [each for place in last.rules.field.around[target.at] for each in team.get(place, ())]
    able = [
        each
        for each in sorted(near)
        if each != last.label and may_join(mover(last.rules, last.position, each), label, target)
    ]
    for number in range(min(len(able), MOST_CONTACTORS - 1) + 1):
        yield from combinations(able, number)


def each_partner(position: Position, rules: Rules, labels: Labels) -> list[Mover]:
    """The partners as men of this phase; asked only of men on the field."""
    return [mover(rules, position, label) for label in labels]
