"""Position as text for a terminal: the part of the field on display with lines, men and ball, and the rest in words.

The offense is in capital letters and the defense in small ones. `*` is the carrier, `o` a thrown or loose ball, and `'`
a pale man. In colour, red and yellow are the sides.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import msgspec

from scrimmage_rules.computer_football.field import EAST_GOAL_LINE, ROWS, WEST_GOAL_LINE, list_yard_markers
from scrimmage_rules.computer_football.pictures.diagram import find_columns_shown
from scrimmage_rules.computer_football.pictures.position_text import describe_position, write_headings
from scrimmage_rules.computer_football.position import (
    ROLES,
    Man,
    Position,
    Role,
    Square,
    find_men_by_square,
    get_seat_of_role,
)
from scrimmage_rules.computer_football.settings import Rules

CELL = 3
"""Number of letters for a square: two for the label, one for the ball or the mark of a pale man."""

EDGE = 3
"""Letters before the first square: the number of the row."""

INK = {"red": "1;31", "yellow": "1;33", "pale red": "31", "pale yellow": "33", "|": "1;34", ":": "1;33", "ball": "1;7"}
"""Terminal colour of the men of each side, the scrimmage line (blue), the first-down line (yellow) and the ball."""


class Grid(msgspec.Struct, frozen=True):
    """Columns and lines of a text board, and whether it has colours."""

    columns: range
    lines: dict[int, str]
    colours: bool

    def write_line(self, column: int) -> str:
        """Return the letter of the line that follows a column in the text, or an empty text if no line does."""
        letter = self.lines.get(column, "")
        return _color_text(letter, letter, self.colours)

    def write_line_of_cells(self, texts: Iterable[object]) -> str:
        """Return one text for each column, aligned to the right of its cell, without trailing blanks."""
        before = " " * (EDGE + (self.columns[0] - 1 in self.lines))
        cells = zip(self.columns, texts, strict=True)
        after = (f"{text!s:>{CELL}}{' ' if column in self.lines else ''}" for column, text in cells)
        return (before + "".join(after)).rstrip()


def write_board(rules: Rules, position: Position, *, colours: bool = False) -> str:
    """Return a position as lines of text with a final line end (FIELD.scrimmage-line, FIELD.first-down-line)."""
    first, last = find_columns_shown(position)
    grid = Grid(range(first, last + 1), _map_lines_to_letters(position), colours)
    rows = [_write_row(position, row, grid) for row in range(1, ROWS + 1)]
    head = "; ".join(write_headings(position)[::-1])
    words = [f"  {each}" for each in (*describe_position(rules, position), *_describe_shared_squares(position))]
    return "\n".join([head, grid.write_line_of_cells(grid.columns), *rows, _write_yards(grid), *words, ""])


# ---- lines across the field


def _map_lines_to_letters(position: Position) -> dict[int, str]:
    """Return the letter of each line by the number of the line.

    Where lines coincide, the letter of the scrimmage line is used first, then that of the first-down line.
    """
    found = {WEST_GOAL_LINE: "#", EAST_GOAL_LINE: "#"}
    if position.offense is not None:
        found[position.first_down] = ":"
        found[position.line] = "|"
    return found


def _write_yards(grid: Grid) -> str:
    """Return the yard markers, each right-aligned at its line; a goal line is G (FIELD.yard-markers)."""
    markers = list_yard_markers(grid.columns[0], grid.columns[-1])
    yards = {marker["line"]: str(marker["yards"] or "G") for marker in markers}
    return grid.write_line_of_cells([yards.get(column, "") for column in grid.columns])


# ---- rows of squares


def _write_row(position: Position, row: int, grid: Grid) -> str:
    """Return a text row: the row number, then its squares with the lines between them."""
    text = f"{row:>2} {grid.write_line(grid.columns[0] - 1)}"
    for column in grid.columns:
        text += _write_square(position, (column, row), colours=grid.colours) + grid.write_line(column)
    return text.rstrip()


def _write_square(position: Position, place: Square, *, colours: bool) -> str:
    """Return a square in three letters; a shared square shows the man of the offense."""
    ball = place in (position.air, position.loose)
    for role in ROLES:
        man = find_men_by_square(position, role).get(place)
        if man is not None:
            return _write_man(position, Man(role, man), ball=ball, colours=colours)
    return _color_text(" o ", "ball", colours) if ball else " . "


def _write_man(position: Position, man: Man, *, ball: bool, colours: bool) -> str:
    pale = any(mark.man == man for mark in position.marks)
    mark = "o" if ball else "*" if position.carrier == man else "'" if pale else " "
    label = man.label.upper() if man.role == "offense" else man.label.lower()
    seat = get_seat_of_role(position, man.role)
    return _color_text(f"{label:>2}{mark}", f"pale {seat}" if pale else seat, colours)


def _describe_shared_squares(position: Position) -> Iterator[str]:
    """Yield the squares that two opponents share."""
    offense: Role = "offense"
    there, opponents = find_men_by_square(position, offense), find_men_by_square(position, "defense")
    for place in sorted(there.keys() & opponents.keys()):
        yield f"On one square, {place[0]},{place[1]}: {there[place]} and {opponents[place].lower()}"


def _color_text(text: str, thing: str, colours: bool) -> str:
    return f"\x1b[{INK[thing]}m{text}\x1b[0m" if colours and thing in INK else text
