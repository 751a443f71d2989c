"""`verify --watch`: which files are watched, what is on the screen, and a whole session from first run to ctrl-c."""

from __future__ import annotations

import os
import shlex
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from threading import Timer

import pytest

from scrimmage_rules.command import cli, file_watcher
from scrimmage_rules.command.watch_loop import fit_lines_to_screen
from scrimmage_rules.kernel.errors import MalformedData
from scrimmage_rules.kit.cases.vectors import Vector
from scrimmage_rules.kit.running.case_selection import Selection, create_case_selection
from scrimmage_rules.kit.starters.languages import LANGUAGES
from scrimmage_rules.kit.starters.starter_adapter import write_starter
from tests.repository.test_documents import program_after

ALARM = 120
"""Seconds after which a session that says nothing is given up: no test waits for them."""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with a program, started beside it."""
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "adapter.py").write_text("pass\n", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    return tmp_path


# ---- which files


@pytest.mark.parametrize(
    ("command", "places"),
    [
        (["python3", "mine/adapter.py"], ["mine"]),
        (["/bin/sh", "mine/adapter.py", "mine"], ["mine"]),
        (["cargo", "run", "--manifest-path", "mine/none.toml"], ["."]),
        (["java", "-cp", "mine", "Adapter"], ["mine"]),
        (["./mine/adapter.py"], ["mine"]),
        (["scrimmage", "serve"], ["."]),
        (["mine/target/release/adapter"], ["mine", "mine/target/release/adapter"]),
        (["./target/release/adapter"], [".", "target/release/adapter"]),
        (["sh", "mine/target/debug/build/x/out/run.sh"], ["mine", "mine/target/debug/build/x/out/run.sh"]),
        (["java", "-cp", "mine/build", "Adapter"], ["mine", "mine/build"]),
        (["node", "node_modules/.bin/adapter"], [".", "node_modules/.bin/adapter"]),
        ([".venv/bin/adapter"], [".", ".venv/bin/adapter"]),
    ],
)
def test_the_files_of_a_command_are_beside_those_that_it_names(
    command: list[str], places: list[str], folder: Path
) -> None:
    for name in ("mine/target/debug/build/x/out/run.sh", "mine/build/Adapter.class", "node_modules/.bin/adapter"):
        write(folder / name)
    assert [str(place) for place in file_watcher.find_watched_paths(command)] == places


def write(path: Path) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("", encoding="utf-8")


def test_an_absolute_command_is_watched_as_the_same_one_from_here(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A folder named build around the whole program is no folder of its tools."""
    command, other = folder / "mine" / "target" / "release" / "adapter", folder / "build" / "tool" / "adapter"
    write(command)
    write(other)
    assert file_watcher.find_watched_paths([str(command)]) == (Path("mine"), command)
    (folder / "elsewhere").mkdir()
    monkeypatch.chdir(folder / "elsewhere")
    assert file_watcher.find_watched_paths([str(command)]) == (folder / "mine", command)
    assert file_watcher.find_watched_paths([str(other)]) == (folder / "build" / "tool",)


BUILT = {
    "rust": ("target/release/adapter", ["target/release/deps/adapter.rcgu.o", "target/release/build/x/out/y.rs"]),
    "java": ("build/Adapter.class", []),
    "go": ("adapter", []),
    "python": ("adapter.py", ["__pycache__/engine.cpython-311.pyc"]),
    "javascript": ("adapter.mjs", ["node_modules/x/index.js"]),
}
"""What starts the starter of each language once it is built, and what its tools leave beside that."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_of_a_starter_the_sources_and_the_program_are_watched_and_nothing_else(
    language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    starter = write_starter(language, "card-football", Path("mine"))
    program, left_over = BUILT[language]
    write(Path("mine", program))
    for name in left_over:
        write(Path("mine", name))
    found = file_watcher.scan_file_states(
        file_watcher.find_watched_paths(shlex.split(LANGUAGES[language].run.replace("{}", starter.folder)))
    )
    shown = {path for path in starter.files if not path.name.startswith(".")}
    assert set(found) == {*shown, Path("mine", program)}


def test_a_program_that_is_not_built_yet_can_be_watched(folder: Path) -> None:
    places = file_watcher.find_watched_paths(["mine/target/release/adapter"])
    file_watcher.check_watched_paths(places)
    before = file_watcher.scan_file_states(places)
    write(folder / "mine" / "target" / "release" / "deps" / "x.o")
    assert file_watcher.scan_file_states(places) == before
    write(folder / "mine" / "target" / "release" / "adapter")
    assert file_watcher.list_changed_files(before, file_watcher.scan_file_states(places)) == [
        Path("mine/target/release/adapter")
    ]


def test_what_tools_and_the_run_itself_write_is_not_looked_at(folder: Path) -> None:
    for name in (".git/index", "node_modules/x.js", "__pycache__/x.pyc", "target/x", "sub/engine.py", ".hidden"):
        (folder / "mine" / name).parent.mkdir(exist_ok=True)
        (folder / "mine" / name).write_text("", encoding="utf-8")
    (folder / "report.json").write_text("", encoding="utf-8")
    found = file_watcher.scan_file_states([Path()], [folder / "report.json"])
    assert sorted(map(str, found)) == ["mine/adapter.py", "mine/sub/engine.py"]
    assert list(file_watcher.scan_file_states([Path("mine/target")])) == [Path("mine/target/x")]


@pytest.mark.parametrize(
    ("patterns", "seen"),
    [
        (["*.log"], ["mine/adapter.py", "mine/data/a.json", "mine/data/deep/b.json"]),
        (["data"], ["mine/adapter.py", "mine/run.log"]),
        (["data/*.json"], ["mine/adapter.py", "mine/data/deep/b.json", "mine/run.log"]),
        (["deep", "run.*"], ["mine/adapter.py", "mine/data/a.json"]),
        (["mine"], ["mine/adapter.py", "mine/data/a.json", "mine/data/deep/b.json", "mine/run.log"]),
    ],
)
def test_ignored_files_and_folders_are_not_watched(patterns: list[str], seen: list[str], folder: Path) -> None:
    for name in ("run.log", "data/a.json", "data/deep/b.json"):
        write(folder / "mine" / name)
    assert sorted(map(str, file_watcher.scan_file_states([Path("mine")], ignored=patterns))) == seen


def test_a_change_of_an_ignored_file_is_no_change(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = file_watcher.scan_file_states([Path("mine")], ignored=["*.log"])
    pauses: list[float] = []

    def pause(seconds: float) -> None:
        pauses.append(seconds)
        if len(pauses) <= 2:  # then the files stay as they are, and the wait ends
            write(folder / "mine" / ("run.log" if len(pauses) == 1 else "new.py"))

    monkeypatch.setattr(time, "sleep", pause)
    changed = file_watcher.wait_for_file_change(before, [Path("mine")], ignored=["*.log"])
    assert changed == [Path("mine/new.py")]
    assert len(pauses) == 3


def test_an_ignored_file_of_a_command_is_not_watched(folder: Path) -> None:
    assert file_watcher.scan_file_states([Path("mine/adapter.py")], ignored=["adapter.*"]) == {}


def test_ignore_without_watch_is_an_error(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["verify", "--ignore", "*.log"]) == 2
    assert capsys.readouterr().err == "scrimmage: --ignore: needs --watch\n"


def test_a_file_that_is_new_gone_or_other_is_a_change(folder: Path) -> None:
    first = file_watcher.scan_file_states([Path("mine")])
    (folder / "mine" / "engine.py").write_text("", encoding="utf-8")
    second = file_watcher.scan_file_states([Path("mine")])
    os.utime(folder / "mine" / "adapter.py", ns=(1, 1))
    third = file_watcher.scan_file_states([Path("mine")])
    assert file_watcher.list_changed_files(first, first) == []
    assert (
        file_watcher.list_changed_files(first, second)
        == file_watcher.list_changed_files(second, first)
        == [Path("mine/engine.py")]
    )
    assert file_watcher.list_changed_files(second, third) == [Path("mine/adapter.py")]


def test_a_change_is_waited_for_until_nobody_goes_on_writing(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = file_watcher.scan_file_states([Path("mine")])
    names = iter(["", "one", "two"])

    def write(_seconds: float) -> None:
        if name := next(names, ""):
            (folder / "mine" / name).write_text("", encoding="utf-8")

    monkeypatch.setattr("scrimmage_rules.command.file_watcher.time.sleep", write)
    assert file_watcher.wait_for_file_change(before, [Path("mine")]) == [Path("mine/one"), Path("mine/two")]


def test_a_place_that_is_not_there_or_holds_too_much_is_refused(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(MalformedData, match=r"^--watch: none: no such file or folder; give an existing one$"):
        file_watcher.check_watched_paths([Path("none")])
    monkeypatch.setattr("scrimmage_rules.command.file_watcher.MOST_FILES", 0)
    with pytest.raises(MalformedData, match=r"more than 0 files are in mine; give the folder of the program"):
        file_watcher.check_watched_paths([Path("mine")])


# ---- the order of cases, and the screen


def test_what_failed_last_time_comes_first_and_the_rest_as_ever(suite: Path, handful: list[Vector]) -> None:
    cases = create_case_selection(Selection(("card-football",)))
    ids = [vector.id for vector in handful]
    first = cases.beginning_with({ids[4], ids[2]})
    assert [vector.id for vector in first.vectors] == [ids[2], ids[4], *ids[:2], ids[3], *ids[5:]]
    assert cases.beginning_with(()) is cases


def test_a_screen_shows_the_head_and_the_end_and_counts_the_rows_that_a_line_takes() -> None:
    assert fit_lines_to_screen(["one", "two"], 10, 2) == ["one", "two"]
    assert fit_lines_to_screen(["0123456789", "01234567890", "a\nb"], 10, 4) == ["0123456789", "01234567890", "a\\nb"]
    assert fit_lines_to_screen(["0123456789", "01234567890", "", "end"], 10, 4) == ["0123456789", "...", "", "end"]
    assert fit_lines_to_screen(list("abcdefg"), 10, 5) == ["a", "b", "...", "f", "g"]


# ---- what cannot be watched


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (
            ["--watch"],
            "--: give the command of your adapter after --, as in: scrimmage verify --watch -- node adapter.mjs",
        ),
        (
            ["--watch", "--json", "-", "--", "x"],
            "--watch: cannot be combined with --json - or --fix; remove these options",
        ),
        (["--watch", "none", "--", "x"], "--watch: none: no such file or folder; give an existing one"),
    ],
)
def test_what_cannot_be_watched_is_one_line(
    arguments: list[str], complaint: str, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["verify", *arguments]) == 2
    assert capsys.readouterr() == ("", f"scrimmage: {complaint}\n")


# ---- a session


class Session:
    """A watching command: what it has said since it was last listened to, until it watches again."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self.process = process

    def heard(self) -> str:
        said = ""
        assert self.process.stdout is not None
        while "; press Ctrl-C to stop\n" not in said:
            line = self.process.stdout.readline()
            assert line, said
            said += line
        return said


@pytest.fixture
def session(folder: Path) -> Iterator[Callable[..., Session]]:
    """Start a session for the tables of card-football; at the end none goes on."""
    processes: list[subprocess.Popen[str]] = []

    def give_up() -> None:
        for process in processes:
            process.kill()

    given_up = Timer(ALARM, give_up)
    given_up.start()

    def start(*options: str) -> Session:
        processes.append(subprocess.Popen(
            [sys.executable, "-m", "scrimmage_rules", "verify", "--ruleset", "card-football", "--case",
             "card-football/touchdown/the-scores-are-listed", *options, "--", sys.executable,
             "mine/adapter.py"],
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
            env={**os.environ, "PYTHONPATH": str(Path(__file__).resolve().parents[2])},
        ))  # fmt: skip
        return Session(processes[-1])

    yield start
    given_up.cancel()
    for process in processes:
        process.kill()
        process.communicate()


def program(touchdown: int) -> str:
    return program_after("docs/conformance/how-to/smallest-adapter.md", "smallest-adapter").replace(
        '"touchdown": 6', f'"touchdown": {touchdown}'
    )


def test_a_session_from_a_program_that_does_not_start_to_one_that_passes(
    folder: Path, session: Callable[..., Session]
) -> None:
    adapter = folder / "mine" / "adapter.py"
    watching = session("--watch", "--json", "mine/report.json")
    said = watching.heard()
    assert said.startswith("the first run\n")
    assert "scrimmage: no answer to hello" in said
    assert "watching 1 file in" in said

    adapter.write_text(program(touchdown=7), encoding="utf-8")
    said = watching.heard()
    assert said.startswith("changed: mine/adapter.py\nFAIL card-football/")
    assert "/value/touchdown wanted 6, got 7" in said
    assert "\n1 fail\n" in said
    assert (folder / "mine" / "report.json").exists()

    adapter.write_text(program(touchdown=6), encoding="utf-8")
    said = watching.heard()
    assert said.startswith(
        "changed: mine/adapter.py\n0 of 1 case cases that failed in the last run still fail; running the other cases\n"
    )
    assert "\n1 pass\n" in said

    watching.process.send_signal(signal.SIGINT)
    assert ended(watching.process) == (130, "\n")


def ended(process: subprocess.Popen[str]) -> tuple[int, str]:
    rest, _ = process.communicate(timeout=ALARM)
    return process.returncode, rest


def test_a_place_that_is_named_is_watched_in_the_place_of_the_programs(
    folder: Path, session: Callable[..., Session]
) -> None:
    (folder / "mine" / "adapter.py").write_text(program(touchdown=6), encoding="utf-8")
    (folder / "notes").write_text("one", encoding="utf-8")
    watching = session("--watch", "notes", "--watch", "mine/adapter.py")
    assert "\n1 pass\n" in watching.heard()
    (folder / "notes").write_text("two two", encoding="utf-8")
    assert watching.heard().startswith("changed: notes\n")
    watching.process.send_signal(signal.SIGTERM)
    assert ended(watching.process)[0] == 143
