"""Random games played out as fast as they go: of the engines, of the public interface, and of python-chess."""

from __future__ import annotations

import random
import subprocess
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Any

from scrimmage_rules.kernel.chance import Need, Outcome
from scrimmage_rules.kernel.contract import Applied, Options
from scrimmage_rules.kernel.rule_context import At
from scrimmage_rules.kernel.ruleset import Ruleset
from scrimmage_rules.library import open_ruleset
from scrimmage_rules.rulesets import ruleset
from tools.benchmarks.processor_time import spent

NODE = Path(__file__).resolve().parent / "playouts.mjs"
LONGEST = 2_000
"""Plies of a game, after which another one is begun."""


def ply(game: Ruleset[Any, Any], rules: Any, position: Any, rng: random.Random) -> Any:
    """The position after any legal action with any chance; None at the end of a game."""
    choices = game.choices(rules, position)
    if not choices:
        return None
    seat, action = rng.choice(choices)
    outcome = game.apply(At(rules, position, seat, action))
    script: list[Outcome] = []
    while isinstance(outcome, Need):
        face = outcome.faces[int(rng.random() * len(outcome.faces))]  # as the library draws, for the same games
        script.append(Outcome(outcome.kind, face, outcome.purpose))
        outcome = game.apply(At(rules, position, seat, action), script)
    assert isinstance(outcome, Applied)
    return outcome.position


def game_after_game(
    game: Ruleset[Any, Any], rules: Any, rng: random.Random, longest: int = LONGEST
) -> Iterator[tuple[int, Any]]:
    """Random games without end, none longer than `longest`: the number of the game, and the position after each ply."""
    for number in count(1):
        position = game.start(rules).position
        for _ in range(longest):
            position = ply(game, rules, position, rng)
            if position is None:
                break
            yield number, position


def playouts(ruleset_id: str, seconds: float) -> float:
    """Plies a second of random games: legal actions of all seats listed, one applied, events with clauses kept."""
    game = ruleset(ruleset_id)
    rules, rng = game.rules(Options()), random.Random(1)  # noqa: S311
    plies, begun = 0, spent()
    while spent() - begun < seconds:
        position = game.start(rules).position
        for _ in range(LONGEST):
            position = ply(game, rules, position, rng)
            if position is None:
                break
            plies += 1
    return plies / (spent() - begun)


def library_playouts(ruleset_id: str, seconds: float) -> float:
    """The same games through the public interface."""
    rules, rng = open_ruleset(ruleset_id), random.Random(1)  # noqa: S311
    plies, begun = 0, spent()
    while spent() - begun < seconds:
        game = rules.start()
        for _ in range(LONGEST):
            choices = game.legal()
            if not choices:
                break
            game = game.apply(*rng.choice(choices), chance=rng)
            plies += 1
    return plies / (spent() - begun)


def chess_playouts(seconds: float) -> float:
    """Plies a second of random chess: the legal moves listed, one pushed."""
    import chess  # noqa: PLC0415  (only the bench needs it)

    rng = random.Random(1)  # noqa: S311
    plies, begun = 0, spent()
    while spent() - begun < seconds:
        board = chess.Board()
        while not board.is_game_over():
            board.push(rng.choice(list(board.legal_moves)))
            plies += 1
    return plies / (spent() - begun)


def node_playouts(ruleset_id: str, seconds: float) -> float:
    """Plies a second of the JavaScript engine once it is compiled; its helpers would only wait for each other."""
    command = ["node", "--single-threaded", str(NODE), ruleset_id, str(seconds)]
    return float(subprocess.run(command, check=True, stdout=subprocess.PIPE).stdout)
