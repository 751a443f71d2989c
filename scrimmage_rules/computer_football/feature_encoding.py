"""The computer game as numbers, for programs that learn: squares of the window, and of a man's way."""

from __future__ import annotations

from typing import get_args

from scrimmage_rules.computer_football import actions as act
from scrimmage_rules.computer_football.field import (
    COLUMNS,
    DIRECTIONS,
    EAST_GOAL_LINE,
    ROWS,
    WEST_GOAL_LINE,
    WINDOW,
    ZONES,
    stretch,
    window_of,
)
from scrimmage_rules.computer_football.men import BACKS, DEFENSE, LABELS, OFFENSE, SPEED, SPEEDS
from scrimmage_rules.computer_football.position import (
    ROLES,
    SEATS,
    Man,
    Phase,
    Position,
    Scrambled,
    mover_of,
    square_of,
)
from scrimmage_rules.computer_football.settings import Rules
from scrimmage_rules.kernel.feature_encoding import Layout, Learning, Number, OneOf, Part, Path, named

EVERYBODY = tuple(dict.fromkeys((*OFFENSE, *DEFENSE)))
"""The labels of both line-ups; a man is told by his line-up besides."""

MOST_TURNS, MOST_PLAYS = 20, 50


def _square(path: Path) -> tuple[Number, Number]:
    return Number((*path, 0), 1, COLUMNS), Number((*path, 1), 1, ROWS)


def layout(rules: Rules) -> Layout:
    """Everything a seat may see but the men shown paler and what the screen repeats."""
    most = max(rules.squares)
    men = [each for role in ROLES for label in LABELS[role] for each in _square(("men", role, label))]
    return Layout((
        OneOf(("seat",), SEATS), OneOf(("phase",), get_args(Phase)), OneOf(("eastward",), SEATS),
        OneOf(("offense",), SEATS), Number(("play",), 1, MOST_PLAYS), Number(("down",), 1, 4),
        *(Number((name,), WEST_GOAL_LINE, EAST_GOAL_LINE) for name in ("line", "first_down")), *men,
        OneOf(("call",), ()), OneOf(("call", "run"), BACKS), OneOf(("call", "zone"), ZONES),
        *(Number(("known", name), 0, 1) for name in ("type", "carrier", "zone")),
        *(Number(("turns", role), 0, MOST_TURNS) for role in ROLES), OneOf(("mover",), ROLES),
        Number(("allotment",), 0, most), Number(("left",), 0, most),
        *(Number(("used", label), 0, SPEED[label]) for label in EVERYBODY), OneOf(("carrier", "of"), ROLES),
        OneOf(("carrier", "man"), EVERYBODY), OneOf(("carrier",), ()), *_square(("air",)), *_square(("loose",)),
        OneOf(("fumbled_by",), ROLES), OneOf(("scramble",), get_args(Scrambled)), Number(("changed",), 0, 1),
        OneOf(("winner",), SEATS),
    ))  # fmt: skip


def score(position: Position, seat: str) -> float:
    """1 for the side that has scored, which ends the game."""
    return float(position.winner == seat)


# ---- the squares of an action


def _on_display(position: Position, square: tuple[int, int]) -> int:
    first, _ = window_of(position)
    return (square[0] - first) * ROWS + square[1] - 1


PLACED: Part[Rules, Position] = Part(
    lambda _rules: WINDOW * ROWS, lambda _rules, position, action: _on_display(position, action.at)
)
THROWN: Part[Rules, Position] = Part(
    lambda _rules: WINDOW * ROWS, lambda _rules, position, action: _on_display(position, action.to)
)
"""A square of the window, column by column."""


def _way(_rules: Rules, position: Position, action: act.Move) -> int:
    """The direction, and the steps in it, of which the fastest man has six."""
    found = stretch(square_of(position, Man(mover_of(position), action.man)), action.to)
    assert found is not None
    return DIRECTIONS.index(found[0]) * SPEEDS[-1] + found[1] - 1


MAN = named("man", EVERYBODY)

LEARNING = Learning(
    layout=layout,
    kinds={
        act.Start: (), act.Place: (MAN, PLACED),
        act.CallPlay: (named("run", (None, *BACKS)), named("zone", (None, *ZONES))),
        act.Done: (), act.Move: (MAN, Part(lambda _rules: len(DIRECTIONS) * SPEEDS[-1], _way)), act.Throw: (THROWN,),
        act.Wait: (), act.Scramble: (),
    },
    score=score,
)  # fmt: skip
