"""Positions stored as changes from the previous position, which keeps vectors with whole positions small."""

from __future__ import annotations

from collections.abc import Iterator
from copy import copy
from functools import lru_cache
from typing import Any

import msgspec

from scrimmage_rules.kernel.codec import canonical
from scrimmage_rules.kernel.errors import MalformedData


class PositionChange(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, gc=False):
    """The change of a position: the paths with new values, and the paths that no longer exist.

    A path consists of field names and list indexes, each after a slash. The empty path is the whole position.
    """

    set: dict[str, Any] = {}
    gone: tuple[str, ...] = ()


def find_position_change(before: Any, after: Any) -> PositionChange:
    """Return the changes from one position to the next. If there is no earlier position, the change is the whole next
    position.
    """
    found = list(_list_smallest_changes("", before, after))
    return PositionChange(
        {at: value for at, value in found if value is not GONE}, tuple(at for at, value in found if value is GONE)
    )


GONE = object()
"""Marker for a path that does not exist after the change."""


def _list_smallest_changes(at: str, before: Any, after: Any) -> Iterator[tuple[str, Any]]:
    """Yield each changed path with its new value. If a complete object or list is shorter than its changes, yield its
    own path instead.
    """
    if canonical(before) == canonical(after):
        return
    inner = list(_list_nested_changes(at, before, after))
    if (
        inner
        and GONE not in (value for _, value in inner)
        and _count_encoded_bytes(inner) >= _count_encoded_bytes([(at, after)])
    ):
        inner = []
    yield from inner or [(at, after)]


def _list_nested_changes(at: str, before: Any, after: Any) -> Iterator[tuple[str, Any]]:
    """Yield the changed paths inside two objects, or inside two lists of equal length; yield nothing for other values.

    An object with a slash in a field name is treated as one value, because no path to such a field can be written.
    """
    if isinstance(before, dict) and any("/" in name for name in (*before, *(after if isinstance(after, dict) else ()))):
        return
    if isinstance(before, dict) and isinstance(after, dict):
        yield from ((f"{at}/{name}", GONE) for name in before if name not in after)
        for name, value in after.items():
            yield from (
                _list_smallest_changes(f"{at}/{name}", before[name], value)
                if name in before
                else [(f"{at}/{name}", value)]
            )
    elif isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        for number, (old, new) in enumerate(zip(before, after, strict=True)):
            yield from _list_smallest_changes(f"{at}/{number}", old, new)


def _count_encoded_bytes(changes: list[tuple[str, Any]]) -> int:
    return sum(len(at) + len(msgspec.json.encode(value)) for at, value in changes)


def apply_position_change(before: Any, change: PositionChange) -> Any:
    """Return the position after a change, as a new value. It shares unchanged parts with the position before.

    Raise `MalformedData` for a path that the position before does not have.
    """
    if "" in change.set:
        return change.set[""]
    parts, at = _CopyOnWritePosition(before), ""
    try:
        for at in change.gone:
            holder, name = parts.find_holder(at)
            del holder[name]
        for at, value in change.set.items():
            holder, name = parts.find_holder(at)
            holder[name] = value
    except (AttributeError, LookupError, TypeError, ValueError):  # a vector may be written by hand
        raise MalformedData(
            f"owed.after{at if at.startswith('/') else f' {at!r}'}",
            "the position before has no value at this path",
        ) from None
    return parts.position


class _CopyOnWritePosition:
    """A new position in construction: objects and lists of the old position are shared, and are copied only where a
    value changes.
    """

    def __init__(self, before: Any) -> None:
        """Copy the old position's outermost object; share everything inside it."""
        self.position = copy(before)
        self._copies = {id(self.position): self.position}

    def find_holder(self, at: str) -> tuple[Any, Any]:
        """Return the copied object or list in which the path ends, and the last field name or index of the path."""
        way, last = _split_path(at)
        holder, copies = self.position, self._copies
        for step in way:
            name = int(step) if type(holder) is list else step
            inner = holder[name]
            if id(inner) not in copies:
                inner = holder[name] = inner.copy()
                copies[id(inner)] = inner
            holder = inner
        return holder, int(last) if type(holder) is list else last


@lru_cache(maxsize=4_000)
def _split_path(at: str) -> tuple[list[str], str]:
    """Return the field names and indexes of a path in two parts: all except the last one, and the last one. Raise
    `ValueError` for the empty path.
    """
    *way, last = at.split("/")[1:]
    return way, last
