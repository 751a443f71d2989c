"""`scrimmage replay` with an archive: save, list, replay, extend; errors are one line."""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from scrimmage_rules.archives.archive import create_file_name
from scrimmage_rules.kernel import transcript as transcripts
from scrimmage_rules.kernel.codec import canonical
from scrimmage_rules.kernel.transcript import Transcript
from tests.kit.archived_games import game_of, recorded

Scrimmage = Callable[..., Any]


def everything(folder: Path) -> dict[str, bytes]:
    return {str(path): path.read_bytes() for path in sorted(folder.rglob("*")) if path.is_file()}


# ---- saving and listing


def test_games_are_saved_listed_and_replayed(files: Path, scrimmage: Scrimmage) -> None:
    for file, name in (("whole", "The whole game"), ("left", "Left early"), ("cards", "Cards")):
        ended = scrimmage("replay", f"{file}.json", "--archive", "games", "--save", name)
        assert ended.out.startswith(f"{create_file_name(name)}: {name!r} saved, ")
    ended = scrimmage("replay", "--archive", "games", "--list")
    assert (ended.code, ended.err) == (0, "")
    rows = [line.split() for line in ended.out.splitlines()]
    assert [row[:2] for row in rows] == [["Cards", "card-football"], ["Left", "early"], ["The", "whole"]]
    assert [line.rsplit(", ", 1)[1] for line in ended.out.splitlines()] == ["not complete", "not complete", "complete"]
    ended = scrimmage("replay", "--archive", "games", "The whole game", "--json")
    assert ended.out == scrimmage("replay", "whole.json", "--json").out
    assert json.loads(ended.out)["phase"] == "over"


def test_the_list_can_be_had_as_json(kept: Path, scrimmage: Scrimmage) -> None:
    found = json.loads(scrimmage("replay", "--archive", "games", "--list", "--json").out)
    assert [entry["name"] for entry in found["games"]] == ["Cards", "Left early", "The whole game"]
    assert found["games"][2]["complete"] is True
    assert found["faults"] == []


def test_a_seat_looks_on_in_an_archived_game(kept: Path, scrimmage: Scrimmage) -> None:
    ended = scrimmage("replay", "--archive", "games", "Cards", "--seat", "home", "--json")
    assert ended.out == scrimmage("replay", "cards.json", "--seat", "home", "--json").out


def test_a_used_name_is_taken_only_when_asked(kept: Path, scrimmage: Scrimmage) -> None:
    before = everything(kept)
    ended = scrimmage("replay", "left.json", "--archive", "games", "--save", "The whole game")
    assert ended.code == 2
    assert "a game called 'The whole game' already" in ended.complaint
    assert everything(kept) == before
    again = ("replay", "left.json", "--archive", "games", "--save", "The whole game", "--replace")
    assert scrimmage(*again).code == 0
    assert "Left early" in scrimmage("replay", "--archive", "games", "--list").out
    found = json.loads(scrimmage("replay", "--archive", "games", "The whole game", "--json").out)
    assert found["phase"] == "line-up"


def test_a_game_left_in_a_play_is_saved_up_to_the_plays_that_are_finished(files: Path, scrimmage: Scrimmage) -> None:
    save = ("replay", "playing.json", "--archive", "games", "--save", "Left")
    before = everything(files)
    ended = scrimmage(*save)
    assert ended.code == 2
    assert ended.complaint.startswith("scrimmage: --save: play going on (ARCHIVE.offer)")
    assert "--plays 1-2" in ended.complaint
    assert everything(files) == before
    assert scrimmage(*save, "--plays", "1-2").code == 0
    found = scrimmage("replay", "--archive", "games", "Left", "--json").out
    assert found == scrimmage("replay", "left.json", "--json").out
    ended = scrimmage(*save, "--plays", "2", "--replace")
    assert ended.complaint == "scrimmage: --plays: an archived game starts with its first play; give 1-N"


@pytest.mark.parametrize("damage", [b"", b"{}", b'{"format": "scrimmage-archive-1"', None])
def test_a_damaged_file_is_one_line_and_the_other_games_are_there(
    kept: Path, scrimmage: Scrimmage, damage: bytes | None
) -> None:
    path = kept / "games" / create_file_name("Left early")
    if damage is None:
        path.unlink()
        os.mkfifo(path)
    else:
        path.write_bytes(damage)
    ended = scrimmage("replay", "--archive", "games", "Left early")
    assert ended.code == 2
    assert ended.complaint.startswith(f"scrimmage: {path.name}: ")
    listed = scrimmage("replay", "--archive", "games", "--list")
    assert listed.code == 2
    assert [line.split()[0] for line in listed.out.splitlines()] == ["Cards", "The"]
    assert listed.err.rstrip("\n") == ended.complaint
    assert scrimmage("replay", "--archive", "games", "The whole game", "--json").code == 0
    found = json.loads(scrimmage("replay", "--archive", "games", "--list", "--json").out)
    assert [fault["file"] for fault in found["faults"]] == [path.name]


# ---- extending


def moves_of(transcript: Transcript, start: int, stop: int | None = None) -> bytes:
    return canonical(transcript.moves[start:stop])


def test_an_incomplete_game_is_extended_after_its_last_finished_play(kept: Path, scrimmage: Scrimmage) -> None:
    whole = game_of(2, complete=True)
    plays = recorded(whole).plays
    left = replace(whole, moves=whole.moves[: plays[0].stop])
    transcripts.save(left, kept / "first.json")
    assert scrimmage("replay", "first.json", "--archive", "games", "--save", "First play").code == 0
    (kept / "more.json").write_bytes(moves_of(whole, plays[0].stop))
    before = everything(kept)
    extend = ("replay", "--archive", "games", "First play", "--extend", "more.json")
    ended = scrimmage(*extend)
    assert ended.code == 2
    assert "a game called 'First play' already" in ended.complaint
    assert everything(kept) == before
    assert scrimmage(*extend, "--save", "All of it").code == 0
    assert scrimmage("replay", "--archive", "games", "First play", "--json").out != ""
    ended = scrimmage(*extend, "--replace")
    assert "complete" in ended.out
    for name in ("First play", "All of it"):
        found = scrimmage("replay", "--archive", "games", name)
        assert found.out == scrimmage("replay", "whole.json").out
    ended = scrimmage(*extend, "--replace")
    assert ended.complaint.startswith("scrimmage: --extend: game is complete (EXTEND.incomplete); ")


def test_a_game_without_plays_is_extended_from_its_end(kept: Path, scrimmage: Scrimmage) -> None:
    (kept / "more.json").write_text('[{"seat": "away", "action": {"type": "call", "play": "Deep Pass"}}]')
    extend = ("replay", "--archive", "games", "Cards", "--extend", "more.json", "--replace")
    assert scrimmage(*extend).code == 0
    assert "Deep Pass" in scrimmage("replay", "--archive", "games", "Cards", "--json").out


@pytest.mark.parametrize(
    ("moves", "complaint"),
    [
        (b"", "more.json: $: not JSON"),
        (b"{}", "more.json: $: Expected `array`, got `object`"),
        (b"[]", "more.json: no moves; give a list of one or more moves"),
        (b'[{"seat": "red"}]', "more.json: $[0]: Object missing required field `action`"),
        (
            b'[{"seat": "chance", "action": {"type": "draw"}}]',
            "more.json: $[0]: chance may not draw (PLAY.1.1: not-due)",
        ),
        (moves_of(game_of(2, complete=False), 0, 1), "more.json: $[0]: "),
        ("half a play", "--extend: play going on (ARCHIVE.offer); "),
    ],
)
def test_moves_that_do_not_follow_change_nothing(
    kept: Path, scrimmage: Scrimmage, moves: bytes | str, complaint: str
) -> None:
    if isinstance(moves, str):
        stop = len(game_of(2, complete=False).moves)
        moves = moves_of(game_of(2, complete=False, between=False), stop)
    (kept / "more.json").write_bytes(moves)
    before = everything(kept)
    ended = scrimmage("replay", "--archive", "games", "Left early", "--extend", "more.json", "--replace")
    assert ended.code == 2
    assert ended.complaint.startswith(f"scrimmage: {complaint}")
    assert everything(kept) == before


# ---- combinations that make no sense

A = ("--archive", "games")
NO_PLAYS = "--plays: no such plays (AREPLAY.part-or-all); the plays of this game are 1 to 2"
WRONG = [
    ((), "replay: give the file of a transcript"),
    (A, "replay: give the name of a game in the archive, or --list"),
    (("--list",), "--list: needs --archive; add it"),
    ((*A, "--list", "Cards"), "FILE: cannot be combined with --list; remove one of them"),
    ((*A, "--list", "--plays", "1"), "--plays: cannot be combined with --list; remove one of them"),
    (("left.json", "--save", "x"), "--save: needs --archive; add it"),
    ((*A, "--save", "x"), "--save: needs FILE; add it"),
    (("left.json", *A, "--save", "x", "--json"), "--json: cannot be combined with --save; remove one of them"),
    (("left.json", *A, "--save", "x", "--html", "y"), "--html: cannot be combined with --save; remove one of them"),
    (("left.json", *A, "--save", ""), "name: expected a name of 1 to 80 characters, got 0"),
    (("left.json", *A, "--save=-x"), "name: '-x' starts like an option; choose another name"),
    (("left.json", *A, "--save", "a\nb"), ("name: 'a\\nb' starts or ends with a blank, or contains unprintable "
        "characters; ")),
    (("left.json", "--extend", "m.json"), "--extend: needs --archive; add it"),
    ((*A, "Left early", "--extend", "no.json"), "no.json: No such file or directory; give a readable file"),
    ((*A, "Left early", "--replace"), "--replace: cannot be combined with --archive; remove one of them"),
    (("left.json", "--speed", "slow"), "--speed: cannot be combined with FILE; remove one of them"),
    (("left.json", "--board", "--speed", "quick"), "no speed called 'quick'; "),
    (("left.json", "--html", "x", "--speed", "none"), "no speed called 'none'; "),
    (("left.json", "--board", "--html", "x"), "--board: cannot be combined with --html; remove one of them"),
    (("left.json", "--seat", "red", "--plays", "1"), "--plays: cannot be combined with --seat; remove one of them"),
    (("left.json", "--seat", "red", "--html", "x"), "--seat: cannot be combined with --html; remove one of them"),
    (("left.json", "--plays", "1", "--last"), "--plays: cannot be combined with --last; remove one of them"),
    (("left.json", "--plays", "x"), "--plays: expected N or N-M, such as 2 or 2-3, got 'x'"),
    (("left.json", "--plays", ""), "--plays: expected N or N-M, such as 2 or 2-3, got ''"),
    (("left.json", "--plays", "0"), NO_PLAYS),
    (("left.json", "--plays", "2-1"), NO_PLAYS),
    (("left.json", "--plays", "2-3"), NO_PLAYS),
    (("cards.json", "--plays", "1"), "--plays: card-football is not divided into plays; remove this option"),
    (("cards.json", "--last"), "--last: card-football is not divided into plays; remove this option"),
    ((*A, "Nobody"), "no game in this archive called 'Nobody'; "),
    (("--archive", "nowhere", "--list"), "nowhere: no such folder; give the folder of an archive"),
    (("--archive", "nowhere", "Cards"), "nowhere: no such folder; give the folder of an archive"),
    (("left.json", "--html", "no/where.html"), "no/where.html"),
]  # fmt: skip


@pytest.mark.parametrize(("arguments", "complaint"), WRONG, ids=[" ".join(each) or "nothing" for each, _ in WRONG])
def test_a_wrong_combination_is_one_line_and_changes_nothing(
    kept: Path, scrimmage: Scrimmage, arguments: tuple[str, ...], complaint: str
) -> None:
    before = everything(kept)
    ended = scrimmage("replay", *arguments)
    assert ended.code == 2
    assert ended.complaint.startswith(f"scrimmage: {complaint}")
    assert everything(kept) == before


# ---- the player


def test_the_player_is_one_page_that_needs_nothing_else(kept: Path, scrimmage: Scrimmage) -> None:
    ended = scrimmage("replay", "--archive", "games", "The whole game", "--html", "game.html", "--speed", "fast")
    assert (ended.code, ended.err) == (0, "")
    text = (kept / "game.html").read_text(encoding="utf-8")
    assert text.startswith("<!doctype html>")
    assert not [word for word in ("http://", "https://", "src=", "@import", "url(") if word in strip_names(text)]
    assert "The whole game" in text
    assert '"speed":"fast"' in text
    assert "%%" not in text


def strip_names(text: str) -> str:
    """Without the name of the SVG language, which is written like an address and is none."""
    return text.replace("http://www.w3.org/2000/svg", "")


def test_a_player_of_any_ruleset_and_of_a_part(kept: Path, scrimmage: Scrimmage) -> None:
    assert scrimmage("replay", "cards.json", "--html", "cards.html").code == 0
    assert "KICK" in (kept / "cards.html").read_text(encoding="utf-8")
    whole = scrimmage("replay", "whole.json", "--html", "whole.html")
    part = scrimmage("replay", "whole.json", "--last", "--html", "part.html")
    assert (whole.code, part.code) == (0, 0)
    assert (kept / "part.html").stat().st_size < (kept / "whole.html").stat().st_size


def test_a_name_that_looks_like_code_is_only_a_name(files: Path, scrimmage: Scrimmage) -> None:
    name = "</script><script>alert(1)</script>%%DATA%%"
    assert scrimmage("replay", "left.json", "--archive", "games", "--save", name).code == 0
    assert scrimmage("replay", "--archive", "games", name, "--html", "x.html").code == 0
    text = (files / "x.html").read_text(encoding="utf-8")
    assert text.count("<script") == text.count("</script>") == 2
    assert "alert(1)" in text
    assert text.count("&lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt;%%DATA%%") == 2


# ---- files of an archive, used alone


def test_a_file_of_an_archive_is_replayed_and_saved_like_a_transcript(kept: Path, scrimmage: Scrimmage) -> None:
    file = f"games/{create_file_name('Left early')}"
    assert scrimmage("replay", file).out == scrimmage("replay", "left.json").out != ""
    shutil.copy(kept / file, kept / "any-name.json")
    assert scrimmage("replay", "any-name.json", "--archive", "others", "--save", "Copy").code == 0
    assert scrimmage("replay", "--archive", "others", "Copy").out == scrimmage("replay", "left.json").out
    assert scrimmage("check", "transcript", "any-name.json").out == "any-name.json: valid\n"


def test_a_damaged_file_of_an_archive_is_one_line(kept: Path, scrimmage: Scrimmage) -> None:
    path = kept / "games" / create_file_name("Left early")
    path.write_text(path.read_text(encoding="utf-8").replace('"digest": "', '"digest": "0'), encoding="utf-8")
    ended = scrimmage("replay", f"games/{path.name}")
    assert (ended.code, ended.out) == (2, "")
    assert "the game does not match its digest" in ended.complaint


def test_a_file_under_another_name_is_told_its_name(kept: Path, scrimmage: Scrimmage) -> None:
    (kept / "games" / create_file_name("Left early")).rename(kept / "games" / "mine.json")
    ended = scrimmage("replay", "--archive", "games", "--list")
    assert ended.code == 2
    assert ended.err == (
        f"scrimmage: mine.json: this file should be called {create_file_name('Left early')}; rename the file, "
        f"or move it elsewhere\n"
    )


def test_a_lock_of_an_editor_is_no_game(kept: Path, scrimmage: Scrimmage) -> None:
    (kept / "games" / f".#{create_file_name('Left early')}").symlink_to("someone@host.1234")
    assert scrimmage("replay", "--archive", "games", "--list").code == 0
