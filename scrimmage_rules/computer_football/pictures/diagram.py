"""Picture of a position: the part of the field on display with lines, zones, men and ball, and a description in words.

The picture shows secrets too. A broken edge marks what the defense does not know yet: the ball of a hidden carrier, the
zone of a hidden pass. To hide a secret, draw a position without its call and carrier.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from scrimmage_rules.computer_football.field import COLUMNS, WINDOW, get_window_of_play
from scrimmage_rules.computer_football.pictures.field_picture import (
    FieldSheet,
    draw_field,
    draw_first_down_line,
    draw_ground,
    draw_hover_squares,
    draw_numbers,
    draw_scrimmage_line,
    draw_yards,
    draw_zones,
    name_square,
)
from scrimmage_rules.computer_football.pictures.line_up_window_picture import draw_window
from scrimmage_rules.computer_football.pictures.man_shapes import draw_men_by_speed, draw_token, get_letter_style
from scrimmage_rules.computer_football.pictures.position_text import (
    describe_position,
    describe_squares_of_men,
    is_carrier_known,
    write_headings,
)
from scrimmage_rules.computer_football.position import (
    ROLES,
    Man,
    Position,
    Square,
    find_men_by_square,
    get_seat_of_role,
    get_square,
    other_side,
)
from scrimmage_rules.computer_football.settings import Rules
from scrimmage_rules.drawing.boards import choose_board_width_class, render_board
from scrimmage_rules.kernel.rule_context import drop_first_argument

TOP = 26
"""Height of the line above the field with the attacking side and the distance to go."""

SHIFT = 8
"""Distance from the middle of a square to a man, if two men share the square."""

SIZES = {24: "", 40: " long"}
"""Suffix for the name of a picture, by the maximum number of its columns. A wider picture has the suffix ` whole`."""


def draw_board(rules: Rules, position: Position) -> str:
    """Return a picture of a position with text below it; each square shows its coordinates under the mouse pointer."""
    return _draw_position(rules, position, pointed=True)


def draw_board_without_coordinates(rules: Rules, position: Position) -> str:
    """Return the picture without the coordinates of squares; its SVG text is a third as long."""
    return _draw_position(rules, position, pointed=False)


def _draw_position(rules: Rules, position: Position, *, pointed: bool) -> str:
    """Return a picture of a position; if `pointed`, each square shows its coordinates under the mouse pointer."""
    sheet = FieldSheet(*find_columns_shown(position), TOP)
    drawn = [
        *draw_ground(sheet, position.eastward),
        *_draw_play(sheet, position),
        *draw_numbers(sheet),
        *(draw_hover_squares(sheet) if pointed else ()),
        *_draw_men(sheet, position),
        *_draw_ball(sheet, position),
    ]
    sort, size = choose_board_width_class("gridiron", len(sheet.columns), SIZES), (sheet.width, sheet.bottom)
    return render_board(
        sort,
        size,
        write_headings(position),
        list(describe_position(rules, position)),
        describe_squares_of_men(position),
        drawn,
    )


def find_columns_shown(position: Position) -> tuple[int, int]:
    """Return the first and last column drawn: the columns on display, extended to all men and the ball (CF-A06)."""
    if position.offense is None:
        middle = (COLUMNS - WINDOW) // 2
        return middle + 1, middle + WINDOW
    there = [place for role in ROLES for place in find_men_by_square(position, role)]
    there += [ball for ball in (position.air, position.loose) if ball is not None]
    columns = [*get_window_of_play(position), *(column for column, _ in there)]
    return min(columns), max(columns)


def _draw_play(sheet: FieldSheet, position: Position) -> Iterator[str]:
    """Yield the SVG of zones, yard markers and lines; before the draw of the first offense, only the markers."""
    if position.offense is None:
        yield from draw_yards(sheet)
        return
    lit, how = _find_zone_of_pass(position)
    yield from draw_zones(sheet, get_window_of_play(position)[0], lit, how)
    yield from draw_yards(sheet)
    yield draw_scrimmage_line(sheet, position.line)
    yield draw_first_down_line(sheet, position.first_down)


def _find_zone_of_pass(position: Position) -> tuple[int | None, str]:
    """Return the zone of the pass or None, and `known` or `secret`."""
    zone = position.call.zone if position.call else None
    return zone, "known" if position.known.zone else "secret"


# ---- men and ball


def _draw_men(sheet: FieldSheet, position: Position) -> Iterator[str]:
    """Yield the SVG element of each man on the field, the offense first."""
    yield f'<g class="men" {get_letter_style()}>'
    for role in ROLES:
        for label, place in position.men.of(role).items():
            if place is not None:
                yield _draw_man(sheet, position, Man(role, label))
    yield "</g>"


def _draw_man(sheet: FieldSheet, position: Position, man: Man) -> str:
    """Return the SVG element of a man on the field, with a title; a marked man is paler."""
    seat, place = get_seat_of_role(position, man.role), get_square(position, man)
    pale = any(mark.man == man for mark in position.marks)
    marked = " pale" if pale else ""
    shape = draw_token(seat, man.label, _locate_man(sheet, position, man), pale=pale)
    return (
        f'<g class="man {seat}{marked}" data-man="{man.role} {man.label}"><title>{seat} {man.label} on'
        f" {name_square(place)}{marked}</title>{shape}</g>"
    )


def _locate_man(sheet: FieldSheet, position: Position, man: Man) -> tuple[int, int]:
    """Return the point where a man is drawn: the middle of his square, or next to it if an opponent is there too."""
    place = get_square(position, man)
    x, y = sheet.at(place)
    if place not in find_men_by_square(position, other_side(man.role)):
        return x, y
    apart = -SHIFT if man.role == "offense" else SHIFT
    return x + apart, y + apart


def _draw_ball(sheet: FieldSheet, position: Position) -> Iterator[str]:
    """Yield the ball: next to the carrier, in the air, or on the ground. A hidden carrier's ball has a broken edge."""
    carrier = position.carrier
    if carrier and position.men.of(carrier.role)[carrier.label]:
        x, y = _locate_man(sheet, position, carrier)
        yield _draw_football(x + 8, y - 9, "held" if is_carrier_known(position) else "secret")
    for ball, how in ((position.air, "air"), (position.loose, "loose")):
        if ball is not None:
            x, y = sheet.at(ball)
            yield f'<circle class="spot {how}" cx="{x}" cy="{y}" r="19" fill="none" stroke="#fff" stroke-width="2.5"/>'
            yield (
                _draw_football(x + 9, y - 10, how) if _is_square_occupied(position, ball) else _draw_football(x, y, how)
            )


def _draw_football(x: int, y: int, how: str) -> str:
    dashes = ' stroke-dasharray="2 2"' if how == "secret" else ""
    turned = f'rx="7.5" ry="4.8" transform="rotate(-30 {x} {y})"'
    edge = f'stroke="#fff" stroke-width="1.6"{dashes}'
    return f'<ellipse class="ball {how}" cx="{x}" cy="{y}" {turned} fill="#7a3b12" {edge}/>'


def _is_square_occupied(position: Position, place: Square) -> bool:
    return any(place in find_men_by_square(position, role) for role in ROLES)


PICTURES: Mapping[str, Callable[..., str]] = {
    "board": draw_board,
    "plain": draw_board_without_coordinates,
    "field": drop_first_argument(draw_field),
    "display": drop_first_argument(draw_window),
    "men": drop_first_argument(draw_men_by_speed),
}
"""Pictures of this ruleset: `board(rules, position)` and `plain(rules, position)`; `field(rules)`, `men(rules)` and
`display(rules, line, way)`."""
