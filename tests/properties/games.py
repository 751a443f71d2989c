"""Random games for the property tests: choices and chances come from two lists of numbers, so that they shrink well."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple, TypeVar

from scrimmage_rules.kernel.chance import Need, Outcome
from scrimmage_rules.kernel.contract import Applied, Options
from scrimmage_rules.kernel.deeds import At
from scrimmage_rules.kernel.ruleset import Ruleset
from scrimmage_rules.rulesets import ruleset

F = TypeVar("F", bound=Callable[..., object])


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
    return [(seat, action) for seat in game.ruleset.seats for action in game.ruleset.legal(game.rules, position, seat)]


Choice = tuple[str, Any]
Chooser = Callable[[random.Random, Any, list[Choice]], Choice]


def any_of(rng: random.Random, _position: Any, choices: list[Choice]) -> Choice:
    """Any legal action, each as likely as the others."""
    return rng.choice(choices)


def play_out(game: Started, seed: int, cap: int = 5_000, choose: Chooser = any_of) -> Iterator[Ply]:
    """A random game to its end, or to the cap; `choose` may prefer the actions that make a game lively."""
    rng = random.Random(seed)  # noqa: S311
    position = game.ruleset.start(game.rules).position
    for _ in range(cap):
        choices = all_legal(game, position)
        if not choices:
            return
        seat, action = choose(rng, position, choices)
        script: list[Outcome] = []
        outcome = game.ruleset.apply(At(game.rules, position, seat, action), script)
        while isinstance(outcome, Need):
            script.append(Outcome(outcome.kind, rng.choice(outcome.faces), outcome.purpose))
            outcome = game.ruleset.apply(At(game.rules, position, seat, action), script)
        assert isinstance(outcome, Applied), f"legal, yet refused: {seat} {action} {outcome}"
        yield Ply(position, seat, action, tuple(script), outcome)
        position = outcome.position
