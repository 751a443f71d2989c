"""Position as text for a terminal: the part of the map with men, north up, and the rest in words.

A man of the offense is a number, and a man of the defense a number in brackets. `*` is a man with the ball or with a
dummy ball, `o` an uncarried ball, `'` a neutralized man, and `+` a hex with several men. `#` is a hex of an end zone.
Rows far from all men are left out.
"""

from __future__ import annotations

from collections.abc import Iterator

from scrimmage_rules.drawing.text_board_parts import Cell, wrap_words, write_line_of_cells
from scrimmage_rules.tactical_football.field import ROLES, Hex, Role
from scrimmage_rules.tactical_football.pictures.diagram import compute_points_left_to_moved_men, list_hexes_to_show
from scrimmage_rules.tactical_football.pictures.map_picture import DrawnMapPart, choose_map_part
from scrimmage_rules.tactical_football.pictures.men_picture import sort_numbers
from scrimmage_rules.tactical_football.pictures.position_text import describe_headings_above_map, describe_position
from scrimmage_rules.tactical_football.position import Carried, Down, Loose, OnTheGround, Position
from scrimmage_rules.tactical_football.settings import Rules
from scrimmage_rules.tactical_football.stages import Label

EDGE = 4
"""Number of letters before the first hex of a row, which show the number of the row."""

LETTERS = 3
"""Number of letters from one column to the next. In every second column, the hexes are half a hex higher."""

NEAR = 1
"""Number of rows that are shown to the north and to the south of each man."""

INK: dict[Role, str] = {"offense": "blue", "defense": "red"}


def write_board(rules: Rules, position: Position, *, colours: bool = False) -> str:
    """Return a position as lines of text with a final line end."""
    part = choose_map_part(rules.field, list_hexes_to_show(position), position.line, 0)
    men = _find_men_by_hex(position)
    lines = [
        "; ".join(describe_headings_above_map(position)),
        write_line_of_cells(_write_columns(part), colours=colours),
    ]
    shown = _find_rows_near_men(part, position)
    for row, before in zip(shown, [shown[0], *shown], strict=False):
        lines += ["  :"] * (before - row > 1)
        for raised in (True, False):
            cells = dict(_write_half_row(part, position, men, (row, raised)))
            lines.append(write_line_of_cells(cells | ({0: Cell(f"{row:>3}")} if raised else {}), colours=colours))
    words = [
        *describe_position(position, compute_points_left_to_moved_men(rules, position)),
        *_describe_facings(position),
    ]
    return "\n".join([*lines, *wrap_words(words), ""])


def _find_rows_near_men(part: DrawnMapPart, position: Position) -> list[int]:
    """Return the rows of the board from north to south: those near a man or the ball, or all rows of an empty board."""
    seen = {part.field.map_row[place] for place in list_hexes_to_show(position)}
    return [row for row in reversed(part.rows) if not seen or any(abs(row - each) <= NEAR for each in seen)]


def _write_columns(part: DrawnMapPart) -> dict[int, Cell]:
    return {EDGE + LETTERS * (column - part.west): Cell(f"{column:>2}") for column in part.columns}


def _write_half_row(
    part: DrawnMapPart, position: Position, men: dict[Hex, list[tuple[Role, Label]]], half: tuple[int, bool]
) -> Iterator[tuple[int, Cell]]:
    """Yield the hexes of a row in either the raised columns or the other columns, as `half` says."""
    row, raised = half
    for column in part.columns:
        place = part.field.number(column, row)
        if place is not None and part.field.is_raised(column) == raised:
            yield EDGE + LETTERS * (column - part.west), _write_hex(part, position, place, men.get(place, []))


def _write_hex(part: DrawnMapPart, position: Position, place: Hex, men: list[tuple[Role, Label]]) -> Cell:
    """Return a hex in up to five letters: its first man with the mark of the ball or of his state, or an empty hex."""
    ball = position.ball
    uncarried = isinstance(ball, OnTheGround | Loose | Down) and ball.at == place
    if not men:
        empty = " # " if part.field.end_zone(place) is not None else " . "
        return Cell(" o ", "ball") if uncarried else Cell(empty)
    role, label = men[0]
    carried = role == "offense" and isinstance(ball, Carried) and label in ball.carriers
    down = position.men.of(role).on[label].neutralized
    mark = "o" if uncarried else "*" if carried else "+" if men[1:] else "'" if down else ""
    return Cell(f"{label if role == 'offense' else f'({label})'}{mark}", INK[role])


def _find_men_by_hex(position: Position) -> dict[Hex, list[tuple[Role, Label]]]:
    """Return the men in each hex, those of the offense first."""
    found: dict[Hex, list[tuple[Role, Label]]] = {}
    for role in ROLES:
        team = position.men.of(role).on
        for label in sort_numbers(team):
            found.setdefault(team[label].at, []).append((role, label))
    return found


def _describe_facings(position: Position) -> Iterator[str]:
    """Yield the men of each side with their hexes and facings."""
    for role in ROLES:
        team = position.men.of(role).on
        if team:
            men = [f"{label} on {team[label].at} {team[label].facing}" for label in sort_numbers(team)]
            yield f"{role}: {', '.join(men)}"
