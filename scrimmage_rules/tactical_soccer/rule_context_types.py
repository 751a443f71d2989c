"""The rule contexts of tactical-soccer: those of the kernel with this game's rules and position."""

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
"""The facts of a precondition by name, each a function of the question."""

MAN: FactsOf = {"man": lambda at: at.action.man}
TO: FactsOf = {"to": lambda at: at.action.to}
HOLDER: FactsOf = {"holder": lambda at: at.position.holder}
"""Facts: the man of an action, its target, and the man with the ball."""
