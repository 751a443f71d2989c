"""The table of the soccer game as one immutable value, in the words of the rulebook.

A *man* is a player on the field (the source calls coaches and tokens players alike, TS-A09); a *seat* is a coach. Red
defends the end of negative y and attacks towards +y, blue the other way round.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Literal

import msgspec
from msgspec.structs import astuple, replace

from scrimmage_rules.kernel.bounds import GREATEST_NUMBER, MOST_NAMES, Count
from scrimmage_rules.kernel.hexes import Side

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

FARTHEST = 99
Coordinate = Annotated[int, msgspec.Meta(ge=-FARTHEST, le=FARTHEST)]
"""Part of a hex as it can be written: well off every pitch too, so that a rule says that there is no such hex."""

Hex = tuple[Coordinate, Coordinate]
Men = Annotated[tuple[Man, ...], msgspec.Meta(max_length=MOST_NAMES)]
"""A list of men; in which of them one may stand twice is a rule."""


class Score(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Points of both sides."""

    red: Count
    blue: Count

    def plus_one(self, seat: Seat) -> Score:
        """The score after a goal."""
        return Score(self.red + 1, self.blue) if seat == "red" else Score(self.red, self.blue + 1)

    @property
    def leader(self) -> Seat | None:
        """The side that is ahead, or None when level."""
        if self.red == self.blue:
            return None
        return "red" if self.red > self.blue else "blue"


class Squads(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The men of each coach, in the order of `MEN`."""

    red: Men
    blue: Men

    def of(self, seat: str) -> tuple[Man, ...]:
        """The men of one coach; chance has none."""
        if seat == "red":
            return self.red
        return self.blue if seat == "blue" else ()

    def plus(self, seat: Seat, man: Man) -> Squads:
        """The squads after one more man was drafted."""
        return replace(self, **{seat: in_order((*self.of(seat), man))})


class Places(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The hex of each man, None for one who is not on the field."""

    F1: Hex | None
    F2: Hex | None
    F3: Hex | None
    M1: Hex | None
    M2: Hex | None
    M3: Hex | None
    M4: Hex | None
    D1: Hex | None
    D2: Hex | None
    D3: Hex | None
    G1: Hex | None
    G2: Hex | None


class Flight(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A pass on its way: from where, meant for whom, to which hex; `good` is None before the pass roll.

    `asked` are the men who have tried to intercept it or let it by.
    """

    passer: Man
    origin: Hex
    receiver: Man
    to: Hex
    good: bool | None
    side: Side | None
    asked: Men


class Catch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A ball that came down in a man's hex: who may try to receive it, on which row, coming from which hex.

    `origin` is None for a passer in whose own hex it stayed. `tried` are those who have tried in this chain.
    """

    man: Man
    origin: Hex | None
    row: Annotated[int, msgspec.Meta(ge=1, le=6)]
    tried: Men


class Aims(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The secret words written down so far."""

    attack: Aim | None
    defence: Aim | None


NOBODY = Places(*(None,) * len(MEN))
NO_AIMS = Aims(None, None)


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A complete state of a game; see `docs/conformance/tactical-soccer.md` for the meaning of each field."""

    phase: Phase
    half: Annotated[int, msgspec.Meta(ge=1, le=2)]
    turn: Annotated[int, msgspec.Meta(ge=1, le=GREATEST_NUMBER)]
    score: Score
    first: Seat | None
    active: Seat | None
    squads: Squads
    men: Places
    turned: Men
    holder: Man | None
    loose: Hex | None
    kick_off: Seat | None
    done: Men
    barred: Men
    booked: Men
    spent_ahead: Men
    offences: Men
    sent_off: Men
    flight: Flight | None
    catch: Catch | None
    aims: Aims


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


def other(seat: str) -> Seat:
    """The opponent."""
    return "blue" if seat == "red" else "red"


def in_order(men: tuple[Man, ...]) -> tuple[Man, ...]:
    """The same men in the order of `MEN`; a man may stand there several times."""
    return tuple(sorted(men, key=RANK.__getitem__))


def owner(position: Position, man: Man) -> Seat:
    """The coach whose man this is; asked only of men who have been drafted."""
    return "red" if man in position.squads.red else "blue"


def place_of(position: Position, man: Man) -> Hex | None:
    """Where a man stands, None if he is off the field."""
    place: Hex | None = getattr(position.men, man)
    return place


def hex_of(position: Position, man: Man) -> Hex:
    """Where a man stands; asked only of men on the field."""
    place = place_of(position, man)
    assert place is not None
    return place


def on_the_field(position: Position, seat: str) -> Iterator[tuple[Man, Hex]]:
    """The men of one coach who are on the field, each with his hex, in order."""
    for man in position.squads.of(seat):
        place = place_of(position, man)
        if place is not None:
            yield man, place


def man_at(position: Position, place: Hex) -> Man | None:
    """The man who stands in a hex."""
    places = astuple(position.men)
    return MEN[places.index(place)] if place in places else None


def put(position: Position, man: Man, place: Hex | None) -> Position:
    """The position with one man elsewhere; nothing else changes."""
    return replace(position, men=replace(position.men, **{man: place}))


def active_seat(position: Position) -> Seat:
    """The coach whose activation it is; asked only once the draft has begun."""
    assert position.active is not None
    return position.active
