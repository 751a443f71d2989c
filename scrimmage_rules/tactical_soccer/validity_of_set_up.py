"""The faults of a set-up or kick-off: its reason, the order of placing, and the hexes of men.

A set-up starts from an empty field, at the start of a half or after a goal. Under TS-A20 play-on and ball-only, only
returning men are placed at half time.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import dropwhile

from msgspec.structs import astuple

from scrimmage_rules.kernel.contract import Fault
from scrimmage_rules.tactical_soccer.halves import LAST_HALF, TURNS
from scrimmage_rules.tactical_soccer.pitch import CENTRE
from scrimmage_rules.tactical_soccer.position import (
    FIELDERS,
    SEATS,
    Man,
    Position,
    Seat,
    find_hex_or_none,
    get_first_seat,
    list_men_on_field,
    other_seat,
)
from scrimmage_rules.tactical_soccer.position_fault_table import fault
from scrimmage_rules.tactical_soccer.set_up import find_next_man_to_place, list_kick_off_takers, list_men_to_place
from scrimmage_rules.tactical_soccer.settings import Rules

SET_UP = ("set-up", "kick-off")


def find_set_up_faults(rules: Rules, position: Position) -> Iterator[Fault]:
    """Yield faults of a set-up or a kick-off, or of a position without one."""
    if position.phase not in SET_UP:
        if position.kick_off is not None:
            yield fault("kick-off-elsewhere", "/kick_off")
        return
    fresh_turn = position.turn == TURNS + 1 and is_turn_not_begun(rules, position)
    if position.turn > TURNS and not fresh_turn:
        yield fault("decided-before-the-set-up", "/phase")
    if position.kick_off is not None:
        yield from _find_kick_off_faults(rules, position, position.kick_off)
    elif _is_half_time(position) and rules.reading["TS-A20"] == "play-on":
        yield from _find_phase_faults(rules, position)
        yield from _find_faults_of_men_off_field(position)
    else:
        yield fault("no-kick-off", "/kick_off")


def _is_half_time(position: Position) -> bool:
    return (position.half, position.turn) == (LAST_HALF, 1)


def _find_kick_off_faults(rules: Rules, position: Position, kick_off: Seat) -> Iterator[Fault]:
    """Yield faults of a position before the kick-off of a coach.

    All men are placed on an empty field, except that TS-A20 `ball-only` keeps the men on the field at half time.
    """
    yield from _find_faults_of_kick_off_reason(rules, position, kick_off)
    yield from _find_phase_faults(rules, position)
    if not _is_half_time(position) or rules.reading["TS-A20"] != "ball-only":
        yield from _find_placement_faults(rules, position, kick_off)
    elif not _is_placed_in_order(position, kick_off):
        yield from _find_faults_of_men_off_field(position)


# ---- the reason of a set-up


def _find_faults_of_kick_off_reason(rules: Rules, position: Position, kick_off: Seat) -> Iterator[Fault]:
    """Yield a fault if a coach kicks off though he neither begins the half nor has conceded a goal."""
    begins = (
        position.turn == 1 and is_turn_not_begun(rules, position) and kick_off == other_seat(get_first_seat(position))
    )
    scorer = position.score.red if kick_off == "blue" else position.score.blue
    conceded = rules.reading["TS-A23"] != "goalie-ball" and scorer > 0
    if not begins and not conceded:
        yield fault("nobody-has-scored", "/kick_off")


def _find_phase_faults(rules: Rules, position: Position) -> Iterator[Fault]:
    """Yield a fault if the phase has no choice to wait for.

    In `set-up` a man must be left to place. In `kick-off` all men must be placed, and at least two must be able to
    start with the ball.
    """
    if position.phase == "set-up" and find_next_man_to_place(position) is None:
        yield fault("everybody-is-placed", "/phase")
    if position.phase == "kick-off" and (
        find_next_man_to_place(position) or len(list_kick_off_takers(rules, position)) < 2
    ):
        yield fault("nothing-to-choose", "/phase")


def is_turn_not_begun(rules: Rules, position: Position) -> bool:
    """Return whether the turn may be new: each man in `done` can have lost his action before this turn."""
    ahead = rules.reading["TS-A29"] == "spends-next" and (position.half, position.turn) != (1, 1)
    return ahead or set(position.done) <= set(position.barred)


# ---- the order of placing


def _find_faults_of_men_off_field(position: Position) -> Iterator[Fault]:
    """Yield a fault for a man who is off an uncleared field without two offences (TS-A20)."""
    waiting = [man for seat in SEATS for man in list_men_to_place(position, seat)]
    if any(position.offences.count(man) < 2 for man in waiting):
        yield fault("never-sent-off", "/men")


def _is_placed_in_order(position: Position, second: Seat) -> bool:
    """Return whether the men before the next man to place are on the field, and no later man (TS-A17)."""
    men = [man for seat in (other_seat(second), second) for man in position.squads.of(seat)]
    due: list[Man] = [man for man in men if man not in position.sent_off]
    return not any(
        find_hex_or_none(position, man)
        for man in dropwhile(lambda man: find_hex_or_none(position, man) is not None, due)
    )


# ---- the hexes of placed men


def _find_placement_faults(rules: Rules, position: Position, kick_off: Seat) -> Iterator[Fault]:
    """Yield faults of the men who were placed on an empty field."""
    if not _is_placed_in_order(position, kick_off):
        yield fault("out-of-order", "/men")
    if position.turned:
        yield fault("turned-at-a-set-up", "/turned")
    if CENTRE in astuple(position.men):
        yield fault("centre-hex", "/men")
    for seat in SEATS:
        yield from _find_side_faults(rules, position, seat)


def _find_side_faults(rules: Rules, position: Position, seat: Seat) -> Iterator[Fault]:
    placed = [(man, place) for man, place in list_men_on_field(position, seat) if man in FIELDERS]
    for man, place in placed:
        if not rules.pitch.within(place, rules.pitch.own[seat]):
            yield fault("not-his-side", f"/men/{man}")
    all_placed = not any(man in FIELDERS for man in list_men_to_place(position, seat))
    if placed and all_placed and not any(place in rules.pitch.circle for _, place in placed):
        yield fault("circle-empty", "/men")
