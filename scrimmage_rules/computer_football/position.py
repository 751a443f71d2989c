"""The position of computer-football: the field, the men of both line-ups, the ball, and what is known of the call.

A square is `(column, row)`: columns 1 to 60 from west to east, rows 1 to 15 from north to south. Line k is the boundary
between the columns k and k + 1.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from scrimmage_rules.kernel.bounds import MOST_NAMES, Number, Text

Seat = Literal["red", "yellow"]
Role = Literal["offense", "defense"]
"""The side that called the play, and the one that lined up against it: fixed while a play lasts."""

FARTHEST = 99
Coordinate = Annotated[int, msgspec.Meta(ge=-FARTHEST, le=FARTHEST)]
"""A column or row as it can be written: well off the field too, so that a rule says that there is no such square."""

Square = tuple[Coordinate, Coordinate]
Back = Literal["Q", "F", "H", "T"]
Goal = Literal["west", "east"]
Phase = Literal["draw", "start", "line-up", "defend", "allot", "move", "throw", "over"]
Scrambled = Literal["run", "throw", "shift-4", "shift-3", "shift-2", "spent"]
Score = Literal["touchdown", "safety"]

SEATS: tuple[Seat, Seat] = ("red", "yellow")
ROLES: tuple[Role, Role] = ("offense", "defense")


class Man(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A man on the field: labels are unique only together with the line-up they belong to (MEN.def-linemen)."""

    of: Role
    man: Text


class Men(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where the eleven men of each line-up stand; null for one not yet placed, or gone for the rest of the play."""

    offense: Annotated[dict[Text, Square | None], msgspec.Meta(max_length=MOST_NAMES)]
    defense: Annotated[dict[Text, Square | None], msgspec.Meta(max_length=MOST_NAMES)]

    def of(self, role: Role) -> dict[str, Square | None]:
        """The men of one line-up."""
        return self.offense if role == "offense" else self.defense


class Call(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The secret call: the back who runs, or the zone of the pass."""

    run: Back | None
    zone: Number | None


class Known(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What of the call has been made known to the defense: run or pass, who has the ball, the zone of the pass."""

    type: bool = False
    carrier: bool = False
    zone: bool = False


class Count(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A number for each line-up: the turns it has finished in this play."""

    offense: Number = 0
    defense: Number = 0


class Reached(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The man of each line-up who has got to a thrown ball (CF-A42 `ever-there-counts`, `must-move-on`), else null."""

    offense: Text | None = None
    defense: Text | None = None

    def of(self, role: Role) -> str | None:
        """The man of one line-up."""
        return self.offense if role == "offense" else self.defense


class Mark(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A man shown paler: `by` are the blockers whose power counts towards a double-team block of him."""

    of: Role
    man: Text
    by: Annotated[tuple[Text, ...], msgspec.Meta(max_length=MOST_NAMES)]


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A whole table. What a field holds in which phase is told on the wire page of the documentation."""

    phase: Phase
    eastward: Seat | None
    offense: Seat | None
    play: Number
    down: Number
    line: Number
    first_down: Number
    men: Men
    call: Call | None = None
    known: Known = Known()
    turns: Count = Count()
    mover: Role | None = None
    allotment: Number | None = None
    left: Number = 0
    used: Annotated[dict[Text, Number], msgspec.Meta(max_length=MOST_NAMES)] = {}
    carrier: Man | None = None
    air: Square | None = None
    loose: Square | None = None
    fumbled_by: Role | None = None
    reached: Reached = Reached()
    scramble: Scrambled | None = None
    marks: Annotated[tuple[Mark, ...], msgspec.Meta(max_length=MOST_NAMES)] = ()
    changed: bool = False
    winner: Seat | None = None
    score: Score | None = None


def other(seat: Seat) -> Seat:
    """The other side."""
    return "yellow" if seat == "red" else "red"


def opposite(role: Role) -> Role:
    """The other line-up."""
    return "defense" if role == "offense" else "offense"


def offense_seat(position: Position) -> Seat:
    """The side that called this play, or is to call it; asked only once it has been drawn."""
    assert position.offense is not None
    return position.offense


def seat_of(position: Position, role: Role) -> Seat:
    """The side of a line-up."""
    offense = offense_seat(position)
    return offense if role == "offense" else other(offense)


def role_of(position: Position, seat: str) -> Role | None:
    """The line-up of a seat, None for chance and before the draw."""
    if position.offense is None or seat not in SEATS:
        return None
    return "offense" if seat == position.offense else "defense"


def ahead(position: Position, role: Role) -> int:
    """The way a line-up attacks: 1 for columns that rise, -1 for columns that fall (CF-A88: for the whole game)."""
    return 1 if seat_of(position, role) == position.eastward else -1


def square_of(position: Position, man: Man) -> Square:
    """Where a man on the field stands."""
    place = position.men.of(man.of)[man.man]
    assert place is not None
    return place


def standing(position: Position, role: Role) -> dict[Square, str]:
    """The men of a line-up who are on the field, by their squares."""
    return {place: man for man, place in position.men.of(role).items() if place is not None}
