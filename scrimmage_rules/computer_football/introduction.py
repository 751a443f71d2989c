"""Two players, the size of the field, runs and passes without kicks, and the start on the 20."""

from __future__ import annotations

from scrimmage_rules.computer_football.actions import CallPlay
from scrimmage_rules.computer_football.field import (
    COLUMNS,
    EAST_GOAL_LINE,
    END_ZONE,
    ROWS,
    SQUARES_OF_TWO_YARDS,
    WEST_GOAL_LINE,
    WINDOW,
    YARDS_PER_SQUARE,
)
from scrimmage_rules.computer_football.men import OFFENSE
from scrimmage_rules.computer_football.objective import ELEVEN_MEN
from scrimmage_rules.computer_football.position import SEATS, Position
from scrimmage_rules.computer_football.rule_context_types import At
from scrimmage_rules.computer_football.settings import Rules
from scrimmage_rules.kernel.contract import Answer
from scrimmage_rules.kernel.rule_context import Precondition, require_chance_seat

TWO_PLAYERS = "INTRO.two-players"
FIELD_SIZE, SEGMENT = "INTRO.field-size", "INTRO.segment"
RUN_OR_PASS, NO_KICKS = "INTRO.run-or-pass", "INTRO.no-kicks"
RANDOM_START, START_20 = "INTRO.random-start", "INTRO.start-20"

ENFORCED_LINE_UPS = ("INTRO.enforced.1",)
ENFORCED_MOVES = ("INTRO.enforced.2",)
"""Clauses that say how the program enforces its rules. A refusal cites them in addition to the broken clause."""

OWN_20 = 10
"""Columns from the goal line to the 20-yard line (INTRO.start-20)."""


def get_own_20(way: int) -> int:
    """Return the line that is the own 20 of a side attacking in the direction `way` (INTRO.start-20)."""
    return WEST_GOAL_LINE + OWN_20 if way > 0 else EAST_GOAL_LINE - OWN_20


# ---- runs and passes


def is_run_or_pass(run: str | None, zone: int | None) -> bool:
    """Return whether a call is either a run or a pass, and not both (INTRO.run-or-pass)."""
    return (run is None) != (zone is None)


def _is_not_kick(at: At[CallPlay]) -> bool:
    return at.action.kick is None


def _is_call_either_run_or_pass(at: At[CallPlay]) -> bool:
    return is_run_or_pass(at.action.run, at.action.zone)


A_RUN_OR_A_PASS: tuple[Precondition[Rules, Position, CallPlay], ...] = (
    Precondition(NO_KICKS, "kick", _is_not_kick, also=(RUN_OR_PASS,)),
    Precondition(RUN_OR_PASS, "neither-or-both", _is_call_either_run_or_pass, gates=("kick",)),
)
"""Preconditions of a call that are checked before all others."""

START_BY_CHANCE = require_chance_seat(RANDOM_START)


# ---- questions


def answer_field() -> Answer:
    """Answer with the sides and the size of the field."""
    value = {
        "seats": list(SEATS), "men": len(OFFENSE), "columns": COLUMNS, "rows": ROWS,
        "yards_per_square": YARDS_PER_SQUARE, "end_zone": END_ZONE, "window": WINDOW,
    }  # fmt: skip
    return Answer(value, (TWO_PLAYERS, FIELD_SIZE, SEGMENT, *SQUARES_OF_TWO_YARDS, ELEVEN_MEN))
