"""Transcripts of games that start from a position: replayed from it, and refused where only whole games are kept."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from scrimmage_rules.kernel import transcript
from scrimmage_rules.kernel.codec import canonical, plain_lists
from scrimmage_rules.kernel.contract import Options, Refused
from scrimmage_rules.kernel.transcript import Move, Transcript
from scrimmage_rules.kit.protocol.reference import Reference
from scrimmage_rules.rulesets import ruleset

CALL = Move("home", {"type": "call", "play": "Sweep"})


@pytest.fixture
def position() -> Any:
    """A position of card-football after the coin and the kick-off."""
    football = ruleset("card-football")
    moves = (
        Move(
            "chance", {"type": "toss-coin"}, msgspec.convert([{"kind": "coin", "for": "kicker", "value": "away"}], Any)
        ),
    )
    start = transcript.replay(
        football, msgspec.convert(plain_lists(Transcript("card-football", Options(), moves)), Transcript)
    )
    return plain_lists(start.positions[-1])


def test_game_from_a_position_is_replayed_from_it(position: Any, tmp_path: Path) -> None:
    football = ruleset("card-football")
    draw = [{"kind": "draw", "for": "kick-off", "value": "P12"}]
    move = msgspec.convert({"seat": "home", "action": {"type": "kick-off"}, "chance": draw}, Move)
    file = tmp_path / "game.json"
    transcript.save(Transcript("card-football", Options(), (move,), position=position), file)
    played = transcript.replay(football, transcript.read(file))
    assert plain_lists(played.positions[0]) == position
    assert plain_lists(played.positions[1])["spot"] == 24


def test_game_from_an_impossible_position_is_refused(position: Any) -> None:
    given = Transcript("card-football", Options(), position={**position, "quarter": 9})
    with pytest.raises(Refused):
        transcript.replay(ruleset("card-football"), given)


def test_whole_game_is_written_without_a_position() -> None:
    assert b"position" not in canonical(Transcript("card-football", Options()))


def test_archived_game_from_a_position_is_a_bad_request() -> None:
    reference = Reference()
    reference.answer({"id": 1, "op": "new", "game": "g", "ruleset": "computer-football", "options": {}})
    start: Any = plain_lists(reference.answer({"id": 2, "op": "position", "game": "g"}))
    archive = {"ruleset": "computer-football", "options": {}, "position": start["position"]}
    asked = {"id": 3, "op": "query", "query": "archived", "ruleset": "computer-football", "args": {"archive": archive}}
    reply: Any = plain_lists(reference.answer(asked))
    assert (reply["status"], reply["kind"]) == ("error", "bad-request")
