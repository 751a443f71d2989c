"""Save a game over and over in a process that is killed without warning, and look at what is left each time.

Run as `python -m tests.kit.killed_saves FOLDER ROUNDS`; ends with an assertion where anything was lost, and else prints
the rounds, the saves that were finished in them, and how many were killed half-way.
"""

from __future__ import annotations

import os
import random
import signal
import sys
import time
from pathlib import Path

from msgspec.structs import replace

from scrimmage_rules.archives.archive import Archive
from scrimmage_rules.kernel.transcript import Transcript
from scrimmage_rules.rulesets import ruleset
from tests.kit.archived_games import random_game

LONGEST = 0.03
VERSIONS = 6


class Quick(Archive):
    """To check a game takes longer than to write it; the child is to be killed while it writes."""

    def _complete(self, transcript: Transcript) -> bool:
        del transcript
        return False


def versions() -> list[Transcript]:
    """A game as it grows."""
    whole = random_game(3, 600).transcript
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


def main(folder: Path, rounds: int) -> None:
    """Some rounds; after each the game is whole and one of its versions, and the other game is as it was."""
    rng, games, archive = random.Random(7), versions(), Quick(folder, ruleset)  # noqa: S311
    archive.save("another game", games[0])
    archive.save("the game", games[0])
    there = {entry.file for entry in archive.list().games}
    seen, halves = set(), 0
    for _ in range(rounds):
        one_round(archive, games, rng.uniform(0, LONGEST))
        found = Archive(folder, ruleset).list()
        assert found.faults == (), found.faults
        assert {entry.file for entry in found.games} == there
        assert archive.read("the game").transcript in games
        assert archive.read("another game").transcript == games[0]
        seen.add(len(archive.read("the game").transcript.moves))
        left = [path for path in folder.iterdir() if path.suffix == ".part"]
        halves += len(left)
        for path in left:
            path.unlink()
    print(f"{rounds} kills, {len(seen)} of {VERSIONS} versions seen, {halves} saves cut off half-way")  # noqa: T201


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]))
