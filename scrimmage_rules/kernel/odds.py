"""Exact odds, and counts of action sequences. The odds are every outcome of an action with its probability, computed as
a tree of dice rolls and draws.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction
from itertools import islice
from typing import Any

from scrimmage_rules.kernel.chance import Need, Outcome
from scrimmage_rules.kernel.codec import canonical, plain
from scrimmage_rules.kernel.contract import Applied, Rejection
from scrimmage_rules.kernel.errors import BeyondCapacity, MalformedData, TooManyOutcomes
from scrimmage_rules.kernel.illegal_action_error import IllegalAction, IllegalAttempt
from scrimmage_rules.kernel.rule_context import At
from scrimmage_rules.kernel.ruleset import Ruleset
from scrimmage_rules.kernel.size_limits import MOST_DEPTH

LIMIT = 5_000
"""Maximum number of outcomes of one action for which exact odds are computed."""

STEPS = 10_000
"""Maximum number of actions with outcomes that one count of action sequences may visit."""


Branch = tuple[Fraction, tuple[Outcome, ...]]
"""The probability of a list of outcomes, and the list."""

Leaf = tuple[Fraction, Applied[Any]]
"""The probability of one complete result of an action, and the result."""


class _ChanceNode:
    """One roll of dice, or one draw, in the tree of outcomes. If it may be repeated, its results are kept until all its
    branches are known.
    """

    __slots__ = ("back", "branches", "leaves", "probability", "purpose")

    def __init__(self, branches: Iterator[Branch], probability: Fraction, purpose: str | None) -> None:
        """Create a node. `purpose` is not None if the roll is repeated until it has an effect."""
        self.branches = branches
        self.probability = probability
        self.purpose = purpose
        self.leaves: list[Leaf] = []
        self.back = Fraction(0)

    def whole(self) -> Iterator[Leaf]:
        """Yield the results below this node with their total probabilities. A total includes the cases in which the
        roll was repeated before.
        """
        share = self.probability / (self.probability - self.back)
        return ((share * probability, applied) for probability, applied in self.leaves)


def outcomes(ruleset: Ruleset[Any, Any], asked: At[Any, Any, Any], limit: int = LIMIT) -> Iterator[Leaf]:
    """Yield every outcome of an action with its probability; the probabilities sum to exactly 1.

    Raise `Refused` for an illegal action, and `TooManyOutcomes` for more than `limit` outcomes.
    """
    found = 0
    waiting = [_ChanceNode(iter([(Fraction(1), ())]), Fraction(1), None)]
    while waiting:
        branch = next(waiting[-1].branches, None)
        if branch is None:
            yield from _yield_or_hold_leaves(waiting, waiting.pop().whole())
            continue
        probability, script = branch
        outcome = ruleset.apply(asked, script)
        if isinstance(outcome, Rejection):
            raise IllegalAction(outcome, IllegalAttempt(ruleset, asked))
        if isinstance(outcome, Applied):
            found += 1
            if found > limit:
                raise TooManyOutcomes(limit)
            yield from _yield_or_hold_leaves(waiting, ((probability, outcome),))
        else:
            _continue_at_next_chance(waiting, probability, script, outcome)


def _yield_or_hold_leaves(waiting: Sequence[_ChanceNode], leaves: Iterable[Leaf]) -> Iterator[Leaf]:
    """Yield the given results. If they are below a roll that may be repeated, store them in the node of this roll
    instead.
    """
    keeper = next((node for node in reversed(waiting) if node.purpose is not None), None)
    if keeper is None:
        yield from leaves
    else:
        keeper.leaves.extend(leaves)


def _continue_at_next_chance(
    waiting: list[_ChanceNode], probability: Fraction, script: tuple[Outcome, ...], need: Need
) -> None:
    """Add a node for the next roll. If the next roll repeats an earlier one, add the probability of this branch to the
    node of the earlier roll instead.
    """
    purpose = need.purpose if need.again else None
    first = next((node for node in waiting if purpose is not None and node.purpose == purpose), None)
    if first is not None:
        first.back += probability
    else:
        waiting.append(_ChanceNode(_list_branches(probability, script, need), probability, purpose))


def _list_branches(probability: Fraction, script: tuple[Outcome, ...], need: Need) -> Iterator[Branch]:
    for face, share in need.outcomes.items():
        yield probability * share, (*script, Outcome(need.kind, face, need.purpose))


def get_value_at_pointer(data: Any, pointer: str) -> Any:
    """Return the value at a place of plain data, such as `/score/home`; raise `MalformedData` for an unknown place."""
    if not pointer.startswith("/"):
        raise MalformedData(pointer, "expected a path that starts with a slash, such as /score/home")
    value = data
    for step in pointer.split("/")[1:]:
        try:
            value = value[int(step)] if isinstance(value, list | tuple) else value[step]
        except (KeyError, IndexError, ValueError, TypeError):
            raise MalformedData(pointer, f"no field {step!r} here") from None
    return value


def odds(ruleset: Ruleset[Any, Any], asked: At[Any, Any, Any], of: Sequence[str]) -> dict[bytes, Fraction]:
    """Return the exact distribution of the values at the places `of` in the position after an action.

    The keys are the canonical JSON of the list of values; the fractions sum to 1.
    """
    spread: dict[bytes, Fraction] = {}
    for probability, applied in outcomes(ruleset, asked):
        table = plain(applied.position)
        values = canonical([get_value_at_pointer(table, pointer) for pointer in of])
        spread[values] = spread.get(values, Fraction(0)) + probability
    return spread


def perft(
    ruleset: Ruleset[Any, Any], rules: Any, position: Any, depth: int, *, first_only: bool = False, limit: int = STEPS
) -> int:
    """Return the number of action sequences of `depth` steps. Each outcome of an action counts as a step; with
    `first_only`, only its first outcome.

    Raise `TooManyOutcomes` if the count visits more than `limit` steps, and `BeyondCapacity` if `depth` is too large.
    """
    if depth > MOST_DEPTH:
        raise BeyondCapacity(f"the depth is larger than {MOST_DEPTH}: request a smaller depth")
    walked = 0

    def count_sequences_below(here: Any, left: int) -> int:
        nonlocal walked
        if left == 0:
            return 1
        total = 0
        for after in _list_next_positions(ruleset, rules, here, first_only=first_only):
            walked += 1
            if walked > limit:
                raise TooManyOutcomes(limit)
            total += count_sequences_below(after, left - 1)
        return total

    return count_sequences_below(position, depth)


def _list_next_positions(ruleset: Ruleset[Any, Any], rules: Any, position: Any, *, first_only: bool) -> Iterator[Any]:
    """Yield the position after each outcome of each legal action of any seat; with `first_only`, only after the first
    outcome.
    """
    for seat, action in ruleset.choices(rules, position):
        ways = outcomes(ruleset, At(rules, position, seat, action))
        for _, applied in islice(ways, 1) if first_only else ways:
            yield applied.position
