"""Colors of the text report on a terminal: red for failures and actual values, green for passes and expected values."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from scrimmage_rules.kit.cases.judge import FAILING, PASSING, VERDICTS

RED, GREEN, YELLOW, END = "\x1b[31m", "\x1b[32m", "\x1b[33m", "\x1b[0m"

HEADING = re.compile(rf"({'|'.join(verdict.upper() for verdict in VERDICTS)})(?= \S+$)")
"""First line about a failing case: its verdict in capital letters, and its name."""

DIFFERENCE = re.compile(r"(    \S.* wanted )(.*)(, got )(.*)")

COUNT = rf"[0-9]+ (?:{'|'.join(VERDICTS)})"
COUNTS = re.compile(rf"(?:  [a-z]+(?: [a-z]+)? +)?{COUNT}(?:, {COUNT})*")
"""Pattern of a report line with the number of cases of each verdict."""


def color_lines(lines: Iterable[str]) -> Iterator[str]:
    """Yield the lines of a text report with color codes. The lines must not contain other control characters."""
    return map(_color_line, lines)


def _color_line(line: str) -> str:
    if HEADING.match(line):
        return HEADING.sub(lambda found: _add_color(found[1], RED), line, count=1)
    difference = DIFFERENCE.fullmatch(line)
    if difference:
        place, wanted, between, got = difference.groups()
        return place + _add_color(wanted, GREEN) + between + _add_color(got, RED)
    if COUNTS.fullmatch(line):
        return re.sub(COUNT, lambda found: _add_color(found[0], _find_color(found[0].split()[1])), line)
    return line


def _find_color(verdict: str) -> str:
    if verdict in FAILING:
        return RED
    return GREEN if verdict in PASSING else YELLOW


def _add_color(text: str, color: str) -> str:
    return f"{color}{text}{END}"
