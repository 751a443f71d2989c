"""Walking the tree of chances: every outcome of an action with its exact probability, and counts of sequences."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import islice
from typing import Any

from scrimmage_rules.kernel.bounds import MOST_DEPTH
from scrimmage_rules.kernel.chance import Need, Outcome
from scrimmage_rules.kernel.codec import canonical, plain
from scrimmage_rules.kernel.contract import Applied, Fault, Refused, Rejection, Ruleset
from scrimmage_rules.kernel.errors import BeyondCapacity, MalformedData, TooManyOutcomes

LIMIT = 5_000
"""Leaves of the tree of one action beyond which exact odds are refused."""

STEPS = 10_000
"""Steps beyond which sequences are not counted."""


Branch = tuple[Fraction, tuple[Outcome, ...]]
"""The probability of a script, and the script."""


def outcomes(
    ruleset: Ruleset[Any, Any], rules: Any, position: Any, seat: str, action: Any, limit: int = LIMIT
) -> Iterator[tuple[Fraction, Applied[Any]]]:
    """Every way an action can turn out, each with its probability; they sum to exactly 1.

    Raises `Refused` for an illegal action and `TooManyOutcomes` beyond `limit` leaves.
    """
    leaves = 0
    waiting: list[Iterator[Branch]] = [iter([(Fraction(1), ())])]
    while waiting:
        branch = next(waiting[-1], None)
        if branch is None:
            waiting.pop()
            continue
        probability, script = branch
        outcome = ruleset.apply(rules, position, seat, action, script)
        if isinstance(outcome, Rejection):
            raise IllegalAction(outcome)
        if isinstance(outcome, Applied):
            leaves += 1
            if leaves > limit:
                raise TooManyOutcomes(limit)
            yield probability, outcome
        else:
            waiting.append(_branches(probability, script, outcome))


def _branches(probability: Fraction, script: tuple[Outcome, ...], need: Need) -> Iterator[Branch]:
    for face, share in need.outcomes.items():
        yield probability * share, (*script, Outcome(need.kind, face, need.purpose))


class IllegalAction(Refused):
    """Odds or counts were asked for an action that the rules forbid; `rejection` says why."""

    def __init__(self, rejection: Rejection) -> None:
        """Keeps the whole rejection."""
        self.rejection = rejection
        super().__init__([Fault(rejection.clause, rejection.code, "$.action")])


def at(data: Any, pointer: str) -> Any:
    """The value at a place such as `/score/home` of plain data; a place that is not there raises `MalformedData`."""
    if not pointer.startswith("/"):
        raise MalformedData(pointer, "a place begins with a slash, such as /score/home")
    value = data
    for step in pointer.split("/")[1:]:
        try:
            value = value[int(step)] if isinstance(value, list | tuple) else value[step]
        except (KeyError, IndexError, ValueError, TypeError):
            raise MalformedData(pointer, f"there is no {step!r} here") from None
    return value


def odds(
    ruleset: Ruleset[Any, Any], rules: Any, position: Any, seat: str, action: Any, of: Sequence[str]
) -> dict[bytes, Fraction]:
    """The exact distribution of the values at the places `of` in the position after an action.

    The keys are the canonical JSON of the list of values; the fractions sum to 1.
    """
    spread: dict[bytes, Fraction] = {}
    for probability, applied in outcomes(ruleset, rules, position, seat, action):
        table = plain(applied.position)
        values = canonical([at(table, pointer) for pointer in of])
        spread[values] = spread.get(values, Fraction(0)) + probability
    return spread


def perft(
    ruleset: Ruleset[Any, Any], rules: Any, position: Any, depth: int, *, first_only: bool = False, limit: int = STEPS
) -> int:
    """The number of different sequences of `depth` steps: seats, legal actions and (unless `first_only`) outcomes.

    Raises `TooManyOutcomes` when more than `limit` steps would have to be walked, `BeyondCapacity` for a depth that
    no position is worth.
    """
    if depth > MOST_DEPTH:
        raise BeyondCapacity(f"a depth of more than {MOST_DEPTH}: ask for fewer steps")
    walked = 0

    def below(here: Any, left: int) -> int:
        nonlocal walked
        if left == 0:
            return 1
        total = 0
        for after in _steps(ruleset, rules, here, first_only=first_only):
            walked += 1
            if walked > limit:
                raise TooManyOutcomes(limit)
            total += below(after, left - 1)
        return total

    return below(position, depth)


def _steps(ruleset: Ruleset[Any, Any], rules: Any, position: Any, *, first_only: bool) -> Iterator[Any]:
    """Every position that one step leads to."""
    for seat in ruleset.seats:
        for action in ruleset.legal(rules, position, seat):
            ways = outcomes(ruleset, rules, position, seat, action)
            for _, applied in islice(ways, 1) if first_only else ways:
                yield applied.position
