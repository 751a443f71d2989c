"""Files: what is read, what is written over and what never is, and what a crash or a full disk leaves behind."""

from __future__ import annotations

import fcntl
import os
import socket
import stat
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from scrimmage_rules.archives.archive import Archive, create_file_name
from scrimmage_rules.kernel import file_locks, files
from scrimmage_rules.kernel.errors import ScrimmageError, Unreadable, Unwritable
from scrimmage_rules.kernel.files import read_file, require_writable, write_atomically
from scrimmage_rules.rulesets import ruleset
from tests.kit.archived_games import CARDS

AS_ROOT = os.geteuid() == 0


def as_folder(path: Path) -> None:
    path.mkdir()


def as_fifo(path: Path) -> None:
    os.mkfifo(path)


def as_socket(path: Path) -> None:
    here = Path.cwd()
    os.chdir(path.parent)  # the name of a socket may not be long
    try:
        with socket.socket(socket.AF_UNIX) as made:
            made.bind(path.name)
    finally:
        os.chdir(here)


ODD = [(as_folder, "Is a directory"), (as_fifo, "but a FIFO"), (as_socket, "but a socket")]


def everything(folder: Path) -> dict[str, tuple[int, int]]:
    """What a folder holds: of each name the sort and the file itself."""
    return {path.name: (path.lstat().st_mode, path.lstat().st_ino) for path in folder.iterdir()}


# ---- writing


@pytest.mark.parametrize(("become", "complaint"), ODD)
@pytest.mark.parametrize("write", [lambda path: write_atomically(path, b"new"), require_writable])
def test_what_is_no_file_is_not_written_over_and_named(
    become: Callable[[Path], None], complaint: str, write: Callable[[Path], None], tmp_path: Path
) -> None:
    become(tmp_path / "x")
    before = everything(tmp_path)
    with pytest.raises(Unwritable, match=rf"/x: .*{complaint}.*; give a writable file$"):
        write(tmp_path / "x")
    assert everything(tmp_path) == before


@pytest.mark.skipif(not AS_ROOT, reason="only root can make a device")
def test_a_device_is_written_through_and_stays_a_device(tmp_path: Path) -> None:
    null = tmp_path / "null"
    os.mknod(null, 0o666 | stat.S_IFCHR, os.makedev(1, 3))
    before = everything(tmp_path)
    write_atomically(null, b"new")
    assert everything(tmp_path) == before


def test_a_link_is_followed_and_stays_a_link(tmp_path: Path) -> None:
    (tmp_path / "there").mkdir()
    (tmp_path / "there" / "file").write_bytes(b"old")
    (tmp_path / "link").symlink_to("there/file")
    (tmp_path / "lost").symlink_to("there/new")
    write_atomically(tmp_path / "link", b"new")
    write_atomically(tmp_path / "lost", b"newer")
    assert (tmp_path / "link").is_symlink()
    assert (tmp_path / "lost").is_symlink()
    assert (tmp_path / "there" / "file").read_bytes() == b"new"
    assert (tmp_path / "there" / "new").read_bytes() == b"newer"


def test_a_link_to_itself_is_refused(tmp_path: Path) -> None:
    (tmp_path / "x").symlink_to("x")
    with pytest.raises(Unwritable, match=r"/x: Too many levels of symbolic links"):
        write_atomically(tmp_path / "x", b"new")
    assert (tmp_path / "x").is_symlink()


@pytest.mark.parametrize("name", ["/dev/stdout", "/dev/fd/1", "/proc/self/fd/1"])
def test_standard_output_is_written_where_it_stands(name: str, tmp_path: Path) -> None:
    code = f"""
import sys
from pathlib import Path
from scrimmage_rules.kernel.files import write_atomically
print("before", flush=True)
write_atomically(Path({name!r}), b"the file\\n")
print("after")
"""
    with (tmp_path / "out").open("wb") as out:
        subprocess.run([sys.executable, "-c", code], stdout=out, check=True)
    assert (tmp_path / "out").read_bytes() == b"before\nthe file\nafter\n"
    piped = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True)
    assert piped.stdout == b"before\nthe file\nafter\n"


def test_permissions_of_a_file_that_is_replaced_stay(tmp_path: Path) -> None:
    (tmp_path / "x").write_bytes(b"old")
    (tmp_path / "x").chmod(0o600)
    write_atomically(tmp_path / "x", b"new")
    assert stat.S_IMODE((tmp_path / "x").stat().st_mode) == 0o600
    assert (tmp_path / "x").read_bytes() == b"new"


@pytest.mark.parametrize("name", ["n" * 255, "\N{AMERICAN FOOTBALL}" * 63, os.fsdecode(b"\xff.json")])
def test_any_name_that_a_file_may_have_can_be_written(name: str, tmp_path: Path) -> None:
    write_atomically(tmp_path / name, b"new")
    assert [path.name for path in tmp_path.iterdir()] == [name]


@pytest.mark.parametrize(
    ("name", "complaint"),
    [("no/where", "No such file or directory"), ("n" * 256, "File name too long"), ("a\0b", "embedded null")],
)
def test_a_place_that_cannot_be_is_named_as_it_was_given(name: str, complaint: str, tmp_path: Path) -> None:
    for write in (lambda path: write_atomically(path, b"new"), require_writable):
        with pytest.raises(Unwritable) as raised:
            write(tmp_path / name)
        assert raised.value.path == str(tmp_path / name)
        assert complaint in raised.value.problem
        assert "\n" not in str(raised.value)
    assert list(tmp_path.iterdir()) == []


def test_a_disk_that_is_full_is_told_with_the_name_and_leaves_the_old_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(_handle: int) -> None:
        raise OSError(28, "No space left on device")

    (tmp_path / "x").write_bytes(b"old")
    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(Unwritable, match=r"/x: No space left on device; "):
        write_atomically(tmp_path / "x", b"new")
    assert [(path.name, path.read_bytes()) for path in tmp_path.iterdir()] == [("x", b"old")]


def test_to_check_a_place_changes_nothing(tmp_path: Path) -> None:
    (tmp_path / "x").write_bytes(b"old")
    before = everything(tmp_path)
    require_writable(tmp_path / "x")
    require_writable(tmp_path / "y")
    assert everything(tmp_path) == before


# ---- parts


def part_of(name: str) -> str:
    return f"{name}.0123456789abcdef.part"


def test_the_part_that_a_crash_left_is_taken_away_by_the_next_to_write_the_file(tmp_path: Path) -> None:
    foreign = [part_of("y"), "x.part", "x.0123.part", "x.0123456789ABCDEF.part", f"{part_of('x')}.bak"]
    for name in (part_of("x"), *foreign):
        (tmp_path / name).write_bytes(b"half")
    (tmp_path / part_of("x").replace("0", "f")).symlink_to(tmp_path / foreign[0])
    (tmp_path / part_of("x").replace("0", "e")).mkdir()
    write_atomically(tmp_path / "x", b"new")
    left = {"x", *foreign, part_of("x").replace("0", "f"), part_of("x").replace("0", "e")}
    assert {path.name for path in tmp_path.iterdir()} == left


def test_the_part_of_another_who_is_writing_stays(tmp_path: Path) -> None:
    with (tmp_path / part_of("x")).open("wb") as other:
        fcntl.flock(other, fcntl.LOCK_EX)
        write_atomically(tmp_path / "x", b"new")
        assert (tmp_path / part_of("x")).exists()
    write_atomically(tmp_path / "x", b"newer")
    assert [path.name for path in tmp_path.iterdir()] == ["x"]


def test_a_part_that_another_took_away_before_it_was_locked_is_made_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    taken: list[Path] = []

    def lock(handle: int, _how: int) -> None:
        if not taken:
            taken.extend(tmp_path.glob("*.part"))
            taken[0].unlink()

    monkeypatch.setattr(fcntl, "flock", lock)
    write_atomically(tmp_path / "x", b"new")
    assert [(path.name, path.read_bytes()) for path in tmp_path.iterdir()] == [("x", b"new")]


def test_a_save_clears_what_crashes_left_in_the_archive_and_nothing_else(tmp_path: Path) -> None:
    archive = Archive(tmp_path, ruleset)
    (tmp_path / part_of(create_file_name("another game"))).write_bytes(b"half")
    (tmp_path / part_of("notes.txt")).write_bytes(b"mine")
    archive.save("x", CARDS)
    assert {path.name for path in tmp_path.iterdir()} == {create_file_name("x"), part_of("notes.txt")}


# ---- a system without locks, such as Windows


@pytest.mark.parametrize("replace", [True, False])
def test_a_part_is_closed_before_it_takes_its_place_without_locks(
    replace: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[str] = []
    move = files._publish_partial_file

    def note(part: Path, path: Path, *, replace: bool) -> None:
        opened.extend(str(each.readlink()) for each in Path("/proc/self/fd").iterdir() if each.exists())
        move(part, path, replace=replace)

    monkeypatch.setattr(files, "_publish_partial_file", note)
    monkeypatch.setattr(file_locks, "HAS_LOCKS", False)
    write_atomically(tmp_path / "x", b"new", replace=replace)
    assert [(path.name, path.read_bytes()) for path in tmp_path.iterdir()] == [("x", b"new")]
    assert [name for name in opened if name.endswith(".part")] == []


def test_without_locks_no_part_of_another_is_removed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(file_locks, "HAS_LOCKS", False)
    (tmp_path / part_of("x")).write_bytes(b"half")
    write_atomically(tmp_path / "x", b"new")
    assert {path.name for path in tmp_path.iterdir()} == {"x", part_of("x")}


# ---- reading


@pytest.mark.parametrize(("become", "complaint"), [*ODD[:2], (as_socket, "No such device or address")])
def test_what_is_no_file_is_not_waited_for_and_named(
    become: Callable[[Path], None], complaint: str, tmp_path: Path
) -> None:
    become(tmp_path / "x")
    with pytest.raises(Unreadable, match=rf"/x: .*{complaint}"):
        read_file(tmp_path / "x")


def test_a_fifo_is_refused_with_what_is_needed(tmp_path: Path) -> None:
    as_fifo(tmp_path / "x")
    with pytest.raises(Unreadable, match=r"/x: not a regular file but a FIFO; give a regular file$"):
        read_file(tmp_path / "x")


def test_a_file_larger_than_any_game_is_refused_without_reading_it_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(files, "LARGEST", 1024 * 1024)
    (tmp_path / "x").write_bytes(b"x" * (1024 * 1024 + 1))
    with pytest.raises(Unreadable, match="larger than 1 MB"):
        read_file(tmp_path / "x")


@pytest.mark.parametrize("name", ["nothing", "a\0b", "\x1b[2J\nforged"])
def test_a_file_that_cannot_be_read_is_told_on_one_line(name: str, tmp_path: Path) -> None:
    with pytest.raises(ScrimmageError) as raised:
        read_file(tmp_path / name)
    assert str(raised.value).isprintable()


def test_hidden_files_are_not_visible(tmp_path: Path) -> None:
    for name in ("b.json", "a.json", "folder/c.json", ".#a.json", ".git/d.json", "e.txt"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text("{}", encoding="utf-8")
    found = files.list_visible_files(tmp_path, "**/*.json")
    assert [path.relative_to(tmp_path).as_posix() for path in found] == ["a.json", "b.json", "folder/c.json"]
