"""The Movement Point Expenditure Chart: the costs of all acts of a man (T.mp-chart).

In the scan, four cells are lost and two numbers are outside their cells. Other rules give three of the lost cells:
turning, snapping and handing off cost 1. The ambiguity TF-A17 decides the costs of passes.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

import msgspec

from scrimmage_rules.tactical_football.facing import Hexside


class PointCosts(msgspec.Struct, frozen=True, kw_only=True):
    """The costs in the chart, in the order of its cells. Each cost is a number of Movement Points."""

    front_hex: int = 1
    """points to enter the hex in front of a man (T.mp-chart.1, 6.1.A.1)"""

    other_hex: int = 2
    """points to enter an oblique or a rear hex (T.mp-chart.1, 6.1.A.2)"""

    turn: int = 1
    """points to turn by a hexside (T.mp-chart.1, 6.1.A.3)"""

    contact: int = 4
    """points for an active contact through a front or oblique hexside of the contacted man (T.mp-chart.2)"""

    rear_contact: int = 2
    """points for an active contact through a rear hexside of the contacted man (T.mp-chart.2)"""

    entering: int = 3
    """points to enter an opponent's hex for a passive contact, in addition to the points for the hex (T.mp-chart.2)"""

    resolving: int = 4
    """points that the man of the offense pays to resolve a passive contact (T.mp-chart.2)"""

    snapping: int = 1
    """points that each of the two men pays for a snap, for each hex of its length (T.mp-chart.3.1)"""

    hand_off: int = 1
    """points that each of the two men pays for a hand-off (T.mp-chart.3.2)"""

    long_pass: int = 6
    """points that the passer pays for a long pass (T.mp-chart.3.3)"""

    short_pass: int
    """points that the passer pays for a short pass (T.mp-chart.3.3)"""

    long_reception: int
    """points that the receiver pays for a long pass (T.mp-chart.3.4)"""

    short_reception: int = 2
    """points that the receiver pays for a short pass (T.mp-chart.3.4)"""

    another_man: int = 3
    """points to enter a hex with another man, in addition to the points for the hex (T.mp-chart.4)"""

    def entry_cost(self, hexside: Hexside) -> int:
        """Return the Movement Points for entering the hex beyond one of a man's own hexsides."""
        return self.front_hex if hexside == "front" else self.other_hex

    def active_contact_cost(self, hexside: Hexside) -> int:
        """Return the points of an active contact through one of the target's hexsides."""
        return self.rear_contact if hexside == "rear" else self.contact


_PASSES = {"6-1-2-2": (1, 2), "6-2-2-2": (2, 2), "6-2-6-2": (2, 6), "6-2-1-2": (2, 1)}
"""For each reading of TF-A17, two costs: of a short pass for the passer, and of a long pass for the receiver."""


def get_chart_under_readings(reading: Mapping[str, str]) -> PointCosts:
    """Return the chart under the readings of a game."""
    return _create_chart(reading["TF-A17"])


@cache
def _create_chart(chosen: str) -> PointCosts:
    short_pass, long_reception = _PASSES[chosen]
    return PointCosts(short_pass=short_pass, long_reception=long_reception)
