"""Sample games: random games with random options, varied enough to reach every stage of play.

If random actions rarely reach the later stages of a ruleset, its games have a module of their own in this package, with
`SAMPLE_GAMES`. In the other rulesets, each type of action is equally likely.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from scrimmage_rules.archives.archive import Archive
from scrimmage_rules.kernel.codec import canonical, decode_json, plain
from scrimmage_rules.kernel.contract import Event, Options, Rejection
from scrimmage_rules.kernel.rule_context import At
from scrimmage_rules.kernel.transcript import Move, Transcript, replay
from scrimmage_rules.library.random_play import (
    Choice,
    Ply,
    ResolvedRuleset,
    choose_by_type,
    choose_readings_by_rotation,
    play_out,
)
from scrimmage_rules.rulesets import get_folder_name, ruleset

MAX_PLIES = 3_000

NEAR = 30
"""Number of actions before a position, and also after it, from which the actions to try at this position are drawn."""


class SampleGameSource(NamedTuple):
    """Functions that return the options and the actions of the sample game of a seed, for one ruleset."""

    options: Callable[[int], Options]
    play: Callable[[ResolvedRuleset, int], Iterator[Ply]]


class SampleGame(NamedTuple):
    """A sample game that has been played."""

    game: ResolvedRuleset
    transcript: Transcript
    plies: list[Ply]

    @property
    def positions(self) -> tuple[Any, ...]:
        """Return every position of the game."""
        return (self.plies[0].before, *(ply.applied.position for ply in self.plies))


def play_sample_game(ruleset_id: str, seed: int) -> SampleGame:
    """Return the sample game of a seed."""
    module = f"{__package__}.{get_folder_name(ruleset_id)}"
    samples: SampleGameSource = (
        import_module(module).SAMPLE_GAMES if find_spec(module) else _create_random_game_source(ruleset_id)
    )
    return play_game_under_options(ruleset_id, samples.options(seed), lambda game: samples.play(game, seed))


def play_game_under_options(
    ruleset_id: str, options: Options, play: Callable[[ResolvedRuleset], Iterator[Ply]]
) -> SampleGame:
    """Play a game under these options with the function `play`, and return it."""
    engine = ruleset(ruleset_id)
    resolved = engine.options(plain(options))
    game = ResolvedRuleset(engine, engine.rules(resolved))
    plies = list(play(game))
    return SampleGame(game, build_sample_transcript(ruleset_id, resolved, plies), plies)


def build_sample_transcript(ruleset_id: str, options: Options, plies: Sequence[Ply]) -> Transcript:
    """Return the transcript of a sample game in the form of a file, with lists instead of tuples."""
    moves = tuple(Move(ply.seat, plain(ply.action), ply.script) for ply in plies)
    return decode_json(canonical(Transcript(ruleset_id, options, moves)), Transcript)


def _create_random_game_source(ruleset_id: str) -> SampleGameSource:
    return SampleGameSource(
        lambda seed: Options(readings=choose_readings_by_rotation(ruleset_id, seed)),
        lambda game, seed: play_out(game, seed, MAX_PLIES, choose_by_type),
    )


# ---- what must hold of every game


def archive_and_replay_sample_game(ruleset_id: str, seed: int, actions: Sequence[Any], folder: Path) -> dict[str, Any]:
    """Archive and replay the sample game of a seed, and return its record; raise `AssertionError` if the replay
    differs.

    The record counts the citations of each clause. A clause that allows a move of the game counts as cited. `actions`
    are actions of the ruleset from any position. They are tried at positions of the game, and a clause that rejects one
    of them counts as cited.
    """
    played = play_sample_game(ruleset_id, seed)
    archive = Archive(folder, ruleset)
    archive.save("game", played.transcript)
    kept = archive.read("game")
    again = replay(played.game.ruleset, kept.transcript)
    assert canonical(kept.transcript) == canonical(played.transcript), "the archive returns a different transcript"
    assert again.positions == played.positions, "the replay has different positions"
    assert again.events == tuple(ply.applied.events for ply in played.plies), "the replay has different events"
    complete = played.game.ruleset.result(played.positions[-1]) is not None
    assert kept.complete == complete, "the archive has a wrong value for whether the game is complete"
    cited = count_clause_citations(again.events) + count_clause_permissions(played)
    cited += count_clause_rejections(played, actions, random.Random(seed))  # noqa: S311
    return {"moves": len(played.plies), "complete": int(complete), "cited": dict(sorted(cited.items()))}


def count_clause_citations(events: Iterable[Iterable[Event]]) -> Counter[str]:
    """Return the number of citations of each clause in the events of moves."""
    return Counter(clause for each in events for event in each for clause in event.clauses)


def count_clause_permissions(played: SampleGame) -> Counter[str]:
    """Return for each clause that permits an action how many moves of the game it permitted."""
    rules, engine = played.game.rules, played.game.ruleset
    asked = (At(rules, ply.before, ply.seat, ply.action) for ply in played.plies)
    return Counter(clause for at in asked for clause in engine.clauses_of_permission(at))


def count_clause_rejections(played: SampleGame, actions: Sequence[Any], rng: random.Random) -> Counter[str]:
    """Return how many tried actions each clause rejects. At every position of a game, one arbitrary action is tried."""
    cited, engine = Counter[str](), played.game.ruleset
    for number, ply in enumerate(played.plies):
        near = [each.action for each in played.plies[max(0, number - NEAR) : number + NEAR]]
        seat, action = _draw_arbitrary_action(ply, rng.choice((near, actions or near)), engine.seats, rng)
        found = engine.check(At(played.game.rules, ply.before, seat, action))
        if isinstance(found, Rejection):
            cited.update((found.clause, *found.also))
    return cited


def _draw_arbitrary_action(ply: Ply, actions: Sequence[Any], seats: Sequence[str], rng: random.Random) -> Choice:
    """Return an action that may be illegal. It is any of `actions`, or the action of this move with some fields from
    another action of the same type.
    """
    alike = [each for each in actions if type(each) is type(ply.action)]
    if alike and rng.random() < 0.6:
        other, names = rng.choice(alike), [name for name in ply.action.__struct_fields__ if rng.random() < 0.5]
        return ply.seat, msgspec.structs.replace(ply.action, **{name: getattr(other, name) for name in names})
    return rng.choice((ply.seat, *seats)), rng.choice(actions)
