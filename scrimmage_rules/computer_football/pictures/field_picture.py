"""Picture of the field: squares, end zones, yard markers, the window with its zones, and the two lines.

West is left and north is up (FIELD.compass-ew, FIELD.compass-ns). Columns are numbered above, rows at the left, and
yards below. Colours are named by classes; the attributes with them apply without a style sheet.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from scrimmage_rules.computer_football.field import (
    COLUMNS,
    EAST_GOAL_LINE,
    ROWS,
    WEST_GOAL_LINE,
    WINDOW,
    ZONE,
    ZONES,
    compute_yard_number,
    list_squares_of_zone,
    list_yard_markers,
)
from scrimmage_rules.computer_football.position import Seat, Square, other_seat
from scrimmage_rules.drawing.svg import render_svg

SIDE = 24
"""Side of a square."""

LEFT, RIGHT, ABOVE, BELOW = 20, 6, 17, 22
"""Margins around the squares for the numbers of rows, columns and yards."""

WAYS = {1: "east", -1: "west"}

END_FILL = {"red": "#7c3b30", "yellow": "#8f7a22", "": "#6d7a70"}
"""The colour of an end zone by the side that defends it."""

INK = 'fill="currentColor" text-anchor="middle"'
NUMBER, LARGE_NUMBER = 12, 18
"""Size of the numbers around the squares, and their larger size in a picture of the whole field, which is shown
smaller.
"""


class FieldSheet(msgspec.Struct, frozen=True):
    """Place of the columns `first` to `last` on a picture. Above the column numbers, `top` units are free."""

    first: int
    last: int
    top: int = 0

    @property
    def width(self) -> int:
        """Width of the whole picture: all its columns, with the margins to the left and right of them."""
        return LEFT + (self.last - self.first + 1) * SIDE + RIGHT

    @property
    def north(self) -> int:
        """The y coordinate of the upper edge of the squares."""
        return self.top + ABOVE

    @property
    def south(self) -> int:
        """The y coordinate of the lower edge of the squares."""
        return self.north + ROWS * SIDE

    @property
    def bottom(self) -> int:
        """The y coordinate of the lower edge of the yard numbers."""
        return self.south + BELOW

    @property
    def columns(self) -> range:
        """Numbers of the columns that the picture shows."""
        return range(self.first, self.last + 1)

    def x(self, line: int) -> int:
        """Return the x coordinate of a line, which is the east edge of the column with the same number."""
        return LEFT + (line - self.first + 1) * SIDE

    def y(self, row: int) -> int:
        """Return the y coordinate of the boundary south of a row."""
        return self.north + row * SIDE

    def at(self, place: Square) -> tuple[int, int]:
        """Return the middle of a square in the drawing."""
        return self.x(place[0]) - SIDE // 2, self.y(place[1]) - SIDE // 2


def name_square(place: Square) -> str:
    """Return a square as text: `15,6`, its column and row."""
    return f"{place[0]},{place[1]}"


def name_line(line: int, eastward: Seat | None) -> str:
    """Return a line in words: `red's 20`, `midfield`, `yellow's goal line`.

    The side that attacks east defends the west goal.
    """
    yards = compute_yard_number(line)
    if 2 * line == WEST_GOAL_LINE + EAST_GOAL_LINE:
        return "midfield"
    west = 2 * line < WEST_GOAL_LINE + EAST_GOAL_LINE
    whose = "west" if west else "east"
    if eastward is not None:
        whose = eastward if west else other_seat(eastward)
    return f"{whose}'s {yards}" if yards else f"{whose}'s goal line"


# ---- what does not change: turf, end zones, grid, numbers


def draw_ground(sheet: FieldSheet, eastward: Seat | None) -> Iterator[str]:
    """Yield turf, end zones in the colour of the side that defends them, and the grid (FIELD.grid, CF-A01)."""
    yield _draw_rectangle(sheet, (sheet.first, sheet.last), "turf", "#3d8b4f")
    ends = ((1, WEST_GOAL_LINE, eastward), (EAST_GOAL_LINE + 1, COLUMNS, eastward and other_seat(eastward)))
    for first, last, seat in ends:
        if first <= sheet.last and last >= sheet.first:
            kind = f"end {seat}" if seat else "end"
            yield _draw_rectangle(sheet, (max(first, sheet.first), min(last, sheet.last)), kind, END_FILL[seat or ""])
    yield from _draw_grid(sheet)


def _draw_rectangle(sheet: FieldSheet, columns: tuple[int, int], kind: str, fill: str) -> str:
    """Return a rectangle over all rows of the columns from the first to the last."""
    first, last = columns
    x, wide = sheet.x(first - 1), (last - first + 1) * SIDE
    return f'<rect class="{kind}" x="{x}" y="{sheet.north}" width="{wide}" height="{ROWS * SIDE}" fill="{fill}"/>'


def _draw_grid(sheet: FieldSheet) -> Iterator[str]:
    """Yield the grid of black lines; the dashes of one broad stroke draw all lines of a direction."""
    x, y, far, low = sheet.x(sheet.first - 1), sheet.north, sheet.x(sheet.last), sheet.south
    dashes = f'stroke-dasharray="1 {SIDE - 1}"'
    yield '<g class="grid" fill="none" stroke="#000" stroke-opacity="0.4">'
    yield f'<path d="M{x - 0.5} {(y + low) // 2}H{far + 1}" stroke-width="{low - y}" {dashes}/>'
    yield f'<path d="M{(x + far) // 2} {y - 0.5}V{low + 1}" stroke-width="{far - x}" {dashes}/></g>'


def draw_hover_squares(sheet: FieldSheet) -> Iterator[str]:
    """Yield an invisible shape for each square, which shows the coordinates of the square under the mouse pointer."""
    move = f"translate({sheet.x(sheet.first - 1)} {sheet.north}) scale({SIDE})"
    yield f'<g class="squares" transform="{move}" fill="none" pointer-events="all">'
    for column in sheet.columns:
        for row in range(1, ROWS + 1):
            said, path = f"{column},{row}", f'd="M{column - sheet.first} {row - 1}h1v1h-1z"'
            yield f'<path data-square="{said}" {path}><title>{said}</title></path>'
    yield "</g>"


def draw_numbers(sheet: FieldSheet, each: int = 1, size: int = NUMBER) -> Iterator[str]:
    """Yield column numbers above the squares and row numbers at the left.

    If `each` is 5, number every fifth column and row.
    """
    yield f'<g class="numbers" {INK} font-size="{size}">'
    for column in sheet.columns:
        if column % each == 0:
            yield f'<text x="{sheet.x(column) - SIDE // 2}" y="{sheet.north - 5}">{column}</text>'
    for row in range(each, ROWS + 1, each):
        yield f'<text x="{LEFT // 2 - 1}" y="{sheet.y(row) - 8}">{row}</text>'
    yield "</g>"


def draw_yards(sheet: FieldSheet, size: int = NUMBER) -> Iterator[str]:
    """Yield the yard markers with their numbers, every ten yards; a goal line is G (FIELD.yard-markers)."""
    found = list_yard_markers(sheet.first, sheet.last)
    path = "".join(f"M{sheet.x(each['line'])} {sheet.north}v{ROWS * SIDE + 4}" for each in found)
    yield f'<path class="marks" d="{path}" stroke="#fff" stroke-width="1.5" stroke-opacity="0.7"/>'
    yield f'<g class="yards" {INK} font-size="{size}" font-weight="bold">'
    for each in found:
        x = min(max(sheet.x(each["line"]), LEFT), sheet.width - 10)
        yield f'<text x="{x}" y="{sheet.south + 18}">{each["yards"] or "G"}</text>'
    yield "</g>"


# ---- what changes from play to play


def draw_zones(sheet: FieldSheet, first: int, lit: int | None = None, how: str = "") -> Iterator[str]:
    """Yield the 12 zones of a window with their numbers, and the lit zone (FIELD.zones-12, CF-A02)."""
    last = first + WINDOW - 1
    bounds = [f"M{sheet.x(line)} {sheet.north}V{sheet.south}" for line in range(first - 1, last + 1, ZONE)]
    bounds += [f"M{sheet.x(first - 1)} {sheet.y(row)}H{sheet.x(last)}" for row in range(0, ROWS + 1, ZONE)]
    middle = ZONE // 2
    ink = 'stroke="#fff" stroke-opacity="0.6" stroke-width="1.5" stroke-dasharray="4 4"'
    yield f'<path class="zones" d="{"".join(bounds)}" {ink}/>'
    yield '<g class="zone-numbers" fill="#fff" fill-opacity="0.3" font-size="44" text-anchor="middle">'
    for zone in ZONES:
        x, y = sheet.at(list_squares_of_zone(first, zone)[middle * ZONE + middle])
        yield f'<text x="{x}" y="{y + 16}">{zone}</text>'
    yield "</g>"
    if lit is not None:
        column, row = list_squares_of_zone(first, lit)[0]
        x, y, side = sheet.x(column - 1) + 2, sheet.y(row - 1) + 2, ZONE * SIDE - 4
        dashes = ' stroke-dasharray="6 5"' if how == "secret" else ""
        fill = "0" if how == "secret" else "0.28"
        yield (
            f'<rect class="called {how}" data-zone="{lit}" x="{x}" y="{y}" width="{side}" height="{side}"'
            f' fill="#fff" fill-opacity="{fill}" stroke="#fff" stroke-width="3"{dashes}/>'
        )


def draw_scrimmage_line(sheet: FieldSheet, line: int) -> str:
    """Return the scrimmage line in blue (FIELD.scrimmage-line)."""
    return _draw_line(sheet, "scrimmage", line, 'stroke="#2d6bff"')


def draw_first_down_line(sheet: FieldSheet, line: int) -> str:
    """Return the first-down line in yellow, broken to show a scrimmage line below it (FIELD.first-down-line)."""
    return _draw_line(sheet, "first-down", line, 'stroke="#ffe14d" stroke-dasharray="9 6"')


def _draw_line(sheet: FieldSheet, kind: str, line: int, ink: str) -> str:
    path = f'd="M{sheet.x(line)} {sheet.north}V{sheet.south}"'
    return f'<path class="{kind}" data-line="{line}" {path} {ink} stroke-width="4"/>'


# ---- the field alone


def draw_field() -> str:
    """Return a picture of the whole field, with each fifth column and row numbered."""
    sheet = FieldSheet(1, COLUMNS)
    said = (
        f"The field: {COLUMNS} columns from west to east and {ROWS} rows from north to south, two yards each; the goal"
        f" lines are {WEST_GOAL_LINE} and {EAST_GOAL_LINE}, and the end zones beyond them"
    )
    parts = [*draw_ground(sheet, None), *draw_yards(sheet, LARGE_NUMBER), *draw_numbers(sheet, ZONE, LARGE_NUMBER)]
    return render_svg("board gridiron field", said, sheet.width, sheet.bottom, parts)
