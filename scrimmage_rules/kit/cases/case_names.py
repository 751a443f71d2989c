"""Permanent names of cases: ruleset, chapter, slug of the scenario, and key of the example row.

The slug is made from the scenario's title. If the title has changed, the tag `@case:old-slug` gives the slug. The key
of a row is made from its first cell, or from the minimum number of leading cells that distinguishes the rows of its
outline.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

TAG = "@case:"
"""Start of the tag that gives the slug of a scenario instead of its title."""

MIRRORED = "/sides-exchanged"
"""The suffix that the name of a mirrored case adds to the name of its original."""

_SIGNED = ((re.compile(r"(?<![0-9a-z])-(?=\d)"), " minus "), (re.compile(r"\+"), " plus "))


def make_slug(text: str) -> str:
    """Return a text as a part of a name: words and numbers in lower case, joined by hyphens; signs such as `+` become
    words.
    """
    lowered = text.lower().replace("'", "")
    for sign, word in _SIGNED:
        lowered = sign.sub(word, lowered)
    return re.sub(r"[^a-z0-9]+", "-", lowered).strip("-")


def make_scenario_slug(title: str, tags: Sequence[str]) -> str:
    """Return the slug of a scenario: from its tag `@case:` if the scenario has this tag, otherwise from its title
    without placeholders.
    """
    tagged = next((tag.removeprefix(TAG) for tag in tags if tag.startswith(TAG)), None)
    return make_slug(tagged if tagged is not None else re.sub(r"<[^>]*>", " ", title))


def make_row_keys(rows: Sequence[Sequence[str]]) -> list[str] | None:
    """Return a unique name part (key) for each row of a scenario outline's examples, or None if two rows are equal."""
    for number in range(1, max(map(len, rows), default=0) + 1):
        keys = [make_slug(" ".join(row[:number])) for row in rows]
        if all(keys) and len(set(keys)) == len(keys):
            return keys
    return None
