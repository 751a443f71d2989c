"""Position in words: the next action, down and line, the call with its secrets, the ball, and the men."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from scrimmage_rules.computer_football.field import YARDS_PER_SQUARE, get_goal_line
from scrimmage_rules.computer_football.men import find_next_man_to_place
from scrimmage_rules.computer_football.pictures.field_picture import WAYS, name_line, name_square
from scrimmage_rules.computer_football.position import (
    ROLES,
    Man,
    Position,
    get_attack_direction,
    get_mover,
    get_offense_seat,
    get_seat_of_role,
    other_seat,
)
from scrimmage_rules.computer_football.settings import Rules
from scrimmage_rules.kernel.rule_context import drop_first_argument

DOWN_NAMES = ("first", "second", "third", "fourth")
PLACED = ("allot", "move", "throw", "over")
"""Phases in which a man without a square has left the field."""


def write_headings(position: Position) -> tuple[str, str]:
    """Return the side that attacks with its direction, and the play with its down and distance."""
    if position.offense is None:
        return "Scrimmage", "a new game"
    if position.phase == "over":
        return f"{position.winner} has won", f"play {position.play}: {position.score}"
    way = get_attack_direction(position, "offense")
    yards_to_go = YARDS_PER_SQUARE * way * (position.first_down - position.line)
    to_go = "goal" if position.first_down == get_goal_line(way) else str(yards_to_go)
    needed = f"{DOWN_NAMES[position.down - 1]} and {to_go}"
    return f"{position.offense} attacks {WAYS[way]}", f"play {position.play}: {needed}"


def describe_position(rules: Rules, position: Position) -> Iterator[str]:
    """Yield sentences about the next action, the line, the call, the ball, pale men, used squares and missing men."""
    yield _SITUATION[position.phase](position)
    if position.offense is not None:
        way = get_attack_direction(position, "offense")
        short = f"{YARDS_PER_SQUARE * way * (position.first_down - position.line)} yards to line {position.first_down}"
        line = f"line {position.line}, {name_line(position.line, position.eastward)}"
        yield f"{DOWN_NAMES[position.down - 1].capitalize()} down on {line}; {short}"
    yield from _describe_call(position)
    yield from _describe_ball(position)
    if position.scramble is not None:
        yield SCRAMBLED[position.scramble]
    for mark in position.marks:
        yield f"Paler: {get_seat_of_role(position, mark.role)}'s {mark.label}, blocked by {' and '.join(mark.by)}"
    if position.used:
        yield f"Moved this turn: {', '.join(f'{man} {used}' for man, used in sorted(position.used.items()))}"
    yield from _describe_missing_men(position)
    if rules.edition != "power":
        yield f"Edition: {rules.edition}"


def _describe_call(position: Position) -> Iterator[str]:
    """Yield the call, and the part of it that is secret."""
    call, known = position.call, position.known
    if call is None:
        return
    what = f"a run by {call.run}" if call.zone is None else f"a pass to zone {call.zone}"
    kind, rest = ("run", "carrier") if call.zone is None else ("pass", "zone")
    if not known.type:
        yield f"Called in secret: {what}"
    elif not (known.carrier if call.zone is None else known.zone):
        yield f"Called: {what}; that it is a {kind} is known, its {rest} is a secret"
    else:
        yield f"Called: {what}"


def _describe_ball(position: Position) -> Iterator[str]:
    """Yield the place of the ball, and the men who have reached a thrown ball."""
    carrier = position.carrier
    if carrier is not None:
        place = position.men.of(carrier.role)[carrier.label]
        where = f" on {name_square(place)}" if place else ""
        yield f"{_name_man(position, carrier)} has the ball{where}{'' if is_carrier_known(position) else ', a secret'}"
    if position.air is not None:
        yield f"The ball is in the air and comes down on {name_square(position.air)}"
    if position.loose is not None:
        by = f", fumbled by {get_seat_of_role(position, position.fumbled_by)}" if position.fumbled_by else ""
        yield f"The ball lies loose on {name_square(position.loose)}{by}"
    for role in ROLES:
        if position.reached.of(role) is not None:
            yield f"{get_seat_of_role(position, role)}'s {position.reached.of(role)} has got to the ball"


def is_carrier_known(position: Position) -> bool:
    """Return whether the defense knows the carrier, or has the ball itself (PLAY.7.4, CF-A29)."""
    return position.known.carrier or position.changed


def _name_man(position: Position, man: Man) -> str:
    return f"{get_seat_of_role(position, man.role)}'s {man.label}"


def _describe_missing_men(position: Position) -> Iterator[str]:
    if position.phase not in PLACED:
        return
    for role in ROLES:
        gone = [man for man, place in position.men.of(role).items() if place is None]
        if gone:
            yield f"Off the field, {get_seat_of_role(position, role)}: {', '.join(gone)}"


def describe_squares_of_men(position: Position) -> Iterator[str]:
    """Yield the squares of the men of each side, for readers who cannot see the picture."""
    for role in ROLES:
        there = [f"{man} {name_square(place)}" for man, place in position.men.of(role).items() if place is not None]
        if there:
            yield f"{get_seat_of_role(position, role)}, {role}: {'; '.join(there)}"


def _describe_line_up(position: Position) -> str:
    man, seat = find_next_man_to_place(position, "offense"), get_offense_seat(position)
    return f"{seat} places {man} of its offense" if man else f"{seat} calls the play in secret"


def _describe_defense(position: Position) -> str:
    man, seat = find_next_man_to_place(position, "defense"), other_seat(get_offense_seat(position))
    return f"{seat} places {man} of its defense" if man else f"{seat} may end its line-up"


def _name_mover(position: Position) -> str:
    """Return the side whose turn it is, with the number of its turn."""
    mover = get_mover(position)
    number = (position.turns.offense if mover == "offense" else position.turns.defense) + 1
    return f"{get_seat_of_role(position, mover)} ({mover}, turn {number})"


def _describe_turn(position: Position) -> str:
    aim = " for the ball" if position.air or position.loose else ""
    squares_ = f"{position.left} of {position.allotment} square{'' if position.allotment == 1 else 's'}"
    return f"{_name_mover(position)} moves{aim}: {squares_} left"


_SITUATION: Mapping[str, Callable[[Position], str]] = {
    "draw": drop_first_argument(lambda: "Chance decides who starts on offense, and which goal is defended"),
    "start": drop_first_argument(lambda: "Either player may start the scrimmage"),
    "line-up": _describe_line_up,
    "defend": _describe_defense,
    "allot": lambda position: f"Chance allots squares to {_name_mover(position)}",
    "move": _describe_turn,
    "throw": lambda position: f"{_name_mover(position)} must throw now, to any zone",
    "over": lambda position: f"{position.winner} has won by a {position.score}",
}

SCRAMBLED = {
    "run": "Scrambled: the quarterback must run",
    "throw": "Scrambled: the quarterback must throw now",
    "shift-4": "Scrambled: the quarterback may shift up to 4 squares",
    "shift-3": "Scrambled: the quarterback may shift up to 3 squares",
    "shift-2": "Scrambled: the quarterback may shift up to 2 squares",
    "spent": "The scramble of this play is used up",
}
