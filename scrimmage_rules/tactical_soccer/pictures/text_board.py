"""Position as text for a terminal: the pitch lengthwise with men and ball, and the rest in words.

Red's goal is on the left, and red's left is up. Red's men are in capital letters and blue's in small ones. `*` is the
holder of the ball, `o` a loose or flying ball, and `'` a man who has had his action. `#` is a hex of a goal.
"""

from __future__ import annotations

from collections.abc import Iterator

from scrimmage_rules.drawing.text_board_parts import Cell, wrap_words, write_line_of_cells
from scrimmage_rules.kernel.hexes import Hex
from scrimmage_rules.tactical_soccer.pictures.diagram import write_headline, write_lines
from scrimmage_rules.tactical_soccer.position import (
    SEATS,
    Position,
    find_coach_of_man,
    find_man_in_hex,
    get_hex_on_field,
)
from scrimmage_rules.tactical_soccer.settings import Rules

EDGE = 4
"""Number of letters before the first hex of a line, which show the number of the line."""

LETTERS = 2
"""Number of letters from one column to the next. The hexes of a line are two columns apart."""


def write_board(rules: Rules, position: Position, *, colours: bool = False) -> str:
    """Return a position as lines of text with a final line end; the first line has score and clock."""
    lines = [write_headline(position)]
    across, along = ({place[axis] for place in rules.pitch.bit} for axis in (0, 1))
    for x in sorted(across):
        hexes = sorted(place for place in rules.pitch.bit if place[0] == x)
        cells = {EDGE + LETTERS * (place[1] - min(along)): _write_hex(rules, position, place) for place in hexes}
        lines.append(write_line_of_cells({0: Cell(f"{x:>3}")} | cells, colours=colours))
    lines.append(write_line_of_cells(dict(_write_columns(along)), colours=colours))
    return "\n".join([*lines, *wrap_words(write_lines(rules, position)), ""])


def _write_columns(along: set[int]) -> Iterator[tuple[int, Cell]]:
    """Yield the number of each fourth column below the pitch."""
    for y in sorted(along):
        if y % 4 == 0:
            yield EDGE + LETTERS * (y - min(along)), Cell(f"{y:>2}")


def _write_hex(rules: Rules, position: Position, place: Hex) -> Cell:
    """Return a hex in three letters: a man with the mark of the ball or of his action, or an empty hex."""
    flying = position.flight is not None and position.flight.to == place
    ball = position.loose == place or flying
    man = find_man_in_hex(position, place)
    if man is None:
        goal = any(place in rules.pitch.goals.of(seat).hexes for seat in SEATS)
        return Cell(" o ", "ball") if ball else Cell(" # " if goal else " . ")
    seat = find_coach_of_man(position, man)
    mark = "o" if ball else "*" if _does_man_in_hex_have_ball(position, place) else "'" if man in position.done else " "
    return Cell(f"{man.upper() if seat == 'red' else man.lower()}{mark}", seat)


def _does_man_in_hex_have_ball(position: Position, place: Hex) -> bool:
    """Return whether the man in a hex holds the ball, or may try to receive it."""
    by = position.holder or (position.catch.man if position.catch is not None else None)
    return by is not None and get_hex_on_field(position, by) == place
