"""Titles of scenarios for readers: for an outline, the values of its cases replace the placeholders in its name."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from scrimmage_rules.site.model.markdown import escape_text

PLACEHOLDER = re.compile(r"<([^<>]+)>")
_ESCAPED = re.compile(r"&lt;(.+?)&gt;")

LONGEST_VALUE, LONGEST_LIST = 24, 60
"""Maximum number of characters of a value in a title, and of all values in a title together. Longer texts are cut."""


def render_title(name: str, rows: Sequence[Mapping[str, str]]) -> str:
    """Return the title of a scenario as HTML. `rows` are the example rows as cells by column; empty for a plain
    scenario.

    Values that all cases share replace their placeholders. Columns with different values stay as placeholders, and the
    values are listed at the end: "A <i>sort</i> can shoot (2 cases: defender, forward)".
    """
    if not rows:
        return escape_text(name)
    asked = [each for each in dict.fromkeys(PLACEHOLDER.findall(name)) if each in rows[0]]
    differing = [each for each in asked if len({row[each] for row in rows}) > 1]
    filled = PLACEHOLDER.sub(lambda found: _fill_placeholder(found.group(1), rows[0], differing), name)
    words = [
        _ESCAPED.sub(r"<i>\1</i>", escape_text(_capitalize(filled))),
        escape_text(_summarize_cases(rows, differing)),
    ]
    return " ".join(word for word in words if word)


def _fill_placeholder(column: str, row: Mapping[str, str], differing: Sequence[str]) -> str:
    if column in differing or column not in row:
        return f"<{column.replace('_', ' ')}>"
    return row[column]


def _capitalize(text: str) -> str:
    """Return text with its first letter in upper case, also after a placeholder such as `<man>`."""
    return re.sub(r"[^<]", lambda letter: letter.group().upper(), text, count=1)


def _summarize_cases(rows: Sequence[Mapping[str, str]], differing: Sequence[str]) -> str:
    """Return the number of cases and the values in which they differ, as far as these fit into the title."""
    if len(rows) == 1:
        return ""
    number = f"{len(rows)} cases"
    if not differing:
        return f"({number})"
    found = list(dict.fromkeys(" · ".join(_shorten_value(row[each]) for each in differing) for row in rows))
    plainly = len(differing) == 1 and not any("," in value for value in found)
    return f"({number}: {_join_values_that_fit(found, ', ' if plainly else '; ')})"


def _shorten_value(value: str) -> str:
    if not value:
        return "nothing"
    return value if len(value) <= LONGEST_VALUE else f"{value[: LONGEST_VALUE - 1].rstrip()}…"


def _join_values_that_fit(values: Sequence[str], between: str) -> str:
    """Return the joined values that fit into the title, at least one."""
    number = len(values)
    while number > 1 and len(between.join(values[:number])) > LONGEST_LIST:
        number -= 1
    return between.join([*values[:number], *(["…"] if number < len(values) else [])])
