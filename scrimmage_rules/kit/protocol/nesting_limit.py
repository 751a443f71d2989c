"""Limit on the nesting of JSON from adapters, which keeps reports small and recursion shallow."""

from __future__ import annotations

from typing import Any

import msgspec

DEEPEST = 100
"""Maximum nesting depth of lists and objects in a reply; replies of the reference have a depth of at most 8."""

TOO_DEEP = f"nested more than {DEEPEST} levels deep; reduce the nesting"


class NestedTooDeep(Exception):
    """Error: JSON has more levels of lists and objects than `DEEPEST`."""


USUAL = 6
"""Maximum depth of lists and objects for the fast decoder. Each further level would double the time to prepare this
decoder.
"""


def _create_nested_json_type(depth: int) -> Any:
    """Return the type of JSON values whose lists and objects are nested at most to this depth."""
    found: Any = int | float | str | bool | None
    for _ in range(depth):
        found = int | float | str | bool | None | list[found] | dict[str, found]
    return found


_USUAL = msgspec.json.Decoder(_create_nested_json_type(USUAL))


def decode_with_nesting_limit(line: bytes) -> Any:
    """Decode one line of JSON; raise `NestedTooDeep` for deep nesting, and the decoder's error for invalid JSON.

    Most replies are shallow, and the fast decoder notices a deeper reply by itself.
    """
    try:
        return _USUAL.decode(line)
    except (msgspec.DecodeError, UnicodeDecodeError):
        return _decode_deep(line)


def _decode_deep(line: bytes) -> Any:
    try:
        value = msgspec.json.decode(line)
    except RecursionError:
        raise NestedTooDeep from None
    if line.count(b"[") + line.count(b"{") > DEEPEST and is_nested_deeper_than(value, DEEPEST):
        raise NestedTooDeep
    return value


def is_nested_deeper_than(value: Any, depth: int) -> bool:
    """Return whether lists and objects are nested deeper than `depth`, computed without recursion."""
    level = [value] if isinstance(value, (list, dict)) else []
    for _ in range(depth):
        level = [
            inner
            for outer in level
            for inner in (outer.values() if type(outer) is dict else outer)
            if type(inner) is list or type(inner) is dict  # JSON has no subclasses of these types
        ]
        if not level:
            return False
    return bool(level)
