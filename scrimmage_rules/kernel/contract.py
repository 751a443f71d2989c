"""Types that all rulesets share, such as options, events, rejections, faults, turns and answers.

In all modules, `rules` are the resolved options of a game, `position` is the complete state of a game, and `seat` is
the participant who acts.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Generic, Protocol, TypeVar

import msgspec

from scrimmage_rules.kernel.errors import ScrimmageError
from scrimmage_rules.kernel.size_limits import MOST_FIELDS, Fields, Text

CHANCE_SEAT = "chance"
PUBLIC = "public"

HIDDEN = "hidden"
"""The value that a view shows in place of a secret; nothing else in a position may have this value."""

Facts = dict[str, Any]


class Phased(Protocol):
    """Interface of every position: it has a phase."""

    @property
    def phase(self) -> str:
        """Return the name of the phase, as turns and rejections report it."""


P = TypeVar("P", bound=Phased)


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The options of a game: the edition, settings of the ruleset, and readings by ambiguity id."""

    edition: Text | None = None
    settings: Fields = {}
    readings: Annotated[dict[Text, Text], msgspec.Meta(max_length=MOST_FIELDS)] = {}


class Event(msgspec.Struct, frozen=True):
    """An effect of an action: its kind, the clauses that caused it, and its values."""

    kind: str
    clauses: tuple[str, ...]
    facts: Facts = {}


class Rejection(msgspec.Struct, frozen=True, kw_only=True):
    """The answer to an illegal action: the clause that forbids it, a short code, and further clauses that forbid it."""

    clause: str
    code: str
    also: tuple[str, ...] = ()
    facts: Facts = {}


class Fault(msgspec.Struct, frozen=True):
    """One reason why data is not a valid position or setting of a ruleset: the broken clause and the place."""

    clause: str
    code: str
    path: str


class Refused(ScrimmageError, ValueError):
    """Error: well-formed data breaks rules. `faults` lists every reason. A program reports the first reason.

    `facts` are values that a program reports together with the reason, as in the rejection of an action.
    """

    def __init__(self, faults: Sequence[Fault], facts: Facts | None = None) -> None:
        """Set the faults; the message names the first one and counts the remaining ones."""
        self.faults = tuple(faults)
        self.facts = facts or {}
        first, more = self.faults[0], len(self.faults) - 1
        rest = f" (and {more} more)" if more else ""
        super().__init__(f"{first.path}: {first.code} (clause {first.clause}){rest}")


class Applied(msgspec.Struct, Generic[P], frozen=True):
    """The result of a legal action: the new position, its events, and the number of used script entries."""

    position: P
    events: tuple[Event, ...]
    used: int


class Finding(msgspec.Struct, frozen=True):
    """The result of checking one clause for an action: whether the action meets the clause, and the values that
    decided.
    """

    clause: str
    holds: bool
    facts: Facts = {}


class Result(msgspec.Struct, frozen=True):
    """The end of a game: the winner (None for a draw) and the clause that ended it."""

    winner: str | None
    clause: str


class Pending(msgspec.Struct, frozen=True):
    """A seat that may act now, with the sorted types of its legal actions."""

    seat: str
    kinds: tuple[str, ...]


class Turn(msgspec.Struct, frozen=True):
    """The seats that may act in a phase (several for secret choices), or the result of a finished game."""

    phase: str
    pending: tuple[Pending, ...]
    over: bool
    result: Result | None = None


class Answer(msgspec.Struct, frozen=True):
    """The answer to a query: its value as plain data, and the clauses that it depends on."""

    value: Any
    clauses: tuple[str, ...] = ()
