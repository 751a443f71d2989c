"""The objective: the first touchdown or safety wins, and the game is over."""

from __future__ import annotations

from msgspec.structs import replace

from scrimmage_rules.computer_football.field import in_goal
from scrimmage_rules.computer_football.position import ALL_KNOWN, Man, Position, Role, Score, ahead, seat_of
from scrimmage_rules.computer_football.rule_context import Deed
from scrimmage_rules.kernel.contract import Result

ALTERNATE = "OBJECTIVE.alternate"
ELEVEN_MEN = "OBJECTIVE.eleven-men"
TOUCHDOWN, SAFETY, SUDDEN_DEATH = "OBJECTIVE.touchdown", "OBJECTIVE.safety", "OBJECTIVE.sudden-death"

WON_BY: dict[Score, str] = {"touchdown": TOUCHDOWN, "safety": SAFETY}


def touchdown(deed: Deed[object], position: Position, role: Role) -> Position:
    """The side of this line-up wins (OBJECTIVE.touchdown, CF-A91)."""
    return win(deed, position, role, "touchdown")


def win(deed: Deed[object], position: Position, role: Role, score: Score, *because: str) -> Position:
    """Nothing else can follow (OBJECTIVE.sudden-death); the call is no secret any more (CF-A30)."""
    winner = seat_of(position, role)
    deed.say("game-over", (WON_BY[score], *because, SUDDEN_DEATH, "PLAY.end"), winner=winner, score=score)
    return replace(
        position, phase="over", known=ALL_KNOWN, mover=None, allotment=None, left=0,
        used={}, fumbled_by=None, winner=winner, score=score,
    )  # fmt: skip


def scores(position: Position, man: Man, column: int) -> bool:
    """Whether this man, with the ball in a column, has made a touchdown."""
    return in_goal(column, ahead(position, man.role))


def result(position: Position) -> Result | None:
    """Who has won, and by what."""
    if position.score is None:
        return None
    return Result(position.winner, WON_BY[position.score])
