"""Text from outside as it may be printed: on one line, and with no character that does more than stand there."""

from __future__ import annotations

LONGEST = 2000
"""Characters of the longest message about an error: a terminal, not a store of what somebody sent."""


def printable(text: str) -> str:
    r"""The text with all that is not printed as itself written out: `\n`, `\x1b`, `\u202e`, `\udcff`.

    So nothing that a program, a file or a name says can end a line, begin another, move the cursor, colour what
    follows or turn its direction; and half a pair of surrogates, which no file can hold, does not stop the output.
    Done twice it is the same as done once. A backslash stays as it is.
    """
    if text.isprintable():
        return text
    return "".join(each if each.isprintable() else each.encode("unicode_escape").decode() for each in text)


def shortened(text: str, longest: int = LONGEST) -> str:
    """The text, cut where it is longer than that."""
    return text if len(text) <= longest else f"{text[:longest]}..."


def storable(text: str) -> str:
    r"""The text as UTF-8 can hold it: bytes of an argument or a file name that are none are written out as `\udcff`."""
    return text.encode("utf-8", "backslashreplace").decode("utf-8")
