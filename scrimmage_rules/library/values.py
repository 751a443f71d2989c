"""What a game gives and takes besides the values of the kernel: choices, odds, and what may stand for chance."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction
from typing import Any, NamedTuple, Protocol, overload

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


class Choices(Sequence[Choice]):
    """What may be done now: a sequence of `Choice`, which cannot be changed.

    There may be hundreds, of which mostly one is looked at; so each is made when it is.

    Examples:
        >>> from scrimmage_rules import open_ruleset
        >>> choices = open_ruleset("card-football").start().legal()
        >>> len(choices), choices[0].seat
        (1, 'chance')
    """

    __slots__ = ("_pairs",)

    def __init__(self, pairs: Iterable[tuple[str, Action]]) -> None:
        """`pairs` are seats and actions, in their order."""
        self._pairs = tuple(pairs)

    def __len__(self) -> int:
        """How many there are."""
        return len(self._pairs)

    @overload
    def __getitem__(self, place: int) -> Choice: ...

    @overload
    def __getitem__(self, place: slice) -> Choices: ...

    def __getitem__(self, place: int | slice) -> Choice | Choices:
        """One of them by its place, or some."""
        return Choices(self._pairs[place]) if isinstance(place, slice) else Choice(*self._pairs[place])

    def __iter__(self) -> Iterator[Choice]:
        """Each of them."""
        return map(Choice._make, self._pairs)

    def __eq__(self, other: object) -> bool:
        """Whether the same may be done, in the same order."""
        return self._pairs == other._pairs if isinstance(other, Choices) else NotImplemented

    def __hash__(self) -> int:
        """Equal choices have equal hashes."""
        return hash(self._pairs)

    def __repr__(self) -> str:
        """How many there are."""
        return f"<{len(self)} choices>"


class Odds(msgspec.Struct, frozen=True):
    """How likely some values are: `values` in the order in which they were asked for, `probability` exact."""

    values: tuple[Any, ...]
    probability: Fraction


class NoTranscript(ScrimmageError):
    """The transcript of a game was asked for that was not played from its start."""

    def __init__(self) -> None:
        """The remedy is the same for all of them."""
        super().__init__("this game was not played from its start: keep its position, or replay its transcript")
