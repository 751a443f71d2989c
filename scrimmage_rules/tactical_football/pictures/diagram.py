"""The picture of a position: the map around the men, with zones, counters, markers and balls, and text below.

The picture shows everything, secrets included: a dummy ball has a broken edge, and the text lists the markers. To
hide them, draw a position without them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from scrimmage_rules.drawing.boards import choose_board_width_class, render_board
from scrimmage_rules.drawing.svg import render_svg
from scrimmage_rules.tactical_football.field import ROLES, Hex, Role
from scrimmage_rules.tactical_football.movement.allowances import count_points_left
from scrimmage_rules.tactical_football.pictures.map_picture import (
    choose_map_part,
    draw_field_hexes,
    draw_first_down_marker,
    draw_line_of_scrimmage,
)
from scrimmage_rules.tactical_football.pictures.men_picture import (
    draw_controlled_hexes,
    draw_men,
    draw_uncarried_ball,
    sort_numbers,
)
from scrimmage_rules.tactical_football.pictures.position_text import (
    describe_headings_above_map,
    describe_men_on_field,
    describe_position,
)
from scrimmage_rules.tactical_football.position import Down, Loose, OnTheGround, Position
from scrimmage_rules.tactical_football.settings import Rules
from scrimmage_rules.tactical_football.stages import Label, Movement, Positioning
from scrimmage_rules.tactical_football.zones_of_control import is_before_snap, list_controlled_hexes

TOP = 30
"""Height of the line above the map."""

SIZES = {13: "", 22: " long"}
"""Suffix for the name of a drawing, by the maximum number of its columns. A wider drawing has the suffix ` whole`."""


def draw_board(rules: Rules, position: Position) -> str:
    """Return a drawing of a position with a text below it; each hex shows its number under the mouse pointer."""
    return _draw_position(rules, position, pointed=True)


def draw_small_board(rules: Rules, position: Position) -> str:
    """Return the drawing without the numbers of hexes; its SVG text is a third as long."""
    return _draw_position(rules, position, pointed=False)


def _draw_position(rules: Rules, position: Position, *, pointed: bool) -> str:
    points = compute_points_left_to_moved_men(rules, position)
    sheet = choose_map_part(rules.field, list_hexes_to_show(position), position.line, TOP)
    drawn = [
        f'<g class="map" transform="{sheet.moved}">',
        draw_field_hexes(sheet, pointed=pointed),
        *draw_controlled_hexes(sheet, _list_controlled_hexes_by_side(rules, position)),
        *draw_line_of_scrimmage(sheet, position.line),
        *(draw_first_down_marker(sheet, position.game.first_down) if position.game else ()),
        *draw_men(sheet, position, points),
        *draw_uncarried_ball(sheet, position),
        "</g>",
    ]
    sort, size = choose_board_width_class("hexfield", len(sheet.columns), SIZES), (sheet.width, sheet.bottom)
    return render_board(
        sort,
        size,
        describe_headings_above_map(position),
        list(describe_position(position, points)),
        describe_men_on_field(position),
        drawn,
    )


def list_hexes_to_show(position: Position) -> Iterator[Hex]:
    """Return all hexes that the picture must show."""
    for role in ROLES:
        yield from (man.at for man in position.men.of(role).on.values())
    if isinstance(position.ball, OnTheGround | Loose | Down):
        yield position.ball.at
    yield from position.targets


def _list_controlled_hexes_by_side(rules: Rules, position: Position) -> dict[Role, frozenset[Hex]]:
    """Return the hexes that each side controls, from the snap on (4.2.3)."""
    if is_before_snap(position):
        return dict.fromkeys(ROLES, frozenset())
    return {role: list_controlled_hexes(rules, position, role) for role in ROLES}


def draw_whole_field(rules: Rules) -> str:
    """Return the drawing of the empty map, with every hex number."""
    field = rules.field
    corners = [field.hexes[0], field.hexes[-1]]
    sheet = choose_map_part(field, corners, 0, 0)
    said = (
        f"The map: {field.columns} columns of 60 rows between the goal lines and six more at either end; hashmarks in"
        f" the columns {field.hash_columns[0]} and {field.hash_columns[1]}"
    )
    moved = f'<g transform="{sheet.moved}">'
    parts = [
        moved,
        draw_field_hexes(sheet, pointed=False),
        '<g class="hex-numbers" font-size="15" text-anchor="middle" fill="#fff">',
    ]
    for place in sheet.hexes:
        x, y = sheet.at(place)
        parts.append(f'<text x="{x}" y="{y + 5}">{place}</text>')
    return render_svg("board hexfield whole", said, sheet.width, sheet.bottom, [*parts, "</g></g>"])


def compute_points_left_to_moved_men(rules: Rules, position: Position) -> dict[Label, int]:
    """Return the remaining Movement Points of the men who have moved in this phase."""
    stage = position.stage
    if not isinstance(stage, Positioning | Movement):
        return {}
    team = position.men.of(stage.side).on
    return {
        label: count_points_left(rules, position, stage.side, label)
        for label in sort_numbers(stage.acts)
        if label in team
    }


PICTURES: Mapping[str, Callable[..., str]] = {"board": draw_board, "plain": draw_small_board, "field": draw_whole_field}
"""What this ruleset can draw: `board` and `plain` of `(rules, position)`, and `field(rules)`, each an SVG text."""
