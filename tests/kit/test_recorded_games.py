"""Recorded games of computer-football: plays, replays whole and in part, extensions, and the questions about them."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from scrimmage_rules.archives.archive import Archive, Record, hash_transcript
from scrimmage_rules.computer_football import recorded_game_replay as rules_of_archives
from scrimmage_rules.kernel.codec import canonical
from scrimmage_rules.kernel.contract import Options, Refused
from scrimmage_rules.kernel.transcript import Transcript
from scrimmage_rules.kit.protocol.reference import Reference
from scrimmage_rules.rulesets import find_replay_support, ruleset
from tests.kit.archived_games import CARDS, GAME, check_a_game, game_of, recorded

ROOT = Path(__file__).resolve().parents[2]
GAMES = int(os.environ.get("SCRIMMAGE_GAMES", "40"))


# ---- plays, replays and extension of computer-football


@pytest.mark.parametrize("seed", range(GAMES))
def test_a_random_game_is_archived_replayed_and_extended_without_a_difference(seed: int, tmp_path: Path) -> None:
    check_a_game(seed, tmp_path)


def refused(ask: Callable[[], object]) -> str:
    with pytest.raises(Refused) as raised:
        ask()
    return raised.value.faults[0].clause


def test_the_play_just_completed_is_shown_again_between_plays_and_after_the_game() -> None:
    for complete in (False, True):
        game = recorded(game_of(2, complete=complete))
        assert rules_of_archives.find_last_play(game) == game.plays[-1]


def test_there_is_no_instant_replay_while_a_play_goes_on_nor_before_the_first() -> None:
    going_on = recorded(game_of(2, complete=False, between=False))
    assert refused(lambda: rules_of_archives.find_last_play(going_on)) == "REPLAY.start"
    before = recorded(replace(going_on.transcript, moves=going_on.transcript.moves[:2]))
    assert refused(lambda: rules_of_archives.find_last_play(before)) == "REPLAY.start"


@pytest.mark.parametrize(("first", "last"), [(0, 1), (2, 1), (1, 99), (-1, -1)])
def test_a_part_is_of_plays_that_were_played(first: int, last: int) -> None:
    game = recorded(game_of(2, complete=False))
    assert refused(lambda: rules_of_archives.find_moves_of_plays(game, first, last)) == "AREPLAY.part-or-all"


def test_a_game_is_offered_for_the_archive_between_two_plays() -> None:
    between, going_on = (game_of(2, complete=False, between=each) for each in (True, False))
    assert rules_of_archives.require_transcript_between_plays(recorded(between)) == between
    assert refused(lambda: rules_of_archives.require_transcript_between_plays(recorded(going_on))) == "ARCHIVE.offer"


def test_a_complete_game_is_not_extended_and_an_unfinished_play_is_dropped() -> None:
    assert (
        refused(lambda: rules_of_archives.get_extendable_transcript(recorded(game_of(2, complete=True))))
        == "EXTEND.incomplete"
    )
    going_on = game_of(2, complete=False, between=False)
    assert rules_of_archives.get_extendable_transcript(recorded(going_on)) == game_of(2, complete=False)


def under_an_earlier_version(reading: str) -> Transcript:
    """A game of the edition without powers; the fold of it does not depend on the reading of CF-A63."""
    options = Options(edition="classic", readings={"CF-A63": reading})
    return replace(game_of(2, complete=False), options=options)


def test_games_of_earlier_versions_replay_even_where_that_edition_is_not_offered(tmp_path: Path) -> None:
    offered, not_offered = map(under_an_earlier_version, ("uniform-sevenths", "unknown-not-offered"))
    game = recorded(not_offered)
    assert game.played.positions == recorded(offered).played.positions
    assert game.played.rules.edition == "classic"
    archive = Archive(tmp_path, ruleset)
    archive.save("old", not_offered)
    assert archive.read("old").transcript == not_offered
    assert refused(lambda: rules_of_archives.get_extendable_transcript(game)) == "VERSION.no-power"
    assert rules_of_archives.get_extendable_transcript(recorded(offered)) == offered


def test_a_replay_says_hut_hut_once_a_play_and_never_clicks() -> None:
    offered, game = find_replay_support(GAME), recorded(game_of(2, complete=False))
    assert offered is not None
    heard = [offered.sounds(game, number) for number in range(len(game.transcript.moves) + 1)]
    assert set(heard) == {(), ("hut-hut",)}
    for play in game.plays:
        assert heard[play.start : play.stop + 1].count(("hut-hut",)) == 1


def test_every_man_who_moves_is_moved_on_the_picture_before() -> None:
    offered, game = find_replay_support(GAME), recorded(game_of(2, complete=False))
    assert offered is not None
    seen = 0
    for number, move in enumerate(game.transcript.moves, 1):
        motion = offered.motion(game, number)
        assert (motion is not None) == (move.action["type"] in ("move", "throw"))
        if motion is not None and move.action["type"] == "move":
            drawn = offered.picture(game.played.rules, game.played.positions[number - 1])
            assert motion.parts[0].strip("[]") in drawn
            assert ('class="ball' in drawn) >= (len(motion.parts) == 2)
            seen += 1
    assert seen


def test_a_ruleset_without_plays_offers_none() -> None:
    assert find_replay_support("card-football") is None


# ---- the questions about archives


def ask(query: str, **args: Any) -> Any:
    """A question as it comes over the wire."""
    message = {"id": 1, "op": "query", "ruleset": GAME, "query": query, "args": args}
    return msgspec.json.decode(msgspec.json.encode(Reference().answer(json.loads(msgspec.json.encode(message)))))


def as_data(transcript: Transcript) -> Any:
    return json.loads(canonical(transcript))


def as_record(transcript: Transcript, **other: Any) -> Any:
    record = Record("A game", False, transcript, hash_transcript(transcript))
    return json.loads(canonical(record)) | other


def test_a_record_tells_name_completeness_plays_edition_and_limits() -> None:
    answer = ask("archived", archive=as_record(game_of(2, complete=False)))
    value = answer["value"]
    assert (value["name"], value["complete"], value["plays"]) == ("A game", False, 2)
    assert (value["edition"], value["limits"]) == ("power", [3, 6])
    assert {"ARCHIVE.name", "ARCHIVE.incomplete", "SETTINGS.limits-archived"} <= set(answer["clauses"])
    assert ask("archived", archive=as_data(game_of(2, complete=True)))["value"]["complete"] is True


def test_a_transcript_in_the_middle_of_a_play_is_not_yet_one_for_the_archive() -> None:
    going_on = game_of(2, complete=False, between=False)
    assert ask("archived", archive=as_data(going_on))["clause"] == "ARCHIVE.offer"
    assert ask("archived", archive=as_record(going_on))["value"]["plays"] == 2


def test_frames_of_the_whole_of_a_part_and_of_an_instant_replay() -> None:
    transcript = game_of(2, complete=False)
    game = recorded(transcript)
    data = as_data(transcript)
    whole = ask("replayed", archive=data)["value"]["frames"]
    assert [frame["move"] for frame in whole] == list(range(len(transcript.moves) + 1))
    assert [frame["position"] for frame in whole] == [json.loads(canonical(each)) for each in game.played.positions]
    second = game.plays[1]
    part = ask("replayed", archive=data, **{"from": 2, "to": 2})
    assert part["value"]["frames"][1:] == whole[second.start + 1 : second.stop + 1]
    assert {frame["play"] for frame in part["value"]["frames"][1:]} == {2}
    assert {"AREPLAY.part-or-all", "M8.4", "VERSION.replay-compatible"} <= set(part["clauses"])
    instant = ask("replayed", archive=data, instant=True)
    assert instant["value"] == part["value"]
    assert {"REPLAY.start", "REPLAY.animated", "REPLAY.no-clicks"} <= set(instant["clauses"])
    assert ask("replayed", archive=data, **{"from": 2, "to": 3})["clause"] == "AREPLAY.part-or-all"


def test_a_muted_game_is_replayed_in_silence() -> None:
    transcript = replace(game_of(2, complete=False), options=Options(settings={"mute": True}))
    frames = ask("replayed", archive=as_data(transcript))["value"]["frames"]
    assert not any(frame["sounds"] for frame in frames)


def test_an_extension_goes_on_after_the_last_finished_play_under_the_recorded_limits() -> None:
    answer = ask("extended", archive=as_data(game_of(2, complete=False, between=False)))
    value = answer["value"]
    assert (value["position"]["phase"], value["position"]["play"]) == ("line-up", 3)
    assert (value["plays"], value["dropped"], value["limits"]) == (2, 7, [3, 6])
    assert {"EXTEND.incomplete", "EXTEND.procedure", "EXTEND.to-completion"} <= set(answer["clauses"])
    assert ask("extended", archive=as_data(game_of(2, complete=True)))["clause"] == "EXTEND.incomplete"


@pytest.mark.parametrize(
    ("archive", "complaint"),
    [
        (None, "a transcript, or a record of an archive"),
        ({}, "missing required field `ruleset`"),
        ({"ruleset": "card-football", "options": {}}, "this game is of 'card-football'"),
        ({"ruleset": GAME, "options": {}, "moves": [{"seat": "chance", "action": {"type": "start"}}]}, "move 1: "),
        (as_record(CARDS, digest="0"), "does not match its digest"),
    ],
)
def test_what_is_no_recorded_game_is_an_error_and_no_refusal(archive: Any, complaint: str) -> None:
    answer = ask("archived", archive=archive)
    assert answer["status"] == "error"
    assert complaint in answer["message"]


def test_a_record_without_a_name_is_refused() -> None:
    assert ask("archived", archive=as_record(game_of(2, complete=False), name=""))["clause"] == "ARCHIVE.name"
