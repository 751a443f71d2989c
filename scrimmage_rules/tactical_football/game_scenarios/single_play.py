"""The single play: the game ends with the play, and the objective decides the winner (14.2)."""

from __future__ import annotations

from msgspec.structs import replace

from scrimmage_rules.tactical_football.position import Down, Position, get_seat_of_side
from scrimmage_rules.tactical_football.rule_context_types import Deed
from scrimmage_rules.tactical_football.stages import Over

OBJECTIVE_REACHED = "14.2.6"


def end_single_play_game(deed: Deed[object], position: Position, gain: int) -> Position:
    """End a single play: the offense wins if it has the ball and has gained enough hexes (14.2.3, 14.2.5, 14.2.6)."""
    ball = position.ball
    assert isinstance(ball, Down)
    wins = position.objective is not None and gain >= position.objective and ball.held_by == "offense"
    winner = get_seat_of_side(position, "offense" if wins else "defense")
    clauses = (OBJECTIVE_REACHED, "1.0.1", "2.0.2", "14.2.1", "14.2.3", "14.2.5", "4.5.1")
    deed.say("game-over", clauses, winner=winner, objective=position.objective)
    return replace(position, stage=Over(gain, winner))
