"""The markers of a hand-off: the place of the real ball and of a dummy (9.3.N.3, 9.3.P.1, TF-A119)."""

from __future__ import annotations

from typing import Literal

from msgspec.structs import replace

from scrimmage_rules.tactical_football.position import Carried
from scrimmage_rules.tactical_football.stages import Label

MOST_DUMMIES = 2
"""Maximum number of dummies: one for each hand-off of a phase (9.3.L.3, 9.3.N.3.1, 9.3.Q.2)."""

Dummy = Literal["stays", "goes"]

OPENLY: tuple[Dummy | None, ...] = (None,)
WITH_A_DUMMY: tuple[Dummy, ...] = ("stays", "goes")


def has_recipient_marker_already(ball: Carried, to: Label) -> bool:
    """Return whether the recipient already has a marker, so that both markers are placed again (TF-A119)."""
    return to in ball.carriers


def list_dummy_placements(ball: Carried, to: Label) -> tuple[Dummy | None, ...]:
    """Return the ways to place the markers of a hand-off."""
    if has_recipient_marker_already(ball, to):
        return WITH_A_DUMMY
    return OPENLY if len(ball.dummies) >= MOST_DUMMIES else (*OPENLY, *WITH_A_DUMMY)


def place_markers_after_hand_off(ball: Carried, man: Label, to: Label, dummy: Dummy | None) -> Carried:
    """Return the ball and the dummies after a hand-off that was not fumbled (9.3.N.3.2)."""
    if has_recipient_marker_already(ball, to):
        return ball if dummy == "goes" else _exchange_markers(ball, man, to)
    if dummy == "goes":
        return replace(ball, dummies=(*ball.dummies, to))
    over = _exchange_markers(ball, man, to)
    return over if dummy is None else replace(over, dummies=(*over.dummies, man))


def _exchange_markers(ball: Carried, man: Label, to: Label) -> Carried:
    """Exchange the ball markers of two men."""
    other = {man: to, to: man}
    return Carried(other.get(ball.by, ball.by), tuple(other.get(each, each) for each in ball.dummies))
