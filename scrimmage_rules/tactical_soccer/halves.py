"""Halves and turns of a match, half time, extra turns and the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from scrimmage_rules.kernel.contract import Event, Result, Settled
from scrimmage_rules.tactical_soccer.position import NOBODY, Position, Seat, in_order, other
from scrimmage_rules.tactical_soccer.set_up import prepare

if TYPE_CHECKING:
    from scrimmage_rules.tactical_soccer.options import Rules

TURNS = 10
"""Turns of a half (GAME.ten-turns)."""

LAST_HALF = 2


def has_left(position: Position, seat: Seat) -> bool:
    """Whether a coach has a man who may still be activated in this turn."""
    return not set(position.squads.of(seat)).issubset(position.done + position.sent_off)


# ---- from turn to turn


def end_of_turn(rules: Rules, position: Position, events: list[Event]) -> Settled:
    """Everybody is done: the next turn, half time, an extra turn, or the end (TURN.complete)."""
    done = Event("turn-complete", ("TURN.complete",), {"half": position.half, "turn": position.turn})
    events = [*events, done]
    if position.turn < TURNS:
        return _next_turn(rules, position, events)
    if position.half < LAST_HALF:
        return _half_time(rules, position, events)
    if position.score.leader is not None:
        return over(position, events, "GAME.end", "GAME.winner")
    level = Event("level", ("GAME.tie-continue",), {"turn": position.turn + 1})
    return _next_turn(rules, position, [*events, level])


def _next_turn(rules: Rules, position: Position, events: list[Event]) -> Settled:
    return start_turn(rules, replace(position, turn=position.turn + 1), events)


def start_turn(rules: Rules, position: Position, events: list[Event]) -> Settled:
    """The First coach activates first; men booked in the last turn count as done already (TS-A67)."""
    done = in_order(tuple({*position.booked, *position.spent_ahead}))
    ready = replace(position, done=done, barred=position.booked, booked=(), spent_ahead=())
    if ready.barred:
        events = [*events, Event("barred", ("CARD.yellow-effect",), {"men": ready.barred})]
    assert position.first is not None
    seat = position.first if has_left(ready, position.first) else other(position.first)
    if not has_left(ready, seat):
        return end_of_turn(rules, ready, events)
    begun = Event("turn", ("GAME.ten-turns", "TURN.first-starts"), {"turn": position.turn, "seat": seat})
    return prepare(rules, replace(ready, active=seat), [*events, begun])


# ---- half time


def _half_time(rules: Rules, position: Position, events: list[Event]) -> Settled:
    """First and Second coach change labels and keep their squads; what else happens is TS-A20."""
    assert position.first is not None
    first = other(position.first)
    clauses = ("GAME.two-halves", "GAME.half-time-switch", "GAME.half-time-same-teams", "GAME.second-half-turns")
    event = Event("half-time", clauses, {"first": first})
    second_half = replace(position, half=LAST_HALF, turn=1, first=first, sent_off=())
    if rules.reading["TS-A20"] == "new-set-up":
        second_half = clear_the_field(second_half, kick_off=other(first))
    elif rules.reading["TS-A20"] == "ball-only":
        second_half = replace(second_half, holder=None, loose=None, kick_off=other(first))
    return start_turn(rules, second_half, [*events, event])


def clear_the_field(position: Position, kick_off: Seat) -> Position:
    """Everybody and the ball are taken off for a set-up; `kick_off` will have the ball (SETUP.place)."""
    return replace(position, men=NOBODY, turned=(), holder=None, loose=None, kick_off=kick_off)


# ---- the end


def over(position: Position, events: list[Event], *clauses: str) -> Settled:
    """The match is over; the table is left as it stands."""
    event = Event("over", clauses, {"winner": position.score.leader})
    return replace(position, phase="over", active=None, kick_off=None), [*events, event]


def extra_time(position: Position) -> bool:
    """Whether this is one of the turns played because the match was level (GAME.tie-continue)."""
    return position.half == LAST_HALF and position.turn > TURNS


def result(_rules: Rules, position: Position) -> Result | None:
    """Who has won, and by which clause, once the match is over."""
    if position.phase != "over":
        return None
    return Result(position.score.leader, "GAME.tie-stop" if extra_time(position) else "GAME.winner")
