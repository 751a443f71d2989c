"""Numbers for learning programs: entries of an observation, and the number of each action."""

from __future__ import annotations

from collections.abc import Callable
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
    measure_stretch,
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
from scrimmage_rules.kernel.feature_encoding import (
    ActionPart,
    GameEncoding,
    Layout,
    Number,
    OneOf,
    Path,
    create_field_part,
    create_fixed_size_part,
)
from scrimmage_rules.kernel.ruleset import ignoring_first_argument

ALL_LABELS = tuple(dict.fromkeys((*OFFENSE, *DEFENSE)))
"""The labels of both line-ups; a man is identified by his line-up and his label."""

MOST_TURNS, MOST_PLAYS = 20, 50


def _encode_square(path: Path) -> tuple[Number, Number]:
    """Return the entries of a square: its column and its row."""
    return Number((*path, 0), 1, COLUMNS), Number((*path, 1), 1, ROWS)


def build_layout(rules: Rules) -> Layout:
    """Return the entries of an observation: everything a seat may see except pale men and what the screen repeats."""
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
    """Return 1 for the seat that has won, else 0."""
    return float(position.winner == seat)


# ---- the squares of an action


def _find_west_edge_of_window(position: Position) -> Callable[[Any], int]:
    first, _ = get_window_of_play(position)
    return ignoring_first_argument(lambda: first)


def _number_square_in_window(first: int, square: Square) -> int:
    """Return the number of a square of the window from 0, column by column from the northwest."""
    return (square[0] - first) * ROWS + square[1] - 1


def _find_square_of_mover(position: Position) -> Callable[[act.Move], Square | None]:
    men = position.men.of(get_mover(position))
    return lambda action: men[action.man]


def _number_stretch(_rules: Rules, start: Square, action: act.Move) -> int:
    """Return the number of a stretch from 0, by its direction and its steps, of which the fastest man has six."""
    measured = measure_stretch(start, action.to)
    assert measured is not None
    return DIRECTIONS.index(measured[0]) * SPEEDS[-1] + measured[1] - 1


MAN = create_field_part("man", ALL_LABELS)
PLACED: ActionPart[Rules, Position] = create_fixed_size_part(
    WINDOW * ROWS, lambda _rules, first, action: _number_square_in_window(first, action.at), _find_west_edge_of_window
)
THROWN: ActionPart[Rules, Position] = create_fixed_size_part(
    WINDOW * ROWS, lambda _rules, first, action: _number_square_in_window(first, action.to), _find_west_edge_of_window
)
STRETCH: ActionPart[Rules, Position] = create_fixed_size_part(
    len(DIRECTIONS) * SPEEDS[-1], _number_stretch, _find_square_of_mover
)

LEARNING = GameEncoding(
    layout=build_layout,
    kinds={
        act.Start: (), act.Place: (MAN, PLACED),
        act.CallPlay: (create_field_part("run", (None, *BACKS)), create_field_part("zone", (None, *ZONES))),
        act.Done: (), act.Move: (MAN, STRETCH), act.Throw: (THROWN,), act.Wait: (), act.Scramble: (),
    },
    score=score_position,
)  # fmt: skip
