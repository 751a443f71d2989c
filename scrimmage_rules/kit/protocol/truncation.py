"""What an adapter said, short enough for a line of a report: whatever it sends, little of it is kept."""

from __future__ import annotations

import reprlib
from typing import Any

from scrimmage_rules.kernel import printable_text

QUOTED = 160
"""Characters."""

_SHORT = reprlib.Repr()
_SHORT.maxstring = _SHORT.maxother = QUOTED


def truncate(text: str) -> str:
    """Return the beginning of a text."""
    return printable_text.shortened(text, QUOTED)


def truncated_repr(value: Any) -> str:
    """Return a value as Python writes it, with what is deep inside or far behind left out."""
    return truncate(_SHORT.repr(value))


def text_or_repr(value: Any) -> str:
    """Return a text as it is, anything else as Python writes it."""
    return truncate(value) if isinstance(value, str) else truncated_repr(value)


def quote_truncated(line: bytes) -> str:
    """Return the beginning of a line, in quotation marks."""
    return repr(truncate(line.decode("utf-8", "replace").strip()))
