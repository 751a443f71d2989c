"""Tables for the tests of players: positions of games, and others that one seat cannot tell from them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import chain
from random import Random
from typing import NamedTuple

from scrimmage_rules import CHANCE_SEAT, Game, open_ruleset, replay
from scrimmage_rules.kernel.odds import get_value_at_pointer
from scrimmage_rules.kernel.transcript import list_masked_places
from scrimmage_rules.players import BetterOdds, any_choice, behind, play

MOST = 1_500
SEEDS = 12


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


def pairs(ruleset_id: str, seed: int, tries: int = 3, *, watching: bool = False) -> Iterator[Pair]:
    """Of the positions of a game those in which something is hidden from who may act, with others for it.

    Those `watching` are looked at too: they have a view, and nothing to choose.
    """
    for number, game in enumerate(games(ruleset_id, seed)):
        for seat in game.rules.seats[:2] if watching else deciding(game):
            view = game.view(seat).value
            for attempt in range(tries):
                other = behind(game.rules, view, Random(f"{number} {attempt}"))  # noqa: S311
                if other != game:
                    yield Pair(seat, game, other)


# ---- every secret of a game


SECRETS = {
    "card-football": {"/calls/offence", "/calls/defence"},
    "tactical-soccer": {"/aims/attack", "/aims/defence"},
    "computer-football": {"/call", "/call/run", "/call/zone", "/carrier"},
    "tactical-football": {
        "/plans/offense/line", "/plans/offense/play", "/plans/defense/line", "/plans/defense/play",
    },
}  # fmt: skip
"""The places that a view masks in games of these players; tactical football has more, which tests draft by hand."""


def differing(pair: Pair) -> set[str]:
    """The secrets in which two games are not the same."""
    one, other = pair.one.save(), pair.other.save()
    return {
        place
        for place in list_masked_places(pair.one.view(pair.seat).value)
        if get_value_at_pointer(one, place) != get_value_at_pointer(other, place)
    }


def of_every_secret(ruleset_id: str, many: int, *, watching: bool = False) -> Iterator[Pair]:
    """So many pairs of each secret of a game, taken from as many games as it takes."""
    wanted = dict.fromkeys(SECRETS[ruleset_id], many)
    for pair in chain.from_iterable(pairs(ruleset_id, seed, watching=watching) for seed in range(1, SEEDS)):
        found = differing(pair)
        if any(wanted[place] > 0 for place in found):
            yield pair
        for place in found:
            wanted[place] -= 1
        if max(wanted.values()) <= 0:
            return
    raise AssertionError(f"not met as often as that: {wanted}")
