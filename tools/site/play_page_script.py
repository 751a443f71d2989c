"""Build of the page to play as one classic script: `python -m tools.site.play_page_script ESBUILD FILE`.

The script consists of the modules in javascript/play_page. It uses the engine and the drawing, which the page loads as
separate scripts. The computer players of the script also run in a worker.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence

from tools.site.engine_script import ROOT, bundle_module, run_script_builder

BEGIN = ROOT / "javascript" / "play_page" / "trial.mjs"
PLAYERS = BEGIN.parent / "opponent" / "players_script.mjs"
BEFORE, AFTER = "var computerPlayers=(function playersScript(){", "return players.offered(playersScript)})();\n"
"""Texts before and after the code of the computer players, which make it a named function. A worker, in which the
players compute their actions, runs this function again.
"""


def build_play_page_script(esbuild: str) -> str:
    """Return the script, which defines `globalThis.trial` and `globalThis.computerPlayers`."""
    players = bundle_module(esbuild, PLAYERS, "players")
    return f"{BEFORE}{players}{AFTER}{bundle_module(esbuild, BEGIN, 'trial')}"


def main(arguments: Sequence[str]) -> int:
    """Run the command line; return the exit code, 2 for invalid arguments."""
    return run_script_builder(build_play_page_script, "-m tools.site.play_page_script", arguments)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
