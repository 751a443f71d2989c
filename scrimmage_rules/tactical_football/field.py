"""The map: a football field under a grid of hexes, with numbers, lines and end zones, from the readings.

Chapter: the map (3.1), the line of scrimmage as a place (3.32), hashmarks and end zones (14.38, 14.39).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache, lru_cache, partial
from typing import Annotated, Literal, get_args

import msgspec

from scrimmage_rules.kernel.hexes import FLAT, measure_offset_to_left
from scrimmage_rules.kernel.hexes import Hex as Spot
from scrimmage_rules.tactical_football.facing import FACINGS, Facing, turn_facing_by_hexsides

Hex = Annotated[str, msgspec.Meta(pattern="^[0-9]{4}$")]
"""Printed number of a hex: two digits for its column and two for its row, such as `1441`.

Rows behind the goal line that the offense defends are counted modulo 100: in column 14, row 0 is `1400` and row -1 is
`1499`.
"""

Role = Literal["offense", "defense"]
ROLES: tuple[Role, ...] = get_args(Role)
EndZone = Literal["ahead", "behind"]

ROWS = 60
"""Rows from goal line to goal line: 300 feet at five feet a hex (3.1.1, TF-A01)."""

END_ZONE = 6
"""Hexes from a goal line to the end of its end zone (14.39.1, TF-A06, TF-A99)."""

STRIPE = 3
"""Rows from one five-yard stripe to the next; six hexes are ten yards (3.1.1)."""

FIRST_ROW, LAST_ROW = 1 - END_ZONE, ROWS + END_ZONE

COLUMNS = {"37x60": 37, "32x60": 32, "60x37": 37}
"""Number of columns from sideline to sideline, by reading of TF-A01.

Under 60x37, the number of a hex begins with the row.
"""

HASH_COLUMNS = {"17-21": (17, 21), "15-23": (15, 23), "13-25": (13, 25)}
"""The two hashmark columns on a map of 37 columns, by reading of TF-A03."""

SHAPING = ("TF-A01", "TF-A02", "TF-A03", "TF-A04", "TF-A05", "TF-A19")
"""The ambiguities whose readings make the map."""

LINES_KEPT = 2
"""Number of lines of scrimmage for which a map caches the hexes on both sides."""

MAPS_KEPT = 12
"""Number of maps that are cached, because different readings give hundreds of maps."""


class HexLattice:
    """The hexes of a map by number, with their neighbours, as TF-A01 and TF-A02 decide.

    There are six lattices. A lattice takes five megabytes and is never removed from memory. All maps that differ only
    in other readings share it.
    """

    def __init__(self, columns: int, raised: int, *, row_first: bool) -> None:
        """Set the lattice.

        `raised` is 1 if the odd columns lie half a hex further north, and 0 if the even columns do.
        """
        self.columns, self.raised = columns, raised
        places = [(column, row) for column in range(1, columns + 1) for row in range(FIRST_ROW, LAST_ROW + 1)]
        self.numbers = {place: _format_hex_number(*(reversed(place) if row_first else place)) for place in places}
        self.hexes = tuple(self.numbers.values())
        self.all_hexes = frozenset(self.hexes)
        self.column = {number: column for (column, _), number in self.numbers.items()}
        self.row: dict[Facing, dict[Hex, int]] = {
            "N": {number: row for (_, row), number in self.numbers.items()},
            "S": {number: ROWS + 1 - row for (_, row), number in self.numbers.items()},
        }
        self._spot = {
            number: self._compute_doubled_coordinates(column, row) for (column, row), number in self.numbers.items()
        }
        self._compute_neighbours()
        self.distance = lru_cache(maxsize=1 << 13)(self._distance)

    def is_raised(self, column: int) -> bool:
        """Return whether a column lies half a hex further north than its neighbors (TF-A02)."""
        return column % 2 == self.raised

    def _compute_doubled_coordinates(self, column: int, row: int) -> Spot:
        """Return the hex in doubled coordinates; x + y is even."""
        return (column + 1 - self.raised, 2 * row + self.is_raised(column))

    def _compute_neighbours(self) -> None:
        at = {spot: number for number, spot in self._spot.items()}
        self.step: dict[Hex, dict[Facing, Hex | None]] = {
            number: dict(zip(FACINGS, map(at.get, FLAT.neighbours(spot)), strict=True))
            for number, spot in self._spot.items()
        }
        self.way: dict[Hex, dict[Hex, Facing]] = {
            number: {there: facing for facing, there in steps.items() if there is not None}
            for number, steps in self.step.items()
        }
        self.around = {number: tuple(near) for number, near in self.way.items()}
        self.edge = frozenset(number for number, near in self.around.items() if len(near) < len(FACINGS))
        self.zone: dict[Hex, dict[Facing, tuple[Hex, ...]]] = {
            number: _map_zone_hexes_by_facing(tuple(steps.values())) for number, steps in self.step.items()
        }

    def _distance(self, start: Hex, end: Hex) -> int:
        """Return the number of steps between two hexes; a neighbour is 1 away."""
        return FLAT.distance(self._spot[start], self._spot[end])

    def away(self, start: Hex, end: Hex) -> Spot:
        """Return the difference between two hexes in doubled coordinates."""
        (from_x, from_y), (to_x, to_y) = self._spot[start], self._spot[end]
        return (to_x - from_x, to_y - from_y)


def _format_hex_number(first: int, second: int) -> Hex:
    return f"{first % 100:02}{second % 100:02}"


class Field:
    """The map under the readings of a game, with cached tables of frequent values.

    `heading` is the facing towards the goal that the offense attacks. It is N, except that TF-A02 `absolute` also
    allows S. `row` counts in that direction, from -5 to 66; the rows 1 to 60 are between the goal lines.
    """

    def __init__(self, reading: Mapping[str, str], heading: Facing) -> None:
        """Set the map; `reading` must have the reading of each ambiguity in `SHAPING`."""
        self.heading = heading
        self._reading = {name: reading[name] for name in SHAPING}
        self._lattice = lattice = _get_lattice(reading["TF-A01"], 1 if reading["TF-A02"] == "odd-up" else 0)
        self.columns, self.hexes, self.column = lattice.columns, lattice.hexes, lattice.column
        self.all_hexes = lattice.all_hexes
        self.is_raised = lattice.is_raised
        self.row, self.map_row = lattice.row[heading], lattice.row["N"]
        self.step, self.way, self.around, self.zone = lattice.step, lattice.way, lattice.around, lattice.zone
        self.edge = lattice.edge
        self.hash_columns = self._hash_columns(HASH_COLUMNS[reading["TF-A03"]])
        self.inbounds = frozenset(filter(self._may_be_snapped_from, self.hexes))
        self._sides = lru_cache(maxsize=LINES_KEPT)(self._split_hexes_by_line_side)
        self.distance, self.sights = lattice.distance, _create_sight_function(lattice, reading["TF-A19"])

    def number(self, column: int, row: int) -> Hex | None:
        """Return the hex in a column and a row of the map, or None if it does not exist."""
        return self._lattice.numbers.get((column, row))

    # ---- straight lines

    def hex_straight_ahead(self, start: Hex, facing: Facing, steps: int) -> Hex | None:
        """Return the hex a number of steps straight ahead, or None off the map."""
        place: Hex | None = start
        for _ in range(steps):
            place = None if place is None else self.step[place][facing]
        return place

    def facing_straight_to(self, start: Hex, end: Hex) -> Facing | None:
        """Return the facing from one hex straight to another hex; None if no straight row of hexes connects them."""
        (x, y), steps = self._lattice.away(start, end), self.distance(start, end)
        ways = zip(FACINGS, FLAT.steps, strict=True)
        return next((facing for facing, (a, b) in ways if steps and (a * steps, b * steps) == (x, y)), None)

    # ---- the map seen from the other end

    def turned(self, place: Hex) -> Hex:
        """Return the hex where a hex lies after a half turn of the map.

        A half turn makes raised columns lowered ones. So neighbours stay neighbours only if the readings even-up and
        odd-up of TF-A02 are exchanged.
        """
        return self._lattice.numbers[self.columns + 1 - self.column[place], ROWS + 1 - self.map_row[place]]

    # ---- the line of scrimmage, between the rows `line` and `line` + 1 (3.32.12)

    def side_of_line(self, line: int, place: Hex) -> Role | None:
        """Return the side of the line of scrimmage on which a hex lies, or None if the line cuts it (TF-A04)."""
        if self._is_cut_by_line(line, place):
            return None
        return "offense" if self.row[place] <= line else "defense"

    def side(self, line: int, role: Role) -> frozenset[Hex]:
        """Return all hexes on the side of the line of scrimmage that belongs to `role`."""
        return self._sides(line)[role]

    def _split_hexes_by_line_side(self, line: int) -> dict[Role, frozenset[Hex]]:
        return {
            role: frozenset(place for place in self.hexes if self.side_of_line(line, place) == role) for role in ROLES
        }

    def _is_cut_by_line(self, line: int, place: Hex) -> bool:
        """Return whether the line cuts a hex: under TF-A04 `half` it cuts one hex of every shifted column."""
        if self._reading["TF-A04"] != "half" or not self.is_raised(self.column[place]):
            return False
        return self.row[place] == (line if self.heading == "N" else line + 1)

    def depth(self, line: int, place: Hex) -> int:
        """Return the distance of a hex from the line of scrimmage, in rows.

        A hex next to the line has distance 0, or 1 under TF-A05 `adjacent-1`.
        """
        return self._rows_behind(line, place) + self.depth_next_to_the_line

    @property
    def depth_next_to_the_line(self) -> int:
        """Return the depth (distance from the line) of a hex that touches the line (TF-A05)."""
        return int(self._reading["TF-A05"] == "adjacent-1")

    def _rows_behind(self, line: int, place: Hex) -> int:
        row = self.row[place]
        behind = line - row if row <= line else row - line - 1
        halved = self._reading["TF-A04"] == "half" and self.is_raised(self.column[place])
        with_the_cut_hex = halved and (row <= line) == (self.heading == "N")
        return behind - 1 if with_the_cut_hex else behind

    def touches_line(self, line: int, place: Hex) -> bool:
        """Return whether a hex is adjacent to the line of scrimmage (3.32.12, TF-A04)."""
        return self.side_of_line(line, place) is not None and self._rows_behind(line, place) == 0

    def is_in_backfield(self, line: int, place: Hex) -> bool:
        """Return whether a hex is on the offense's side of the line and does not touch the line (TF-A04)."""
        return self.side_of_line(line, place) == "offense" and not self.touches_line(line, place)

    # ---- hashmarks, goal lines and end zones

    def _hash_columns(self, columns: tuple[int, int]) -> tuple[int, int]:
        """Return the two hashmark columns.

        On a narrower map, they move so that they stay in the middle (TF-A01, TF-A03).
        """
        aside = (max(COLUMNS.values()) - self.columns + 1) // 2
        return (columns[0] - aside, columns[1] - aside)

    def between_hashmarks(self, place: Hex) -> bool:
        """Return whether a hex is in the strip between the hashmarks, including the end zones (4.1.3, 14.38.1)."""
        left, right = self.hash_columns
        return left <= self.column[place] <= right

    def _may_be_snapped_from(self, place: Hex) -> bool:
        return self.between_hashmarks(place) and self.end_zone(place) is None

    def nearest_inbounds(self, place: Hex) -> Hex:
        """Return the nearest hex inbounds: the hex itself, or a hex on the nearer hashmark (14.38.2, TF-A97).

        The row stays the same, except that a hex of an End Zone moves to the row next to the goal line.
        """
        left, right = self.hash_columns
        column, row = max(left, min(self.column[place], right)), max(1, min(self.map_row[place], ROWS))
        return self._lattice.numbers[column, row]

    def first_of_column(self, place: Hex) -> Hex:
        """Return the hex of the same column next to the goal line that the offense defends."""
        return self._lattice.numbers[self.column[place], 1 if self.heading == "N" else ROWS]

    def end_zone(self, place: Hex) -> EndZone | None:
        """Return in which end zone a hex is: `ahead` of the offense, `behind` it, or None for neither (14.39.1)."""
        if 1 <= self.row[place] <= ROWS:
            return None
        return "ahead" if self.row[place] > ROWS else "behind"


def get_line_of_scrimmage_at(yards: int) -> int:
    """Return the line of scrimmage that is `yards` (a multiple of five) from the offense's own goal line (14.31.1)."""
    return yards * STRIPE // 5


def get_field_of_readings(reading: Mapping[str, str], heading: Facing = "N") -> Field:
    """Return the map under the readings of a game, cached so that games share its tables."""
    return _build_field(tuple(reading[name] for name in SHAPING), heading)


@lru_cache(maxsize=MAPS_KEPT)
def _build_field(chosen: tuple[str, ...], heading: Facing) -> Field:
    return Field(dict(zip(SHAPING, chosen, strict=True)), heading)


@cache
def _get_lattice(size: str, raised: int) -> HexLattice:
    """Return one of the six lattices, by the reading of TF-A01 and the raised columns."""
    return HexLattice(COLUMNS[size], raised, row_first=size == "60x37")


def _map_zone_hexes_by_facing(around: tuple[Hex | None, ...]) -> dict[Facing, tuple[Hex, ...]]:
    """Return the front hex and the two oblique hexes by facing, as far as they are on the map (6.2.B.1)."""
    ahead = zip(FACINGS, around, around[-1:] + around[:-1], around[1:] + around[:1], strict=True)
    return {facing: tuple(filter(None, three)) for facing, *three in ahead}


@cache
def _create_sight_function(lattice: HexLattice, reading: str) -> Callable[[Hex, Facing, Hex], bool]:
    """Return the function `_is_hex_in_sight` for a lattice and a reading of TF-A19, with a cache of its own.

    Each cached answer takes 200 bytes.
    """
    return lru_cache(maxsize=1 << 12)(partial(_is_hex_in_sight, lattice, reading))


def _is_hex_in_sight(lattice: HexLattice, reading: str, place: Hex, facing: Facing, target: Hex) -> bool:
    """Return whether a man in a hex, with this facing, has another hex in his pattern of sight (6.4.E.2, 6.4.E.3)."""
    return facing in _find_sighting_facings(lattice.away(place, target), reading)


@lru_cache(maxsize=1 << 13)
def _find_sighting_facings(away: Spot, reading: str) -> frozenset[Facing]:
    """Return the facings in which a man sights a hex at this distance (TF-A19)."""
    if away == (0, 0):
        return frozenset()
    return frozenset(facing for facing in FACINGS if _is_in_sight_pattern(away, facing, reading))


def _is_in_sight_pattern(away: Spot, facing: Facing, reading: str) -> bool:
    to = dict(zip(FACINGS, FLAT.steps, strict=True))
    (ahead_x, ahead_y), (x, y) = to[facing], away
    if reading == "edge-fan":
        return 3 * ahead_x * x + ahead_y * y >= 0
    from_left = -measure_offset_to_left(to[turn_facing_by_hexsides(facing, -1)], away)
    from_right = measure_offset_to_left(to[turn_facing_by_hexsides(facing, 1)], away)
    next_to_him = FLAT.distance((0, 0), away) == 1
    return min(from_left, from_right) >= (0 if reading == "closed-cone" or next_to_him else 1)
