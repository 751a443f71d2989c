"""A player against one that does anything, a hundred games of each ruleset from their seeds: how many it wins.

Run from the checkout: `python -m tools.hundred_meetings [--ruleset ID]... [--player odds|search] [GAMES]`. Sides
alternate. A game that is drawn, or has no end after so many actions, is no win.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable

from scrimmage_rules import Rules, open_ruleset
from scrimmage_rules.players import BetterOdds, Player, Searching, any_choice, play
from scrimmage_rules.rulesets import RULESETS

MOST = 20_000
"""Actions of a game."""

PLAYERS: dict[str, Callable[[Rules], Player]] = {
    "odds": BetterOdds,
    "search": lambda rules: Searching(rules, playouts=8, depth=2),
}


def won(ruleset_id: str, player: Callable[[Rules], Player], games: int) -> int:
    """How many of so many games a player wins."""
    rules = open_ruleset(ruleset_id)
    seats = rules.seats[:2]
    wins = 0
    for seed in range(games):
        mine, theirs = seats if seed % 2 else reversed(seats)
        game = play(rules.start(), {mine: player(rules), theirs: any_choice}, seed, MOST)
        result = game.result()
        wins += result is not None and result.winner == mine
    return wins


def main() -> None:
    """A line for each ruleset."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--ruleset", choices=RULESETS, action="append")
    parser.add_argument("--player", choices=PLAYERS, default="search")
    parser.add_argument("games", type=int, nargs="?", default=100)
    asked = parser.parse_args()
    for ruleset_id in asked.ruleset or RULESETS:
        wins = won(ruleset_id, PLAYERS[asked.player], asked.games)
        print(f"{ruleset_id}: {asked.player} wins {wins} of {asked.games}", flush=True)


if __name__ == "__main__":
    main()
