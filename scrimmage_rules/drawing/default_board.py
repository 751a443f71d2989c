"""The drawing of a position for a ruleset without pictures: a table of the fields and their values."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from html import escape
from typing import Any

from scrimmage_rules.drawing.boards import LETTER, render_board
from scrimmage_rules.drawing.svg import TEXT_LINE, TEXT_SIZE
from scrimmage_rules.kernel.codec import plain_lists

TOP, WIDTH, LONGEST = 34, 480, 28
"""Measures of the drawing: the height of the first line of the table and the width of the drawing, both in SVG units,
and the maximum number of letters of a value.
"""

CELL = 260
"""Width of the table column with the names, in SVG units."""


def create_default_pictures(title: str) -> Mapping[str, Callable[..., str]]:
    """Return the pictures for a ruleset that defines no pictures. The only picture, `board`, is a table of the fields
    of a position.
    """
    return {"board": partial(_draw_board, title)}


def list_fields(position: Any) -> list[tuple[str, str]]:
    """Return the name and the value of each field of a position in words; a field inside another field has its own
    row.
    """
    return list(_list_nested_fields("", plain_lists(position)))


def _list_nested_fields(name: str, value: Any) -> Iterator[tuple[str, str]]:
    if isinstance(value, dict) and value:
        for key, inner in value.items():
            yield from _list_nested_fields(f"{name} {key}".strip().replace("_", " "), inner)
    else:
        yield name, _format_value(value)


def _format_value(value: Any) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, list):
        return ", ".join(map(_format_value, value)) or "nothing"
    return "-" if value in (None, {}) else str(value)


def _draw_board(title: str, _rules: object, position: Any) -> str:
    rows = [(name, value) for name, value in list_fields(position) if name != "phase"]
    said = [f"{name}: {value}" for name, value in rows]
    size = (WIDTH, TOP + TEXT_LINE * len(rows) + 8)
    return render_board("board plain", size, (title, position.phase), (), said, _draw_rows(rows))


def _draw_rows(rows: list[tuple[str, str]]) -> Iterator[str]:
    """Yield the table: a line above each row, the name at the left and the value next to it."""
    yield f'<g fill="currentColor" font-size="{TEXT_SIZE}">'
    for number, (name, value) in enumerate(rows):
        y = TOP + TEXT_LINE * number
        yield f'<path d="M2 {y}H{WIDTH - 2}" stroke="currentColor" stroke-width="0.5"/>'
        yield f'<text x="2" y="{y + TEXT_SIZE - 1}">{escape(_shorten(name, CELL // LETTER))}</text>'
        yield f'<text x="{CELL}" y="{y + TEXT_SIZE - 1}" font-weight="bold">{escape(_shorten(value, LONGEST))}</text>'
    yield "</g>"


def _shorten(text: str, letters: int) -> str:
    return text if len(text) <= letters else f"{text[: letters - 2]} …"
