"""Speed of random games in the engines, in the public interface, in python-chess, and in games of OpenSpiel."""

from __future__ import annotations

import random
import subprocess
from collections.abc import Iterable, Iterator
from importlib import import_module
from pathlib import Path

from scrimmage_rules.library import Game, open_ruleset
from scrimmage_rules.library.random_play import MAX_PLIES, play_game_after_game, resolve_ruleset_options
from tools.benchmarks.processor_time import read_processor_time

NODE = Path(__file__).resolve().parent / "playouts.mjs"

HALF_MOVES_WITHOUT_PROGRESS = 150
"""Number of consecutive half-moves without a capture or a pawn move after which a game of chess is drawn."""

BETWEEN_LOOKS = 50
"""Number of actions after which the clock is read again."""


def measure_playouts(ruleset_id: str, seconds: float) -> float:
    """Return the actions per second of random games: each step lists all legal actions, applies one, and keeps the
    events.
    """
    rng = random.Random(1)  # noqa: S311
    return _count_per_second(play_game_after_game(resolve_ruleset_options(ruleset_id), rng), seconds)


def measure_library_playouts(ruleset_id: str, seconds: float) -> float:
    """Return the actions per second of the same random games through the public interface."""
    return _count_per_second(_play_library_games(ruleset_id), seconds)


def measure_chess_playouts(seconds: float) -> float:
    """Return the moves per second of random chess games: each step lists the legal moves and makes one."""
    return _count_per_second(_play_chess_games(), seconds)


def measure_open_spiel_playouts(name: str, seconds: float) -> float:
    """Return the actions per second of random games of an OpenSpiel game: each step lists the legal actions and applies
    one. A draw of chance counts as an action, as in the games of this project.
    """
    return _count_per_second(_play_open_spiel_games(name), seconds)


def _count_per_second(plies: Iterable[object], seconds: float) -> float:
    begun = read_processor_time()
    for number, _ in enumerate(plies, 1):
        if not number % BETWEEN_LOOKS and (took := read_processor_time() - begun) >= seconds:
            return number / took
    raise AssertionError


def _play_library_games(ruleset_id: str) -> Iterator[Game]:
    rules, rng = open_ruleset(ruleset_id), random.Random(1)  # noqa: S311
    while True:
        game = rules.start()
        for _ in range(MAX_PLIES):
            choices = game.legal()
            if not choices:
                break
            game = game.apply(*rng.choice(choices), chance=rng)
            yield game


def _play_chess_games() -> Iterator[None]:
    """Play random games, and yield after each move, without `is_game_over`, which would list the moves again.

    A game ends by mate, by stalemate, for want of material, or after 75 moves of each side without progress.
    """
    import chess  # noqa: PLC0415  (only the bench needs it)

    rng = random.Random(1)  # noqa: S311
    while True:
        board = chess.Board()
        while (moves := list(board.legal_moves)) and board.halfmove_clock < HALF_MOVES_WITHOUT_PROGRESS:
            if board.is_insufficient_material():
                break
            yield board.push(rng.choice(moves))


def _play_open_spiel_games(name: str) -> Iterator[None]:
    """Play random games of OpenSpiel, and yield after each action."""
    pyspiel = import_module("pyspiel")  # only the bench needs it, where it is installed

    game, rng = pyspiel.load_game(name), random.Random(1)  # noqa: S311
    while True:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                yield state.apply_action(rng.choices(outcomes, weights)[0])
            else:
                yield state.apply_action(rng.choice(state.legal_actions()))


def measure_node_playouts(ruleset_id: str, seconds: float) -> float:
    """Return the actions per second of the JavaScript engine, after its compiler has warmed up, and without helper
    threads.
    """
    command = ["node", "--single-threaded", str(NODE), ruleset_id, str(seconds)]
    return float(subprocess.run(command, check=True, stdout=subprocess.PIPE).stdout)
