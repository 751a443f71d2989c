"""The ruleset in examples/, installed beside this package: its tests, every command of its session, its name."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from scrimmage_rules.ruleset_plugins.entry_points import GROUP
from tests.repository.reading import ROOT, read
from tests.repository.test_repository import repository_files
from tools.suite.console_doctest import main, parse_commands

EXAMPLE = ROOT / "examples" / "coin-and-yards"
NAME = re.compile(r"coin[-_ ]and[-_ ]yards", re.IGNORECASE)
PAGE = "docs/library/ruleset-parts.md"


@pytest.fixture
def beside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An environment in which the package is installed from its folder, and a command `scrimmage`."""
    project = tomllib.loads((EXAMPLE / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    about = tmp_path / f"{project['name'].replace('-', '_')}-{project['version']}.dist-info"
    about.mkdir()
    head = f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n"
    (about / "METADATA").write_text(head, encoding="utf-8")
    points = "".join(f"{name} = {value}\n" for name, value in project["entry-points"][GROUP].items())
    (about / "entry_points.txt").write_text(f"[{GROUP}]\n{points}", encoding="utf-8")
    for name, words in {"python3": "", "scrimmage": "-m scrimmage_rules "}.items():
        program = tmp_path / "bin" / name
        program.parent.mkdir(exist_ok=True)
        program.write_text(f'#!/bin/sh\nexec {sys.executable} {words}"$@"\n', encoding="utf-8")
        program.chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path / 'bin'}{os.pathsep}{os.environ['PATH']}")
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(map(str, (tmp_path, EXAMPLE, ROOT))))
    return tmp_path


@pytest.mark.usefixtures("beside")
def test_its_own_tests_pass() -> None:
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider"]
    ran = subprocess.run(command, cwd=EXAMPLE, check=False, capture_output=True, text=True)
    assert ran.returncode == 0, ran.stdout
    assert re.search(r"\b44 passed", ran.stdout)


def test_its_session_prints_what_it_shows(
    beside: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    shutil.copytree(EXAMPLE / "games", beside / "desk" / "games")
    monkeypatch.chdir(beside / "desk")
    code = main(str(EXAMPLE / "session.console"))
    assert (code, capsys.readouterr().out) == (0, "11 commands, 0 wrong\n")


@pytest.mark.usefixtures("beside")
def test_its_suite_is_fresh() -> None:
    command = ["scrimmage", "export", "--check", "--ruleset", "coin-and-yards"]
    ran = subprocess.run(command, check=False, capture_output=True, text=True)
    assert (ran.returncode, ran.stdout) == (0, "0 outdated files\n")


def test_a_session_that_prints_something_else_is_seen(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    session = tmp_path / "session.console"
    session.write_text(
        "# a comment\n\n$ echo one\none\n$ echo two; exit 3\ntwo\n$ echo three\nfour\n", encoding="utf-8"
    )
    assert main(str(session)) == 1
    out = capsys.readouterr().out
    assert ("$ echo one" in out, "exit code 3" in out, "printed:\nthree\n" in out) == (False, True, True)


def test_the_page_shows_files_that_there_are_and_all_of_the_session() -> None:
    shown = re.findall(r'^--8<-- "([^":]+)(?::([\w:]+))?"$', read(PAGE), re.MULTILINE)
    whole = re.findall(r"^--8<--\n(\S+)\n--8<--$", read(PAGE), re.MULTILINE)  # in Python a line would be formatted
    assert len(shown) + 2 * len(whole) == read(PAGE).count("--8<--")
    assert [name for name in (*whole, *(name for name, _ in shown)) if not (ROOT / name).is_file()] == []
    session = (EXAMPLE / "session.console").read_text(encoding="utf-8")
    parts = re.findall(r"^# --8<-- \[start:(\w+)\]$", session, re.MULTILINE)
    assert [part for name, part in shown if name.endswith(".console")] == parts
    assert len(parse_commands(session)) == session.count("\n$ ")


def test_the_rules_of_the_page_are_those_of_the_readme() -> None:
    rules = (EXAMPLE / "README.md").read_text(encoding="utf-8").splitlines()[2:15]
    assert [line.partition(".")[0] for line in rules] == [str(number) for number in range(1, 14)]


def test_nobody_else_knows_its_name() -> None:
    named = {path.relative_to(ROOT).as_posix() for path in repository_files() if NAME.search(_text(path))}
    others = {name for name in named if not name.startswith("examples/")}
    assert others == {PAGE, "tests/library/test_example_ruleset.py", "tests/simulation/test_simulation.py"}


def _text(path: Path) -> str:
    return path.read_bytes().decode("utf-8", errors="replace")
