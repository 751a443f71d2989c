"""The computer players of the play page, in Node: legal, honest and sensible choices, and the statistics of a game."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

from scrimmage_rules.rulesets import RULESETS

pytestmark = pytest.mark.skipif(shutil.which("node") is None, reason="needs node")

PLAYERS = str(Path(__file__).with_name("computer_players.mjs"))


def ask(question: str) -> Any:
    """Return the answer of the script to a question."""
    run = subprocess.run(["node", PLAYERS, question], capture_output=True, check=True, timeout=300, text=True)
    return json.loads(run.stdout)


def test_both_levels_choose_a_legal_action_in_every_phase() -> None:
    phases = ask("phases")
    assert {"choose", "kick-off", "name", "try"} <= {*phases["card-football"]}
    assert {"defend", "line-up", "move", "start"} <= {*phases["computer-football"]}
    assert {"activate", "aim", "draft", "kick-off", "set-up"} <= {*phases["tactical-soccer"]}
    assert {
        "sides", "line-up", "set-up", "huddle", "game-turn", "play-selection", "positioning", "snap", "movement",
        "commitment", "pass-targets", "short-pass", "long-pass", "recovery",
    } <= {*phases["tactical-football"]}  # fmt: skip


@pytest.mark.parametrize("game", RULESETS)
def test_equal_views_and_seeds_lead_to_equal_choices(game: str) -> None:
    first, *others = ask("same views")[game]
    assert len(others) >= 1
    assert [each == first for each in others] == [True] * len(others)


def test_same_request_and_seed_lead_to_the_same_choice_in_every_phase() -> None:
    for game, phases in ask("repeated").items():
        assert len(phases) >= 3, game
        for phase, levels in phases.items():
            assert [first for first, _ in levels] == [second for _, second in levels], (game, phase)


def test_hard_runner_with_an_open_lane_gains() -> None:
    assert ask("open lane") > 0


def test_forward_before_the_goal_shoots() -> None:
    assert ask("before the goal") == ["shoot", "shoot"]


def test_third_nearest_man_only_goes_back_to_the_holder_late_in_the_lead() -> None:
    level, early, late = ask("third nearest")
    assert level > 0
    assert early > 0
    assert late < 0


def test_fourth_and_long_is_punted_in_both_football_games() -> None:
    assert ask("fourth and long") == [["punt", "punt"], ["punt", "punt"]]


def test_statistics_agree_with_the_end_of_a_game() -> None:
    told = ask("statistics")
    assert told["card-football"]["rows"]["Points"] == told["card-football"]["score"]
    soccer = told["tactical-soccer"]
    assert soccer["rows"]["Goals"] == soccer["score"]
    assert sum(soccer["rows"]["Shots"].values()) == soccer["shots"]
    assert sum(soccer["rows"]["Passes"].values()) == soccer["passes"]
    football = told["tactical-football"]
    assert sum(football["rows"]["Hexes gained"].values()) == football["gain"]
    assert sum(told["computer-football"]["rows"]["Touchdowns"].values()) == 1
