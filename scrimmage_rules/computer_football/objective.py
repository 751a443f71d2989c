"""Objective: the first touchdown or safety wins and ends the game."""

from __future__ import annotations

from msgspec.structs import replace

from scrimmage_rules.computer_football.field import is_column_in_attacked_end_zone
from scrimmage_rules.computer_football.position import (
    ALL_KNOWN,
    Man,
    Position,
    Role,
    Score,
    get_attack_direction,
    get_seat_of_role,
)
from scrimmage_rules.computer_football.rule_context_types import Deed
from scrimmage_rules.kernel.contract import Result

ALTERNATE = "OBJECTIVE.alternate"
ELEVEN_MEN = "OBJECTIVE.eleven-men"
TOUCHDOWN, SAFETY, SUDDEN_DEATH = "OBJECTIVE.touchdown", "OBJECTIVE.safety", "OBJECTIVE.sudden-death"

BEHIND_HIS_OWN_GOAL = "POSSESSION.b.1"

WON_BY: dict[Score, str] = {"touchdown": TOUCHDOWN, "safety": SAFETY}
"""Clause of the objective for each score."""

CLAUSES_OF_SCORE: dict[Score, tuple[str, ...]] = {"touchdown": (TOUCHDOWN,), "safety": (SAFETY, BEHIND_HIS_OWN_GOAL)}
"""Clauses that an event cites for each score."""


def score_touchdown(deed: Deed[object], position: Position, role: Role) -> Position:
    """Return the finished game that the side of this line-up has won (OBJECTIVE.touchdown, CF-A91)."""
    return end_game(deed, position, role, "touchdown")


def end_game(deed: Deed[object], position: Position, role: Role, score: Score) -> Position:
    """Return the finished game (OBJECTIVE.sudden-death), in which the call is known (CF-A30)."""
    winner = get_seat_of_role(position, role)
    deed.say("game-over", (*CLAUSES_OF_SCORE[score], SUDDEN_DEATH, "PLAY.end"), winner=winner, score=score)
    return replace(
        position, phase="over", known=ALL_KNOWN, mover=None, allotment=None, left=0,
        used={}, fumbled_by=None, winner=winner, score=score,
    )  # fmt: skip


def has_carrier_scored_touchdown(position: Position, man: Man, column: int) -> bool:
    """Return whether a man with the ball in this column has scored a touchdown."""
    return is_column_in_attacked_end_zone(column, get_attack_direction(position, man.role))


def get_result(position: Position) -> Result | None:
    """Return the winner and the clause of the score, or None while the game goes on."""
    if position.score is None:
        return None
    return Result(position.winner, WON_BY[position.score])
