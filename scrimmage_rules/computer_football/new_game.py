"""A new game: chance decides who begins and which way, and a player starts the scrimmage."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from scrimmage_rules.computer_football.actions import Draw, Start
from scrimmage_rules.computer_football.field import EAST_GOAL_LINE, WEST_GOAL_LINE
from scrimmage_rules.computer_football.men import NOBODY
from scrimmage_rules.computer_football.position import SEATS, Position, other
from scrimmage_rules.computer_football.possession import first_down_line
from scrimmage_rules.kernel.contract import (
    ActionRule,
    Applied,
    Event,
    Precondition,
    Settled,
    alone,
    by_chance,
)

if TYPE_CHECKING:
    from scrimmage_rules.computer_football.options import Rules
    from scrimmage_rules.kernel.chance import Chance

OWN_20 = 10
"""Columns from the goal line to the 20-yard line (INTRO.start-20)."""

GOALS = ("west", "east")

BEFORE_THE_DRAW = Position(phase="draw", eastward=None, offense=None, play=1, down=1, line=0, first_down=0, men=NOBODY)


def own_20(way: int) -> int:
    """The 20-yard line of a side that attacks this way (INTRO.start-20)."""
    return WEST_GOAL_LINE + OWN_20 if way > 0 else EAST_GOAL_LINE - OWN_20


def begin(_rules: Rules) -> Applied[Position]:
    """A fresh game without earlier plays: nothing is decided yet (NEWGAME.button)."""
    return Applied(BEFORE_THE_DRAW, (Event("new-game", ("NEWGAME.button", "INTRO.two-players"), {}),), 0)


def _draw(_rules: Rules, position: Position, _action: Draw, chance: Chance) -> Settled:
    """Two even and independent draws (CF-A89); the offense attacks the goal that the defense defends."""
    drawn = chance.pick("side", "starting-offense", SEATS)
    offense = next(seat for seat in SEATS if seat == drawn)
    goal = chance.pick("goal", "defended-goal", GOALS)
    way = 1 if goal == "east" else -1
    line = own_20(way)
    after = replace(
        position, phase="start", offense=offense, eastward=offense if way > 0 else other(offense), line=line,
        first_down=first_down_line(line, way),
    )  # fmt: skip
    clauses = (
        "INTRO.random-start", "NEWGAME.random-offense", "NEWGAME.random-goal", "INTRO.start-20",
        "NEWGAME.first-series", "FIELD.compass-ew",
    )  # fmt: skip
    return after, [Event("drawn", clauses, {"offense": offense, "defended": goal, "line": line})]


DRAW = ActionRule(
    phases=frozenset({"draw"}),
    candidates=alone(Draw()),
    preconditions=(by_chance("INTRO.random-start"),),
    settle=_draw,
)


def _start(_rules: Rules, position: Position, _action: Start, _chance: Chance) -> Settled:
    """The first line-up begins (NEWGAME.start-button)."""
    event = Event("started", ("NEWGAME.start-button", "INTRO.no-kicks"), {"play": position.play})
    return replace(position, phase="line-up"), [event]


def _by_a_player(_rules: Rules, _position: Position, seat: str, _action: Any) -> bool:
    return seat in SEATS


START = ActionRule(
    phases=frozenset({"start"}),
    candidates=alone(Start()),
    preconditions=(Precondition("NEWGAME.start-button", "players-start", _by_a_player),),
    settle=_start,
)
