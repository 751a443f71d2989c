"""Random games whose every position loads again: what a game comes to is no table that a rule refuses.

Run from the checkout: `.venv/bin/python -m tools.loaded_games --ruleset ID [--first SEED] [GAMES]`. Every game has its
own mixture of readings, and every other one takes each kind of action as often as the others. Stops at the first
position that is refused, or comes back as another one.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator

from scrimmage_rules.kernel.codec import canonical, plain
from scrimmage_rules.library.random_play import choose_any, choose_by_type, mix_readings, play_out, start
from scrimmage_rules.rulesets import RULESETS

EVERY = 100


def loaded(ruleset_id: str, seed: int) -> int:
    """Play the game of a seed to its end, and load each position: how many there were."""
    game = start(ruleset_id, mix_readings(ruleset_id, seed))
    number = 0
    for number, ply in enumerate(play_out(game, seed, choose=choose_by_type if seed % 2 else choose_any), 1):
        after = ply.applied.position
        if game.ruleset.load(game.rules, plain(after)) != after:
            raise AssertionError(f"after move {number} another position comes back for {canonical(after).decode()}")
    return number


def told(ruleset_id: str, seeds: range) -> Iterator[str]:
    """A line now and then."""
    begun, positions = time.monotonic(), 0
    for number, seed in enumerate(seeds, 1):
        try:
            positions += loaded(ruleset_id, seed)
        except Exception:
            print(f"{ruleset_id}: the game of seed {seed} is the one", flush=True)
            raise
        if number % EVERY == 0 or number == len(seeds):
            taken = time.monotonic() - begun
            yield f"{ruleset_id}: {number} of {len(seeds)} games, {positions} positions loaded again, {taken:.0f} s"


def main() -> None:
    """Play, and tell."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--ruleset", choices=RULESETS, required=True)
    parser.add_argument("--first", type=int, default=0, metavar="SEED", help="the seed of the first game")
    parser.add_argument("games", type=int, nargs="?", default=1000)
    given = parser.parse_args()
    for line in told(given.ruleset, range(given.first, given.first + given.games)):
        print(line, flush=True)


if __name__ == "__main__":
    main()
