"""The sequence of play as data says what really happens: who may act in a stage, and what follows it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given

from scrimmage_rules.kernel.rule_context import At
from scrimmage_rules.library.random_play import (
    Ply,
    ResolvedRuleset,
    choose_by_type,
    choose_readings_by_rotation,
    play_out,
    resolve_ruleset_options,
)
from scrimmage_rules.rulesets import RULESETS, ruleset
from tests.properties.games import FIRST, GAMES, SEEDS, mixed

PLIES = 400


def plies_by_kind(ruleset_id: str) -> Iterator[Ply]:
    """Plies of games under mixed readings in which every type of action is as likely as the others.

    So fewer games come to more of the rare steps from stage to stage than games of any actions do.
    """
    for seed in range(FIRST, FIRST + 2 * GAMES):
        yield from play_out(
            resolve_ruleset_options(ruleset_id, choose_readings_by_rotation(ruleset_id, seed)),
            seed,
            PLIES,
            choose_by_type,
        )


@pytest.mark.parametrize("ruleset_id", RULESETS)
def test_every_stage_that_follows_another_is_named_with_its_clause(ruleset_id: str) -> None:
    stages = ruleset(ruleset_id).sequence.by_name
    seen = {(ply.before.phase, ply.applied.position.phase) for ply in plies_by_kind(ruleset_id)}
    named = {(stage.name, after) for stage in stages.values() for after in stage.then}
    assert sorted(seen - named) == []


@pytest.mark.parametrize("ruleset_id", RULESETS)
@given(seed=SEEDS)
def test_whoever_may_act_is_among_the_seats_of_the_stage(ruleset_id: str, seed: int) -> None:
    game, plies = mixed(ruleset_id, seed)
    for ply in plies:
        stage = game.ruleset.sequence.by_name[ply.before.phase]
        others = set(game.ruleset.seats) - set(stage.seats(ply.before))
        assert [(seat, action) for seat in others for action in tried(game, ply.before, seat)] == []


def tried(game: ResolvedRuleset, position: Any, seat: str) -> Iterator[Any]:
    """The actions that the rules would allow a seat, whether or not the sequence of play gives it the turn."""
    due = (rule for rule in game.ruleset.action_rules.values() if position.phase in rule.stages)
    for rule in due:
        for action in rule.candidates(At(game.rules, position, seat, None)):
            if game.ruleset.check(At(game.rules, position, seat, action)) is None:
                yield action


@pytest.mark.parametrize("ruleset_id", RULESETS)
def test_the_clauses_of_the_sequence_are_clauses_of_the_rulebook(ruleset_id: str) -> None:
    game = ruleset(ruleset_id)
    cited = {clause for stage in game.sequence.by_name.values() for clause in stage.then.values()}
    cited |= {due.clause for stage in game.sequence.by_name.values() for due in stage.due}
    assert sorted(cited - set(game.rulebook.clauses)) == []


@pytest.mark.parametrize("ruleset_id", RULESETS)
def test_every_action_is_due_in_a_stage_and_every_stage_but_the_last_waits_for_one(ruleset_id: str) -> None:
    game = ruleset(ruleset_id)
    due = {stage for rule in game.action_rules.values() for stage in rule.stages}
    assert due == set(game.sequence.by_name) - {"over"}
