"""The numeric encoding of views and actions for learning programs, as data.

A view becomes a list of numbers from -1 to 1, field by field. An action becomes its number among all that a game can
have: its type, and within it the parts that tell it from others of its type.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from itertools import groupby
from math import prod
from typing import Any, Generic, TypeVar

import msgspec

from scrimmage_rules.kernel.contract import HIDDEN

R = TypeVar("R")
P = TypeVar("P")

Path = tuple[str | int, ...]
"""The way to a value of a view: names of fields, and places in lists."""

NOTHING = -1.0
"""The value of an entry for a number that is null, hidden, or not there."""


def value_at_step(value: Any, step: str | int) -> Any:
    """Return the value one step further on a path; None where the step leads nowhere."""
    if isinstance(value, dict):
        return value.get(step)
    if isinstance(value, list | tuple) and isinstance(step, int) and step < len(value):
        return value[step]
    return None


class Number(msgspec.Struct, frozen=True):
    """A number of a view as one entry: 0 for `low` or less, 1 for `high` or more, -1 if missing."""

    path: Path
    low: float
    high: float

    def names(self) -> list[str]:
        """Return the meaning of this field's entry."""
        return [f"{_path_in_words(self.path)}: {self.low} to {self.high}"]

    def entries(self, value: Any) -> list[float]:
        """Return the entry of a value."""
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

    def entries(self, value: Any) -> list[float]:
        """Return the entries of a value."""
        return [1.0 if value == each else 0.0 for each in (*self.values, HIDDEN)]


class Among(msgspec.Struct, frozen=True):
    """A list or object of names in a view: one entry for each name, 1 if it is present."""

    path: Path
    values: tuple[str, ...]

    def names(self) -> list[str]:
        """Return the meanings of this field's entries."""
        return [f"{_path_in_words(self.path)} has {value}" for value in self.values]

    def entries(self, value: Any) -> list[float]:
        """Return the entries of a value."""
        there = set(value or ())
        return [1.0 if each in there else 0.0 for each in self.values]


class HexCode(msgspec.Struct, frozen=True):
    """A hex of four digits: one entry for the first two digits and one for the last two, -1 if missing."""

    path: Path

    def names(self) -> list[str]:
        """Return the meanings of this field's entries."""
        return [f"{_path_in_words(self.path)}, digits 1 and 2", f"{_path_in_words(self.path)}, digits 3 and 4"]

    def entries(self, value: Any) -> list[float]:
        """Return the entries of a value."""
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


class ViewPart:
    """A value of a view, with the fields that encode it and the parts within it."""

    def __init__(self) -> None:
        """Start without fields."""
        self.fields: list[tuple[int, Field]] = []
        self.parts: dict[str | int, ViewPart] = {}

    def part(self, step: str | int) -> ViewPart:
        """Return the part one step further, which is made if it is new."""
        return self.parts.setdefault(step, ViewPart())

    def changes(self, before: Any, after: Any) -> list[tuple[int, list[float]]]:
        """Return the entries of every field whose value has changed, each with the number of its first entry."""
        found: list[tuple[int, list[float]]] = []
        self.add_changes(before, after, found)
        return found

    def add_changes(self, before: Any, after: Any, found: list[tuple[int, list[float]]]) -> None:
        """Add the entries of every changed field to a list."""
        for first, field in self.fields:
            found.append((first, field.entries(after)))
        if not self.parts:
            return
        if isinstance(before, dict) and isinstance(after, dict):
            get_old, get_new = before.get, after.get
            for step, part in self.parts.items():
                old, new = get_old(step), get_new(step)
                if old != new:
                    part.add_changes(old, new, found)
            return
        for step, part in self.parts.items():
            old, new = value_at_step(before, step), value_at_step(after, step)
            if old != new:
                part.add_changes(old, new, found)


def tree_from_layout(layout: Layout) -> ViewPart:
    """Return a layout as a tree of the values of a view, so that equal parts of two views are compared at once."""
    root, first = ViewPart(), 0
    for field in layout.fields:
        part = root
        for step in field.path:
            part = part.part(step)
        part.fields.append((first, field))
        first += len(field.names())
    return root


Origins = Callable[[P], Callable[[Any], Any]]
"""A function from a position to a function from an action to the part of the position on which its number depends."""


class ActionPart(msgspec.Struct, Generic[R, P], frozen=True):
    """A part that distinguishes actions of a type: its number of values, and the index of a value from 0.

    `seen_from` gives the part of the position on which the index depends, such as the hex of the man who moves: for a
    position, a function from an action to that part.
    """

    many: Callable[[R], int]
    which: Callable[[R, Any, Any], int]
    seen_from: Origins[P] | None = None


def create_field_part(field: str, values: Sequence[Any]) -> ActionPart[Any, Any]:
    """Return a part for an action's field with these possible values."""
    numbers = {value: number for number, value in enumerate(values)}
    return ActionPart(lambda _rules: len(numbers), lambda _rules, _origin, action: numbers[getattr(action, field)])


def create_fixed_size_part(
    size: int, which: Callable[[R, Any, Any], int], seen_from: Origins[P] | None = None
) -> ActionPart[R, P]:
    """Return a part with the same number of values under all rules."""
    return ActionPart(lambda _rules: size, which, seen_from)


class GameEncoding(msgspec.Struct, Generic[R, P], frozen=True, kw_only=True):
    """The numeric encoding of a game: its views' layout, its action types with their parts, and a seat's score."""

    layout: Callable[[R], Layout]
    kinds: Mapping[type[Any], tuple[ActionPart[R, P], ...]]
    score: Callable[[P, str], float]


NUMBERS_KEPT = 1 << 16
"""Actions of a type whose numbers are kept, each as seen from a part of the position; one takes 300 bytes."""


class ActionNumbers(Generic[R, P]):
    """The numbering of all actions that a game can have under some rules: each type has its own range of numbers, and
    the parts of an action give its place in this range.

    `many` is how many there are.
    """

    def __init__(self, encoding: GameEncoding[R, P], rules: R) -> None:
        """Count the actions of each type."""
        self.many = 0
        self._types: dict[type[Any], tuple[Callable[..., int], Origins[P] | None]] = {}
        for kind, parts in encoding.kinds.items():
            sizes = [part.many(rules) for part in parts]
            self._types[kind] = _create_numbering_of_action_type(rules, self.many, parts, sizes), _join_origins(parts)
            self.many += prod(sizes)

    def __contains__(self, kind: object) -> bool:
        """Return whether this is a type of action of the game."""
        return kind in self._types

    def list_numbers(self, position: P, actions: Iterable[Any]) -> list[int]:
        """Return the number of each action in a position."""
        numbers: list[int] = []
        for kind, group in groupby(actions, type):
            number, seen_from = self._types[kind]
            if seen_from is None:
                numbers += map(number, group)
            else:
                listed = list(group)
                numbers += map(number, listed, map(seen_from(position), listed))
        return numbers


def _create_numbering_of_action_type(
    rules: R, first: int, parts: Sequence[ActionPart[R, P]], sizes: Sequence[int]
) -> Callable[..., int]:
    """Return the function that numbers the actions of a type from `first`, as seen from its origin; numbers are kept.

    The origin is the one of the only part that has one, or a list of the origins of such parts.
    """
    single = sum(part.seen_from is not None for part in parts) == 1

    @lru_cache(maxsize=NUMBERS_KEPT)
    def number(action: Any, origin: Any = ()) -> int:
        within, origins = 0, iter((origin,) if single else origin)
        for part, size in zip(parts, sizes, strict=True):
            seen_from = None if part.seen_from is None else next(origins)
            within = within * size + part.which(rules, seen_from, action)
        return first + within

    return number


def _join_origins(parts: Sequence[ActionPart[R, P]]) -> Origins[P] | None:
    """Return the function for the origins of actions; None if their numbers do not depend on the position."""
    functions = [part.seen_from for part in parts if part.seen_from is not None]
    if len(functions) < 2:
        return functions[0] if functions else None

    def join(position: P) -> Callable[[Any], Any]:
        origins = [seen_from(position) for seen_from in functions]
        return lambda action: tuple([find_origin(action) for find_origin in origins])

    return join
