"""A player that uses information-set Monte Carlo tree search.

It gets only the view of its seat, draws possible hidden states, and plays many games from them. All these games share
one tree. A node of the tree is a sequence of actions, regardless of hidden state and chance.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log, sqrt
from random import Random
from typing import Any

import msgspec

from scrimmage_rules.kernel.contract import CHANCE_SEAT
from scrimmage_rules.kernel.heuristics import View
from scrimmage_rules.library import argument_checks
from scrimmage_rules.library.game import Game
from scrimmage_rules.library.opened_ruleset import Rules
from scrimmage_rules.library.public_types import Choice, Choices
from scrimmage_rules.library.random_play import draw_one
from scrimmage_rules.players.hidden_state_sampling import behind, find_only_seat, has_hidden_value, require_rules
from scrimmage_rules.rulesets import load_heuristics

LEAST_WIDTH = 2
"""Minimum number of actions that are tried at a node. After 1, 4, 9, 16, ... visits, one more action is tried."""

CURIOSITY = 0.15
"""Weight of the upper confidence bound that favors rarely tried actions."""

EVEN = 0.5

TABLES = 8
"""Number of random positions, with drawn hidden values, from which the playouts start in turn."""

CONFIDENCE, A_PLACE = 8, 0.03
"""Prior estimate of an action. It counts as the first number of playouts, in which the win share is the mean of the
node, minus the second number for each rank below the best.
"""

GLANCE = 8
"""Maximum number of random actions that a player compares in a playout below the tree, to choose the best one."""


class SearchNode:
    """A node of the search tree: the statistics of one sequence of actions."""

    __slots__ = ("available", "total", "visits", "ways")

    def __init__(self) -> None:
        """Create a node that the search has not visited yet."""
        self.visits, self.available, self.total = 0, 0, 0.0
        self.ways: dict[Any, SearchNode] = {}

    def compute_playout_win_share(self) -> float:
        """Return the fraction of playouts through this node that the searching seat won."""
        return self.total / self.visits if self.visits else EVEN

    def expected_win_share(self, action: Any, place: int, *, mine: bool = True) -> float:
        """Return the expected fraction of wins for an action, computed from its playouts and its rank."""
        way = self.ways.get(action, NEW)
        before, found = self.compute_playout_win_share(), way.total
        if not mine:
            before, found = 1.0 - before, way.visits - found
        return (CONFIDENCE * (before - A_PLACE * place) + found) / (CONFIDENCE + way.visits)

    def width(self) -> int:
        """Return how many actions the search considers at this node now."""
        return LEAST_WIDTH + int(sqrt(self.visits))


NEW = SearchNode()
"""Statistics of an action that was not tried yet."""


class Searching(msgspec.Struct, frozen=True):
    """A player that runs `playouts` playouts, each up to `depth` actions below the tree, and chooses the best action.

    Before the search, the odds of each action give its prior estimate. The budget is a number of playouts, not of
    seconds: the same view, choices and generator give the same choice.

    Examples:
        >>> from scrimmage_rules import open_ruleset
        >>> from scrimmage_rules.players import Searching, any_choice, play
        >>> rules = open_ruleset("computer-football")
        >>> players = {"red": Searching(rules, playouts=8), "yellow": any_choice}
        >>> play(rules.start(), players, seed=2).result().winner
        'red'
    """

    rules: Rules
    playouts: int = 24
    depth: int = 4

    def __post_init__(self) -> None:
        """Raise `MalformedData` for an argument that is not the rules of a game, or for an invalid number of playouts
        or actions.
        """
        require_rules(self.rules)
        argument_checks.check_number(self.playouts, "$.playouts", 1)
        argument_checks.check_number(self.depth, "$.depth", 0)

    def __call__(self, view: View, choices: Choices, generator: Random) -> Choice:
        """Return one of the choices, based on the view of the seat."""
        seat, root = find_only_seat(choices), SearchNode()
        if len(choices) == 1:
            return choices[0]
        many = TABLES if has_hidden_value(view) else 1
        tables = [behind(self.rules, view, generator) for _ in range(min(many, self.playouts))]
        order = [self._rank_choices(table, choices) for table in tables]
        seeds = [generator.getrandbits(32) for _ in range(self.playouts)]
        for number in range(self.playouts):
            which = number % len(tables)
            dice = Random(seeds[number])  # noqa: S311
            self._run_playout(root, tables[which], order[which], seat, dice)
        shares = [root.expected_win_share(choice.action, place) for place, choice in enumerate(order[0])]
        return order[0][shares.index(max(shares))]

    def _rank_choices(self, game: Game, choices: Sequence[Choice]) -> list[Choice]:
        """Return the choices of one seat sorted by their estimated results, the best first."""
        if len(choices) < 2:
            return list(choices)
        judged = load_heuristics(self.rules.ruleset)
        actions = [choice.action for choice in choices]
        promised = judged.prospects(self.rules.resolved, game.position, choices[0].seat, actions)
        ranked = sorted(range(len(choices)), key=lambda index: -promised[index])
        return [choices[index] for index in ranked]

    # ---- one playout

    def _run_playout(self, root: SearchNode, game: Game, first: list[Choice], seat: str, dice: Random) -> None:
        """Run one playout: follow the tree to a new node, play a few more actions, and add the value of the last
        position to all nodes on the path.
        """
        path, choices = [root], first
        while choices:
            node = path[-1]
            choice, new = _select_child(node, choices[: node.width()], seat)
            path.append(node.ways[choice.action])
            game = game.apply(*choice, chance=dice)
            choices = [] if new else self._rank_choices(game, self._list_due_actions(game, dice))
            while choices and choices[0].seat == CHANCE_SEAT:
                game = game.apply(*choices[0], chance=dice)
                choices = self._rank_choices(game, self._list_due_actions(game, dice))
        worth = self._evaluate(self._play_few_actions(game, dice), seat)
        for node in path:
            node.visits += 1
            node.total += worth

    @staticmethod
    def _list_due_actions(game: Game, dice: Random) -> Sequence[Choice]:
        """Return the legal actions of the first seat that may act, or one random action of chance."""
        choices = game.legal()
        if choices and choices[0].seat == CHANCE_SEAT:
            return [draw_one(dice, choices)]
        return [choice for choice in choices if choice.seat == choices[0].seat]

    def _play_few_actions(self, game: Game, dice: Random) -> Game:
        """Return the game after some more actions; each seat chooses the best of a few random actions."""
        for _ in range(self.depth):
            choices = self._list_due_actions(game, dice)
            if not choices:
                break
            few = choices if len(choices) <= GLANCE else dice.sample(choices, GLANCE)
            game = game.apply(*self._rank_choices(game, few)[0], chance=dice)
        return game

    def _evaluate(self, game: Game, seat: str) -> float:
        return load_heuristics(self.rules.ruleset).worth(self.rules.resolved, game.position, seat)


def _select_child(node: SearchNode, choices: Sequence[Choice], seat: str) -> tuple[Choice, bool]:
    """Return a choice, and whether it is untried. It is the first untried choice; if all were tried, it is the choice
    with the highest upper confidence bound.
    """
    for choice in choices:
        if choice.action in node.ways:
            node.ways[choice.action].available += 1
        else:
            node.ways[choice.action] = SearchNode()
            return choice, True
    hopes = [_compute_upper_confidence(node, choice, place, seat) for place, choice in enumerate(choices)]
    return choices[hopes.index(max(hopes))], False


def _compute_upper_confidence(node: SearchNode, choice: Choice, place: int, seat: str) -> float:
    way = node.ways[choice.action]
    curious = CURIOSITY * sqrt(log(1 + way.available) / way.visits)
    return node.expected_win_share(choice.action, place, mine=choice.seat == seat) + curious
