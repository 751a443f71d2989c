"""Questions about recorded games: what an archive keeps, a replay whole or in part, where an extension goes on."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from scrimmage_rules.computer_football import archive
from scrimmage_rules.computer_football.options import Limits
from scrimmage_rules.kernel import arguments
from scrimmage_rules.kernel.archive import FORMAT, Record, checked_name, digest
from scrimmage_rules.kernel.codec import decode, decode_shape, plain
from scrimmage_rules.kernel.contract import Answer, Facts, Fault, Refused
from scrimmage_rules.kernel.errors import BeyondCapacity, MalformedData
from scrimmage_rules.kernel.transcript import Transcript

if TYPE_CHECKING:
    from scrimmage_rules.computer_football.options import Rules
    from scrimmage_rules.kernel.recording import Recorded

MOST_MOVES = 10_000
"""Moves of a recorded game that is replayed for an answer."""


def archived(_rules: Rules, args: Facts) -> Answer:
    """What the archive says of a game: name, completeness, plays, and the edition and limits that it keeps.

    A transcript is one that is yet to be stored, and is refused in the middle of a play.
    """
    name, game = _game(args)
    if name is None:
        archive.stored(game)
    value = {
        "name": name, "complete": game.complete, "plays": len(game.finished), "moves": len(game.transcript.moves),
        **_kept(game),
    }  # fmt: skip
    clauses = (
        "ARCHIVE.offer", "ARCHIVE.name", "ARCHIVE.incomplete", "AREPLAY.access", "SETTINGS.limits-archived",
        "SETTINGS.limits-new-only",
    )  # fmt: skip
    return Answer(value, clauses)


def replayed(_rules: Rules, args: Facts) -> Answer:
    """The frames of a replay: all of it, the plays `from` to `to`, or with `instant` the play just completed."""
    _, game = _game(args)
    shown, clauses = _shown(game, args)
    frames = [_frame(game, number) for number in range(shown.start, shown.stop + 1)]
    heard = ("M8.4", "PLAY.4.1") if any(frame["sounds"] for frame in frames) else ("M8.4",)
    return Answer({"frames": frames}, (*clauses, *heard, "VERSION.replay-compatible"))


def _frame(game: Recorded, number: int) -> Facts:
    """The table after so many moves; what is heard then, unless the sounds are off (SETTINGS.mute)."""
    heard = () if game.played.rules.settings.mute else archive.sounds(game, number)
    position = plain(game.played.positions[number])
    return {"play": archive.play_of(game, number), "move": number, "position": position, "sounds": list(heard)}


def _shown(game: Recorded, args: Facts) -> tuple[range, tuple[str, ...]]:
    """The moves that are shown, and the clauses of this kind of replay."""
    if args.get("instant"):
        play = archive.last_play(game)
        return range(play.start, play.stop), ("REPLAY.start", "REPLAY.animated", "REPLAY.no-clicks")
    clauses = ("AREPLAY.part-or-all", "AREPLAY.access")
    if "from" not in args and "to" not in args:
        return range(len(game.transcript.moves)), clauses
    first = arguments.number(args, "from", 0, MOST_MOVES)
    last = arguments.number(args, "to", 0, MOST_MOVES)
    return archive.part(game, first, last), clauses


def extended(_rules: Rules, args: Facts) -> Answer:
    """The position from which an incomplete game goes on, and how many moves of an unfinished play were dropped."""
    _, game = _game(args)
    kept = len(archive.extendable(game).moves)
    value = {
        "position": plain(game.played.positions[kept]), "plays": len(game.finished), "moves": kept,
        "dropped": len(game.transcript.moves) - kept, **_kept(game),
    }  # fmt: skip
    clauses = (
        "EXTEND.incomplete", "EXTEND.procedure", "EXTEND.to-completion", "SETTINGS.limits-archived",
        "SETTINGS.limits-new-only",
    )  # fmt: skip
    return Answer(value, clauses)


# ---- what the questions are about


def _game(args: Facts) -> tuple[str | None, Recorded]:
    """The game in `archive`, a record of an archive or a bare transcript, replayed; other limits are refused."""
    name, transcript = _transcript(args.get("archive"))
    ruleset = import_module(__package__).RULESET  # not above: the ruleset is made of these questions
    if transcript.ruleset != ruleset.id:
        raise MalformedData("$.args.archive.ruleset", f"{transcript.ruleset!r} is another game; ask that ruleset")
    if len(transcript.moves) > MOST_MOVES:
        raise BeyondCapacity(f"more than {MOST_MOVES} moves: ask about a shorter game, or replay the file")
    game = archive.recorded(ruleset, transcript)
    if args.get("limits") is not None and decode_shape(args["limits"], Limits, "$.args.limits") != _limits(game):
        clauses = ("SETTINGS.limits-archived", "SETTINGS.limits-new-only")
        raise Refused([Fault(clause, "limits-are-recorded", "/limits") for clause in clauses])
    return name, game


def _transcript(data: Any) -> tuple[str | None, Transcript]:
    if not isinstance(data, dict):
        raise MalformedData("$.args.archive", "a transcript, or a record of an archive, is needed here")
    if data.get("format") != FORMAT:
        return None, decode(data, Transcript, "$.args.archive")
    record = decode(data, Record, "$.args.archive")
    if digest(record.transcript) != record.digest:
        raise MalformedData("$.args.archive.digest", "the game and its digest do not agree")
    try:
        return checked_name(record.name), record.transcript
    except MalformedData:
        raise Refused([Fault("ARCHIVE.name", "no-name", "/name")]) from None


def _kept(game: Recorded) -> Facts:
    """The edition and the limits under which a recorded game was begun."""
    return {"edition": game.played.rules.edition, "limits": list(_limits(game))}


def _limits(game: Recorded) -> tuple[int, int]:
    limits: tuple[int, int] = game.played.rules.settings.limits
    return limits
