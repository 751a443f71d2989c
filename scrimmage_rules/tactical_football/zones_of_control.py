"""Zones of Control: the three hexes before a man, which restrict his opponents (6.2)."""

from __future__ import annotations

from itertools import chain

from scrimmage_rules.tactical_football.field import Field, Hex, Role
from scrimmage_rules.tactical_football.position import Man, Position, Team
from scrimmage_rules.tactical_football.settings import Rules


def is_before_snap(position: Position) -> bool:
    """Return whether the Snap Game-Turn is still to come, so that men and zones stay behind the line."""
    return position.snap is None


def list_controlled_hexes(rules: Rules, position: Position, by: Role) -> frozenset[Hex]:
    """Return the hexes that a side controls now, occupied ones included (6.2.B.1, 6.2.B.2, 4.2.3, TF-A24)."""
    team, field = position.men.of(by), rules.field
    side = (by, position.line) if is_before_snap(position) else None
    kept: frozenset[Hex] | None = team.kept.get((field, side))
    if kept is None:
        hexes = _list_hexes_controlled_by_team(field, team)
        kept = team.kept[field, side] = hexes if side is None else hexes & field.side(position.line, by)
    return kept


def _list_hexes_controlled_by_team(field: Field, team: Team) -> frozenset[Hex]:
    """Return the zones of all men of a team who have a zone."""
    return frozenset(
        chain.from_iterable(field.zone[man.at][man.facing] for man in team.on.values() if has_zone_of_control(man))
    )


def has_zone_of_control(man: Man) -> bool:
    """Return whether a man has a Zone of Control: neutralized men do not (6.2.B.2), Hit men do (T.contact.Dh.2)."""
    return not man.neutralized
