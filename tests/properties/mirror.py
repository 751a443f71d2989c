"""The map of tactical-football in a mirror that changes left and right."""

from scrimmage_rules.tactical_football.facing import FACINGS, Facing
from scrimmage_rules.tactical_football.field import Field, Hex

REFLECTED: dict[Facing, Facing] = {facing: FACINGS[-index % len(FACINGS)] for index, facing in enumerate(FACINGS)}
"""Each facing in the mirror."""


def reflected(field: Field, place: Hex) -> Hex:
    """The hex as far from the other sideline; on a map with an odd number of columns neighbours stay neighbours."""
    there = field.number(field.columns + 1 - field.column[place], field.map_row[place])
    assert there is not None
    return there
