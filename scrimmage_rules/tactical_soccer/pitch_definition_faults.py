"""The faults of a pitch, each with the clause that it breaks."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from math import inf

from scrimmage_rules.kernel.contract import Fault
from scrimmage_rules.kernel.hexes import Hex
from scrimmage_rules.tactical_soccer.pitch import CENTRE, RADIUS, PitchData, is_valid_doubled_coordinate
from scrimmage_rules.tactical_soccer.position import ATTACKS, SEATS, Seat, other_seat

BOX_SIZE = 6
MOST_HEXES = 800
LEAST_PER_HALF = 6
"""Minimum number of hexes in a half: one for each man of a squad, under all readings."""

ORIENTATION = {"flat-forward": "flat", "point-forward": "point"}
"""For each reading of TS-A11, the orientation that a pitch must have."""


def find_pitch_faults(data: PitchData, reading: Mapping[str, str]) -> Iterator[Fault]:
    """Yield the faults of a pitch under the given readings, in the order of the protocol page."""
    field = frozenset(data.field)
    yield from _find_playing_area_faults(data, field)
    if data.centre != CENTRE or CENTRE not in field:
        yield Fault("SETUP.centre-hex-mark", "no-centre", "/centre")
    for seat in SEATS:
        yield from _find_goal_faults(data, field, seat)
        yield from _find_box_faults(data, field, seat, reading["TS-A14"])
        yield from _find_circle_faults(data, field, seat, RADIUS[reading["TS-A12"]])
    if ORIENTATION[reading["TS-A11"]] != data.orientation:
        yield Fault("SCATTER.direct-ahead", "orientation", "/orientation")


def _find_playing_area_faults(data: PitchData, field: frozenset[Hex]) -> Iterator[Fault]:
    columns = [x for x, _, _ in data.columns]
    if not columns or columns != list(range(columns[0], columns[0] + len(columns))):
        yield Fault("INTRO.kit-complete", "columns-not-in-order", "/columns")
    if any(
        first > last or not (is_valid_doubled_coordinate((x, first)) and is_valid_doubled_coordinate((x, last)))
        for x, first, last in data.columns
    ):
        yield Fault("INTRO.kit-complete", "no-column", "/columns")
    end = max((last for _, _, last in data.columns), default=0)
    if any(last < end - 1 or first > 1 - end for _, first, last in data.columns):
        yield Fault("INTRO.kit-complete", "ends-not-straight", "/columns")
    if field != {(-x, -y) for x, y in field}:
        yield Fault("INTRO.kit-complete", "halves-not-alike", "/columns")
    if len(field) > MOST_HEXES:
        yield Fault("INTRO.kit-complete", "too-large", "/columns")
    if sum(1 for _, y in field if y < 0) < LEAST_PER_HALF:
        yield Fault("SETUP.place", "no-room", "/columns")


def _find_goal_faults(data: PitchData, field: frozenset[Hex], seat: Seat) -> Iterator[Fault]:
    goal, distance, ahead = data.goals.of(seat), data.grid.distance, ATTACKS[seat]
    end = min((y * ahead for _, y in field), default=inf)
    beyond = all(is_valid_doubled_coordinate(place) and place[1] * ahead < end for place in goal.hexes)
    steps = (distance(goal.Left, goal.Center), distance(goal.Center, goal.Right), distance(goal.Left, goal.Right))
    in_order = (goal.Left[0] - goal.Right[0]) * ahead > 0
    if not beyond or steps != (1, 1, 2) or not in_order:
        yield Fault("GOALIE.three-goal-hexes", "no-goal", f"/goals/{seat}")
    if goal.hexes != tuple((-x, -y) for x, y in data.goals.of(other_seat(seat)).hexes):
        yield Fault("INTRO.kit-complete", "halves-not-alike", f"/goals/{seat}")


def _find_box_faults(data: PitchData, field: frozenset[Hex], seat: Seat, name: str) -> Iterator[Fault]:
    if name not in data.boxes:
        yield Fault("GOALIE.box", "no-such-box", f"/boxes/{name}")
        return
    box, goal = data.boxes[name].of(seat), data.goals.of(seat)
    touched = all(not set(data.grid.neighbours(place)).isdisjoint(box) for place in goal.hexes)
    if not len(set(box)) == len(box) == BOX_SIZE or not field.issuperset(box) or not touched:
        yield Fault("GOALIE.box", "no-box", f"/boxes/{name}/{seat}")
    if set(box) != {(-x, -y) for x, y in data.boxes[name].of(other_seat(seat))}:
        yield Fault("INTRO.kit-complete", "halves-not-alike", f"/boxes/{name}/{seat}")


def _find_circle_faults(data: PitchData, field: frozenset[Hex], seat: Seat, radius: int) -> Iterator[Fault]:
    """Yield a fault if the circle has no hex in the coach's half."""
    circle = [place for place in field if data.grid.distance(CENTRE, place) <= radius]
    if not any(y * ATTACKS[seat] < 0 for _, y in circle):
        yield Fault("SETUP.circle-minimum", "no-circle", "/columns")
