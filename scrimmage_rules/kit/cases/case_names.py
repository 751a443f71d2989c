"""The permanent name of a case: its ruleset and chapter, a slug of its own, and the key of its row of examples.

A slug is made from the scenario's title; a scenario whose title changes keeps its name by the tag `@case:old-slug`.
The key of a row is made from its first cell, or from as many leading cells as tell the rows of its outline apart.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

TAG = "@case:"
"""The tag that gives a scenario its slug, in place of its title."""

MIRRORED = "/sides-exchanged"
"""The end of the name of a mirrored case, behind the name of its original."""

_SIGNED = ((re.compile(r"(?<![0-9a-z])-(?=\d)"), " minus "), (re.compile(r"\+"), " plus "))


def slug(text: str) -> str:
    """Text as a part of a name: lower case, words and numbers joined by hyphens; signs of numbers are spelled out."""
    lowered = text.lower().replace("'", "")
    for sign, word in _SIGNED:
        lowered = sign.sub(word, lowered)
    return re.sub(r"[^a-z0-9]+", "-", lowered).strip("-")


def slug_of(title: str, tags: Sequence[str]) -> str:
    """Return the slug of a scenario: that of its tag if it has one, else made from its title without placeholders."""
    tagged = next((tag.removeprefix(TAG) for tag in tags if tag.startswith(TAG)), None)
    return slug(tagged if tagged is not None else re.sub(r"<[^>]*>", " ", title))


def row_keys(rows: Sequence[Sequence[str]]) -> list[str] | None:
    """Return a key for each row of an outline's examples, all different; None where two rows are alike."""
    for number in range(1, max(map(len, rows), default=0) + 1):
        keys = [slug(" ".join(row[:number])) for row in rows]
        if all(keys) and len(set(keys)) == len(keys):
            return keys
    return None
