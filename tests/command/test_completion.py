"""`scrimmage completion`: the shells ask as on a terminal, and the command answers with what may come next."""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from scrimmage_rules.command.command_line_parser import build_parser
from scrimmage_rules.command.completion_values import VALUES, list_verbs

ROOT = Path(__file__).resolve().parents[2]

IN_BASH = """
source <(scrimmage completion bash)
COMP_LINE={line}
COMP_POINT=${{#COMP_LINE}}
COMP_TYPE=9
COMP_WORDS=($COMP_LINE)
[[ $(complete -p scrimmage) == *' -F '* ]] || exit 1
_python_argcomplete scrimmage
printf '%s\\n' "${{COMPREPLY[@]}}"
"""
IN_FISH = "scrimmage completion fish | source; complete -C {line}"
Asked = Callable[..., list[str]]

START = "from scrimmage_rules.command.cli import main; sys.exit(main())"


@pytest.fixture
def environment(tmp_path: Path) -> dict[str, str]:
    """A folder with the command on the path, and the files of an adapter."""
    command = tmp_path / "bin" / "scrimmage"
    command.parent.mkdir()
    command.write_text(f'#!/bin/sh\nexec {shlex.quote(sys.executable)} -m scrimmage_rules "$@"\n', encoding="utf-8")
    command.chmod(0o755)
    (tmp_path / "adapter.mjs").touch()
    path = f"{command.parent}{os.pathsep}{os.environ['PATH']}"
    return {**os.environ, "PATH": path, "PYTHONPATH": str(ROOT), "HOME": str(tmp_path)}


@pytest.fixture
def asked(tmp_path: Path, environment: dict[str, str]) -> Asked:
    """The answers to the tabulator key behind a line, in a shell."""

    def ask(line: str, shell: str = "bash") -> list[str]:
        if shutil.which(shell) is None:
            pytest.skip(f"{shell} is not installed")
        script = {"bash": IN_BASH, "fish": IN_FISH}[shell].format(line=shlex.quote(line))
        ran = subprocess.run(
            [shell, "-c", script], env=environment, cwd=tmp_path, check=True, capture_output=True, text=True, timeout=60
        )
        assert ran.stderr == ""
        return [each.split("\t")[0].rstrip(" ") for each in ran.stdout.splitlines()]

    return ask


@pytest.mark.parametrize(
    ("line", "answers"),
    [
        ("scrimmage cov", ["coverage"]),
        ("scrimmage verify --rul", ["--ruleset"]),
        ("scrimmage verify --ruleset tactical-", ["tactical-soccer", "tactical-football"]),
        ("scrimmage verify --ruleset card-football --clause PUNT.dis", ["PUNT.distance"]),
        ("scrimmage clause KF-A17", ["KF-A17"]),
        ("scrimmage verify --level full", ["full\\ referee"]),
        ("scrimmage list cases --facet ob", ["observe"]),
        ("scrimmage verify --case card-football/fi", ["card-football/field-goal/", "card-football/first-and-ten/"]),
        (
            "scrimmage verify --case card-football/touchdown/the-scores",
            ["card-football/touchdown/the-scores-are-listed"],
        ),
        ("scrimmage verify --feature card_football/punt", ["card_football/punt.feature"]),
        ("scrimmage verify --reading KF-A17=at", ["at-scrimmage"]),
        ("scrimmage init --language ja", ["javascript", "java"]),
        ("scrimmage changes --since 0.1", ["0.1.0"]),
        ("scrimmage odds --ruleset computer-football --edition cl", ["classic"]),
        ("scrimmage odds --ruleset card-football --seat h", ["home"]),
        ("scrimmage verify -- node ada", ["adapter.mjs"]),
    ],
)
def test_bash_completes_verbs_options_values_and_files(line: str, answers: list[str], asked: Asked) -> None:
    assert asked(line) == answers


def test_fish_completes_alike(asked: Asked) -> None:
    assert asked("scrimmage verify --ruleset tactical-", "fish") == ["tactical-football", "tactical-soccer"]


@pytest.mark.parametrize(
    ("printed_for", "shell"), [("bash", "bash"), ("zsh", "bash"), ("zsh", "zsh"), ("fish", "fish")]
)
def test_what_is_printed_is_sound_in_the_language_of_its_shell(
    printed_for: str, shell: str, scrimmage: Callable[..., Any]
) -> None:
    if shutil.which(shell) is None:
        pytest.skip(f"{shell} is not installed")
    printed = scrimmage("completion", printed_for)
    assert (printed.code, printed.err) == (0, "")
    checked = subprocess.run([shell, "-n"], input=printed.out, check=False, capture_output=True, text=True)
    assert (checked.returncode, checked.stderr) == (0, "")


def test_what_fish_is_given_is_about_this_command(scrimmage: Callable[..., Any]) -> None:
    assert "complete --command scrimmage " in scrimmage("completion", "fish").out


def test_without_its_library_the_remedy_is_named() -> None:
    without = "import sys; sys.modules['argcomplete'] = None; " + START
    ended = subprocess.run(
        [sys.executable, "-c", without, "completion", "fish"], capture_output=True, check=False, text=True, timeout=60
    )
    assert (ended.returncode, ended.stdout) == (2, "")
    assert ended.stderr == (
        "scrimmage: `scrimmage completion fish` needs the extra `completion`, which is not installed; "
        "in a clone: make completion; elsewhere: pip install 'scrimmage-rules[completion]'\n"
    )


def test_every_value_that_is_completed_is_an_argument_of_a_verb() -> None:
    places = {
        name
        for verb, parser in list_verbs(build_parser())
        for each in parser._actions
        for name in (each.dest, f"{verb} {each.dest}")
    }
    assert VALUES.keys() - places == {"command"}
