"""Random recorded games of computer-football, and what must hold of every one of them in an archive."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import count
from pathlib import Path
from typing import Any, NamedTuple

from msgspec.structs import replace

from scrimmage_rules.archives.archive import Archive
from scrimmage_rules.archives.recording import Recorded
from scrimmage_rules.computer_football.catching import RECEIVERS
from scrimmage_rules.computer_football.position import Position, Square
from scrimmage_rules.kernel.chance import Outcome
from scrimmage_rules.kernel.codec import canonical, decode_json, plain
from scrimmage_rules.kernel.contract import Event, Options
from scrimmage_rules.kernel.transcript import Move, Transcript
from scrimmage_rules.library.random_play import Ply, Started, play_out
from scrimmage_rules.rulesets import replays, ruleset
from tools.suite.guided_games import FAR, Aim

CARDS = Transcript(
    "card-football",
    Options(),
    (
        Move("chance", {"type": "toss-coin"}, (Outcome("coin", "home"),)),
        Move("away", {"type": "kick-off"}, (Outcome("draw", "P01"),)),
    ),
)

GAME = "computer-football"
LIMITS = ((3, 6), (1, 1), (1, 4), (6, 6), (5, 12))


class Checked(NamedTuple):
    """A game without a difference: what it was like, its moves and plays, and how often which clause was cited."""

    said: str
    moves: int
    plays: int
    cited: Counter[str]


class Played(NamedTuple):
    """A random game as it was played, with every position it went through."""

    transcript: Transcript
    positions: tuple[Any, ...]


def some_options(rng: random.Random) -> Options:
    """Both editions, several limits, and a few readings."""
    switchable = [each for each in ruleset(GAME).rulebook.ambiguities.values() if each.switchable]
    readings = {each.id: rng.choice(each.keys) for each in rng.sample(switchable, 3)}
    edition = rng.choice([None, "power", "classic"])
    if edition == "classic" and readings.get("CF-A63") == "unknown-not-offered":
        del readings["CF-A63"]
    return Options(edition=edition, settings={"limits": rng.choice(LIMITS)}, readings=readings)


def random_game(seed: int, cap: int = 1_200, options: Options | None = None) -> Played:
    """A game of random actions and chances, to its end or to so many moves."""
    game = ruleset(GAME)
    options = options or some_options(random.Random(seed))  # noqa: S311
    options = game.options(plain(options))
    plies = list(play_out(Started(game, game.rules(options)), seed, cap))
    moves = tuple(Move(ply.seat, plain(ply.action), ply.script) for ply in plies)
    positions = (*(ply.before for ply in plies), plies[-1].applied.position)
    # As it is read from a file: with lists, where `plain` leaves tuples.
    transcript = decode_json(canonical(Transcript(GAME, options, moves)), Transcript)
    return Played(transcript, positions)


def recorded(transcript: Transcript) -> Recorded:
    """A transcript replayed and cut into its plays."""
    offered = replays(GAME)
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
def _some_game(plays: int, complete: bool) -> Recorded:
    games = (recorded(random_game(seed, 3_000, Options()).transcript) for seed in count())
    return next(game for game in games if game.complete == complete and len(game.finished) >= plays)


def check_a_game(seed: int, folder: Path) -> Checked:
    """Archive a random game, replay it whole and in parts, extend it: no difference anywhere."""
    rng, archive = random.Random(seed), Archive(folder, ruleset)  # noqa: S311
    played = random_game(seed, rng.choice((300, 1_200, 3_000)))
    whole, cut = played.transcript, rng.randint(1, len(played.transcript.moves))

    name = f"Game {seed}"
    archive.save(name, whole)
    kept = archive.read(name)
    game = recorded(kept.transcript)
    assert canonical(kept.transcript) == canonical(whole)
    assert game.played.positions == played.positions
    assert kept.complete == game.complete == (played.positions[-1].phase == "over")

    check_the_plays(game)
    check_an_extension(archive, whole, cut, game)
    said = f"{len(whole.moves)} moves, {len(game.plays)} plays, {'complete' if game.complete else 'not complete'}"
    return Checked(said, len(whole.moves), len(game.plays), citations(game.played.events))


def citations(events: Iterable[Iterable[Event]]) -> Counter[str]:
    """How often each clause is cited by the events of moves."""
    return Counter(clause for each in events for event in each for clause in event.clauses)


def check_the_plays(game: Recorded) -> None:
    """The plays follow one another without a gap, each from its first man placed; only the last can be unfinished."""
    offered = replays(GAME)
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


def check_an_extension(archive: Archive, whole: Transcript, cut: int, game: Recorded) -> None:
    """A game stopped anywhere goes on after its last finished play, as if it had never been stopped."""
    offered = replays(GAME)
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


# ---- what random games hardly ever come to


def from_a_contested_pass(_started: Started, table: Position) -> float:
    """Squares that the nearest receiver and the nearest defender are away from a ball in the air."""
    if table.air is None:
        return FAR
    receivers = [place for label, place in table.men.offense.items() if label in RECEIVERS]
    return sum(_nearest(table.air, men) for men in (receivers, list(table.men.defense.values())))


def _nearest(air: Square, men: list[Square | None]) -> float:
    away = [max(abs(air[0] - place[0]), abs(air[1] - place[1])) for place in men if place is not None]
    return min(away, default=FAR)


def _goes_on(started: Started, seed: int, table: Position) -> Iterator[Ply]:
    return play_out(started, seed, begun=table)


LONG_TURNS = {"limits": (12, 12)}
"""Squares of a turn: enough to get to a ball that was thrown anywhere near."""

AIMS = (Aim(frozenset({"PASS.4.1", "PASS.4.2"}), LONG_TURNS, from_a_contested_pass, _goes_on, 2),)
