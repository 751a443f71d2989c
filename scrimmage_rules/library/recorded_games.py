"""Recorded games: transcripts in files, archives in folders, and their replay."""

from __future__ import annotations

from os import PathLike

from scrimmage_rules.archives.archive import Archive
from scrimmage_rules.kernel import transcript as transcripts
from scrimmage_rules.kernel.transcript import Transcript
from scrimmage_rules.library import argument_checks
from scrimmage_rules.library.game import Game
from scrimmage_rules.library.history import START, History
from scrimmage_rules.library.opened_ruleset import rules_from_options
from scrimmage_rules.rulesets import ruleset


def replay(transcript: Transcript) -> tuple[Game, ...]:
    """Replay a transcript, and return the game at its start and after every move, each with its events.

    The last game can be continued. Raises `CannotReplay` with the number of the first move that fails, `UnknownName`
    and `MalformedData` for invalid options, and `MalformedData` for an invalid transcript.

    Examples:
        >>> from scrimmage_rules import Move, Options, Outcome, Transcript, replay
        >>> toss = Move("chance", {"type": "toss-coin"}, (Outcome("coin", "home"),))
        >>> replay(Transcript("card-football", Options(), (toss,)))
        (<Game of card-football, coin>, <Game of card-football, kick-off>)
    """
    valid = transcripts.require_types_of_transcript(transcript)
    engine = ruleset(valid.ruleset)
    played = transcripts.replay(engine, valid)
    rules = rules_from_options(valid.ruleset, engine.for_replay(valid.options))
    games, past = [rules.start()], START
    for move, position, events in zip(valid.moves, played.positions[1:], played.events, strict=True):
        past = History(past, move.seat, engine.action(move.action), move.chance)
        games.append(Game(rules, position, events, past))
    return tuple(games)


def read_transcript(path: str | PathLike[str]) -> Transcript:
    """Return a transcript from a JSON file, without replaying it.

    Raises `Unreadable` for an unreadable file, and `MalformedData` with the place for an invalid transcript.

    Examples:
        >>> from scrimmage_rules import Unreadable, read_transcript
        >>> try:
        ...     read_transcript("nowhere/game.json")
        ... except Unreadable as unreadable:
        ...     print(unreadable)
        nowhere/game.json: No such file or directory; give a readable file
    """
    return transcripts.read(argument_checks.check_file_path(path))


def write_transcript(transcript: Transcript, path: str | PathLike[str]) -> None:
    """Write a transcript as JSON, whole or not at all; the new file replaces an existing file. Raise `Unwritable` if
    that fails.

    Examples:
        >>> from pathlib import Path
        >>> from tempfile import TemporaryDirectory
        >>> from scrimmage_rules import open_ruleset, read_transcript, write_transcript
        >>> game = open_ruleset("card-football").start()
        >>> with TemporaryDirectory() as folder:
        ...     write_transcript(game.transcript(), Path(folder) / "game.json")
        ...     read_transcript(Path(folder) / "game.json") == game.transcript()
        True
    """
    transcripts.save(transcript, argument_checks.check_file_path(path))


def open_archive(folder: str | PathLike[str]) -> Archive:
    """Return an archive: a folder of named games, one file each, in which a damaged file affects no other game.

    Nothing is read or created yet; the methods document their exceptions.

    Examples:
        >>> from tempfile import TemporaryDirectory
        >>> from scrimmage_rules import open_archive, open_ruleset
        >>> with TemporaryDirectory() as folder:
        ...     archive = open_archive(folder)
        ...     entry = archive.save("Kick-off", open_ruleset("card-football").start().transcript())
        ...     archive.names(), entry.complete
        (['Kick-off'], False)
    """
    return Archive(argument_checks.check_file_path(folder, "$.folder"), ruleset)
