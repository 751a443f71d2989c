"""Contexts of this game's rules: the kernel's types with its rules and its position."""

from __future__ import annotations

from typing import TypeAlias, TypeVar

from scrimmage_rules.computer_football.position import Position
from scrimmage_rules.computer_football.settings import Rules
from scrimmage_rules.kernel import rule_context
from scrimmage_rules.kernel.ruleset import Question as AnyQuestion

A = TypeVar("A")

At: TypeAlias = rule_context.At[Rules, Position, A]
Deed: TypeAlias = rule_context.Deed[Rules, Position, A]
Question: TypeAlias = AnyQuestion[Rules]
