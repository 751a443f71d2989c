"""A limit on the nesting of JSON from outside: it keeps reports small, and recursion within its limit."""

from __future__ import annotations

from typing import Any

import msgspec

DEEPEST = 100
"""Maximum depth of nested lists and objects in a reply; those of the reference have 8."""

TOO_DEEP = f"nested more than {DEEPEST} levels deep; reduce the nesting"


class TooDeep(Exception):
    """JSON that is nested deeper than `DEEPEST`."""


def decode_flat(line: bytes) -> Any:
    """Decode one line of JSON; raise `TooDeep`, or what the decoder raises for a line that is not JSON."""
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
