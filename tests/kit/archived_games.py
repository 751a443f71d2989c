"""Random recorded games of computer-football, and what must hold of every one of them in an archive."""

from __future__ import annotations

import random
from functools import cache
from itertools import count
from pathlib import Path

from msgspec.structs import replace

from scrimmage_rules.archives.archive import Archive
from scrimmage_rules.archives.recorded_games_divided_into_plays import RecordedGame
from scrimmage_rules.campaigns.varied_random_games import (
    archive_and_replay_sample_game,
    play_game_under_options,
    play_sample_game,
)
from scrimmage_rules.kernel.chance import Outcome
from scrimmage_rules.kernel.contract import Options
from scrimmage_rules.kernel.transcript import Move, Transcript
from scrimmage_rules.library.random_play import play_out
from scrimmage_rules.rulesets import find_replay_support, ruleset

CARDS = Transcript(
    "card-football",
    Options(),
    (
        Move("chance", {"type": "toss-coin"}, (Outcome("coin", "home"),)),
        Move("away", {"type": "kick-off"}, (Outcome("draw", "P01"),)),
    ),
)

GAME = "computer-football"


def random_game(seed: int, cap: int) -> Transcript:
    """A game of random actions under the rulings, to its end or to the cap."""
    return play_game_under_options(GAME, Options(), lambda game: play_out(game, seed, cap)).transcript


def recorded(transcript: Transcript) -> RecordedGame:
    """A transcript replayed and cut into its plays."""
    offered = find_replay_support(GAME)
    assert offered is not None
    return offered.recorded(ruleset(GAME), transcript)


def game_of(plays: int, *, complete: bool, between: bool = True) -> Transcript:
    """Some game with so many finished plays or more, that stops between two plays or in the middle of one."""
    game = _some_game(plays, complete)
    if complete:
        return game.transcript
    stop = game.finished[plays - 1].stop + (0 if between else 7)
    return replace(game.transcript, moves=game.transcript.moves[:stop])


@cache
def _some_game(plays: int, complete: bool) -> RecordedGame:
    games = (recorded(random_game(seed, 3_000)) for seed in count())
    return next(game for game in games if game.complete == complete and len(game.finished) >= plays)


def check_a_game(seed: int, folder: Path) -> None:
    """Archive a random game, replay it whole and in parts, extend it: no difference anywhere."""
    archive_and_replay_sample_game(GAME, seed, (), folder)
    played, archive = play_sample_game(GAME, seed), Archive(folder, ruleset)
    game, cut = recorded(played.transcript), random.Random(f"cut {seed}").randint(1, len(played.plies))  # noqa: S311
    assert game.played.positions == played.positions
    assert game.complete == (played.positions[-1].phase == "over")
    check_the_plays(game)
    check_an_extension(archive, played.transcript, cut, game)


def check_the_plays(game: RecordedGame) -> None:
    """The plays follow one another without a gap, each from its first man placed; only the last can be unfinished."""
    offered = find_replay_support(GAME)
    assert offered is not None
    start = next((at for at, each in enumerate(game.transcript.moves) if each.action["type"] == "place"), None)
    for number, play in enumerate(game.plays, 1):
        assert (play.number, play.start) == (number, start)
        assert offered.part(game, number, number) == range(play.start, play.stop)
        assert {game.played.positions[at].play for at in range(play.start, play.stop)} == {number}
        start = play.stop
    assert start in (None, len(game.transcript.moves))
    assert all(play.finished for play in game.plays[:-1])
    if game.plays:
        assert offered.part(game, 1, len(game.plays)) == range(game.plays[0].start, game.plays[-1].stop)


def check_an_extension(archive: Archive, whole: Transcript, cut: int, game: RecordedGame) -> None:
    """A game stopped anywhere goes on after its last finished play, as if it had never been stopped."""
    offered = find_replay_support(GAME)
    assert offered is not None
    stopped = replace(whole, moves=whole.moves[:cut])
    archive.save("stopped", stopped, replace=True)
    again = recorded(archive.read("stopped").transcript)
    if again.complete:
        return
    begun = offered.extendable(again)
    kept = len(begun.moves)
    assert kept in (cut, again.plays[-1].start if again.plays else cut)
    assert game.played.positions[kept].phase in ("draw", "start", "line-up")
    longer = replace(begun, moves=(*begun.moves, *whole.moves[kept:]))
    archive.save("stopped", longer, replace=True)
    extended = recorded(archive.read("stopped").transcript)
    assert extended.transcript == whole
    assert extended.played.positions == game.played.positions
    assert extended.played.events == game.played.events
