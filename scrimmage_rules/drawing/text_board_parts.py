"""Parts of boards that are drawn as text: lines with the places of the board, and sentences below the lines.

For a ruleset without its own text board, the board is a list of fields.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from textwrap import wrap
from typing import Any, NamedTuple

from scrimmage_rules.drawing.default_board import list_fields

WIDTH = 78
"""Maximum number of letters in a line of the sentences below a board."""

INK = {"red": "1;31", "blue": "1;34", "yellow": "1;33", "ball": "1;7"}
"""Codes of terminal colors, by the name of the color. Text with any other name is not colored."""


class Cell(NamedTuple):
    """The letters at a place of a board, and the name of their color."""

    letters: str
    ink: str = ""


def write_line_of_cells(cells: Mapping[int, Cell], *, colours: bool) -> str:
    """Return cells as one line of text. The key of a cell is the column where its letters start."""
    line, wide = "", 0
    for column in sorted(cells):
        letters, ink = cells[column]
        line += " " * (column - wide) + color_text(letters, ink, colours=colours)
        wide = max(column, wide) + len(letters)
    return line.rstrip()


def color_text(letters: str, ink: str, *, colours: bool) -> str:
    """Return letters with the codes of a terminal color, or unchanged if the name has no color."""
    return f"\x1b[{INK[ink]}m{letters}\x1b[0m" if colours and ink in INK else letters


def wrap_words(sentences: Iterable[str]) -> Iterator[str]:
    """Yield sentences as indented lines. The second and later lines of a long sentence are indented further."""
    for sentence in sentences:
        yield from wrap(
            sentence.replace("\N{NO-BREAK SPACE}", " "),
            WIDTH,
            initial_indent="  ",
            subsequent_indent="    ",
            break_on_hyphens=False,
        )


def write_default_board(_rules: Any, position: Any, *, colours: bool = False) -> str:
    """Return a position as a list of its fields, for a ruleset that has no board in text."""
    del colours
    fields = list_fields(position)
    wide = max((len(name) for name, _ in fields), default=0)
    return "".join(f"{name:{wide}}  {value}\n" for name, value in fields)
