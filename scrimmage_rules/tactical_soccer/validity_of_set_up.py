"""What makes a set-up impossible: who has the ball after it, in which order men are placed, and where they may stand.

A set-up is made from an empty field at the start of a half and after a goal. At half time only men who come back may be
placed instead, under TS-A20 play-on and ball-only.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import dropwhile

from msgspec.structs import astuple

from scrimmage_rules.kernel.contract import Fault
from scrimmage_rules.tactical_soccer.halves import LAST_HALF, TURNS
from scrimmage_rules.tactical_soccer.options import Rules
from scrimmage_rules.tactical_soccer.pitch import CENTRE
from scrimmage_rules.tactical_soccer.position import (
    FIELDERS,
    SEATS,
    Man,
    Position,
    Seat,
    first_seat,
    on_the_field,
    other,
    place_of,
)
from scrimmage_rules.tactical_soccer.position_faults import fault
from scrimmage_rules.tactical_soccer.set_up import next_to_place, starters, to_place

SET_UP = ("set-up", "kick-off")


def set_up_faults(rules: Rules, position: Position) -> Iterator[Fault]:
    """Every reason why a set-up cannot have come to this, or why there cannot be one."""
    if position.phase not in SET_UP:
        if position.kick_off is not None:
            yield fault("kick-off-elsewhere", "/kick_off")
        return
    fresh_turn = position.turn == TURNS + 1 and nobody_activated(rules, position)
    if position.turn > TURNS and not fresh_turn:
        yield fault("decided-before-the-set-up", "/phase")
    if position.kick_off is not None:
        yield from _with_a_kick_off(rules, position, position.kick_off)
    elif _half_time(position) and rules.reading["TS-A20"] == "play-on":
        yield from _due(rules, position)
        yield from _never_sent_off(position)
    else:
        yield fault("no-kick-off", "/kick_off")


def _half_time(position: Position) -> bool:
    return (position.half, position.turn) == (LAST_HALF, 1)


def _with_a_kick_off(rules: Rules, position: Position, kick_off: Seat) -> Iterator[Fault]:
    """A set-up from an empty field, or under TS-A20 ball-only men who come back, before this coach has the ball."""
    yield from _why_now(rules, position, kick_off)
    yield from _due(rules, position)
    if not _half_time(position) or rules.reading["TS-A20"] != "ball-only":
        yield from _fresh(rules, position, kick_off)
    elif not _in_order(position, kick_off):
        yield from _never_sent_off(position)


# ---- whether there is one


def _why_now(rules: Rules, position: Position, kick_off: Seat) -> Iterator[Fault]:
    """The half begins, with the Second coach's ball, or somebody has conceded a goal, whose ball it is then."""
    begins = position.turn == 1 and nobody_activated(rules, position) and kick_off == other(first_seat(position))
    scorer = position.score.red if kick_off == "blue" else position.score.blue
    conceded = rules.reading["TS-A23"] != "goalie-ball" and scorer > 0
    if not begins and not conceded:
        yield fault("nobody-has-scored", "/kick_off")


def _due(rules: Rules, position: Position) -> Iterator[Fault]:
    """There is a man to be placed, or nobody, but several to choose from."""
    if position.phase == "set-up" and next_to_place(position) is None:
        yield fault("everybody-is-placed", "/phase")
    if position.phase == "kick-off" and (next_to_place(position) or len(starters(rules, position)) < 2):
        yield fault("nothing-to-choose", "/phase")


def nobody_activated(rules: Rules, position: Position) -> bool:
    """Whether nobody can have been activated yet in this turn: only those are done who lost their action before it."""
    ahead = rules.reading["TS-A29"] == "spends-next" and (position.half, position.turn) != (1, 1)
    return ahead or set(position.done) <= set(position.barred)


# ---- who is placed already


def _never_sent_off(position: Position) -> Iterator[Fault]:
    """Only a man who was sent off is off a field that has not been cleared (TS-A20)."""
    waiting = [man for seat in SEATS for man in to_place(position, seat)]
    if any(position.offences.count(man) < 2 for man in waiting):
        yield fault("never-sent-off", "/men")


def _in_order(position: Position, second: Seat) -> bool:
    """Whether everybody before the next man to be placed stands on the field, and nobody after him (TS-A17)."""
    men = [man for seat in (other(second), second) for man in position.squads.of(seat)]
    due: list[Man] = [man for man in men if man not in position.sent_off]
    return not any(place_of(position, man) for man in dropwhile(lambda man: place_of(position, man) is not None, due))


# ---- where they stand


def _fresh(rules: Rules, position: Position, kick_off: Seat) -> Iterator[Fault]:
    """What holds of everybody who has been placed on an empty field."""
    if not _in_order(position, kick_off):
        yield fault("out-of-order", "/men")
    if position.turned:
        yield fault("turned-at-a-set-up", "/turned")
    if CENTRE in astuple(position.men):
        yield fault("centre-hex", "/men")
    for seat in SEATS:
        yield from _side(rules, position, seat)


def _side(rules: Rules, position: Position, seat: Seat) -> Iterator[Fault]:
    placed = [(man, place) for man, place in on_the_field(position, seat) if man in FIELDERS]
    for man, place in placed:
        if not rules.pitch.within(place, rules.pitch.own[seat]):
            yield fault("not-his-side", f"/men/{man}")
    all_placed = not any(man in FIELDERS for man in to_place(position, seat))
    if placed and all_placed and not any(place in rules.pitch.circle for _, place in placed):
        yield fault("circle-empty", "/men")
