"""The command `scrimmage` as a user has it: a process with arguments, output and an exit code; and a recorded game."""

from __future__ import annotations

import json
import os
import shutil
import signal
import sys
import traceback
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryFile
from typing import Any, NamedTuple, NoReturn

import pytest

from scrimmage_rules.archives.archive import Archive
from scrimmage_rules.command import cli
from scrimmage_rules.kernel import transcript as transcripts
from scrimmage_rules.kernel.chance import Outcome
from scrimmage_rules.kernel.contract import Options
from scrimmage_rules.kernel.transcript import Move, Transcript
from scrimmage_rules.kit.reports.report_writer import render_json
from scrimmage_rules.kit.running.case_selection import Selection, create_case_selection
from scrimmage_rules.kit.running.conformance_run import verify
from scrimmage_rules.rulesets import ruleset
from tests.kit.archived_games import game_of

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
    """Run the command in an empty folder: a process of its own, forked from this one, which has imported all it needs.

    That the installed program does the same is seen where tests start PROGRAM.
    """

    def run(*arguments: str, given: bytes = b"") -> Ended:
        with TemporaryFile() as stdin, TemporaryFile() as out, TemporaryFile() as err:
            stdin.write(given)
            stdin.seek(0)
            child = os.fork()
            if child == 0:
                _become(tmp_path, arguments, (stdin.fileno(), out.fileno(), err.fileno()))
            code = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
            texts = []
            for stream in (out, err):
                stream.seek(0)
                texts.append(stream.read().decode())
        return Ended(code, *texts)

    return run


def _become(folder: Path, arguments: tuple[str, ...], streams: tuple[int, int, int]) -> NoReturn:
    """Be the command from here on, with these streams and a minute at most, and end with its exit code."""
    code: Any = 1
    try:
        signal.alarm(60)
        os.chdir(folder)
        for number, stream in enumerate(streams):
            os.dup2(stream, number)
        sys.stdin, sys.stdout, sys.stderr = (open(number, mode, encoding="utf-8") for number, mode in _STREAMS)  # noqa: PTH123, SIM115
        code = cli.main(list(arguments))
        sys.stdout.flush()
    except SystemExit as end:
        code = 0 if end.code is None else end.code
    except BaseException:  # noqa: BLE001  (as the interpreter would)
        traceback.print_exc()
    finally:
        sys.stderr.flush()
        os._exit(code)


_STREAMS = ((0, "r"), (1, "w"), (2, "w"))


@pytest.fixture
def put(tmp_path: Path) -> Callable[[str, Any], str]:
    """Write a file into the folder the command runs in; returns its name."""

    def write(name: str, content: Any) -> str:
        data = content if isinstance(content, bytes) else json.dumps(content).encode()
        (tmp_path / name).write_bytes(data)
        return name

    return write


@pytest.fixture(scope="session")
def whole_report() -> bytes:
    """Return a report that `--json` wrote: one passing case, judged on the bundled reference."""
    selection = Selection(("card-football",), case=("card-football/touchdown/the-scores-are-listed",))
    return render_json(verify(create_case_selection(selection), ()))


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


def card_game() -> Transcript:
    """A game of a ruleset without plays: the coin and the kick-off."""
    moves = (
        Move("chance", {"type": "toss-coin"}, (Outcome("coin", "home"),)),
        Move("away", {"type": "kick-off"}, (Outcome("draw", "P01"),)),
    )
    return Transcript("card-football", Options(), moves)


@pytest.fixture(scope="session")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with transcripts, and an archive of three of them."""
    folder = tmp_path_factory.mktemp("made")
    transcripts.save(game_of(2, complete=True), folder / "whole.json")
    transcripts.save(game_of(2, complete=False), folder / "left.json")
    transcripts.save(game_of(2, complete=False, between=False), folder / "playing.json")
    transcripts.save(card_game(), folder / "cards.json")
    archive = Archive(folder / "games", ruleset)
    for file, name in (("whole", "The whole game"), ("left", "Left early"), ("cards", "Cards")):
        archive.save(name, transcripts.read(folder / f"{file}.json"))
    return folder


@pytest.fixture
def files(made: Path, tmp_path: Path) -> Path:
    """A complete game, one left between two plays, one left in a play, and one of cards."""
    for path in made.glob("*.json"):
        shutil.copy(path, tmp_path)
    return tmp_path


@pytest.fixture
def kept(made: Path, files: Path) -> Path:
    """The same, with three of them in an archive."""
    shutil.copytree(made / "games", files / "games")
    return files
