"""Instant replay and the archives: a recorded game by its plays, replayed whole or in part, and extended.

A game as data is the whole log of it (CF-A92): edition, limits, calls, placements, moves and every random result. So a
replay depends on nothing else, and what is extended goes on under what was recorded (SETTINGS.limits-archived, CF-A93).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from scrimmage_rules.archives.archive import FORMAT, Record, check_name, hash_transcript
from scrimmage_rules.archives.recording import Play, RecordedGame, replay_without_plays
from scrimmage_rules.computer_football.actions import Done
from scrimmage_rules.computer_football.play_sequence import has_play_ended
from scrimmage_rules.computer_football.position import Position
from scrimmage_rules.computer_football.rule_context import Question
from scrimmage_rules.computer_football.settings import LIMITS_OF_A_RECORDED_GAME
from scrimmage_rules.kernel.codec import decode, plain
from scrimmage_rules.kernel.contract import Answer, Facts, Fault, Options, Refused
from scrimmage_rules.kernel.errors import BeyondCapacity, MalformedData
from scrimmage_rules.kernel.ruleset import Ruleset
from scrimmage_rules.kernel.transcript import Replay, Transcript

MOST_MOVES = 10_000
"""Moves of a recorded game that is replayed for an answer."""
BEFORE_THE_FIRST_PLAY = ("draw", "start")


def options_for_replay(options: Options) -> Options:
    """Recorded games of the earlier versions replay even where that edition is not offered (VERSION.replay-compatible).

    Every result is in the record, so which odds it had makes no difference (CF-A63, CF-A92).
    """
    if options.edition == "classic" and options.readings.get("CF-A63") == "unknown-not-offered":
        return replace(options, readings={**options.readings, "CF-A63": "uniform-sevenths"})
    return options


# ---- plays


def replay_recorded_game(ruleset: Ruleset[Any, Any], transcript: Transcript) -> RecordedGame:
    """A game replayed and cut into its plays; raises `CannotReplay` with the first move that the rules forbid."""
    game = replay_without_plays(ruleset, transcript)
    return replace(game, plays=tuple(_find_plays(game.played)))


def _find_plays(played: Replay) -> Iterator[Play]:
    """A play is what happens from its first man placed (PLAY.1.1) to what ends it (PLAY.end)."""
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
    """Whether the record stops where no play is going on: then games are left and shown again (CF-A96, CF-A97)."""
    return all(play.finished for play in game.plays)


def find_moves_of_plays(game: RecordedGame, first: int, last: int) -> range:
    """The moves of some plays in a row, finished or not (AREPLAY.part-or-all)."""
    if not 1 <= first <= last <= len(game.plays):
        raise Refused([Fault("AREPLAY.part-or-all", "no-such-plays", "/plays")])
    return range(game.plays[first - 1].start, game.plays[last - 1].stop)


def find_last_play(game: RecordedGame) -> Play:
    """The play that an instant replay shows: the one just completed, while no other has begun (REPLAY.start)."""
    if not is_between_plays(game):
        raise Refused([Fault("REPLAY.start", "play-going-on", "/plays")])
    if not game.plays:
        raise Refused([Fault("REPLAY.start", "no-play-completed", "/plays")])
    return game.plays[-1]


# ---- saving and extending


def get_storable_transcript(game: RecordedGame) -> Transcript:
    """The game as it is offered for the archive, complete or not: between two plays (ARCHIVE.offer, CF-A97)."""
    if not is_between_plays(game):
        raise Refused([Fault("ARCHIVE.offer", "play-going-on", "/moves")])
    return game.transcript


def get_extendable_transcript(game: RecordedGame) -> Transcript:
    """The game as far as an extension goes on from: a play that was not finished is dropped (CF-A94).

    A complete game is not extended (EXTEND.incomplete); nor one of an edition that is not offered (VERSION.no-power).
    """
    if game.complete:
        raise Refused([Fault("EXTEND.incomplete", "game-is-complete", "/moves")])
    game.ruleset.rules(game.ruleset.options(plain(game.transcript.options)))
    cut = len(game.transcript.moves) if is_between_plays(game) else game.plays[-1].start
    return replace(game.transcript, moves=game.transcript.moves[:cut])


# ---- what a replay sounds like


def find_replay_sounds(game: RecordedGame, number: int) -> tuple[str, ...]:
    """What is heard after so many moves: the hut-hut when the defense is done, never the click of a turn (M8.4)."""
    if number == 0:
        return ()
    action = game.ruleset.action(game.transcript.moves[number - 1].action)
    return ("hut-hut",) if isinstance(action, Done) else ()


def find_play_number(game: RecordedGame, number: int) -> int:
    """The play that the position after so many moves belongs to: the one whose move led there, else the one due."""
    for play in game.plays:
        if play.start < number <= play.stop:
            return play.number
    position: Position = game.played.positions[number]
    return position.play


# ---- questions


def answer_archived(asked: Question) -> Answer:
    """What the archive says of a game: name, completeness, plays, and the edition and limits that it keeps.

    A transcript is one that is yet to be stored, and is refused in the middle of a play.
    """
    name, game = _game_from_question(asked)
    if name is None:
        get_storable_transcript(game)
    value = {
        "name": name, "complete": game.complete, "plays": len(game.finished), "moves": len(game.transcript.moves),
        **_describe_kept_options(game),
    }  # fmt: skip
    clauses = (
        "ARCHIVE.offer", "ARCHIVE.name", "ARCHIVE.incomplete", "AREPLAY.access", *LIMITS_OF_A_RECORDED_GAME,
    )  # fmt: skip
    return Answer(value, clauses)


def answer_replayed(asked: Question) -> Answer:
    """The frames of a replay: all of it, the plays `from` to `to`, or with `instant` the play just completed."""
    _, game = _game_from_question(asked)
    shown, clauses = _select_moves_shown(game, asked)
    frames = [_build_frame(game, number) for number in range(shown.start, shown.stop + 1)]
    heard = ("M8.4", "PLAY.4.1") if any(frame["sounds"] for frame in frames) else ("M8.4",)
    return Answer({"frames": frames}, (*clauses, *heard, "VERSION.replay-compatible"))


def _build_frame(game: RecordedGame, number: int) -> Facts:
    """The table after so many moves; what is heard then, unless the sounds are off (SETTINGS.mute)."""
    heard = () if game.played.rules.settings.mute else find_replay_sounds(game, number)
    position = plain(game.played.positions[number])
    return {"play": find_play_number(game, number), "move": number, "position": position, "sounds": list(heard)}


def _select_moves_shown(game: RecordedGame, asked: Question) -> tuple[range, tuple[str, ...]]:
    """The moves that are shown, and the clauses of this kind of replay."""
    if asked.args.get("instant"):
        play = find_last_play(game)
        return range(play.start, play.stop), ("REPLAY.start", "REPLAY.animated", "REPLAY.no-clicks")
    clauses = ("AREPLAY.part-or-all", "AREPLAY.access")
    if "from" not in asked.args and "to" not in asked.args:
        return range(len(game.transcript.moves)), clauses
    first = asked.number("from", 0, MOST_MOVES)
    last = asked.number("to", 0, MOST_MOVES)
    return find_moves_of_plays(game, first, last), clauses


def answer_extended(asked: Question) -> Answer:
    """The position from which an incomplete game goes on, and how many moves of an unfinished play were dropped."""
    _, game = _game_from_question(asked)
    kept = len(get_extendable_transcript(game).moves)
    value = {
        "position": plain(game.played.positions[kept]), "plays": len(game.finished), "moves": kept,
        "dropped": len(game.transcript.moves) - kept, **_describe_kept_options(game),
    }  # fmt: skip
    clauses = (
        "EXTEND.incomplete", "EXTEND.procedure", "EXTEND.to-completion", *LIMITS_OF_A_RECORDED_GAME,
    )  # fmt: skip
    return Answer(value, clauses)


# ---- what the questions are about


def _game_from_question(asked: Question) -> tuple[str | None, RecordedGame]:
    """The game in `archive`, a record of an archive or a bare transcript, replayed under what it recorded."""
    name, transcript = _transcript_from_data(asked.args.get("archive"))
    if transcript.ruleset != asked.ruleset.id:
        raise MalformedData("$.args.archive.ruleset", f"{transcript.ruleset!r} is another game; ask that ruleset")
    if len(transcript.moves) > MOST_MOVES:
        raise BeyondCapacity(f"more than {MOST_MOVES} moves: ask about a shorter game, or replay the file")
    return name, replay_recorded_game(asked.ruleset, transcript)


def _transcript_from_data(data: Any) -> tuple[str | None, Transcript]:
    if not isinstance(data, dict):
        raise MalformedData("$.args.archive", "a transcript, or a record of an archive, is needed here")
    if data.get("format") != FORMAT:
        return None, decode(data, Transcript, "$.args.archive")
    record = decode(data, Record, "$.args.archive")
    if hash_transcript(record.transcript) != record.digest:
        raise MalformedData("$.args.archive.digest", "the game does not match its digest")
    try:
        return check_name(record.name), record.transcript
    except MalformedData:
        raise Refused([Fault("ARCHIVE.name", "no-name", "/name")]) from None


def _describe_kept_options(game: RecordedGame) -> Facts:
    """The edition and the limits under which a recorded game was begun."""
    return {"edition": game.played.rules.edition, "limits": list(_get_limits(game))}


def _get_limits(game: RecordedGame) -> tuple[int, int]:
    limits: tuple[int, int] = game.played.rules.settings.limits
    return limits
