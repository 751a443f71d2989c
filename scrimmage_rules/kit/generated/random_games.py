"""Random play of the reference, from the openings of published cases to positions that are in no case."""

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
from scrimmage_rules.kit.generated.starting_positions import Data, Material
from scrimmage_rules.library.random_play import Ply, Started, carry_out, pick_by_type
from scrimmage_rules.rulesets import ruleset

LOADED, SWITCHED = 0.9, 0.3
"""The share of games that start from a case's position, and the share played under changed readings."""

MOST_READINGS = 3

LONGEST = 12
"""Maximum number of actions between two sampled moments of a game."""

MOMENTS = 6
"""Number of moments from one game; then a new game starts."""


SURVEYED = 200
"""Number of moments that are sampled for the frequencies of the kinds before the first case is made."""

HOPELESS = 1_000
"""Number of openings in a row without a moment after which the search ends."""


class Moment(NamedTuple):
    """A position in a random game: the game, its options as data and resolved, and the position."""

    game: Ruleset[Any, Any]
    options: Data
    rules: Any
    position: Any

    def choices(self) -> list[tuple[str, Any]]:
        """Return each legal action with its seat, in the fixed order; raises `StuckGame`."""
        return self.game.choices(self.rules, self.position)

    def at(self, seat: str, action: Any) -> At[Any, Any, Any]:
        """Return the action as a question at this position."""
        return At(self.rules, self.position, seat, action)

    def carry_out(self, choice: tuple[str, Any], rng: random.Random) -> Ply:
        """Return the ply of a legal action, with random chance if it needs any."""
        return carry_out(Started(self.game, self.rules), self.position, choice, rng.choice)

    def after(self, position: Any) -> Moment:
        """Return the same game with another position."""
        return self._replace(position=position)


Kinds = Mapping[frozenset[type], int]
"""The frequency of each kind of moment: the types of the actions that are legal there."""


def count_moment_kinds(ruleset_id: str, made: Material) -> Kinds:
    """Return the frequencies of the kinds of moments in some random games; constant for one suite."""
    rng = random.Random(ruleset_id)  # noqa: S311
    spread = _KindSampler(rng, made.positions, {})
    for _moment in islice(_sample_moments(ruleset_id, made, rng, spread), SURVEYED):
        pass
    return MappingProxyType(spread.seen)


def sample_moments(ruleset_id: str, made: Material, rng: random.Random, known: Kinds) -> Iterator[Moment]:
    """Yield moments of one random game after another, with all kinds about equally often.

    `known` says how often each kind came in other games. Without end, unless there is no way to begin a game in which
    anything may be done.
    """
    return _sample_moments(ruleset_id, made, rng, _KindSampler(rng, made.positions, known))


def _sample_moments(ruleset_id: str, made: Material, rng: random.Random, spread: _KindSampler) -> Iterator[Moment]:
    fruitless = 0
    while made.openings and fruitless < HOPELESS:
        begun = _start_game(ruleset_id, made, rng)
        fruitless += 1
        for moment in _play_one_game(begun, spread, rng) if begun is not None and spread.is_kind_due(begun) else ():
            fruitless = 0
            yield moment


class _KindSampler:
    """Sampler of moments that makes all kinds about equally frequent; a kind is the types of the legal actions.

    A set-up of twenty-two men is two thirds of a random game, and the rules of the play are the other third.
    """

    def __init__(self, rng: random.Random, published: list[Data], known: Kinds) -> None:
        self.seen = Counter(known)
        self._rng = rng
        self._published = set(map(canonical, published))

    def is_wanted(self, moment: Moment) -> bool:
        """Return whether to use this moment: its kind is due, and no published case has its position."""
        return self.is_kind_due(moment) and canonical(moment.position) not in self._published

    def is_kind_due(self, moment: Moment) -> bool:
        """Return whether a moment of this kind is due, at random, so that rare kinds are not outnumbered."""
        kind = frozenset(type(action) for _, action in moment.choices())
        self.seen[kind] += 1
        return self._rng.random() * self.seen[kind] * len(self.seen) < self.seen.total()


def _play_one_game(moment: Moment, spread: _KindSampler, rng: random.Random) -> Iterator[Moment]:
    for longest in (1, *[LONGEST] * (MOMENTS - 1)):
        for _ in range(rng.randint(1, longest)):
            choices = moment.choices()
            if not choices:
                return
            moment = moment.after(moment.carry_out(pick_by_type(choices, rng.choice), rng).applied.position)
        if spread.is_wanted(moment):
            yield moment


def _start_game(ruleset_id: str, made: Material, rng: random.Random) -> Moment | None:
    """Return a game opened like a published case, sometimes under changed readings; None if the readings do not fit."""
    opening = rng.choice(made.openings)
    options = dict(opening.get("options") or {})
    if rng.random() < SWITCHED and made.readings:
        options["readings"] = {**(options.get("readings") or {}), **_switch_readings(made, rng)}
    loaded = opening["op"] == "load" and rng.random() < LOADED
    game = ruleset(ruleset_id)
    try:
        rules = game.rules(game.options(options))
        position = game.load(rules, opening["position"]) if loaded else game.start(rules).position
    except ScrimmageError:
        return None
    return Moment(game, options, rules, position)


def _switch_readings(made: Material, rng: random.Random) -> dict[str, str]:
    chosen = rng.sample(made.readings, rng.randint(1, min(MOST_READINGS, len(made.readings))))
    return {ambiguity: rng.choice(keys) for ambiguity, keys in chosen}
