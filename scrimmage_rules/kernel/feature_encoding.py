"""Views and actions as numbers, for programs that learn: which entry of a list of numbers says what, as data.

A view becomes a list of numbers from -1 to 1, field by field. An action becomes its number among all that a game can
have: its type, and within it the parts that tell it from others of its type.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Generic, TypeVar

import msgspec

from scrimmage_rules.kernel.contract import HIDDEN

R = TypeVar("R")
P = TypeVar("P")

Path = tuple[str | int, ...]
"""The way to a value of a view: names of fields, and places in lists."""

NOTHING = -1.0
"""Stands for a number that is null, hidden, or not there."""


def value_at_path(view: Any, path: Path) -> Any:
    """Return the value at the end of a path; None where the path leads nowhere."""
    for step in path:
        if isinstance(view, dict):
            view = view.get(step)
        elif isinstance(view, list | tuple) and isinstance(step, int) and step < len(view):
            view = view[step]
        else:
            return None
    return view


class Number(msgspec.Struct, frozen=True):
    """A number of a view: one entry, 0 for `low` and less, 1 for `high` and more, -1 for none."""

    path: Path
    low: float
    high: float

    def names(self) -> list[str]:
        """Return the meaning of the entry."""
        return [f"{_path_in_words(self.path)}: {self.low} to {self.high}"]

    def entries(self, view: Any) -> list[float]:
        """Return the entry."""
        value = value_at_path(view, self.path)
        if not isinstance(value, int | float):
            return [NOTHING]
        return [min(1.0, max(0.0, (value - self.low) / (self.high - self.low)))]


class OneOf(msgspec.Struct, frozen=True):
    """A name in a view: an entry for each possible name and one for a secret; of them one is 1, or none."""

    path: Path
    values: tuple[Any, ...]

    def names(self) -> list[str]:
        """Return the meanings of the entries."""
        return [f"{_path_in_words(self.path)} is {value}" for value in (*self.values, HIDDEN)]

    def entries(self, view: Any) -> list[float]:
        """Return the entries."""
        value = value_at_path(view, self.path)
        return [float(value == each) for each in (*self.values, HIDDEN)]


class Among(msgspec.Struct, frozen=True):
    """A list or an object of names in a view: an entry for each name, 1 where it is there."""

    path: Path
    values: tuple[str, ...]

    def names(self) -> list[str]:
        """Return the meanings of the entries."""
        return [f"{_path_in_words(self.path)} has {value}" for value in self.values]

    def entries(self, view: Any) -> list[float]:
        """Return the entries."""
        there = value_at_path(view, self.path) or ()
        return [float(each in there) for each in self.values]


class HexCode(msgspec.Struct, frozen=True):
    """A hex written as four digits: an entry for the first two and one for the last two; -1 for none."""

    path: Path

    def names(self) -> list[str]:
        """Return the meanings of the entries."""
        return [f"{_path_in_words(self.path)}, digits 1 and 2", f"{_path_in_words(self.path)}, digits 3 and 4"]

    def entries(self, view: Any) -> list[float]:
        """Return the entries."""
        value = value_at_path(view, self.path)
        if not isinstance(value, str) or value == HIDDEN:
            return [NOTHING, NOTHING]
        return [int(value[:2]) / 99, int(value[2:]) / 99]


Field = Number | OneOf | Among | HexCode


def _path_in_words(path: Path) -> str:
    return "/" + "/".join(map(str, path))


class Layout(msgspec.Struct, frozen=True):
    """The meaning of each entry of an observation, from the first to the last."""

    fields: tuple[Field, ...]

    def names(self) -> list[str]:
        """Return every entry in words, in order."""
        return [name for field in self.fields for name in field.names()]

    def entries(self, view: Any) -> list[float]:
        """Return a view as numbers."""
        return [entry for field in self.fields for entry in field.entries(view)]


class ActionPart(msgspec.Struct, Generic[R, P], frozen=True):
    """A part that distinguishes actions of a type: its number of values, and the index of a value from 0."""

    many: Callable[[R], int]
    which: Callable[[R, P, Any], int]


def field_part(field: str, values: Sequence[Any]) -> ActionPart[Any, Any]:
    """Return a field of an action that is one of these."""
    numbers = {value: number for number, value in enumerate(values)}
    return ActionPart(lambda _rules: len(numbers), lambda _rules, _position, action: numbers[getattr(action, field)])


def fixed_size_part(size: int, which: Callable[[R, P, Any], int]) -> ActionPart[R, P]:
    """Return a part with the same number of values under all rules."""
    return ActionPart(lambda _rules: size, which)


class GameEncoding(msgspec.Struct, Generic[R, P], frozen=True, kw_only=True):
    """A game as numbers: the layout of its views, its types of actions with their parts, and the score of a seat."""

    layout: Callable[[R], Layout]
    kinds: Mapping[type[Any], tuple[ActionPart[R, P], ...]]
    score: Callable[[P, str], float]

    def first(self, rules: R) -> dict[type[Any], int]:
        """Return the number of the first action of each type."""
        found, number = {}, 0
        for kind, many in self._sizes(rules):
            found[kind] = number
            number += many
        return found

    def many(self, rules: R) -> int:
        """Return the number of actions that the game can have."""
        return sum(many for _, many in self._sizes(rules))

    def _sizes(self, rules: R) -> Iterator[tuple[type[Any], int]]:
        for kind, parts in self.kinds.items():
            many = 1
            for part in parts:
                many *= part.many(rules)
            yield kind, many

    def within(self, rules: R, position: P, action: Any) -> int:
        """Return the number of an action among those of its type."""
        number = 0
        for part in self.kinds[type(action)]:
            number = number * part.many(rules) + part.which(rules, position, action)
        return number
