"""Internal: application of an action that the caller took from the list of legal actions, without a second check."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Any

from scrimmage_rules.kernel.chance import DrawnChance
from scrimmage_rules.kernel.rule_context import At
from scrimmage_rules.library.game import Game
from scrimmage_rules.library.history import History
from scrimmage_rules.library.random_play import draw_one


def apply_listed(game: Game, seat: str, action: Any, generator: Random) -> Game:
    """Return the game after an action that is in the list of legal actions. The result is that of `Game.apply` with
    this generator.
    """
    at, chance = At(game.rules.resolved, game.position, seat, action), DrawnChance(partial(draw_one, generator))
    outcome = game.rules.engine.apply_listed_action(at, chance)
    before = game._past  # noqa: SLF001  (the game that is made here goes on from it)
    past = before and History(before, seat, action, tuple(chance.drawn))
    return Game(game.rules, outcome.position, outcome.events, past)
