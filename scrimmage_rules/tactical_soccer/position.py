"""The position of the soccer game as one immutable value, in the words of the rulebook.

A *man* is a player on the field (the source calls coaches and tokens players alike, TS-A09); a *seat* is a coach. Red
defends the end of negative y and attacks towards +y, blue the other way round.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Literal

import msgspec
from msgspec.structs import astuple, replace

from scrimmage_rules.kernel.hexes import Side
from scrimmage_rules.kernel.size_limits import GREATEST_NUMBER, MOST_NAMES, Count

Seat = Literal["red", "blue"]
Phase = Literal[
    "roll-off", "draft", "set-up", "kick-off", "activate", "intercept", "receive", "aim", "shot", "over"
]  # fmt: skip
Man = Literal["F1", "F2", "F3", "M1", "M2", "M3", "M4", "D1", "D2", "D3", "G1", "G2"]
Aim = Literal["Left", "Center", "Right"]

FIELDERS: tuple[Man, ...] = ("F1", "F2", "F3", "M1", "M2", "M3", "M4", "D1", "D2", "D3")
GOALIES: tuple[Man, ...] = ("G1", "G2")
MEN: tuple[Man, ...] = FIELDERS + GOALIES
"""The order of all lists of men, and the order that settles ties between them."""

RANK = {man: number for number, man in enumerate(MEN)}

AIMS: tuple[Aim, ...] = ("Left", "Center", "Right")
SEATS: tuple[Seat, ...] = ("red", "blue")
ATTACKS = {"red": 1, "blue": -1}
"""The direction of attack along y."""

BEFORE_PLAY = ("roll-off", "draft")
"""The phases in which squads are drafted and the field is empty."""

FARTHEST = 99
Coordinate = Annotated[int, msgspec.Meta(ge=-FARTHEST, le=FARTHEST)]
"""A coordinate of a hex, on a pitch or far off it; a rule rejects hexes off the pitch."""

Hex = tuple[Coordinate, Coordinate]
Men = Annotated[tuple[Man, ...], msgspec.Meta(max_length=MOST_NAMES)]
"""A list of men; rules decide which lists may name a man twice."""


class Score(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Points of both sides."""

    red: Count
    """points of red"""

    blue: Count
    """points of blue"""

    def add_goal(self, seat: Seat) -> Score:
        """Return the score after a goal."""
        return Score(self.red + 1, self.blue) if seat == "red" else Score(self.red, self.blue + 1)

    @property
    def leader(self) -> Seat | None:
        """Return the side that is ahead; None if the score is level."""
        if self.red == self.blue:
            return None
        return "red" if self.red > self.blue else "blue"


class Squads(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The men of each coach, in the order of `MEN`."""

    red: Men
    """red's men in order; G1 is among them from the start"""

    blue: Men
    """blue's men in order; G2 is among them from the start"""

    def of(self, seat: str) -> tuple[Man, ...]:
        """Return the men of a coach; the seat of chance has no men."""
        if seat == "red":
            return self.red
        return self.blue if seat == "blue" else ()

    def add_picked_man(self, seat: Seat, man: Man) -> Squads:
        """Return the squads after one more pick."""
        return replace(self, **{seat: sort_men((*self.of(seat), man))})


class Places(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The hex of each man; null for a man who is not on the field."""

    F1: Hex | None
    """the hex of the forward F1; null off the pitch"""
    F2: Hex | None
    """the hex of the forward F2; null off the pitch"""
    F3: Hex | None
    """the hex of the forward F3; null off the pitch"""
    M1: Hex | None
    """the hex of the midfielder M1; null off the pitch"""
    M2: Hex | None
    """the hex of the midfielder M2; null off the pitch"""
    M3: Hex | None
    """the hex of the midfielder M3; null off the pitch"""
    M4: Hex | None
    """the hex of the midfielder M4; null off the pitch"""
    D1: Hex | None
    """the hex of the defender D1; null off the pitch"""
    D2: Hex | None
    """the hex of the defender D2; null off the pitch"""
    D3: Hex | None
    """the hex of the defender D3; null off the pitch"""
    G1: Hex | None
    """the hex of red's goalie G1; null off the pitch"""
    G2: Hex | None
    """the hex of blue's goalie G2; null off the pitch"""


class Flight(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A pass in the air: passer, receiver, origin and end; `good` is null before the pass roll.

    `asked` are the men who have tried to intercept it or let it by.
    """

    passer: Man
    """the man who made the pass"""

    origin: Hex
    """the hex of the passer"""

    receiver: Man
    """the team-mate who is to receive the pass"""

    to: Hex
    """the hex where the pass ends: the receiver's hex, or the landing hex of a failed pass"""

    good: bool | None
    """whether the pass roll was good; null before the roll (TS-A32 `intercept-first`)"""

    side: Side | None
    """`left` or `right`, the side that the ball takes along edges (TS-A34 `passer-chooses`); null without such a
    choice
    """

    asked: Men
    """the opponents who have answered with `intercept` or `let-by`, in order"""


class Catch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A ball that landed in a man's hex: the man, the row of his roll, and the hex that it came from.

    `origin` is null for a passer whose pass stayed in his hex. `tried` are the men who failed to receive it.
    """

    man: Man
    """the man in whose hex the ball came down"""

    origin: Hex | None
    """the hex that the ball left; null if the ball stayed with its passer"""

    row: Annotated[int, msgspec.Meta(ge=1, le=6)]
    """the row of the success table for his receive roll"""

    tried: Men
    """the men whose receive rolls failed since the pass, earliest first"""


class Aims(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The secret words (`Left`, `Center` or `Right`) that the coaches have written down so far."""

    attack: Aim | None
    """the word of the shooter's coach; null until they write it"""

    defence: Aim | None
    """the word of the goalie's coach; null until they write it"""


NOBODY = Places(*(None,) * len(MEN))
NO_AIMS = Aims(None, None)


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A complete state of a game; see `docs/conformance/tactical-soccer.md` for the meaning of each field."""

    phase: Phase
    """the stage of the sequence of play"""

    half: Annotated[int, msgspec.Meta(ge=1, le=2)]
    """the number of the half, 1 or 2; stays 2 in extra turns"""

    turn: Annotated[int, msgspec.Meta(ge=1, le=GREATEST_NUMBER)]
    """the turn of the half, from 1; 11 and more in extra turns"""

    score: Score
    """the points of both sides"""

    first: Seat | None
    """the First coach of this half; null in `roll-off`"""

    active: Seat | None
    """the coach who picks or activates a man; null in `roll-off` and `over`"""

    squads: Squads
    """the men of each coach"""

    men: Places
    """the hex of each man"""

    turned: Men
    """the men who face their own goal; empty except under TS-A15 `facing`"""

    holder: Man | None
    """the man with the ball, or null"""

    loose: Hex | None
    """the field hex of a loose ball, or null"""

    kick_off: Seat | None
    """the coach who will have the ball at the kick-off; null except before a kick-off"""

    done: Men
    """the men who have had or lost their action of this turn"""

    barred: Men
    """the men in `done` who lost this action by a yellow card"""

    booked: Men
    """the men who will lose their next action by a yellow card"""

    spent_ahead: Men
    """the men who have used their next action; empty except under TS-A29 `spends-next`"""

    offences: Men
    """the men who were caught in an offence in this match, in order; a man is repeated for each further offence"""

    sent_off: Men
    """the men who are off the pitch for the rest of the half"""

    flight: Flight | None
    """the pass in flight, in the phase `intercept`; null in other phases"""

    catch: Catch | None
    """the ball that came down on a man, in the phase `receive`; null in other phases"""

    aims: Aims
    """the two secret words, which are written in the phase `aim` and revealed in the phase `shot`"""


BEFORE_THE_DRAFT = Position(
    phase="roll-off",
    half=1,
    turn=1,
    score=Score(0, 0),
    first=None,
    active=None,
    squads=Squads(("G1",), ("G2",)),
    men=NOBODY,
    turned=(),
    holder=None,
    loose=None,
    kick_off=None,
    done=(),
    barred=(),
    booked=(),
    spent_ahead=(),
    offences=(),
    sent_off=(),
    flight=None,
    catch=None,
    aims=NO_AIMS,
)


def other_seat(seat: str) -> Seat:
    """Return the opponent of a seat."""
    return "blue" if seat == "red" else "red"


def sort_men(men: tuple[Man, ...]) -> tuple[Man, ...]:
    """Return men in the order of `MEN`; a man may occur several times."""
    return tuple(sorted(men, key=RANK.__getitem__))


def find_coach_of_man(position: Position, man: Man) -> Seat:
    """Return the coach of a drafted man."""
    return "red" if man in position.squads.red else "blue"


def find_hex_or_none(position: Position, man: Man) -> Hex | None:
    """Return the hex of a man; None if he is off the field."""
    place: Hex | None = getattr(position.men, man)
    return place


def get_hex_on_field(position: Position, man: Man) -> Hex:
    """Return the hex of a man who is on the field."""
    place = find_hex_or_none(position, man)
    assert place is not None
    return place


def list_men_on_field(position: Position, seat: str) -> Iterator[tuple[Man, Hex]]:
    """Yield the men of a coach who are on the field, each with his hex, in order."""
    for man in position.squads.of(seat):
        place = find_hex_or_none(position, man)
        if place is not None:
            yield man, place


def find_man_in_hex(position: Position, place: Hex) -> Man | None:
    """Return the man in a hex; None if it is empty."""
    places = astuple(position.men)
    return MEN[places.index(place)] if place in places else None


def place_man_in_hex(position: Position, man: Man, place: Hex | None) -> Position:
    """Return the position with one man in another hex, or off the field."""
    return replace(position, men=replace(position.men, **{man: place}))


def get_active_seat(position: Position) -> Seat:
    """Return the active coach; the draft must have begun."""
    assert position.active is not None
    return position.active


def get_first_seat(position: Position) -> Seat:
    """Return the First coach of this half; the dice must have decided it."""
    assert position.first is not None
    return position.first


def get_flight(position: Position) -> Flight:
    """Return the pass in the air, in the phase that has one."""
    assert position.flight is not None
    return position.flight


def get_catch(position: Position) -> Catch:
    """Return the ball that landed on a man; only positions in the phase `receive` have one."""
    assert position.catch is not None
    return position.catch


def get_shooter(position: Position) -> Man:
    """Return the man who shoots; he holds the ball until the roll."""
    assert position.holder is not None
    return position.holder
