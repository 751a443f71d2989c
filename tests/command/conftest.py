"""The command `scrimmage` as a user has it: a process with arguments, output and an exit code; and a recorded game."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from scrimmage_rules.kernel.chance import Outcome
from scrimmage_rules.kernel.contract import Options
from scrimmage_rules.kernel.transcript import Move, Transcript

Put = Callable[[str, Any], str]
POSITION: dict[str, Any] = {
    "phase": "choose", "quarter": 1, "overtime": False, "untimed": False, "score": {"home": 0, "away": 0},
    "opening_kicker": "away", "kicker": None, "redraw": False, "offence": "home", "spot": 30, "down": 1,
    "series_start": 30, "two_point": False, "calls": {"offence": None, "defence": None}, "to_name": None,
    "named_for": None, "bans": [], "card": None, "used": [], "generated": [],
}  # fmt: skip
PROGRAM = str(Path(sys.executable).parent / "scrimmage")


class Ended(NamedTuple):
    """How a command ended."""

    code: int
    out: str
    err: str

    @property
    def complaint(self) -> str:
        """The one line on standard error; more or less than one is a fault of the command."""
        assert self.out == ""
        assert self.err.endswith("\n")
        assert self.err.count("\n") == 1, self.err
        assert "Traceback" not in self.err
        return self.err.rstrip("\n")


@pytest.fixture
def scrimmage(tmp_path: Path) -> Callable[..., Ended]:
    """Run the command in an empty folder."""

    def run(*arguments: str, given: bytes = b"") -> Ended:
        done = subprocess.run(
            [PROGRAM, *arguments], input=given, capture_output=True, check=False, cwd=tmp_path, timeout=60
        )
        return Ended(done.returncode, done.stdout.decode(), done.stderr.decode())

    return run


@pytest.fixture
def put(tmp_path: Path) -> Callable[[str, Any], str]:
    """Write a file into the folder the command runs in; returns its name."""

    def write(name: str, content: Any) -> str:
        data = content if isinstance(content, bytes) else json.dumps(content).encode()
        (tmp_path / name).write_bytes(data)
        return name

    return write


@pytest.fixture
def game() -> Transcript:
    """The default deck: a kick-off, a play, and both seats' calls before the next card is turned."""
    moves = (
        Move("chance", {"type": "toss-coin"}, (Outcome("coin", "home"),)),
        Move("away", {"type": "kick-off"}, (Outcome("draw", "P01"),)),
        Move("away", {"type": "call", "play": "Sweep"}),
        Move("home", {"type": "call", "play": "Zone"}),
        Move("away", {"type": "turn-card"}, (Outcome("draw", "P02"),)),
    )
    return Transcript("card-football", Options(), moves)
