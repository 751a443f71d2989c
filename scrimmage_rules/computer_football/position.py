"""The position of computer-football: the field, the men of both line-ups, the ball, and what is known of the call.

A square is `(column, row)`: columns 1 to 60 from west to east, rows 1 to 15 from north to south. Line k is the boundary
between the columns k and k + 1.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from scrimmage_rules.kernel.size_limits import MOST_NAMES, Number, Text

Seat = Literal["red", "yellow"]
Role = Literal["offense", "defense"]
"""The role of a side: the offense called the play, and the defense lined up against it. A role stays the same during a
play.
"""

FARTHEST = 99
Coordinate = Annotated[int, msgspec.Meta(ge=-FARTHEST, le=FARTHEST)]
"""A column or row in JSON data. It may be off the field: then a rule rejects the square."""

Square = tuple[Coordinate, Coordinate]
Back = Literal["Q", "F", "H", "T"]
Phase = Literal["draw", "start", "line-up", "defend", "allot", "move", "throw", "over"]
Scrambled = Literal["run", "throw", "shift-4", "shift-3", "shift-2", "spent"]
Score = Literal["touchdown", "safety"]

SEATS: tuple[Seat, Seat] = ("red", "yellow")
ROLES: tuple[Role, Role] = ("offense", "defense")

BEFORE_THE_CALL: tuple[Phase, ...] = ("draw", "start", "line-up")
"""The phases in which no play has been called, and nobody has the ball."""

IN_PLAY: tuple[Phase, ...] = ("allot", "move", "throw")
"""The phases of a play that is going on."""


class Man(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """Man on the field; his label is unique only within his line-up (MEN.def-linemen)."""

    role: Role = msgspec.field(name="of")
    """the line-up of the man, `offense` or `defense`"""

    label: Text = msgspec.field(name="man")
    """his label in this line-up, such as `T1`"""


class Men(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Squares of the eleven men of each line-up; null before a man is placed and after he has left the field."""

    offense: Annotated[dict[Text, Square | None], msgspec.Meta(max_length=MOST_NAMES)]
    """the square of each man of the offense; null off the field"""

    defense: Annotated[dict[Text, Square | None], msgspec.Meta(max_length=MOST_NAMES)]
    """the square of each man of the defense; null off the field"""

    def of(self, role: Role) -> dict[str, Square | None]:
        """Return the men of one line-up."""
        return self.offense if role == "offense" else self.defense


class Call(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Secret call: the back who runs, or the zone of the pass."""

    run: Back | None
    """the back who is to run; null for a pass"""

    zone: Number | None
    """the zone of the pass, 1 to 12; null for a run"""


class Known(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The parts of the call that the defense knows: run or pass, the carrier, the zone of the pass."""

    type: bool
    """true if the defense knows the type: run or pass"""

    carrier: bool
    """true if the defense knows the carrier"""

    zone: bool
    """true if the defense knows the zone, which is revealed when the pass is thrown"""


class Count(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A number for each line-up: how many turns it has finished in this play."""

    offense: Number
    """turns that the offense has finished in this play"""

    defense: Number
    """turns that the defense has finished in this play"""


class Reached(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The man of each line-up who has reached a thrown ball; null if no man has (CF-A42 `ever-there-counts`,
    `must-move-on`).
    """

    offense: Text | None
    """the man of the offense who has reached the thrown ball, or null"""

    defense: Text | None
    """the man of the defense who has reached the thrown ball, or null"""

    def of(self, role: Role) -> str | None:
        """Return the label of the man of one line-up, or None."""
        return self.offense if role == "offense" else self.defense


class Mark(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Mark of a pale man: `by` has the blockers whose power counts in a double-team block of him."""

    role: Role = msgspec.field(name="of")
    """the line-up of the marked man"""

    label: Text = msgspec.field(name="man")
    """the label of the marked man"""

    by: Annotated[tuple[Text, ...], msgspec.Meta(max_length=MOST_NAMES)]
    """the blockers whose power counts for a double-team block, earliest first"""

    @property
    def man(self) -> Man:
        """The marked man."""
        return Man(self.role, self.label)


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Complete state of a game; see `docs/conformance/computer-football.md` for the meaning of each field."""

    phase: Phase
    """the stage of the sequence of play"""

    eastward: Seat | None
    """the seat that attacks the east goal; null in `draw`"""

    offense: Seat | None
    """the seat that calls this play; null in `draw`"""

    play: Number
    """the number of the play, from 1"""

    down: Number
    """the down of the offense, 1 to 4"""

    line: Number
    """the scrimmage line, 5 to 55; 0 in `draw`"""

    first_down: Number
    """the line for a new first down, 5 to 55; 0 in `draw`"""

    men: Men
    """the squares of the eleven men of each line-up"""

    call: Call | None
    """the secret call, a run or a pass; null before the call"""

    known: Known
    """the parts of the call that the defense knows"""

    turns: Count
    """the number of turns that each line-up has finished in this play"""

    mover: Role | None
    """the line-up whose turn it is, in the phases `allot`, `move` and `throw`; null in other phases"""

    allotment: Number | None
    """the number of squares drawn for this turn; null except in the phases `move` and `throw`"""

    left: Number
    """the number of unused squares of this turn; 0 except in the phases `move` and `throw`"""

    used: Annotated[dict[Text, Number], msgspec.Meta(max_length=MOST_NAMES)]
    """the squares used this turn, by labels of men who have moved"""

    carrier: Man | None
    """the man with the ball; null if no man has it"""

    air: Square | None
    """the square of a thrown ball; null if no ball is in the air"""

    loose: Square | None
    """the square of a fumbled ball; null without a loose ball"""

    fumbled_by: Role | None
    """the line-up that lost the loose ball; null without a loose ball"""

    reached: Reached
    """the men who have reached the thrown ball (CF-A42)"""

    scramble: Scrambled | None
    """the result of the scramble, or `spent`; null without a scramble"""

    marks: Annotated[tuple[Mark, ...], msgspec.Meta(max_length=MOST_NAMES)]
    """the marks of pale men: men of the offense first, and each side in the order of its line-up"""

    changed: bool
    """true if the ball has changed sides in this play"""

    winner: Seat | None
    """the seat that has won; null before the phase `over`"""

    score: Score | None
    """`touchdown` or `safety`, the score that has won the game; null before the phase `over`"""


NOTHING_KNOWN = Known(type=False, carrier=False, zone=False)
ALL_KNOWN = Known(type=True, carrier=True, zone=True)
NO_TURNS = Count(0, 0)
NOBODY_THERE = Reached(None, None)


def other_seat(seat: Seat) -> Seat:
    """Return the opponent of a seat."""
    return "yellow" if seat == "red" else "red"


def other_side(role: Role) -> Role:
    """Return the line-up that opposes the given line-up."""
    return "defense" if role == "offense" else "offense"


def get_offense_seat(position: Position) -> Seat:
    """Return the seat that called this play or is to call it; the offense must have been drawn."""
    assert position.offense is not None
    return position.offense


def get_seat_of_role(position: Position, role: Role) -> Seat:
    """Return the seat of a line-up: of the offense or of the defense."""
    offense = get_offense_seat(position)
    return offense if role == "offense" else other_seat(offense)


def get_role_of_seat(position: Position, seat: str) -> Role | None:
    """Return the line-up of a seat, offense or defense; None for chance, and before chance has drawn the sides."""
    if position.offense is None or seat not in SEATS:
        return None
    return "offense" if seat == position.offense else "defense"


def get_mover(position: Position) -> Role:
    """Return the line-up whose turn it is; a play must be going on."""
    assert position.mover is not None
    return position.mover


def get_attack_direction(position: Position, role: Role) -> int:
    """Return the direction in which a line-up attacks during the whole game: 1 to the east, -1 to the west (CF-A88)."""
    return 1 if get_seat_of_role(position, role) == position.eastward else -1


def get_square(position: Position, man: Man) -> Square:
    """Return the square of a man on the field."""
    place = position.men.of(man.role)[man.label]
    assert place is not None
    return place


def find_men_by_square(position: Position, role: Role) -> dict[Square, str]:
    """Return the labels of the men of a line-up on the field, by their squares."""
    return {place: label for label, place in position.men.of(role).items() if place is not None}


def find_man_on(position: Position, role: Role, place: Square | None) -> Man | None:
    """Return the man of a line-up on a square, or None."""
    men = position.men.of(role)
    if place is None or place not in men.values():
        return None
    return next(Man(role, label) for label, where in men.items() if where == place)
