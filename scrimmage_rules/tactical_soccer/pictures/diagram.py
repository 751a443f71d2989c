"""The picture of a position: pitch, men, cards and ball, and lines of text for the rest.

Classes name the colours; the attributes next to them apply without a style sheet.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from scrimmage_rules.drawing.svg import TEXT_LINE, draw_headline, draw_lines, render_svg, wrap_sentences
from scrimmage_rules.kernel.hexes import Hex
from scrimmage_rules.tactical_soccer.halves import is_extra_turn
from scrimmage_rules.tactical_soccer.pictures.pitch import (
    CORNER,
    SIDE,
    PitchLayout,
    draw_empty_pitch,
    draw_pitch_hexes,
    format_hex_coordinates,
)
from scrimmage_rules.tactical_soccer.position import (
    MEN,
    NO_AIMS,
    SEATS,
    Man,
    Position,
    Seat,
    find_coach_of_man,
    find_hex_or_none,
    find_man_in_hex,
    get_active_seat,
    get_hex_on_field,
    list_men_on_field,
    other_seat,
)
from scrimmage_rules.tactical_soccer.set_up import find_next_man_to_place
from scrimmage_rules.tactical_soccer.settings import Rules

TOP = 30
"""Height of the line with score and clock above the pitch."""

GLUE = "\N{NO-BREAK SPACE}"
"""Character between a man and his hex that prevents a line break there."""

LETTER = 9
"""Width of a letter of the text, on average."""

TOKEN = {True: "m0-12.5l11 6.2v12.6l-11 6.2l-11-6.2v-12.6z", False: "m12.5 0l-6.2 11h-12.6l-6.2-11l6.2-11h12.6z"}
"""A man's token, a hex a little smaller than those of the pitch."""

FILL = {"red": "#b3372f", "blue": "#1f5fbf"}
PALE = {"red": "#f3c9c5", "blue": "#c3d7f5"}


def draw_board(rules: Rules, position: Position) -> str:
    """Return the picture of a position with lines of text below."""
    sheet, told = PitchLayout(rules.pitch, TOP), list(write_lines(rules, position))
    lines = wrap_sentences(told, sheet.width // LETTER)
    said = ". ".join([write_headline(position), *told]).replace(GLUE, " ")
    parts = [
        *draw_headline(_write_score(position), _write_turn(position), sheet.width),
        draw_pitch_hexes(sheet),
        *_draw_flight(sheet, position),
        *_draw_men(sheet, position),
        *_draw_ball(sheet, position),
        *draw_lines(lines, sheet.bottom),
    ]
    return render_svg("board pitch", said, sheet.width, sheet.bottom + TEXT_LINE * len(lines) + 8, parts)


# ---- men


def _draw_men(sheet: PitchLayout, position: Position) -> Iterator[str]:
    yield '<g class="men" font-size="14" font-weight="bold" text-anchor="middle" fill="#fff">'
    for seat in SEATS:
        for man, place in list_men_on_field(position, seat):
            yield _draw_man(sheet, position, man, place)
    yield "</g>"


def _draw_man(sheet: PitchLayout, position: Position, man: Man, place: Hex) -> str:
    """Return the token of a man with label and hex: paler after his action, marked for a yellow card."""
    (x, y), seat, done = sheet.at(place), find_coach_of_man(position, man), man in position.done
    fill, ink = (PALE[seat], "#222") if done else (FILL[seat], "#fff")
    name, said = f"{seat} {man}{' done' if done else ''}", format_hex_coordinates(place)
    card = f'<rect class="yellow" x="{x - 11}" y="{y - 13}" width="6" height="9" fill="#ffd400" stroke="#222"/>'
    return (
        f'<g class="man {name}" data-man="{man}"><title>{man} on {said}</title>'
        f'<path class="token" d="M{x} {y}{TOKEN[sheet.flat]}" fill="{fill}" stroke="{FILL[seat]}"/>'
        f'<text class="name" x="{x}" y="{y + 1}" fill="{ink}">{man}</text>'
        f'<text class="where" x="{x}" y="{y + 9}" fill="{ink}" font-size="7.5" font-weight="normal">{said}</text>'
        f"{card if man in position.offences else ''}</g>"
    )


# ---- the ball


def _draw_ball(sheet: PitchLayout, position: Position) -> Iterator[str]:
    """Yield the ball: next to its holder, in a hex, or on its way."""
    if position.holder is not None:
        yield _draw_centre_circle(
            *_find_ball_place_beside_man(sheet, get_hex_on_field(position, position.holder)), "held"
        )
    elif position.catch is not None:
        yield _draw_centre_circle(
            *_find_ball_place_beside_man(sheet, get_hex_on_field(position, position.catch.man)), "dropped"
        )
    elif position.flight is not None:
        (x, y), (to_x, to_y) = sheet.at(position.flight.origin), sheet.at(position.flight.to)
        yield _draw_centre_circle((x + to_x) // 2, (y + to_y) // 2, "flying")
    elif position.loose is not None:
        yield from _draw_loose_ball(sheet, position, position.loose)


def _draw_loose_ball(sheet: PitchLayout, position: Position, place: Hex) -> Iterator[str]:
    """Yield a loose ball, with its hex unless a man in that hex shows it."""
    x, y = sheet.at(place)
    if find_man_in_hex(position, place) is not None:
        yield _draw_centre_circle(*_find_ball_place_beside_man(sheet, place), "loose")
        return
    yield _draw_centre_circle(x, y - 3, "loose")
    where = f'class="where" x="{x}" y="{y + 10}" fill="#fff" font-size="8" text-anchor="middle"'
    yield f"<text {where}>{format_hex_coordinates(place)}</text>"


def _find_ball_place_beside_man(sheet: PitchLayout, place: Hex) -> tuple[int, int]:
    x, y = sheet.at(place)
    return x + SIDE - 4, y - CORNER + 5


def _draw_centre_circle(x: int, y: int, how: str) -> str:
    return f'<circle class="ball {how}" cx="{x}" cy="{y}" r="5.5" fill="#fff" stroke="#111" stroke-width="2"/>'


def _draw_flight(sheet: PitchLayout, position: Position) -> Iterator[str]:
    """Return the line of a pass in the air, or of one that has landed on a man who may try to receive it."""
    way: tuple[Hex, Hex] | None = None
    if position.flight is not None:
        way = position.flight.origin, position.flight.to
    elif position.catch is not None and position.catch.origin is not None:
        way = position.catch.origin, get_hex_on_field(position, position.catch.man)
    if way is not None:
        (x, y), (to_x, to_y) = map(sheet.at, way)
        path = f'd="M{x} {y}L{to_x} {to_y}" fill="none"'
        yield f'<path class="flight" {path} stroke="#ffe082" stroke-width="3" stroke-dasharray="7 4"/>'
        yield f'<circle class="flight-end" cx="{to_x}" cy="{to_y}" r="4" fill="#ffe082" stroke="#222"/>'


# ---- lines of text


def _write_score(position: Position) -> str:
    return f"red {position.score.red} : {position.score.blue} blue"


def _write_turn(position: Position) -> str:
    if position.phase == "over":
        return "game over"
    if position.phase in ("roll-off", "draft"):
        return "draft"
    return f"half {position.half}, turn {position.turn}{', extra' if is_extra_turn(position) else ''}"


def write_headline(position: Position) -> str:
    """Return score and time in words."""
    return f"red {position.score.red}, blue {position.score.blue}, {_write_turn(position)}"


def write_lines(rules: Rules, position: Position) -> Iterator[str]:
    """Yield lines about the expected action, the ball, the men of both sides, the cards and other records."""
    yield _SITUATION[position.phase](position)
    yield from _describe_place_of_ball(position)
    if position.aims != NO_AIMS:
        yield f"Written: {position.aims.attack or 'nothing yet'} against {position.aims.defence or 'nothing yet'}"
    for seat in SEATS:
        yield _write_side(position, seat)
    yield from _join_words_as_line("Done", position.done)
    yield from _join_words_as_line(
        "Yellow card", tuple(man for man in MEN if man in position.offences and not _is_sent_off(position, man))
    )
    yield from _join_words_as_line("No action this turn because of the card", position.barred)
    yield from _join_words_as_line("Sent off", position.sent_off)
    yield from _join_words_as_line("Has spent the next turn's action", position.spent_ahead)
    yield from _join_words_as_line("Facing his own goal", position.turned)
    if rules.pitch.data.id != "default":
        yield f"Pitch: {rules.pitch.data.id}"


def _join_words_as_line(title: str, men: tuple[Man, ...]) -> Iterator[str]:
    if men:
        yield f"{title}: {', '.join(men)}"


def _is_sent_off(position: Position, man: Man) -> bool:
    return man in position.sent_off


def _write_side(position: Position, seat: Seat) -> str:
    """Return the men of a side with their hexes, or its squad before the set-up."""
    standing = [f"{man}{GLUE}{format_hex_coordinates(place)}" for man, place in list_men_on_field(position, seat)]
    ways = {"red": "to the right", "blue": "to the left"}
    if standing:
        return f"{seat}, {ways[seat]}: {'; '.join(standing)}"
    return f"{seat}: {', '.join(position.squads.of(seat))}"


def _describe_place_of_ball(position: Position) -> Iterator[str]:
    if position.holder is not None:
        yield f"{position.holder} has the ball on {format_hex_coordinates(get_hex_on_field(position, position.holder))}"
    elif position.loose is not None:
        yield f"The ball lies loose on {format_hex_coordinates(position.loose)}"


def _write_interception(position: Position) -> str:
    flight, defender = position.flight, other_seat(get_active_seat(position))
    assert flight is not None
    how = {True: "The pass is good and flies", False: "The pass has failed and flies", None: "A pass flies"}[
        flight.good
    ]
    way = f"from {flight.passer} on {format_hex_coordinates(flight.origin)} to {format_hex_coordinates(flight.to)}"
    meant = f", meant for {flight.receiver}" if find_hex_or_none(position, flight.receiver) != flight.to else ""
    return f"{how} {way}{meant}; {defender} may intercept"


def _write_reception(position: Position) -> str:
    ball = position.catch
    assert ball is not None
    side, place = find_coach_of_man(position, ball.man), format_hex_coordinates(get_hex_on_field(position, ball.man))
    return f"The ball came down on {place}: {side}'s {ball.man} may try to receive it, row {ball.row}H"


def _write_next_man_to_place(position: Position) -> str:
    man = find_next_man_to_place(position)
    return "The men are placed" if man is None else f"{find_coach_of_man(position, man)} places {man}"


def _write_result(position: Position) -> str:
    leader = position.score.leader
    return f"{leader} has won" if leader else "A draw"


_SITUATION: Mapping[str, Callable[[Position], str]] = {
    "roll-off": lambda _: "Dice decide who picks first",
    "draft": lambda position: f"{position.active} picks a man",
    "set-up": _write_next_man_to_place,
    "kick-off": lambda position: f"{position.kick_off} names who starts with the ball",
    "activate": lambda position: f"{position.active} activates a man",
    "intercept": _write_interception,
    "receive": _write_reception,
    "aim": lambda position: f"{position.holder} of {position.active} shoots: both coaches write a goal hex in secret",
    "shot": lambda position: (
        f"{position.holder} of {position.active} shoots: "
        "the coaches reveal the goal hexes that they wrote, and the shot is rolled"
    ),
    "over": _write_result,
}

PICTURES: Mapping[str, Callable[..., str]] = {"board": draw_board, "field": draw_empty_pitch}
"""The drawings of this ruleset: `board(rules, position)` and `field(rules)`, each an SVG text."""
