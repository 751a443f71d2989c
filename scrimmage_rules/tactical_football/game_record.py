"""What lasts from play to play in the game of several plays: points, possession, downs, and the injured (14.3)."""

from __future__ import annotations

import msgspec

from scrimmage_rules.kernel.size_limits import Number
from scrimmage_rules.tactical_football.field import Role
from scrimmage_rules.tactical_football.stages import Labels, Seat


class Points(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The Victory Points of both seats."""

    home: Number
    """of one; below 0 only under TF-A93 `signed`"""

    away: Number
    """of the other"""

    def of(self, seat: Seat) -> int:
        """Those of a seat."""
        return self.home if seat == "home" else self.away


class Bans(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The men whom a seat may not use any more, by the team they belong to."""

    offense: Labels
    """of the Offensive Team, in the order in which they were injured"""

    defense: Labels
    """of the Defensive Team"""

    def of(self, role: Role) -> Labels:
        """Those of a team."""
        return self.offense if role == "offense" else self.defense


class Banned(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The injured men of both seats; the other seat may use the same men (14.37.2)."""

    home: Bans
    """of one"""

    away: Bans
    """of the other"""

    def of(self, seat: Seat) -> Bans:
        """Those of a seat."""
        return self.home if seat == "home" else self.away


NOBODY_BANNED = Banned(Bans((), ()), Bans((), ()))


class Game(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What lasts from play to play in the game of several plays."""

    points: Points
    """the Victory Points so far"""

    possession: Number
    """the number of the possession that is played, from 1; odd ones are of the seat that began on offense"""

    start: Number
    """the line the possession began at"""

    first_down: Number
    """the row of the First Down marker"""

    down: Number
    """the play of the series, 1 to 4"""

    farthest: Number
    """the farthest line that the possession has reached at the end of a play, or began at"""

    banned: Banned
    """the men who were injured"""
