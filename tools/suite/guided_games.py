"""Guided games, which aim at clauses that random games rarely cite.

From a position, the tool plays several short random sequences. It continues from the sequence that is closest to the
aim, until a sequence cites the clause.
"""

from __future__ import annotations

from itertools import islice
from random import Random
from typing import Any

from scrimmage_rules import Options, Transcript
from scrimmage_rules.campaigns.varied_random_games import build_sample_transcript
from scrimmage_rules.kernel.codec import plain
from scrimmage_rules.library.random_play import Ply, ResolvedRuleset
from scrimmage_rules.rulesets import ruleset
from tools.suite.guided_game_aims import FAR, Aim

TRIED, MOST_STRETCHES = 24, 400
"""Number of random sequences tried from one position, and maximum number of sequences that are continued before the aim
is given up.
"""


def play_towards(ruleset_id: str, aim: Aim, seed: str) -> Transcript | None:
    """Return a game whose last move cites the clause of an aim; None if no sequence reached the aim."""
    game, rng = ruleset(ruleset_id), Random(seed)  # noqa: S311
    options = game.options(plain(Options(settings=aim.settings)))
    started = ResolvedRuleset(game, game.rules(options))
    table, kept = game.start(started.rules).position, list[Ply]()
    for _ in range(MOST_STRETCHES):
        stretches = [_play_random_stretch(started, aim, rng.getrandbits(32), table) for _ in range(TRIED)]
        nearest = min(
            filter(None, stretches), key=lambda each: _compute_remaining_distance(started, aim, each), default=None
        )
        if nearest is None:  # the game is over
            return None
        kept += nearest
        table = kept[-1].applied.position
        if _is_citing_aim(aim, kept[-1]):
            return build_sample_transcript(ruleset_id, options, kept)
    return None


def _play_random_stretch(started: ResolvedRuleset, aim: Aim, seed: int, table: Any) -> list[Ply]:
    """Return some random moves from a position. If a move cites the clauses of the aim, it is the last one."""
    plies = list[Ply]()
    for ply in islice(aim.plies(started, seed, begun=table), aim.moves):
        plies.append(ply)
        if _is_citing_aim(aim, ply):
            break
    return plies


def _is_citing_aim(aim: Aim, ply: Ply) -> bool:
    return aim.clauses <= {clause for event in ply.applied.events for clause in event.clauses}


def _compute_remaining_distance(started: ResolvedRuleset, aim: Aim, stretch: list[Ply]) -> float:
    """Return how far the position after a sequence of moves is from the aim. A sequence that has reached the aim is
    nearer than all other sequences. Of two sequences that have reached it, the shorter one is nearer.
    """
    if _is_citing_aim(aim, stretch[-1]):
        return len(stretch) - FAR
    return aim.distance(started, stretch[-1].applied.position)
