"""The error for an illegal action: the seat, the action, the clause that forbids it, and the nearest legal actions."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from scrimmage_rules.kernel.codec import plain_lists
from scrimmage_rules.kernel.contract import Fault, Refused, Rejection
from scrimmage_rules.kernel.rule_context import At
from scrimmage_rules.kernel.ruleset import Ruleset

NEAREST = 3
"""Maximum number of legal actions in the message about an illegal action."""

FAR = 1_000
"""Distance between two different values of a field, unless both are numbers."""


class IllegalAttempt(NamedTuple):
    """An attempted illegal action: its ruleset, and its context (rules, position, seat and action)."""

    ruleset: Ruleset[Any, Any]
    at: At[Any, Any, Any]


class IllegalAction(Refused):
    """Error for an illegal action; `rejection` gives the reason.

    The text names the seat, the action and the clause with its text, and lists the nearest legal actions of the seat,
    which `nearest` returns. The text and `nearest` are computed on first use, so that a program which only catches the
    error loses no time.
    """

    def __init__(self, rejection: Rejection, attempt: IllegalAttempt | None = None) -> None:
        """Store the rejection and, if known, the attempted action. Without it, the message does not name the action."""
        self.rejection = rejection
        self._attempt, self._nearest = attempt, tuple[Any, ...]()
        super().__init__([Fault(rejection.clause, rejection.code, "$.action")])

    @property
    def nearest(self) -> tuple[Any, ...]:
        """The legal actions of the seat that are most similar to the illegal one, starting with the most similar."""
        self._complete()
        return self._nearest

    def __str__(self) -> str:
        """Return the text on one line."""
        self._complete()
        return super().__str__()

    def __reduce__(self) -> tuple[object, ...]:
        """Return the data from which `pickle` rebuilds the completed error in another process."""
        self._complete()
        return super().__reduce__()

    def _complete(self) -> None:
        """Write the message and the list of the nearest legal actions."""
        if self._attempt is None:
            return
        attempt, self._attempt = self._attempt, None
        self._nearest = tuple(_find_nearest_actions(attempt))
        self.args = (_describe_attempt(attempt, self.rejection, self._nearest),)


def _describe_attempt(attempt: IllegalAttempt, rejection: Rejection, nearest: tuple[Any, ...]) -> str:
    engine, at = attempt
    clause = engine.rulebook.clause(rejection.clause)
    reason = f"{rejection.code.replace('-', ' ')} (clause {clause.id}: {clause.text.rstrip('.')})"
    remedy = _suggest_alternatives(attempt, nearest)
    return f"$.action: {at.seat} may not {_describe_action(at.action)} now: {reason}; {remedy}"


def _suggest_alternatives(attempt: IllegalAttempt, nearest: tuple[Any, ...]) -> str:
    """Return the part of the message that helps the caller: the seat's legal actions, the seats that may act, or the
    end of the game.
    """
    engine, at = attempt
    if nearest:
        return f"legal for {at.seat} now: {' or '.join(map(_describe_action, nearest))}"
    others = [seat for seat, actions in engine.actions_by_seat(at.rules, at.position).items() if actions]
    return f"{' or '.join(others)} may act now" if others else "the game is over"


def _describe_action(action: Any) -> str:
    """Return an action as its type, with its other fields in brackets."""
    fields = plain_lists(action)
    kind = fields.pop("type")
    told = ", ".join(f"{name} {_describe_value(value)}" for name, value in fields.items() if value is not None)
    return f"{kind} ({told})" if told else str(kind)


def _describe_value(value: Any) -> str:
    return ",".join(map(_describe_value, value)) if isinstance(value, list) else str(value)


def _find_nearest_actions(attempt: IllegalAttempt) -> Iterator[Any]:
    """Yield the seat's legal actions that are most similar to the illegal one. They have its type; if no legal action
    has this type, yield one action of each legal type.
    """
    engine, at = attempt
    legal = list(engine.legal(at.rules, at.position, at.seat))
    same = [action for action in legal if type(action) is type(at.action)]
    if same:
        wanted = plain_lists(at.action)
        ordered = sorted(same, key=lambda action: _measure_distance(wanted, plain_lists(action)))
        yield from ordered[:NEAREST]
    else:
        yield from list({type(action): action for action in reversed(legal)}.values())[::-1][:NEAREST]


def _measure_distance(first: Any, second: Any) -> int:
    """Return a number that says how different two values of plain data are: 0 if they are equal."""
    if first == second:
        return 0
    if isinstance(first, dict) and isinstance(second, dict):
        return sum(_measure_distance(first.get(name), second.get(name)) for name in {*first, *second})
    if isinstance(first, list) and isinstance(second, list) and len(first) == len(second):
        return sum(map(_measure_distance, first, second))
    if isinstance(first, int) and isinstance(second, int):
        return abs(first - second)
    return FAR
