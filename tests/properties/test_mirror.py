"""The law of both sides: a game in the mirror is the mirror of the game, position by position and answer by answer."""

from __future__ import annotations

import random
from functools import cache
from itertools import islice
from typing import Any

import pytest
from hypothesis import given, settings

from scrimmage_rules.kernel.chance import Outcome
from scrimmage_rules.kernel.codec import canonical, plain_lists
from scrimmage_rules.kernel.contract import Applied, Rejection
from scrimmage_rules.kernel.rule_context import At
from scrimmage_rules.kernel.side_mirroring import Mirror
from scrimmage_rules.kit.cases.requests import list_own_requests
from scrimmage_rules.kit.cases.vectors import get_vectors_file, read_vectors
from scrimmage_rules.kit.scenarios.mirrored_cases import can_case_be_mirrored, sort_all_lists
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
from tests.properties.games import SEEDS, somewhere

PLIES = 250
LOOKED_AT = 40


def mirror_of(ruleset_id: str) -> Mirror:
    mirror = ruleset(ruleset_id).mirror
    assert mirror is not None
    return mirror


@cache
def played(ruleset_id: str, seed: int) -> tuple[ResolvedRuleset, tuple[Ply, ...]]:
    """A game under a mix of those readings that treat the sides alike."""
    unlike = mirror_of(ruleset_id).unlike
    readings = {
        name: key
        for name, key in choose_readings_by_rotation(ruleset_id, seed).items()
        if f"{name}={key}" not in unlike
    }
    game = resolve_ruleset_options(ruleset_id, readings)
    return game, tuple(islice(play_out(game, seed, choose=choose_by_type), PLIES))


def exchanged(game: ResolvedRuleset, mirror: Mirror, position: Any) -> Any:
    return game.ruleset.load(game.rules, mirror.exchange_value(plain_lists(position)))


def asked(game: ResolvedRuleset, mirror: Mirror, seat: str, action: Any, script: tuple[Outcome, ...] = ()) -> Any:
    """Seat, action and script of the other side."""
    request = {"seat": seat, "action": plain_lists(action), "chance": plain_lists(list(script))}
    there = mirror.request(request)
    outcomes = tuple(Outcome(each["kind"], each["value"], each.get("for")) for each in there["chance"])
    return there["seat"], game.ruleset.action(there["action"]), outcomes


@pytest.mark.parametrize("ruleset_id", RULESETS)
@given(seed=SEEDS)
@settings(max_examples=8)
def test_play_in_the_mirror_is_the_mirror_of_play(ruleset_id: str, seed: int) -> None:
    mirror, (game, plies) = mirror_of(ruleset_id), played(ruleset_id, seed)
    for ply in somewhere(plies, seed, LOOKED_AT):
        seat, action, script = asked(game, mirror, ply.seat, ply.action, ply.script)
        there = game.ruleset.apply(At(game.rules, exchanged(game, mirror, ply.before), seat, action), script)
        assert isinstance(there, Applied)
        assert canonical(there.position) == canonical(mirror.exchange_value(plain_lists(ply.applied.position)))
        here = [plain_lists(event) for event in ply.applied.events]
        assert sort_all_lists(mirror.exchange_value(here)) == sort_all_lists(
            [plain_lists(event) for event in there.events]
        )


@pytest.mark.parametrize("ruleset_id", RULESETS)
@given(seed=SEEDS)
@settings(max_examples=4)
def test_the_actions_of_a_mirrored_table_are_those_of_the_table_mirrored(ruleset_id: str, seed: int) -> None:
    mirror, (game, plies) = mirror_of(ruleset_id), played(ruleset_id, seed)
    for ply in somewhere(plies, seed, LOOKED_AT)[::8]:
        here = {
            canonical(mirror.exchange_value([seat, plain_lists(action)]))
            for seat, action in list_legal(game, ply.before)
        }
        there = {
            canonical([seat, plain_lists(each)]) for seat, each in list_legal(game, exchanged(game, mirror, ply.before))
        }
        assert here == there


@pytest.mark.parametrize("ruleset_id", RULESETS)
@given(seed=SEEDS)
@settings(max_examples=4)
def test_what_a_table_refuses_its_mirror_refuses_under_the_mirrored_clause(ruleset_id: str, seed: int) -> None:
    mirror, (game, plies) = mirror_of(ruleset_id), played(ruleset_id, seed)
    part, rng = somewhere(plies, seed, LOOKED_AT), random.Random(seed)  # noqa: S311
    tried = list(dict.fromkeys((ply.seat, ply.action) for ply in part))
    for ply in part[::8]:
        image = exchanged(game, mirror, ply.before)
        for seat, action in rng.sample(tried, min(10, len(tried))):
            here = game.ruleset.check(At(game.rules, ply.before, seat, action))
            other_seat, other_action, _ = asked(game, mirror, seat, action)
            there = game.ruleset.check(At(game.rules, image, other_seat, other_action))
            assert (here is None) == (there is None)
            if isinstance(here, Rejection) and isinstance(there, Rejection) and here.clause not in mirror.unlike:
                assert (mirror.exchange_value(here.clause), here.code) == (there.clause, there.code)


@pytest.mark.parametrize("ruleset_id", RULESETS)
def test_the_mirror_of_the_mirror_of_a_request_is_the_request(ruleset_id: str) -> None:
    mirror = mirror_of(ruleset_id)
    for vector in read_vectors(get_vectors_file(ruleset_id))[::7]:
        for ask in list_own_requests(vector) if can_case_be_mirrored(vector, mirror) else ():
            assert canonical(mirror.request(mirror.request(ask))) == canonical(ask)


@pytest.mark.parametrize("ruleset_id", RULESETS)
def test_what_is_said_to_treat_the_sides_differently_exists(ruleset_id: str) -> None:
    game = ruleset(ruleset_id)
    known = {f"query:{name}" for name in game.queries} | set(game.rulebook.clauses)
    known |= {f"{each.id}={key}" for each in game.rulebook.ambiguities.values() for key in each.keys}
    known |= {vector.id for vector in read_vectors(get_vectors_file(ruleset_id))}
    assert set(mirror_of(ruleset_id).unlike) <= known
