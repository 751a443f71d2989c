"""What the quarterback of a pass play may do while he has the ball: stand, throw, scramble, shift."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scrimmage_rules.computer_football.position import Man, Position

if TYPE_CHECKING:
    from scrimmage_rules.computer_football.options import Rules

QUARTERBACK = Man("offense", "Q")

SHIFTS = {"shift-4": 4, "shift-3": 3, "shift-2": 2}
"""The most squares he may move after such a result of a scramble."""


def has_the_pass(position: Position) -> bool:
    """Whether this is a pass play, and he still has the ball (PLAY.7.1)."""
    call = position.call
    return call is not None and call.zone is not None and not position.known.zone and position.carrier == QUARTERBACK


def at_the_start_of_a_turn(position: Position) -> bool:
    """Whether no square of this turn has been used."""
    return position.left == position.allotment


def second_turn(position: Position) -> bool:
    """Whether the offense has had a turn, so that the type has been made known (PLAY.6.1)."""
    return position.turns.offense > 0


def may_throw(rules: Rules, position: Position) -> bool:
    """Whether he may throw now (CF-A33, CF-A34), apart from where to."""
    return (
        position.mover == "offense"
        and has_the_pass(position)
        and (position.scramble is None or position.scramble == "spent")
        and (second_turn(position) or rules.reading["CF-A34"] == "first-turn-too")
        and (at_the_start_of_a_turn(position) or rules.reading["CF-A33"] == "any-time-in-turn")
    )


def may_scramble(position: Position) -> bool:
    """Whether he may scramble now: once in a play, as its second turn or a later one begins (CF-A37)."""
    return (
        position.mover == "offense"
        and has_the_pass(position)
        and position.scramble is None
        and second_turn(position)
        and at_the_start_of_a_turn(position)
    )


def squares_allowed(rules: Rules, position: Position) -> int | None:
    """How far he may still move this turn by being set, or by his shift; None if nothing binds him (CF-A32, CF-A38)."""
    if not has_the_pass(position) or position.scramble == "run":
        return None
    if position.scramble in SHIFTS:
        return SHIFTS[position.scramble] - position.used.get("Q", 0)
    return 0 if rules.reading["CF-A32"] == "set-until-scramble" else None
