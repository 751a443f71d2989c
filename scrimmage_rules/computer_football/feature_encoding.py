"""Numbers for learning programs: entries of an observation, and the number of each action."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import groupby, repeat
from operator import attrgetter
from typing import Any, get_args

from scrimmage_rules.computer_football import actions as act
from scrimmage_rules.computer_football.field import (
    COLUMNS,
    DIRECTIONS,
    EAST_GOAL_LINE,
    ROWS,
    WEST_GOAL_LINE,
    WINDOW,
    ZONES,
    get_window_of_play,
)
from scrimmage_rules.computer_football.men import BACKS, DEFENSE, LABELS, OFFENSE, SPEED, SPEEDS
from scrimmage_rules.computer_football.position import (
    ROLES,
    SEATS,
    Phase,
    Position,
    Scrambled,
    Square,
    get_mover,
)
from scrimmage_rules.computer_football.settings import Rules
from scrimmage_rules.computer_football.view import build_known_position
from scrimmage_rules.kernel.feature_encoding import (
    ActionPart,
    ActionRange,
    GameEncoding,
    Layout,
    Number,
    OneOf,
    Path,
    create_field_part,
    create_fixed_size_part,
)

ALL_LABELS = tuple(dict.fromkeys((*OFFENSE, *DEFENSE)))
"""The labels of both line-ups; a man is identified by his line-up and his label."""

MOST_TURNS, MOST_PLAYS = 20, 50


def _encode_square(path: Path) -> tuple[Number, Number]:
    """Return the entries of a square: its column and its row."""
    return Number((*path, 0), 1, COLUMNS), Number((*path, 1), 1, ROWS)


def build_layout(rules: Rules) -> Layout:
    """Return the entries of an observation: everything a seat may see.

    Two things have no entry: the marks of pale men, and values of the screen that repeat the position.
    """
    most = max(rules.squares)
    men = [each for role in ROLES for label in LABELS[role] for each in _encode_square(("men", role, label))]
    return Layout((
        OneOf(("seat",), SEATS), OneOf(("phase",), get_args(Phase)), OneOf(("eastward",), SEATS),
        OneOf(("offense",), SEATS), Number(("play",), 1, MOST_PLAYS), Number(("down",), 1, 4),
        *(Number((name,), WEST_GOAL_LINE, EAST_GOAL_LINE) for name in ("line", "first_down")), *men,
        OneOf(("call",), ()), OneOf(("call", "run"), BACKS), OneOf(("call", "zone"), ZONES),
        *(Number(("known", name), 0, 1) for name in ("type", "carrier", "zone")),
        *(Number(("turns", role), 0, MOST_TURNS) for role in ROLES), OneOf(("mover",), ROLES),
        Number(("allotment",), 0, most), Number(("left",), 0, most),
        *(Number(("used", label), 0, SPEED[label]) for label in ALL_LABELS), OneOf(("carrier", "of"), ROLES),
        OneOf(("carrier", "man"), ALL_LABELS), OneOf(("carrier",), ()), *_encode_square(("air",)),
        *_encode_square(("loose",)), OneOf(("fumbled_by",), ROLES), OneOf(("scramble",), get_args(Scrambled)),
        Number(("changed",), 0, 1), OneOf(("winner",), SEATS),
    ))  # fmt: skip


def score_position(position: Position, seat: str) -> float:
    """Return 1 for the seat that has won the game, otherwise 0."""
    return float(position.winner == seat)


# ---- the squares of an action


def _find_west_edge_of_window(position: Position, _actions: Sequence[Any]) -> Iterable[int]:
    first, _ = get_window_of_play(position)
    return repeat(first)


def _number_square_in_window(first: int, square: Square) -> int:
    """Return the number of a square on display, counted from 0, column by column from the northwest."""
    return (square[0] - first) * ROWS + square[1] - 1


STRETCHES = {
    (steps * across, steps * down): direction * SPEEDS[-1] + steps - 1
    for direction, (across, down) in enumerate(DIRECTIONS)
    for steps in range(1, SPEEDS[-1] + 1)
}
"""Number of each stretch (straight move), counted from 0 by direction, then by steps.

Each direction has as many numbers as the fastest man can make steps, which is six.
"""


def _number_by_man(many: int) -> dict[str, int]:
    """Return the first action number of each man. The actions of a man have `many` consecutive numbers."""
    return {label: number * many for number, label in enumerate(ALL_LABELS)}


GET_MAN = attrgetter("man")
FIRST_PLACE, FIRST_STRETCH = _number_by_man(WINDOW * ROWS), _number_by_man(len(STRETCHES))


def _number_placements(_rules: Rules, position: Position, actions: Sequence[act.Place]) -> list[int]:
    west, _ = get_window_of_play(position)
    return [FIRST_PLACE[action.man] + _number_square_in_window(west, action.at) for action in actions]


@lru_cache(maxsize=256)
def _number_stretches_from(start: Square) -> dict[Square, int]:
    """Return the action number of each straight move from a square, by the square where the move ends."""
    column, row = start
    return {(column + columns, row + rows): number for (columns, rows), number in STRETCHES.items()}


def _number_moves(_rules: Rules, position: Position, actions: Sequence[act.Move]) -> list[int]:
    men, numbers = position.men.of(get_mover(position)), list[int]()
    for man, moves in groupby(actions, GET_MAN):
        first, start = FIRST_STRETCH[man], men[man]
        assert start is not None
        stretches = _number_stretches_from(start)
        numbers += [first + stretches[action.to] for action in moves]
    return numbers


PLACE: ActionRange[Rules, Position] = ActionRange(lambda _rules: len(ALL_LABELS) * WINDOW * ROWS, _number_placements)
MOVE: ActionRange[Rules, Position] = ActionRange(lambda _rules: len(ALL_LABELS) * len(STRETCHES), _number_moves)
THROWN: ActionPart[Rules, Position] = create_fixed_size_part(
    WINDOW * ROWS, lambda _rules, first, action: _number_square_in_window(first, action.to), _find_west_edge_of_window
)
LEARNING = GameEncoding(
    layout=build_layout,
    kinds={
        act.Start: (), act.Place: PLACE,
        act.CallPlay: (create_field_part("run", (None, *BACKS)), create_field_part("zone", (None, *ZONES))),
        act.Done: (), act.Move: MOVE, act.Throw: (THROWN,), act.Wait: (), act.Scramble: (),
    },
    score=score_position,
    view=build_known_position,
)  # fmt: skip
