"""Drives and the end of the game: the place of the ball after a down, the side that has it, and the winner."""

from __future__ import annotations

from coin_and_yards.position import DOWNS, FIELD, Deed, Position, other
from scrimmage_rules.kernel.contract import Result


def forward(deed: Deed[object], yards: int) -> Position:
    """Return the position after a gain of some yards: a win, the next down, or the first down of the other side."""
    offence, to_go = deed.position.offence, deed.position.to_go - yards
    deed.say("forward", ("DRIVE.forward",), to_go=max(to_go, 0))
    if to_go <= 0:
        deed.say("won", ("DRIVE.goal-line",), by=offence)
        return Position("over", offence, 0, deed.position.down)
    if deed.position.down < DOWNS:
        return Position("call", offence, to_go, deed.position.down + 1)
    deed.say("turned-over", ("DRIVE.three-downs",), to=other(offence))
    return Position("call", other(offence), FIELD - to_go)


def result(position: Position) -> Result | None:
    """Return the winner, or None before the game is over."""
    return Result(position.offence, "DRIVE.goal-line") if position.phase == "over" else None
