"""The numeric encoding of views and actions for learning programs, as data.

A view becomes a list of numbers from -1 to 1, field by field. An action becomes its number among all that a game can
have: its type, and within it the parts that tell it from others of its type.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache, partial
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

BYTES = 4
"""Bytes of an entry, which is a 32-bit number."""


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


class FieldEntries:
    """The entries of one field as bytes, kept for each value that can be a key; the entries of a list are not kept."""

    __slots__ = ("_field", "_kept", "place")

    def __init__(self, first: int, field: Field) -> None:
        """Set the place of the field among the bytes of an observation; `first` is the number of its first entry."""
        self._field, self._kept = field, dict[Any, bytes]()
        self.place = slice(first * BYTES, (first + len(field.names())) * BYTES)

    def write(self, value: Any, entries: bytearray) -> None:
        """Write the entries of a value into an observation."""
        try:
            entries[self.place] = self._kept[value]
        except KeyError:
            entries[self.place] = self._kept[value] = self._encode(value)
        except TypeError:  # a list or an object
            entries[self.place] = self._encode(value)

    def _encode(self, value: Any) -> bytes:
        return array("f", self._field.entries(value)).tobytes()


class ViewPart:
    """A value of a view: the fields that encode it, the fields of the values in it, and the parts that contain more."""

    __slots__ = ("_fields", "_leaves", "_parts")

    def __init__(self, fields: Sequence[tuple[Path, FieldEntries]]) -> None:
        """Divide fields, each with its path from this value, among this value and those in it."""
        within: dict[str | int, list[tuple[Path, FieldEntries]]] = {}
        for path, field in fields:
            if path:
                within.setdefault(path[0], []).append((path[1:], field))
        self._fields = [field for path, field in fields if not path]
        self._leaves = [(step, only[0][1]) for step, only in within.items() if len(only) == 1 and not only[0][0]]
        direct = {step for step, _ in self._leaves}
        self._parts = [(step, ViewPart(deeper)) for step, deeper in within.items() if step not in direct]

    def write_changes(self, before: Any, after: Any, entries: bytearray) -> None:
        """Write the entries of every field whose value differs from the one before into an observation."""
        for field in self._fields:
            field.write(after, entries)
        if isinstance(before, dict) and isinstance(after, dict):
            get_old, get_new = before.get, after.get
        else:
            get_old, get_new = partial(value_at_step, before), partial(value_at_step, after)
        for step, leaf in self._leaves:
            new = get_new(step)
            if get_old(step) != new:
                leaf.write(new, entries)
        for step, part in self._parts:
            old, new = get_old(step), get_new(step)
            if old != new:
                part.write_changes(old, new, entries)


class ViewEncoder:
    """The encoding of views as observations. Each view is compared with the one before, and only the differences are
    encoded, so that successive views of one game are encoded fast.
    """

    def __init__(self, layout: Layout) -> None:
        """Set the layout; the first view is compared with an empty one."""
        fields, first = [], 0
        for field in layout.fields:
            fields.append((field.path, FieldEntries(first, field)))
            first += len(field.names())
        self._root, self._entries = ViewPart(fields), bytearray(first * BYTES)
        for _, each in fields:
            each.write(None, self._entries)
        self._before: Any = None

    def encode(self, view: Any) -> bytearray:
        """Return the entries of a view as 32-bit numbers in a new array of bytes."""
        before, self._before = self._before, view
        self._root.write_changes(before, view, self._entries)
        return self._entries[:]


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
    def number_action(action: Any, origin: Any = ()) -> int:
        within, origins = 0, iter((origin,) if single else origin)
        for part, size in zip(parts, sizes, strict=True):
            seen_from = None if part.seen_from is None else next(origins)
            within = within * size + part.which(rules, seen_from, action)
        return first + within

    return number_action


def _join_origins(parts: Sequence[ActionPart[R, P]]) -> Origins[P] | None:
    """Return the function for the origins of actions; None if their numbers do not depend on the position."""
    functions = [part.seen_from for part in parts if part.seen_from is not None]
    if len(functions) < 2:
        return functions[0] if functions else None

    def list_origins(position: P) -> Callable[[Any], Any]:
        origins = [seen_from(position) for seen_from in functions]
        return lambda action: tuple([find_origin(action) for find_origin in origins])

    return list_origins
