"""A whole game of tactical-football as a file: replayed, shown in one page, and joined late by either seat."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from scrimmage_rules.campaigns.tactical_football import play_random_game
from scrimmage_rules.kernel import transcript
from scrimmage_rules.kernel.codec import canonical, plain
from scrimmage_rules.kernel.contract import Options
from scrimmage_rules.kernel.transcript import Move, Transcript
from scrimmage_rules.library.random_play import Ply
from tests.properties.football_plays import several_plays

Scrimmage = Callable[..., Any]


@cache
def plies() -> tuple[Ply, ...]:
    """The first of the random games in which either side fakes a hand-off under a marker that nobody knows."""
    games = (tuple(play_random_game(several_plays(1), seed)) for seed in range(20))
    return next(each for each in games if all(with_dummies(each, seat) for seat in ("home", "away")))


def with_dummies(played: tuple[Ply, ...], seat: str) -> list[int]:
    """After which moves there are dummies about that the other seat has placed."""
    return [
        number for number, ply in enumerate(played, 1)
        if getattr(ply.applied.position.ball, "dummies", ()) and ply.applied.position.offense != seat
        and not getattr(ply.applied.position.plans.offense, "shown", True)
    ]  # fmt: skip


def moves() -> Iterator[Move]:
    return (Move(ply.seat, plain(ply.action), ply.script) for ply in plies())


@pytest.fixture
def game(tmp_path: Path) -> Transcript:
    """The game, saved as game.json."""
    options = Options(None, {"scenario": "multi-play", "possessions": 1}, {})
    whole = Transcript("tactical-football", options, tuple(moves()))
    transcript.save(whole, tmp_path / "game.json")
    return whole


def test_a_game_is_replayed_to_its_end(game: Transcript, scrimmage: Scrimmage) -> None:
    ended = scrimmage("replay", "game.json", "--json")
    assert (ended.code, ended.err) == (0, "")
    assert ended.out.encode() == canonical(plies()[-1].applied.position) + b"\n"
    over = json.loads(ended.out)
    assert over["stage"]["phase"] == "over"
    assert over["game"]["possession"] == 2
    assert len(game.moves) == len(plies())


@pytest.mark.usefixtures("game")
def test_every_move_is_told_with_what_it_caused(scrimmage: Scrimmage) -> None:
    told = scrimmage("replay", "game.json").out
    assert all(word in told for word in ("handed-off", "9.3.N.3.3", "ball-down", "14.33.1"))


def test_the_beginning_of_a_game_is_shown_in_one_page(game: Transcript, tmp_path: Path, scrimmage: Scrimmage) -> None:
    """Its first moves, as far as there are dummies about."""
    first = transcript.Transcript(game.ruleset, game.options, game.moves[: with_dummies(plies(), "home")[0]])
    transcript.save(first, tmp_path / "first.json")
    assert scrimmage("replay", "first.json", "--html", "game.html").code == 0
    page = (tmp_path / "game.html").read_text(encoding="utf-8")
    found = re.search(r'<script type="application/json" id="data">(.*?)</script>', page, re.DOTALL)
    assert found is not None
    data = json.loads(found.group(1))
    assert data["parts"][0]["last"] == len(first.moves)
    pieces = "".join(data["album"]["pieces"])
    assert all(word in pieces for word in ("board hexfield", "First Down marker", "ball dummy"))


@pytest.mark.parametrize("seat", ["home", "away"])
def test_who_joins_late_is_told_no_secret(seat: str, game: Transcript, tmp_path: Path, scrimmage: Scrimmage) -> None:
    """In the midst of a play with dummies about, of the other side: what it chose, recorded, declared or faked."""
    found = with_dummies(plies(), seat)
    for number in (found[0], found[-1]):
        transcript.save(Transcript(game.ruleset, game.options, game.moves[:number]), tmp_path / "part.json")
        shown = json.loads(scrimmage("replay", "part.json", "--seat", seat, "--json").out)
        began = next(each for each in range(number, 0, -1) if _turn(each) != _turn(number)) + 1
        others = [move for move in shown["moves"][began:] if move["seat"] != seat and "action" in move]
        assert not [move for move in others if move["action"]["type"] in ("designate", "pair")]
        assert not [move for move in others if "dummy" in move["action"]]
        assert shown["view"]["ball"]["by"] == "hidden"


def _turn(number: int) -> int:
    """The Game-Turn after so many moves."""
    turn: int = plies()[number - 1].applied.position.turn.number
    return turn
