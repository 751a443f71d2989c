"""Replay of a recorded game: divided into plays, shown whole or in part, and extended.

A game as data is its whole log: edition, limits, calls, placements, moves and every random result (CF-A92). A replay
depends on nothing else, and an extension uses the recorded options (SETTINGS.limits-archived, CF-A93).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec import UnsetType
from msgspec.structs import replace

from scrimmage_rules.archives.archive import FORMAT, Record, hash_transcript, require_valid_game_name
from scrimmage_rules.archives.recorded_games_divided_into_plays import Play, RecordedGame, replay_without_plays
from scrimmage_rules.computer_football.actions import Done
from scrimmage_rules.computer_football.calls_and_turns import has_play_ended
from scrimmage_rules.computer_football.position import Position
from scrimmage_rules.computer_football.rule_context_types import Question
from scrimmage_rules.computer_football.settings import LIMITS_OF_A_RECORDED_GAME
from scrimmage_rules.kernel.codec import decode, plain
from scrimmage_rules.kernel.contract import Answer, Facts, Fault, Options, Refused
from scrimmage_rules.kernel.errors import BeyondCapacity, MalformedData
from scrimmage_rules.kernel.ruleset import Ruleset
from scrimmage_rules.kernel.transcript import Replay, Transcript

MOST_MOVES = 10_000
"""Maximum number of moves of a recorded game that is replayed for an answer."""
BEFORE_THE_FIRST_PLAY = ("draw", "start")


def create_options_for_replay(options: Options) -> Options:
    """Return options under which a recorded game can be replayed in any edition (VERSION.replay-compatible).

    The record has every result, so the odds of the results make no difference (CF-A63, CF-A92).
    """
    if options.edition == "classic" and options.readings.get("CF-A63") == "unknown-not-offered":
        return replace(options, readings={**options.readings, "CF-A63": "uniform-sevenths"})
    return options


# ---- plays


def replay_recorded_game(ruleset: Ruleset[Any, Any], transcript: Transcript) -> RecordedGame:
    """Return a replayed game, divided into its plays.

    Raise `CannotReplay` with the first move that the rules forbid.
    """
    game = replay_without_plays(ruleset, transcript)
    return replace(game, plays=tuple(_find_plays(game.played)))


def _find_plays(played: Replay) -> Iterator[Play]:
    """Yield each play, from its first placement (PLAY.1.1) to the move that ends it (PLAY.end)."""
    start = None
    for number, (before, after) in enumerate(zip(played.positions, played.positions[1:], strict=False)):
        if start is None and before.phase not in BEFORE_THE_FIRST_PLAY:
            start = number
        if start is not None and has_play_ended(before, after):
            yield Play(before.play, start, number + 1, finished=True)
            start = None
    if start is not None:
        yield Play(played.positions[-1].play, start, len(played.positions) - 1, finished=False)


def is_between_plays(game: RecordedGame) -> bool:
    """Return whether all plays of a recorded game are finished, so that no play is going on (CF-A96, CF-A97)."""
    return all(play.finished for play in game.plays)


def find_moves_of_plays(game: RecordedGame, first: int, last: int) -> range:
    """Return the numbers of the moves of consecutive plays, finished or not (AREPLAY.part-or-all)."""
    if not 1 <= first <= last <= len(game.plays):
        raise Refused([Fault("AREPLAY.part-or-all", "no-such-plays", "/plays")])
    return range(game.plays[first - 1].start, game.plays[last - 1].stop)


def find_last_play(game: RecordedGame) -> Play:
    """Return the play just completed, which an instant replay shows (REPLAY.start).

    Raise `Refused` if a play is going on, or if no play is completed.
    """
    if not is_between_plays(game):
        raise Refused([Fault("REPLAY.start", "play-going-on", "/plays")])
    if not game.plays:
        raise Refused([Fault("REPLAY.start", "no-play-completed", "/plays")])
    return game.plays[-1]


# ---- saving and extending


def require_transcript_between_plays(game: RecordedGame) -> Transcript:
    """Return the transcript of a game that is over, or in which no play is going on (ARCHIVE.offer, CF-A97).

    Raise `Refused` if a play is going on.
    """
    if not is_between_plays(game):
        raise Refused([Fault("ARCHIVE.offer", "play-going-on", "/moves")])
    return game.transcript


def get_extendable_transcript(game: RecordedGame) -> Transcript:
    """Return the transcript up to the last completed play, from which an extension continues (CF-A94).

    Raise `Refused` for a complete game (EXTEND.incomplete), and for an edition that is not offered (VERSION.no-power).
    """
    if game.complete:
        raise Refused([Fault("EXTEND.incomplete", "game-is-complete", "/moves")])
    game.ruleset.rules(game.ruleset.options(plain(game.transcript.options)))
    cut = len(game.transcript.moves) if is_between_plays(game) else game.plays[-1].start
    return replace(game.transcript, moves=game.transcript.moves[:cut])


# ---- what a replay sounds like


def find_replay_sounds(game: RecordedGame, number: int) -> tuple[str, ...]:
    """Return the sounds after a number of moves: hut-hut when the defense is done, and no click for a turn (M8.4)."""
    if number == 0:
        return ()
    action = game.ruleset.action(game.transcript.moves[number - 1].action)
    return ("hut-hut",) if isinstance(action, Done) else ()


def find_play_number(game: RecordedGame, number: int) -> int:
    """Return the number of the play to which a position belongs; between two plays, the number of the next one."""
    for play in game.plays:
        if play.start < number <= play.stop:
            return play.number
    position: Position = game.played.positions[number]
    return position.play


# ---- questions


def answer_archived_game(asked: Question) -> Answer:
    """Answer with the name, the completeness, the plays, the edition and the limits of a game.

    A bare transcript is not stored yet, and is refused during a play.
    """
    name, game = _get_recorded_game_argument(asked)
    if name is None:
        require_transcript_between_plays(game)
    value = {
        "name": name, "complete": game.complete, "plays": len(game.finished), "moves": len(game.transcript.moves),
        **_describe_recorded_options(game),
    }  # fmt: skip
    clauses = (
        "ARCHIVE.offer", "ARCHIVE.name", "ARCHIVE.incomplete", "AREPLAY.access", *LIMITS_OF_A_RECORDED_GAME,
    )  # fmt: skip
    return Answer(value, clauses)


def answer_replay_frames(asked: Question) -> Answer:
    """Answer with the frames of a replay: of the whole game, the plays `from` to `to`, or the last play (`instant`)."""
    _, game = _get_recorded_game_argument(asked)
    shown, clauses = _select_moves_shown(game, asked)
    frames = [_build_frame(game, number) for number in range(shown.start, shown.stop + 1)]
    heard = ("M8.4", "PLAY.4.1") if any(frame["sounds"] for frame in frames) else ("M8.4",)
    return Answer({"frames": frames}, (*clauses, *heard, "VERSION.replay-compatible"))


def _build_frame(game: RecordedGame, number: int) -> Facts:
    """Return the position after a number of moves, with its sounds unless the sounds are off (SETTINGS.mute)."""
    heard = () if game.played.rules.settings.mute else find_replay_sounds(game, number)
    position = plain(game.played.positions[number])
    return {"play": find_play_number(game, number), "move": number, "position": position, "sounds": list(heard)}


def _select_moves_shown(game: RecordedGame, asked: Question) -> tuple[range, tuple[str, ...]]:
    """Return the numbers of the moves that a replay shows, and the clauses of its kind of replay."""
    if asked.args.get("instant"):
        play = find_last_play(game)
        return range(play.start, play.stop), ("REPLAY.start", "REPLAY.animated", "REPLAY.no-clicks")
    clauses = ("AREPLAY.part-or-all", "AREPLAY.access")
    if "from" not in asked.args and "to" not in asked.args:
        return range(len(game.transcript.moves)), clauses
    first = asked.number("from", 0, MOST_MOVES)
    last = asked.number("to", 0, MOST_MOVES)
    return find_moves_of_plays(game, first, last), clauses


def answer_continuation_of_incomplete_game(asked: Question) -> Answer:
    """Answer with the position from which an incomplete game continues, and the number of moves dropped."""
    _, game = _get_recorded_game_argument(asked)
    kept = len(get_extendable_transcript(game).moves)
    value = {
        "position": plain(game.played.positions[kept]), "plays": len(game.finished), "moves": kept,
        "dropped": len(game.transcript.moves) - kept, **_describe_recorded_options(game),
    }  # fmt: skip
    clauses = (
        "EXTEND.incomplete", "EXTEND.procedure", "EXTEND.to-completion", *LIMITS_OF_A_RECORDED_GAME,
    )  # fmt: skip
    return Answer(value, clauses)


# ---- what the questions are about


def _get_recorded_game_argument(asked: Question) -> tuple[str | None, RecordedGame]:
    """Return the name and the replayed game in the argument `archive`, a stored record or a bare transcript.

    The game is replayed under its recorded options. A bare transcript has the name None.
    """
    name, transcript = _read_name_and_transcript(asked.args.get("archive"))
    if transcript.ruleset != asked.ruleset.id:
        raise MalformedData(
            "$.args.archive.ruleset", f"this game is of {transcript.ruleset!r}; send the query to that ruleset"
        )
    if not isinstance(transcript.position, UnsetType):
        raise MalformedData(
            "$.args.archive.position",
            "an archive keeps whole games, which have no position to start from; leave it out",
        )
    if len(transcript.moves) > MOST_MOVES:
        raise BeyondCapacity(f"the game has more than {MOST_MOVES} moves: send a shorter game, or replay the file")
    return name, replay_recorded_game(asked.ruleset, transcript)


def _read_name_and_transcript(data: Any) -> tuple[str | None, Transcript]:
    """Return the name of a stored record, or None for a bare transcript, and the transcript."""
    if not isinstance(data, dict):
        raise MalformedData("$.args.archive", "expected a transcript, or a record of an archive")
    if data.get("format") != FORMAT:
        return None, decode(data, Transcript, "$.args.archive")
    record = decode(data, Record, "$.args.archive")
    if hash_transcript(record.transcript) != record.digest:
        raise MalformedData("$.args.archive.digest", "the game does not match its digest")
    try:
        return require_valid_game_name(record.name), record.transcript
    except MalformedData:
        raise Refused([Fault("ARCHIVE.name", "no-name", "/name")]) from None


def _describe_recorded_options(game: RecordedGame) -> Facts:
    """Return the edition and the limits that a game was recorded under."""
    return {"edition": game.played.rules.edition, "limits": list(_get_limits_on_squares_per_turn(game))}


def _get_limits_on_squares_per_turn(game: RecordedGame) -> tuple[int, int]:
    """Return the limits on squares per turn with which a game was recorded."""
    limits: tuple[int, int] = game.played.rules.settings.limits
    return limits
