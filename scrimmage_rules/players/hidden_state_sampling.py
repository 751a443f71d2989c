"""Hidden-state sampling: a playable game from a view, with each secret drawn from its possible values."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from scrimmage_rules.kernel.contract import HIDDEN, Refused
from scrimmage_rules.kernel.errors import MalformedData, ScrimmageError
from scrimmage_rules.kernel.heuristics import View
from scrimmage_rules.library.game import Game
from scrimmage_rules.library.rules import Rules
from scrimmage_rules.library.values import Choices
from scrimmage_rules.rulesets import judgement

TRIES = 200
"""Maximum number of draws of secrets before the view counts as impossible."""


class NothingBehind(ScrimmageError):
    """A view for which no position was found."""

    def __init__(self) -> None:
        """Compose the message with its remedy."""
        super().__init__("no position fits this view: give the result of `Game.view` under the same rules")


def hides_something(view: Any) -> bool:
    """Return whether a view, or a part of one, contains a secret."""
    if isinstance(view, Mapping):
        return any(map(hides_something, view.values()))
    return any(map(hides_something, view)) if isinstance(view, list | tuple) else view == HIDDEN


def behind(rules: Rules, view: View, generator: Random) -> Game:
    """Return a game at a random position that its seat cannot distinguish from the view.

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
    """Return plain data of a position that fits the view, and that may be invalid."""
    try:
        return judgement(rules.ruleset).behind(rules.resolved, view, generator)
    except (LookupError, TypeError, ValueError, AttributeError) as fault:  # what is there is no view of these rules
        raise NothingBehind from fault


def check_rules(rules: Rules) -> Rules:
    """Return the rules that a player is made for; raises `MalformedData` for any other value."""
    if not isinstance(rules, Rules):
        raise MalformedData("$.rules", "expected the rules of the game, such as the result of `open_ruleset(...)`")
    return rules


def find_seat(choices: Choices) -> str:
    """Return the one seat of the choices; raises `MalformedData` for none or several."""
    seats = {choice.seat for choice in choices}
    if len(seats) != 1:
        raise MalformedData("$.choices", "expected the choices of one seat, such as the result of `game.legal(seat)`")
    return seats.pop()
