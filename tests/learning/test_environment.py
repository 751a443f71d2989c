"""The environments keep PettingZoo's interface, tell no secret, and give the same episode for the same seed."""

from __future__ import annotations

import pickle
import random
import subprocess
import sys
import warnings
from typing import Any

import numpy as np
import pytest

from scrimmage_rules import RULESETS, Game, MalformedData, UnknownName, open_ruleset
from scrimmage_rules.learning import Environment, NotLegal, NotReset, environment
from tests.players.meeting import of_every_secret
from tests.properties.secret_tables import (
    NAMED_PHASES,
    NAMING,
    PHASES,
    named_at_the_commitment,
    seat_of,
    secret_names,
    secrets,
    table_of,
)
from tests.properties.tables_in_full import in_full

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # it imports a game of its own in a way that it calls old
    from pettingzoo.test import api_test, seed_test

MOST = 60
"""Actions of an episode here."""


def episode(made: Environment, seed: int) -> list[Any]:
    """The rewards of an episode of random actions, and where it got."""
    choose, told = random.Random(seed), []  # noqa: S311
    made.reset(seed=seed)
    for agent in made.agent_iter():
        seen, reward, over, cut, _ = made.last()
        assert made.observation_space(agent).contains(seen)
        told.append((agent, reward))
        possible = np.flatnonzero(seen["action_mask"]).tolist()
        made.step(None if over or cut else choose.choice(possible))
    return [*told, made.game.save()]


@pytest.mark.parametrize("ruleset_id", RULESETS)
def test_it_passes_the_tests_of_pettingzoo(ruleset_id: str, capsys: pytest.CaptureFixture[str]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # advice about names of agents and the like
        api_test(environment(ruleset_id, most=MOST), num_cycles=100)
    assert "Passed" in capsys.readouterr().out
    seed_test(lambda: environment(ruleset_id, most=MOST), num_cycles=30)


@pytest.mark.parametrize("ruleset_id", RULESETS)
def test_the_mask_is_what_is_legal_and_each_action_has_its_own_number(ruleset_id: str) -> None:
    made = environment(ruleset_id, most=400)
    made.reset(seed=3)
    choose = random.Random(3)  # noqa: S311
    for agent in made.agent_iter():
        seen, _, over, cut, _ = made.last()
        legal = made.game.legal(agent)
        numbers = [made.number_of(choice) for choice in legal]
        assert len(set(numbers)) == len(legal)
        assert sorted(numbers) == np.flatnonzero(seen["action_mask"]).tolist()
        assert all(made.choice_of(agent, number) == choice for number, choice in zip(numbers[:3], legal, strict=False))
        made.step(None if over or cut else choose.choice(numbers))


@pytest.mark.parametrize("ruleset_id", RULESETS)
def test_observation_after_many_steps_equals_one_from_scratch(ruleset_id: str) -> None:
    made, choose = environment(ruleset_id, most=MOST), random.Random(8)  # noqa: S311
    made.reset(seed=8)
    for agent in made.agent_iter():
        seen, _, over, cut, _ = made.last()
        fresh = environment(ruleset_id)
        fresh.game = made.game
        for each in made.possible_agents[:: choose.choice((1, -1))][: choose.choice((0, 1, 2))]:
            assert made.observe(each)["observation"].tolist() == fresh.observe(each)["observation"].tolist()
        assert seen["observation"].tolist() == fresh.observe(agent)["observation"].tolist()
        made.step(None if over or cut else choose.choice(np.flatnonzero(seen["action_mask"]).tolist()))


@pytest.mark.parametrize("ruleset_id", RULESETS)
@pytest.mark.parametrize("reward", ["result", "score"])
def test_the_same_seed_gives_the_same_episode(ruleset_id: str, reward: Any) -> None:
    first, second = (episode(environment(ruleset_id, reward=reward, most=MOST), 5) for _ in range(2))
    assert first == second


def seen_alike(made: Environment, seat: str, one: Game, other: Game) -> None:
    """A seat is shown the same of two games, and may do the same."""
    told = []
    for made.game in (one, other):
        seen = made.observe(seat)
        told.append((seen["observation"].tolist(), seen["action_mask"].tolist()))
    assert told[0] == told[1]


@pytest.mark.parametrize("ruleset_id", RULESETS)
def test_a_secret_alone_changes_no_observation(ruleset_id: str) -> None:
    """Of each secret that a game has, for who acts and for who watches."""
    made = environment(ruleset_id)
    for pair in of_every_secret(ruleset_id, 12, watching=True):
        seen_alike(made, *pair)


@pytest.mark.parametrize("phase", sorted(PHASES))
def test_no_secret_of_a_table_changes_an_observation(phase: str) -> None:
    """Markers, the real ball, targets, hand-offs to come."""
    made, data = environment("tactical-football"), table_of(phase)
    for pair in secrets(data):
        seen_alike(
            made, seat_of(data, pair.from_side), *(made.rules.load(in_full(each)) for each in (data, pair.other))
        )


@pytest.mark.parametrize("phase", NAMED_PHASES)
def test_who_is_named_at_the_commitment_changes_no_observation(phase: str) -> None:
    """Under a reading by which passer and receiver are named in secret."""
    made, data = environment("tactical-football", readings=NAMING), named_at_the_commitment(phase)
    for pair in secret_names(data):
        seen_alike(
            made, seat_of(data, pair.from_side), *(made.rules.load(in_full(each)) for each in (data, pair.other))
        )


@pytest.mark.parametrize(("reward", "total"), [("result", 1.0), ("score", None)])
def test_rewards_are_those_of_the_result_or_of_the_score(reward: Any, total: float | None) -> None:
    made = environment("card-football", reward=reward)
    *told, last = episode(made, 2)
    sums = {agent: sum(each for name, each in told if name == agent) for agent in ("home", "away")}
    result = made.game.result()
    assert result
    assert result.winner is not None
    lead = last["score"][result.winner] - min(last["score"].values())
    assert sums[result.winner] == (total or lead)
    assert sum(sums.values()) == 0


def test_after_the_most_actions_a_game_is_cut_off() -> None:
    made = environment("tactical-soccer", most=7)
    episode(made, 1)
    assert made.acted == 7


def test_what_the_mask_forbids_is_refused_in_one_line() -> None:
    made = environment("card-football")
    made.reset(seed=1)
    forbidden = int(np.flatnonzero(made.observe(made.agent_selection)["action_mask"] == 0)[0])
    with pytest.raises(NotLegal, match="choose an action whose mask entry is 1"):
        made.step(forbidden)


@pytest.mark.parametrize("action", [None, "x", 1.5, -1, 10**9, [], float("nan")])
def test_what_is_no_action_is_refused_in_one_line_and_changes_nothing(action: Any) -> None:
    made = environment("card-football")
    made.reset(seed=1)
    before = made.game
    for call in (made.step, lambda number: made.choice_of(made.agent_selection, number)):
        with pytest.raises(NotLegal):
            call(action)
    assert made.game is before


@pytest.mark.parametrize("agent", ["nobody", "chance", None, 3])
def test_who_is_no_agent_is_told_apart(agent: Any) -> None:
    made = environment("card-football")
    made.reset(seed=1)
    for call in (made.observe, made.observation_space, made.action_space, lambda who: made.choice_of(who, 0)):
        with pytest.raises((UnknownName, MalformedData)):
            call(agent)


def test_before_reset_there_is_no_episode() -> None:
    made = environment("card-football")
    for call in (made.last, lambda: made.step(0), lambda: made.observe("home"), lambda: made.game):
        with pytest.raises(NotReset, match="call reset first"):
            call()


@pytest.mark.parametrize("wrong", [{"reward": "points"}, {"reward": None}, {"most": 0}, {"most": "3"}, {"most": 1.5}])
def test_what_is_asked_for_must_be_there(wrong: Any) -> None:
    with pytest.raises((UnknownName, MalformedData)):
        environment("card-football", **wrong)


def test_a_choice_of_another_ruleset_has_no_number() -> None:
    made = environment("card-football")
    made.reset(seed=1)
    nothing: Any = None
    for choice in (open_ruleset("tactical-soccer").start().legal()[0], nothing):
        with pytest.raises(MalformedData):
            made.number_of(choice)


@pytest.mark.parametrize("ruleset_id", RULESETS)
def test_an_environment_goes_to_another_process(ruleset_id: str) -> None:
    made = environment(ruleset_id, most=MOST)
    episode(made, 3)
    made.reset()
    sent = pickle.loads(pickle.dumps(made))  # noqa: S301  (our own)
    for each in (made, sent):
        each.step(int(np.flatnonzero(each.observe(each.agent_selection)["action_mask"])[0]))
    assert sent.game == made.game
    assert sent.agent_selection == made.agent_selection


WITHOUT = """
import subprocess
import sys
sys.modules["pettingzoo"] = None
from scrimmage_rules import learning
for ask in (lambda: learning.environment("card-football"), lambda: learning.Environment):
    try:
        ask()
    except learning.ExtraMissing as missing:
        print(missing)
"""


def test_without_the_extra_the_remedy_is_told() -> None:
    ran = subprocess.run([sys.executable, "-c", WITHOUT], check=True, capture_output=True, text=True)
    remedy = "learning environments need PettingZoo: pip install 'scrimmage-rules[learning]'"
    assert ran.stdout.splitlines() == [remedy] * 2


@pytest.mark.parametrize("ruleset_id", RULESETS)
def test_every_entry_of_an_observation_has_its_own_name(ruleset_id: str) -> None:
    made = environment(ruleset_id)
    assert made.observation_space(made.possible_agents[0])["observation"].shape == (len(made.names),)
    assert len(set(made.names)) == len(made.names)
