"""A limit on the nesting of JSON from outside: it keeps reports small, and recursion within its limit."""

from __future__ import annotations

from typing import Any

import msgspec

DEEPEST = 100
"""Maximum depth of nested lists and objects in a reply; those of the reference have 8."""

TOO_DEEP = f"nested more than {DEEPEST} levels deep; reduce the nesting"


class TooDeep(Exception):
    """JSON that is nested deeper than `DEEPEST`."""


USUAL = 6
"""Deepest nesting of lists and objects for the fast decoder; each level more doubles its preparation time."""


def _json_of_depth(depth: int) -> Any:
    """Return the type of JSON with at most `depth` lists and objects within each other."""
    found: Any = int | float | str | bool | None
    for _ in range(depth):
        found = int | float | str | bool | None | list[found] | dict[str, found]
    return found


_USUAL = msgspec.json.Decoder(_json_of_depth(USUAL))


def decode_flat(line: bytes) -> Any:
    """Decode one line of JSON; raise `TooDeep`, or what the decoder raises for a line that is not JSON.

    Most replies are shallow, and the decoder finds that out while it decodes.
    """
    try:
        return _USUAL.decode(line)
    except (msgspec.DecodeError, UnicodeDecodeError):
        return _decode_deep(line)


def _decode_deep(line: bytes) -> Any:
    try:
        value = msgspec.json.decode(line)
    except RecursionError:
        raise TooDeep from None
    if line.count(b"[") + line.count(b"{") > DEEPEST and is_deeper(value, DEEPEST):
        raise TooDeep
    return value


def is_deeper(value: Any, depth: int) -> bool:
    """Return whether lists and objects are nested deeper than `depth`, without recursion."""
    level = [value] if isinstance(value, (list, dict)) else []
    for _ in range(depth):
        level = [
            inner
            for outer in level
            for inner in (outer.values() if type(outer) is dict else outer)
            if type(inner) is list or type(inner) is dict  # of JSON, and faster than isinstance
        ]
        if not level:
            return False
    return bool(level)
