"""Delta compression of similar values: each value is stored as its difference from an earlier value.

A difference is plain data. It is either a list that contains the new value, or a table that has a difference for each
changed part. The keys of the table are field names of an object or indexes of a list. A removed field has 0 as its
difference.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

BACK = 4
"""Number of earlier values with which a value is compared. More than one is needed, because a scenario can have two
tables, and its first table resembles the first table of the scenario before it.
"""

SHORT = 2
"""Lists of at most this length are always stored whole. A longer list is stored whole if its length has changed."""


def encode_as_differences(values: Iterable[Any]) -> Iterator[tuple[int, Any]]:
    """Yield two things for each value: how many values back the most similar earlier value is, and the difference from
    that value.
    """
    last: deque[Any] = deque([None], maxlen=BACK)
    for value in values:
        found = [(back, find_value_difference(before, value)) for back, before in enumerate(reversed(last), 1)]
        yield min(found, key=lambda each: len(msgspec.json.encode(each[1])))
        last.append(value)


def find_value_difference(before: Any, after: Any) -> Any:
    """Return the difference that turns one value into another; an empty table if they are equal."""
    if before == after:
        return {}
    if isinstance(before, dict) and isinstance(after, dict):
        changed = _list_differences_of_parts((name, before[name], after[name]) for name in after if name in before)
        new = {name: [after[name]] for name in after if name not in before}
        return changed | new | dict.fromkeys(sorted(before.keys() - after.keys()), 0)
    if _are_both_lists(before, after) and len(before) == len(after) > SHORT:
        return _list_differences_of_parts(
            (str(place), *pair) for place, pair in enumerate(zip(before, after, strict=True))
        )
    return [after]


def _list_differences_of_parts(parts: Iterable[tuple[str, Any, Any]]) -> dict[str, Any]:
    """Return the parts that differ, each with its name and its difference. Empty differences are left out."""
    found = ((name, find_value_difference(one, other)) for name, one, other in parts if one != other)
    return {name: each for name, each in found if each != {}}


def _are_both_lists(one: Any, other: Any) -> bool:
    return isinstance(one, (list, tuple)) and isinstance(other, (list, tuple))
