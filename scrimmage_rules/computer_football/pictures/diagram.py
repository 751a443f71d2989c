"""The table as a picture: the window on display with lines, zones, men and ball, and in words what cannot be drawn.

The picture shows everything, secrets included, but what the defense does not know yet has a broken edge: the ball
of a hidden carrier, the zone of a hidden pass. To hide it, draw a position without its call and carrier.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from scrimmage_rules.computer_football.field import COLUMNS, WINDOW, window_of
from scrimmage_rules.computer_football.pictures.field import (
    Sheet,
    blue_line,
    field,
    ground,
    name_of,
    numbers,
    squares,
    yards,
    yellow_line,
    zones,
)
from scrimmage_rules.computer_football.pictures.in_words import carrier_known, headings, told, who_stands_where
from scrimmage_rules.computer_football.pictures.man import letters, men, token
from scrimmage_rules.computer_football.pictures.window import display
from scrimmage_rules.computer_football.position import ROLES, Man, Position, Role, Square, opposite, seat_of, standing
from scrimmage_rules.computer_football.settings import Rules
from scrimmage_rules.drawing.boards import name_board_kind, render_board

TOP = 26
"""Height of the line above the field that says who attacks, and what is needed."""

SHIFT = 8
"""How far two men on one square are drawn from its middle, each way."""

SIZES = {24: "", 40: " long"}
"""What a drawing is called that has more columns than fit a narrow page; the longest is ` whole`."""


def board(rules: Rules, position: Position) -> str:
    """The position drawn, and told in lines of text below; each square has its coordinates, to be pointed at."""
    return _drawn(rules, position, pointed=True)


def plain(rules: Rules, position: Position) -> str:
    """The same, a third as long: the squares are only ruled."""
    return _drawn(rules, position, pointed=False)


def _drawn(rules: Rules, position: Position, *, pointed: bool) -> str:
    sheet = Sheet(*columns_shown(position), TOP)
    drawn = [
        *ground(sheet, position.eastward),
        *_play(sheet, position),
        *numbers(sheet),
        *(squares(sheet) if pointed else ()),
        *_men(sheet, position),
        *_ball(sheet, position),
    ]
    sort, size = name_board_kind("gridiron", len(sheet.columns), SIZES), (sheet.width, sheet.bottom)
    return render_board(sort, size, headings(position), list(told(rules, position)), who_stands_where(position), drawn)


def columns_shown(position: Position) -> tuple[int, int]:
    """The columns drawn: the window as the play began, and beyond it as far as any man or the ball is (CF-A06)."""
    if position.offense is None:
        middle = (COLUMNS - WINDOW) // 2
        return middle + 1, middle + WINDOW
    there = [place for role in ROLES for place in standing(position, role)]
    there += [ball for ball in (position.air, position.loose) if ball is not None]
    columns = [*window_of(position), *(column for column, _ in there)]
    return min(columns), max(columns)


def _play(sheet: Sheet, position: Position) -> Iterator[str]:
    """Zones, markers and lines, once a side is on offense."""
    if position.offense is None:
        yield from yards(sheet)
        return
    lit, how = _zone(position)
    yield from zones(sheet, window_of(position)[0], lit, how)
    yield from yards(sheet)
    yield blue_line(sheet, position.line)
    yield yellow_line(sheet, position.first_down)


def _zone(position: Position) -> tuple[int | None, str]:
    """The zone of the pass, and whether the defense knows it."""
    zone = position.call.zone if position.call else None
    return zone, "known" if position.known.zone else "secret"


# ---- men and ball


def _men(sheet: Sheet, position: Position) -> Iterator[str]:
    pale = {mark.man for mark in position.marks}
    yield f'<g class="men" {letters()}>'
    for role in ROLES:
        for man, place in position.men.of(role).items():
            if place is not None:
                where, marked = _where(sheet, position, role, place), Man(role, man) in pale
                yield _man(position, Man(role, man), place, where, pale=marked)
    yield "</g>"


def _man(position: Position, man: Man, place: Square, where: tuple[int, int], *, pale: bool) -> str:
    seat = seat_of(position, man.role)
    marked = " pale" if pale else ""
    return (
        f'<g class="man {seat}{marked}" data-man="{man.role} {man.label}"><title>{seat} {man.label} on'
        f" {name_of(place)}{marked}</title>{token(seat, man.label, where, pale=pale)}</g>"
    )


def _where(sheet: Sheet, position: Position, role: Role, place: Square) -> tuple[int, int]:
    """The middle of a man's square, or beside it where an opponent shares it."""
    x, y = sheet.at(place)
    if place not in standing(position, opposite(role)):
        return x, y
    apart = -SHIFT if role == "offense" else SHIFT
    return x + apart, y + apart


def _ball(sheet: Sheet, position: Position) -> Iterator[str]:
    """At the shoulder of the carrier, with a broken edge while he is a secret; in the air; or loose on the ground."""
    carrier = position.carrier
    place = position.men.of(carrier.role)[carrier.label] if carrier else None
    if carrier and place:
        x, y = _where(sheet, position, carrier.role, place)
        yield _football(x + 8, y - 9, "held" if carrier_known(position) else "secret")
    for ball, how in ((position.air, "air"), (position.loose, "loose")):
        if ball is not None:
            x, y = sheet.at(ball)
            yield f'<circle class="spot {how}" cx="{x}" cy="{y}" r="19" fill="none" stroke="#fff" stroke-width="2.5"/>'
            yield _football(x + 9, y - 10, how) if _occupied(position, ball) else _football(x, y, how)


def _football(x: int, y: int, how: str) -> str:
    dashes = ' stroke-dasharray="2 2"' if how == "secret" else ""
    turned = f'rx="7.5" ry="4.8" transform="rotate(-30 {x} {y})"'
    edge = f'stroke="#fff" stroke-width="1.6"{dashes}'
    return f'<ellipse class="ball {how}" cx="{x}" cy="{y}" {turned} fill="#7a3b12" {edge}/>'


def _occupied(position: Position, place: Square) -> bool:
    return any(place in standing(position, role) for role in ROLES)


PICTURES: Mapping[str, Callable[..., str]] = {
    "board": board,
    "plain": plain,
    "field": field,
    "display": display,
    "men": men,
}
"""What this ruleset can draw: `board(rules, position)` and `plain(rules, position)`; `field(rules)`, `men(rules)` and
`display(rules, line, way)`."""
