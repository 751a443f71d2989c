"""The end of a play: the ball is down, and in the single play the game is over (5.2)."""

from __future__ import annotations

from msgspec.structs import replace

from scrimmage_rules.kernel.contract import Result
from scrimmage_rules.tactical_football.field import Hex, Role
from scrimmage_rules.tactical_football.game_scenarios import downs, end_of_possession, single_play
from scrimmage_rules.tactical_football.position import Down, Loose, OnTheGround, Position
from scrimmage_rules.tactical_football.rule_context_types import Deed
from scrimmage_rules.tactical_football.stages import Over

BECAUSE = {
    "neutralized": ("5.2.2",), "out-of-bounds": ("5.2.5", "7.2.G.2"), "downed": ("5.2.6", "8.6.L.1"),
    "no-snap": ("4.2.5", "5.11.3.3"), "no-pass": ("9.4.R.3",), "fumble": ("5.2.4", "12.proc.2", "12.B.3"),
    "touchdown": ("14.32.event.1",), "incomplete": ("5.2.3", "9.4.V.4", "9.1.B.2", "T.pass.no"),
    "interception": ("5.2.3", "9.5.AA.4", "9.5.AA.5", "9.5.AA.6", "9.1.B.1"), "forbidden": ("13.PROC.4",),
}  # fmt: skip
"""For each way in which a play ends, its clauses."""


def end_play_with_ball_down(
    deed: Deed[object], position: Position, at: Hex, why: str, held_by: Role = "offense"
) -> Position:
    """End the play with the ball down in this hex, in the possession of a side.

    In the game of several plays, return the position before the next play. So this must be the last effect of an
    action.
    """
    gain = 0 if why == "incomplete" else deed.rules.field.row[at] - position.line
    recovered = ("12.A.2",) if why == "fumble" and held_by == "defense" else ()
    clauses = (
        *BECAUSE[why],
        *recovered,
        "5.2.1",
        *(() if why == "interception" else ("3.32.11",)),
        *_list_hidden_coverage_clauses(position),
    )
    deed.say("ball-down", clauses, at=at, why=why, gain=gain, held_by=held_by)
    down = replace(position, ball=Down(at, why, held_by))  # type: ignore[arg-type]
    if position.game is None:
        return single_play.end_single_play_game(deed, down, gain)
    return downs.settle_finished_play(deed, down, _find_farthest_hex_of_ball(position, at, why, held_by))


def _list_hidden_coverage_clauses(position: Position) -> tuple[str, ...]:
    """Return the clause that keeps the coverage marker hidden after a play without a forward pass (13.G.2, TF-E42)."""
    plan = position.plans.defense
    is_shown = plan is not None and plan.shown
    return () if position.snap is None or position.so_far.forward_tried or is_shown else ("13.G.2",)


def _find_farthest_hex_of_ball(position: Position, at: Hex, why: str, held_by: Role) -> Hex:
    """Return the hex to which the offense has advanced the ball (TF-A93).

    An intercepted ball has gained nothing. For a fumbled ball, the hex where it was lost counts.
    """
    ball = position.ball
    if held_by == "offense":
        return at
    if why == "interception":
        assert position.snap is not None
        return position.snap.at
    assert isinstance(ball, OnTheGround | Loose)
    return ball.at


def is_several_play_game_over(position: Position) -> bool:
    """Return whether the game of several plays is over, with only the ball left on the table."""
    return position.game is not None and isinstance(position.stage, Over)


def find_result(position: Position) -> Result | None:
    """Return the winner of a finished game (14.2.6, 14.35.1)."""
    stage = position.stage
    if not isinstance(stage, Over):
        return None
    clause = single_play.OBJECTIVE_REACHED if position.game is None else end_of_possession.MOST_POINTS_WIN
    return Result(stage.winner, clause)
