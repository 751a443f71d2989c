"""Halves and turns of a match, half time, extra turns and the end."""

from __future__ import annotations

from msgspec.structs import replace

from scrimmage_rules.kernel.contract import Result
from scrimmage_rules.tactical_soccer.position import Position, get_first_seat, other_seat
from scrimmage_rules.tactical_soccer.rule_context_types import Deed
from scrimmage_rules.tactical_soccer.set_up import create_empty_field_position

TURNS = 10
"""Turns of a half."""

LAST_HALF = 2

PHASE_ORDER = "GAME.phase-order"
"""Clause that fixes the order of the phases: the draft, the set-up, turns, half time, turns again, the end."""

TEN_TURNS = "GAME.ten-turns"
SAME_TEAMS = "GAME.half-time-same-teams"
"""Clauses by which the turns of a half are numbered and both squads stay as drafted."""


def start_next_turn_or_half_or_end_match(deed: Deed[object], position: Position) -> Position:
    """Return the position after a complete turn: the next turn, half time, an extra turn or the end."""
    if position.turn < TURNS:
        return replace(position, turn=position.turn + 1)
    if position.half < LAST_HALF:
        return _start_half_time(deed, position)
    if position.score.leader is not None:
        return end_match(deed, position, "GAME.end", "GAME.winner")
    deed.say("level", ("GAME.tie-continue",), turn=position.turn + 1)
    return replace(position, turn=position.turn + 1)


def _start_half_time(deed: Deed[object], position: Position) -> Position:
    """Exchange First and Second coach and keep the squads; TS-A20 decides the rest."""
    first = other_seat(get_first_seat(position))
    clauses = ("GAME.two-halves", "GAME.half-time-switch", SAME_TEAMS, "GAME.second-half-turns")
    deed.say("half-time", clauses, first=first)
    second_half = replace(position, half=LAST_HALF, turn=1, first=first, sent_off=())
    if deed.rules.reading["TS-A20"] == "new-set-up":
        return create_empty_field_position(second_half, kick_off=other_seat(first))
    if deed.rules.reading["TS-A20"] == "ball-only":
        return replace(second_half, holder=None, loose=None, kick_off=other_seat(first))
    return second_half


# ---- the end


def end_match(deed: Deed[object], position: Position, *clauses: str) -> Position:
    """Return the position after the end of the match; only the phase and the activation change."""
    deed.say("over", clauses, winner=position.score.leader)
    return replace(position, phase="over", active=None, kick_off=None)


def is_extra_turn(position: Position) -> bool:
    """Return whether this turn is played because the match was level (GAME.tie-continue)."""
    return position.half == LAST_HALF and position.turn > TURNS


def find_result(position: Position) -> Result | None:
    """Return the winner and the clause; None before the match is over."""
    if position.phase != "over":
        return None
    return Result(position.score.leader, "GAME.tie-stop" if is_extra_turn(position) else "GAME.winner")
