"""The ball is down: the play is over, and with it, in this scenario, the game (5.2, 14.2)."""

from __future__ import annotations

from msgspec.structs import replace

from scrimmage_rules.kernel.contract import Result
from scrimmage_rules.tactical_football.deeds import Deed
from scrimmage_rules.tactical_football.field import Hex, Role
from scrimmage_rules.tactical_football.position import Down, Position, seat_of
from scrimmage_rules.tactical_football.stages import Over

BECAUSE = {
    "neutralized": ("5.2.2",), "out-of-bounds": ("5.2.5", "7.2.G.2"), "downed": ("5.2.6", "8.6.L.1"),
    "no-snap": ("4.2.5", "5.11.3.3"), "no-pass": ("9.4.R.3",), "fumble": ("5.2.4", "12.proc.2", "12.A.2", "12.B.3"),
}  # fmt: skip
"""The clauses by which each of these ends a play."""

OBJECTIVE_REACHED = "14.2.6"


def ball_down(deed: Deed[object], position: Position, at: Hex, why: str, held_by: Role = "offense") -> Position:
    """The play is over, with the ball in this hex in the hands of one of the sides."""
    gain = deed.rules.field.row[at] - position.line
    wins = position.objective is not None and gain >= position.objective and held_by == "offense"
    winner = seat_of(position, "offense" if wins else "defense")
    clauses = (*BECAUSE[why], "5.2.1", "5.2.7", "1.0.1", "2.0.2", "3.32.11")
    deed.say("ball-down", clauses, at=at, why=why, gain=gain, held_by=held_by)
    deed.say(
        "game-over",
        (OBJECTIVE_REACHED, "14.2.1", "14.2.3", "14.2.5", "4.5.1"),
        winner=winner,
        objective=position.objective,
    )
    ball = Down(at, why, held_by)  # type: ignore[arg-type]
    return replace(position, ball=ball, stage=Over(gain, winner))


def result(position: Position) -> Result | None:
    """Who has won, once the play is over (14.2.6)."""
    stage = position.stage
    return Result(stage.winner, OBJECTIVE_REACHED) if isinstance(stage, Over) else None
