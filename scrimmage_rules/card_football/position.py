"""Position of the card game: the whole state as one immutable value, in the words of the rulebook.

Distances are in yards. `spot` counts from the offense's own goal line: 20 is its own 20, 80 is the defense's 20.
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import Annotated, Literal, NamedTuple, TypeVar

import msgspec
from msgspec.structs import replace

from scrimmage_rules.card_football.deck import MOST_CARDS
from scrimmage_rules.kernel.size_limits import MOST_NAMES, Count, Number, Text

T = TypeVar("T")
Seat = Literal["home", "away"]
Role = Literal["offence", "defence"]
Phase = Literal["deck", "coin", "kick-off", "choose", "turn-card", "name", "try", "over"]

SIDES = ("home", "away")
"""The two seats of players. Other seats (chance and the public) have no cards."""

FIELD = 100
"""Yards between the goal lines."""

MIDFIELD = 50
TO_GAIN = 10
"""Yards from the start of a series to the line to gain."""

DOWNS = 4
QUARTERS = 4

Yards = Number
Pile = Annotated[tuple[Text, ...], msgspec.Meta(max_length=MOST_CARDS)]
"""Ids of cards, in order."""


class Score(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Points of both sides."""

    home: Count
    """points of home"""

    away: Count
    """points of away"""

    def points_of(self, seat: Seat) -> int:
        """Return the points of a side."""
        return self.home if seat == "home" else self.away

    def add(self, seat: Seat, points: int) -> Score:
        """Return the score after a side has scored points."""
        if seat == "home":
            return Score(self.home + points, self.away)
        return Score(self.home, self.away + points)

    @property
    def leader(self) -> Seat | None:
        """Return the side that leads, or None if the score is level."""
        if self.home == self.away:
            return None
        return "home" if self.home > self.away else "away"


class Calls(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Play cards chosen so far."""

    offence: Text | None
    """the play card of the offense; null until it has chosen"""

    defence: Text | None
    """the play card of the defense; null until it has chosen"""


class Ban(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Ban because of the other side's momentum: `role` may not use `play` while `offence` has the ball."""

    offence: Seat
    """the seat with the ball in the drive for which the ban counts"""

    role: Role
    """the role that may not use the play: `offence` or `defence`"""

    play: Text
    """the play card that this role may not use"""


NO_CALLS = Calls(None, None)
"""No play card has been chosen."""


class Possession(NamedTuple):
    """A side that gets the ball, and the spot in yards from its own goal line."""

    side: Seat
    spot: Yards


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Complete state of a game."""

    phase: Phase
    """the stage of the sequence of play"""

    quarter: Number
    """the number of the quarter, 1 to 4; stays 4 in overtime"""

    overtime: bool
    """true in overtime, which follows if the score is level after four quarters"""

    untimed: bool
    """true for an action after the last card of a quarter (KF-A12, KF-A13)"""

    score: Score
    """the points of both sides: `{"home": 0, "away": 0}`"""

    opening_kicker: Seat | None
    """the seat that kicked off first; null until the coin"""

    kicker: Seat | None
    """the seat that kicks off, while a kick-off is due (phase `kick-off`, or a phase `name` just before it); else null
    """

    redraw: bool
    """true if a kick-off was a turnover and is drawn again (KF-A16 `redraw`)"""

    offence: Seat | None
    """the seat with the ball, or the scorer in the phase `try`; null if no seat has the ball"""

    spot: Yards | None
    """yards from the offense's own goal line to the ball, 1 to 99; null if no ball is on the field"""

    down: Number | None
    """the number of the down, 1 to 4; null on a two-point play, and if `spot` is null"""

    series_start: Yards | None
    """the spot where the series of downs began; null when `down` is null"""

    two_point: bool
    """true during a two-point play, in the phases `choose` and `turn-card`"""

    calls: Calls
    """the play cards that the two roles have chosen"""

    to_name: Role | None
    """the role that must name a play, in the phase `name`; null in other phases"""

    named_for: Seat | None
    """the seat that was on offense in the play that triggered momentum, in the phase `name`; null in other phases"""

    bans: Annotated[tuple[Ban, ...], msgspec.Meta(max_length=MOST_NAMES)]
    """the bans that have not yet expired, at most one for each `offence`; a ban for home comes first"""

    card: Text | None
    """the card that was drawn before the scorer chose the try (KF-A24 `after-draw`); null without such a card"""

    used: Pile
    """the ids of the cards used since the last shuffle, in order"""

    generated: Pile
    """the ids of the random cards, in order; empty except under KF-A01 `random-generator`"""


BEFORE_THE_GAME = Position(
    phase="coin",
    quarter=1,
    overtime=False,
    untimed=False,
    score=Score(0, 0),
    opening_kicker=None,
    kicker=None,
    redraw=False,
    offence=None,
    spot=None,
    down=None,
    series_start=None,
    two_point=False,
    calls=NO_CALLS,
    to_name=None,
    named_for=None,
    bans=(),
    card=None,
    used=(),
    generated=(),
)


def other_side(seat: Seat) -> Seat:
    """Return the opponent of a side."""
    return "away" if seat == "home" else "home"


def get_defence(position: Position) -> Seat:
    """Return the side without the ball (the defense)."""
    return other_side(get_offence(position))


def get_guaranteed_field(field: T | None) -> T:
    """Return a field that the phase guarantees; `load` rejects every position in which it is null."""
    assert field is not None
    return field


def get_offence(position: Position) -> Seat:
    """Return the side with the ball, in a phase that has one."""
    return get_guaranteed_field(position.offence)


def get_ball_spot(position: Position) -> Yards:
    """Return the spot of the ball, in a phase with a ball on the field."""
    return get_guaranteed_field(position.spot)


def get_role_of_seat(position: Position, seat: str) -> Role:
    """Return the role of a seat."""
    return "offence" if seat == position.offence else "defence"


def list_fields_that_decide_legal_actions(position: Position) -> Hashable:
    """Return the parts of a position that decide its legal actions: all except time, score, downs and the pile.

    Of the calls, only their presence decides.
    """
    calls = position.calls
    return (
        position.phase, position.kicker, position.offence, position.spot, position.two_point, position.bans,
        calls.offence is None, calls.defence is None, position.to_name, position.named_for, position.card is None,
    )  # fmt: skip


def find_phase_after_naming(position: Position) -> str:
    """Return the phase of the next action except a naming: phase `name` precedes a play, a kick-off or a try."""
    if position.phase != "name":
        return position.phase
    if position.kicker is not None:
        return "kick-off"
    return "choose" if position.spot is not None else "try"


def clear_ball_and_play_cards(
    position: Position, phase: Phase, offence: Seat | None = None, kicker: Seat | None = None
) -> Position:
    """Return the position without ball, flags and play cards, before a kick-off, a try or the end."""
    return replace(
        position, phase=phase, offence=offence, kicker=kicker, redraw=False, spot=None, down=None, series_start=None,
        two_point=False, calls=NO_CALLS, to_name=None, named_for=None, card=None,
    )  # fmt: skip
