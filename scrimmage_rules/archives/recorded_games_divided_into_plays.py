"""Recorded games that are divided into plays: the moves of each play, animations, and sounds."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from scrimmage_rules.kernel.ruleset import Ruleset
from scrimmage_rules.kernel.transcript import Replay, Transcript, replay


class Play(msgspec.Struct, frozen=True):
    """One play of a recorded game: the moves of its transcript from index `start` up to, but not including, index
    `stop`.
    """

    number: int
    start: int
    stop: int
    finished: bool


class RecordedGame(msgspec.Struct, frozen=True):
    """A recorded game after its replay, with its plays in order; only the last play can be unfinished."""

    ruleset: Any
    transcript: Transcript
    played: Replay
    plays: tuple[Play, ...]
    complete: bool

    @property
    def finished(self) -> tuple[Play, ...]:
        """Return the finished plays of the recorded game."""
        return tuple(play for play in self.plays if play.finished)


def replay_without_plays(ruleset: Ruleset[Any, Any], transcript: Transcript) -> RecordedGame:
    """Replay and return a recorded game whose ruleset does not divide games into plays; raise `CannotReplay` if the
    rules do not allow one of its moves.
    """
    played = replay(ruleset, transcript)
    complete = ruleset.result(played.positions[-1]) is not None
    return RecordedGame(ruleset, transcript, played, (), complete)


class MoveAnimation(msgspec.Struct, frozen=True):
    """The animation of a move: CSS selectors of the parts of the drawing that move, and how far they move across and
    down.
    """

    parts: tuple[str, ...]
    across: int
    down: int


class ReplaySupport(msgspec.Struct, frozen=True):
    """The functions that one ruleset provides for replays. A function raises `Refused` if the rules forbid what the
    caller requests.

    `recorded` divides a game into plays. `part` checks a range of plays and returns its moves. `last_play` returns the
    moves of the instant replay. `stored` returns the game without the moves that may not be archived. `extendable`
    returns the game without the moves that are replaced when a caller adds moves. `sounds` returns the sounds after a
    number of moves.

    `picture(rules, position)` draws a position as SVG. `motion` returns the animation of a move on this drawing, given
    the number of the move. `board(rules, position, colours=...)` draws a position as text.
    """

    recorded: Callable[[Ruleset[Any, Any], Transcript], RecordedGame]
    part: Callable[[RecordedGame, int, int], range]
    last_play: Callable[[RecordedGame], Play]
    stored: Callable[[RecordedGame], Transcript]
    extendable: Callable[[RecordedGame], Transcript]
    sounds: Callable[[RecordedGame, int], Sequence[str]]
    picture: Callable[..., str]
    motion: Callable[[RecordedGame, int], MoveAnimation | None]
    board: Callable[..., str]
