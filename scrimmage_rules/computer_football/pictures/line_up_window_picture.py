"""Picture of the columns on display with their zones, and the columns in which each kind of man may line up."""

from __future__ import annotations

from collections.abc import Iterator

from scrimmage_rules.computer_football.line_ups import describe_window
from scrimmage_rules.computer_football.pictures.field_picture import (
    WAYS,
    FieldSheet,
    draw_ground,
    draw_numbers,
    draw_scrimmage_line,
    draw_yards,
    draw_zones,
)
from scrimmage_rules.drawing.svg import render_svg
from scrimmage_rules.kernel.contract import Facts

BRACKET = 25
"""Height of a row of brackets, including their words."""


def draw_window(line: int, way: int) -> str:
    """Return a picture of the columns on display with zones; below are the columns of each kind of man (CF-A07)."""
    facts = describe_window(line, way)
    sheet, brackets = FieldSheet(facts["first"], facts["last"]), list(_list_brackets(facts))
    said = [
        f"The window of an offense that goes {WAYS[way]} from line {line}, {facts['yards_to_goal']} yards to go",
        _name_columns(sheet.first, sheet.last),
        *(f"{who}: {_name_columns(*where)}" for who, where, _ in brackets),
    ]
    parts = [
        *draw_ground(sheet, None),
        *draw_zones(sheet, sheet.first),
        *draw_yards(sheet),
        *draw_numbers(sheet),
        draw_scrimmage_line(sheet, line),
        *(_draw_bracket(sheet, *each) for each in brackets),
    ]
    return render_svg("board gridiron", ". ".join(said), sheet.width, sheet.bottom + 3 * BRACKET, parts)


def _name_columns(first: int, last: int) -> str:
    return f"column {first}" if first == last else f"columns {first} to {last}"


def _list_brackets(facts: Facts) -> Iterator[tuple[str, tuple[int, int], int]]:
    """Yield each bracket: its men, their first and last column, and the row in which it is drawn (L1 to L5)."""
    yield "F, H, T", facts["backs"], 0
    yield "defense", facts["defense"], 0
    yield "Q", facts["quarterback"], 1
    if facts["downfield"]:
        yield "ends", facts["downfield"], 1
    yield "T1, T2, G1 to G3, ends", facts["linemen"], 2


def _draw_bracket(sheet: FieldSheet, who: str, columns: tuple[int, int], row: int) -> str:
    x, far, y = sheet.x(columns[0] - 1) + 2, sheet.x(columns[1]) - 2, sheet.bottom + row * BRACKET + 2
    room = 4 * len(who)
    words = f'x="{min(max((x + far) // 2, room), sheet.width - room)}" y="{y + 17}"'
    return (
        f'<g class="range"><path d="M{x} {y - 3}v5H{far}v-5" fill="none" stroke="currentColor" stroke-width="1.5"/>'
        f'<text {words} fill="currentColor" font-size="15" text-anchor="middle">{who}</text></g>'
    )
