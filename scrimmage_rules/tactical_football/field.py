"""The map: a gridiron under a grid of hexes, with its numbers, lines and end zones, as one value made from readings.

Chapter: the map (3.1), the line of scrimmage as a place (3.32), hashmarks and end zones (14.38, 14.39).
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Annotated, Literal, get_args

import msgspec

from scrimmage_rules.kernel.hexes import FLAT, left_of
from scrimmage_rules.kernel.hexes import Hex as Spot
from scrimmage_rules.tactical_football.facing import FACINGS, Facing, turned_by

Hex = Annotated[str, msgspec.Meta(pattern="^[0-9]{4}$")]
"""A hex by its printed number: two digits for the column, two for the row, 1441.

Rows behind the goal line that the offense defends are counted modulo 100: row 0 is 1400, row -1 is 1499.
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
"""Columns from sideline to sideline by reading of TF-A01; under 60x37 a number tells the row first."""

HASH_COLUMNS = {"17-21": (17, 21), "15-23": (15, 23), "13-25": (13, 25)}
"""The two hashmark columns on a map of 37 columns, by reading of TF-A03."""

SHAPING = ("TF-A01", "TF-A02", "TF-A03", "TF-A04", "TF-A05", "TF-A19")
"""The ambiguities whose readings make the map."""

MAPS_KEPT = 12
"""How many maps are kept for the games to come: each takes some megabytes, and the readings make hundreds."""


class Field:
    """The map under the readings of a game, with everything that is looked up often.

    `heading` is the facing towards the goal that the offense attacks: N, but under TF-A02 `absolute` also S. `row`
    counts in that direction, from -5 to 66; 1 to 60 lie between the goal lines.
    """

    def __init__(self, reading: Mapping[str, str], heading: Facing) -> None:
        """`reading` needs a key for each of `SHAPING`."""
        self.heading = heading
        self._reading = {name: reading[name] for name in SHAPING}
        self.columns = COLUMNS[reading["TF-A01"]]
        self._row_first = reading["TF-A01"] == "60x37"
        self._raised = 1 if reading["TF-A02"] == "odd-up" else 0
        self.hash_columns = self._hash_columns(HASH_COLUMNS[reading["TF-A03"]])
        places = [(c, r) for c in range(1, self.columns + 1) for r in range(FIRST_ROW, LAST_ROW + 1)]
        self._numbers = {(column, row): self._number(column, row) for column, row in places}
        self.hexes = tuple(self._numbers.values())
        self.column = {number: column for (column, _), number in self._numbers.items()}
        self.map_row = {number: row for (_, row), number in self._numbers.items()}
        self.row = {number: row if heading == "N" else ROWS + 1 - row for number, row in self.map_row.items()}
        self._spot = {number: self._spot_of(column, row) for (column, row), number in self._numbers.items()}
        self._step_all()
        self.inbounds = frozenset(filter(self._may_be_snapped_from, self.hexes))
        self.distance = lru_cache(maxsize=1 << 16)(self._distance)
        self.sights = lru_cache(maxsize=1 << 16)(self._sights)

    def number(self, column: int, row: int) -> Hex | None:
        """The hex in a column and a row as the map counts them, if the map has it."""
        return self._numbers.get((column, row))

    def _number(self, column: int, row: int) -> Hex:
        first, second = (row, column) if self._row_first else (column, row)
        return f"{first % 100:02}{second % 100:02}"

    def is_raised(self, column: int) -> bool:
        """Whether a column lies half a hex further north than those beside it (TF-A02)."""
        return column % 2 == self._raised

    def _spot_of(self, column: int, row: int) -> Spot:
        """The hex in doubled coordinates; x + y is even."""
        return (column + 1 - self._raised, 2 * row + self.is_raised(column))

    # ---- hexes next to each other, and straight lines

    def _step_all(self) -> None:
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
        self.zone: dict[Hex, dict[Facing, tuple[Hex, ...]]] = {
            number: _controlled(tuple(steps.values())) for number, steps in self.step.items()
        }

    def _distance(self, start: Hex, end: Hex) -> int:
        """The number of steps between two hexes; a neighbour is 1 away."""
        return FLAT.distance(self._spot[start], self._spot[end])

    def along(self, start: Hex, facing: Facing, steps: int) -> Hex | None:
        """The hex so many steps straight on, if the map has it."""
        place: Hex | None = start
        for _ in range(steps):
            place = None if place is None else self.step[place][facing]
        return place

    def straight(self, start: Hex, end: Hex) -> Facing | None:
        """The facing in which one hex lies straight from another, if it does."""
        (x, y), steps = self._away(start, end), self.distance(start, end)
        ways = zip(FACINGS, FLAT.steps, strict=True)
        return next((facing for facing, (a, b) in ways if steps and (a * steps, b * steps) == (x, y)), None)

    def _away(self, start: Hex, end: Hex) -> Spot:
        (from_x, from_y), (to_x, to_y) = self._spot[start], self._spot[end]
        return (to_x - from_x, to_y - from_y)

    def _sights(self, place: Hex, facing: Facing, target: Hex) -> bool:
        """Whether a man in a hex, facing so, has another hex in his pattern of sight (6.4.E.2, 6.4.E.3)."""
        return facing in _sighting(self._away(place, target), self._reading["TF-A19"])

    # ---- the map seen in a mirror, and from the other end

    def reflected(self, place: Hex) -> Hex:
        """The hex as far from the other sideline; on a map with an odd number of columns neighbours stay neighbours."""
        return self._numbers[self.columns + 1 - self.column[place], self.map_row[place]]

    def turned(self, place: Hex) -> Hex:
        """The hex in the same place of the map turned by 180 degrees.

        Raised columns become lowered ones, so that neighbours stay neighbours only with the readings even-up and
        odd-up of TF-A02 exchanged.
        """
        return self._numbers[self.columns + 1 - self.column[place], ROWS + 1 - self.map_row[place]]

    # ---- the line of scrimmage, between the rows `line` and `line` + 1 (3.32.12)

    def line_side(self, line: int, place: Hex) -> Role | None:
        """Whose side of the line of scrimmage a hex lies on; None for a hex that the line cuts (TF-A04)."""
        if self._is_cut(line, place):
            return None
        return "offense" if self.row[place] <= line else "defense"

    def _is_cut(self, line: int, place: Hex) -> bool:
        """Under TF-A04 `half` the line is straight and goes through a hex of every shifted column."""
        if self._reading["TF-A04"] != "half" or not self.is_raised(self.column[place]):
            return False
        return self.row[place] == (line if self.heading == "N" else line + 1)

    def depth(self, line: int, place: Hex) -> int:
        """How many hexes a man stands from the line on his side: 0 next to it, or 1 under TF-A05 `adjacent-1`."""
        return self._rows_behind(line, place) + (self._reading["TF-A05"] == "adjacent-1")

    def _rows_behind(self, line: int, place: Hex) -> int:
        row = self.row[place]
        behind = line - row if row <= line else row - line - 1
        halved = self._reading["TF-A04"] == "half" and self.is_raised(self.column[place])
        with_the_cut_hex = halved and (row <= line) == (self.heading == "N")
        return behind - 1 if with_the_cut_hex else behind

    def touches_line(self, line: int, place: Hex) -> bool:
        """Whether a hex is adjacent to the line of scrimmage (3.32.12, TF-A04)."""
        return self.line_side(line, place) is not None and self._rows_behind(line, place) == 0

    # ---- hashmarks, goal lines and end zones

    def _hash_columns(self, columns: tuple[int, int]) -> tuple[int, int]:
        """As read, but moved to the middle of a narrower map (TF-A01, TF-A03)."""
        aside = (max(COLUMNS.values()) - self.columns + 1) // 2
        return (columns[0] - aside, columns[1] - aside)

    def between_hashmarks(self, place: Hex) -> bool:
        """Whether a hex lies in the middle strip, which goes on through the end zones (4.1.3, 14.38.1)."""
        left, right = self.hash_columns
        return left <= self.column[place] <= right

    def _may_be_snapped_from(self, place: Hex) -> bool:
        return self.between_hashmarks(place) and self.end_zone(place) is None

    def nearest_inbounds(self, place: Hex) -> Hex:
        """The hex of the same row on the hashmark column that is nearer, or the hex itself (14.38.2, TF-A97)."""
        left, right = self.hash_columns
        return self._numbers[max(left, min(self.column[place], right)), self.map_row[place]]

    def end_zone(self, place: Hex) -> EndZone | None:
        """The end zone that a hex lies in, ahead of the offense or behind it (14.39.1)."""
        if 1 <= self.row[place] <= ROWS:
            return None
        return "ahead" if self.row[place] > ROWS else "behind"


def line_at(yards: int) -> int:
    """The line of scrimmage at so many yards from the offense's own goal line, every five of them (14.31.1)."""
    return yards * STRIPE // 5


def field_of(reading: Mapping[str, str], heading: Facing = "N") -> Field:
    """The map under the readings of a game, kept, so that games share its tables."""
    return _field(tuple(reading[name] for name in SHAPING), heading)


@lru_cache(maxsize=MAPS_KEPT)
def _field(chosen: tuple[str, ...], heading: Facing) -> Field:
    return Field(dict(zip(SHAPING, chosen, strict=True)), heading)


def _controlled(around: tuple[Hex | None, ...]) -> dict[Facing, tuple[Hex, ...]]:
    """By facing the front hex and the two oblique ones, as far as they are on the map (6.2.B.1)."""
    ahead = zip(FACINGS, around, around[-1:] + around[:-1], around[1:] + around[:1], strict=True)
    return {facing: tuple(filter(None, three)) for facing, *three in ahead}


@lru_cache(maxsize=1 << 15)
def _sighting(away: Spot, reading: str) -> frozenset[Facing]:
    """The facings in which a man sights what is so far away (TF-A19)."""
    if away == (0, 0):
        return frozenset()
    return frozenset(facing for facing in FACINGS if _in_the_pattern(away, facing, reading))


def _in_the_pattern(away: Spot, facing: Facing, reading: str) -> bool:
    to = dict(zip(FACINGS, FLAT.steps, strict=True))
    (ahead_x, ahead_y), (x, y) = to[facing], away
    if reading == "edge-fan":
        return 3 * ahead_x * x + ahead_y * y >= 0
    from_left = -left_of(to[turned_by(facing, -1)], away)
    from_right = left_of(to[turned_by(facing, 1)], away)
    next_to_him = FLAT.distance((0, 0), away) == 1
    return min(from_left, from_right) >= (0 if reading == "closed-cone" or next_to_him else 1)
