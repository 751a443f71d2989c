"""The picture of a pitch: its hexes lengthwise, red's goal on the left, with all marks.

Red attacks to the right, and red's left is up. Each hex shows its coordinate.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

import msgspec

from scrimmage_rules.drawing.svg import render_svg
from scrimmage_rules.kernel.hexes import Hex
from scrimmage_rules.tactical_soccer.pitch import CENTRE, PITCHES_KEPT, Pitch
from scrimmage_rules.tactical_soccer.position import SEATS
from scrimmage_rules.tactical_soccer.settings import Rules

CORNER, SIDE = 16, 14
"""Distances from the middle of a hex to a corner and to a side, in whole numbers."""

APART = 24
"""Distance from one row of hexes to the next."""

MARGIN = 3
STANDING = "m0-16l14 8v16l-14 8l-14-8v-16z"
LYING = "m16 0l-8 14h-16l-8-14l8-14h16z"
"""SVG paths of a hex around a point: `STANDING` has corners up and down, `LYING` to the left and right."""


class PitchLayout(msgspec.Struct, frozen=True):
    """The layout of a pitch in a drawing; its first hex is `top` below the upper edge."""

    pitch: Pitch
    top: int

    @property
    def flat(self) -> bool:
        """Return whether flat sides of the hexes, not corners, face the goals."""
        return self.pitch.grid.flat

    @property
    def hex_outline(self) -> str:
        """Return the outline of a hex as an SVG path from its middle."""
        return STANDING if self.flat else LYING

    @property
    def width(self) -> int:
        """Return the width of the pitch with its goals, in units of the drawing."""
        return 2 * _measure_half_size(self.pitch)[0]

    @property
    def bottom(self) -> int:
        """Return the lower edge of the pitch, in units of the drawing."""
        return self.top + 2 * _measure_half_size(self.pitch)[1]

    def at(self, place: Hex) -> tuple[int, int]:
        """Return the middle of a hex in the drawing. The hex may be off the pitch."""
        x, y = place
        along, across = (SIDE, APART) if self.flat else (APART, SIDE)
        wide, deep = _measure_half_size(self.pitch)
        return wide + y * along, self.top + deep + x * across


@lru_cache(maxsize=PITCHES_KEPT)
def _measure_half_size(pitch: Pitch) -> tuple[int, int]:
    """Return half of the width and of the height of a pitch in a drawing; cached, as each hex needs it."""
    flat = pitch.grid.flat
    along, across = (SIDE, APART) if flat else (APART, SIDE)
    wide, deep = (SIDE, CORNER) if flat else (CORNER, SIDE)
    far = max(abs(y) for _, y in pitch.bit), max(abs(x) for x, _ in pitch.bit)
    return far[0] * along + wide + MARGIN, far[1] * across + deep + MARGIN


def format_hex_coordinates(place: Hex) -> str:
    """Return a hex as text: `3,-1`."""
    return f"{place[0]},{place[1]}"


# ---- the empty pitch


@lru_cache(maxsize=PITCHES_KEPT)
def draw_pitch_hexes(sheet: PitchLayout) -> str:
    """Yield every hex with its coordinate, goals, boxes and circle by colour, then the lines."""
    turf = '<g class="hexes" fill="#3d8b4f" stroke="#fff" stroke-opacity="0.45">'
    return "".join([turf, *_draw_hexes(sheet), "</g>", *_draw_lines(sheet)])


def _draw_hexes(sheet: PitchLayout) -> Iterator[str]:
    for place in sorted(sheet.pitch.bit):
        (x, y), said = sheet.at(place), format_hex_coordinates(place)
        path = f'd="M{x} {y}{sheet.hex_outline}"'
        yield f'<path{_choose_hex_class(sheet.pitch, place)} data-hex="{said}" {path}><title>{said}</title></path>'


def _choose_hex_class(pitch: Pitch, place: Hex) -> str:
    """Return the class and the colours of a hex; the colours apply without a style sheet."""
    for seat in SEATS:
        if place in pitch.goals.of(seat).hexes:
            return f' class="goal {seat}" fill="#8a8f98"'
        if place in pitch.boxes.of(seat):
            return ' class="box" fill="#2f7040"'
    return ' class="circle" fill="#58a568"' if place in pitch.circle else ""


def _draw_lines(sheet: PitchLayout) -> Iterator[str]:
    """Yield the halfway line, and the dot of the centre hex."""
    x, y = sheet.at(CENTRE)
    ends = [sheet.at(place)[1] for place in sheet.pitch.halfway]
    reach = CORNER if sheet.flat else SIDE
    yield f'<path class="halfway" d="M{x} {min(ends) - reach}V{max(ends) + reach}" stroke="#fff" stroke-width="2"/>'
    yield f'<circle class="centre" cx="{x}" cy="{y}" r="4" fill="#fff"/>'


# ---- the pitch with all coordinates


def draw_empty_pitch(rules: Rules) -> str:
    """Return the picture of an empty pitch with a coordinate in each hex."""
    sheet, pitch = PitchLayout(rules.pitch, 0), rules.pitch
    hexes = "flat sides" if sheet.flat else "corners"
    said = (
        f"Pitch {pitch.data.id}: {len(pitch.field)} hexes, whose {hexes} face the goals; red's goal is on the left at"
        f" {_describe_goal(pitch, 'red')}, blue's goal on the right at {_describe_goal(pitch, 'blue')}"
    )
    over = 'fill="#fff" stroke="#3d8b4f" stroke-width="2.5" paint-order="stroke"'
    parts = [draw_pitch_hexes(sheet), f'<g class="coordinates" {over} font-size="8" text-anchor="middle">']
    for place in sorted(pitch.bit):
        x, y = sheet.at(place)
        parts.append(f'<text x="{x}" y="{y + (11 if place == CENTRE else 3)}">{format_hex_coordinates(place)}</text>')
    return render_svg("board pitch", said, sheet.width, sheet.bottom, [*parts, "</g>"])


def _describe_goal(pitch: Pitch, seat: str) -> str:
    return " ".join(map(format_hex_coordinates, pitch.goals.of(seat).hexes))
