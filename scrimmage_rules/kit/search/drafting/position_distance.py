"""Distance between two positions: the paths at which they differ, and the number of differing parts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any, NamedTuple

from scrimmage_rules.kernel.codec import canonical
from scrimmage_rules.kit.cases.matchers import ABSENT


class PlaceDifference(NamedTuple):
    """A path at which data differs from the wanted data, the wanted value, and the number of differing parts."""

    at: tuple[str, ...]
    wanted: Any
    parts: int


def find_differences(found: Any, wanted: Any, at: tuple[str, ...] = ()) -> Iterator[PlaceDifference]:
    """Yield every path at which two values differ: fields one by one, and a list as a whole."""
    if isinstance(found, dict) or isinstance(wanted, dict):
        found, wanted = ({} if each == ABSENT else each for each in (found, wanted))
    if isinstance(found, dict) and isinstance(wanted, dict):
        for name in dict.fromkeys((*wanted, *found)):
            here, there = found.get(name, ABSENT), wanted.get(name, ABSENT)
            if isinstance(here, dict) or type(here) is not type(there) or here != there:  # most values are equal
                yield from find_differences(here, there, (*at, name))
    elif type(found) is not type(wanted) or found != wanted:
        yield PlaceDifference(at, wanted, _count_differing_values(found, wanted))


def _count_differing_values(found: Any, wanted: Any) -> int:
    if isinstance(found, list) and isinstance(wanted, list):
        left, right = Counter(map(canonical, found)), Counter(map(canonical, wanted))
        return (left - right).total() + (right - left).total() or 1
    return max(_count_leaves(found), _count_leaves(wanted))


def _count_leaves(value: Any) -> int:
    return max(1, sum(map(_count_leaves, value.values()))) if isinstance(value, dict) else 1


def count_differences(found: Any, wanted: Any) -> int:
    """Return the number of parts that differ."""
    return sum(each.parts for each in find_differences(found, wanted))
