"""A whole game as a file: saved so that nothing is lost, read strictly, replayed, resumed, and joined late."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator
from msgspec import structs

from scrimmage_rules import __version__, open_ruleset
from scrimmage_rules.kernel import transcript
from scrimmage_rules.kernel.chance import Outcome
from scrimmage_rules.kernel.codec import canonical
from scrimmage_rules.kernel.contract import Options
from scrimmage_rules.kernel.data_folders import data_dir
from scrimmage_rules.kernel.errors import MalformedData, Unwritable
from scrimmage_rules.kernel.rule_context import At
from scrimmage_rules.kernel.transcript import CannotReplay, Move, Origin, Transcript
from scrimmage_rules.kit.running.conformance_run import hash_suite
from scrimmage_rules.rulesets import get_origin, ruleset

Scrimmage = Callable[..., Any]
SECRET = Move("away", {"type": "call", "play": "Deep Pass"})


@pytest.fixture
def football() -> Any:
    return ruleset("card-football")


@pytest.fixture
def file(tmp_path: Path, game: Transcript) -> Path:
    """The game, saved."""
    path = tmp_path / "game.json"
    transcript.save(game, path)
    return path


# ---- saving and reading


def test_what_is_saved_is_what_is_read(file: Path, game: Transcript) -> None:
    assert transcript.read(file) == game


def test_what_is_saved_fits_the_published_schema(file: Path) -> None:
    found = json.loads((data_dir("conformance") / "schemas" / "transcript.json").read_bytes())
    Draft202012Validator(found).validate(json.loads(file.read_bytes()))


def test_saving_twice_writes_the_same_bytes_and_leaves_no_other_file(file: Path, game: Transcript) -> None:
    before = file.read_bytes()
    transcript.save(game, file)
    assert file.read_bytes() == before
    assert list(file.parent.iterdir()) == [file]


def test_options_and_chances_survive(tmp_path: Path, game: Transcript) -> None:
    options = Options(edition="vassal", readings={"KF-A17": "at-scrimmage"})
    whole = Transcript("card-football", options, (Move("home", {"type": "punt"}, (Outcome("draw", "A", "punt"),)),))
    transcript.save(whole, tmp_path / "x.json")
    assert transcript.read(tmp_path / "x.json") == whole


# ---- the version of the rules

ORIGIN = Origin("0.1.0", "0.1.0+0123456789ab")


def with_origin(path: Path, game: Transcript, origin: Origin) -> str:
    transcript.save(structs.replace(game, origin=origin), path)
    return str(path)


def test_a_game_of_the_library_has_the_version_and_the_suite_of_its_ruleset() -> None:
    origin = open_ruleset("card-football").start().transcript().origin
    assert isinstance(origin, Origin)
    assert (origin.version, origin.suite) == (__version__, hash_suite(["card-football"]))


def test_a_transcript_without_a_version_is_written_as_before(file: Path) -> None:
    assert b"origin" not in file.read_bytes()


def test_a_game_of_other_rules_is_reported_in_one_line(tmp_path: Path, game: Transcript, scrimmage: Scrimmage) -> None:
    path = with_origin(tmp_path / "game.json", game, ORIGIN)
    plain = with_origin(tmp_path / "now.json", game, get_origin("card-football"))
    ended, now = scrimmage("replay", path), scrimmage("replay", plain)
    assert (ended.code, ended.out) == (0, now.out)
    assert ended.err == (
        f"scrimmage: {path}: recorded with card-football 0.1.0+0123456789ab, "
        f"replayed with {hash_suite(['card-football'])}; "
        f"`scrimmage impact rev:REVISION tree --game {path}` compares both\n"
    )
    assert now.err == ""


def test_an_archived_game_keeps_the_version_that_recorded_it(
    tmp_path: Path, game: Transcript, scrimmage: Scrimmage
) -> None:
    path = with_origin(tmp_path / "game.json", game, ORIGIN)
    folder = str(tmp_path / "games")
    assert scrimmage("replay", path, "--archive", folder, "--save", "Final").code == 0
    ended = scrimmage("replay", "--archive", folder, "Final")
    assert ended.code == 0
    assert "recorded with card-football 0.1.0+0123456789ab" in ended.err


@pytest.mark.parametrize("where", ["fsync", "replace"])
def test_a_save_that_fails_leaves_the_old_file_and_no_half_of_the_new(
    where: str, file: Path, game: Transcript, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = file.read_bytes()

    def fail(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(*((os, "fsync", fail) if where == "fsync" else (Path, "replace", fail)))
    with pytest.raises(Unwritable, match=r"\.json: No space left"):
        transcript.save(game.then(SECRET), file)
    assert file.read_bytes() == before
    assert list(file.parent.iterdir()) == [file]


def test_an_interrupted_save_leaves_the_old_file_too(
    file: Path, game: Transcript, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = file.read_bytes()

    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(os, "fsync", interrupt)
    with pytest.raises(KeyboardInterrupt):
        transcript.save(game.then(SECRET), file)
    assert file.read_bytes() == before
    assert list(file.parent.iterdir()) == [file]


def test_saving_into_a_folder_that_does_not_exist_names_the_file(tmp_path: Path, game: Transcript) -> None:
    with pytest.raises(Unwritable, match=r"nowhere/game\.json: No such file or directory; "):
        transcript.save(game, tmp_path / "nowhere" / "game.json")


# ---- damaged, truncated, foreign

WHOLE: dict[str, Any] = {
    "format": "scrimmage-transcript-1", "ruleset": "card-football", "options": {},
    "moves": [{"seat": "chance", "action": {"type": "toss-coin"}, "chance": [{"kind": "coin", "value": "home"}]}],
}  # fmt: skip
DAMAGED = [
    (b"", "game.json: $: not JSON"),
    (b"\x89PNG\r\n\x1a\n", "game.json: $: not JSON"),
    (b"[]", "game.json: $: Expected `object`, got `array`"),
    (b"{}", "game.json: $: Object missing required field `ruleset`"),
    (
        {"format": "scrimmage-transcript-2"},
        "game.json: $.format: expected 'scrimmage-transcript-1', got 'scrimmage-transcript-2'",
    ),
    ({"ruleset": "chess"}, "no ruleset called 'chess'; known: card-football"),
    ({"ruleset": 3}, "game.json: $.ruleset: Expected `str`, got `int`"),
    ({"winner": "home"}, "game.json: $: Object contains unknown field `winner`"),
    ({"options": {"edition": "first"}}, "no edition of card-football called 'first'"),
    ({"options": {"readings": {"KF-A17": "mine"}}}, "no reading of KF-A17 called 'mine'"),
    ({"options": {"settings": {"wind": 1}}}, "$.options.settings: Object contains unknown field `wind`"),
    ({"moves": [{"seat": "home"}]}, "game.json: $.moves[0]: Object missing required field `action`"),
    ({"moves": [{"seat": "chance", "action": {"type": "castle"}}]}, "move 1: $.action.type: Invalid value 'castle'"),
    ({"moves": [{"seat": "chance", "action": {}}]}, "move 1: $.action: Object missing required field `type`"),
    ({"moves": [{"seat": "home", "action": {"type": "punt"}}]}, "move 1: home may not punt (PREP.coin: not-due)"),
    ({"moves": [{"seat": "chance", "action": {"type": "toss-coin"}}]}, "move 1: a coin for kicker is missing from its"),
    ({"moves": WHOLE["moves"] * 2}, "move 2: chance may not toss-coin"),
    (
        {"moves": [{**WHOLE["moves"][0], "chance": [{"kind": "coin", "value": "edge"}]}]},
        "move 1: chance entry 0: 'edge'",
    ),
    (
        {"moves": [{**WHOLE["moves"][0], "chance": WHOLE["moves"][0]["chance"] * 2}]},
        "move 1: 1 chance entry too many",
    ),
    ({"moves": [{**WHOLE["moves"][0], "seat": "nobody"}]}, "move 1: "),
    (b"[" * 100_000, ""),
]


@pytest.mark.parametrize("verb", [["replay"], ["check", "transcript"]])
@pytest.mark.parametrize(("content", "complaint"), DAMAGED, ids=[str(number) for number in range(len(DAMAGED))])
def test_a_file_that_is_no_game_is_one_line(
    verb: list[str], content: Any, complaint: str, tmp_path: Path, scrimmage: Scrimmage
) -> None:
    data = content if isinstance(content, bytes) else json.dumps(WHOLE | content).encode()
    (tmp_path / "game.json").write_bytes(data)
    ended = scrimmage(*verb, "game.json")
    assert ended.code == 2
    assert ended.complaint.startswith(f"scrimmage: {complaint}")


def test_every_truncation_of_a_game_is_refused(file: Path) -> None:
    whole = file.read_bytes()
    for length in range(0, len(whole) - 2, 7):
        file.write_bytes(whole[:length])
        with pytest.raises(MalformedData):
            transcript.read(file)


def test_a_move_that_is_not_allowed_is_named_and_the_moves_before_it_are_sound(
    file: Path, game: Transcript, scrimmage: Scrimmage
) -> None:
    transcript.save(game.then(Move("home", {"type": "punt"})), file)
    ended = scrimmage("replay", "game.json")
    assert ended.code == 2
    assert ended.complaint.startswith("scrimmage: move 6: home may not punt (")
    assert ended.complaint.endswith("; the earlier moves are valid")


# ---- replaying and resuming


def test_a_replay_gives_every_position_and_the_events_of_every_move(football: Any, game: Transcript) -> None:
    played = transcript.replay(football, game)
    assert len(played.positions) == len(game.moves) + 1
    assert [bool(events) for events in played.events] == [True] * len(game.moves)
    assert played.positions[-1].used == ("P01", "P02")


def test_a_resumed_game_goes_on_as_if_it_had_never_been_interrupted(
    football: Any, file: Path, game: Transcript
) -> None:
    played = transcript.replay(football, transcript.read(file))
    rules, position = played.rules, played.positions[-1]
    following = Move("away", {"type": "punt"}, (Outcome("draw", "P03"),))
    applied = football.apply(At(rules, position, following.seat, football.action(following.action)), following.chance)
    whole = transcript.replay(football, game.then(following))
    assert applied.position == whole.positions[-1]


def test_an_impossible_game_cannot_be_resumed(football: Any, game: Transcript) -> None:
    with pytest.raises(CannotReplay) as raised:
        transcript.replay(football, game.then(Move("chance", {"type": "toss-coin"})))
    assert raised.value.number == 6


def test_the_command_shows_every_move_and_the_position_at_the_end(file: Path, scrimmage: Scrimmage) -> None:
    ended = scrimmage("replay", "game.json")
    assert (ended.code, ended.err) == (0, "")
    lines = ended.out.splitlines()
    assert [line.split()[:3] for line in lines[:5]] == [
        ["1", "chance", "toss-coin"], ["2", "away", "kick-off"], ["3", "away", "call"], ["4", "home", "call"],
        ["5", "away", "turn-card"],
    ]  # fmt: skip
    assert "[PREP.coin" in lines[0]
    assert json.loads("\n".join(lines[5:]))["used"] == ["P01", "P02"]


def test_the_position_at_the_end_can_be_had_as_json_and_put_on_the_table(
    file: Path, football: Any, game: Transcript, tmp_path: Path, scrimmage: Scrimmage
) -> None:
    ended = scrimmage("replay", "game.json", "--json")
    assert ended.out.encode() == canonical(transcript.replay(football, game).positions[-1]) + b"\n"
    (tmp_path / "position.json").write_text(ended.out, encoding="utf-8")
    assert scrimmage("check", "position", "position.json").code == 0


# ---- joining late


def seen(scrimmage: Scrimmage, seat: str) -> Any:
    ended = scrimmage("replay", "game.json", "--seat", seat, "--json")
    assert (ended.code, ended.err) == (0, "")
    assert ended.out == scrimmage_text(ended.out)
    return json.loads(ended.out)


def data(move: Move) -> Any:
    return json.loads(canonical(move))


def scrimmage_text(text: str) -> str:
    """The canonical form of a JSON text with its line end."""
    return canonical(json.loads(text)).decode() + "\n"


@pytest.mark.parametrize("seat", ["home", "public"])
def test_a_hidden_call_of_the_other_side_is_never_shown(
    seat: str, file: Path, game: Transcript, scrimmage: Scrimmage
) -> None:
    transcript.save(game.then(SECRET), file)
    shown = seen(scrimmage, seat)
    assert "Deep Pass" not in json.dumps([shown["moves"], shown["view"]["calls"]])
    assert shown["moves"][5] == {"seat": "away"}
    assert shown["view"]["calls"]["offence"] == "hidden"
    assert shown["moves"][:5] == [data(move) for move in game.moves]


def test_its_own_call_is_shown_to_a_seat(file: Path, game: Transcript, scrimmage: Scrimmage) -> None:
    transcript.save(game.then(SECRET), file)
    shown = seen(scrimmage, "away")
    assert shown["moves"][5] == data(SECRET)
    assert shown["view"]["calls"]["offence"] == "Deep Pass"


def test_calls_are_shown_to_all_once_both_have_chosen(file: Path, game: Transcript, scrimmage: Scrimmage) -> None:
    whole = game.then(SECRET).then(Move("home", {"type": "call", "play": "Blitz"}))
    transcript.save(whole, file)
    for seat in ("home", "away", "public"):
        assert seen(scrimmage, seat)["moves"] == [data(move) for move in whole.moves]


def test_a_call_that_was_taken_up_unseen_stays_hidden_for_ever(
    file: Path, game: Transcript, scrimmage: Scrimmage
) -> None:
    hidden = Move("home", {"type": "call", "play": "Screen"})
    whole = game.then(hidden).then(Move("away", {"type": "punt"}, (Outcome("draw", "P03"),)))
    transcript.save(whole, file)
    assert seen(scrimmage, "away")["moves"][5:] == [{"seat": "home"}, data(whole.moves[6])]
    assert seen(scrimmage, "home")["moves"][5] == data(hidden)


def test_two_games_that_differ_in_a_hidden_call_alone_look_the_same(
    file: Path, game: Transcript, scrimmage: Scrimmage
) -> None:
    transcript.save(game.then(SECRET), file)
    before = seen(scrimmage, "home")
    transcript.save(game.then(Move("away", {"type": "call", "play": "Draw"})), file)
    assert seen(scrimmage, "home") == before


def test_the_text_for_a_seat_hides_what_the_json_hides(file: Path, game: Transcript, scrimmage: Scrimmage) -> None:
    transcript.save(game.then(SECRET), file)
    ended = scrimmage("replay", "game.json", "--seat", "home")
    assert json.loads(ended.out)["moves"][5] == {"seat": "away"}


@pytest.mark.parametrize("seat", ["chance", "nobody", ""])
def test_only_players_and_the_public_look_on(seat: str, file: Path, scrimmage: Scrimmage) -> None:
    ended = scrimmage("replay", "game.json", "--seat", seat)
    assert ended.code == 2
    assert ended.complaint.startswith(f"scrimmage: no seat called {seat!r}; ")
