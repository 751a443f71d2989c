"""Squares that a man may still move this turn: by his speed, his side's squares, and a pass in his hands."""

from __future__ import annotations

from scrimmage_rules.computer_football.men import SPEED
from scrimmage_rules.computer_football.position import Man, Position
from scrimmage_rules.computer_football.quarterback import QUARTERBACK, compute_quarterback_limit
from scrimmage_rules.computer_football.settings import Rules


def count_unused_squares_of_speed(position: Position, label: str) -> int:
    """Return the squares of a man's speed that he has not used this turn (M2)."""
    return SPEED[label] - position.used.get(label, 0)


def find_quarterback_limit(rules: Rules, position: Position, man: Man) -> int | None:
    """Return the number of squares that a set or shifting quarterback may still move; None for any other man."""
    return compute_quarterback_limit(rules, position) if man == QUARTERBACK else None


def count_squares_left(rules: Rules, position: Position, man: Man) -> int:
    """Return the squares that a man of the mover may still move this turn (M2, M8.2)."""
    left, allowed = (
        min(count_unused_squares_of_speed(position, man.label), position.left),
        find_quarterback_limit(rules, position, man),
    )
    return left if allowed is None else min(left, allowed)
