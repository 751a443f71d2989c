"""Keeping and losing the ball: where a play ends, downs and first downs, and who lines up on offense next."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scrimmage_rules.computer_football.field import (
    EAST_GOAL_LINE,
    TEN_YARDS,
    WEST_GOAL_LINE,
    edge,
    goal_line,
    in_goal,
    linemen_column,
)
from scrimmage_rules.computer_football.men import NOBODY
from scrimmage_rules.computer_football.objective import safety, touchdown
from scrimmage_rules.computer_football.position import Position, Role, Seat, ahead, offense_seat, other, seat_of
from scrimmage_rules.kernel.contract import Event, Settled

if TYPE_CHECKING:
    from scrimmage_rules.computer_football.options import Rules

DOWNS = 4


def dead(rules: Rules, position: Position, role: Role, column: int, events: list[Event]) -> Settled:
    """The play ends with the ball in a column of the field of play, in the hands of a line-up (PLAY.end)."""
    way = ahead(position, role)
    line = line_of(rules, column, way)
    marks_fade = ("BLOCK.double-timing",) if position.marks else ()
    facts = {"column": column, "line": line, "with": seat_of(position, role)}
    ended = Event("play-over", ("PLAY.end", *marks_fade), facts)
    events = [*events, ended]
    if line == goal_line(way) and rules.reading["CF-A84"] == "counts-as-touchdown":
        return touchdown(position, role, events)
    return next_play(rules, position, role, line, column, events)


def line_of(rules: Rules, column: int, way: int) -> int:
    """The scrimmage line for a ball dead in a column (CF-A81), in front of the goal line by CF-A84."""
    line = edge(column, way if rules.reading["CF-A81"] == "front-edge" else -way)
    pulled_back = line == goal_line(way) and rules.reading["CF-A84"] == "pull-back-one-column"
    return line - way if pulled_back else line


def recovered_at(rules: Rules, position: Position, role: Role, column: int, events: list[Event]) -> Settled:
    """The play ends with a ball that a side has got without being tackled; end zones are those of CF-A77."""
    way, reading = ahead(position, role), rules.reading["CF-A77"]
    if in_goal(column, way) and reading != "spot-on-goal-line":
        return touchdown(position, role, events)
    if in_goal(column, -way) and reading == "by-goal":
        return safety(position, role, [*events, _no_touchback(column)])
    for attacks, line in ((1, EAST_GOAL_LINE), (-1, WEST_GOAL_LINE)):
        if in_goal(column, attacks):
            ended = Event("play-over", ("PLAY.end", "FUMBLE.first-man"), {"column": column, "line": line})
            return next_play(rules, position, role, line, column, [*events, ended])
    return dead(rules, position, role, column, events)


def _no_touchback(column: int) -> Event:
    return Event("no-touchback", ("POSSESSION.b.3",), {"column": column})


def next_play(rules: Rules, position: Position, role: Role, line: int, column: int, events: list[Event]) -> Settled:
    """The ball stays on offense for the next down, or goes to the side that has it."""
    if role == "offense" and not position.changed:
        return _next_down(rules, position, line, column, events)
    return _new_series(position, seat_of(position, role), line, (_how_it_was_lost(position, role),), events)


def _how_it_was_lost(position: Position, role: Role) -> str:
    """A fumble recovered by those who did not have the ball, or a pass intercepted by them (CF-A79)."""
    from_the_others = position.fumbled_by not in (None, role)
    return "POSSESSION.c" if position.known.zone and not from_the_others else "POSSESSION.d"


def incomplete(rules: Rules, position: Position, events: list[Event]) -> Settled:
    """An incomplete pass ends the play; the line stays where it is (CF-A50)."""
    way = ahead(position, "offense")
    return _next_down(rules, position, position.line, linemen_column(position.line, way), events)


def _next_down(rules: Rules, position: Position, line: int, column: int, events: list[Event]) -> Settled:
    seat, way = offense_seat(position), ahead(position, "offense")
    if _reached(rules, position, line, way):
        return _new_series(position, seat, line, ("POSSESSION.retain", "POSSESSION.a"), events)
    if position.down < DOWNS:
        clauses = ("POSSESSION.retain", "FIELD.first-down-line")
        told = Event("next-down", clauses, {"down": position.down + 1, "line": line})
        first_down = position.first_down
        return _line_up(position, seat, position.down + 1, line, first_down), [*events, told]
    if rules.reading["CF-A87"] == "always-recomputed":
        line = _recomputed(rules, column, -way)
    return _new_series(position, other(seat), line, ("POSSESSION.a",), events)


def _recomputed(rules: Rules, column: int, way: int) -> int:
    """The line for the side that takes over after downs (CF-A87); never inside an end zone."""
    line = edge(column, way if rules.reading["CF-A81"] == "front-edge" else -way)
    return min(max(line, WEST_GOAL_LINE), EAST_GOAL_LINE)


def _reached(rules: Rules, position: Position, line: int, way: int) -> bool:
    """A new first down; from within ten yards of the goal line only a touchdown helps (CF-A82, CF-A83)."""
    if position.first_down == goal_line(way):
        return False
    beyond = way * (line - position.first_down)
    return beyond > 0 or (beyond == 0 and rules.reading["CF-A82"] == "reach-or-pass")


def _new_series(position: Position, seat: Seat, line: int, clauses: tuple[str, ...], events: list[Event]) -> Settled:
    """First down and ten yards to go, or to the goal line (CF-A83, CF-A86)."""
    way = 1 if seat == position.eastward else -1
    first_down = first_down_line(line, way)
    facts = {"offense": seat, "line": line, "first_down": first_down}
    told = Event("first-down", (*clauses, "FIELD.first-down-line"), facts)
    return _line_up(position, seat, 1, line, first_down), [*events, told]


def first_down_line(line: int, way: int) -> int:
    """The line to be reached for a new first down, capped at the goal line (FIELD.first-down-line, CF-A83)."""
    ahead_of_line = line + way * TEN_YARDS
    return min(ahead_of_line, EAST_GOAL_LINE) if way > 0 else max(ahead_of_line, WEST_GOAL_LINE)


def _line_up(position: Position, seat: Seat, down: int, line: int, first_down: int) -> Position:
    """The table before the next line-up: all eleven men of both sides are back (CF-A11, CF-A85)."""
    return Position(
        phase="line-up", eastward=position.eastward, offense=seat, play=position.play + 1, down=down, line=line,
        first_down=first_down, men=NOBODY,
    )  # fmt: skip
