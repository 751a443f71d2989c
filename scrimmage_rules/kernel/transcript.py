"""A whole game as data: its options and the list of its moves."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final, Literal

import msgspec

from scrimmage_rules.kernel import files
from scrimmage_rules.kernel.chance import Need, Script
from scrimmage_rules.kernel.codec import (
    TOO_DEEP,
    canonical,
    decode,
    decode_json,
    plain,
    plain_lists,
    require_plain_data,
)
from scrimmage_rules.kernel.contract import HIDDEN, Applied, Event, Options, Rejection
from scrimmage_rules.kernel.errors import ChanceFault, MalformedData, ScrimmageError
from scrimmage_rules.kernel.odds import get_value_at_pointer
from scrimmage_rules.kernel.rule_context import At
from scrimmage_rules.kernel.ruleset import Ruleset
from scrimmage_rules.kernel.size_limits import Fields, Text

FORMAT: Final = "scrimmage-transcript-1"


class Move(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One action of a game: the seat, the action, and its chance outcomes."""

    seat: Text
    action: Fields
    chance: Script = ()


class Origin(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The rules under which a game was recorded: the version of the ruleset, and the version and hash of its suite."""

    version: Text
    suite: Text = ""


class Transcript(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game from its start: the ruleset, its options and every move.

    If the game does not begin at the start of the rules, `position` is its first position. Older transcripts have no
    `origin`.
    """

    ruleset: Text
    options: Options
    moves: tuple[Move, ...] = ()
    format: Literal["scrimmage-transcript-1"] = "scrimmage-transcript-1"
    position: Fields | msgspec.UnsetType = msgspec.UNSET
    origin: Origin | msgspec.UnsetType = msgspec.UNSET

    def then(self, move: Move) -> Transcript:
        """Return the transcript with one more move."""
        return msgspec.structs.replace(self, moves=(*self.moves, move))


def require_types_of_transcript(transcript: object) -> Transcript:
    """Return a transcript after a check of its types, because a program may have built it by hand.

    Raise `MalformedData`, which names the place, for wrong types and for any value that is not a transcript.
    """
    if not isinstance(transcript, Transcript):
        raise MalformedData("$.transcript", f"expected a transcript, got a value of type {type(transcript).__name__}")
    try:
        return decode(plain(require_plain_data(transcript, "$.transcript")), Transcript, "$.transcript")
    except TypeError as fault:
        raise MalformedData("$.transcript", f"contains a value that is not plain data ({fault})") from None
    except RecursionError:
        raise MalformedData("$.transcript", TOO_DEEP) from None


class CannotReplay(ScrimmageError, ValueError):
    """Error: the rules do not allow move number `number` (from 1) of a recorded game."""

    def __init__(self, number: int, problem: str) -> None:
        """Set the move number. `problem` says on one line why the move fails: a rejection, missing chance, or a fault
        in the script.
        """
        self.number = number
        self.problem = problem
        super().__init__(f"move {number}: {problem}; the earlier moves are valid")


class Replay(msgspec.Struct, frozen=True):
    """The result of replaying: every position from the start on, and the events of each move."""

    rules: Any
    positions: tuple[Any, ...]
    events: tuple[tuple[Event, ...], ...]


def replay(ruleset: Ruleset[Any, Any], transcript: Transcript) -> Replay:
    """Play a transcript from its start; raises `CannotReplay` with the number of the first move that fails."""
    rules = ruleset.rules(ruleset.for_replay(ruleset.options(plain(transcript.options))))
    positions, events = [_create_first_position(ruleset, rules, transcript)], []
    for number, move in enumerate(transcript.moves, 1):
        applied = _apply_move(ruleset, rules, positions[-1], number, move)
        positions.append(applied.position)
        events.append(applied.events)
    return Replay(rules, tuple(positions), tuple(events))


def _create_first_position(ruleset: Ruleset[Any, Any], rules: Any, transcript: Transcript) -> Any:
    if isinstance(transcript.position, msgspec.UnsetType):
        return ruleset.start(rules).position
    return ruleset.load(rules, plain_lists(transcript.position))


def _apply_move(ruleset: Ruleset[Any, Any], rules: Any, position: Any, number: int, move: Move) -> Applied[Any]:
    try:
        outcome = ruleset.apply(At(rules, position, move.seat, ruleset.action(move.action)), move.chance)
    except (ChanceFault, ScrimmageError) as fault:
        raise CannotReplay(number, str(fault)) from None
    if isinstance(outcome, Rejection):
        raise CannotReplay(number, f"{move.seat} may not {move.action.get('type')} ({outcome.clause}: {outcome.code})")
    if isinstance(outcome, Need):
        raise CannotReplay(number, f"a {outcome.kind} for {outcome.purpose} is missing from its chance")
    return outcome


def create_seat_history(ruleset: Ruleset[Any, Any], transcript: Transcript, seat: str) -> dict[str, Any]:
    """Return what a player who joins a game late may know: the player's own view, and the moves without secrets.

    If a move puts a value into the position that the views of this player mask, the move is listed without its action
    until the views show the value. If the value is removed before a view shows it, the action is never listed. If a
    move sets a secret value and leaves the player's view unchanged, the move is not listed, because even its existence
    is a secret.
    """
    played = replay(ruleset, transcript)
    views = [plain_lists(ruleset.view(played.rules, position, seat).value) for position in played.positions]
    moves = []
    for number, move in enumerate(transcript.moves):
        declared = ruleset.action_rules[type(ruleset.action(move.action))].secret
        if move.seat != seat and declared and views[number] == views[number + 1]:
            continue
        secret = move.seat != seat and _is_secret_move(
            views[number:], plain_lists(played.positions[number + 1]), declared
        )
        moves.append({"seat": move.seat} if secret else plain_lists(move))
    return {"view": views[-1], "moves": moves}


def _is_secret_move(views: Sequence[Any], after: Any, places: tuple[str, ...]) -> bool:
    """Return whether a move contains something that none of these views shows. The first view is the view before the
    move.

    The rule of the move names `places` where the move can put a secret value. Any masked value there may be this value.
    """
    before = {each for each in list_masked_places(views[0]) if not each.startswith(places)}
    return any(
        not _is_revealed(views[2:], place, get_value_at_pointer(after, place))
        for place in set(list_masked_places(views[1])) - before
    )


def list_masked_places(view: Any, place: str = "") -> Iterator[str]:
    """Yield the places of a view that are hidden, as JSON pointers."""
    if isinstance(view, dict | list):
        for step, value in view.items() if isinstance(view, dict) else enumerate(view):
            yield from list_masked_places(value, f"{place}/{step}")
    elif view == HIDDEN:
        yield place


def _is_revealed(views: Sequence[Any], place: str, truth: Any) -> bool:
    """Return whether a value that is hidden at a place becomes visible, unchanged, in one of the later views."""
    for view in views:
        try:
            value = get_value_at_pointer(view, place)
        except MalformedData:  # the place is gone
            return False
        if value != HIDDEN:
            return bool(value == truth)
    return False


def save(transcript: Transcript, path: Path) -> None:
    """Write a transcript file atomically: after a crash, the path has the old or the new file."""
    files.write_atomically(
        path, msgspec.json.format(canonical(require_types_of_transcript(transcript)), indent=1) + b"\n"
    )


def read(path: Path) -> Transcript:
    """Return a transcript from a file; raises `MalformedData` naming the file and the place."""
    content = files.read_file(path)
    found = format_of(content)
    if found is not None and found != FORMAT:
        raise MalformedData(f"{path.name}: $.format", f"expected {FORMAT!r}, got {found!r}")
    return decode_json(content, Transcript, f"{path.name}: $")


class _Format(msgspec.Struct, frozen=True):
    """The `format` field of a JSON object; its other fields are ignored."""

    format: str | None = None


def format_of(content: bytes) -> str | None:
    """Return the format that a JSON file names, or None if it names no format."""
    try:
        return msgspec.json.decode(content, type=_Format).format
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return None
