"""Recorded games of a ruleset that is played in plays: the moves of each play, and the sounds."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from scrimmage_rules.kernel.ruleset import Ruleset
from scrimmage_rules.kernel.transcript import Replay, Transcript, replay


class Play(msgspec.Struct, frozen=True):
    """One play: the moves of the transcript from `start` up to `stop`, which is the first that is not of it."""

    number: int
    start: int
    stop: int
    finished: bool


class RecordedGame(msgspec.Struct, frozen=True):
    """A recorded game that has been replayed, and its plays in order; only the last of them can be unfinished."""

    ruleset: Any
    transcript: Transcript
    played: Replay
    plays: tuple[Play, ...]
    complete: bool

    @property
    def finished(self) -> tuple[Play, ...]:
        """The plays that came to their end."""
        return tuple(play for play in self.plays if play.finished)


def replay_without_plays(ruleset: Ruleset[Any, Any], transcript: Transcript) -> RecordedGame:
    """Return a recorded game of a ruleset without plays; raise `CannotReplay` if it does not replay."""
    played = replay(ruleset, transcript)
    complete = ruleset.result(played.positions[-1]) is not None
    return RecordedGame(ruleset, transcript, played, (), complete)


class Motion(msgspec.Struct, frozen=True):
    """A move as it is animated: the parts of the picture before it, as CSS selectors, and how far they go on it."""

    parts: tuple[str, ...]
    across: int
    down: int


class ReplaySupport(msgspec.Struct, frozen=True):
    """All that one ruleset offers for replays; the functions raise `Refused` where its rules do.

    `recorded` finds the plays; `part` checks a range of plays and gives the moves of it, `last_play` is the instant
    replay; `stored` gives the game as far as it is offered for the archive, `extendable` as far as an extension goes
    on from it; `sounds` are heard after a number of moves. `picture(rules, position)` draws a position as SVG,
    `motion` is the motion of a numbered move on it, and `board(rules, position, colours=...)` draws a position as text.
    """

    recorded: Callable[[Ruleset[Any, Any], Transcript], RecordedGame]
    part: Callable[[RecordedGame, int, int], range]
    last_play: Callable[[RecordedGame], Play]
    stored: Callable[[RecordedGame], Transcript]
    extendable: Callable[[RecordedGame], Transcript]
    sounds: Callable[[RecordedGame, int], Sequence[str]]
    picture: Callable[..., str]
    motion: Callable[[RecordedGame, int], Motion | None]
    board: Callable[..., str]
