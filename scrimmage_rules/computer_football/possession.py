"""Keeping and losing the ball: where a play ends, downs and first downs, and who lines up on offense next."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from scrimmage_rules.computer_football.blocking import MARKS_FADE
from scrimmage_rules.computer_football.field import (
    EAST_GOAL_LINE,
    FIRST_DOWN_LINE,
    WEST_GOAL_LINE,
    edge,
    first_down_line,
    goal_line,
    in_goal,
    linemen_column,
)
from scrimmage_rules.computer_football.new_game import BEFORE_THE_DRAW
from scrimmage_rules.computer_football.objective import touchdown, win
from scrimmage_rules.computer_football.position import (
    Position,
    Role,
    Seat,
    ahead,
    offense_seat,
    opposite,
    other,
    seat_of,
)
from scrimmage_rules.computer_football.rule_context import Deed
from scrimmage_rules.computer_football.settings import Rules

DOWNS = 4
RETAIN = "POSSESSION.retain"
BEHIND_HIS_OWN_GOAL = "POSSESSION.b.1"


class Spot(msgspec.Struct, frozen=True):
    """Where a ball is dead: the line-up that has it, and the column."""

    role: Role
    column: int


class Series(msgspec.Struct, frozen=True):
    """What a side begins its next play with: the down, the scrimmage line, and the line to be reached."""

    offense: Seat
    down: int
    line: int
    first_down: int


# ---- where a play ends


def dead(deed: Deed[object], position: Position, spot: Spot) -> Position:
    """The play ends with the ball on a spot of the field of play (PLAY.end)."""
    way = ahead(position, spot.role)
    line = line_of(deed.rules, spot.column, way)
    clauses = ("PLAY.end", *((MARKS_FADE,) if position.marks else ()))
    deed.say("play-over", clauses, column=spot.column, line=line, **{"with": seat_of(position, spot.role)})
    if line == goal_line(way) and deed.rules.reading["CF-A84"] == "counts-as-touchdown":
        return touchdown(deed, position, spot.role)
    return _next_play(deed, position, spot, line)


def line_of(rules: Rules, column: int, way: int) -> int:
    """The scrimmage line for a ball dead in a column (CF-A81), in front of the goal line by CF-A84."""
    line = _edge_of(rules, column, way)
    pulled_back = line == goal_line(way) and rules.reading["CF-A84"] == "pull-back-one-column"
    return line - way if pulled_back else line


def _edge_of(rules: Rules, column: int, way: int) -> int:
    """The edge of a column that is the line, for a side that goes this way (CF-A81)."""
    return edge(column, way if rules.reading["CF-A81"] == "front-edge" else -way)


def recovered_at(deed: Deed[object], position: Position, spot: Spot) -> Position:
    """The play ends with a ball that a side has got without being tackled; end zones are those of CF-A77."""
    way, reading = ahead(position, spot.role), deed.rules.reading["CF-A77"]
    if in_goal(spot.column, way) and reading != "spot-on-goal-line":
        return touchdown(deed, position, spot.role)
    if in_goal(spot.column, -way) and reading == "by-goal":
        deed.say("no-touchback", ("POSSESSION.b.3",), column=spot.column)
        return _safety(deed, position, spot.role)
    line = _goal_line_of(spot.column)
    if line is None:
        return dead(deed, position, spot)
    deed.say("play-over", ("PLAY.end", "FUMBLE.first-man"), column=spot.column, line=line)
    return _next_play(deed, position, spot, line)


def left_lying(deed: Deed[object], position: Position, spot: Spot) -> Position:
    """The play ends with a ball that nobody has got: nothing is scored, wherever it lies (CF-A91, CF-A99)."""
    line = _goal_line_of(spot.column)
    if line is None:
        line = line_of(deed.rules, spot.column, ahead(position, spot.role))
    deed.say("play-over", ("PLAY.end",), column=spot.column, line=line, **{"with": seat_of(position, spot.role)})
    return _next_play(deed, position, spot, line)


def _goal_line_of(column: int) -> int | None:
    """The goal line before an end zone, None for a column of the field of play."""
    goals = ((1, EAST_GOAL_LINE), (-1, WEST_GOAL_LINE))
    return next((line for attacks, line in goals if in_goal(column, attacks)), None)


def down_behind_his_goal(deed: Deed[object], position: Position, spot: Spot) -> Position:
    """A carrier tackled there has lost the game, no matter how his side came by the ball (POSSESSION.b.1, b.2)."""
    if position.changed:
        deed.say("no-touchback", ("POSSESSION.b.2", "POSSESSION.b.3"), column=spot.column)
    return _safety(deed, position, spot.role)


def _safety(deed: Deed[object], position: Position, against: Role) -> Position:
    """The side across from this line-up wins: its carrier is behind his own goal line (POSSESSION.b.1)."""
    return win(deed, position, opposite(against), "safety", BEHIND_HIS_OWN_GOAL)


def incomplete(deed: Deed[object], position: Position) -> Position:
    """An incomplete pass ends the play; the line stays where it is (CF-A50)."""
    column = linemen_column(position.line, ahead(position, "offense"))
    return _next_down(deed, position, column, position.line)


# ---- who lines up on offense next


def _next_play(deed: Deed[object], position: Position, spot: Spot, line: int) -> Position:
    """The ball stays on offense for the next down, or goes to the side that has it."""
    if spot.role == "offense" and not position.changed:
        return _next_down(deed, position, spot.column, line)
    lost = _how_it_was_lost(position, spot.role)
    return _first_and_ten(deed, position, seat_of(position, spot.role), line, lost)


def _how_it_was_lost(position: Position, role: Role) -> str:
    """A fumble recovered by those who did not have the ball, or a pass intercepted by them (CF-A79)."""
    from_the_others = position.fumbled_by not in (None, role)
    return "POSSESSION.c" if position.known.zone and not from_the_others else "POSSESSION.d"


def _next_down(deed: Deed[object], position: Position, column: int, line: int) -> Position:
    seat, way = offense_seat(position), ahead(position, "offense")
    if _reached(deed.rules, position, line):
        return _first_and_ten(deed, position, seat, line, RETAIN, "POSSESSION.a")
    if position.down < DOWNS:
        down = position.down + 1
        deed.say("next-down", (RETAIN, FIRST_DOWN_LINE), down=down, line=line)
        return _line_up(position, Series(seat, down, line, position.first_down))
    if deed.rules.reading["CF-A87"] == "always-recomputed":
        line = min(max(_edge_of(deed.rules, column, -way), WEST_GOAL_LINE), EAST_GOAL_LINE)
    return _first_and_ten(deed, position, other(seat), line, "POSSESSION.a")


def _reached(rules: Rules, position: Position, line: int) -> bool:
    """A new first down (CF-A82); where the goal line is to be reached only a touchdown helps (CF-A83, CF-B01)."""
    way = ahead(position, "offense")
    if position.first_down == goal_line(way) and (
        rules.reading["CF-B01"] == "only-a-touchdown" or line == position.line
    ):
        return False
    beyond = way * (line - position.first_down)
    return beyond > 0 or (beyond == 0 and rules.reading["CF-A82"] == "reach-or-pass")


def _first_and_ten(deed: Deed[object], position: Position, seat: Seat, line: int, *clauses: str) -> Position:
    """First down and ten yards to go, or to the goal line (CF-A83, CF-A86)."""
    way = 1 if seat == position.eastward else -1
    series = Series(seat, 1, line, first_down_line(line, way))
    deed.say("first-down", (*clauses, FIRST_DOWN_LINE), offense=seat, line=line, first_down=series.first_down)
    return _line_up(position, series)


def _line_up(position: Position, series: Series) -> Position:
    """The table before the next line-up: all eleven men of both sides are back (CF-A11, CF-A85)."""
    return replace(
        BEFORE_THE_DRAW, phase="line-up", eastward=position.eastward, offense=series.offense, play=position.play + 1,
        down=series.down, line=series.line, first_down=series.first_down,
    )  # fmt: skip
