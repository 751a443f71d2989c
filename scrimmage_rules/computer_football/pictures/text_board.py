"""The table as text for a terminal: the window of the field with lines, men and ball, and the rest in words.

The offense is in capital letters and the defense in small ones; `*` has the ball, `o` is a ball thrown or loose, `'` a
man shown paler. In colour, red and yellow are the sides.
"""

from __future__ import annotations

from collections.abc import Iterator

from scrimmage_rules.computer_football.field import EAST_GOAL_LINE, ROWS, WEST_GOAL_LINE, markers
from scrimmage_rules.computer_football.pictures.diagram import columns_shown
from scrimmage_rules.computer_football.pictures.in_words import headings, told
from scrimmage_rules.computer_football.position import ROLES, Man, Position, Role, Square, seat_of, standing
from scrimmage_rules.computer_football.settings import Rules

CELL = 3
"""Letters of a square: two for the label, one for the ball or the mark of a paler man."""

EDGE = 3
"""Letters before the first square: the number of the row."""

INK = {"red": "1;31", "yellow": "1;33", "pale red": "31", "pale yellow": "33", "|": "1;34", ":": "1;33", "ball": "1;7"}
"""How each thing is coloured: the two sides, the scrimmage line in blue, the first-down line in yellow."""


def board(rules: Rules, position: Position, *, colours: bool = False) -> str:
    """A position in lines of text, the last with its line end (FIELD.scrimmage-line, FIELD.first-down-line)."""
    first, last = columns_shown(position)
    columns, lines = range(first, last + 1), _lines(position)
    rows = [_row(position, row, columns, lines, colours=colours) for row in range(1, ROWS + 1)]
    head = "; ".join(headings(position)[::-1])
    words = [f"  {each}" for each in (*told(rules, position), *_shared(position))]
    return "\n".join([head, _numbers(columns, lines), *rows, _yards(columns, lines), *words, ""])


# ---- lines across the field


def _lines(position: Position) -> dict[int, str]:
    """What stands behind the column of each line; where two fall together, the one that is asked for first."""
    found = {WEST_GOAL_LINE: "#", EAST_GOAL_LINE: "#"}
    if position.offense is not None:
        found[position.first_down] = ":"
        found[position.line] = "|"
    return found


def _numbers(columns: range, lines: dict[int, str]) -> str:
    cells = (f"{column:>{CELL}}{' ' if column in lines else ''}" for column in columns)
    return (" " * (EDGE + (columns[0] - 1 in lines)) + "".join(cells)).rstrip()


def _yards(columns: range, lines: dict[int, str]) -> str:
    """The yard markers below, each ending at its line; the goal lines are G (FIELD.yard-markers)."""
    yards = {each["line"]: str(each["yards"] or "G") for each in markers(columns[0], columns[-1])}
    cells = (f"{yards.get(column, ''):>{CELL}}{' ' if column in lines else ''}" for column in columns)
    return (" " * (EDGE + (columns[0] - 1 in lines)) + "".join(cells)).rstrip()


# ---- rows of squares


def _row(position: Position, row: int, columns: range, lines: dict[int, str], *, colours: bool) -> str:
    before = columns[0] - 1
    text = f"{row:>2} " + (_inked(lines[before], lines[before], colours) if before in lines else "")
    for column in columns:
        text += _square(position, (column, row), colours=colours)
        if column in lines:
            text += _inked(lines[column], lines[column], colours)
    return text.rstrip()


def _square(position: Position, place: Square, *, colours: bool) -> str:
    """A square in three letters; of two men the one who came to the other's square is told below."""
    ball = place in (position.air, position.loose)
    for role in ROLES:
        man = standing(position, role).get(place)
        if man is not None:
            return _man(position, Man(role, man), ball=ball, colours=colours)
    return _inked(" o ", "ball", colours) if ball else " . "


def _man(position: Position, man: Man, *, ball: bool, colours: bool) -> str:
    pale = any(mark.man == man for mark in position.marks)
    mark = "o" if ball else "*" if position.carrier == man else "'" if pale else " "
    label = man.label.upper() if man.role == "offense" else man.label.lower()
    seat = seat_of(position, man.role)
    return _inked(f"{label:>2}{mark}", f"pale {seat}" if pale else seat, colours)


def _shared(position: Position) -> Iterator[str]:
    """The squares on which two opponents stand: the picture shows the one of the offense."""
    offense: Role = "offense"
    there, opponents = standing(position, offense), standing(position, "defense")
    for place in sorted(there.keys() & opponents.keys()):
        yield f"On one square, {place[0]},{place[1]}: {there[place]} and {opponents[place].lower()}"


def _inked(text: str, thing: str, colours: bool) -> str:
    return f"\x1b[{INK[thing]}m{text}\x1b[0m" if colours and thing in INK else text
