"""Random games of the reference, from the starts of published cases to positions that no case contains."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import islice
from types import MappingProxyType
from typing import Any, NamedTuple

from scrimmage_rules.kernel.codec import canonical
from scrimmage_rules.kernel.errors import ScrimmageError
from scrimmage_rules.kernel.rule_context import At
from scrimmage_rules.kernel.ruleset import Ruleset
from scrimmage_rules.kit.generated.random_game_inputs import Data, RandomGameInputs
from scrimmage_rules.library.random_play import Ply, ResolvedRuleset, apply_with_drawn_chance, pick_by_type
from scrimmage_rules.rulesets import ruleset

LOADED, SWITCHED = 0.9, 0.3
"""Probability that a game starts from the position of a case, and probability that it has changed readings."""

MOST_READINGS = 3

LONGEST = 12
"""Maximum number of actions between two sampled states of a game."""

MOMENTS = 6
"""Number of states sampled from one game before a new game starts."""


SURVEYED = 200
"""Number of states sampled to measure how frequent each kind is, before the first case is made."""

HOPELESS = 1_000
"""Number of successive games without a sampled state after which the search ends."""


class GameMoment(NamedTuple):
    """A state of a random game: the game, its options as data and resolved, and its position."""

    game: Ruleset[Any, Any]
    options: Data
    rules: Any
    position: Any

    def choices(self) -> list[tuple[str, Any]]:
        """Return each legal action with its seat, in the fixed order; raise `StuckGame`."""
        return self.game.choices(self.rules, self.position)

    def at(self, seat: str, action: Any) -> At[Any, Any, Any]:
        """Return the action at this position as an object that answers whether it is legal and what it does."""
        return At(self.rules, self.position, seat, action)

    def create_step_for_action(self, choice: tuple[str, Any], rng: random.Random) -> Ply:
        """Return the step for a legal action, with random chance if the action needs chance."""
        return apply_with_drawn_chance(ResolvedRuleset(self.game, self.rules), self.position, choice, rng.choice)

    def after(self, position: Any) -> GameMoment:
        """Return the same game at another position."""
        return self._replace(position=position)


Kinds = Mapping[frozenset[type], int]
"""Frequency of each kind of game state. A kind is the set of types of the legal actions."""


def count_moment_kinds(ruleset_id: str, made: RandomGameInputs) -> Kinds:
    """Return the frequencies of the kinds of states in some random games; the same for every call with one suite."""
    rng = random.Random(ruleset_id)  # noqa: S311
    spread = _KindSampler(rng, made.positions, {})
    for _moment in islice(_sample_moments(ruleset_id, made, rng, spread), SURVEYED):
        pass
    return MappingProxyType(spread.seen)


def sample_moments(ruleset_id: str, made: RandomGameInputs, rng: random.Random, known: Kinds) -> Iterator[GameMoment]:
    """Yield states of successive random games, in which all kinds are about equally frequent.

    `known` has the frequency of each kind in other games. The iterator is infinite, unless no game with a legal action
    can be started.
    """
    return _sample_moments(ruleset_id, made, rng, _KindSampler(rng, made.positions, known))


def _sample_moments(
    ruleset_id: str, made: RandomGameInputs, rng: random.Random, spread: _KindSampler
) -> Iterator[GameMoment]:
    fruitless = 0
    while made.openings and fruitless < HOPELESS:
        begun = _start_game(ruleset_id, made, rng)
        fruitless += 1
        for moment in _play_one_game(begun, spread, rng) if begun is not None and spread.is_kind_due(begun) else ():
            fruitless = 0
            yield moment


class _KindSampler:
    """Sampler that makes all kinds of game states about equally frequent.

    Without it, two thirds of the states of a football game would be from the set-up of twenty-two men.
    """

    def __init__(self, rng: random.Random, published: list[Data], known: Kinds) -> None:
        self.seen = Counter(known)
        self._rng = rng
        self._published = set(map(canonical, published))

    def is_wanted(self, moment: GameMoment) -> bool:
        """Return whether to use a state: the random choice by kind accepts it, and no published
        case has its position.
        """
        return self.is_kind_due(moment) and canonical(moment.position) not in self._published

    def is_kind_due(self, moment: GameMoment) -> bool:
        """Return whether a random choice accepts a state of this kind; rare kinds are accepted more often."""
        kind = frozenset(type(action) for _, action in moment.choices())
        self.seen[kind] += 1
        return self._rng.random() * self.seen[kind] * len(self.seen) < self.seen.total()


def _play_one_game(moment: GameMoment, spread: _KindSampler, rng: random.Random) -> Iterator[GameMoment]:
    for longest in (1, *[LONGEST] * (MOMENTS - 1)):
        for _ in range(rng.randint(1, longest)):
            choices = moment.choices()
            if not choices:
                return
            moment = moment.after(
                moment.create_step_for_action(pick_by_type(choices, rng.choice), rng).applied.position
            )
        if spread.is_wanted(moment):
            yield moment


def _start_game(ruleset_id: str, made: RandomGameInputs, rng: random.Random) -> GameMoment | None:
    """Return a game started like a published case, sometimes under changed readings; None if the
    readings do not fit.
    """
    opening = rng.choice(made.openings)
    options = dict(opening.get("options") or {})
    if rng.random() < SWITCHED and made.readings:
        options["readings"] = {**(options.get("readings") or {}), **_choose_changed_readings(made, rng)}
    loaded = opening["op"] == "load" and rng.random() < LOADED
    game = ruleset(ruleset_id)
    try:
        rules = game.rules(game.options(options))
        position = game.load(rules, opening["position"]) if loaded else game.start(rules).position
    except ScrimmageError:
        return None
    return GameMoment(game, options, rules, position)


def _choose_changed_readings(made: RandomGameInputs, rng: random.Random) -> dict[str, str]:
    chosen = rng.sample(made.readings, rng.randint(1, min(MOST_READINGS, len(made.readings))))
    return {ambiguity: rng.choice(keys) for ambiguity, keys in chosen}
