"""A random player, which chooses each legal action with equal probability."""

from __future__ import annotations

from random import Random

from scrimmage_rules.kernel.errors import MalformedData
from scrimmage_rules.kernel.heuristics import View
from scrimmage_rules.library.public_types import Choice, Choices
from scrimmage_rules.library.random_play import draw_one


def any_choice(view: View, choices: Choices, generator: Random) -> Choice:
    """Return any legal action, each as likely as the others.

    Examples:
        >>> from random import Random
        >>> from scrimmage_rules import open_ruleset
        >>> from scrimmage_rules.players import any_choice
        >>> game = open_ruleset("card-football").start()
        >>> any_choice(game.view("chance").value, game.legal("chance"), Random(1)).data()
        {'type': 'toss-coin'}
    """
    del view
    if not choices:
        raise MalformedData("$.choices", "no choices; call the player only for a seat that may act")
    return draw_one(generator, choices)
