"""Zones of Control: the three hexes before a man, which hamper his opponents (6.2)."""

from __future__ import annotations

from itertools import chain

from scrimmage_rules.tactical_football.field import Field, Hex, Role
from scrimmage_rules.tactical_football.position import Man, Position, Team
from scrimmage_rules.tactical_football.settings import Rules


def before_the_snap(position: Position) -> bool:
    """Whether the Snap Game-Turn is still to come: nobody crosses the line, and no zone reaches over it."""
    return position.snap is None


def controlled(rules: Rules, position: Position, by: Role) -> frozenset[Hex]:
    """The hexes that a side controls now, those with men in them too (6.2.B.1, 6.2.B.2, 4.2.3, TF-A24)."""
    team, field = position.men.of(by), rules.field
    side = (by, position.line) if before_the_snap(position) else None
    kept: frozenset[Hex] | None = team.kept.get((field, side))
    if kept is None:
        hexes = _zones(field, team)
        kept = team.kept[field, side] = hexes if side is None else hexes & field.side(position.line, by)
    return kept


def _zones(field: Field, team: Team) -> frozenset[Hex]:
    """The zones of all men of a team who have one."""
    return frozenset(chain.from_iterable(field.zone[man.at][man.facing] for man in team.on.values() if has_a_zone(man)))


def has_a_zone(man: Man) -> bool:
    """A neutralized man controls nothing (6.2.B.2); one who is hit does (T.contact.Dh.2)."""
    return not man.neutralized
