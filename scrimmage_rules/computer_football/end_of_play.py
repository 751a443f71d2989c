"""Possession of the ball: the spot where a play ends, downs and first downs, and the next offense."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from scrimmage_rules.computer_football.blocking import MARKS_FADE
from scrimmage_rules.computer_football.field import (
    EAST_GOAL_LINE,
    FIRST_DOWN_LINE,
    WEST_GOAL_LINE,
    compute_first_down_line,
    get_column_edge_in_direction,
    get_goal_line,
    get_linemen_column,
    is_column_in_attacked_end_zone,
)
from scrimmage_rules.computer_football.new_game import BEFORE_THE_DRAW
from scrimmage_rules.computer_football.objective import end_game, score_touchdown
from scrimmage_rules.computer_football.position import (
    Position,
    Role,
    Seat,
    get_attack_direction,
    get_offense_seat,
    get_seat_of_role,
    other_seat,
    other_side,
)
from scrimmage_rules.computer_football.rule_context_types import Deed
from scrimmage_rules.computer_football.settings import Rules

DOWNS = 4
RETAIN = "POSSESSION.retain"


class DeadBallSpot(msgspec.Struct, frozen=True):
    """Spot of a dead ball: the line-up that has the ball (offense or defense), and the column of the ball."""

    role: Role
    column: int


class SeriesStart(msgspec.Struct, frozen=True):
    """Start of the next play: the side on offense, the down, the scrimmage line, and the first-down line."""

    offense: Seat
    down: int
    line: int
    first_down: int


# ---- where a play ends


def end_play_at_spot(deed: Deed[object], position: Position, spot: DeadBallSpot) -> Position:
    """Return the position after a play that ends with the ball between the goal lines (PLAY.end)."""
    way = get_attack_direction(position, spot.role)
    line = compute_scrimmage_line(deed.rules, spot.column, way)
    clauses = ("PLAY.end", *((MARKS_FADE,) if position.marks else ()))
    deed.say("play-over", clauses, column=spot.column, line=line, **{"with": get_seat_of_role(position, spot.role)})
    if line == get_goal_line(way) and deed.rules.reading["CF-A84"] == "counts-as-touchdown":
        return score_touchdown(deed, position, spot.role)
    return _begin_next_play(deed, position, spot, line)


def compute_scrimmage_line(rules: Rules, column: int, way: int) -> int:
    """Return the scrimmage line for a ball dead in a column (CF-A81); CF-A84 may move it before the goal line."""
    line = _compute_edge_line(rules, column, way)
    pulled_back = line == get_goal_line(way) and rules.reading["CF-A84"] == "pull-back-one-column"
    return line - way if pulled_back else line


def _compute_edge_line(rules: Rules, column: int, way: int) -> int:
    """Return the edge of the column of a dead ball that is the next scrimmage line (CF-A81).

    `way` is the direction of attack of the side that gets the ball.
    """
    return get_column_edge_in_direction(column, way if rules.reading["CF-A81"] == "front-edge" else -way)


def end_play_with_recovery(deed: Deed[object], position: Position, spot: DeadBallSpot) -> Position:
    """Return the position after a play that ends without a tackle of the man with the ball (CF-A77 in end zones)."""
    way, reading = get_attack_direction(position, spot.role), deed.rules.reading["CF-A77"]
    if is_column_in_attacked_end_zone(spot.column, way) and reading != "spot-on-goal-line":
        return score_touchdown(deed, position, spot.role)
    if is_column_in_attacked_end_zone(spot.column, -way) and reading == "by-goal":
        deed.say("no-touchback", ("POSSESSION.b.3",), column=spot.column)
        return _end_game_with_safety(deed, position, spot.role)
    line = _find_goal_line_before(spot.column)
    if line is None:
        return end_play_at_spot(deed, position, spot)
    deed.say("play-over", ("PLAY.end", "FUMBLE.first-man"), column=spot.column, line=line)
    return _begin_next_play(deed, position, spot, line)


def end_play_without_recovery(deed: Deed[object], position: Position, spot: DeadBallSpot) -> Position:
    """Return the position after a play in which no man got the loose ball; such a play never
    scores (CF-A91, CF-A99).
    """
    line = _find_goal_line_before(spot.column)
    if line is None:
        line = compute_scrimmage_line(deed.rules, spot.column, get_attack_direction(position, spot.role))
    deed.say(
        "play-over", ("PLAY.end",), column=spot.column, line=line, **{"with": get_seat_of_role(position, spot.role)}
    )
    return _begin_next_play(deed, position, spot, line)


def _find_goal_line_before(column: int) -> int | None:
    """Return the goal line of the end zone that a column belongs to, or None for a column of the field of play."""
    goals = ((1, EAST_GOAL_LINE), (-1, WEST_GOAL_LINE))
    return next((line for attacks, line in goals if is_column_in_attacked_end_zone(column, attacks)), None)


def end_play_behind_goal(deed: Deed[object], position: Position, spot: DeadBallSpot) -> Position:
    """Return the finished game after a carrier is tackled behind his own goal line: his side loses (POSSESSION.b.1,
    b.2).
    """
    if position.changed:
        deed.say("no-touchback", ("POSSESSION.b.2", "POSSESSION.b.3"), column=spot.column)
    return _end_game_with_safety(deed, position, spot.role)


def _end_game_with_safety(deed: Deed[object], position: Position, against: Role) -> Position:
    """Return the finished game after a safety: the side `against` has lost (POSSESSION.b.1)."""
    return end_game(deed, position, other_side(against), "safety")


def end_incomplete_pass(deed: Deed[object], position: Position) -> Position:
    """Return the position after an incomplete pass, which keeps the line (CF-A50)."""
    column = get_linemen_column(position.line, get_attack_direction(position, "offense"))
    return _begin_next_down(deed, position, column, position.line)


# ---- who lines up on offense next


def _begin_next_play(deed: Deed[object], position: Position, spot: DeadBallSpot, line: int) -> Position:
    """Return the position at the next down of the offense, or at a first down of the side that has won the ball."""
    if spot.role == "offense" and not position.changed:
        return _begin_next_down(deed, position, spot.column, line)
    series = _build_first_series(position, get_seat_of_role(position, spot.role), line)
    return _begin_first_down(deed, position, series, _find_turnover_clause(position, spot.role))


def _find_turnover_clause(position: Position, role: Role) -> str:
    """Return the clause of a turnover: an interception, or a fumble recovered by the other side (CF-A79)."""
    from_the_others = position.fumbled_by not in (None, role)
    return "POSSESSION.c" if position.known.zone and not from_the_others else "POSSESSION.d"


def _begin_next_down(deed: Deed[object], position: Position, column: int, line: int) -> Position:
    """Return the position after a play that did not change possession: a first down, the next down, or a turnover on
    downs.
    """
    seat, way = get_offense_seat(position), get_attack_direction(position, "offense")
    if _is_first_down_reached(deed.rules, position, line):
        return _begin_first_down(deed, position, _build_first_series(position, seat, line), RETAIN, "POSSESSION.a")
    if position.down < DOWNS:
        down = position.down + 1
        deed.say("next-down", (RETAIN, FIRST_DOWN_LINE), down=down, line=line)
        return _begin_line_up(position, SeriesStart(seat, down, line, position.first_down))
    if deed.rules.reading["CF-A87"] == "always-recomputed":
        line = min(max(_compute_edge_line(deed.rules, column, -way), WEST_GOAL_LINE), EAST_GOAL_LINE)
    return _begin_first_down(deed, position, _build_first_series(position, other_seat(seat), line), "POSSESSION.a")


def _is_first_down_reached(rules: Rules, position: Position, line: int) -> bool:
    """Return whether a line gives a new first down (CF-A82); at goal to go CF-A83 and CF-B01 decide."""
    way = get_attack_direction(position, "offense")
    if position.first_down == get_goal_line(way) and (
        rules.reading["CF-B01"] == "only-a-touchdown" or line == position.line
    ):
        return False
    beyond = way * (line - position.first_down)
    return beyond > 0 or (beyond == 0 and rules.reading["CF-A82"] == "reach-or-pass")


def _build_first_series(position: Position, seat: Seat, line: int) -> SeriesStart:
    """Return first down with ten yards to go, or with the goal line to go (CF-A83, CF-A86)."""
    way = 1 if seat == position.eastward else -1
    return SeriesStart(seat, 1, line, compute_first_down_line(line, way))


def _begin_first_down(deed: Deed[object], position: Position, series: SeriesStart, *clauses: str) -> Position:
    """Return the position at the start of a series; the event cites `clauses`."""
    deed.say(
        "first-down", (*clauses, FIRST_DOWN_LINE), offense=series.offense, line=series.line,
        first_down=series.first_down,
    )  # fmt: skip
    return _begin_line_up(position, series)


def _begin_line_up(position: Position, series: SeriesStart) -> Position:
    """Return the position before the next line-up, with all eleven men of both sides back (CF-A11, CF-A85)."""
    return replace(
        BEFORE_THE_DRAW, phase="line-up", eastward=position.eastward, offense=series.offense, play=position.play + 1,
        down=series.down, line=series.line, first_down=series.first_down,
    )  # fmt: skip
