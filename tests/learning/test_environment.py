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
from scrimmage_rules.learning import Environment, NotLegal, NotReset, env, environment, parallel_env, raw_env
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
    from pettingzoo.test import api_test, parallel_api_test, render_test, seed_test

MOST = 60
"""Actions of an episode here."""


def illegal_number(made: Any) -> int:
    """The first number whose mask entry is 0."""
    return int(np.flatnonzero(made.observe(made.agent_selection)["action_mask"] == 0)[0])


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


@pytest.mark.parametrize("make", [raw_env, env])
@pytest.mark.parametrize("ruleset_id", RULESETS)
def test_it_passes_the_tests_of_pettingzoo(make: Any, ruleset_id: str, capsys: pytest.CaptureFixture[str]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # advice about names of agents and the like
        api_test(make(ruleset_id, max_cycles=MOST), num_cycles=100)
    assert "Passed" in capsys.readouterr().out
    seed_test(lambda: make(ruleset_id, max_cycles=MOST), num_cycles=30)


@pytest.mark.parametrize("ruleset_id", RULESETS)
def test_render_modes_pass_the_test_of_pettingzoo(ruleset_id: str, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(
        lambda render_mode: raw_env(ruleset_id, max_cycles=MOST, render_mode=render_mode),
        custom_tests={"ansi": lambda text: len(text.splitlines()) > 4, "svg": lambda text: text.startswith("<svg")},
    )
    assert len(capsys.readouterr().out.splitlines()) > 20, "the mode human prints a board after each action"


@pytest.mark.parametrize("ruleset_id", RULESETS)
def test_the_parallel_form_passes_the_test_of_pettingzoo(ruleset_id: str, capsys: pytest.CaptureFixture[str]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # as above
        parallel_api_test(parallel_env(ruleset_id, max_cycles=MOST), num_cycles=30)
    assert "Passed" in capsys.readouterr().out


def test_wrapped_environment_ends_the_game_with_an_illegal_action(caplog: pytest.LogCaptureFixture) -> None:
    made = env("card-football")
    made.reset(seed=1)
    agent = made.agent_selection
    made.step(illegal_number(made))
    assert made.terminations == {"home": True, "away": True}
    assert made.rewards[agent] == -1


def test_human_mode_prints_the_board_after_each_action(capsys: pytest.CaptureFixture[str]) -> None:
    made = environment("card-football", render_mode="human")
    made.reset(seed=1)
    first = made.game.board()
    assert capsys.readouterr().out == f"{first}\n"
    made.step(made.list_numbers(made.agent_selection)[0])
    assert capsys.readouterr().out == f"{made.game.board()}\n" != f"{first}\n"


def test_render_without_a_mode_gives_nothing() -> None:
    made = environment("card-football")
    made.reset(seed=1)
    assert made.render() is None


@pytest.mark.parametrize("ruleset_id", RULESETS)
def test_the_mask_is_what_is_legal_and_each_action_has_its_own_number(ruleset_id: str) -> None:
    made = environment(ruleset_id, max_cycles=400)
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
    made, choose = environment(ruleset_id, max_cycles=MOST), random.Random(8)  # noqa: S311
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
    first, second = (episode(environment(ruleset_id, reward=reward, max_cycles=MOST), 5) for _ in range(2))
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
    made = environment("tactical-soccer", max_cycles=7)
    episode(made, 1)
    assert made.acted == 7


def test_what_the_mask_forbids_is_refused_in_one_line() -> None:
    made = environment("card-football")
    made.reset(seed=1970)
    with pytest.raises(
        NotLegal, match="home may not do action 0 now: choose an action whose mask entry is 1, such as 23"
    ):
        made.step(illegal_number(made))
    with pytest.raises(ValueError, match="away may not do action 23 now: all entries of its mask are 0"):
        made.choice_of("away", 23)


@pytest.mark.parametrize(
    "action",
    [None, "x", 1.5, -1, 10**9, [], float("nan"), np.array(2.5), np.array([]), np.array([23, 23]), np.array([True])],
)
def test_what_is_no_action_is_refused_in_one_line_and_changes_nothing(action: Any) -> None:
    made = environment("card-football")
    made.reset(seed=1)
    before = made.game
    for call in (made.step, lambda number: made.choice_of(made.agent_selection, number)):
        with pytest.raises(NotLegal):
            call(action)
    assert made.game is before


@pytest.mark.parametrize("number", [np.int64(23), np.array(23), np.array([23]), np.array([[23]], np.int8)])
def test_number_of_numpy_is_an_action(number: Any) -> None:
    made, plain = environment("card-football"), environment("card-football")
    for each, action in ((made, number), (plain, 23)):
        each.reset(seed=1)
        each.step(action)
    assert made.game == plain.game


@pytest.mark.parametrize("seed", [np.int64(4), np.uint8(4), np.array(4)])
def test_integer_of_numpy_is_a_seed(seed: Any) -> None:
    made, plain = environment("card-football"), environment("card-football")
    made.reset(seed=seed)
    plain.reset(seed=4)
    assert made.game == plain.game


@pytest.mark.parametrize("seed", [-1, 1.5, "x", np.float64(2), [1]])
def test_seed_that_gymnasium_refuses_is_refused(seed: Any) -> None:
    with pytest.raises(MalformedData, match="whole number of at least 0"):
        environment("card-football").reset(seed=seed)


def test_old_name_of_max_cycles_works_with_a_warning() -> None:
    with pytest.warns(DeprecationWarning, match="use max_cycles"):
        made = environment("card-football", most=7)
    with pytest.warns(DeprecationWarning, match=r"Environment\.max_cycles"):
        assert made.most == made.max_cycles == 7
    with pytest.raises(MalformedData, match="remove most"):
        environment("card-football", most=7, max_cycles=7)


def test_infos_have_the_masks_of_the_observations() -> None:
    made = environment("card-football")
    made.reset(seed=3)
    choose, waiting = random.Random(3), set()  # noqa: S311
    for agent in made.agent_iter():
        masks = {each: made.infos[each]["action_mask"].tolist() for each in made.agents}
        assert masks == {each: made.observe(each)["action_mask"].tolist() for each in made.agents}
        waiting |= {bool(sum(mask)) for each, mask in masks.items() if each != agent}
        over = not made.game.legal()
        made.step(None if over else choose.choice(made.list_numbers(agent)))
    assert waiting == {True, False}, "both sides call in secret, and only then may the waiting agent act too"


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


@pytest.mark.parametrize(
    "wrong",
    [
        {"reward": "points"},
        {"reward": None},
        {"max_cycles": 0},
        {"max_cycles": "3"},
        {"max_cycles": 1.5},
        {"render_mode": "film"},
    ],
)
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
    made = environment(ruleset_id, max_cycles=MOST)
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
