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

    `behind` makes plain data of a position that may lie behind a view: what the view shows is as it is, what it hides
    is drawn, any of the possible secrets as likely as another. It may be invalid; then it is drawn again.
    `prospects` gives a number for each action that a seat may do, greater for what looks better by the odds; only
    their order counts. `worth` says how near a seat is to winning, from 0, lost, to 1, won.
    """

    behind: Callable[[R, View, Random], dict[str, Any]]
    prospects: Callable[[R, P, str, Sequence[Any]], list[float]]
    worth: Callable[[R, P, str], float]


def copy_position_fields(view: View, position_type: type[Any]) -> dict[str, Any]:
    """Return the fields of a view that are also fields of a position."""
    return {name: view[name] for name in position_type.__struct_fields__}
