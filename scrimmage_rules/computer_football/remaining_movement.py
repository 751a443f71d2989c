"""How far a man may still be moved this turn: by his speed, by the squares of his side, and by a pass in his hands."""

from __future__ import annotations

from scrimmage_rules.computer_football.men import SPEED
from scrimmage_rules.computer_football.position import Man, Position
from scrimmage_rules.computer_football.quarterback import QUARTERBACK, compute_quarterback_limit
from scrimmage_rules.computer_football.settings import Rules


def count_speed_left(position: Position, label: str) -> int:
    """What his speed leaves a man of the mover (M2)."""
    return SPEED[label] - position.used.get(label, 0)


def find_quarterback_limit(rules: Rules, position: Position, man: Man) -> int | None:
    """What a pass in his hands leaves a man who is set or in a shift; None where nothing binds him."""
    return compute_quarterback_limit(rules, position) if man == QUARTERBACK else None


def count_squares_left(rules: Rules, position: Position, man: Man) -> int:
    """How many squares a man of the mover may still be moved this turn (M2, M8.2)."""
    left, allowed = (
        min(count_speed_left(position, man.label), position.left),
        find_quarterback_limit(rules, position, man),
    )
    return left if allowed is None else min(left, allowed)
