"""New game: chance draws the side that begins and its goal, and a player starts the scrimmage."""

from __future__ import annotations

from msgspec.structs import replace

from scrimmage_rules.computer_football.actions import Draw, Start
from scrimmage_rules.computer_football.field import COMPASS_EW, compute_first_down_line
from scrimmage_rules.computer_football.introduction import (
    NO_KICKS,
    RANDOM_START,
    START_20,
    START_BY_CHANCE,
    TWO_PLAYERS,
    get_own_20,
)
from scrimmage_rules.computer_football.men import NOBODY
from scrimmage_rules.computer_football.position import (
    NO_TURNS,
    NOBODY_THERE,
    NOTHING_KNOWN,
    SEATS,
    Position,
    other_seat,
)
from scrimmage_rules.computer_football.rule_context_types import At, Deed
from scrimmage_rules.kernel.contract import Applied, Event
from scrimmage_rules.kernel.rule_context import SEAT, ActionRule, Precondition, only

GOALS = ("west", "east")

BEFORE_THE_DRAW = Position(
    phase="draw", eastward=None, offense=None, play=1, down=1, line=0, first_down=0, men=NOBODY, call=None,
    known=NOTHING_KNOWN, turns=NO_TURNS, mover=None, allotment=None, left=0, used={}, carrier=None, air=None,
    loose=None, fumbled_by=None, reached=NOBODY_THERE, scramble=None, marks=(), changed=False, winner=None, score=None,
)  # fmt: skip
"""Position without men, with which each play begins."""


def begin_game() -> Applied[Position]:
    """Return a new game in which nothing is decided yet (NEWGAME.button)."""
    return Applied(BEFORE_THE_DRAW, (Event("new-game", ("NEWGAME.button", TWO_PLAYERS)),), 0)


def _draw_sides(deed: Deed[Draw]) -> Position:
    """Return the position after two even and independent draws (CF-A89).

    The offense attacks the goal that the defense defends.
    """
    drawn = deed.pick("side", "starting-offense", SEATS)
    offense = next(seat for seat in SEATS if seat == drawn)
    goal = deed.pick("goal", "defended-goal", GOALS)
    way = 1 if goal == "east" else -1
    line = get_own_20(way)
    clauses = (
        RANDOM_START, "NEWGAME.random-offense", "NEWGAME.random-goal", START_20, "NEWGAME.first-series", COMPASS_EW,
    )  # fmt: skip
    deed.say("drawn", clauses, offense=offense, defended=goal, line=line)
    return replace(
        deed.position, phase="start", offense=offense, eastward=offense if way > 0 else other_seat(offense),
        line=line, first_down=compute_first_down_line(line, way),
    )  # fmt: skip


DRAW = ActionRule(
    action=Draw,
    stages=("draw",),
    candidates=only(Draw()),
    preconditions=(START_BY_CHANCE,),
    effect=_draw_sides,
)


def _start_scrimmage(deed: Deed[Start]) -> Position:
    """Return the position at the first line-up (NEWGAME.start-button)."""
    deed.say("started", ("NEWGAME.start-button", NO_KICKS), play=deed.position.play)
    return replace(deed.position, phase="line-up")


def _is_seat_of_player(at: At[object]) -> bool:
    return at.seat in SEATS


START = ActionRule(
    action=Start,
    stages=("start",),
    candidates=only(Start()),
    preconditions=(Precondition("NEWGAME.start-button", "players-start", _is_seat_of_player, facts=SEAT),),
    effect=_start_scrimmage,
)

RULES = (DRAW, START)
