"""A thousand random games, archived, replayed and extended without a difference; and an archive whose writer is killed.

Run from the checkout: `.venv/bin/python tools/thousand_games.py [GAMES [KILLS]]`. Stops at the first difference.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
import time
from importlib import import_module
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
GAMES, KILLS = 1000, 500


def play(games: int) -> None:
    """So many games, each in an archive of its own; a line now and then."""
    sys.path.insert(0, str(ROOT))
    check_a_game = import_module("tests.kit.archived_games").check_a_game
    begun = time.monotonic()
    for seed in range(games):
        with tempfile.TemporaryDirectory() as folder:
            said = check_a_game(seed, Path(folder))
        if (seed + 1) % 50 == 0 or seed + 1 == games:
            print(
                f"{seed + 1} of {games} games without a difference, {time.monotonic() - begun:.0f} s; {said}",
                flush=True,
            )


def kill(times: int) -> None:
    """A process that saves all the time, killed so many times."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "tests.kit.killed_saves", folder, str(times)]
        subprocess.run(command, cwd=ROOT, check=True)


if __name__ == "__main__":
    given = [int(each) for each in sys.argv[1:]]
    play(given[0] if given else GAMES)
    kill(given[1] if len(given) > 1 else KILLS)
