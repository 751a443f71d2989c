"""Rule contexts of card-football: the generic contexts of the kernel, with this game's rules and position."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias, TypeVar

from scrimmage_rules.card_football.position import Position
from scrimmage_rules.card_football.settings import Rules
from scrimmage_rules.kernel import rule_context
from scrimmage_rules.kernel.ruleset import Question as AnyQuestion

A = TypeVar("A")

At: TypeAlias = rule_context.At[Rules, Position, A]
Deed: TypeAlias = rule_context.Deed[Rules, Position, A]
Question: TypeAlias = AnyQuestion[Rules]
Values: TypeAlias = Mapping[str, Callable[[At[Any]], Any]]
"""Facts that the refusal of a precondition reports: the name of each fact, and the function that reads its value."""
