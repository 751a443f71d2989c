"""A match between computer players: each gets the view of its seat, and chance is drawn from a seed."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any

from scrimmage_rules.kernel.contract import CHANCE_SEAT
from scrimmage_rules.kernel.errors import MalformedData
from scrimmage_rules.library import argument_checks
from scrimmage_rules.library.choices_and_odds import Choice, Choices
from scrimmage_rules.library.game import Game
from scrimmage_rules.library.random_play import draw_one

Player = Callable[[Mapping[str, Any], Choices, Random], Choice]
"""A function that gets the view of a seat, its legal actions and a generator, and returns one of the actions."""


def play(game: Game, players: Mapping[str, Player], seed: int | str, most: int | None = None) -> Game:
    """Play a game to its end, or for at most `most` actions; the same seed gives the same game.

    `players` has one for each seat except `chance`. If several seats may act, the first of them does. Each player has
    its own generator, so that its draws affect neither the other player nor chance.

    Raises `MalformedData` for a seat without a player, for a player that returns anything except a choice of its seat,
    and for a negative number of actions; `IllegalAction` for a choice that the rules forbid.

    Examples:
        >>> from scrimmage_rules import open_ruleset
        >>> from scrimmage_rules.players import any_choice, play
        >>> game = play(open_ruleset("card-football").start(), {"home": any_choice, "away": any_choice}, seed=1)
        >>> game.turn().over
        True
    """
    last = None if most is None else argument_checks.check_number(most, "$.most", 0)
    written = argument_checks.check_seed(seed)
    _check_players(game, players)
    dice, minds = Random(f"{written} chance"), {seat: Random(f"{written} {seat}") for seat in players}  # noqa: S311
    played = 0
    while played != last and (choices := game.legal()):
        seat = choices[0].seat
        if seat == CHANCE_SEAT:
            choice = draw_one(dice, choices)
        else:
            choice = _check_choice(seat, players[seat](game.view(seat).value, game.legal(seat), minds[seat]))
        game = game.apply(*choice, chance=dice)
        played += 1
    return game


def _check_choice(seat: str, choice: object) -> Choice:
    """Return the choice of a player unchanged; raise `MalformedData` if it is not a choice of its seat."""
    if not isinstance(choice, Choice) or choice.seat != seat:
        raise MalformedData(f"$.players.{seat}", "a player must return one of its choices")
    return choice


def _check_players(game: object, players: object) -> None:
    """Raise `MalformedData` for a value that is not a game, or for a seat without a player."""
    if not isinstance(game, Game):
        raise MalformedData("$.game", "expected a game, such as `open_ruleset(...).start()`")
    there = players if isinstance(players, Mapping) else {}
    for seat in game.rules.seats:
        if seat != CHANCE_SEAT and not callable(there.get(seat)):
            raise MalformedData(f"$.players.{seat}", "expected a player for this seat, such as `any_choice`")
