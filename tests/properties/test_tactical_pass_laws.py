"""Laws of passes in tactical-football: listed passes, plays to their end, and what the defense sees."""

from __future__ import annotations

from itertools import product
from typing import Any

from hypothesis import given, settings

from scrimmage_rules.kernel.codec import plain
from scrimmage_rules.kernel.rule_context import At
from scrimmage_rules.library.random_play import list_legal
from scrimmage_rules.tactical_football.actions import Intercept, Lift, Pass
from scrimmage_rules.tactical_football.ruleset import RULESET
from scrimmage_rules.tactical_football.stages import Interception, LongPass, ShortPass
from tests.properties.games import SEEDS, proves
from tests.properties.passing_plays import GAME, deep_pattern, loaded, passing_formation, passing_play
from tests.properties.tables_in_full import load


@proves("9.4.R.3", "9.4.X.1", "9.4.U.1")
@given(seed=SEEDS)
@settings(max_examples=6)
def test_the_passes_listed_are_those_that_may_be_thrown(seed: int) -> None:
    for data in (deep_pattern(), passing_formation()):
        for ply in passing_play(GAME, data, seed):
            if not isinstance(ply.before.stage, ShortPass | LongPass | Interception):
                continue
            listed = set(list_legal(GAME, ply.before))
            offense, defense = ply.before.men.offense.on, ply.before.men.defense.on
            asked: list[Any] = [Pass(man, to) for man in offense for to in offense]
            asked += [Lift(man) for man in offense]
            asked += [Intercept(man) for man in defense]
            for choice in product(("home", "away"), asked):
                refused = RULESET.check(At(GAME.rules, ply.before, *choice))
                assert (refused is None) == (choice in listed), choice


@proves("9.4.S.3", "9.4.V.0.1", "5.2.3")
@given(seed=SEEDS)
@settings(max_examples=8)
def test_a_play_with_passes_comes_to_its_end_and_every_table_loads_again(seed: int) -> None:
    for data in (deep_pattern(), passing_formation(), passing_formation("option-left")):
        plies = passing_play(GAME, data, seed, 1500)
        end = plies[-1].applied.position
        assert end.phase == "over"
        forward = [
            event for ply in plies for event in ply.applied.events
            if event.kind == "pass-thrown" and event.facts["direction"] == "forward"
        ]  # fmt: skip
        assert len(forward) <= 1
        for ply in plies:
            after = ply.applied.position
            assert load(GAME.rules, plain(after)) == after


@proves("5.12.2.D", "9.4.Z.2")
@given(seed=SEEDS)
@settings(max_examples=5)
def test_nothing_tells_the_defense_which_target_counts(seed: int) -> None:
    """The same play aimed at the other target looks the same, until the pass is thrown."""
    other = {"0939": "2536", "2536": "0939"}
    for ply in passing_play(GAME, deep_pattern(), seed):
        throw = ply.before.turn.throw
        if throw is None or throw.target is None or throw.length == "thrown":
            continue
        data = plain(ply.before)
        data["turn"]["throw"]["target"] = other[throw.target]
        twin = loaded(data)
        assert RULESET.view(GAME.rules, ply.before, "away") == RULESET.view(GAME.rules, twin, "away")
        assert list_legal(GAME, ply.before) == list_legal(GAME, twin)
