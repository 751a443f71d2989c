"""Save a game over and over in a process that is killed without warning, and look at what is left each time.

SCRIMMAGE_KILLS=500 tries more.
"""

from __future__ import annotations

import os
import random
import signal
import time
from pathlib import Path

import pytest
from msgspec.structs import replace

from scrimmage_rules.archives.archive import Archive
from scrimmage_rules.kernel.transcript import Transcript
from scrimmage_rules.rulesets import ruleset
from tests.kit.archived_games import random_game

LONGEST = 0.03
VERSIONS = 6
KILLS = int(os.environ.get("SCRIMMAGE_KILLS", "40"))


class Quick(Archive):
    """To check a game takes longer than to write it; the child is to be killed while it writes."""

    def _complete(self, transcript: Transcript) -> bool:
        del transcript
        return False


def versions() -> list[Transcript]:
    """A game as it grows."""
    whole = random_game(3, 600)
    step = len(whole.moves) // VERSIONS
    return [replace(whole, moves=whole.moves[: step * number]) for number in range(1, VERSIONS + 1)]


def save_for_ever(archive: Archive, games: list[Transcript]) -> None:
    """What the child does until it is killed."""
    while True:
        for game in games:
            archive.save("the game", game, replace=True)


def one_round(archive: Archive, games: list[Transcript], seconds: float) -> None:
    """Start, wait, kill."""
    child = os.fork()
    if child == 0:
        save_for_ever(archive, games)
    time.sleep(seconds)
    os.kill(child, signal.SIGKILL)
    _, status = os.waitpid(child, 0)
    assert os.WIFSIGNALED(status), "the child was to be killed while it saved"


@pytest.mark.alone
def test_a_killed_save_loses_no_game_and_leaves_no_half(tmp_path: Path) -> None:
    folder, games = tmp_path, versions()
    rng, archive = random.Random(7), Quick(folder, ruleset)  # noqa: S311
    archive.save("another game", games[0])
    archive.save("the game", games[0])
    there = {entry.file for entry in archive.list().games}
    for _ in range(KILLS):
        one_round(archive, games, rng.uniform(0, LONGEST))
        found = Archive(folder, ruleset).list()
        assert found.faults == (), found.faults
        assert {entry.file for entry in found.games} == there
        assert archive.read("the game").transcript in games
        assert archive.read("another game").transcript == games[0]
        for path in folder.glob("*.part"):
            path.unlink()
