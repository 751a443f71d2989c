"""From a view to a game that can be played on: whatever the view hides is drawn among what may lie behind it."""

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
"""How often secrets are drawn that cannot be, before it is said that nothing fits."""


class NothingBehind(ScrimmageError):
    """No position was found that looks like this to its seat."""

    def __init__(self) -> None:
        """The remedy is the same for all of them."""
        super().__init__("no position fits this view: give the result of `Game.view` under the same rules")


def hides_something(view: Any) -> bool:
    """Return whether a view, or a part of one, keeps something secret."""
    if isinstance(view, Mapping):
        return any(map(hides_something, view.values()))
    return any(map(hides_something, view)) if isinstance(view, list | tuple) else view == HIDDEN


def behind(rules: Rules, view: View, generator: Random) -> Game:
    """Return a game at a position that its seat cannot tell from the one it sees; the same generator gives the same.

    Raises `NothingBehind` for a view that is none of these rules.

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
    """Plain data of a position that may lie behind a view, and may be one that cannot be."""
    try:
        return judgement(rules.ruleset).behind(rules.resolved, view, generator)
    except (LookupError, TypeError, ValueError, AttributeError) as fault:  # what is there is no view of these rules
        raise NothingBehind from fault


def check_rules(rules: Rules) -> Rules:
    """The rules that a player is made for, or `MalformedData` for what is none."""
    if not isinstance(rules, Rules):
        raise MalformedData("$.rules", "expected the rules of the game, such as the result of `open_ruleset(...)`")
    return rules


def seat_of(choices: Choices) -> str:
    """The one seat that may choose, or `MalformedData` where it is none, or several."""
    seats = {choice.seat for choice in choices}
    if len(seats) != 1:
        raise MalformedData("$.choices", "expected the choices of one seat, such as the result of `game.legal(seat)`")
    return seats.pop()
