"""A greedy player, which chooses the action with the best immediate prospects."""

from __future__ import annotations

from random import Random

import msgspec

from scrimmage_rules.kernel.heuristics import View
from scrimmage_rules.library.opened_ruleset import Rules
from scrimmage_rules.library.public_types import Choice, Choices
from scrimmage_rules.library.random_play import draw_one
from scrimmage_rules.players.hidden_state_sampling import behind, find_only_seat, require_rules
from scrimmage_rules.rulesets import load_heuristics


class BetterOdds(msgspec.Struct, frozen=True):
    """A player that evaluates each action on its own, and chooses the best one. Of equally good actions, it chooses one
    at random.

    The game provides the prospects: expected points, yards to the goal, the chance of a shot.

    Examples:
        >>> from scrimmage_rules import open_ruleset
        >>> from scrimmage_rules.players import BetterOdds, any_choice, play
        >>> rules = open_ruleset("card-football")
        >>> play(rules.start(), {"home": BetterOdds(rules), "away": any_choice}, seed=3).result().winner
        'home'
    """

    rules: Rules

    def __post_init__(self) -> None:
        """Raise `MalformedData` if `rules` is not the rules of a game."""
        require_rules(self.rules)

    def __call__(self, view: View, choices: Choices, generator: Random) -> Choice:
        """Return one of the choices, based on the view of the seat."""
        seat = find_only_seat(choices)
        if len(choices) == 1:
            return choices[0]
        game = behind(self.rules, view, generator)
        actions = [choice.action for choice in choices]
        judged = load_heuristics(self.rules.ruleset)
        promised = judged.prospects(self.rules.resolved, game.position, seat, actions)
        most = max(promised)
        best = [choice for choice, each in zip(choices, promised, strict=True) if each == most]
        return draw_one(generator, best)
