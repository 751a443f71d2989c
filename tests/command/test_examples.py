"""The help of every verb: its examples do what they show, and its exit codes are told."""

from __future__ import annotations

import json
import os
import re
import shlex
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from scrimmage_rules.archives.archive import Archive
from scrimmage_rules.command.help_examples import EXAMPLES, EXIT_CODES
from scrimmage_rules.kernel import transcript
from scrimmage_rules.kernel.transcript import Transcript
from scrimmage_rules.rulesets import ruleset
from tests.command.conftest import POSITION, PROGRAM

ROOT = Path(__file__).resolve().parents[2]
VECTORS = ROOT / "conformance" / "vectors" / "card-football.jsonl"

AT_LENGTH = {"scrimmage export --check"}
"""What takes minutes; the continuous integration runs it."""

ALL = [line for lines in EXAMPLES.values() for line in lines]


@pytest.fixture
def desk(tmp_path: Path, game: Transcript, whole_report: bytes) -> Path:
    """A folder with the files that examples name."""
    with VECTORS.open(encoding="utf-8") as vectors:
        (tmp_path / "card-football-7.repro.jsonl").write_text(next(vectors), encoding="utf-8")
    (tmp_path / "position.json").write_text(json.dumps(POSITION), encoding="utf-8")
    for name in ("before.json", "after.json"):
        (tmp_path / name).write_bytes(whole_report)
    transcript.save(game, tmp_path / "game.json")
    Archive(tmp_path / "games", ruleset).save("Any", game)
    return tmp_path


@pytest.mark.parametrize("line", [line for line in ALL if line not in AT_LENGTH])
def test_an_example_of_the_help_ends_well_and_says_something(line: str, desk: Path) -> None:
    path = f"{Path(PROGRAM).parent}{os.pathsep}{os.environ['PATH']}"
    run = subprocess.run(
        ["sh", "-c", line], capture_output=True, check=False, cwd=desk, env={**os.environ, "PATH": path}, timeout=300
    )
    assert (run.returncode, run.stderr.decode().count("Traceback")) == (0, 0), run.stderr.decode()
    assert run.stdout


def test_what_is_not_tried_is_an_example() -> None:
    assert set(ALL) >= AT_LENGTH


@pytest.mark.parametrize("verb", EXAMPLES)
def test_the_help_of_a_verb_has_examples_and_exit_codes(verb: str, scrimmage: Callable[..., Any]) -> None:
    ended = scrimmage(verb, "--help")
    assert (ended.code, ended.err) == (0, "")
    assert f"\n  {EXAMPLES[verb][0]}\n" in ended.out
    assert re.findall(r"^  ([0-4]) ", ended.out.partition("exit codes:")[2], re.MULTILINE)[0] == "0"
    assert all(f"scrimmage {verb} " in f"{shlex.join(line.split())} " for line in EXAMPLES[verb])


def test_every_verb_has_examples_and_exit_codes(scrimmage: Callable[..., Any]) -> None:
    verbs = set(re.findall(r"^    ([a-z]+)(?: |$)", scrimmage("--help").out, re.MULTILINE))
    assert verbs == EXAMPLES.keys() == EXIT_CODES.keys()
