"""What is agreed before the game, and the table as one immutable value."""

from __future__ import annotations

from typing import Literal, TypeAlias, TypeVar

import msgspec

from scrimmage_rules.kernel import rule_context
from scrimmage_rules.kernel.codec import decode
from scrimmage_rules.kernel.contract import Options
from scrimmage_rules.kernel.rulebook import Rulebook
from scrimmage_rules.kernel.size_limits import Number

RULEBOOK = Rulebook("coin-and-yards", __package__)

SIDES = ("north", "south")
FIELD, MIDDLE, DOWNS = 20, 10, 3

Side = Literal["north", "south"]
Play = Literal["plunge", "sweep"]


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """This game has no settings."""


class Rules(msgspec.Struct, frozen=True):
    """What every function of the game is given first: here the reading of each ambiguity."""

    reading: dict[str, str]


def resolve(options: Options) -> Rules:
    """The rules of a game; raises `MalformedData` or `UnknownName`."""
    decode(options.settings, Settings, "$.options.settings")
    return Rules(RULEBOOK.resolve(options.readings))


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A complete state of a game."""

    phase: Literal["toss", "call", "flip", "over"]
    """the stage of the sequence of play: `toss`, `call`, `flip`, `over`"""

    offence: Side | None = None
    """the side with the ball, in `over` the winner; null in `toss`"""

    to_go: Number = MIDDLE
    """yards from the ball to the goal line that the offence attacks; 0 in `over`"""

    down: Number = 1
    """1 to 3"""

    north: Play | None = None
    """what north has called for this down, null where it has not called yet"""

    south: Play | None = None
    """the same of south"""


def other(side: str | None) -> Side:
    """The opponent."""
    return "south" if side == "north" else "north"


def call_of(position: Position, side: str | None) -> Play | None:
    """Return the call of a side for this down."""
    return position.north if side == "north" else position.south


# Questions and deeds of this game: the kernel's, with these rules and this position.
A = TypeVar("A")
At: TypeAlias = rule_context.At[Rules, Position, A]
Deed: TypeAlias = rule_context.Deed[Rules, Position, A]
