"""Random games for the property tests, each made from a seed, and kept so that many laws look at the same games.

A law that fails names the seed; the same seed gives the same game in every process. LAWS_SEED=1000 tries others.
"""

from __future__ import annotations

import os
import random
from collections.abc import Callable, Iterator
from functools import cache
from itertools import islice
from typing import Any, TypeVar

from hypothesis import strategies as st

from scrimmage_rules.kernel.rule_context import At
from scrimmage_rules.library.random_play import (
    Chooser,
    Ply,
    ResolvedRuleset,
    choose_any,
    choose_readings_by_rotation,
    play_out,
    resolve_ruleset_options,
)

F = TypeVar("F", bound=Callable[..., object])

FIRST = int(os.environ.get("LAWS_SEED", "0"))
GAMES = 16
SEEDS = st.sampled_from(range(FIRST, FIRST + GAMES))
"""The games that the laws of a ruleset share."""


def proves(*clauses: str) -> Callable[[F], F]:
    """Name the clauses a property is about; the coverage reads this from the source."""
    del clauses
    return lambda function: function


def said_by_the_preconditions(game: ResolvedRuleset, at: At[Any, Any, Any]) -> bool:
    """Whether all preconditions of an action hold, whatever a fast form says of it."""
    return all(holds for _, holds in game.ruleset.action_rules[type(at.action)].check_preconditions(at))


# ---- games that several laws look at


@cache
def mixed(ruleset_id: str, seed: int, most: int = 300) -> tuple[ResolvedRuleset, tuple[Ply, ...]]:
    """The game of a seed under its mixture of readings, and its first plies."""
    game = resolve_ruleset_options(ruleset_id, choose_readings_by_rotation(ruleset_id, seed))
    return game, tuple(islice(play_out(game, seed), most))


@cache
def _begun(ruleset_id: str, seed: int, choose: Chooser) -> tuple[list[Ply], Iterator[Ply]]:
    return [], play_out(resolve_ruleset_options(ruleset_id), seed, choose=choose)


def usual(ruleset_id: str, seed: int, most: int, choose: Chooser = choose_any) -> list[Ply]:
    """The first plies of the game of a seed under the rulings; it is played as far as any law has asked, and once."""
    known, rest = _begun(ruleset_id, seed, choose)
    known.extend(islice(rest, max(0, most - len(known))))
    return known[:most]


def somewhere(plies: tuple[Ply, ...], seed: int, most: int) -> tuple[Ply, ...]:
    """So many plies on end, from anywhere in a game."""
    first = random.Random(seed).randint(0, max(0, len(plies) - most))  # noqa: S311
    return plies[first : first + most]
