"""Tables for the tests of players: positions of games, and others that one seat cannot tell from them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import NamedTuple

from scrimmage_rules import CHANCE_SEAT, Game, open_ruleset, replay
from scrimmage_rules.players import BetterOdds, any_choice, behind, play

MOST = 1_500


class Pair(NamedTuple):
    """Two games that differ in what is hidden from a seat which may act, and in nothing else."""

    seat: str
    one: Game
    other: Game


@cache
def games(ruleset_id: str, seed: int) -> tuple[Game, ...]:
    """Every position of a game in which one side plays by the odds, and the other anything."""
    rules = open_ruleset(ruleset_id)
    seats = rules.seats[:2] if seed % 2 else rules.seats[1::-1]
    game = play(rules.start(), {seats[0]: BetterOdds(rules), seats[1]: any_choice}, seed, MOST)
    return tuple(replay(game.transcript()))


def deciding(game: Game) -> list[str]:
    """The seats of players who may act."""
    return [each.seat for each in game.turn().pending if each.seat != CHANCE_SEAT]


def pairs(ruleset_id: str, seed: int, tries: int = 3) -> Iterator[Pair]:
    """Of the positions of a game those in which something is hidden from who may act, with others for it."""
    for number, game in enumerate(games(ruleset_id, seed)):
        for seat in deciding(game):
            view = game.view(seat).value
            for attempt in range(tries):
                other = behind(game.rules, view, Random(f"{number} {attempt}"))  # noqa: S311
                if other != game:
                    yield Pair(seat, game, other)
