"""Touchdowns: reaching the end zone, the points, and the try and kick-off that are owed then."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from scrimmage_rules.card_football.position import Position, Seat, off_the_field
from scrimmage_rules.kernel.contract import Event, Settled

if TYPE_CHECKING:
    from scrimmage_rules.card_football.options import Rules

TOUCHDOWN_POINTS = 6


def score(rules: Rules, position: Position, seat: Seat, points: int, *clauses: str) -> Settled:
    """Add points for a side; under KF-A23 no-momentum any score ends all bans."""
    bans = () if rules.reading["KF-A23"] == "no-momentum" else position.bans
    after = replace(position, score=position.score.plus(seat, points), bans=bans)
    facts = {"by": seat, "points": points, "home": after.score.home, "away": after.score.away}
    return after, [Event("score", clauses, facts)]


def touchdown(rules: Rules, position: Position, seat: Seat) -> Settled:
    """Six points, and the scorer has to try for more before anything else (TD.six, XP.must-try)."""
    after, events = score(rules, position, seat, TOUCHDOWN_POINTS, "TD.six")
    events.append(Event("try-due", ("XP.must-try",), {"by": seat}))
    return off_the_field(after, "try", offence=seat), events


def owe_kick_off(position: Position, kicker: Seat, *clauses: str) -> Settled:
    """The side that kicks off next, and the clauses that say so."""
    return off_the_field(position, "kick-off", kicker=kicker), [Event("kick-off-owed", clauses, {"kicker": kicker})]
