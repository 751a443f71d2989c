"""A match between computer players: each gets the view of its seat, and chance is drawn from a seed."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache, partial
from itertools import repeat
from random import Random
from typing import Any

from scrimmage_rules.kernel.chance import ScriptlessChance
from scrimmage_rules.kernel.codec import plain_lists
from scrimmage_rules.kernel.contract import CHANCE_SEAT
from scrimmage_rules.kernel.errors import MalformedData
from scrimmage_rules.library import argument_checks
from scrimmage_rules.library.game import Game
from scrimmage_rules.library.opened_ruleset import Rules
from scrimmage_rules.library.public_types import Choice, Choices
from scrimmage_rules.library.random_play import draw_one
from scrimmage_rules.library.unrecorded_play import UnrecordedPlay
from scrimmage_rules.players.random_player import any_choice

Player = Callable[[Mapping[str, Any], Choices, Random], Choice]
"""A function that gets the view of a seat, its legal actions and a generator, and returns one of the actions."""


def play(game: Game, players: Mapping[str, Player], seed: int | str, most: int | None = None) -> Game:
    """Play a game to its end, or for at most `most` actions; the same seed gives the same game.

    `players` has a player for each seat except `chance`. If several seats may act, the first of them acts. Each player
    has its own generator, so that its draws affect neither the other player nor chance.

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
    written = argument_checks.read_seed(seed)
    _require_game(game)
    require_player_of_each_seat(game.rules, players)
    dice, minds = Random(f"{written} chance"), {seat: Random(f"{written} {seat}") for seat in players}  # noqa: S311
    played = 0
    while played != last and (choices := game.legal()):
        seat = choices[0].seat
        if seat == CHANCE_SEAT:
            choice = draw_one(dice, choices)
        else:
            choice = _require_choice_of_seat(seat, players[seat](game.view(seat).value, game.legal(seat), minds[seat]))
        game = game.apply(*choice, chance=dice)
        played += 1
    return game


def _require_choice_of_seat(seat: str, choice: object) -> Choice:
    """Return the choice of a player unchanged; raise `MalformedData` if it is not a choice of its seat."""
    if not isinstance(choice, Choice) or choice.seat != seat:
        raise MalformedData(f"$.players.{seat}", "a player must return one of its choices")
    return choice


def _require_game(game: object) -> None:
    """Raise `MalformedData` for a value that is not a game."""
    if not isinstance(game, Game):
        raise MalformedData("$.game", "expected a game, such as `open_ruleset(...).start()`")


def require_player_of_each_seat(rules: Rules, players: object) -> None:
    """Raise `MalformedData` for a seat without a player."""
    there = players if isinstance(players, Mapping) else {}
    for seat in rules.seats:
        if seat != CHANCE_SEAT and not callable(there.get(seat)):
            raise MalformedData(f"$.players.{seat}", "expected a player for this seat, such as `any_choice`")


# ---- many games


def play_without_history(
    rules: Rules, players: Mapping[str, Player], seed: int | str, most: int | None = None
) -> tuple[Any, int]:
    """Play the same game as `play`, but return only the last position and the number of actions.

    The game has no transcript, no events and no view for random players, so that it is played several times as fast.
    """
    unrecorded, engine = _prepare_unrecorded_play(rules), rules.engine
    dice, minds = Random(f"{seed} chance"), {seat: Random(f"{seed} {seat}") for seat in players}  # noqa: S311
    random = {CHANCE_SEAT: dice, **{seat: minds[seat] for seat, player in players.items() if player is any_choice}}
    chance = ScriptlessChance(partial(draw_one, dice))
    position, played = unrecorded.start(), 0
    while played != most:
        due = unrecorded.find_due(position)
        if due is None:
            break
        seat, listed = due
        if seat in random:
            action = draw_one(random[seat], listed)
        else:
            view = plain_lists(engine.view(rules.resolved, position, seat).value)
            choices = Choices(zip(repeat(seat), listed))
            action = _require_listed_choice(
                choices, _require_choice_of_seat(seat, players[seat](view, choices, minds[seat]))
            ).action
        position = unrecorded.carry_out(position, seat, action, chance)
        played += 1
    return position, played


@lru_cache(maxsize=4)
def _prepare_unrecorded_play(rules: Rules) -> UnrecordedPlay:
    return UnrecordedPlay(rules)


def _require_listed_choice(choices: Choices, choice: Choice) -> Choice:
    """Return the choice of a player unchanged; raise `MalformedData` if it is not in the list of legal choices."""
    if choice not in choices:
        raise MalformedData(f"$.players.{choice.seat}", f"a player must return one of its choices, got {choice.data()}")
    return choice
