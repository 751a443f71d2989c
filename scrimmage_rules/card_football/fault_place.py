"""Finders of faulty places in a position, for reasons that do not need the rules of the game."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from scrimmage_rules.card_football.position import Position
from scrimmage_rules.card_football.settings import Rules
from scrimmage_rules.kernel.position_faults import at
from scrimmage_rules.kernel.ruleset import drop_first

Places = Callable[[Rules, Position], Iterator[str]]
"""Finds the places of a position that are at fault, as JSON pointers."""


def find_one_place_if(place: str, is_invalid: Callable[[Position], bool]) -> Places:
    """Return a finder that reports one place if the position is invalid."""
    return at(place, drop_first(is_invalid))


def find_places_by(find_places: Callable[[Position], Iterator[str]]) -> Places:
    """Return a finder that reports the places found in the position."""
    return drop_first(find_places)
