"""Rule contexts of tactical-soccer: the generic contexts of the kernel, with this game's rules and position."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias, TypeVar

from scrimmage_rules.kernel import rule_context
from scrimmage_rules.kernel.ruleset import Question as AnyQuestion
from scrimmage_rules.tactical_soccer.position import Position
from scrimmage_rules.tactical_soccer.settings import Rules

A = TypeVar("A")

At: TypeAlias = rule_context.At[Rules, Position, A]
Deed: TypeAlias = rule_context.Deed[Rules, Position, A]
Question: TypeAlias = AnyQuestion[Rules]

FactsOf: TypeAlias = Mapping[str, Callable[[Any], Any]]
"""Facts that the refusal of a precondition reports: the name of each fact, and the function that reads its value."""

MAN: FactsOf = {"man": lambda at: at.action.man}
TO: FactsOf = {"to": lambda at: at.action.to}
HOLDER: FactsOf = {"holder": lambda at: at.position.holder}
"""Facts for refusals: `MAN` is the man of an action, `TO` its target, and `HOLDER` the man with the ball."""
