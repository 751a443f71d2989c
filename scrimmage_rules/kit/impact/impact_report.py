"""What an impact consists of: the values that the report in text, in Markdown and in JSON are made of."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from scrimmage_rules.kit.impact.reply_differences import Differs, Share
from scrimmage_rules.kit.impact.rulebook_changes import BookChange


class Compared(msgspec.Struct, frozen=True):
    """A side: as it was written, and the version that answered."""

    side: str
    version: str


class Step(msgspec.Struct, frozen=True):
    """The first step of a case that is answered differently: its place in the case from 1, its words, its line."""

    number: int
    text: str
    line: int
    differs: tuple[Differs, ...]


class CaseImpact(msgspec.Struct, frozen=True):
    """A case that a change touches.

    `first` is the first step that is answered differently, None where all answers are the same. `before` and `after`
    say whether the expectations of the case hold on either side: `pass`, `fail`, or what else a verdict can be.
    """

    id: str
    name: str
    place: str
    clauses: tuple[str, ...]
    first: Step | None
    before: str
    after: str

    @property
    def fails_now(self) -> bool:
        """Return whether it passed before the change and does not after it."""
        return self.before == "pass" != self.after


class OddsMoved(msgspec.Struct, frozen=True):
    """Odds of an action, or of a chance that is due, which moved: in which case, where, and each outcome that did."""

    case: str
    seat: str
    action: dict[str, Any]
    of: tuple[str, ...]
    shares: tuple[Share, ...]


class CountMoved(msgspec.Struct, frozen=True):
    """How many legal actions there are at a position of a case: sequences of so many steps, first outcomes only."""

    case: str
    depth: int
    before: int
    after: int


class Diverged(msgspec.Struct, frozen=True):
    """A recorded game that goes another way: at which of its moves (0: as it is set up), who did what there."""

    game: str
    move: int
    moves: int
    seat: str
    action: dict[str, Any]
    differs: tuple[Differs, ...]


class AdapterImpact(msgspec.Struct, frozen=True):
    """An implementation of the repository: how many of the cases it was asked, and which turn red."""

    name: str
    asked: int
    red: tuple[str, ...]
    problem: str = ""


class Interval(msgspec.Struct, frozen=True):
    """A mean or a share, and the interval that holds the true one in 95 of 100 such samples."""

    value: float
    low: float
    high: float


class Measure(msgspec.Struct, frozen=True):
    """Something measured in the same random games on both sides, and the mean of its differences game by game."""

    what: str
    before: Interval
    after: Interval
    by: Interval

    @property
    def moved(self) -> bool:
        """Return whether the interval of the difference leaves zero out."""
        return self.by.low > 0 or self.by.high < 0


class RandomGames(msgspec.Struct, frozen=True):
    """What random games say: how many were played of those asked for, and how many did not go the same way."""

    games: int
    asked: int
    seed: int
    moves: tuple[int, int]
    diverged: int
    measures: tuple[Measure, ...]
    clauses: tuple[Measure, ...]


class GameImpact(msgspec.Struct, frozen=True, kw_only=True):
    """All that a change does to one ruleset.

    `switched` has what the sides were told to play differently, each name with both values. Then `cases` are all cases
    that name one of the two, whether an answer changes or not, and `silent` those that name none and are answered
    differently. Else `cases` are all that are answered differently.
    """

    ruleset: str
    asked: int
    switched: dict[str, tuple[str, str]]
    rulebook: tuple[BookChange, ...]
    suite: tuple[BookChange, ...]
    cases: tuple[CaseImpact, ...]
    silent: tuple[CaseImpact, ...]
    suspects: tuple[str, ...]
    odds: tuple[OddsMoved, ...]
    counts: tuple[CountMoved, ...]
    recorded: int
    diverged: tuple[Diverged, ...]
    adapters: tuple[AdapterImpact, ...]
    random: RandomGames | None = None

    @property
    def moves(self) -> bool:
        """Whether anything is other than it was."""
        changed = any(case.first for case in self.cases)
        lists = (self.rulebook, self.suite, self.silent, self.odds, self.counts, self.diverged)
        return changed or any(lists) or bool(self.random and self.random.diverged)


class Impact(msgspec.Struct, frozen=True, kw_only=True):
    """What a change does: who was compared, and what moves in each ruleset."""

    format: Literal["scrimmage-impact-1"] = "scrimmage-impact-1"
    before: Compared
    after: Compared
    games: tuple[GameImpact, ...]
