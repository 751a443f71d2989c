"""A whole game as data: options and the list of moves. Saved atomically, loaded strictly, replayed, joined late."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path
from typing import Any, Literal

import msgspec

from scrimmage_rules.kernel.chance import Need, Outcome
from scrimmage_rules.kernel.codec import canonical, decode_json, plain
from scrimmage_rules.kernel.contract import CHANCE_SEAT, HIDDEN, Applied, Event, Options, Rejection, Ruleset
from scrimmage_rules.kernel.errors import ChanceFault, ScrimmageError


class Move(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One action of a game: who, what, and the chance it met."""

    seat: str
    action: dict[str, Any]
    chance: tuple[Outcome, ...] = ()


class Transcript(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game from its start: the ruleset, its options and every move."""

    ruleset: str
    options: Options
    moves: tuple[Move, ...] = ()
    format: Literal["scrimmage-transcript-1"] = "scrimmage-transcript-1"

    def then(self, move: Move) -> Transcript:
        """The transcript with one move more."""
        return msgspec.structs.replace(self, moves=(*self.moves, move))


class CannotReplay(ScrimmageError):
    """A transcript whose move number `number` (from 1) the rules do not allow."""

    def __init__(self, number: int, problem: str) -> None:
        """`problem` is the refusal, the missing chance or the fault of the script, on one line."""
        self.number, self.problem = number, problem
        super().__init__(f"move {number}: {problem}; the moves before it are sound")


class Replay(msgspec.Struct, frozen=True):
    """What replaying gave: every position from the start on, and the events of each move."""

    rules: Any
    positions: tuple[Any, ...]
    events: tuple[tuple[Event, ...], ...]


def replay(ruleset: Ruleset[Any, Any], transcript: Transcript) -> Replay:
    """Play a transcript from its start; raises `CannotReplay` with the number of the first move that fails."""
    rules = ruleset.rules(transcript.options)
    start = ruleset.start(rules)
    positions, events = [start.position], []
    for number, move in enumerate(transcript.moves, 1):
        applied = _play(ruleset, rules, positions[-1], number, move)
        positions.append(applied.position)
        events.append(applied.events)
    return Replay(rules, tuple(positions), tuple(events))


def _play(ruleset: Ruleset[Any, Any], rules: Any, position: Any, number: int, move: Move) -> Applied[Any]:
    try:
        outcome = ruleset.apply(rules, position, move.seat, ruleset.action(move.action), move.chance)
    except (ChanceFault, ScrimmageError) as fault:
        raise CannotReplay(number, str(fault)) from None
    if isinstance(outcome, Rejection):
        raise CannotReplay(number, f"{move.seat} may not {move.action.get('type')} ({outcome.clause}: {outcome.code})")
    if isinstance(outcome, Need):
        raise CannotReplay(number, f"a {outcome.kind} for {outcome.purpose} is missing from its chance")
    return outcome


def seen_by(ruleset: Ruleset[Any, Any], transcript: Transcript, seat: str) -> dict[str, Any]:
    """What a seat that joins late is given: its own view now, and the moves as it may know them.

    A move of another seat that did not change this seat's view beyond what `view` shows is listed without its action:
    the view before the reveal tells that a choice was made, never which.
    """
    played = replay(ruleset, transcript)
    moves = []
    revealed = _last_public(ruleset, played, seat)
    for number, move in enumerate(transcript.moves):
        hidden = number >= revealed and move.seat not in (seat, CHANCE_SEAT)
        moves.append({"seat": move.seat} if hidden else plain(move))
    view = ruleset.view(played.rules, played.positions[-1], seat).value
    return {"view": view, "moves": moves}


def _last_public(ruleset: Ruleset[Any, Any], played: Replay, seat: str) -> int:
    """The number of moves after which the seat knew the whole position for the last time."""
    for number in range(len(played.positions) - 1, -1, -1):
        if not _has_secret(ruleset.view(played.rules, played.positions[number], seat).value):
            return number
    return 0


def _has_secret(shown: Any) -> bool:
    """Whether a view holds back anything."""
    if isinstance(shown, dict):
        return any(map(_has_secret, shown.values()))
    if isinstance(shown, list):
        return any(map(_has_secret, shown))
    return bool(shown == HIDDEN)


def resume(ruleset: Ruleset[Any, Any], transcript: Transcript) -> tuple[Any, Any]:
    """The rules and the position from which a recorded game goes on; raises `CannotReplay`."""
    played = replay(ruleset, transcript)
    return played.rules, played.positions[-1]


def save(transcript: Transcript, path: Path) -> None:
    """Write a transcript so that a crash leaves either the old file or the new one, never half of one."""
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=path.name, suffix=".part")
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(msgspec.json.format(canonical(transcript), indent=1) + b"\n")
            file.flush()
            os.fsync(file.fileno())
        Path(name).replace(path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


def read(path: Path) -> Transcript:
    """A transcript from a file; raises `MalformedData` naming the file and the place."""
    return decode_json(path.read_bytes(), Transcript, f"{path.name}: $")
