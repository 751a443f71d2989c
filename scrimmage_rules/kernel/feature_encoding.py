"""Encoding of views and actions as numbers for learning programs; data describes how each game is encoded.

A view becomes a list of numbers from -1 to 1, field by field. An action becomes its number in a list of all actions
that a game can have. This number depends on the type of the action, and on the parts that distinguish it from other
actions of its type.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from itertools import compress, groupby
from math import prod
from operator import ne
from typing import Any, Generic, TypeVar

import msgspec

from scrimmage_rules.kernel.contract import HIDDEN

R = TypeVar("R")
P = TypeVar("P")

Path = tuple[str | int, ...]
"""The path to a value in a view: names of fields and indexes of lists."""

NOTHING = -1.0
"""Value of the entry for a number that is null, hidden or missing."""

VALUES_KEPT = 1 << 12
"""Maximum number of values of a field whose encoded entries are cached."""

BYTES = 4
"""Number of bytes of one entry of an observation, which is a 32-bit number."""


def get_value_at_step(value: Any, step: str | int) -> Any:
    """Return the value that one step of a path selects: the field with this name, or the list item with this index.
    Return None if there is no such value.
    """
    if isinstance(value, dict):
        return value.get(step)
    if isinstance(value, list | tuple) and isinstance(step, int) and step < len(value):
        return value[step]
    return None


class Number(msgspec.Struct, frozen=True):
    """A numeric field of a view, encoded as one number: 0 for `low` or less, 1 for `high` or more, -1 if missing."""

    path: Path
    low: float
    high: float

    def names(self) -> list[str]:
        """Return a list of one item: the description of the number that encodes this field."""
        return [f"{_describe_path(self.path)}: {self.low} to {self.high}"]

    def entries(self, value: Any) -> list[float]:
        """Return the number that encodes a value of this field."""
        if not isinstance(value, int | float):
            return [NOTHING]
        return [min(1.0, max(0.0, (value - self.low) / (self.high - self.low)))]


class OneOf(msgspec.Struct, frozen=True):
    """A field of a view that has one of several names. It is encoded as one number for each possible name and one for a
    secret. At most one of these numbers is 1, and all others are 0.
    """

    path: Path
    values: tuple[Any, ...]

    def names(self) -> list[str]:
        """Return the description of each entry of this field."""
        return [f"{_describe_path(self.path)} is {value}" for value in (*self.values, HIDDEN)]

    def entries(self, value: Any) -> list[float]:
        """Return the entries of a value."""
        return [1.0 if value == each else 0.0 for each in (*self.values, HIDDEN)]


class AnyOf(msgspec.Struct, frozen=True):
    """A list or object of names in a view, encoded as one number for each name: 1 if it is present, otherwise 0."""

    path: Path
    values: tuple[str, ...]

    def names(self) -> list[str]:
        """Return the description of each entry of this field."""
        return [f"{_describe_path(self.path)} has {value}" for value in self.values]

    def entries(self, value: Any) -> list[float]:
        """Return the entries of a value."""
        there = set(value or ())
        return [1.0 if each in there else 0.0 for each in self.values]


class HexCode(msgspec.Struct, frozen=True):
    """A hex of four digits, encoded as one number for the first two digits and one for the last two; -1 if missing."""

    path: Path

    def names(self) -> list[str]:
        """Return the description of each entry of this field."""
        return [f"{_describe_path(self.path)}, digits 1 and 2", f"{_describe_path(self.path)}, digits 3 and 4"]

    def entries(self, value: Any) -> list[float]:
        """Return the entries of a value."""
        if not isinstance(value, str) or value == HIDDEN:
            return [NOTHING, NOTHING]
        return [int(value[:2]) / 99, int(value[2:]) / 99]


Field = Number | OneOf | AnyOf | HexCode


def _describe_path(path: Path) -> str:
    return "/" + "/".join(map(str, path))


class Layout(msgspec.Struct, frozen=True):
    """The fields of a view that become the entries of an observation, from the first to the last."""

    fields: tuple[Field, ...]

    def names(self) -> list[str]:
        """Return the description of every entry of an observation in words, in order."""
        return [name for field in self.fields for name in field.names()]


class FieldEntries:
    """The encoded entries of one field as bytes. They are cached for each value of the field, except for lists and
    objects.
    """

    __slots__ = ("_field", "_kept", "place")

    def __init__(self, first: int, field: Field) -> None:
        """Set the place of the field among the bytes of an observation; `first` is the number of its first entry."""
        self._field, self._kept = field, dict[Any, bytes]()
        self.place = slice(first * BYTES, (first + len(field.names())) * BYTES)

    def write(self, value: Any, entries: bytearray) -> None:
        """Encode the value of a field as numbers, and write them into its place in the observation."""
        try:
            entries[self.place] = self._kept[value]
        except KeyError:
            if len(self._kept) >= VALUES_KEPT:
                self._kept.clear()
            entries[self.place] = self._kept[value] = self._encode(value)
        except TypeError:  # a list or an object
            entries[self.place] = self._encode(value)

    def _encode(self, value: Any) -> bytes:
        return array("f", self._field.entries(value)).tobytes()


class ViewPart:
    """A part of a view as a node of a tree. It has the fields that encode the whole part, the values inside it that one
    field encodes, and the smaller parts inside it.
    """

    __slots__ = ("_fields", "_leaf_steps", "_leaves", "_part_steps", "_parts")

    def __init__(self, fields: Sequence[tuple[Path, FieldEntries]]) -> None:
        """Divide fields among this part and the parts inside it. The path of each field begins inside this part."""
        within: dict[str | int, list[tuple[Path, FieldEntries]]] = {}
        for path, field in fields:
            if path:
                within.setdefault(path[0], []).append((path[1:], field))
        self._fields = [field for path, field in fields if not path]
        leaves = {step: only[0][1] for step, only in within.items() if len(only) == 1 and not only[0][0]}
        self._leaf_steps, self._leaves = list(leaves), list(leaves.values())
        self._part_steps = [step for step in within if step not in leaves]
        self._parts = [ViewPart(within[step]) for step in self._part_steps]

    def write_changes(self, before: Any, after: Any, entries: bytearray) -> None:
        """Write into an observation the entries of every field whose value differs from the previous view."""
        for field in self._fields:
            field.write(after, entries)
        if isinstance(before, dict) and isinstance(after, dict):
            get_old, get_new = before.get, after.get
        elif isinstance(after, list | tuple) and not self._parts:  # such as a hex of two numbers
            for place, leaf in zip(self._leaf_steps, self._leaves, strict=True):
                leaf.write(get_value_at_step(after, place), entries)
            return
        else:
            get_old, get_new = partial(get_value_at_step, before), partial(get_value_at_step, after)
        old, new = list(map(get_old, self._leaf_steps)), list(map(get_new, self._leaf_steps))
        for leaf, value in compress(zip(self._leaves, new, strict=True), map(ne, old, new)):
            leaf.write(value, entries)
        if self._parts:
            old, new = list(map(get_old, self._part_steps)), list(map(get_new, self._part_steps))
            for part, was, value in compress(zip(self._parts, old, new, strict=True), map(ne, old, new)):
                part.write_changes(was, value, entries)


class ViewEncoder:
    """Encodes views as observations. Only what differs from the previous view is encoded, so that successive views of
    one game take little time.
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


Origins = Callable[[P, Sequence[Any]], Iterable[Any]]
"""A function that gets a position and actions of one type. It returns for each action the part of the position on which
the number of the action depends.
"""


class ActionPart(msgspec.Struct, Generic[R, P], frozen=True):
    """A part of an action, such as the man who moves, that distinguishes actions of one type. `many` returns how many
    values the part has, and `which` numbers them from 0.

    `seen_from` returns the part of the position on which this number depends, such as the hex of the man who moves. It
    gets a list of actions, and returns this part for each, because a position has many actions of one type.
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


class ActionRange(msgspec.Struct, Generic[R, P], frozen=True):
    """The numbering of a type of action that has very many actions. `many` returns how many there are, and `number_all`
    numbers the actions of a list from 0.

    For such a type, the numbers are too many to cache, and one function is faster than one function for each part.
    """

    many: Callable[[R], int]
    number_all: Callable[[R, P, Sequence[Any]], list[int]]


class GameEncoding(msgspec.Struct, Generic[R, P], frozen=True, kw_only=True):
    """The numeric encoding of a game: the layout of its views, the parts of each type of action, and the score of a
    player.

    If a whole view takes long to compute, `view` returns only the part of it that is encoded. Without `view`, the whole
    view is encoded.
    """

    layout: Callable[[R], Layout]
    kinds: Mapping[type[Any], tuple[ActionPart[R, P], ...] | ActionRange[R, P]]
    score: Callable[[P, str], float]
    view: Callable[[P, str], Any] | None = None


NUMBERS_KEPT = 1 << 16
"""Maximum number of actions of one type whose numbers are cached, together with the parts of the position on which they
depend. Each cached number takes 300 bytes.
"""


class ActionNumbers(Generic[R, P]):
    """The numbering of all actions that a game can have under some rules. Each type of action has its own range of
    numbers, in which the parts of an action decide its number.

    `many` is the number of all actions.
    """

    def __init__(self, encoding: GameEncoding[R, P], rules: R) -> None:
        """Count the actions of each type."""
        self.many = 0
        self._types: dict[type[Any], TypeNumbers[R, P] | RangeNumbers[R, P]] = {}
        for kind, each in encoding.kinds.items():
            first = self.many
            counted = (
                RangeNumbers(rules, first, each) if isinstance(each, ActionRange) else TypeNumbers(rules, first, each)
            )
            self._types[kind] = counted
            self.many += counted.many

    def __contains__(self, kind: object) -> bool:
        """Return whether this is a type of action of the game."""
        return kind in self._types

    def number_actions(self, position: P, actions: Iterable[Any]) -> list[int]:
        """Return the number of each action at this position. A learning program chooses an action by this number."""
        numbers: list[int] = []
        for kind, group in groupby(actions, type):
            numbers += self._types[kind].number_actions(position, list(group))
        return numbers


class RangeNumbers(Generic[R, P]):
    """The numbers of the actions of one type, starting at `first`; an `ActionRange` computes them."""

    def __init__(self, rules: R, first: int, of: ActionRange[R, P]) -> None:
        """Store the rules, and the number at which the actions of this type begin."""
        self._rules, self._first, self._of = rules, first, of
        self.many = of.many(rules)

    def number_actions(self, position: P, actions: Sequence[Any]) -> list[int]:
        """Return the number of each action at this position. The numbers start at the first number of this type."""
        first = self._first
        return [first + number for number in self._of.number_all(self._rules, position, actions)]


class TypeNumbers(Generic[R, P]):
    """The numbers of the actions of one type, starting at `first`. Computed numbers are cached. `many` is the number of
    these actions.
    """

    def __init__(self, rules: R, first: int, parts: Sequence[ActionPart[R, P]]) -> None:
        """Count the possible values of each part of the action."""
        self._rules, self._first = rules, first
        self._parts = [(part, part.many(rules)) for part in parts]
        self._origins = [part.seen_from for part in parts if part.seen_from is not None]
        self._kept: dict[Any, int] = {}
        self.many = prod(size for _, size in self._parts)

    def number_actions(self, position: P, actions: Sequence[Any]) -> list[int]:
        """Return the number of each action at this position; compute the numbers that are not cached."""
        keys = actions
        if self._origins:
            keys = list(zip(actions, *[seen_from(position, actions) for seen_from in self._origins], strict=False))
        numbers = map(self._kept.get, keys)
        return [
            self._compute_number(key) if number is None else number for key, number in zip(keys, numbers, strict=True)
        ]

    def _compute_number(self, key: Any) -> int:
        """Return the number of an action and cache it. `key` is the action, with the parts of the position on which its
        number depends.
        """
        action, *origins = key if self._origins else (key,)
        within, left = 0, iter(list[Any](origins))
        for part, size in self._parts:
            within = within * size + part.which(self._rules, None if part.seen_from is None else next(left), action)
        if len(self._kept) >= NUMBERS_KEPT:
            self._kept.clear()
        self._kept[key] = number = self._first + within
        return number
