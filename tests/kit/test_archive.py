"""Archives: names, one damaged file among sound ones, a crash at any moment of a save."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from scrimmage_rules.archives.archive import Archive, NameTaken, Record, Unsound, create_file_name, hash_transcript
from scrimmage_rules.kernel import files
from scrimmage_rules.kernel.codec import plain
from scrimmage_rules.kernel.errors import MalformedData, UnknownName, Unwritable
from scrimmage_rules.kernel.files import write_atomically
from scrimmage_rules.kernel.transcript import CannotReplay, Transcript
from scrimmage_rules.rulesets import ruleset
from tests.kit.archived_games import CARDS

ROOT = Path(__file__).resolve().parents[2]

SHORTER = replace(CARDS, moves=CARDS.moves[:1])


@pytest.fixture
def archive(tmp_path: Path) -> Archive:
    """An archive with two games in it."""
    made = Archive(tmp_path / "games", ruleset)
    made.save("First game", CARDS)
    made.save("second", SHORTER)
    return made


def content(archive: Archive) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in archive.folder.iterdir()}


# ---- names

STRANGE = [
    "x", "Final 1970 \N{EN DASH} Boeing", "../../etc/passwd", "a/b", "a\\b", ".", "..", ".hidden", "CON", "nul.json",
    "~", "</script>", '"', "'; rm -rf *", "%00", "\N{LATIN SMALL LETTER E WITH ACUTE}t",
    "\N{CJK UNIFIED IDEOGRAPH-8A66}\N{CJK UNIFIED IDEOGRAPH-5408}", "\N{AMERICAN FOOTBALL}", "y" * 80, "a b", "a-b",
    "A B",
]  # fmt: skip


@pytest.mark.parametrize("name", STRANGE)
def test_any_printable_name_is_kept_and_leads_to_no_other_place(archive: Archive, name: str) -> None:
    entry = archive.save(name, CARDS)
    assert archive.read(name).name == name
    assert (archive.folder / entry.file).is_file()
    assert entry.file == Path(entry.file).name == entry.file.lower()
    assert entry.file.isascii()


def test_no_two_names_have_one_file_not_even_where_case_does_not_count() -> None:
    assert len({create_file_name(name).casefold() for name in STRANGE}) == len(STRANGE)
    assert create_file_name("Game").casefold() != create_file_name("game").casefold()


def test_two_ways_of_writing_one_letter_are_one_name(archive: Archive) -> None:
    archive.save("\N{LATIN SMALL LETTER E WITH ACUTE}", CARDS)
    assert archive.read("e\N{COMBINING ACUTE ACCENT}").transcript == CARDS
    with pytest.raises(NameTaken):
        archive.save("e\N{COMBINING ACUTE ACCENT}", CARDS)


@pytest.mark.parametrize(
    "name", ["", " ", "x ", "\tx", "a\nb", "a\0b", "\N{RIGHT-TO-LEFT OVERRIDE}x", "\ud800", "y" * 81]
)
def test_names_that_nobody_could_type_or_read_are_refused(archive: Archive, name: str) -> None:
    before = content(archive)
    with pytest.raises(MalformedData, match=r"^name: "):
        archive.save(name, CARDS)
    assert content(archive) == before


# ---- saving


def test_a_used_name_is_taken_only_when_asked(archive: Archive) -> None:
    before = content(archive)
    with pytest.raises(NameTaken, match=r"a game called 'second' already exists; .*replace"):
        archive.save("second", CARDS)
    assert content(archive) == before
    archive.save("second", CARDS, replace=True)
    assert archive.read("second").transcript == CARDS
    assert content(archive).keys() == before.keys()


def test_of_two_who_save_under_one_name_at_once_the_second_is_told(
    archive: Archive, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Path, "exists", lambda _path: False)  # as each sees it before the other has saved
    with pytest.raises(NameTaken):
        archive.save("second", CARDS)
    monkeypatch.undo()
    assert archive.read("second").transcript == SHORTER
    assert archive.list().faults == ()


@pytest.mark.parametrize("taken", [False, True])
def test_a_file_system_without_links_will_do(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, taken: bool) -> None:
    def no_links(*_: object) -> None:
        raise PermissionError(1, "Operation not permitted")

    monkeypatch.setattr(os, "link", no_links)
    path = tmp_path / "x"
    if taken:
        path.write_bytes(b"old")
        with pytest.raises(FileExistsError):
            write_atomically(path, b"new", replace=False)
    else:
        write_atomically(path, b"new", replace=False)
    assert [(each.name, each.read_bytes()) for each in tmp_path.iterdir()] == [("x", b"old" if taken else b"new")]


def test_a_game_that_cannot_be_replayed_is_not_saved(archive: Archive) -> None:
    before = content(archive)
    with pytest.raises(CannotReplay):
        archive.save("third", CARDS.then(CARDS.moves[0]))
    with pytest.raises(UnknownName, match="no ruleset called 'chess'"):
        archive.save("third", replace(CARDS, ruleset="chess"))
    assert content(archive) == before


def test_an_archive_is_made_when_the_first_game_is_saved_but_no_path_to_it(tmp_path: Path) -> None:
    with pytest.raises(MalformedData, match="no such folder"):
        Archive(tmp_path / "new", ruleset).list()
    Archive(tmp_path / "new", ruleset).save("x", CARDS)
    assert Archive(tmp_path / "new", ruleset).names() == ["x"]
    with pytest.raises(Unwritable, match="no/where: No such file or directory"):
        Archive(tmp_path / "no" / "where", ruleset).save("x", CARDS)


# ---- reading and listing


def test_what_is_saved_is_what_is_read_and_listed(archive: Archive) -> None:
    assert archive.read("First game") == Record("First game", False, CARDS, hash_transcript(CARDS))
    assert archive.names() == ["First game", "second"]
    assert [(entry.ruleset, entry.moves, entry.complete) for entry in archive.list().games] == [
        ("card-football", 2, False), ("card-football", 1, False),
    ]  # fmt: skip


def test_a_name_that_is_not_there_is_answered_with_one_that_is(archive: Archive) -> None:
    with pytest.raises(UnknownName, match="no game in this archive called 'secnd'; did you mean 'second'"):
        archive.read("secnd")


def test_what_is_no_game_is_left_alone(archive: Archive) -> None:
    (archive.folder / "notes.txt").write_text("mine", encoding="utf-8")
    (archive.folder / f"{create_file_name('second')}.0123.part").write_bytes(b'{"name": "sec')
    assert archive.names() == ["First game", "second"]
    assert archive.list().faults == ()


# ---- damaged, truncated, foreign


def edited(**fields: Any) -> Callable[[bytes], bytes]:
    return lambda whole: json.dumps(json.loads(whole) | fields).encode()


def with_transcript(**fields: Any) -> Callable[[bytes], bytes]:
    """The transcript changed by somebody who also knows how to make its digest."""

    def change(whole: bytes) -> bytes:
        record = json.loads(whole)
        record["transcript"] |= fields
        record["digest"] = hash_transcript(msgspec.convert(record["transcript"], Transcript))
        return json.dumps(record).encode()

    return change


AGAIN = plain((*SHORTER.moves, *SHORTER.moves))
DAMAGE: dict[str, tuple[Callable[[bytes], bytes], str]] = {
    "empty": (lambda _: b"", "not JSON"),
    "another sort of file": (lambda _: b"\x89PNG\r\n\x1a\n", "not JSON"),
    "a list": (lambda _: b"[]", "Expected `object`, got `array`"),
    "a bare transcript": (
        lambda whole: json.dumps(json.loads(whole)["transcript"]).encode(),
        "Invalid enum value 'scrimmage-transcript-1'",
    ),
    "another format": (edited(format="scrimmage-archive-2"), "Invalid enum value 'scrimmage-archive-2'"),
    "a field too many": (edited(stars=5), "unknown field `stars`"),
    "no name": (edited(name=""), "expected a name of 1 to 80 characters"),
    "another name": (edited(name="third"), "this file should be called third-"),
    "another digest": (edited(digest="0" * 64), "does not match its digest"),
    "a wrong end": (
        edited(complete=True),
        "the game is not complete, but its file has the opposite value of `complete`",
    ),
    "a letter changed": (lambda whole: whole.replace(b'"home"', b'"away"'), "does not match its digest"),
    "an unknown ruleset": (with_transcript(ruleset="chess"), "no ruleset called 'chess'"),
    "an unknown reading": (with_transcript(options={"readings": {"KF-A17": "mine"}}), "no reading of KF-A17"),
    "a move not allowed": (with_transcript(moves=AGAIN), "move 2: chance may not toss-coin"),
    "a chance missing": (
        with_transcript(moves=[{"seat": "chance", "action": {"type": "toss-coin"}}]),
        "move 1: a coin",
    ),
    "nested deep": (lambda _: b"[" * 100_000, ""),
    "two at once": (lambda whole: whole + whole, "not JSON"),
}


@pytest.mark.parametrize("what", DAMAGE)
def test_a_damaged_file_is_one_clear_error_and_the_rest_is_untouched(archive: Archive, what: str) -> None:
    change, complaint = DAMAGE[what]
    path = archive.folder / create_file_name("second")
    path.write_bytes(change(path.read_bytes()))
    before = content(archive)
    with pytest.raises(Unsound) as raised:
        archive.read("second")
    check_complaint(raised.value, path.name, complaint)
    assert archive.read("First game").transcript == CARDS
    found = archive.list()
    assert [entry.name for entry in found.games] == ["First game"]
    assert [str(fault) for fault in found.faults] == [str(raised.value)]
    archive.save("third", CARDS)
    assert content(archive).items() >= before.items()


def check_complaint(fault: Unsound, file: str, complaint: str) -> None:
    text = str(fault)
    assert text.startswith(f"{file}: ")
    assert complaint in text
    assert "\n" not in text
    assert text.endswith(("(no other game is affected)", "rename the file, or move it elsewhere"))


def test_every_truncation_and_every_changed_byte_is_found(archive: Archive) -> None:
    path = archive.folder / create_file_name("second")
    whole = path.read_bytes()
    for at in range(0, len(whole) - 1, 5):
        for damaged in (whole[:at], whole[:at] + bytes([whole[at] ^ 4]) + whole[at + 1 :]):
            path.write_bytes(damaged)
            if damaged.split() != whole.split():  # a blank more or less is no damage
                with pytest.raises(Unsound):
                    archive.read("second")


def as_folder(path: Path) -> None:
    path.mkdir()


def as_pipe(path: Path) -> None:
    os.mkfifo(path)


def as_lost_link(path: Path) -> None:
    path.symlink_to(path.parent / "nowhere")


def as_link_to_a_device(path: Path) -> None:
    path.symlink_to("/dev/zero")


def as_something_huge(path: Path) -> None:
    path.touch()
    os.truncate(path, files.LARGEST + 1)


STRANGERS = [
    (as_folder, "Is a directory"),
    (as_pipe, "not a regular file but a FIFO"),
    (as_lost_link, "No such file"),
    (as_link_to_a_device, "not a regular file"),
    (as_something_huge, "larger than 64 MB"),
]


@pytest.mark.parametrize(("become", "complaint"), STRANGERS)
def test_what_is_no_file_of_ours_is_told_and_not_touched(
    archive: Archive, become: Callable[[Path], None], complaint: str
) -> None:
    path = archive.folder / "foreign.json"
    become(path)
    found = archive.list()
    assert [entry.name for entry in found.games] == ["First game", "second"]
    (fault,) = found.faults
    check_complaint(fault, path.name, complaint)
    assert os.path.lexists(path)


def test_a_copy_under_another_file_name_is_no_second_game(archive: Archive) -> None:
    (archive.folder / "copy.json").write_bytes((archive.folder / create_file_name("second")).read_bytes())
    found = archive.list()
    assert [entry.name for entry in found.games] == ["First game", "second"]
    assert [fault.place for fault in found.faults] == ["copy.json"]


# ---- a crash in the middle of a save

CRASH = """
import os, signal, sys
from pathlib import Path
from scrimmage_rules.archives.archive import Archive
from scrimmage_rules.rulesets import ruleset
archive = Archive(Path(sys.argv[1]), ruleset)
where, when, name = sys.argv[2:]
owner, function = {"fsync": (os, "fsync"), "replace": (Path, "replace"), "link": (os, "link")}[where]
real = getattr(owner, function)
def killed(*arguments):
    if when == "after":
        real(*arguments)
    os.kill(os.getpid(), signal.SIGKILL)
setattr(owner, function, killed)
archive.save(name, archive.read("First game").transcript, replace=where == "replace")
"""


@pytest.mark.parametrize("when", ["before", "after"])
@pytest.mark.parametrize(
    ("where", "name"), [("fsync", "third"), ("link", "third"), ("replace", "third"), ("replace", "second")]
)
def test_a_process_killed_at_any_step_of_a_save_loses_nothing(
    archive: Archive, where: str, when: str, name: str
) -> None:
    before = content(archive)
    command = [sys.executable, "-c", CRASH, str(archive.folder), where, when, name]
    assert subprocess.run(command, check=False, cwd=ROOT).returncode == -9
    after = content(archive)
    saved = when == "after" and where != "fsync"
    assert archive.list().faults == ()
    assert archive.names() == sorted({"First game", "second", *([name] if saved else [])})
    if name == "second":
        assert archive.read(name).transcript == (CARDS if saved else SHORTER)
    assert all(after[file] == old for file, old in before.items() if file != create_file_name(name))
