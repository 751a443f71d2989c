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
from scrimmage_rules.tactical_soccer.impossible import fault
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
from scrimmage_rules.tactical_soccer.set_up import next_to_place, starters, to_place

SET_UP = ("set-up", "kick-off")


def set_up_faults(rules: Rules, position: Position) -> Iterator[Fault]:
    """Every reason why a set-up cannot have come to this, or why there cannot be one."""
    if position.phase not in SET_UP:
        if position.kick_off is not None:
            yield fault("kick-off-elsewhere", "/kick_off")
        return
    yield from _why_now(rules, position)
    if position.phase == "set-up" and next_to_place(position) is None:
        yield fault("everybody-is-placed", "/phase")
    if position.phase == "kick-off" and (next_to_place(position) or len(starters(rules, position)) < 2):
        yield fault("nothing-to-choose", "/phase")
    if _men_come_back(rules, position):
        yield from _order_of_return(position)
    else:
        yield from _fresh(rules, position)


def _men_come_back(rules: Rules, position: Position) -> bool:
    """Whether this may be half time with men and ball left where they were (TS-A20)."""
    half_time = (position.half, position.turn) == (LAST_HALF, 1)
    return (half_time and rules.reading["TS-A20"] == "ball-only") or _men_come_back_alone(rules, position)


def _men_come_back_alone(rules: Rules, position: Position) -> bool:
    """Whether this may be half time without a kick-off: the ball, too, was left where it was (TS-A20 `play-on`)."""
    half_time = (position.half, position.turn) == (LAST_HALF, 1)
    return half_time and rules.reading["TS-A20"] == "play-on" and not position.kick_off


# ---- whether there is one


def _why_now(rules: Rules, position: Position) -> Iterator[Fault]:
    """The half begins, with the Second coach's ball, or somebody has conceded a goal, whose ball it is then."""
    unused = nobody_activated(rules, position)
    if position.turn > TURNS and not (position.turn == TURNS + 1 and unused):
        yield fault("decided-before-the-set-up", "/phase")
    if position.kick_off is None:
        if position.phase == "kick-off" or not _men_come_back_alone(rules, position):
            yield fault("no-kick-off", "/kick_off")
        return
    begins = position.turn == 1 and unused and position.kick_off == other(first_seat(position))
    scorer = position.score.red if position.kick_off == "blue" else position.score.blue
    conceded = rules.reading["TS-A23"] != "goalie-ball" and scorer > 0
    if not begins and not conceded:
        yield fault("nobody-has-scored", "/kick_off")


def nobody_activated(rules: Rules, position: Position) -> bool:
    """Whether nobody can have been activated yet in this turn: only those are done who lost their action before it."""
    ahead = rules.reading["TS-A29"] == "spends-next" and (position.half, position.turn) != (1, 1)
    return ahead or set(position.done) <= set(position.barred)


# ---- who is placed already


def _order_of_return(position: Position) -> Iterator[Fault]:
    """Only a man who was sent off is off the field, unless everybody is set up anew (TS-A20)."""
    waiting = [man for seat in SEATS for man in to_place(position, seat)]
    anew = position.kick_off is not None and _in_order(position)
    if any(position.offences.count(man) < 2 for man in waiting) and not anew:
        yield fault("never-sent-off", "/men")


def _in_order(position: Position) -> bool:
    """Whether everybody before the next man to be placed stands on the field, and nobody after him (TS-A17)."""
    second = position.kick_off or other(first_seat(position))
    men = [man for seat in (other(second), second) for man in position.squads.of(seat)]
    due: list[Man] = [man for man in men if man not in position.sent_off]
    return not any(place_of(position, man) for man in dropwhile(lambda man: place_of(position, man) is not None, due))


# ---- where they stand


def _fresh(rules: Rules, position: Position) -> Iterator[Fault]:
    """What holds of everybody who has been placed on an empty field."""
    if not _in_order(position):
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
