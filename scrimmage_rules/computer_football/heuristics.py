"""The computer game as its players judge it: squares that the carrier gets ahead, and who stands in his way."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from scrimmage_rules.computer_football.actions import CallPlay, Move, Place, Scramble, Throw
from scrimmage_rules.computer_football.field import COLUMNS, ROWS, ZONES, behind_the_line, goal_line, in_goal
from scrimmage_rules.computer_football.line_ups import eligible, placing
from scrimmage_rules.computer_football.men import BACKS, LINEMEN, POWER, SPEED
from scrimmage_rules.computer_football.position import (
    Man,
    Position,
    Role,
    Square,
    ahead,
    man_on,
    mover_of,
    opposite,
    role_of,
    square_of,
    standing,
)
from scrimmage_rules.computer_football.settings import Rules
from scrimmage_rules.kernel.contract import HIDDEN
from scrimmage_rules.kernel.heuristics import Judgement, View, shown

TOUCHDOWN, BALL, TACKLE = 60.0, 20.0, 12.0
"""What a score, the ball and a tackle are worth in squares."""

MIDDLE = (ROWS + 1) // 2
WIDE = 4
"""Rows from the middle at which the ends of a line stand."""

RUNNER = "T"
"""The fastest back; most runs are his."""

DEPTHS = {"Q": 2, "F": 2, "H": 3, "T": 3}
"""Columns behind the line where backs stand."""

SECOND_LINE = {"L1": 3, "L2": 3, "L3": 3, "B1": 5, "B2": 5, "S": 7}
"""Columns beyond the line where the men of the defense stand who are no linemen."""

ROWS_OF = {
    "T1": -4, "G1": -2, "G2": 0, "G3": 2, "T2": 4, "TE": 5, "SE": -5, "Q": 0, "F": -1, "H": 2, "T": 1,
    "L1": -3, "L2": 0, "L3": 3, "B1": -4, "B2": 4, "S": 0,
}  # fmt: skip
"""Rows from the middle where each man stands."""


def apart(one: Square, other: Square) -> int:
    """Squares that it takes at least to come from one square to the other, a diagonal step counting for two."""
    return abs(one[0] - other[0]) + abs(one[1] - other[1])


# ---- what an action promises


def prospects(_rules: Rules, position: Position, seat: str, actions: Sequence[Any]) -> list[float]:
    """Squares up the field that each action is worth."""
    return [_promise(position, seat, action) for action in actions]


def _promise(position: Position, seat: str, action: Any) -> float:
    match action:
        case Place(man, at):
            return _placed(position, man, at)
        case CallPlay():
            return _called(position, action)
        case Move(man, to):
            return _moved(position, Man(mover_of(position), man), to)
        case Throw(to):
            return _thrown(position, to)
        case Scramble():
            return 1.0
    del seat
    return 0.0


def _placed(position: Position, label: str, at: Square) -> float:
    """As near as may be to where the man stands in the usual line-up."""
    way = ahead(position, "offense")
    depth = behind_the_line(position.line, way, at[0])
    wanted = 1 if placing(position) == "offense" else -SECOND_LINE.get(label, 0)
    if placing(position) == "offense":
        wanted = DEPTHS.get(label, 1)
    return -float(abs(depth - wanted) + abs(at[1] - MIDDLE - ROWS_OF[label]))


def _called(position: Position, action: CallPlay) -> float:
    """A run by the fastest back who may run."""
    if action.run is None:
        return 0.0
    return float(SPEED[action.run]) if eligible(position.men, action.run) else -1.0


def _thrown(position: Position, to: Square) -> float:
    """Where a man who can catch it is nearer than any of the other side, and far ahead."""
    men = {role: [place for place in standing(position, role) if place != to] for role in ("offense", "defense")}
    receivers = [place for place, label in standing(position, "offense").items() if label not in LINEMEN]
    first = min((apart(place, to) for place in receivers), default=COLUMNS)
    second = min((apart(place, to) for place in men["defense"]), default=COLUMNS)
    return (second - first) + to[0] * ahead(position, "offense") / 4


def _moved(position: Position, man: Man, to: Square) -> float:
    """The carrier ahead and clear of the others; the others between, or at him, or at the ball."""
    start, met = square_of(position, man), man_on(position, opposite(man.role), to)
    ball = position.air or position.loose
    if ball is not None:
        gained = apart(start, ball) - apart(to, ball)
        return gained + (BALL if to == ball else 0.0)
    if position.carrier == man:
        return _carried(position, man, to) - _carried(position, man, start) - (TACKLE if met else 0.0)
    if position.carrier is None:
        return 0.0
    if position.carrier.role != man.role:
        return _hunts(position, man, to)
    return _blocks(position, man, to)


def _carried(position: Position, man: Man, place: Square) -> float:
    """How good a square is for the man with the ball."""
    way = ahead(position, man.role)
    dangers = (apart(there, place) for there in standing(position, opposite(man.role)))
    scores = TOUCHDOWN if in_goal(place[0], way) else 0.0
    return scores + 2.0 * place[0] * way - sum(1.0 / away for away in dangers if 0 < away <= 3)


def _hunts(position: Position, man: Man, to: Square) -> float:
    """Nearer to the carrier, ahead of him rather than behind; best of all onto his square."""
    assert position.carrier is not None
    start, prey = square_of(position, man), square_of(position, position.carrier)
    if to == prey:
        return TACKLE + POWER[man.label]
    way = ahead(position, position.carrier.role)
    cut_off = (prey[0] + way, prey[1])
    return float(apart(start, cut_off) - apart(to, cut_off)) - (2.0 if man_on(position, opposite(man.role), to) else 0)


def _blocks(position: Position, man: Man, to: Square) -> float:
    """Onto an opponent near the carrier; else towards the nearest of those before him."""
    assert position.carrier is not None
    runner = square_of(position, position.carrier)
    met = man_on(position, opposite(man.role), to)
    if met is not None:
        strength = POWER[man.label] - POWER[met.label]
        return (3.0 + strength) / max(1, apart(to, runner) - 1)
    near = min(standing(position, opposite(man.role)), key=lambda place: apart(place, runner), default=None)
    if near is None:
        return 0.0
    return (apart(square_of(position, man), near) - apart(to, near)) / 20


# ---- what a position is worth


def worth(_rules: Rules, position: Position, seat: str) -> float:
    """By the score, or by how far up the field the offense is, and on which down."""
    if position.winner is not None:
        return float(position.winner == seat)
    if position.offense is None:
        return 0.5
    has, at = _with_the_ball(position)
    line = _goal_away(position, has, at)
    share = 0.5 + (0.35 - 0.012 * line) - 0.03 * (position.down - 1)
    return share if role_of(position, seat) == has else 1.0 - share


def _with_the_ball(position: Position) -> tuple[Role, int]:
    """The line-up that has the ball or may have it next, and the column where that is."""
    if position.carrier is not None:
        return position.carrier.role, square_of(position, position.carrier)[0]
    return "offense", position.line


def _goal_away(position: Position, role: Role, column: int) -> int:
    """Columns to the goal line that a line-up attacks."""
    way = ahead(position, role)
    return max(0, (goal_line(way) - column) * way)


# ---- what may lie behind a view


def behind(rules: Rules, view: View, generator: Random) -> dict[str, Any]:
    """A hidden call is a run by any back who may run, or a pass to any zone: as likely the one as the other."""
    del rules
    data = shown(view, Position)
    call = data["call"]
    if call == HIDDEN:
        run = generator.random() < 0.5
        call = {"run": HIDDEN, "zone": None} if run else {"run": None, "zone": HIDDEN}
    if call is not None:
        call = {"run": _any(call["run"], BACKS, generator), "zone": _any(call["zone"], ZONES, generator)}
    carrier = data["carrier"]
    if carrier == HIDDEN:
        assert call is not None
        carrier = {"of": "offense", "man": call["run"] or "Q"}
    return {**data, "call": call, "carrier": carrier}


def _any(value: Any, possible: Sequence[Any], generator: Random) -> Any:
    return possible[int(generator.random() * len(possible))] if value == HIDDEN else value


JUDGEMENT = Judgement(behind=behind, prospects=prospects, worth=worth)
