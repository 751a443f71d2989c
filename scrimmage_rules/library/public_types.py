"""Types of the public interface: legal actions, odds, and random generators."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from fractions import Fraction
from functools import partial
from typing import Any, NamedTuple, Protocol, overload

import msgspec

from scrimmage_rules.kernel.codec import plain_lists
from scrimmage_rules.kernel.errors import ScrimmageError
from scrimmage_rules.kernel.printable_text import pluralize
from scrimmage_rules.kernel.rule_context import Action


class Generator(Protocol):
    """A generator of chance: `random.Random(seed)`, or any object with this one method.

    Examples:
        >>> from scrimmage_rules import open_ruleset
        >>> class Least:
        ...     def random(self):
        ...         return 0.0
        >>> game = open_ruleset("card-football").start()
        >>> game.apply(*game.legal()[0], chance=Least()).move.chance[0].value
        'home'
    """

    def random(self) -> float:
        """Return a number from 0 up to, but not including, 1."""


class Choice(NamedTuple):
    """A legal action of a seat: `game.apply(*choice, chance=...)` performs it.

    `action` is a frozen value with the fields in the wire page of its ruleset.

    Examples:
        >>> from scrimmage_rules import open_ruleset
        >>> [(choice.seat, choice.data()) for choice in open_ruleset("card-football").start().legal()]
        [('chance', {'type': 'toss-coin'})]
    """

    seat: str
    action: Action

    def data(self) -> dict[str, Any]:
        """Return the action as plain data, as in the protocol and in transcripts.

        Examples:
            >>> from scrimmage_rules import open_ruleset
            >>> open_ruleset("card-football").start().legal()[0].data()
            {'type': 'toss-coin'}
        """
        written: dict[str, Any] = plain_lists(self.action)
        return written


_choice_from_pair: Callable[[tuple[str, Action]], Choice] = partial(tuple.__new__, Choice)
"""`Choice._make`, which takes four times as long because it checks the length of the pair."""


class Choices(Sequence[Choice]):
    """The present legal actions: an immutable sequence of `Choice`.

    There may be hundreds, of which a caller mostly reads one, so each `Choice` is created on access.

    Examples:
        >>> from scrimmage_rules import open_ruleset
        >>> choices = open_ruleset("card-football").start().legal()
        >>> len(choices), choices[0].seat
        (1, 'chance')
    """

    __slots__ = ("_pairs",)

    def __init__(self, pairs: Iterable[tuple[str, Action]]) -> None:
        """Store seats with their actions, in their order."""
        self._pairs = tuple(pairs)

    def __len__(self) -> int:
        """Return the number of choices."""
        return len(self._pairs)

    @overload
    def __getitem__(self, place: int) -> Choice: ...

    @overload
    def __getitem__(self, place: slice) -> Choices: ...

    def __getitem__(self, place: int | slice) -> Choice | Choices:
        """Return one choice by its index, or several by a slice."""
        return Choices(self._pairs[place]) if isinstance(place, slice) else Choice(*self._pairs[place])

    def __iter__(self) -> Iterator[Choice]:
        """Yield each choice."""
        return map(_choice_from_pair, self._pairs)

    def __eq__(self, other: object) -> bool:
        """Return whether the choices are equal, in the same order."""
        return self._pairs == other._pairs if isinstance(other, Choices) else NotImplemented

    def __hash__(self) -> int:
        """Return a hash; equal choices have equal hashes."""
        return hash(self._pairs)

    def __repr__(self) -> str:
        """Return the number of choices in words."""
        return f"<{pluralize(len(self), 'choice')}>"


class Odds(msgspec.Struct, frozen=True):
    """The exact probability of some values: `values` in the requested order, and `probability`.

    Examples:
        >>> from scrimmage_rules import open_ruleset
        >>> start = open_ruleset("card-football").start()
        >>> each = start.odds("chance", {"type": "toss-coin"}, of=["/opening_kicker"])[0]
        >>> each.values, each.probability
        (('home',), Fraction(1, 2))
    """

    values: tuple[Any, ...]
    probability: Fraction


class NoTranscript(ScrimmageError):
    """Error: a game that was not played from its start has no transcript.

    Examples:
        >>> from scrimmage_rules import NoTranscript, open_ruleset
        >>> rules = open_ruleset("card-football")
        >>> try:
        ...     rules.load(rules.start().save()).transcript()
        ... except NoTranscript as lacking:
        ...     print(lacking)
        this game was not played from its start, so it has no transcript; save its position instead
    """

    def __init__(self) -> None:
        """Compose the message with its remedy."""
        super().__init__("this game was not played from its start, so it has no transcript; save its position instead")
