"""Truncation of adapter text, so that it fits on one line of a report."""

from __future__ import annotations

import reprlib
from typing import Any

from scrimmage_rules.kernel import printable_text

QUOTED = 160
"""Maximum number of characters to quote."""

_SHORT = reprlib.Repr()
_SHORT.maxstring = _SHORT.maxother = QUOTED


def truncate_text(text: str) -> str:
    """Return the start of a text, at most `QUOTED` characters."""
    return printable_text.shorten(text, QUOTED)


def format_truncated_repr(value: Any) -> str:
    """Return the `repr` of a value, shortened at deep nesting and after a maximum length."""
    return truncate_text(_SHORT.repr(value))


def convert_to_text(value: Any) -> str:
    """Return a string unchanged; for any other value, return its `repr`."""
    return truncate_text(value) if isinstance(value, str) else format_truncated_repr(value)


def quote_truncated(line: bytes) -> str:
    """Return the start of a line in quotation marks."""
    return repr(truncate_text(line.decode("utf-8", "replace").strip()))
