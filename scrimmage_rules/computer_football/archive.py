"""Instant replay and the archives: a recorded game by its plays, replayed whole or in part, and extended.

A game as data is the whole log of it (CF-A92): edition, limits, calls, placements, moves and every random result. So a
replay depends on nothing else, and what is extended goes on under what was recorded (SETTINGS.limits-archived, CF-A93).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from scrimmage_rules.computer_football.actions import Done
from scrimmage_rules.kernel.codec import plain
from scrimmage_rules.kernel.contract import Fault, Options, Refused, Ruleset
from scrimmage_rules.kernel.recording import Play, Recorded, without_plays
from scrimmage_rules.kernel.transcript import Replay, Transcript

if TYPE_CHECKING:
    from scrimmage_rules.computer_football.position import Position

BEFORE_THE_FIRST_PLAY = ("draw", "start")


def for_replay(options: Options) -> Options:
    """Recorded games of the earlier versions replay even where that edition is not offered (VERSION.replay-compatible).

    Every result is in the record, so which odds it had makes no difference (CF-A63, CF-A92).
    """
    if options.edition == "classic" and options.readings.get("CF-A63") == "unknown-not-offered":
        return replace(options, readings={**options.readings, "CF-A63": "uniform-sevenths"})
    return options


# ---- plays


def recorded(ruleset: Ruleset[Any, Any], transcript: Transcript) -> Recorded:
    """A game replayed and cut into its plays; raises `CannotReplay` with the first move that the rules forbid."""
    game = without_plays(ruleset, transcript)
    return replace(game, plays=tuple(_plays(game.played)))


def _plays(played: Replay) -> Iterator[Play]:
    """A play is what happens from its first man placed (PLAY.1.1) to what ends it (PLAY.end)."""
    start = None
    for number, (before, after) in enumerate(zip(played.positions, played.positions[1:], strict=False)):
        if start is None and before.phase not in BEFORE_THE_FIRST_PLAY:
            start = number
        if start is not None and (after.play != before.play or after.phase == "over"):
            yield Play(before.play, start, number + 1, finished=True)
            start = None
    if start is not None:
        yield Play(played.positions[-1].play, start, len(played.positions) - 1, finished=False)


def between_plays(game: Recorded) -> bool:
    """Whether the record stops where no play is going on: then games are left and shown again (CF-A96, CF-A97)."""
    return all(play.finished for play in game.plays)


def part(game: Recorded, first: int, last: int) -> range:
    """The moves of some plays in a row, finished or not (AREPLAY.part-or-all)."""
    if not 1 <= first <= last <= len(game.plays):
        raise Refused([Fault("AREPLAY.part-or-all", "no-such-plays", "/plays")])
    return range(game.plays[first - 1].start, game.plays[last - 1].stop)


def last_play(game: Recorded) -> Play:
    """The play that an instant replay shows: the one just completed, while no other has begun (REPLAY.start)."""
    if not between_plays(game):
        raise Refused([Fault("REPLAY.start", "play-going-on", "/plays")])
    if not game.plays:
        raise Refused([Fault("REPLAY.start", "no-play-completed", "/plays")])
    return game.plays[-1]


# ---- saving and extending


def stored(game: Recorded) -> Transcript:
    """The game as it is offered for the archive, complete or not: between two plays (ARCHIVE.offer, CF-A97)."""
    if not between_plays(game):
        raise Refused([Fault("ARCHIVE.offer", "play-going-on", "/moves")])
    return game.transcript


def extendable(game: Recorded) -> Transcript:
    """The game as far as an extension goes on from: a play that was not finished is dropped (CF-A94).

    A complete game is not extended (EXTEND.incomplete); nor one of an edition that is not offered (VERSION.no-power).
    """
    game.ruleset.rules(game.ruleset.options(plain(game.transcript.options)))
    if game.complete:
        raise Refused([Fault("EXTEND.incomplete", "game-is-complete", "/moves")])
    cut = len(game.transcript.moves) if between_plays(game) else game.plays[-1].start
    return replace(game.transcript, moves=game.transcript.moves[:cut])


# ---- what a replay sounds like


def sounds(game: Recorded, number: int) -> tuple[str, ...]:
    """What is heard after so many moves: the hut-hut when the defense is done, never the click of a turn (M8.4)."""
    if number == 0:
        return ()
    action = game.ruleset.action(game.transcript.moves[number - 1].action)
    return ("hut-hut",) if isinstance(action, Done) else ()


def play_of(game: Recorded, number: int) -> int:
    """The play that the position after so many moves belongs to: the one whose move led there, else the one due."""
    for play in game.plays:
        if play.start < number <= play.stop:
            return play.number
    position: Position = game.played.positions[number]
    return position.play
