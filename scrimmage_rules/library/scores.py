"""Score of each seat in a position."""

from __future__ import annotations

from typing import Any

SCORES = ("score", "points")
"""Possible names of the position field with the score of each seat."""


def find_score_of_each_seat(position: Any) -> dict[str, int]:
    """Return the score of each player, which can be anywhere in the plain data of a position. Return an empty dict for
    a position without scores.
    """
    for name, value in position.items() if isinstance(position, dict) else ():
        counted = name in SCORES and isinstance(value, dict) and all(type(each) is int for each in value.values())
        found = value if counted else find_score_of_each_seat(value)
        if found:
            return dict(found)
    return {}
