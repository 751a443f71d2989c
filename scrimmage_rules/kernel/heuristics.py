"""Heuristics of a game for computer players: hidden positions that fit a view, and estimates of actions and
positions.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, Generic, TypeVar

import msgspec

R = TypeVar("R")
P = TypeVar("P")

View = Mapping[str, Any]
"""The part of a position that one seat may know, as plain data."""


class GameHeuristics(msgspec.Struct, Generic[R, P], frozen=True, kw_only=True):
    """Heuristics that let a computer player judge a game; no rule or request of the protocol uses them.

    `behind` returns a random position that fits a view, as plain data. It has all values that the view shows. Values
    that the view hides are drawn, and all possible values are equally likely. The position can be invalid; the caller
    then draws again. `prospects` returns a number for each legal action of a seat, which is greater if the action has
    better odds. Only the order of these numbers counts. `worth` returns how near a seat is to winning, from 0 (lost) to
    1 (won).
    """

    behind: Callable[[R, View, Random], dict[str, Any]]
    prospects: Callable[[R, P, str, Sequence[Any]], list[float]]
    worth: Callable[[R, P, str], float]


def copy_position_fields(view: View, position_type: type[Any]) -> dict[str, Any]:
    """Return the fields of a view that are also fields of a position."""
    return {name: view[name] for name in position_type.__struct_fields__}
