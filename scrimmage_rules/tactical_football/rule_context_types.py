"""Rule contexts of tactical-football: the generic contexts of the kernel, with this game's rules and position."""

from __future__ import annotations

from typing import TypeAlias, TypeVar

from scrimmage_rules.kernel import rule_context
from scrimmage_rules.kernel.ruleset import Question as AnyQuestion
from scrimmage_rules.tactical_football.position import Position
from scrimmage_rules.tactical_football.settings import Rules

A = TypeVar("A")

At: TypeAlias = rule_context.At[Rules, Position, A]
Deed: TypeAlias = rule_context.Deed[Rules, Position, A]
Question: TypeAlias = AnyQuestion[Rules]
