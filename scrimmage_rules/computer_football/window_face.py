"""The window on display as a picture: its zones, and below it the columns in which each kind of man may line up."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from scrimmage_rules.computer_football.field import (
    COLUMNS,
    DOWNFIELD_ZONES,
    behind_the_line,
    inside_the_20,
    squares_of_zone,
    window,
    yards_to_goal,
)
from scrimmage_rules.computer_football.field_face import WAYS, Sheet, blue_line, ground, numbers, yards, zones
from scrimmage_rules.computer_football.line_ups import DEEPEST_QUARTERBACK, LINEMEN_DEPTH
from scrimmage_rules.kernel.svg import picture

if TYPE_CHECKING:
    from scrimmage_rules.computer_football.options import Rules

BRACKET = 25
"""Height of a row of brackets with their words."""


def display(_rules: Rules, line: int, way: int) -> str:
    """The window of an offense on a line, its zones, and below it where each kind of man may line up."""
    first, last = window(line, way)
    sheet = Sheet(first, last)
    brackets = list(_brackets(line, way))
    said = (
        f"The window of an offense that goes {WAYS[way]} from line {line}, {yards_to_goal(line, way)} yards from the"
        f" goal: columns {first} to {last}. " + ". ".join(f"{who}: {_columns(*where)}" for who, where, _ in brackets)
    )
    parts = [
        *ground(sheet, None),
        *zones(sheet, first),
        *yards(sheet),
        *numbers(sheet),
        blue_line(sheet, line),
        *(_bracket(sheet, *each) for each in brackets),
    ]
    return picture("board gridiron", said, sheet.width, sheet.bottom + 3 * BRACKET, parts)


def _columns(first: int, last: int) -> str:
    return f"column {first}" if first == last else f"columns {first} to {last}"


def line_up_columns(line: int, way: int) -> dict[str, tuple[int, int]]:
    """The columns in which each kind of man may line up; `ends` has their downfield zones only (L1 to L5, CF-A07)."""
    first, last = window(line, way)
    behind = {column: behind_the_line(line, way, column) for column in range(first, last + 1)}
    found = {
        "line": _reach(behind, LINEMEN_DEPTH, LINEMEN_DEPTH),
        "quarterback": _reach(behind, LINEMEN_DEPTH + 1, DEEPEST_QUARTERBACK),
        "backs": _reach(behind, LINEMEN_DEPTH + 1, COLUMNS),
        "defense": _reach(behind, -COLUMNS, LINEMEN_DEPTH - 1),
    }
    if not inside_the_20(line, way):
        there = [square for zone in DOWNFIELD_ZONES[way] for square in squares_of_zone(first, zone)]
        found["ends"] = min(there)[0], max(there)[0]
    return found


def _reach(behind: dict[int, int], least: int, most: int) -> tuple[int, int]:
    columns = [column for column, depth in behind.items() if least <= depth <= most]
    return min(columns), max(columns)


def _brackets(line: int, way: int) -> Iterator[tuple[str, tuple[int, int], int]]:
    """Whom each bracket is for, its columns, and its row."""
    found = line_up_columns(line, way)
    yield "F, H, T", found["backs"], 0
    yield "defense", found["defense"], 0
    yield "Q", found["quarterback"], 1
    if "ends" in found:
        yield "ends", found["ends"], 1
    yield "T, G, ends" if "ends" in found else "T, G, TE, SE", found["line"], 2


def _bracket(sheet: Sheet, who: str, columns: tuple[int, int], row: int) -> str:
    x, far, y = sheet.x(columns[0] - 1) + 2, sheet.x(columns[1]) - 2, sheet.bottom + row * BRACKET + 2
    words = f'x="{min(max((x + far) // 2, 40), sheet.width - 40)}" y="{y + 17}"'
    return (
        f'<g class="bracket"><path d="M{x} {y - 3}v5H{far}v-5" fill="none" stroke="currentColor" stroke-width="1.5"/>'
        f'<text {words} fill="currentColor" font-size="15" text-anchor="middle">{who}</text></g>'
    )
