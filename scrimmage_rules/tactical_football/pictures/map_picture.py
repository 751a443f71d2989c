"""The picture of the map: a part of the field with north up, its hexes, stripes and lines.

Classes name the colours; the attributes with them serve where there is no style sheet.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import chain, product

import msgspec

from scrimmage_rules.tactical_football.field import FIRST_ROW, LAST_ROW, ROWS, STRIPE, Field, Hex

WIDE, DEEP = 32, 28
"""Distances from the middle of a hex to a corner and to a flat side, in whole numbers."""

FLAT = 16
"""Half the length of a flat side of a hex."""

APART = 48
"""Distance from one column of hexes to the next."""

MARGIN = 40
"""Margin at the left of the map, for the yard numbers."""

OUTLINE = "m32 0l-16 28h-32l-16-28l16-28h32z"
"""Outline of a hex as an SVG path that begins in its middle."""

INNER = "m25 0l-12 22h-26l-12-22l12-22h26z"
"""Outline of a smaller hex inside the hex."""

LEAST_COLUMNS, LEAST_ROWS = 9, 6
AROUND = 1
"""Minimum number of hexes shown around the men.

The drawn part of the map ends only at every third column and row. So men can often move without a change of this part,
and a recorded game needs few different parts.
"""

LINE_WITHIN = 8
"""Maximum distance, in rows, at which the drawing still includes the line of scrimmage."""

CUTS_KEPT = 4
"""Number of empty map parts that are cached. The drawings of one game, or of one scenario, need only a few."""


class DrawnMapPart(msgspec.Struct, frozen=True):
    """The places of hexes in a drawing of a part of the map; rows are counted from the south."""

    field: Field
    west: int
    east: int
    south: int
    north: int
    top: int

    @property
    def width(self) -> int:
        """The width of the whole drawing, including its left margin."""
        return MARGIN + APART * (self.east - self.west) + 2 * WIDE + 3

    @property
    def bottom(self) -> int:
        """The y coordinate of the lower edge of the drawing."""
        return self.top + 2 * DEEP * (self.north - self.south + 1) + DEEP + 3

    @property
    def columns(self) -> range:
        """The numbers of the columns that the drawing shows."""
        return range(self.west, self.east + 1)

    @property
    def rows(self) -> range:
        """The numbers of the rows that the drawing shows."""
        return range(self.south, self.north + 1)

    @property
    def blocks(self) -> tuple[tuple[Hex, ...], ...]:
        """The hexes of the drawing in blocks of nine, so that a recorded game contains each block once."""
        return _cut_into_blocks(self)

    @property
    def hexes(self) -> Iterator[Hex]:
        """Every hex of the drawing."""
        return chain.from_iterable(self.blocks)

    @property
    def moved(self) -> str:
        """The transformation that moves this part of the map into the drawing."""
        across, down = MARGIN - APART * (self.west - 1), self.top - 2 * DEEP * (LAST_ROW - self.north)
        return f"translate({across} {down})"

    def spot(self, column: int, row: int) -> tuple[int, int]:
        """Return the middle of the hex in a column and row, on a drawing of the whole map."""
        lowered = 0 if self.field.is_raised(column) else DEEP
        return APART * (column - 1) + WIDE + 1, 2 * DEEP * (LAST_ROW - row) + DEEP + lowered + 1

    def at(self, place: Hex) -> tuple[int, int]:
        """Return the middle of a hex in the drawing."""
        return self.spot(self.field.column[place], self.field.map_row[place])


@lru_cache(maxsize=CUTS_KEPT)
def _cut_into_blocks(sheet: DrawnMapPart) -> tuple[tuple[Hex, ...], ...]:
    corners = product(sheet.columns[::STRIPE], sheet.rows[::STRIPE])
    return tuple(tuple(_list_hexes_in_block(sheet.field, west, south)) for west, south in corners)


def _list_hexes_in_block(field: Field, west: int, south: int) -> Iterator[Hex]:
    for column, row in product(range(west, west + STRIPE), range(south, south + STRIPE)):
        place = field.number(column, row)
        if place is not None:
            yield place


def choose_map_part(field: Field, seen: Iterable[Hex], line: int, top: int) -> DrawnMapPart:
    """Return the part of the map to be shown, including the line of scrimmage if it is near."""
    places = list(seen)
    columns = [field.column[place] for place in places] or [sum(field.hash_columns) // 2]
    border = get_row_south_of_line(field, line)
    rows = [field.map_row[place] for place in places] or [border]
    if min(abs(row - border) for row in rows) <= LINE_WITHIN:
        rows += [border, border + 1]
    west, east = _stretch_range_to_stripes(columns, LEAST_COLUMNS, (1, field.columns))
    south, north = _stretch_range_to_stripes(rows, LEAST_ROWS, (FIRST_ROW, LAST_ROW))
    return DrawnMapPart(field, west, east, south, north, top)


def _stretch_range_to_stripes(seen: list[int], least: int, limits: tuple[int, int]) -> tuple[int, int]:
    """Return the first and the last column (or row) to draw around those in `seen`, extended to the next stripes.

    The range has at least `least` columns or rows, and stays within `limits`.
    """
    lowest, highest = limits
    first, last = min(seen) - AROUND, max(seen) + AROUND
    wanting = max(0, least - (last - first + 1))
    first, last = first - wanting // 2, last + wanting - wanting // 2
    moved = max(0, lowest - first) - max(0, last - highest)
    first, last = first + moved, last + moved
    return max(lowest, first - (first - 1) % STRIPE), min(highest, last + -last % STRIPE)


def get_row_south_of_line(field: Field, line: int) -> int:
    """Return the row of the map south of a line of scrimmage."""
    return line if field.heading == "N" else ROWS - line


# ---- hexes


@lru_cache(maxsize=CUTS_KEPT)
def draw_field_hexes(sheet: DrawnMapPart, *, pointed: bool) -> str:
    """Return the SVG of the hexes, stripes and goal lines; if `pointed`, each hex shows its number under the mouse."""
    turf = '<g class="hexes" fill="#3d8b4f" stroke="#fff" stroke-opacity="0.35" stroke-width="1.5">'
    hexes = _draw_single_hexes(sheet) if pointed else _draw_ruled_hexes(sheet)
    return "".join([turf, *hexes, "</g>", *_draw_stripes_and_yards(sheet)])


def _render_turf_class_attribute(field: Field, place: Hex) -> str:
    """Return the SVG class and color of a hex in an end zone or between the hashmarks.

    For any other hex, return an empty text.
    """
    if field.end_zone(place) is not None:
        return ' class="end" fill="#6b7f4a"'
    return ' class="inbounds" fill="#4c9a5e"' if place in field.inbounds else ""


def _draw_single_hexes(sheet: DrawnMapPart) -> Iterator[str]:
    for block in sheet.blocks:
        yield "<g>"
        for place in block:
            path = f'data-hex="{place}" d="{draw_hex_outlines(sheet, [place])}"'
            yield f"<path{_render_turf_class_attribute(sheet.field, place)} {path}><title>{place}</title></path>"
        yield "</g>"


def _draw_ruled_hexes(sheet: DrawnMapPart) -> Iterator[str]:
    for block in sheet.blocks:
        sorts: dict[str, list[Hex]] = {}
        for place in block:
            sorts.setdefault(_render_turf_class_attribute(sheet.field, place), []).append(place)
        yield "<g>"
        yield from (f'<path{sort} d="{draw_hex_outlines(sheet, places)}"/>' for sort, places in sorts.items())
        yield "</g>"


def draw_hex_outlines(sheet: DrawnMapPart, places: Iterable[Hex], shape: str = OUTLINE) -> str:
    """Return the outlines of several hexes as one SVG path."""
    return "".join("M{} {}{}".format(*sheet.at(place), shape) for place in places)


# ---- lines along the hexsides


def draw_zigzag_line(sheet: DrawnMapPart, row: int) -> str:
    """Return the line of hexsides north of a row as a path across the drawing."""
    corners = []
    for column in sheet.columns:
        x, y = sheet.spot(column, row)
        corners += [f"{x - FLAT} {y - DEEP}", f"{x + FLAT} {y - DEEP}"]
    return "M" + "L".join(corners)


def _draw_stripes_and_yards(sheet: DrawnMapPart) -> Iterator[str]:
    """Yield a stripe every five yards, the goal lines, and the yards at the left edge (3.1.1)."""
    yield '<g class="stripes" fill="none" stroke="#fff" stroke-width="2.5">'
    for row in range(sheet.south, sheet.north):
        if row in (0, ROWS):
            yield f'<path class="goal" d="{draw_zigzag_line(sheet, row)}" stroke-width="8"/>'
        elif 0 < row < ROWS and row % STRIPE == 0:
            yield f'<path d="{draw_zigzag_line(sheet, row)}" stroke-opacity="0.6"/>'
    yield '</g><g class="yards" fill="currentColor" font-size="18" text-anchor="end">'
    for row in range(sheet.south, sheet.north):
        if 0 <= row <= ROWS and row % (2 * STRIPE) == 0:
            yards = row * 5 // STRIPE
            x, y = sheet.spot(sheet.west, row)
            yield f'<text x="{x - WIDE - 6}" y="{y - DEEP + 6}">{min(yards, 100 - yards) or "G"}</text>'
    yield "</g>"


def draw_line_of_scrimmage(sheet: DrawnMapPart, line: int) -> Iterator[str]:
    """Yield the line of scrimmage, if it is in the drawing (3.32.12)."""
    row = get_row_south_of_line(sheet.field, line)
    if sheet.south <= row < sheet.north:
        yield (
            f'<path class="scrimmage" d="{draw_zigzag_line(sheet, row)}" fill="none" stroke="#1c3fa8" stroke-width="7">'
            f"<title>Line of Scrimmage, between the rows {row} and {row + 1}</title></path>"
        )


def draw_first_down_marker(sheet: DrawnMapPart, line: int) -> Iterator[str]:
    """Yield the First Down marker as the line that the ball must reach (14.31.2)."""
    row = get_row_south_of_line(sheet.field, line)
    if sheet.south <= row < sheet.north:
        yield (
            f'<path class="first-down" d="{draw_zigzag_line(sheet, row)}" fill="none" stroke="#ffd400" stroke-width="5"'
            f' stroke-dasharray="14 8"><title>First Down, line {line}</title></path>'
        )
