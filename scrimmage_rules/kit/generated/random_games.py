"""Random games of the reference. They begin at the start of a published case and reach positions that no published case
has.
"""

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
from scrimmage_rules.kit.generated.random_game_inputs_from_cases import Data, InputsForRandomGames
from scrimmage_rules.library.random_play import Ply, ResolvedRuleset, apply_with_drawn_chance, pick_from_random_type
from scrimmage_rules.rulesets import ruleset

LOADED, SWITCHED = 0.9, 0.3
"""Two probabilities: that a random game starts from a position of a case, and that it gets other readings."""

MOST_READINGS = 3

LONGEST = 12
"""Maximum number of actions between two positions that are taken from one random game."""

MOMENTS = 6
"""Number of positions that are taken from one random game."""


SURVEYED = 200
"""Number of positions that are examined to measure how frequent each kind is, before the first case is generated."""

HOPELESS = 1_000
"""Number of random games in a row without a usable position, after which the generator gives up."""


class RandomGamePosition(NamedTuple):
    """A position of a random game, with its game, its options as data, and the rules under these options."""

    game: Ruleset[Any, Any]
    options: Data
    rules: Any
    position: Any

    def choices(self) -> list[tuple[str, Any]]:
        """Return each legal action with its seat, in a fixed order; raise `StuckGame` if the list is empty although
        the game is not over.
        """
        return self.game.choices(self.rules, self.position)

    def at(self, seat: str, action: Any) -> At[Any, Any, Any]:
        """Return an action at this position as an object with methods for its legality and its effect."""
        return At(self.rules, self.position, seat, action)

    def create_step_for_action(self, choice: tuple[str, Any], rng: random.Random) -> Ply:
        """Return the step for a legal action, with random chance if the action needs chance."""
        return apply_with_drawn_chance(ResolvedRuleset(self.game, self.rules), self.position, choice, rng.choice)

    def after(self, position: Any) -> RandomGamePosition:
        """Return this random game with another position as its current position."""
        return self._replace(position=position)


CountsOfMomentKinds = Mapping[frozenset[type], int]
"""How often each kind of position occurs. Positions have the same kind if their legal actions have the same types."""


def count_position_kinds(ruleset_id: str, made: InputsForRandomGames) -> CountsOfMomentKinds:
    """Return how often each kind of position occurs in some random games. The same suite always gives the same
    numbers.
    """
    rng = random.Random(ruleset_id)  # noqa: S311
    spread = _PositionKindSampler(rng, made.positions, {})
    for _moment in islice(_yield_wanted_moments(ruleset_id, made, rng, spread), SURVEYED):
        pass
    return MappingProxyType(spread.seen)


def sample_random_game_positions(
    ruleset_id: str, made: InputsForRandomGames, rng: random.Random, known: CountsOfMomentKinds
) -> Iterator[RandomGamePosition]:
    """Yield positions of random games one after another, so that all kinds of positions are about equally frequent.

    `known` has the frequency of each kind in other games. The iterator is infinite, unless no game with a legal action
    can be started.
    """
    return _yield_wanted_moments(ruleset_id, made, rng, _PositionKindSampler(rng, made.positions, known))


def _yield_wanted_moments(
    ruleset_id: str, made: InputsForRandomGames, rng: random.Random, spread: _PositionKindSampler
) -> Iterator[RandomGamePosition]:
    fruitless = 0
    while made.openings and fruitless < HOPELESS:
        begun = _start_game(ruleset_id, made, rng)
        fruitless += 1
        for moment in (
            _play_one_game(begun, spread, rng) if begun is not None and spread.is_position_kind_accepted(begun) else ()
        ):
            fruitless = 0
            yield moment


class _PositionKindSampler:
    """Selects positions of random games so that all kinds are about equally frequent.

    Without it, two thirds of the states of a football game would be from the set-up of twenty-two men.
    """

    def __init__(self, rng: random.Random, published: list[Data], known: CountsOfMomentKinds) -> None:
        self.seen = Counter(known)
        self._rng = rng
        self._published = set(map(canonical, published))

    def is_wanted(self, moment: RandomGamePosition) -> bool:
        """Return whether a position becomes a sample: no published case has it, and the random choice for its kind
        accepts it.
        """
        return self.is_position_kind_accepted(moment) and canonical(moment.position) not in self._published

    def is_position_kind_accepted(self, moment: RandomGamePosition) -> bool:
        """Return whether the random choice accepts a position of this kind; rare kinds are accepted more often."""
        kind = frozenset(type(action) for _, action in moment.choices())
        self.seen[kind] += 1
        return self._rng.random() * self.seen[kind] * len(self.seen) < self.seen.total()


def _play_one_game(
    moment: RandomGamePosition, spread: _PositionKindSampler, rng: random.Random
) -> Iterator[RandomGamePosition]:
    for longest in (1, *[LONGEST] * (MOMENTS - 1)):
        for _ in range(rng.randint(1, longest)):
            choices = moment.choices()
            if not choices:
                return
            moment = moment.after(
                moment.create_step_for_action(pick_from_random_type(choices, rng.choice), rng).applied.position
            )
        if spread.is_wanted(moment):
            yield moment


def _start_game(ruleset_id: str, made: InputsForRandomGames, rng: random.Random) -> RandomGamePosition | None:
    """Return a random game with the start of a published case, sometimes under other readings; None if the start is
    invalid under them.
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
    return RandomGamePosition(game, options, rules, position)


def _choose_changed_readings(made: InputsForRandomGames, rng: random.Random) -> dict[str, str]:
    chosen = rng.sample(made.readings, rng.randint(1, min(MOST_READINGS, len(made.readings))))
    return {ambiguity: rng.choice(keys) for ambiguity, keys in chosen}
