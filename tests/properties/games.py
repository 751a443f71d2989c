"""Random games for the property tests, each made from a seed, and kept so that many laws look at the same games.

A law that fails names the seed; the same seed gives the same game in every process. LAWS_SEED=1000 tries others.
"""

from __future__ import annotations

import os
import random
from collections.abc import Callable, Iterator
from functools import cache
from itertools import islice
from typing import Any, NamedTuple, TypeVar

from hypothesis import strategies as st

from scrimmage_rules.kernel.chance import Need, Outcome
from scrimmage_rules.kernel.contract import Applied, Options
from scrimmage_rules.kernel.rule_context import At
from scrimmage_rules.kernel.ruleset import Ruleset
from scrimmage_rules.rulesets import ruleset

F = TypeVar("F", bound=Callable[..., object])

FIRST = int(os.environ.get("LAWS_SEED", "0"))
GAMES = 16
SEEDS = st.sampled_from(range(FIRST, FIRST + GAMES))
"""The games that the laws of a ruleset share."""


def proves(*clauses: str) -> Callable[[F], F]:
    """Name the clauses a property is about; the coverage reads this from the source."""
    del clauses
    return lambda function: function


class Ply(NamedTuple):
    """One step of a random game: the position before, who did what with which chance, and what came of it."""

    before: Any
    seat: str
    action: Any
    script: tuple[Outcome, ...]
    applied: Applied[Any]


class Started(NamedTuple):
    """A game about to be played."""

    ruleset: Ruleset[Any, Any]
    rules: Any


def start(
    ruleset_id: str,
    readings: dict[str, str] | None = None,
    settings: dict[str, Any] | None = None,
    edition: str | None = None,
) -> Started:
    """A ruleset with its options resolved."""
    game = ruleset(ruleset_id)
    return Started(game, game.rules(Options(edition, settings or {}, readings or {})))


def all_legal(game: Started, position: Any) -> list[tuple[str, Any]]:
    """Every seat with each of its legal actions, in the fixed order."""
    return game.ruleset.choices(game.rules, position)


Choice = tuple[str, Any]
Chooser = Callable[[random.Random, Any, list[Choice]], Choice]


def any_of(rng: random.Random, _position: Any, choices: list[Choice]) -> Choice:
    """Any legal action, each as likely as the others."""
    return rng.choice(choices)


def by_kind(rng: random.Random, _position: Any, choices: list[Choice]) -> Choice:
    """Every type of action as likely as the others, so that rare phases come up."""
    kinds = list(dict.fromkeys(type(action) for _, action in choices))
    kind = rng.choice(kinds)
    return rng.choice([choice for choice in choices if type(choice[1]) is kind])


def played(game: Started, rng: random.Random, position: Any, choice: Choice) -> Ply:
    """A legal action with whatever chance it needs."""
    seat, action = choice
    script: list[Outcome] = []
    outcome = game.ruleset.apply(At(game.rules, position, seat, action), script)
    while isinstance(outcome, Need):
        script.append(Outcome(outcome.kind, rng.choice(outcome.faces), outcome.purpose))
        outcome = game.ruleset.apply(At(game.rules, position, seat, action), script)
    assert isinstance(outcome, Applied), f"legal, yet refused: {seat} {action} {outcome}"
    return Ply(position, seat, action, tuple(script), outcome)


def play_out(game: Started, seed: int, cap: int = 5_000, choose: Chooser = any_of, begun: Any = None) -> Iterator[Ply]:
    """A random game, from a table on if one is given, to its end or to the cap.

    `choose` may prefer the actions that make a game lively.
    """
    rng = random.Random(seed)  # noqa: S311
    position = begun or game.ruleset.start(game.rules).position
    for _ in range(cap):
        choices = all_legal(game, position)
        if not choices:
            return
        ply = played(game, rng, position, choose(rng, position, choices))
        yield ply
        position = ply.applied.position


def said_by_the_preconditions(game: Started, at: At[Any, Any, Any]) -> bool:
    """Whether all preconditions of an action hold, whatever a fast form says of it."""
    return all(holds for _, holds in game.ruleset.action_rules[type(at.action)].consulted(at))


# ---- games that several laws look at


def mixture(ruleset_id: str, seed: int) -> dict[str, str]:
    """A reading of every switchable ambiguity; games of neighbouring seeds have every reading of each in turn."""
    ambiguities = [each for each in ruleset(ruleset_id).rulebook.ambiguities.values() if each.switchable]
    return {each.id: _in_turn(each.id, each.keys, seed) for each in ambiguities}


def _in_turn(ambiguity: str, keys: tuple[str, ...], seed: int) -> str:
    turn, number = divmod(seed, len(keys))
    return random.Random(f"{ambiguity} {turn}").sample(keys, len(keys))[number]  # noqa: S311


@cache
def mixed(ruleset_id: str, seed: int, most: int = 300) -> tuple[Started, tuple[Ply, ...]]:
    """The game of a seed under its mixture of readings, and its first plies."""
    game = start(ruleset_id, mixture(ruleset_id, seed))
    return game, tuple(islice(play_out(game, seed), most))


@cache
def _begun(ruleset_id: str, seed: int, choose: Chooser) -> tuple[list[Ply], Iterator[Ply]]:
    return [], play_out(start(ruleset_id), seed, choose=choose)


def usual(ruleset_id: str, seed: int, most: int, choose: Chooser = any_of) -> list[Ply]:
    """The first plies of the game of a seed under the rulings; it is played as far as any law has asked, and once."""
    known, rest = _begun(ruleset_id, seed, choose)
    known.extend(islice(rest, max(0, most - len(known))))
    return known[:most]


def somewhere(plies: tuple[Ply, ...], seed: int, most: int) -> tuple[Ply, ...]:
    """So many plies on end, from anywhere in a game."""
    first = random.Random(seed).randint(0, max(0, len(plies) - most))  # noqa: S311
    return plies[first : first + most]
