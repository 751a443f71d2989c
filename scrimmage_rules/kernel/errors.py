"""Everything that can go wrong apart from a broken rule, as a small tree.

A broken rule is not an error: it is a `Rejection` value (see `contract`). Errors are about the input being no sensible
question at all, or about chance that was not supplied as the rules need it.
"""

from __future__ import annotations

import difflib
from collections.abc import Iterable

LONGEST_COMPARED = 60
MOST_LISTED = 40


class ScrimmageError(Exception):
    """The base of all errors of this package; its text is one line that says what to do."""


class MalformedData(ScrimmageError):
    """Data of the wrong shape: `place` is a path such as `$.position.spot`, `problem` says what is wrong there."""

    def __init__(self, place: str, problem: str) -> None:
        """Both parts are kept as fields, so that a program need not parse the text."""
        self.place, self.problem = place, problem
        super().__init__(f"{place}: {problem}")


class UnknownName(ScrimmageError):
    """A name that is not in the list it should come from: a ruleset, reading, setting, card, query."""

    def __init__(self, sort: str, name: str, known: Iterable[str]) -> None:
        """`sort` says what was looked for (`reading of KF-A17`), `known` lists what there is."""
        self.sort, self.name, self.known = sort, name, tuple(known)
        super().__init__(f"no {sort} called {name!r}; {_hint(name, self.known)}")


def _hint(name: str, known: tuple[str, ...]) -> str:
    """The name that could be meant, else what there is; to compare long names takes long, so these give no hint."""
    short = [each for each in known if len(each) <= LONGEST_COMPARED]
    close = difflib.get_close_matches(name, short, n=1) if len(name) <= LONGEST_COMPARED else []
    if close:
        return f"did you mean {close[0]!r}?"
    more = f" and {len(known) - MOST_LISTED} more" if len(known) > MOST_LISTED else ""
    return f"known: {', '.join(known[:MOST_LISTED]) or 'none'}{more}"


class ChanceFault(ScrimmageError):
    """A script of chance that does not fit the action it was given to."""

    kind = "chance-mismatch"


class ChanceLeft(ChanceFault):
    """Entries of the script were not used; `left` says how many."""

    kind = "chance-left"

    def __init__(self, left: int) -> None:
        """The remedy is to take them away: a script must fit exactly."""
        self.left = left
        super().__init__(f"{left} chance entries too many: this action needs fewer; remove them from the end")


class ChanceMismatch(ChanceFault):
    """An entry of the script is of another kind, purpose or value than the action needs at that point."""


class BeyondCapacity(ScrimmageError):
    """A sensible question whose answer would take more than is given to one question; the text says what to lessen."""


class TooManyOutcomes(BeyondCapacity):
    """A tree of chances, or of sequences, larger than the limit, so that it is not counted."""

    def __init__(self, limit: int) -> None:
        """`limit` is the number of leaves or steps allowed."""
        self.limit = limit
        super().__init__(f"more than {limit} outcomes: ask for the odds of a smaller step")
