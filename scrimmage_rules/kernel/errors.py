"""The errors of this package: everything that can go wrong except a broken rule.

A broken rule is not an error: it is a `Rejection` value (see `contract`). An error says that an input has no meaning at
all, or that the given outcomes of chance do not fit what the rules need.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping, Sequence
from typing import Any

from scrimmage_rules.kernel.printable_text import escape_unprintable, pluralize, shorten

LISTED = 25
"""Maximum number of known names that a message lists; if there are more, it suggests only a similar one."""

LONGEST_NAME = 100
"""Maximum number of characters of a name that a message quotes."""


class DuplicateKey(Exception):
    """Error: a JSON object or YAML mapping repeats a name."""

    def __init__(self, name: Hashable) -> None:
        """Set the repeated name."""
        super().__init__(name)
        self.name = name


class ScrimmageError(Exception):
    """The base of all errors of this package; its text is one line that says what to do."""

    def __init__(self, text: str) -> None:
        """Set the text, which says what is wrong and what to do; subclasses build it from their fields."""
        super().__init__(text)

    def __str__(self) -> str:
        """Return the text on one line; a very long text is cut."""
        return shorten(escape_unprintable(super().__str__()))

    def __reduce__(self) -> tuple[object, ...]:
        """Return the text and the fields, from which other processes and copies rebuild the error."""
        return _create_error_from_parts, (type(self), self.args, self.__dict__)


def _create_error_from_parts(
    kind: type[ScrimmageError], text: tuple[object, ...], fields: dict[str, object]
) -> ScrimmageError:
    """Return an error from the parts that another process has sent."""
    error = kind.__new__(kind, *text)
    error.__dict__.update(fields)
    return error


class MalformedData(ScrimmageError, ValueError):
    """Error: data has the wrong shape. `place` is a path such as `$.position.spot`, and `problem` says what is wrong
    there.
    """

    def __init__(self, place: str, problem: str) -> None:
        """Set both parts as fields, so that a program need not parse the text."""
        self.place = place
        self.problem = problem
        super().__init__(f"{place}: {problem}")


class DuplicateValue(MalformedData):
    """Error: two values are given where only one is allowed. `first` and `second` are the two values as the user wrote
    them.
    """

    def __init__(self, place: str, first: str, second: str) -> None:
        """Set the two values; `place` is the option or other item that takes only one value."""
        self.first = first
        self.second = second
        both = " and ".join(repr(shorten(each, LONGEST_NAME)) for each in (first, second))
        super().__init__(place, f"given twice, {both}; give it once")


class UnknownName(ScrimmageError, LookupError):
    """Error: a name is not known, such as the name of a ruleset, reading, setting, card or query."""

    def __init__(self, sort: str, name: str, known: Iterable[str], see: str = "") -> None:
        """Compose the message. `name` is the unknown name, `sort` is its kind (such as `reading of KF-A17`), `known`
        has the valid names, and `see` is a command that lists them.
        """
        self.sort = sort
        self.name = name
        self.known = tuple(known)
        super().__init__(f"no {sort} called {shorten(name, LONGEST_NAME)!r}; {suggest_name(name, self.known, see)}")


def suggest_name(name: str, known: Sequence[str], see: str = "") -> str:
    """Return a suggestion for an unknown name: a similar known name or the list of known names. If the list is too
    long, return its length.
    """
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
    """Error for a file that cannot be read; `path` is the file name as the user gave it."""

    def __init__(self, path: str, problem: str, remedy: str = "give a readable file") -> None:
        """Set the path. `problem` is the system's message, or says which object is there instead of a regular file."""
        self.path = path
        self.problem = problem
        super().__init__(f"{path}: {problem}; {remedy}")


class Unwritable(ScrimmageError):
    """Error for a file that cannot be written, and stays unchanged. `path` is the file name as the user gave it."""

    def __init__(self, path: str, problem: str, remedy: str = "give a writable file") -> None:
        """Set the path. `problem` is the system's message, or says which object is there instead of a regular file."""
        self.path = path
        self.problem = problem
        super().__init__(f"{path}: {problem}; {remedy}")


class ChanceFault(ScrimmageError, ValueError):
    """Error: a list of chance outcomes (script) does not fit its action."""

    kind = "chance-mismatch"


class ChanceLeft(ChanceFault):
    """Error: the action does not use all chance outcomes of its script; `left` is the number of unused ones."""

    kind = "chance-left"

    def __init__(self, left: int) -> None:
        """Set the number of unused entries; the message asks to remove them."""
        self.left = left
        super().__init__(
            f"{pluralize(left, 'chance entry', 'chance entries')} too many: this action needs fewer; "
            f"remove {'it' if left == 1 else 'them'} from the end"
        )


class ChanceMismatch(ChanceFault):
    """Error: an outcome in the script has another kind, purpose or value than the action needs."""


class Unusable(ScrimmageError):
    """Error for an installed ruleset that cannot be used; the text names its package, the fault and the remedy."""


class RulesetFault(ScrimmageError):
    """Error for a mistake in a ruleset itself, not in a request.

    `ruleset` is the id of the ruleset, and `place` is its wrong part. `problem` says what is wrong there and what to
    do.
    """

    def __init__(self, ruleset: str, place: str, problem: str) -> None:
        """Set all parts as fields, so that a program need not parse the text."""
        self.ruleset = ruleset
        self.place = place
        self.problem = problem
        super().__init__(f"{ruleset}, {place}: {problem}")


def create_unknown_stage_error(ruleset: str, place: str, name: str, known: Iterable[str]) -> RulesetFault:
    """Return the error for a stage that the sequence of play does not have."""
    hint = suggest_name(name, tuple(known))
    return RulesetFault(ruleset, place, f"no stage called {shorten(name, LONGEST_NAME)!r}; {hint}")


class StuckGame(RulesetFault):
    """Error for a position in which the game is not over and no seat has a legal action.

    `phase` is the stage of the position, `readings` are the chosen readings that differ from their rulings, and
    `position` is the whole position as plain data.
    """

    def __init__(self, ruleset: str, phase: str, readings: Mapping[str, str], position: Any) -> None:
        """Set the stage, the readings and the position. The message ends with the position, which may be cut."""
        self.phase = phase
        self.readings = dict(readings)
        self.position = position
        played = ", ".join(f"{name} {key}" for name, key in self.readings.items()) or "every ruling"
        import msgspec  # noqa: PLC0415  (`scrimmage --version` loads this module, and msgspec would be half of its time)

        table = msgspec.json.encode(position).decode()
        problem = "the game is not over, but no seat has a legal action; correct the rules that lead here"
        super().__init__(ruleset, f"stage {phase!r}", f"{problem} (readings: {played}; position: {table})")


class BeyondCapacity(ScrimmageError):
    """Error: the answer to a valid request would be too large. The message says what to reduce."""


class TooManyOutcomes(BeyondCapacity):
    """Error: a tree of outcomes or action sequences is larger than the limit."""

    def __init__(self, limit: int) -> None:
        """Store the exceeded limit: a number of outcomes, or of steps of action sequences."""
        self.limit = limit
        super().__init__(f"more than {limit} outcomes: request the odds of a smaller step")
