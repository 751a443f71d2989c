"""The objective: the first touchdown or safety wins, and the game is over."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from scrimmage_rules.computer_football.field import in_goal
from scrimmage_rules.computer_football.position import Known, Position, Role, Score, ahead, opposite, seat_of
from scrimmage_rules.kernel.contract import Event, Result, Settled

if TYPE_CHECKING:
    from scrimmage_rules.computer_football.options import Rules

WON_BY = {"touchdown": "OBJECTIVE.touchdown", "safety": "OBJECTIVE.safety"}


def touchdown(position: Position, role: Role, events: list[Event]) -> Settled:
    """The side of this line-up wins (OBJECTIVE.touchdown, CF-A91)."""
    return _over(position, role, "touchdown", events)


def safety(position: Position, against: Role, events: list[Event]) -> Settled:
    """The side across from this line-up wins: its carrier went down behind his own goal line (POSSESSION.b.1)."""
    return _over(position, opposite(against), "safety", events)


def _over(position: Position, role: Role, score: Score, events: list[Event]) -> Settled:
    """Nothing else can follow (OBJECTIVE.sudden-death); the call is no secret any more (CF-A30)."""
    winner = seat_of(position, role)
    extra = ("POSSESSION.b.1",) if score == "safety" else ()
    clauses = (WON_BY[score], *extra, "OBJECTIVE.sudden-death", "PLAY.end")
    after = replace(
        position, phase="over", known=Known(type=True, carrier=True, zone=True), mover=None, allotment=None, left=0,
        used={}, fumbled_by=position.fumbled_by if position.loose else None, winner=winner, score=score,
    )  # fmt: skip
    return after, [*events, Event("game-over", clauses, {"winner": winner, "score": score})]


def scores(position: Position, role: Role, column: int) -> bool:
    """Whether a carrier of this line-up in a column has made a touchdown."""
    return in_goal(column, ahead(position, role))


def result(_rules: Rules, position: Position) -> Result | None:
    """Who has won, and by what."""
    if position.score is None:
        return None
    return Result(position.winner, WON_BY[position.score])
