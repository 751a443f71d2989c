"""Altered positions as test input. Most altered positions are invalid, and two correct engines reject an invalid
position for the same reason.
"""

from __future__ import annotations

import copy
import random
from collections.abc import Iterator, Sequence
from typing import Any

Data = dict[str, Any]
Place = tuple[Any, ...]
NUMBERS = (-2, -1, 1, 2, 10)
TAGS = (("stage", "phase"), ("ball", "is"))
"""Paths of values that are never altered alone, because each decides which other fields the position has."""


def replace_fields_by_those_of_other_position(rng: random.Random, position: Data, others: Sequence[Data]) -> Data:
    """Return a copy of a position in which one to three fields have their values from another position."""
    other = rng.choice(others)
    return {**position, **{field: other[field] for field in rng.sample(sorted(position), rng.randint(1, 3))}}


def change_position_value(rng: random.Random, position: Data, others: Sequence[Data]) -> Data:
    """Return a position with one changed value: a number, a word, a man, or an entry of a list."""
    made = copy.deepcopy(position)
    place = rng.choice(sorted((each for each in _list_value_paths(made) if each not in TAGS), key=str))
    inside, last = _get_value_at(made, place[:-1]), place[-1]
    there = inside[last]
    if isinstance(there, bool):
        inside[last] = not there
    elif isinstance(there, int):
        inside[last] = there + rng.choice(NUMBERS)
    elif isinstance(there, list) and there and rng.random() < 0.5:
        inside[last] = rng.choice([there[1:], [*there, there[0]], there[::-1]])
    else:
        inside[last] = _find_value_in_other_position(rng, place, there, others)
    return made


def _find_value_in_other_position(rng: random.Random, place: Place, there: Any, others: Sequence[Data]) -> Any:
    """Return the value at the same path of a random other position, or the old value if that position does not have the
    path.
    """
    try:
        return copy.deepcopy(_get_value_at(rng.choice(others), place))
    except (KeyError, IndexError, TypeError):
        return there


def _get_value_at(data: Any, place: Place) -> Any:
    for name in place:
        data = data[name]
    return data


def _list_value_paths(data: Any, before: Place = ()) -> Iterator[Place]:
    """Yield the path of every value in a position."""
    names = data.keys() if isinstance(data, dict) else range(len(data)) if isinstance(data, list) else ()
    for name in names:
        yield (*before, name)
        yield from _list_value_paths(data[name], (*before, name))
