"""Every action by every seat at every moment: refused by a rule or carried out, and never a fault of the engine."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest
from msgspec.structs import asdict

from scrimmage_rules.kernel.contract import Rejection
from scrimmage_rules.kernel.rule_context import At
from scrimmage_rules.kit.cases.requests import list_own_requests
from scrimmage_rules.kit.cases.vectors import get_vectors_file, read_vectors
from scrimmage_rules.kit.protocol.reference import Reference
from scrimmage_rules.library.random_play import (
    Ply,
    ResolvedRuleset,
    choose_by_type,
    choose_readings_by_rotation,
    list_legal,
    play_out,
    resolve_ruleset_options,
)
from scrimmage_rules.rulesets import RULESETS, ruleset
from tests.properties.games import FIRST

SEEDS = range(FIRST, FIRST + 4)
PLIES = 250
KEPT = 60
"""Actions of a type that are remembered."""

TRIED = 6
"""Actions that are put at the table of a case."""


def collected(game: ResolvedRuleset, plies: list[Ply]) -> dict[type[Any], list[Any]]:
    """Legal actions of every moment of a game, by type."""
    found: dict[type[Any], dict[Any, None]] = {each: {} for each in game.ruleset.action_rules}
    for ply in plies:
        for _, action in list_legal(game, ply.before):
            if len(found[type(action)]) < KEPT:
                found[type(action)].setdefault(action)
    return {each: list(actions) for each, actions in found.items()}


def put_together(kept: dict[type[Any], list[Any]], rng: random.Random) -> Iterator[Any]:
    """An action of every type that was ever legal, its parts taken from several of its like."""
    for action_type, actions in kept.items():
        if actions:
            parts = {name: asdict(rng.choice(actions))[name] for name in action_type.__struct_fields__}
            yield action_type(**parts)
            yield rng.choice(actions)


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("ruleset_id", RULESETS)
def test_any_action_by_any_seat_in_any_phase_is_answered_by_the_rules(ruleset_id: str, seed: int) -> None:
    rng = random.Random(seed)  # noqa: S311
    game = resolve_ruleset_options(ruleset_id, choose_readings_by_rotation(ruleset_id, seed))
    plies = list(islice(play_out(game, seed, choose=choose_by_type), PLIES))
    kept = collected(game, plies)
    for ply in plies:
        for action in put_together(kept, rng):
            for seat in game.ruleset.seats:
                outcome = game.ruleset.apply(At(game.rules, ply.before, seat, action))
                game.ruleset.explain(At(game.rules, ply.before, seat, action))
                if isinstance(outcome, Rejection):
                    for clause in (outcome.clause, *outcome.also):
                        game.ruleset.rulebook.clause(clause)


@pytest.mark.long("tries the actions of all cases")
@pytest.mark.parametrize("ruleset_id", RULESETS)
def test_any_action_of_a_case_by_any_seat_is_answered_at_the_table_of_any_other(ruleset_id: str) -> None:
    rng, vectors = random.Random(ruleset_id), read_vectors(get_vectors_file(ruleset_id))  # noqa: S311
    asked = [ask for vector in vectors for ask in list_own_requests(vector)]
    actions = [ask["action"] for ask in asked if ask["op"] in ("apply", "check", "explain")]
    for vector in vectors:
        reference = Reference()
        for ask in list_own_requests(vector):
            reference.answer({"id": 0, **ask})
        for action in rng.sample(actions, TRIED):
            for seat in ruleset(ruleset_id).seats:
                for op in ("check", "explain"):
                    request = {"id": 1, "op": op, "game": "g", "seat": seat, "action": action}
                    reply = reference.answer(request)
                    assert getattr(reply, "kind", None) != "internal", (vector.id, request, reply)
