"""The rules that are agreed before the game, and the position as one immutable value."""

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
    """Rules of one game, the first argument of its functions: here only the reading of each ambiguity."""

    reading: dict[str, str]


def resolve(options: Options) -> Rules:
    """Return the rules of a game; raise `MalformedData` or `UnknownName` for invalid options."""
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
    """north's call for this down; null before the call"""

    south: Play | None = None
    """south's call for this down; null before the call"""


def other(side: str | None) -> Side:
    """Return the other side."""
    return "south" if side == "north" else "north"


def call_of(position: Position, side: str | None) -> Play | None:
    """Return the call of a side for this down."""
    return position.north if side == "north" else position.south


# The kernel's types of questions and deeds, with the rules and positions of this game.
A = TypeVar("A")
At: TypeAlias = rule_context.At[Rules, Position, A]
Deed: TypeAlias = rule_context.Deed[Rules, Position, A]
