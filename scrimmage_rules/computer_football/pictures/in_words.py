"""The table in words: what is due, down and line, the call with its secrets, the ball, and who stands where."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from scrimmage_rules.computer_football.field import YARDS_PER_SQUARE, goal_line
from scrimmage_rules.computer_football.men import next_man
from scrimmage_rules.computer_football.pictures.field import WAYS, line_name, name_of
from scrimmage_rules.computer_football.position import (
    ROLES,
    Man,
    Position,
    ahead,
    mover_of,
    offense_seat,
    other,
    seat_of,
)
from scrimmage_rules.computer_football.settings import Rules

DOWN_NAMES = ("first", "second", "third", "fourth")
PLACED = ("allot", "move", "throw", "over")
"""The phases in which a man who is nowhere has left the field."""


def headings(position: Position) -> tuple[str, str]:
    """Who attacks where; which play and down it is, and how far a new first down is."""
    if position.offense is None:
        return "Scrimmage", "a new game"
    if position.phase == "over":
        return f"{position.winner} has won", f"play {position.play}: {position.score}"
    way = ahead(position, "offense")
    yards_to_go = YARDS_PER_SQUARE * way * (position.first_down - position.line)
    to_go = "goal" if position.first_down == goal_line(way) else str(yards_to_go)
    needed = f"{DOWN_NAMES[position.down - 1]} and {to_go}"
    return f"{position.offense} attacks {WAYS[way]}", f"play {position.play}: {needed}"


def told(rules: Rules, position: Position) -> Iterator[str]:
    """What is due; the line; the call and the ball; who is paler, has moved, or is gone."""
    yield _SITUATION[position.phase](position)
    if position.offense is not None:
        way = ahead(position, "offense")
        short = f"{YARDS_PER_SQUARE * way * (position.first_down - position.line)} yards to line {position.first_down}"
        line = f"line {position.line}, {line_name(position.line, position.eastward)}"
        yield f"{DOWN_NAMES[position.down - 1].capitalize()} down on {line}; {short}"
    yield from _call(position)
    yield from _ball_told(position)
    if position.scramble is not None:
        yield SCRAMBLED[position.scramble]
    for mark in position.marks:
        yield f"Paler: {seat_of(position, mark.role)}'s {mark.label}, blocked by {' and '.join(mark.by)}"
    if position.used:
        yield f"Moved this turn: {', '.join(f'{man} {used}' for man, used in sorted(position.used.items()))}"
    yield from _gone(position)
    if rules.edition != "power":
        yield f"Edition: {rules.edition}"


def _call(position: Position) -> Iterator[str]:
    """The call, and what of it is still a secret."""
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


def _ball_told(position: Position) -> Iterator[str]:
    carrier = position.carrier
    if carrier is not None:
        place = position.men.of(carrier.role)[carrier.label]
        where = f" on {name_of(place)}" if place else ""
        yield f"{_whose(position, carrier)} has the ball{where}{'' if carrier_known(position) else ', a secret'}"
    if position.air is not None:
        yield f"The ball is in the air and comes down on {name_of(position.air)}"
    if position.loose is not None:
        by = f", fumbled by {seat_of(position, position.fumbled_by)}" if position.fumbled_by else ""
        yield f"The ball lies loose on {name_of(position.loose)}{by}"
    for role in ROLES:
        if position.reached.of(role) is not None:
            yield f"{seat_of(position, role)}'s {position.reached.of(role)} has got to the ball"


def carrier_known(position: Position) -> bool:
    """Whether the defense knows who has the ball: it was told, or he is one of its own (PLAY.7.4, CF-A29)."""
    return position.known.carrier or position.changed


def _whose(position: Position, man: Man) -> str:
    return f"{seat_of(position, man.role)}'s {man.label}"


def _gone(position: Position) -> Iterator[str]:
    if position.phase not in PLACED:
        return
    for role in ROLES:
        gone = [man for man, place in position.men.of(role).items() if place is None]
        if gone:
            yield f"Off the field, {seat_of(position, role)}: {', '.join(gone)}"


def who_stands_where(position: Position) -> Iterator[str]:
    """Who of both sides stands where; told to those who cannot see it."""
    for role in ROLES:
        there = [f"{man} {name_of(place)}" for man, place in position.men.of(role).items() if place is not None]
        if there:
            yield f"{seat_of(position, role)}, {role}: {'; '.join(there)}"


def _lining_up(position: Position) -> str:
    man, seat = next_man(position, "offense"), offense_seat(position)
    return f"{seat} places {man} of its offense" if man else f"{seat} calls the play in secret"


def _defending(position: Position) -> str:
    man, seat = next_man(position, "defense"), other(offense_seat(position))
    return f"{seat} places {man} of its defense" if man else f"{seat} may say that it is done"


def _mover(position: Position) -> str:
    """The side whose turn it is, with the number of this turn of its."""
    mover = mover_of(position)
    number = (position.turns.offense if mover == "offense" else position.turns.defense) + 1
    return f"{seat_of(position, mover)} ({mover}, turn {number})"


def _moving(position: Position) -> str:
    aim = " for the ball" if position.air or position.loose else ""
    squares_ = f"{position.left} of {position.allotment} square{'' if position.allotment == 1 else 's'}"
    return f"{_mover(position)} moves{aim}: {squares_} left"


_SITUATION: Mapping[str, Callable[[Position], str]] = {
    "draw": lambda _: "Chance decides who starts on offense, and which goal is defended",
    "start": lambda _: "Either player may start the scrimmage",
    "line-up": _lining_up,
    "defend": _defending,
    "allot": lambda position: f"Chance allots squares to {_mover(position)}",
    "move": _moving,
    "throw": lambda position: f"{_mover(position)} must throw now, to any zone",
    "over": lambda position: f"{position.winner} has won by a {position.score}",
}

SCRAMBLED = {
    "run": "Scrambled: the quarterback must run",
    "throw": "Scrambled: the quarterback must throw now",
    "shift-4": "Scrambled: the quarterback may shift up to 4 squares",
    "shift-3": "Scrambled: the quarterback may shift up to 3 squares",
    "shift-2": "Scrambled: the quarterback may shift up to 2 squares",
    "spent": "The scramble of this play is spent",
}
