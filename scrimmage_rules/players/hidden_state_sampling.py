"""Sampling of hidden state: from the view of a seat, a playable game is made that fits the view and has a random value
in place of each hidden value.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from scrimmage_rules.kernel.contract import HIDDEN, Refused
from scrimmage_rules.kernel.errors import MalformedData, ScrimmageError
from scrimmage_rules.kernel.heuristics import View
from scrimmage_rules.library.game import Game
from scrimmage_rules.library.opened_ruleset import Rules
from scrimmage_rules.library.public_types import Choices
from scrimmage_rules.rulesets import load_heuristics

TRIES = 200
"""Maximum number of random draws before a view counts as impossible."""


class NothingBehind(ScrimmageError):
    """Error: no valid position fits a view."""

    def __init__(self) -> None:
        """Compose the message and the remedy."""
        super().__init__("no position fits this view: give the result of `Game.view` under the same rules")


def has_hidden_value(view: Any) -> bool:
    """Return whether a view, or a part of it, hides a value."""
    if isinstance(view, Mapping):
        return any(map(has_hidden_value, view.values()))
    return any(map(has_hidden_value, view)) if isinstance(view, list | tuple) else view == HIDDEN


def behind(rules: Rules, view: View, generator: Random) -> Game:
    """Return a random game that fits a view. Its position is one of those that the real game can have.

    The same generator gives the same game. Raises `NothingBehind` for a view that does not fit these rules.

    Examples:
        >>> from random import Random
        >>> from scrimmage_rules import open_ruleset
        >>> from scrimmage_rules.players import behind
        >>> rules = open_ruleset("card-football")
        >>> behind(rules, rules.start().view("home").value, Random(1)) == rules.start()
        True
    """
    for _ in range(TRIES):
        try:
            return rules.load(_draw_position(rules, view, generator))
        except Refused:
            continue
    raise NothingBehind


def _draw_position(rules: Rules, view: View, generator: Random) -> dict[str, Any]:
    """Return the data of a position that fits the view. The position may be invalid."""
    try:
        return load_heuristics(rules.ruleset).behind(rules.resolved, view, generator)
    except (LookupError, TypeError, ValueError, AttributeError) as fault:  # the value is not a view of these rules
        raise NothingBehind from fault


def require_rules(rules: Rules) -> Rules:
    """Return the rules of a game unchanged; raise `MalformedData` for any other value."""
    if not isinstance(rules, Rules):
        raise MalformedData("$.rules", "expected the rules of the game, such as the result of `open_ruleset(...)`")
    return rules


def find_only_seat(choices: Choices) -> str:
    """Return the only seat of these choices; raise `MalformedData` if there are no choices or several seats."""
    seats = {choice.seat for choice in choices}
    if len(seats) != 1:
        raise MalformedData("$.choices", "expected the choices of one seat, such as the result of `game.legal(seat)`")
    return seats.pop()
