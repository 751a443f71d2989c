"""The tree of errors: everything that can go wrong except a broken rule.

A broken rule is not an error: it is a `Rejection` value (see `contract`). Errors are about the input being no sensible
question at all, or about chance that was not supplied as the rules need it.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping, Sequence
from typing import Any

import msgspec

from scrimmage_rules.kernel.printable_text import escape_unprintable, pluralize, shorten

LISTED = 20
"""Maximum number of known names to list where one is unknown; of more, only one that is close is proposed."""

LONGEST_NAME = 100
"""Characters of a name that are quoted."""


class DuplicateKey(Exception):
    """A name that an object of JSON or a mapping of YAML has twice: the reader of the text says where."""

    def __init__(self, name: Hashable) -> None:
        """`name` is given twice."""
        super().__init__(name)
        self.name = name


class ScrimmageError(Exception):
    """The base of all errors of this package; its text is one line that says what to do."""

    def __init__(self, text: str) -> None:
        """`text` says what is wrong and what to do; an error that has fields makes it of them."""
        super().__init__(text)

    def __str__(self) -> str:
        """Return the text on one line; a text that quotes without end is cut."""
        return shorten(escape_unprintable(super().__str__()))

    def __reduce__(self) -> tuple[object, ...]:
        """Return the text and the fields, from which other processes and copies create the error."""
        return _error_from_parts, (type(self), self.args, self.__dict__)


def _error_from_parts(
    kind: type[ScrimmageError], text: tuple[object, ...], fields: dict[str, object]
) -> ScrimmageError:
    """Return an error that another process has sent."""
    error = kind.__new__(kind, *text)
    error.__dict__.update(fields)
    return error


class MalformedData(ScrimmageError):
    """Data of the wrong shape: `place` is a path such as `$.position.spot`, `problem` says what is wrong there."""

    def __init__(self, place: str, problem: str) -> None:
        """Both parts are kept as fields, so that a program need not parse the text."""
        self.place = place
        self.problem = problem
        super().__init__(f"{place}: {problem}")


class DuplicateValue(MalformedData):
    """Two values where only one can be used: `first` and `second`, as they were written."""

    def __init__(self, place: str, first: str, second: str) -> None:
        """`place` is the option, or what else takes one value only."""
        self.first = first
        self.second = second
        both = " and ".join(repr(shorten(each, LONGEST_NAME)) for each in (first, second))
        super().__init__(place, f"given twice, {both}; give it once")


class UnknownName(ScrimmageError):
    """A name that is not in the list it should come from: a ruleset, reading, setting, card, query."""

    def __init__(self, sort: str, name: str, known: Iterable[str], see: str = "") -> None:
        """`sort` says what was looked for (`reading of KF-A17`), `known` lists what there is, `see` prints that."""
        self.sort = sort
        self.name = name
        self.known = tuple(known)
        super().__init__(f"no {sort} called {shorten(name, LONGEST_NAME)!r}; {_suggest_name(name, self.known, see)}")


def _suggest_name(name: str, known: Sequence[str], see: str) -> str:
    """Return the name that was probably meant, else the known names, or how many there are if they are many."""
    import difflib  # noqa: PLC0415  (nothing else here needs it, and every start loads this module)

    alike = {each.lower(): each for each in reversed(known)}
    wanted = shorten(name.lower(), LONGEST_NAME)
    close = difflib.get_close_matches(wanted, alike, n=1)
    if close:
        return f"did you mean {alike[close[0]]!r}?"
    if len(known) <= LISTED:
        return f"known: {', '.join(known) or 'none'}"
    return f"none of the {len(known)} known names is close to it" + (f": see `{see}`" if see else "")


class Unreadable(ScrimmageError):
    """A file that cannot be read; `path` is its name as it was given."""

    def __init__(self, path: str, problem: str, remedy: str = "give a readable file") -> None:
        """`problem` is what the system says of it, or what it is in place of a regular file."""
        self.path = path
        self.problem = problem
        super().__init__(f"{path}: {problem}; {remedy}")


class Unwritable(ScrimmageError):
    """A file that cannot be written; `path` is its name as it was given. What was there before is still there."""

    def __init__(self, path: str, problem: str, remedy: str = "give a writable file") -> None:
        """`problem` is what the system says of it, or the kind of thing in its place."""
        self.path = path
        self.problem = problem
        super().__init__(f"{path}: {problem}; {remedy}")


class ChanceFault(ScrimmageError):
    """A script of chance that does not fit the action it was given to."""

    kind = "chance-mismatch"


class ChanceLeft(ChanceFault):
    """Entries of the script were not used; `left` says how many."""

    kind = "chance-left"

    def __init__(self, left: int) -> None:
        """The remedy is to take them away: a script must fit exactly."""
        self.left = left
        super().__init__(
            f"{pluralize(left, 'chance entry', 'chance entries')} too many: this action needs fewer; "
            f"remove {'it' if left == 1 else 'them'} from the end"
        )


class ChanceMismatch(ChanceFault):
    """An entry of the script is of another kind, purpose or value than the action needs at that point."""


class Unusable(ScrimmageError):
    """A ruleset that is installed and cannot be used; the text says whose it is, what is wrong and what to do."""


class RulesetFault(ScrimmageError):
    """A mistake in a ruleset itself, not in what was asked of it.

    `ruleset` is its id, `place` the part of it that is wrong, and `problem` says what is wrong there and what to do.
    """

    def __init__(self, ruleset: str, place: str, problem: str) -> None:
        """All parts are kept as fields, so that a program need not parse the text."""
        self.ruleset = ruleset
        self.place = place
        self.problem = problem
        super().__init__(f"{ruleset}, {place}: {problem}")


def create_unknown_stage_error(ruleset: str, place: str, name: str, known: Iterable[str]) -> RulesetFault:
    """Return the error for a stage that the sequence of play does not have."""
    hint = _suggest_name(name, tuple(known), "")
    return RulesetFault(ruleset, place, f"no stage called {shorten(name, LONGEST_NAME)!r}; {hint}")


class StuckGame(RulesetFault):
    """A position in which the game is not over and no seat has a legal action.

    `phase` is its stage, `readings` are those played that are not the ruling, and `position` is the whole position as
    plain data.
    """

    def __init__(self, ruleset: str, phase: str, readings: Mapping[str, str], position: Any) -> None:
        """The position ends the text, which may be cut."""
        self.phase = phase
        self.readings = dict(readings)
        self.position = position
        played = ", ".join(f"{name} {key}" for name, key in self.readings.items()) or "every ruling"
        table = msgspec.json.encode(position).decode()
        problem = "the game is not over, but no seat has a legal action; correct the rules that lead here"
        super().__init__(ruleset, f"stage {phase!r}", f"{problem} (readings: {played}; position: {table})")


class BeyondCapacity(ScrimmageError):
    """A sensible question whose answer would take more than is given to one question; the text says what to lessen."""


class TooManyOutcomes(BeyondCapacity):
    """A tree of chances, or of sequences, larger than the limit, so that it is not counted."""

    def __init__(self, limit: int) -> None:
        """`limit` is the number of leaves or steps allowed."""
        self.limit = limit
        super().__init__(f"more than {limit} outcomes: request the odds of a smaller step")
