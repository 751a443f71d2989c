"""Position as text for a terminal: the field with ball and flags from goal line to goal line, and the rest in words.

A letter of the field is two yards. `>` or `<` is the ball, and points to where the offense attacks. `!` is the start of
the series, and `:` the line to gain.
"""

from __future__ import annotations

from collections.abc import Iterator

from scrimmage_rules.card_football.first_and_ten import find_line_to_gain
from scrimmage_rules.card_football.pictures.diagram import describe_headline, describe_situation
from scrimmage_rules.card_football.position import FIELD, TO_GAIN, Position, Seat, Yards
from scrimmage_rules.card_football.settings import Rules
from scrimmage_rules.drawing.text_board_parts import Cell, wrap_words, write_line_of_cells

YARDS = 2
"""Yards of the field that one letter of the board shows."""

EDGE = 6
"""Number of letters to the left of home's goal line, which have the name of home."""

BALLS = {"home": Cell(">", "ball"), "away": Cell("<", "ball")}


def write_board(rules: Rules, position: Position, *, colours: bool = False) -> str:
    """Return a position as lines of text with a final line end."""
    rows = [
        dict(_write_yard_numbers()),
        dict(_write_field_and_end_zones()),
        dict(_write_field_and_end_zones()) | dict(_write_ball_and_series(position)),
    ]
    rows.append(rows[1])
    lines = [write_line_of_cells(row, colours=colours) for row in rows]
    return "\n".join([describe_headline(position), *lines, *wrap_words(describe_situation(rules, position)), ""])


def _find_column(seat: Seat, spot: Yards) -> int:
    """Return the column of a spot, which counts from the goal line that the seat defends."""
    yards = spot if seat == "home" else FIELD - spot
    return EDGE + yards // YARDS


def _write_yard_numbers() -> Iterator[tuple[int, Cell]]:
    """Yield the yards of each tenth line, right-aligned at the line; a goal line is G."""
    for yards in range(0, FIELD + 1, TO_GAIN):
        number = str(min(yards, FIELD - yards) or "G")
        yield _find_column("home", yards) + 1 - len(number), Cell(number)


def _write_field_and_end_zones() -> Iterator[tuple[int, Cell]]:
    """Yield the names of the sides in their end zones, and the field with a line at each tenth yard."""
    yield 0, Cell("home")
    for yards in range(0, FIELD + 1, YARDS):
        letter = "#" if yards in (0, FIELD) else "|" if yards % TO_GAIN == 0 else "."
        yield _find_column("home", yards), Cell(letter)
    yield _find_column("home", FIELD) + 2, Cell("away")


def _write_ball_and_series(position: Position) -> Iterator[tuple[int, Cell]]:
    """Yield the start of the series, the line to gain, and the ball, which hides a flag in its column."""
    offence, target = position.offence, find_line_to_gain(position)
    if offence is None or position.spot is None:
        return
    if position.series_start is not None and target is not None:
        yield _find_column(offence, position.series_start), Cell("!", "yellow")
        yield _find_column(offence, target), Cell(":", "yellow")
    yield _find_column(offence, position.spot), BALLS[offence]
