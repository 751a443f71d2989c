"""The numeric encoding of views and actions for learning programs, as data.

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
    """Return the value at the end of a path, or None if the path does not exist."""
    for step in path:
        if isinstance(view, dict):
            view = view.get(step)
        elif isinstance(view, list | tuple) and isinstance(step, int) and step < len(view):
            view = view[step]
        else:
            return None
    return view


class Number(msgspec.Struct, frozen=True):
    """A number of a view as one entry: 0 for `low` or less, 1 for `high` or more, -1 if missing."""

    path: Path
    low: float
    high: float

    def names(self) -> list[str]:
        """Return the meaning of this field's entry."""
        return [f"{_path_in_words(self.path)}: {self.low} to {self.high}"]

    def entries(self, view: Any) -> list[float]:
        """Return this field's entry for a view."""
        value = value_at_path(view, self.path)
        if not isinstance(value, int | float):
            return [NOTHING]
        return [min(1.0, max(0.0, (value - self.low) / (self.high - self.low)))]


class OneOf(msgspec.Struct, frozen=True):
    """A name in a view: an entry for each possible name and one for a secret; at most one entry is 1."""

    path: Path
    values: tuple[Any, ...]

    def names(self) -> list[str]:
        """Return the meanings of this field's entries."""
        return [f"{_path_in_words(self.path)} is {value}" for value in (*self.values, HIDDEN)]

    def entries(self, view: Any) -> list[float]:
        """Return this field's entries for a view."""
        value = value_at_path(view, self.path)
        return [float(value == each) for each in (*self.values, HIDDEN)]


class Among(msgspec.Struct, frozen=True):
    """A list or object of names in a view: one entry for each name, 1 if it is present."""

    path: Path
    values: tuple[str, ...]

    def names(self) -> list[str]:
        """Return the meanings of this list's entries."""
        return [f"{_path_in_words(self.path)} has {value}" for value in self.values]

    def entries(self, view: Any) -> list[float]:
        """Return this list's entries for a view."""
        there = value_at_path(view, self.path) or ()
        return [float(each in there) for each in self.values]


class HexCode(msgspec.Struct, frozen=True):
    """A hex of four digits: one entry for the first two digits and one for the last two, -1 if missing."""

    path: Path

    def names(self) -> list[str]:
        """Return the meanings of this hex's entries."""
        return [f"{_path_in_words(self.path)}, digits 1 and 2", f"{_path_in_words(self.path)}, digits 3 and 4"]

    def entries(self, view: Any) -> list[float]:
        """Return this hex's entries for a view."""
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
        """Return the meaning of every entry in words, in order."""
        return [name for field in self.fields for name in field.names()]

    def entries(self, view: Any) -> list[float]:
        """Return a view as a list of numbers."""
        return [entry for field in self.fields for entry in field.entries(view)]


class ActionPart(msgspec.Struct, Generic[R, P], frozen=True):
    """A part that distinguishes actions of one type: its number of values, and the index of a value from 0."""

    many: Callable[[R], int]
    which: Callable[[R, P, Any], int]


def field_part(field: str, values: Sequence[Any]) -> ActionPart[Any, Any]:
    """Return a part for an action's field with these possible values."""
    numbers = {value: number for number, value in enumerate(values)}
    return ActionPart(lambda _rules: len(numbers), lambda _rules, _position, action: numbers[getattr(action, field)])


def fixed_size_part(size: int, which: Callable[[R, P, Any], int]) -> ActionPart[R, P]:
    """Return a part with the same number of values under all rules."""
    return ActionPart(lambda _rules: size, which)


class GameEncoding(msgspec.Struct, Generic[R, P], frozen=True, kw_only=True):
    """The numeric encoding of a game: its views' layout, its action types with their parts, and a seat's score."""

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
        """Return the number of different actions in the game."""
        return sum(many for _, many in self._sizes(rules))

    def _sizes(self, rules: R) -> Iterator[tuple[type[Any], int]]:
        for kind, parts in self.kinds.items():
            many = 1
            for part in parts:
                many *= part.many(rules)
            yield kind, many

    def within(self, rules: R, position: P, action: Any) -> int:
        """Return the number of an action among the actions of its type."""
        number = 0
        for part in self.kinds[type(action)]:
            number = number * part.many(rules) + part.which(rules, position, action)
        return number
