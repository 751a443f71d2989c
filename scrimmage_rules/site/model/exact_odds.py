"""Exact probabilities for pages, computed from every outcome of an action at a given position."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction
from typing import Any

from scrimmage_rules.kernel.contract import Event
from scrimmage_rules.kernel.odds import outcomes
from scrimmage_rules.kernel.rule_context import At
from scrimmage_rules.rulesets import ruleset

NameResult = Callable[[Any, Sequence[Event]], str | None]
"""A function that gets the position and the events after an outcome of chance, and returns the name of the result. If
it returns None, the outcome is left out.
"""


def compute_distribution(ruleset_id: str, question: At[Any, Any, Any], asked: NameResult) -> dict[str, Fraction]:
    """Return the exact probability of each result of an action. The probabilities sum to 1.

    `question` contains the action as plain data. The function `asked` names the result of each outcome.
    """
    game = ruleset(ruleset_id)
    action = At(question.rules, question.position, question.seat, game.action(question.action))
    found: dict[str, Fraction] = {}
    for share, applied in outcomes(game, action):
        word = asked(applied.position, applied.events)
        if word is not None:
            found[word] = found.get(word, Fraction(0)) + share
    whole = sum(found.values(), Fraction(0))
    return {word: share / whole for word, share in found.items()}
