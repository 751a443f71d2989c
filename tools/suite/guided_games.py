"""Games that are played towards clauses which random play hardly ever comes to.

Each is random play in stretches: of several from the same table, that which has come nearest is played on from, until
one cites what was aimed at.
"""

from __future__ import annotations

from itertools import islice
from random import Random
from typing import Any

from scrimmage_rules import Options, Transcript
from scrimmage_rules.campaigns.sample_games import transcript_from_plies
from scrimmage_rules.kernel.codec import plain
from scrimmage_rules.library.random_play import Ply, Started
from scrimmage_rules.rulesets import ruleset
from tools.suite.corpus_aims import FAR, Aim

TRIED, MOST_STRETCHES = 24, 400
"""Stretches that are tried from a table, and those that are kept before the aim is given up."""


def play_towards(ruleset_id: str, aim: Aim, seed: str) -> Transcript | None:
    """Return a game that ends with the move which cites what was aimed at; None if it has not come to that."""
    game, rng = ruleset(ruleset_id), Random(seed)  # noqa: S311
    options = game.options(plain(Options(settings=aim.settings)))
    started = Started(game, game.rules(options))
    table, kept = game.start(started.rules).position, list[Ply]()
    for _ in range(MOST_STRETCHES):
        stretches = [_play_random_stretch(started, aim, rng.getrandbits(32), table) for _ in range(TRIED)]
        nearest = min(filter(None, stretches), key=lambda each: _remaining_distance(started, aim, each), default=None)
        if nearest is None:  # the game is over
            return None
        kept += nearest
        table = kept[-1].applied.position
        if _is_citing_aim(aim, kept[-1]):
            return transcript_from_plies(ruleset_id, options, kept)
    return None


def _play_random_stretch(started: Started, aim: Aim, seed: int, table: Any) -> list[Ply]:
    """Return some random moves from a table on, none after the one that cites what is aimed at."""
    plies = list[Ply]()
    for ply in islice(aim.plies(started, seed, begun=table), aim.moves):
        plies.append(ply)
        if _is_citing_aim(aim, ply):
            break
    return plies


def _is_citing_aim(aim: Aim, ply: Ply) -> bool:
    return aim.clauses <= {clause for event in ply.applied.events for clause in event.clauses}


def _remaining_distance(started: Started, aim: Aim, stretch: list[Ply]) -> float:
    """Return the distance from the aim after a stretch; the shortest of those that reached it is nearest."""
    if _is_citing_aim(aim, stretch[-1]):
        return len(stretch) - FAR
    return aim.distance(started, stretch[-1].applied.position)
