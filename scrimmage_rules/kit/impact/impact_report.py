"""Data of an impact analysis, from which the text, Markdown and JSON reports are made."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from scrimmage_rules.kit.impact.changed_code import CodeChange
from scrimmage_rules.kit.impact.reply_differences import Differs, Share
from scrimmage_rules.kit.impact.rulebook_changes import BookChange


class ComparedSide(msgspec.Struct, frozen=True):
    """One side of a comparison: its text on the command line, and the version of its program."""

    side: str
    version: str


class Step(msgspec.Struct, frozen=True):
    """The first step of a case at which the replies of the two sides differ: its number from 1, its sentence, and its
    line.
    """

    number: int
    text: str
    line: int
    differs: tuple[Differs, ...]


class CaseImpact(msgspec.Struct, frozen=True):
    """A case that a change affects.

    `first` is the first step with different replies, or None if all replies are equal. `before` and `after` are the
    verdicts of the two sides, such as `pass` or `fail`.
    """

    id: str
    name: str
    place: str
    clauses: tuple[str, ...]
    first: Step | None
    before: str
    after: str

    @property
    def is_newly_failing(self) -> bool:
        """Return whether the case passed before the change and does not pass after it."""
        return self.before == "pass" != self.after


class OddsMoved(msgspec.Struct, frozen=True):
    """Changed probabilities of the results of an action, or of the next die or card that an action needs. They are
    listed with the case, the path, and each changed outcome.
    """

    case: str
    seat: str
    action: dict[str, Any]
    of: tuple[str, ...]
    shares: tuple[Share, ...]


class CountMoved(msgspec.Struct, frozen=True):
    """A changed number of action sequences at a position of a case. Of the outcomes of each die or card in a sequence,
    only the first one is counted.
    """

    case: str
    depth: int
    before: int
    after: int


class Diverged(msgspec.Struct, frozen=True):
    """A recorded game that continues differently: the number of its first changed move (0: the start), the seat, and
    the difference.
    """

    game: str
    move: int
    moves: int
    seat: str
    action: dict[str, Any]
    differs: tuple[Differs, ...]


class AdapterImpact(msgspec.Struct, frozen=True):
    """Effect on another implementation in the repository: the number of cases sent to it, and the cases that it would
    now fail.
    """

    name: str
    asked: int
    red: tuple[str, ...]
    problem: str = ""


class Interval(msgspec.Struct, frozen=True):
    """A mean or a proportion with its 95 percent confidence interval."""

    value: float
    low: float
    high: float


class Measure(msgspec.Struct, frozen=True):
    """A measure of random games before and after a change, and the mean of the differences per game."""

    what: str
    before: Interval
    after: Interval
    by: Interval

    @property
    def moved(self) -> bool:
        """Return whether the measure changed: zero is outside the confidence interval of the difference."""
        return self.by.low > 0 or self.by.high < 0


class RandomGames(msgspec.Struct, frozen=True):
    """The result of random games: the planned and the played number, and the number of games that
    continue differently.
    """

    games: int
    asked: int
    seed: int
    moves: tuple[int, int]
    diverged: int
    measures: tuple[Measure, ...]
    clauses: tuple[Measure, ...]


class GameImpact(msgspec.Struct, frozen=True, kw_only=True):
    """The effect of a change on one ruleset.

    `switched` has the options that differ between the sides, each name with both values. If it is not empty, `cases`
    are all cases that name one of the two values, and `silent` are cases that name neither but get different replies.
    If it is empty, `cases` are all cases with different replies.

    `code` has the changed definitions. `first` are the ids of the cases about their clauses, which were sent first.
    `unsent` are the ids of the cases that were not sent, because the time was over.

    `clauses` are the clauses that the change affects, the most likely first. `texts` are the texts of these clauses
    after the change, or before it if only the old rulebook has the clause.
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
    code: tuple[CodeChange, ...] = ()
    first: tuple[str, ...] = ()
    unsent: tuple[str, ...] = ()
    clauses: tuple[str, ...] = ()
    texts: dict[str, str] = {}

    @property
    def moves(self) -> bool:
        """Return whether anything in the ruleset changed."""
        changed = any(case.first for case in self.cases)
        lists = (self.rulebook, self.suite, self.silent, self.odds, self.counts, self.diverged)
        return changed or any(lists) or bool(self.random and self.random.diverged)


class Impact(msgspec.Struct, frozen=True, kw_only=True):
    """The effect of a change: both sides, and the changes in each ruleset."""

    format: Literal["scrimmage-impact-1"] = "scrimmage-impact-1"
    before: ComparedSide
    after: ComparedSide
    games: tuple[GameImpact, ...]
