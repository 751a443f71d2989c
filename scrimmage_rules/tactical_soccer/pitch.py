"""The pitch as data, and the tables in which play looks up hexes, distances and areas.

The source does not describe its field (TS-A10). Every pitch is therefore invented, and four are bundled.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache, lru_cache
from importlib.resources import files
from typing import Annotated, Literal, NamedTuple, TypeAlias

import msgspec
from msgspec.structs import astuple

from scrimmage_rules.kernel.codec import decode_yaml
from scrimmage_rules.kernel.hexes import FLAT, POINTED, Grid, HexOnLine
from scrimmage_rules.kernel.size_limits import Text
from scrimmage_rules.tactical_soccer.position import AIMS, ATTACKS, SEATS, Aim, Hex, Man, Places, Seat, other_seat

BUNDLED = ("default", "small", "default-pointed", "small-pointed")
RADIUS = {"radius-1": 1, "radius-2": 2}
"""The radius of the centre circle in hexes, by reading of TS-A12."""

CENTRE: Hex = (0, 0)


FARTHEST_OF_A_PITCH = 40
OnThePitch = Annotated[int, msgspec.Meta(ge=-FARTHEST_OF_A_PITCH, le=FARTHEST_OF_A_PITCH)]
MOST_COLUMNS = 2 * FARTHEST_OF_A_PITCH + 1
MOST_BOXES = 20
"""Maximum number of boxes that a pitch may list, and of hexes in one box."""

Column = tuple[OnThePitch, OnThePitch, OnThePitch]
Box = Annotated[tuple[Hex, ...], msgspec.Meta(max_length=MOST_BOXES)]


class Goal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The three hexes of a goal, named as the shooter sees them (GOALIE.three-goal-hexes, TS-A56)."""

    Left: Hex
    """the goal hex on the shooter's left"""

    Center: Hex
    """the goal hex in the middle"""

    Right: Hex
    """the goal hex on the shooter's right"""

    def at(self, aim: Aim) -> Hex:
        """Return the hex that a word (`Left`, `Center` or `Right`) names."""
        return (self.Left, self.Center, self.Right)[AIMS.index(aim)]

    @property
    def hexes(self) -> tuple[Hex, Hex, Hex]:
        """Return the hexes Left, Center and Right."""
        return (self.Left, self.Center, self.Right)


class Goals(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The goals by the coach who defends them."""

    red: Goal
    """the goal that red defends"""

    blue: Goal
    """the goal that blue defends"""

    def of(self, seat: str) -> Goal:
        """Return the goal that a coach defends."""
        return self.red if seat == "red" else self.blue


class Boxes(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The goal boxes by the coach whose goalie may enter them."""

    red: Box
    """the six hexes before red's goal"""

    blue: Box
    """the six hexes before blue's goal"""

    def of(self, seat: str) -> tuple[Hex, ...]:
        """Return the box of a coach's goalie."""
        return self.red if seat == "red" else self.blue


class PitchData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A pitch as plain data: `columns` are `[x, first y, last y]`, `boxes` are listed by reading of TS-A14."""

    id: Text
    """a name for the pitch"""

    invented: bool
    """whether the pitch is invented, as every pitch is until a real sheet is found"""

    orientation: Literal["flat", "point"]
    """whether flat sides or corners of the hexes face the goals (TS-A11)"""

    columns: Annotated[tuple[Column, ...], msgspec.Meta(max_length=MOST_COLUMNS)]
    """the columns of the field, each `[x, first y, last y]` with y in steps of 2"""

    centre: Hex
    """the centre hex, `[0, 0]`"""

    goals: Goals
    """the goals, by the seat that defends them"""

    boxes: Annotated[dict[Text, Boxes], msgspec.Meta(max_length=MOST_BOXES)]
    """the goal boxes, by reading of TS-A14 and by the seat that defends them"""

    @property
    def grid(self) -> Grid:
        """Return the grid of the orientation (TS-A11)."""
        return FLAT if self.orientation == "flat" else POINTED

    @property
    def field(self) -> tuple[Hex, ...]:
        """Return every hex except the goal hexes, column by column. A column of odd sums x + y has no hexes."""
        columns = [(x, first, last) for x, first, last in self.columns if is_valid_doubled_coordinate((x, first))]
        return tuple((x, y) for x, first, last in columns for y in range(first, last + 1, 2))


def is_valid_doubled_coordinate(place: Hex) -> bool:
    """Return whether two coordinates are the coordinates of a hex: their sum must be even."""
    return (place[0] + place[1]) % 2 == 0


@cache
def load_bundled_pitch(name: str) -> PitchData:
    """Return one of the four pitches of the package; cached."""
    text = (files(__package__) / "pitches" / f"{name}.yaml").read_bytes()
    return decode_yaml(text, PitchData, f"pitches/{name}.yaml")


# ---- the pitch in play


PITCHES_KEPT = 4
"""Number of pitches for which all moves and placements are cached; the largest pitches need ten megabytes."""


class GridMeasures(NamedTuple):
    """The distances and lines of a grid, cached; a long line takes ten kilobytes."""

    distance: Callable[[Hex, Hex], int]
    line: Callable[[Hex, Hex], tuple[HexOnLine, ...]]


@cache
def _create_measures(grid: Grid) -> GridMeasures:
    """Return the cached distance and line functions of a hex grid; all pitches with this grid share them."""
    return GridMeasures(lru_cache(maxsize=1 << 14)(grid.distance), lru_cache(maxsize=1 << 10)(grid.line))


Area: TypeAlias = int
"""A set of hexes as a number with one bit for each; only the `Pitch` that made it can read it."""


class Pitch:
    """A pitch under the readings of a game, with its areas (sets of hexes), distances and lines.

    `bit` has the area of each single hex, `area` returns the area of several hexes, and `hexes` yields the hexes of an
    area.
    """

    def __init__(self, data: PitchData, reading: Mapping[str, str]) -> None:
        """Build the tables of a pitch; `data` must be free of faults."""
        self.data, self.grid, self.goals = data, data.grid, data.goals
        self.boxes = data.boxes[reading["TS-A14"]]
        self.field = frozenset(data.field)
        everywhere = sorted([*data.field, *data.goals.red.hexes, *data.goals.blue.hexes])
        self.bit = {place: 1 << number for number, place in enumerate(everywhere)}
        self._by_bit = {bit: place for place, bit in self.bit.items()}
        self.end = max(y for _, y in data.field)
        self.next_to = {
            place: tuple(each for each in self.grid.neighbours(place) if each in self.bit) for place in everywhere
        }
        self.around = {place: self.area(near) for place, near in self.next_to.items()}
        self.zone = {place: self._find_area_within_two(place) for place in everywhere}
        self.circle = self._compute_centre_circle(RADIUS[reading["TS-A12"]])
        self.own: dict[str, Area] = {seat: self._find_own_half(seat, reading["TS-A13"]) for seat in SEATS}
        self.advance: dict[str, dict[Hex, int]] = {
            seat: self._measure_advance_of_hexes(seat, reading["TS-A15"]) for seat in SEATS
        }
        self.grounds: dict[tuple[str, str], Area] = {
            (seat, position_class): self._compute_ground(seat, position_class)
            for seat in SEATS
            for position_class in "FMDG"
        }
        self.distance, self.line = _create_measures(self.grid)
        self.next_to_any = lru_cache(maxsize=1 << 10)(self._next_to_any)

    # ---- sets of hexes

    def area(self, places: Iterable[Hex]) -> Area:
        """Return the set of some hexes as an area."""
        return sum({self.bit[place] for place in places})

    def hexes(self, area: Area) -> Iterator[Hex]:
        """Yield the hexes of an area, column by column."""
        while area:
            lowest = area & -area
            yield self._by_bit[lowest]
            area ^= lowest

    def within(self, place: Hex, area: Area) -> bool:
        """Return whether a hex, on the pitch or off it, is in an area."""
        return bool(self.bit.get(place, 0) & area)

    def find_occupied_area(self, men: Places) -> Area:
        """Return the area (set of hexes) that men occupy."""
        return sum(map(self.bit.__getitem__, filter(None, astuple(men))))

    def _find_area_within_two(self, place: Hex) -> Area:
        near = self.around[place]
        return (near | self._next_to_any(near)) & ~self.bit[place]

    def find_reachable_area(self, start: Hex, free: Area, stops: Area) -> Area:
        """Return the area (set of hexes) within two steps over free hexes. A step into `stops` ends the walk."""
        first = self.around[start] & free
        return (first | self.next_to_any(first & ~stops)) & free & ~self.bit[start]

    def _next_to_any(self, area: Area) -> Area:
        """Return the area (set) of the hexes next to any hex of an area."""
        near = 0
        for place in self.hexes(area):
            near |= self.around[place]
        return near

    # ---- parts of the field

    def _compute_centre_circle(self, radius: int) -> frozenset[Hex]:
        """Return the centre circle with its centre (SETUP.circle-minimum, TS-A12)."""
        return frozenset(place for place in self.field if self.grid.distance(CENTRE, place) <= radius)

    @property
    def halfway(self) -> tuple[Hex, ...]:
        """Return the hexes on the halfway line, from left to right as red sees them."""
        return tuple(sorted(place for place in self.field if place[1] == 0))

    def _find_own_half(self, seat: Seat, reading: str) -> Area:
        """Return the hexes of a coach's own side as an area (a set). TS-A13 decides about the halfway hexes."""
        behind = [place for place in self.field if place[1] * ATTACKS[seat] < 0]
        shared = {
            "shared": self.halfway,
            "neutral": (),
            "odd-split": self.halfway[0::2] if seat == "red" else self.halfway[1::2],
        }[reading]
        return self.area([*behind, *shared])

    def _measure_advance_of_hexes(self, seat: Seat, reading: str) -> dict[Hex, int]:
        """Return for each hex how far ahead it is for a coach's men (TS-A15)."""
        if reading == "goal-distance":
            goal = self.goals.of(other_seat(seat)).Center
            return {place: -self.grid.distance(place, goal) for place in self.bit}
        return {place: place[1] * ATTACKS[seat] for place in self.bit}

    def _compute_ground(self, seat: Seat, position_class: str) -> Area:
        if position_class == "G":
            return self.area([*self.boxes.of(seat), *self.goals.of(seat).hexes])
        return self.own[seat] if position_class == "D" else self.area(self.field)

    def find_ground(self, seat: str, man: Man) -> Area:
        """Return the area (set of hexes) where a man may be in play (GOALIE.confined, SIDE.defenders-own,
        SIDE.forwards-free).
        """
        return self.grounds[seat, man[0]]

    def find_resting_hex(self, place: Hex) -> Hex:
        """Return the hex where a ball comes to lie: for a goal hex, the box hex before that goal."""
        if place in self.field:
            return place
        return self.find_hex_before_goal("blue" if place[1] > 0 else "red")

    def find_hex_before_goal(self, seat: str) -> Hex:
        """Return the first hex of the box that touches Center."""
        near = self.next_to[self.goals.of(seat).Center]
        return next(place for place in self.boxes.of(seat) if place in near)
