"""Text of messages: on one line, without control characters, and with the right form of a noun."""

from __future__ import annotations

import json
import re
import unicodedata
from collections.abc import Callable

NOT_PLAIN = re.compile(r"[^\n\t -~]")
"""Characters that may need an escape: all except printable ASCII characters, tabs and line feeds."""

LONGEST = 2000
"""Maximum number of characters of an error message."""


def escape_unprintable(text: str) -> str:
    r"""Return the text with all non-printing characters written as escapes: `\n`, `\x1b`, `\u202e`, `\udcff`.

    Text from a program, a file or a name then cannot end a line, move the cursor, color the text after it, or turn the
    direction of this text. A single surrogate, which UTF-8 cannot encode, does not stop the output. A second call
    changes nothing. A backslash stays unchanged.
    """
    if text.isprintable():
        return text
    return "".join(each if each.isprintable() else each.encode("unicode_escape").decode() for each in text)


def escape_controls(text: str) -> str:
    r"""Return a document with control and format characters written as escapes, such as `\x9b` and `\u202e`.

    Line feeds, tabs and spaces of every kind stay, unlike in `escape_unprintable`, which makes one line.
    """
    return _replace_controls(text, lambda char: char.encode("unicode_escape").decode())


def escape_json_controls(content: bytes) -> bytes:
    """Return JSON with control and format characters as escapes, which every decoder reads as the same value."""
    return _replace_controls(content.decode(), _escape_as_json).encode()


def _escape_as_json(char: str) -> str:
    return json.dumps(char)[1:-1] if char != "\x7f" else "\\u007f"


def _replace_controls(text: str, written: Callable[[str], str]) -> str:
    return NOT_PLAIN.sub(lambda found: written(found[0]) if _is_control(found[0]) else found[0], text)


def _is_control(char: str) -> bool:
    """Return whether a character is a control, a format character, a line separator, or unassigned in Unicode."""
    category = unicodedata.category(char)
    return category.startswith("C") or category in ("Zl", "Zp")


def shorten(text: str, longest: int = LONGEST) -> str:
    """Return the text, cut if it is longer than the limit."""
    return text if len(text) <= longest else f"{text[:longest]}..."


def escape_surrogates(text: str) -> str:
    r"""Return text that UTF-8 can encode. A byte of an argument or file name that is not valid text becomes an escape
    such as `\udcff`.
    """
    return text.encode("utf-8", "backslashreplace").decode("utf-8")


def pluralize(number: int, noun: str, plural: str = "") -> str:
    """Return a number with its noun: `1 case`, `2 cases`; `plural` is for nouns with an irregular plural."""
    return f"{number} {noun if number == 1 else plural or f'{noun}s'}"
