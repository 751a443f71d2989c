"""Comparison of the reference with an adapter in random games, until the first difference.

Usage: `python -m tools.engines.lockstep_command [--lists N] RULESET ACTIONS SEED [COMMAND ...]`

The tool plays ACTIONS actions of a ruleset, or of each ruleset for `all`. Without COMMAND, it starts the JavaScript
adapter. At a difference, it prints the requests of the game, both answers and the differing fields, and returns 1. The
same arguments play the same games again. `--lists 0` compares no lists of legal actions during a game.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Sequence

from scrimmage_rules.campaigns.lockstep_comparison import COMMAND, LISTS, SECONDS, EngineDifference, play_in_lockstep
from scrimmage_rules.command.shared_options import parse_count
from scrimmage_rules.kit.protocol.adapter import AdapterProcess
from scrimmage_rules.rulesets import RULESETS


def play_lockstep(name: str, args: argparse.Namespace, adapter: AdapterProcess) -> str:
    """Return a summary after a number of actions; raise `EngineDifference` if the engines differ."""
    begun = time.monotonic()
    counts, games = play_in_lockstep(name, args.actions, args.seed, adapter, args.lists)
    took = time.monotonic() - begun
    listed = ", ".join(f"{number} {status}" for status, number in sorted(counts.items()))
    total = counts.total()
    return (
        f"{name}: {total} actions in {games} games without a difference ({listed}), seed {args.seed}, "
        f"{took:.0f} s, {total / max(took, 0.1):.0f} a second"
    )


def _parse_arguments(arguments: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="lockstep", description="play the same random games with both engines")
    parser.add_argument("ruleset", choices=(*RULESETS, "all"))
    parser.add_argument("actions", type=parse_count, help="number of actions of each game")
    parser.add_argument("seed", type=parse_count)
    parser.add_argument("command", nargs=argparse.REMAINDER, help="the adapter (default: the JavaScript adapter)")
    lists = f"compare lists of legal actions before every Nth action, with 0 before no action (default: {LISTS})"
    parser.add_argument("--lists", type=parse_count, default=LISTS, metavar="N", help=lists)
    return parser.parse_args(arguments)


def main(arguments: Sequence[str]) -> int:
    """Run the command line; return 1 at the first difference."""
    args = _parse_arguments(arguments)
    for name in RULESETS if args.ruleset == "all" else (args.ruleset,):
        adapter = AdapterProcess(args.command or COMMAND, SECONDS)
        try:
            print(play_lockstep(name, args, adapter), flush=True)
        except EngineDifference as found:
            print(f"{name}, seed {args.seed}\n{found}")
            return 1
        finally:
            adapter.close()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
