"""Compression of similar values: the difference of each from one of the values before it, as plain data.

A difference is a list with the value that takes the place of another, or a table of the parts that differ, each with
its difference: the parts of an object by their names, with 0 for one that is gone, and those of a list by their places.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

BACK = 4
"""Number of earlier values to compare: of scenarios with two tables each, the first tables are most alike."""

SHORT = 2
"""Lists up to this length are written whole, as are those whose length changes."""


def chain_differences(values: Iterable[Any]) -> Iterator[tuple[int, Any]]:
    """Yield for each value the distance back to its nearest earlier value, and the difference from that."""
    last: deque[Any] = deque([None], maxlen=BACK)
    for value in values:
        found = [(back, diff_values(before, value)) for back, before in enumerate(reversed(last), 1)]
        yield min(found, key=lambda each: len(msgspec.json.encode(each[1])))
        last.append(value)


def diff_values(before: Any, after: Any) -> Any:
    """Return the difference that turns one value into another; an empty table if they are equal."""
    if before == after:
        return {}
    if isinstance(before, dict) and isinstance(after, dict):
        changed = {name: diff_values(before[name], after[name]) for name in after if name in before}
        new = {name: [after[name]] for name in after if name not in before}
        return _drop_unchanged(changed) | new | dict.fromkeys(sorted(before.keys() - after.keys()), 0)
    if _are_lists(before, after) and len(before) == len(after) > SHORT:
        return _drop_unchanged(
            {str(place): diff_values(*pair) for place, pair in enumerate(zip(before, after, strict=True))}
        )
    return [after]


def _drop_unchanged(parts: dict[str, Any]) -> dict[str, Any]:
    """Return the parts that are not equal."""
    return {name: each for name, each in parts.items() if each != {}}


def _are_lists(one: Any, other: Any) -> bool:
    return isinstance(one, (list, tuple)) and isinstance(other, (list, tuple))
