"""Mutations of JSON values. Some mutations are arbitrary. Others keep the types of values, and mostly also their
ranges.

Every mutation gets the random generator, and changes the given tree in place.
"""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Callable
from typing import Any, NamedTuple

DEEP = "nested deeply here"
DEEPEST = 5_000
"""Nesting depth of the lists that replace the marker `DEEP` in the JSON text."""

CROWD, MOST_OF_A_CROWD = 300, 100_000
"""Number of copies by which a mutation repeats a value, and maximum number of characters of all copies together."""

LONG = "long " * 2000
CONTROLS = "one line\nanother\r\x1b[31mred\x07\x00\x9b\u2028\u202eend"

ODD: tuple[Any, ...] = (
    None, True, False, 0, 1, -1, 2, 7, 99, 1000, 2**31, -(2**31), 2**53 + 1, 2**63, 2**64, -(2**63) - 1, 10**30, -0.0,
    0.5, 1.0, 1e308, float("nan"), float("inf"), "", " ", "0", "null", "home", "chance", "public", "hidden", "g",
    "$.a`b - at `$.c`", "\ud800", "\uffff", "é", "e\u0301", "𝟗", "٣", "../x", LONG, CONTROLS, DEEP,
    [], [[]], {}, [None], [0, 0], [10**12, 4], [-1, -1], {"": ""}, {"type": "x"}, ["home", "away"],
)  # fmt: skip
"""Values that replace valid ones. They are of another type, at a limit, too large, unprintable, or deeply nested."""

SEATS = {
    "home": ("away", "chance"), "away": ("home", "chance"), "red": ("blue", "yellow", "chance"),
    "blue": ("red", "chance"), "yellow": ("red", "chance"), "chance": ("home", "red", "yellow"),
    "public": ("away", "blue", "chance"), "g": ("h",), "h": ("g",),
}  # fmt: skip
"""For each seat and each game handle, the wrong seats or handles that may replace it."""


class TreePlace(NamedTuple):
    """A place in a tree: the list or object that contains it, its key there, and its path."""

    holder: Any
    key: Any
    path: tuple[Any, ...]

    @property
    def value(self) -> Any:
        """Return the value at this place."""
        return self.holder[self.key]

    def put(self, value: Any) -> None:
        """Replace the value at this place."""
        self.holder[self.key] = value


def choose_place(rng: random.Random, tree: Any, stop: float = 0.2) -> TreePlace:
    """Return a random place below the root of a tree that is not empty; all branches of a node are equally likely."""
    place = TreePlace([tree], 0, ())
    while isinstance(place.value, dict | list) and place.value and (not place.path or rng.random() > stop):
        inner = place.value
        key = rng.choice(list(inner)) if isinstance(inner, dict) else rng.randrange(len(inner))
        place = TreePlace(inner, key, (*place.path, key))
    return place


def _choose_list(rng: random.Random, tree: Any) -> list[Any]:
    """Return a random list inside a tree; if the tree has no list, return a new list with one null."""
    for _ in range(4):
        found = [tree]
        for key in choose_place(rng, tree).path:
            found.append(found[-1][key])
        lists = [each for each in found if isinstance(each, list) and each]
        if lists:
            return rng.choice(lists)
    return [None]


# ---- of any sort


def replace_by_odd_value(rng: random.Random, tree: Any, _other: Any) -> None:
    """Replace a value by a random one of any type."""
    choose_place(rng, tree).put(copy.deepcopy(rng.choice(ODD)))


def drop_element(rng: random.Random, tree: Any, _other: Any) -> None:
    """Remove a key or a list element."""
    place = choose_place(rng, tree)
    if place.path:
        del place.holder[place.key]


def rename_key(rng: random.Random, tree: Any, _other: Any) -> None:
    """Misspell a key, or exchange it with the name of another key."""
    place = choose_place(rng, tree)
    if isinstance(place.holder, dict):
        names = [f"{place.key}s", place.key.upper(), place.key[:-1], "", CONTROLS, *map(str, place.holder)]
        place.holder[rng.choice(names)] = place.holder.pop(place.key)


def add_unknown_key(rng: random.Random, tree: Any, _other: Any) -> None:
    """Add an unknown key with a value from another place."""
    place = choose_place(rng, tree)
    holder = place.value if isinstance(place.value, dict) else place.holder
    if isinstance(holder, dict):
        holder[rng.choice(["x", "", "id", "type", LONG, CONTROLS])] = copy.deepcopy(choose_place(rng, tree).value)


def copy_to_other_place(rng: random.Random, tree: Any, other: Any) -> None:
    """Copy the value at one place to another place."""
    found = choose_place(rng, rng.choice([tree, other])).value
    choose_place(rng, tree).put(copy.deepcopy(found))


def wrap_value(rng: random.Random, tree: Any, _other: Any) -> None:
    """Wrap a value in a list or an object, or repeat it many times."""
    place = choose_place(rng, tree)
    crowd = [copy.deepcopy(place.value) for _ in range(1 + min(CROWD, MOST_OF_A_CROWD // len(repr(place.value))))]
    place.put(rng.choice([[place.value], {"value": place.value}, str(place.value), crowd]))


# ---- of the right type and mostly in range


def graft_value(rng: random.Random, tree: Any, other: Any) -> None:
    """Replace a value by the value at the same path of other valid data."""
    place = choose_place(rng, tree)
    found = other
    for key in place.path:
        if isinstance(found, dict) and key in found:
            found = found[key]
        elif isinstance(found, list) and found:
            found = rng.choice(found)
        else:
            return
    place.put(copy.deepcopy(found))


def nudge_value(rng: random.Random, tree: Any, _other: Any) -> None:
    """Change a number slightly, negate a boolean, or replace a seat or handle."""
    place = choose_place(rng, tree, stop=0)
    value = place.value
    if isinstance(value, bool):
        place.put(not value)
    elif isinstance(value, int):
        place.put(value + rng.choice([-2, -1, 1, 2, 10]))
    elif isinstance(value, str):
        place.put(rng.choice(SEATS.get(value, (value,))))


def replace_seats_and_handles(rng: random.Random, tree: Any, _other: Any) -> None:
    """Replace a seat or handle everywhere."""
    share = rng.random()

    def replace_below(value: Any) -> None:
        for key in list(value) if isinstance(value, dict) else range(len(value)):
            if isinstance(value[key], dict | list):
                replace_below(value[key])
            elif isinstance(value[key], str) and rng.random() < share:
                value[key] = rng.choice(SEATS.get(value[key], (value[key],)))

    replace_below(tree)


def exchange_values(rng: random.Random, tree: Any, _other: Any) -> None:
    """Exchange two values of a list or object, or the same field of two list elements."""
    listed = _choose_list(rng, tree)
    one, two = (rng.randrange(len(listed)) for _ in range(2))
    if isinstance(listed[one], dict) and isinstance(listed[two], dict) and listed[one].keys() & listed[two].keys():
        key = rng.choice(sorted(listed[one].keys() & listed[two].keys()))
        listed[one][key], listed[two][key] = listed[two][key], listed[one][key]
    else:
        listed[one], listed[two] = listed[two], listed[one]


def repeat_element(rng: random.Random, tree: Any, _other: Any) -> None:
    """Repeat an element of a list."""
    listed = _choose_list(rng, tree)
    listed.insert(rng.randrange(len(listed) + 1), copy.deepcopy(rng.choice(listed)))


def shuffle_list(rng: random.Random, tree: Any, _other: Any) -> None:
    """Shuffle the elements of a list."""
    rng.shuffle(_choose_list(rng, tree))


def thin_out_list(rng: random.Random, tree: Any, _other: Any) -> None:
    """Remove some elements of a list."""
    listed = _choose_list(rng, tree)
    listed[:] = [each for each in listed if rng.random() < 0.7]


def mix_fields(rng: random.Random, tree: Any, other: Any) -> None:
    """Replace the values of some fields by the values that other valid data has in these fields."""
    if isinstance(tree, dict) and isinstance(other, dict):
        for key in sorted(tree.keys() & other.keys()):
            if rng.random() < 0.3:
                tree[key] = copy.deepcopy(other[key])


Damage = Callable[[random.Random, Any, Any], None]

ROUGH: tuple[Damage, ...] = (
    replace_by_odd_value,
    replace_by_odd_value,
    drop_element,
    rename_key,
    add_unknown_key,
    copy_to_other_place,
    wrap_value,
)
FINE: tuple[Damage, ...] = (
    graft_value, graft_value, graft_value, nudge_value, nudge_value, replace_seats_and_handles, exchange_values,
    repeat_element, shuffle_list, thin_out_list, mix_fields,
)  # fmt: skip


def damage_value(rng: random.Random, value: Any, other: Any, rough: float = 0.5) -> tuple[Any, str]:
    """Return a JSON value after one to three mutations, and their names; `other` is a valid value of the same kind.

    `rough` is the probability that a mutation ignores types and ranges.
    """
    tree, names = [value], []
    for _ in range(rng.choice((1, 1, 1, 2, 2, 3))):
        damage = rng.choice(ROUGH if rng.random() < rough else FINE)
        inner = tree[0] if tree and isinstance(tree[0], dict | list) and tree[0] else tree
        damage(rng, inner, other)
        names.append(damage.__name__)
    return tree[0] if tree else None, " ".join(names)


def encode_json(value: Any) -> bytes:
    """Return a tree as JSON text; markers of the mutations are replaced."""
    written = json.dumps(value, separators=(",", ":")).encode()
    return written.replace(b'"%b"' % DEEP.encode(), b"[" * DEEPEST + b"]" * DEEPEST)
