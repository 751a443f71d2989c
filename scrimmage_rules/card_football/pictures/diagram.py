"""Picture of the field with ball, flags and score as SVG text; home defends the left end.

A style sheet sets the colours by class. The attributes are the colours without a style sheet.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING

from scrimmage_rules.card_football.first_and_ten import find_line_to_gain
from scrimmage_rules.card_football.momentum import find_naming_side
from scrimmage_rules.card_football.pictures.card import draw_card
from scrimmage_rules.card_football.position import (
    FIELD,
    MIDFIELD,
    TO_GAIN,
    Position,
    Seat,
    Yards,
    get_ball_spot,
    get_offence,
    other_side,
)
from scrimmage_rules.card_football.preparation import count_cards_left
from scrimmage_rules.drawing.svg import TEXT_LINE, draw_headline, draw_lines, render_svg, wrap_sentences

if TYPE_CHECKING:
    from scrimmage_rules.card_football.settings import Rules

DOWN_NAMES = ("first", "second", "third", "fourth")
"""Names of the four downs (FIRST.down-names)."""

ROLE_NAMES = {"offence": "offense", "defence": "defense"}
"""Roles in the spelling of the pages; fields and values of the rules keep theirs."""

YARD = 4
"""Width of a yard in the picture, which shows 120 yards: the field and its two end zones."""

WIDTH = (FIELD + 2 * TO_GAIN) * YARD
TOP, BOTTOM = 50, 166
NUMBERS = 24
"""Height of the strip at the bottom of the field that has the yard numbers."""

MIDDLE = (TOP + BOTTOM) // 2 - 8
TEXT_WIDTH = 50


def draw_board(rules: Rules, position: Position) -> str:
    """Return the SVG text of a position, with lines of text below the field for everything that it cannot show."""
    told = list(describe_situation(rules, position))
    lines = wrap_sentences(told, TEXT_WIDTH)
    height = BOTTOM + TEXT_LINE * len(lines) + 8
    said = ". ".join([describe_headline(position), *told])
    above = draw_headline(_describe_score(position), _describe_time(position), WIDTH)
    parts = [*above, EMPTY_FIELD, *_draw_first_down_flags(position), *_draw_ball(position), *draw_lines(lines, BOTTOM)]
    return render_svg("board", said, WIDTH, height, parts)


# ---- places


def _compute_x_of_spot(seat: Seat, spot: Yards) -> int:
    """Return the horizontal place of a spot, which counts from the goal line that the seat defends."""
    yards = spot if seat == "home" else FIELD - spot
    return (TO_GAIN + yards) * YARD


def describe_yard_line(seat: Seat, spot: Yards) -> str:
    """Return a spot in words: `home's 30`, `away's 44`, `midfield`."""
    if spot == MIDFIELD:
        return "midfield"
    return f"{seat}'s {spot}" if spot < MIDFIELD else f"{other_side(seat)}'s {FIELD - spot}"


# ---- parts that never change: turf, lines, numbers, end zones


def _draw_field_background() -> Iterator[str]:
    left, right, tall = TO_GAIN * YARD, WIDTH - TO_GAIN * YARD, BOTTOM - TOP
    yield f'<rect class="turf" x="{left}" y="{TOP}" width="{right - left}" height="{tall}" fill="#3d8b4f"/>'
    for seat, x in (("home", 0), ("away", right)):
        yield f'<rect class="zone {seat}" x="{x}" y="{TOP}" width="{left}" height="{tall}" fill="#777"/>'
    # The lines are dashes of one thick stroke: tens end above the numbers, fives cross the whole field.
    short = tall - NUMBERS
    yield (
        f'<path class="lines fives" d="M{left + 5 * YARD - 0.5} {TOP + tall / 2:g}H{right}" stroke="#fff"'
        f' stroke-width="{tall}" stroke-dasharray="1 {10 * YARD - 1}" opacity="0.35"/>'
        f'<path class="lines" d="M{left - 0.75} {TOP + short / 2:g}H{right + 2}" stroke="#fff"'
        f' stroke-width="{short}" stroke-dasharray="1.5 {10 * YARD - 1.5}"/>'
    )


def _draw_yard_numbers() -> Iterator[str]:
    places = [(_compute_x_of_spot("home", ten), min(ten, FIELD - ten)) for ten in range(TO_GAIN, FIELD, TO_GAIN)]
    yield '<g class="numbers" fill="#fff" font-size="16" text-anchor="middle">'
    for x, number in places:
        yield f'<text x="{x}" y="{BOTTOM - 7}">{number}</text>'
    yield "</g>"
    for seat, turn, x in (("home", -90, TO_GAIN * YARD // 2), ("away", 90, WIDTH - TO_GAIN * YARD // 2)):
        yield (
            f'<text class="zone-name" transform="translate({x} {MIDDLE}) rotate({turn})" fill="#fff" font-size="20"'
            f' text-anchor="middle" dominant-baseline="central">{seat}</text>'
        )


EMPTY_FIELD = "".join([*_draw_field_background(), *_draw_yard_numbers()])
"""Part of the picture that is the same for all positions."""


# ---- ball and flags


def _draw_ball(position: Position) -> Iterator[str]:
    """Yield the line of scrimmage, and the ball with an arrow in the direction of the offense."""
    if position.offence is None or position.spot is None:
        return
    x, way = _compute_x_of_spot(position.offence, position.spot), 1 if position.offence == "home" else -1
    yield f'<path class="scrimmage" d="M{x} {TOP}V{BOTTOM - NUMBERS}" stroke="#10243e" stroke-width="2.5"/>'
    yield (
        f'<path class="arrow {position.offence}" d="M{x + 12 * way} {MIDDLE - 4}h{14 * way}v-7l{15 * way} 11'
        f'l{-15 * way} 11v-7h{-14 * way}z" fill="#222" stroke="#fff" stroke-width="1.2"/>'
    )
    yield f'<ellipse class="ball" cx="{x}" cy="{MIDDLE}" rx="13" ry="8" fill="#7a3b12" stroke="#fff"/>'
    yield f'<path class="lace" d="M{x - 5} {MIDDLE}h10m-8 -3v6m3 -6v6m3 -6v6" stroke="#fff"/>'


def _draw_first_down_flags(position: Position) -> Iterator[str]:
    """Yield the bracket of the first-down flags above the field, and the line to gain across the field."""
    target = find_line_to_gain(position)
    if position.offence is None or position.series_start is None or target is None:
        return
    start, end = (
        _compute_x_of_spot(position.offence, position.series_start),
        _compute_x_of_spot(position.offence, target),
    )
    yield '<g fill="none" stroke="#d9730d" stroke-width="2">'
    yield f'<path class="to-gain" d="M{end} {TOP}V{BOTTOM - NUMBERS}" stroke-dasharray="5 3"/>'
    yield f'<path class="bracket" d="M{start} {TOP}V{TOP - 7}H{end}V{TOP}"/>'
    for x in (start, end):
        yield f'<path class="flag" d="M{x} {TOP - 7}v-13l9 4.5l-9 4.5" fill="#d9730d"/>'
    yield "</g>"


# ---- texts


def _describe_score(position: Position) -> str:
    return f"home {position.score.home} : {position.score.away} away"


def _describe_time(position: Position) -> str:
    if position.phase == "over":
        return "game over"
    return (
        "overtime" if position.overtime else f"quarter {position.quarter}" + (", untimed" if position.untimed else "")
    )


def describe_headline(position: Position) -> str:
    """Return score and time in words."""
    return f"home {position.score.home}, away {position.score.away}, {_describe_time(position)}"


def describe_situation(rules: Rules, position: Position) -> Iterator[str]:
    """Yield the lines below the board: situation, direction and number of cards left; then calls, turned card and bans,
    if the position has them.
    """
    yield _SITUATION[position.phase](position)
    left = count_cards_left(rules, position)
    cards = f"{left} card{'' if left == 1 else 's'} left"
    if position.offence is not None and position.spot is not None:
        yield f"{position.offence} attacks {'to the right' if position.offence == 'home' else 'to the left'}, {cards}"
    else:
        yield cards
    if position.calls.offence or position.calls.defence:
        yield f"Chosen: {position.calls.offence or 'nothing yet'} against {position.calls.defence or 'nothing yet'}"
    if position.card is not None:
        yield f"Card {position.card} is turned up"
    for ban in position.bans:
        whose = ban.offence if ban.role == "offence" else other_side(ban.offence)
        yield f"{whose} may not use {ban.play} while {ban.offence} has the ball"


def _describe_play(position: Position) -> str:
    """Return down, distance and yard line, or the two-point play."""
    spot = get_ball_spot(position)
    line = describe_yard_line(get_offence(position), spot)
    target = find_line_to_gain(position)
    if position.down is None or target is None:
        return f"Two-point play from {line}"
    to_go = "goal to go" if target == FIELD else f"{target - spot} to go"
    return f"{DOWN_NAMES[position.down - 1].capitalize()} down, {to_go}, ball on {line}"


def _describe_due_naming(position: Position) -> str:
    role = ROLE_NAMES[str(position.to_name)]
    return f"{find_naming_side(position)} must name a play of the {role} it will not use"


def _describe_winner(position: Position) -> str:
    leader = position.score.leader
    return f"{leader} has won" if leader else "A draw"


_SITUATION: Mapping[str, Callable[[Position], str]] = {
    "deck": lambda position: f"The deck is being made: {len(position.generated)} cards so far",
    "coin": lambda position: "The coin decides who receives" if position.overtime else "The coin decides who kicks off",
    "kick-off": lambda position: (
        f"{position.kicker} kicks off" + ("; another card decides the place of the ball" if position.redraw else "")
    ),
    "choose": _describe_play,
    "turn-card": _describe_play,
    "name": _describe_due_naming,
    "try": lambda position: f"Touchdown: {position.offence} tries for one point or two",
    "over": _describe_winner,
}


PICTURES: Mapping[str, Callable[..., str]] = {"board": draw_board, "card": draw_card}
"""Pictures of this ruleset: `board(rules, position)` and `card(data)`, each as SVG text."""
