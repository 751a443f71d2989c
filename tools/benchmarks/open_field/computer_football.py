"""A stretch to be moved while no man is near another."""

from __future__ import annotations

import random
from typing import Any

from msgspec.structs import replace

from scrimmage_rules.kernel.chance import Need, Outcome
from scrimmage_rules.kernel.contract import Applied, Options
from scrimmage_rules.kernel.rule_context import At
from scrimmage_rules.rulesets import ruleset


def table() -> tuple[Any, Any]:
    """Rules, and a side with three squares left to move any of its eleven men."""
    game = ruleset("computer-football")
    rules = game.rules(Options())
    position, rng = game.start(rules).position, random.Random(1)  # noqa: S311
    while position.phase != "move":
        seat, action = rng.choice(game.choices(rules, position))
        script: list[Outcome] = []
        while isinstance(outcome := game.apply(At(rules, position, seat, action), script), Need):
            script.append(Outcome(outcome.kind, rng.choice(outcome.faces), outcome.purpose))
        assert isinstance(outcome, Applied)
        position = outcome.position
    squares = iter([(column, row) for column in (5, 16, 27, 38, 49) for row in (2, 5, 8, 11, 14)])
    offense = {man: next(squares) for man in position.men.offense}
    defense = {man: next(squares) for man in position.men.defense}
    men = replace(position.men, offense=offense, defense=defense)
    return rules, replace(position, men=men, left=3, allotment=3)
