"""Estimates of actions and positions for computer players, in squares that the carrier gains."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from scrimmage_rules.computer_football.actions import CallPlay, Move, Place, Scramble, Throw
from scrimmage_rules.computer_football.field import (
    COLUMNS,
    ROWS,
    ZONES,
    count_columns_behind_line,
    get_goal_line,
    is_column_in_attacked_end_zone,
)
from scrimmage_rules.computer_football.line_ups import get_placing_role, is_eligible_runner
from scrimmage_rules.computer_football.men import BACKS, LINEMEN, POWER, SPEED
from scrimmage_rules.computer_football.position import (
    Man,
    Position,
    Role,
    Square,
    find_man_on,
    find_men_by_square,
    get_attack_direction,
    get_mover,
    get_role_of_seat,
    get_square,
    other_side,
)
from scrimmage_rules.computer_football.settings import Rules
from scrimmage_rules.kernel.contract import HIDDEN
from scrimmage_rules.kernel.heuristics import GameHeuristics, View, copy_position_fields
from scrimmage_rules.kernel.rule_context import drop_first_argument

TOUCHDOWN, BALL, TACKLE = 60.0, 20.0, 12.0
"""Value of a score, the ball and a tackle, in squares."""

MIDDLE = (ROWS + 1) // 2
WIDE = 4
"""Rows between the middle of the field and the ends of a line."""

DEPTHS = {"Q": 2, "F": 2, "H": 3, "T": 3}
"""Columns behind the line where backs stand."""

SECOND_LINE = {"L1": 3, "L2": 3, "L3": 3, "B1": 5, "B2": 5, "S": 7}
"""For each defender who is not a lineman, the number of columns beyond the line where he usually stands."""

ROWS_OF = {
    "T1": -4, "G1": -2, "G2": 0, "G3": 2, "T2": 4, "TE": 5, "SE": -5, "Q": 0, "F": -1, "H": 2, "T": 1,
    "L1": -3, "L2": 0, "L3": 3, "B1": -4, "B2": 4, "S": 0,
}  # fmt: skip
"""For each man, the number of rows between the middle of the field and his usual place."""


def count_squares_apart(one: Square, other: Square) -> int:
    """Return the minimum number of squares of a move between two squares; a diagonal step costs two."""
    return abs(one[0] - other[0]) + abs(one[1] - other[1])


# ---- what an action promises


def rate_actions(position: Position, _seat: str, actions: Sequence[Any]) -> list[float]:
    """Return the value of each action, in squares up the field."""
    return [_rate_action(position, action) for action in actions]


def _rate_action(position: Position, action: Any) -> float:
    """Return the value of an action, in squares up the field."""
    match action:
        case Place(man, at):
            return _rate_placement(position, man, at)
        case CallPlay():
            return _rate_call(position, action)
        case Move(man, to):
            return _rate_move(position, Man(get_mover(position), man), to)
        case Throw(to):
            return _rate_throw(position, to)
        case Scramble():
            return 1.0
    return 0.0


def _rate_placement(position: Position, label: str, at: Square) -> float:
    """Return 0 for the square that a man has in the usual line-up, and one less for each square away from it."""
    way = get_attack_direction(position, "offense")
    depth = count_columns_behind_line(position.line, way, at[0])
    wanted = 1 if get_placing_role(position) == "offense" else -SECOND_LINE.get(label, 0)
    if get_placing_role(position) == "offense":
        wanted = DEPTHS.get(label, 1)
    return -float(abs(depth - wanted) + abs(at[1] - MIDDLE - ROWS_OF[label]))


def _rate_call(position: Position, action: CallPlay) -> float:
    """Return the speed of an eligible runner, 0 for a pass, and -1 for any other runner."""
    if action.run is None:
        return 0.0
    return float(SPEED[action.run]) if is_eligible_runner(position.men, action.run) else -1.0


def _rate_throw(position: Position, to: Square) -> float:
    """Return the value of a throw: higher for a square farther ahead, and nearer to a receiver than to defenders."""
    men = {
        role: [place for place in find_men_by_square(position, role) if place != to] for role in ("offense", "defense")
    }
    receivers = [place for place, label in find_men_by_square(position, "offense").items() if label not in LINEMEN]
    first = min((count_squares_apart(place, to) for place in receivers), default=COLUMNS)
    second = min((count_squares_apart(place, to) for place in men["defense"]), default=COLUMNS)
    return (second - first) + to[0] * get_attack_direction(position, "offense") / 4


def _rate_move(position: Position, man: Man, to: Square) -> float:
    """Return the value of a straight move, by the role of the man: carrier, man near the ball, tackler or blocker."""
    start, met = get_square(position, man), find_man_on(position, other_side(man.role), to)
    ball = position.air or position.loose
    if ball is not None:
        gained = count_squares_apart(start, ball) - count_squares_apart(to, ball)
        return gained + (BALL if to == ball else 0.0)
    if position.carrier == man:
        return (
            _rate_square_of_carrier(position, man, to)
            - _rate_square_of_carrier(position, man, start)
            - (TACKLE if met else 0.0)
        )
    if position.carrier is None:
        return 0.0
    if position.carrier.role != man.role:
        return _rate_pursuit(position, man, to)
    return _rate_block(position, man, to)


def _rate_square_of_carrier(position: Position, man: Man, place: Square) -> float:
    """Return the value of a square for the carrier: progress, a score, and the distance from opponents."""
    way = get_attack_direction(position, man.role)
    dangers = (count_squares_apart(there, place) for there in find_men_by_square(position, other_side(man.role)))
    scores = TOUCHDOWN if is_column_in_attacked_end_zone(place[0], way) else 0.0
    return scores + 2.0 * place[0] * way - sum(1.0 / away for away in dangers if 0 < away <= 3)


def _rate_pursuit(position: Position, man: Man, to: Square) -> float:
    """Return the value of a tackler's move: highest onto the carrier's square, then for squares nearer to the carrier's
    path.
    """
    assert position.carrier is not None
    start, prey = get_square(position, man), get_square(position, position.carrier)
    if to == prey:
        return TACKLE + POWER[man.label]
    way = get_attack_direction(position, position.carrier.role)
    cut_off = (prey[0] + way, prey[1])
    return float(count_squares_apart(start, cut_off) - count_squares_apart(to, cut_off)) - (
        2.0 if find_man_on(position, other_side(man.role), to) else 0
    )


def _rate_block(position: Position, man: Man, to: Square) -> float:
    """Return the value of a blocker's move: highest onto an opponent near the carrier, then for squares nearer to such
    an opponent.
    """
    assert position.carrier is not None
    runner = get_square(position, position.carrier)
    met = find_man_on(position, other_side(man.role), to)
    if met is not None:
        strength = POWER[man.label] - POWER[met.label]
        return (3.0 + strength) / max(1, count_squares_apart(to, runner) - 1)
    near = min(
        find_men_by_square(position, other_side(man.role)),
        key=lambda place: count_squares_apart(place, runner),
        default=None,
    )
    if near is None:
        return 0.0
    return (count_squares_apart(get_square(position, man), near) - count_squares_apart(to, near)) / 20


# ---- what a position is worth


def rate_position(position: Position, seat: str) -> float:
    """Return an estimate from 0 to 1 of how near a seat is to winning, from the score or from the ball's place and
    down.
    """
    if position.winner is not None:
        return float(position.winner == seat)
    if position.offense is None:
        return 0.5
    has, at = _find_ball_owner_and_column(position)
    line = _count_columns_to_goal(position, has, at)
    share = 0.5 + (0.35 - 0.012 * line) - 0.03 * (position.down - 1)
    return share if get_role_of_seat(position, seat) == has else 1.0 - share


def _find_ball_owner_and_column(position: Position) -> tuple[Role, int]:
    """Return which line-up has the ball now, or will have it next, and the column of the ball."""
    if position.carrier is not None:
        return position.carrier.role, get_square(position, position.carrier)[0]
    return "offense", position.line


def _count_columns_to_goal(position: Position, role: Role, column: int) -> int:
    """Return the number of columns between a column and the goal line that a line-up attacks."""
    way = get_attack_direction(position, role)
    return max(0, (get_goal_line(way) - column) * way)


# ---- what may lie behind a view


def guess_hidden_state(view: View, generator: Random) -> dict[str, Any]:
    """Return a position with a random call and carrier in place of the hidden ones.

    A run and a pass are equally likely, and so are all backs and all zones.
    """
    data = copy_position_fields(view, Position)
    call = data["call"]
    if call == HIDDEN:
        run = generator.random() < 0.5
        call = {"run": HIDDEN, "zone": None} if run else {"run": None, "zone": HIDDEN}
    if call is not None:
        call = {
            "run": _guess_value_if_hidden(call["run"], BACKS, generator),
            "zone": _guess_value_if_hidden(call["zone"], ZONES, generator),
        }
    carrier = data["carrier"]
    if carrier == HIDDEN:
        assert call is not None
        carrier = {"of": "offense", "man": call["run"] or "Q"}
    return {**data, "call": call, "carrier": carrier}


def _guess_value_if_hidden(value: Any, possible: Sequence[Any], generator: Random) -> Any:
    """Return a random possible value for a hidden field. Return a value that is not hidden unchanged."""
    return possible[int(generator.random() * len(possible))] if value == HIDDEN else value


JUDGEMENT: GameHeuristics[Rules, Position] = GameHeuristics(
    behind=drop_first_argument(guess_hidden_state),
    prospects=drop_first_argument(rate_actions),
    worth=drop_first_argument(rate_position),
)
