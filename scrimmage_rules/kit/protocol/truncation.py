"""What an adapter said, short enough for a line of a report: whatever it sends, little of it is kept."""

from __future__ import annotations

import reprlib
from typing import Any

from scrimmage_rules.kernel import printable_text

QUOTED = 160
"""Characters."""

_SHORT = reprlib.Repr()
_SHORT.maxstring = _SHORT.maxother = QUOTED


def shortened(text: str) -> str:
    """The beginning of a text."""
    return printable_text.shortened(text, QUOTED)


def shown(value: Any) -> str:
    """A value as Python writes it, with what is deep inside or far behind left out."""
    return shortened(_SHORT.repr(value))


def told(value: Any) -> str:
    """A text as it is, anything else as Python writes it."""
    return shortened(value) if isinstance(value, str) else shown(value)


def quoted(line: bytes) -> str:
    """The beginning of a line, in quotation marks."""
    return repr(shortened(line.decode("utf-8", "replace").strip()))
