"""The environments of one agent keep Gymnasium's interface, and their opponents play by the rules."""

from __future__ import annotations

import pickle
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from scrimmage_rules import RULESETS, MalformedData, UnknownName
from scrimmage_rules.learning import NotLegal, NotReset, SingleAgentEnvironment, single_agent_env
from scrimmage_rules.players import BetterOdds, any_choice

LONGEST = 40
"""Actions of the agent in an episode here."""

NAMES = {
    "card-football": "scrimmage_rules/CardFootball-v0",
    "tactical-soccer": "scrimmage_rules/TacticalSoccer-v0",
    "computer-football": "scrimmage_rules/ComputerFootball-v0",
    "tactical-football": "scrimmage_rules/TacticalFootball-v0",
}


def play_episode(env: Any, seed: int) -> list[Any]:
    """What an agent meets that plays at random."""
    choose, (seen, info) = Random(seed), env.reset(seed=seed)  # noqa: S311
    over, met = False, [seen.tolist()]
    while not over:
        assert env.unwrapped.action_masks().tolist() == info["action_mask"].astype(bool).tolist()
        seen, reward, ended, cut, info = env.step(choose.choice(np.flatnonzero(info["action_mask"]).tolist()))
        over = ended or cut
        met.append((seen.tolist(), reward, ended, cut))
    return met


@pytest.mark.parametrize("ruleset_id", RULESETS)
def test_environment_made_by_its_name_passes_the_check_of_gymnasium(
    ruleset_id: str, capsys: pytest.CaptureFixture[str]
) -> None:
    check_env(gymnasium.make(NAMES[ruleset_id], max_cycles=LONGEST).unwrapped)
    assert capsys.readouterr().out, "the render mode human prints"


@pytest.mark.parametrize("ruleset_id", RULESETS)
def test_equal_seeds_give_equal_episodes_also_in_another_process(ruleset_id: str) -> None:
    made = gymnasium.make(NAMES[ruleset_id], max_cycles=LONGEST)
    sent = pickle.loads(pickle.dumps(made.unwrapped))  # noqa: S301  (our own)
    assert play_episode(made, 5) == play_episode(made, 5) == play_episode(sent, 5) != play_episode(made, 6)


def test_name_works_without_an_import_of_the_package() -> None:
    made = gymnasium.make("scrimmage_rules.learning:scrimmage_rules/CardFootball-v0")
    assert isinstance(made.unwrapped, SingleAgentEnvironment)


def test_seat_is_drawn_for_each_episode_or_given() -> None:
    made = single_agent_env("card-football")
    drawn = {made.reset(seed=seed)[1]["seat"] for seed in range(20)}
    assert drawn == {"home", "away"}
    given = single_agent_env("card-football", seat="away")
    assert {given.reset(seed=seed)[1]["seat"] for seed in range(20)} == {"away"}


def test_rewards_sum_to_the_result_and_to_the_lead_in_points() -> None:
    for seed in range(6):
        rewards = {}
        for reward in ("result", "score"):
            made = single_agent_env("card-football", seat="home", reward=reward)
            rewards[reward] = sum(step[1] for step in play_episode(made, seed)[1:])
        result, points = made.aec.game.result(), made.aec.game.save()["score"]
        assert result is not None
        assert rewards == {"result": 1 if result.winner == "home" else -1, "score": points["home"] - points["away"]}


def test_cut_counts_the_actions_of_the_agent() -> None:
    made = single_agent_env("tactical-soccer", max_cycles=7)
    met = play_episode(made, 1)
    assert [step[3] for step in met[1:]] == [False] * 6 + [True]
    assert made.acted == 7 < made.aec.acted


class Predicting:
    """A model that always chooses the first legal action, and keeps the masks."""

    def __init__(self) -> None:
        self.masks: list[Any] = []

    def predict(self, observation: Any, *, action_masks: Any) -> tuple[Any, None]:
        assert observation.shape == (152,)
        self.masks.append(action_masks)
        return np.flatnonzero(action_masks)[0], None


def test_opponents_are_players_and_models() -> None:
    made = single_agent_env("card-football", seat="home", max_cycles=30)
    better, model = BetterOdds(made.aec.rules), Predicting()
    met = []
    for made.opponent in (None, any_choice, better, model):
        met.append(play_episode(made, 3))
    assert met[0] != met[2] != met[3]
    assert all(mask.dtype == bool and mask.any() for mask in model.masks)


@pytest.mark.parametrize("opponent", [3, "random", BetterOdds])
def test_opponent_that_is_none_is_refused(opponent: Any) -> None:
    with pytest.raises(MalformedData, match="computer player"):
        single_agent_env("card-football", opponent=opponent)


def test_choice_of_an_opponent_must_be_one_of_its_own() -> None:
    silent: Any = lambda _view, _choices, _generator: None  # noqa: E731
    made = single_agent_env("card-football", seat="home", opponent=silent)
    with pytest.raises(MalformedData, match="one of its choices"):
        play_episode(made, 1)


@pytest.mark.parametrize("options", [{"seat": "chance"}, {"on_illegal": "skip"}, {"seat": 3}])
def test_unknown_option_is_refused(options: Any) -> None:
    with pytest.raises((UnknownName, MalformedData)):
        single_agent_env("card-football", **options)


def test_illegal_action_ends_the_episode_with_the_loss() -> None:
    made = single_agent_env("card-football", seat="home")
    _, info = made.reset(seed=1)
    _, reward, over, cut, after = made.step(int(np.flatnonzero(info["action_mask"] == 0)[0]))
    assert (reward, over, cut) == (-1, True, False)
    assert "may not do action" in after["illegal_action"]
    assert not after["action_mask"].any()
    with pytest.raises(NotReset):
        made.step(0)


def test_illegal_action_is_an_error_on_request_and_changes_nothing() -> None:
    made = single_agent_env("card-football", seat="home", on_illegal="raise")
    _, info = made.reset(seed=1)
    before = made.aec.game
    with pytest.raises(NotLegal):
        made.step(int(np.flatnonzero(info["action_mask"] == 0)[0]))
    assert made.aec.game is before
    made.step(int(np.flatnonzero(info["action_mask"])[0]))


@pytest.mark.parametrize("seed", [-1, 1.5, "x"])
def test_seed_that_gymnasium_refuses_is_refused(seed: Any) -> None:
    with pytest.raises(MalformedData, match="whole number of at least 0"):
        single_agent_env("card-football").reset(seed=seed)


def test_seed_of_numpy_is_the_same_seed() -> None:
    made = single_agent_env("card-football")
    assert made.reset(seed=4)[0].tolist() == made.reset(seed=np.int64(4))[0].tolist()  # type: ignore[arg-type]
