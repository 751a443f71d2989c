"""Functions that find the invalid parts of a position. This module does not use the rules of the game."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from scrimmage_rules.card_football.position import Position
from scrimmage_rules.card_football.settings import Rules
from scrimmage_rules.kernel.position_faults import make_place_finder
from scrimmage_rules.kernel.rule_context import drop_first_argument

Places = Callable[[Rules, Position], Iterator[str]]
"""Function that yields the invalid places of a position, as JSON pointers."""


def create_finder_of_one_fault_path(place: str, is_invalid: Callable[[Position], bool]) -> Places:
    """Return a function that yields one fixed path of a position if the given test finds the position invalid."""
    return make_place_finder(place, drop_first_argument(is_invalid))


def create_places_finder(find_places: Callable[[Position], Iterator[str]]) -> Places:
    """Return a function that yields every faulty path that the given search finds in a position."""
    return drop_first_argument(find_places)
