"""`scrimmage replay` of some plays of a game, and its board on a terminal."""

from __future__ import annotations

import io
import json
import random
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from scrimmage_rules import RULESETS, open_ruleset, write_transcript
from scrimmage_rules.command.cli import main
from tests.kit.archived_games import game_of, recorded

Scrimmage = Callable[..., Any]


def test_plays_are_shown_alone(kept: Path, scrimmage: Scrimmage) -> None:
    plays = recorded(game_of(2, complete=True)).plays
    for asked, first, last in (("2", 1, 1), ("1-2", 0, 1)):
        ended = scrimmage("replay", "--archive", "games", "The whole game", "--plays", asked)
        numbers = [int(line.split()[0]) for line in ended.out.splitlines() if line[:4].strip().isdigit()]
        assert numbers == list(range(plays[first].start + 1, plays[last].stop + 1))
    found = scrimmage("replay", "left.json", "--plays", "1", "--json")
    assert json.loads(found.out)["play"] == 2


def test_an_instant_replay_is_the_last_play(kept: Path, scrimmage: Scrimmage) -> None:
    last = scrimmage("replay", "whole.json", "--last")
    assert (last.code, last.err) == (0, "")
    number = len(recorded(game_of(2, complete=True)).plays)
    assert last.out == scrimmage("replay", "whole.json", "--plays", str(number)).out
    ended = scrimmage("replay", "playing.json", "--last")
    assert ended.code == 2
    assert ended.complaint.startswith("scrimmage: --last: play going on (REPLAY.start); ")


def test_the_board_is_drawn_after_every_move(files: Path, scrimmage: Scrimmage) -> None:
    ended = scrimmage("replay", "left.json", "--plays", "1", "--board")
    assert (ended.code, ended.err) == (0, "")
    play = recorded(game_of(2, complete=False)).plays[0]
    assert ended.out.count("\n 1 ") == play.stop - play.start + 1
    assert ended.out.count("hut-hut!") == 1
    assert "click" not in ended.out
    assert "\x1b" not in ended.out
    assert "first and 10" in ended.out
    assert max(map(len, ended.out.split("play 1: first")[1].splitlines()[:18])) < 80
    paced = scrimmage("replay", "left.json", "--plays", "1", "--board", "--speed", "slow")
    assert paced.out == ended.out  # without a terminal there are no pauses


@pytest.mark.parametrize("ruleset_id", RULESETS)
def test_board_of_each_game_is_the_one_of_the_library(ruleset_id: str, tmp_path: Path, scrimmage: Scrimmage) -> None:
    game, generator = open_ruleset(ruleset_id).start(), random.Random(1)  # noqa: S311
    boards = [game.board()]
    for _ in range(5):
        game = game.apply(*generator.choice(game.legal()), chance=generator)
        boards.append(game.board())
    write_transcript(game.transcript(), tmp_path / "five.json")
    ended = scrimmage("replay", str(tmp_path / "five.json"), "--board")
    assert (ended.code, ended.err) == (0, "")
    left = ended.out
    for board in boards:
        told, _, left = left.partition(f"{board}\n")
        assert len(told.splitlines()) == 1, "one line with the move comes before each board"
    assert not left


class Terminal(io.StringIO):
    """Standard output as it is in front of a reader."""

    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize("speed", ["slow", "moderate", "fast", "none"])
@pytest.mark.parametrize("plain", ["", "1"])
def test_on_a_terminal_the_board_has_colours_and_is_drawn_in_one_place_at_a_pace(
    files: Path, monkeypatch: pytest.MonkeyPatch, speed: str, plain: str
) -> None:
    pauses: list[float] = []
    screen = Terminal()
    monkeypatch.setattr(sys, "stdout", screen)
    monkeypatch.setattr(time, "sleep", pauses.append)
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setenv("NO_COLOR", plain)
    assert main(["replay", str(files / "left.json"), "--plays", "1", "--board", "--speed", speed]) == 0
    play = recorded(game_of(2, complete=False)).plays[0]
    boards = play.stop - play.start + 1
    assert ("\x1b[1;31m" in screen.getvalue()) == (plain == "")
    assert screen.getvalue().count("\x1b[H\x1b[2J") == (0 if speed == "none" else boards)
    assert pauses == ([] if speed == "none" else [{"slow": 1.6, "moderate": 0.8, "fast": 0.3}[speed]] * boards)
