"""The player that searches over what it cannot see: information-set Monte Carlo tree search.

It sees one side of the table, so it draws what may lie on the other, plays on from there many times, and keeps one tree
for all of these: a node stands for what was done, whatever was hidden and whatever chance brought.
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
from scrimmage_rules.library.random_play import draw_one
from scrimmage_rules.library.rules import Rules
from scrimmage_rules.library.values import Choice, Choices
from scrimmage_rules.players.hidden_state_sampling import behind, check_rules, hides_something, seat_of
from scrimmage_rules.rulesets import judgement

LEAST_WIDTH = 2
"""Actions of a node that are tried at first; one more whenever its visits have reached the next square."""

CURIOSITY = 0.15
"""How much is given to what was tried seldom, in shares of games won."""

EVEN = 0.5

TABLES = 8
"""How many tables are drawn that may lie behind the view; the playouts begin at each in turn."""

CONFIDENCE, A_PLACE = 8, 0.03
"""What an action is given before any playout goes through it: so many playouts of its own, as good as those of its node
but for this much less with each place that it looks worse than the best."""

GLANCE = 8
"""Of how many of its actions the better one is taken by a seat in a playout, once the tree is left."""


class Node:
    """What has been found out about one way of going on."""

    __slots__ = ("available", "total", "visits", "ways")

    def __init__(self) -> None:
        """Nothing yet."""
        self.visits, self.available, self.total = 0, 0, 0.0
        self.ways: dict[Any, Node] = {}

    def mean(self) -> float:
        """Return the share of playouts through here that were won, by the seat that searches."""
        return self.total / self.visits if self.visits else EVEN

    def share(self, action: Any, place: int, *, mine: bool = True) -> float:
        """The share that an action promises to who does it, by the playouts and by its place among the others."""
        way = self.ways.get(action, NEW)
        before, found = self.mean(), way.total
        if not mine:
            before, found = 1.0 - before, way.visits - found
        return (CONFIDENCE * (before - A_PLACE * place) + found) / (CONFIDENCE + way.visits)

    def width(self) -> int:
        """How many actions are looked at by now."""
        return LEAST_WIDTH + int(sqrt(self.visits))


NEW = Node()
"""What is known of an action that was not tried: nothing."""


class Searching(msgspec.Struct, frozen=True):
    """Plays on in its mind `playouts` times, each to `depth` actions beyond its tree, and takes what is best by them.

    What looks better before any search is believed to be so, until the playouts say otherwise.
    The budget is counted in playouts, never in seconds: the same view, choices and generator give the same choice.

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
        """`MalformedData` for what are no rules, and for a search that is none."""
        check_rules(self.rules)
        argument_checks.check_number(self.playouts, "$.playouts", 1)
        argument_checks.check_number(self.depth, "$.depth", 0)

    def __call__(self, view: View, choices: Choices, generator: Random) -> Choice:
        """Return one of the choices, from what the seat may see."""
        seat, root = seat_of(choices), Node()
        if len(choices) == 1:
            return choices[0]
        many = TABLES if hides_something(view) else 1
        tables = [behind(self.rules, view, generator) for _ in range(min(many, self.playouts))]
        order = [self._by_promise(table, choices) for table in tables]
        seeds = [generator.getrandbits(32) for _ in range(self.playouts)]
        for number in range(self.playouts):
            which = number % len(tables)
            dice = Random(seeds[number])  # noqa: S311
            self._play_on(root, tables[which], order[which], seat, dice)
        shares = [root.share(choice.action, place) for place, choice in enumerate(order[0])]
        return order[0][shares.index(max(shares))]

    def _by_promise(self, game: Game, choices: Sequence[Choice]) -> list[Choice]:
        """Return the choices of one seat, what promises most first."""
        if len(choices) < 2:
            return list(choices)
        judged = judgement(self.rules.ruleset)
        actions = [choice.action for choice in choices]
        promised = judged.prospects(self.rules.resolved, game.position, choices[0].seat, actions)
        ranked = sorted(range(len(choices)), key=lambda index: -promised[index])
        return [choices[index] for index in ranked]

    # ---- one playout

    def _play_on(self, root: Node, game: Game, first: list[Choice], seat: str, dice: Random) -> None:
        """Down the tree to something new, a little further, and back with what it was worth."""
        path, choices = [root], first
        while choices:
            node = path[-1]
            choice, new = _select_child(node, choices[: node.width()], seat)
            path.append(node.ways[choice.action])
            game = game.apply(*choice, chance=dice)
            choices = [] if new else self._by_promise(game, self._due(game, dice))
            while choices and choices[0].seat == CHANCE_SEAT:
                game = game.apply(*choices[0], chance=dice)
                choices = self._by_promise(game, self._due(game, dice))
        worth = self._worth(self._glancing(game, dice), seat)
        for node in path:
            node.visits += 1
            node.total += worth

    @staticmethod
    def _due(game: Game, dice: Random) -> Sequence[Choice]:
        """What the first seat that may act may do; of chance any one action."""
        choices = game.legal()
        if choices and choices[0].seat == CHANCE_SEAT:
            return [draw_one(dice, choices)]
        return [choice for choice in choices if choice.seat == choices[0].seat]

    def _glancing(self, game: Game, dice: Random) -> Game:
        """Return the game some actions later: each seat takes the best of a few that come to its mind."""
        for _ in range(self.depth):
            choices = self._due(game, dice)
            if not choices:
                break
            few = choices if len(choices) <= GLANCE else dice.sample(choices, GLANCE)
            game = game.apply(*self._by_promise(game, few)[0], chance=dice)
        return game

    def _worth(self, game: Game, seat: str) -> float:
        return judgement(self.rules.ruleset).worth(self.rules.resolved, game.position, seat)


def _select_child(node: Node, choices: Sequence[Choice], seat: str) -> tuple[Choice, bool]:
    """The first that is new, or what is good or was tried seldom where it could have been; and whether it is new."""
    for choice in choices:
        if choice.action in node.ways:
            node.ways[choice.action].available += 1
        else:
            node.ways[choice.action] = Node()
            return choice, True
    hopes = [_upper_confidence(node, choice, place, seat) for place, choice in enumerate(choices)]
    return choices[hopes.index(max(hopes))], False


def _upper_confidence(node: Node, choice: Choice, place: int, seat: str) -> float:
    way = node.ways[choice.action]
    curious = CURIOSITY * sqrt(log(1 + way.available) / way.visits)
    return node.share(choice.action, place, mine=choice.seat == seat) + curious
