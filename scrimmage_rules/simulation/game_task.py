"""Task of a simulation: it plays the game of one seed, and returns its record."""

from __future__ import annotations

import gc
import hashlib
from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple

import msgspec

from scrimmage_rules import __version__
from scrimmage_rules.campaigns.ledger import Record
from scrimmage_rules.kernel.codec import canonical, plain
from scrimmage_rules.kernel.contract import CHANCE_SEAT, Options
from scrimmage_rules.kernel.errors import MalformedData, UnknownName
from scrimmage_rules.library import argument_checks
from scrimmage_rules.library.opened_ruleset import Rules, rules_from_options
from scrimmage_rules.library.scores import find_score_of_each_seat
from scrimmage_rules.players import Player
from scrimmage_rules.players.game_between_players import play_without_history
from scrimmage_rules.simulation.game_row import record_from_game
from scrimmage_rules.simulation.player_names import create_player, name_player

MOST_MOVES = 20_000
"""Default of the maximum number of actions in a game."""

YOUNG = 10_000
"""Threshold of the garbage collector: the number of new objects after which it searches for cycles."""


class GameTask(NamedTuple):
    """A campaign task whose seeds are games: rules as JSON text, a player or its name for each seat, and limits.

    `together` is the number of games that one process plays; the record of a game does not depend on this number.
    """

    ruleset: str
    options: bytes
    players: tuple[tuple[str, Player | str], ...]
    most: int = MOST_MOVES
    together: int = 1

    @property
    def name(self) -> str:
        """Return a name with the version, the rules, the players and the maximum length of the games. A file of games
        is recognized by this name.
        """
        options = msgspec.json.decode(self.options, type=Options)
        parts = [f"simulate {__version__} {self.ruleset}", *([options.edition] if options.edition else [])]
        if options.settings:
            parts.append(f"settings={hashlib.sha256(canonical(options.settings)).hexdigest()[:12]}")
        parts += [f"{ambiguity}={key}" for ambiguity, key in sorted(options.readings.items())]
        parts += [f"{seat}={name_player(player)}" for seat, player in self.players]
        return " ".join([*parts, *([f"moves={self.most}"] if self.most != MOST_MOVES else [])])

    def ready(self) -> None:
        """Load the rules and the players, which every game needs."""
        self.create_players()

    def open_rules(self) -> Rules:
        """Return the rules of the games."""
        return _open_rules(self.ruleset, self.options)

    def create_players(self) -> dict[str, Player]:
        """Return the player of each seat; raise `UnknownPlayer` for a name that does not exist."""
        rules = self.open_rules()
        return {seat: create_player(each, rules) if isinstance(each, str) else each for seat, each in self.players}

    def __call__(self, seed: int) -> list[Record]:
        """Return the record of the game of a seed. The function `play` plays the same game from this seed."""
        gc.set_threshold(YOUNG)  # games are played in child processes, which end after a batch
        rules = self.open_rules()
        position, moves = play_without_history(rules, self.create_players(), seed, self.most)
        scores = find_score_of_each_seat(plain(position))
        return [record_from_game(rules.engine.result(position), moves, scores)]


@lru_cache(maxsize=16)
def _open_rules(ruleset: str, options: bytes) -> Rules:
    return rules_from_options(ruleset, msgspec.json.decode(options, type=Options))


def create_game_task(rules: Rules, players: Mapping[str, Player | str], most: int = MOST_MOVES) -> GameTask:
    """Return the task that plays games under these rules; raise an error for a wrong or missing player."""
    seats = [seat for seat in rules.seats if seat != CHANCE_SEAT]
    if not isinstance(players, Mapping):
        raise MalformedData("$.players", f"expected a player for each seat, such as {{{seats[0]!r}: 'random', ...}}")
    for seat in players:
        if seat not in seats:
            raise UnknownName(f"seat of {rules.ruleset}", str(seat), seats)
    for seat in seats:
        if not (isinstance(players.get(seat), str) or callable(players.get(seat))):
            raise MalformedData(f"$.players.{seat}", "expected a player for this seat, such as 'random' or 'greedy'")
    limit = argument_checks.check_number(most, "$.most", 1)
    task = GameTask(rules.ruleset, canonical(rules.options), tuple((seat, players[seat]) for seat in seats), limit)
    task.create_players()
    return task


def describe_task_name_difference(mine: str, other: str) -> str:
    """Return how two names of tasks differ, in words for an error message."""
    ours, theirs = mine.split(" "), other.split(" ")
    added = [each for each in theirs if each not in ours]
    lacking = [each for each in ours if each not in theirs]
    return f"{' '.join(added) or 'fewer settings'} instead of {' '.join(lacking) or 'fewer settings'}"
