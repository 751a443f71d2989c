"""Shapes of the men: one for each of the five speeds, with the man's label (MEN.shapes).

Only the square shapes of tackles and guards are known (MEN.square-shapes). The other shapes are this project's own. Red
is dark, its edge and letters light; yellow is light, its edge and letters dark.
"""

from __future__ import annotations

from collections.abc import Iterator

from scrimmage_rules.computer_football.men import DEFENSE, OFFENSE, SPEED, SPEEDS, compute_power_from_speed
from scrimmage_rules.computer_football.position import SEATS, Seat
from scrimmage_rules.drawing.svg import render_svg

SHAPES = {
    2: ("square", "m-11-11h22v22h-22z"),
    3: ("rounded square", "m-4-10h8q6 0 6 6v8q0 6-6 6h-8q-6 0-6-6v-8q0-6 6-6z"),
    4: ("circle", "m-11.5 0a11.5 11.5 0 0 1 23 0a11.5 11.5 0 0 1-23 0z"),
    5: ("hexagon", "m-12 0l6-10.5h12l6 10.5l-6 10.5h-12z"),
    6: ("triangle", "m0-13l12.5 23h-25z"),
}
"""For each speed, the name of the shape and its outline around a point, as an SVG path."""

FILL = {"red": "#b3372f", "yellow": "#f2c318"}
PALE = {"red": "#e9aaa4", "yellow": "#fbf0bd"}
EDGE = {"red": "#fff", "yellow": "#1b1b1b"}
INK = {"red": "#fff", "yellow": "#1b1b1b"}
PALE_INK = "#1b1b1b"


def draw_token(seat: Seat, man: str, where: tuple[int, int], *, pale: bool = False) -> str:
    """Return a man's shape with his label around a point; a marked man is paler (BLOCK.pale-mark)."""
    x, y = where
    fill, ink = (PALE[seat], PALE_INK) if pale else (FILL[seat], INK[seat])
    sunk = 8 if SPEED[man] == max(SPEEDS) else 5
    return (
        f'<path class="token" d="M{x} {y}{SHAPES[SPEED[man]][1]}" fill="{fill}" stroke="{EDGE[seat]}"/>'
        f'<text x="{x}" y="{y + sunk}" fill="{ink}">{man}</text>'
    )


def get_letter_style() -> str:
    """Return the SVG attributes (font and line width) for the labels of men and the edges of their shapes."""
    return 'font-size="13" font-weight="bold" text-anchor="middle" stroke-width="1.6"'


# ---- the five shapes with their speed and power

ROW, COLUMN, LEAD = 34, 34, 154


def draw_men_by_speed() -> str:
    """Return a picture of all men by speed, red as offense and yellow as defense, with a paler man."""
    width = LEAD + 6 * COLUMN
    told = ", ".join(f"speed {each}, power {compute_power_from_speed(each)}: {SHAPES[each][0]}" for each in SPEEDS)
    height = ROW * (len(SPEEDS) + 1)
    turf = f'<rect class="turf" x="{LEAD - 8}" y="0" width="{width - LEAD + 8}" height="{height}" fill="#3d8b4f"/>'
    parts = [turf, f'<g class="men" {get_letter_style()}>', *_draw_row_per_speed(), "</g>"]
    return render_svg("board gridiron shapes", f"The five shapes. {told}", width, height, parts)


def _draw_row_per_speed() -> Iterator[str]:
    for number, speed in enumerate(SPEEDS):
        y = number * ROW + ROW // 2
        yield _draw_words(f"speed {speed}, power {compute_power_from_speed(speed)}", y)
        for place, (seat, man) in enumerate(_list_men_of_speed(speed)):
            yield _draw_figure(seat, man, (LEAD + place * COLUMN + 12, y))
    y = len(SPEEDS) * ROW + ROW // 2
    yield _draw_words("paler", y)
    for place, (seat, man) in enumerate(zip(SEATS, ("G1", "G1"), strict=True)):
        yield _draw_figure(seat, man, (LEAD + place * COLUMN + 12, y), pale=True)


def _draw_words(text: str, y: int) -> str:
    return (
        f'<text class="words" x="4" y="{y + 5}" fill="currentColor" font-size="15" font-weight="normal"'
        f' text-anchor="start">{text}</text>'
    )


def _draw_figure(seat: Seat, man: str, where: tuple[int, int], *, pale: bool = False) -> str:
    return f'<g class="man {seat}{" pale" if pale else ""}">{draw_token(seat, man, where, pale=pale)}</g>'


def _list_men_of_speed(speed: int) -> Iterator[tuple[Seat, str]]:
    for seat, labels in zip(SEATS, (OFFENSE, DEFENSE), strict=True):
        yield from ((seat, man) for man in labels if SPEED[man] == speed)
