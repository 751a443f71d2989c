"""State that lasts from play to play in the game of several plays: points, possession, downs, injured men (14.3)."""

from __future__ import annotations

import msgspec

from scrimmage_rules.kernel.size_limits import Number
from scrimmage_rules.tactical_football.field import Role
from scrimmage_rules.tactical_football.stages import Labels, Seat


class Points(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The Victory Points of both seats."""

    home: Number
    """points of the seat `home`; below 0 only under TF-A93 `signed`"""

    away: Number
    """points of the seat `away`"""

    def of(self, seat: Seat) -> int:
        """Return the points of a seat."""
        return self.home if seat == "home" else self.away


class Bans(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The men whom a seat may no longer use, by team."""

    offense: Labels
    """men of the Offensive Team, in the order of their injuries"""

    defense: Labels
    """men of the Defensive Team, in the order of their injuries"""

    def of(self, role: Role) -> Labels:
        """Return the banned men of a team."""
        return self.offense if role == "offense" else self.defense


class Banned(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The injured men of each seat, who may still play for the other seat (14.37.2)."""

    home: Bans
    """the injured men of the seat `home`"""

    away: Bans
    """the injured men of the seat `away`"""

    def of(self, seat: Seat) -> Bans:
        """Return the banned men of a seat."""
        return self.home if seat == "home" else self.away


NOBODY_BANNED = Banned(Bans((), ()), Bans((), ()))


class Game(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The data that lasts from play to play in the game of several plays."""

    points: Points
    """the Victory Points of both seats so far"""

    possession: Number
    """the number of the current possession, from 1; it is odd for the seat that began on offense"""

    start: Number
    """the Line of Scrimmage at the start of the possession"""

    first_down: Number
    """the row of the First Down marker"""

    down: Number
    """the number of the play in its series, 1 to 4"""

    farthest: Number
    """the highest line of this possession, at its start or after a play"""

    banned: Banned
    """the injured men; their seat may not select them"""
