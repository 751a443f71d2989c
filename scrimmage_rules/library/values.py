"""What a game gives and takes besides the values of the kernel: choices, odds, and what may stand for chance."""

from __future__ import annotations

from fractions import Fraction
from typing import Any, NamedTuple, Protocol

import msgspec

from scrimmage_rules.kernel.codec import plain_lists
from scrimmage_rules.kernel.deeds import Action
from scrimmage_rules.kernel.errors import ScrimmageError


class Generator(Protocol):
    """What can stand for chance: `random.Random(seed)`, or anything else with this one method."""

    def random(self) -> float:
        """A number from 0 up to, but not including, 1."""


class Choice(NamedTuple):
    """What a seat may do: `game.apply(*choice, chance=...)` does it.

    `action` is a frozen value whose fields are those of the wire page of its ruleset.

    Examples:
        >>> from scrimmage_rules import open_ruleset
        >>> [(choice.seat, choice.data()) for choice in open_ruleset("card-football").start().legal()]
        [('chance', {'type': 'toss-coin'})]
    """

    seat: str
    action: Action

    def data(self) -> dict[str, Any]:
        """The action as plain data, as it crosses the wire and stands in transcripts."""
        written: dict[str, Any] = plain_lists(self.action)
        return written


class Odds(msgspec.Struct, frozen=True):
    """How likely some values are: `values` in the order in which they were asked for, `probability` exact."""

    values: tuple[Any, ...]
    probability: Fraction


class NoTranscript(ScrimmageError):
    """The transcript of a game was asked for that was not played from its start."""

    def __init__(self) -> None:
        """The remedy is the same for all of them."""
        super().__init__("this game was not played from its start: keep its position, or replay its transcript")
