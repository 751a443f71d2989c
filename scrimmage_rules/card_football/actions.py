"""Actions of the card game: one immutable value for each type."""

from __future__ import annotations

from scrimmage_rules.kernel.rule_context import Action
from scrimmage_rules.kernel.size_limits import Text


class MakeCard(Action, frozen=True):
    """Action of chance: make the next card of a generated deck (KF-A01)."""


class TossCoin(Action, frozen=True):
    """Action of chance: name the side that kicks off first, or the side that receives in overtime."""


class KickOff(Action, frozen=True):
    """Action of the receiver: turn the top card for a kick-off."""


class Call(Action, frozen=True):
    """Action of a side: put down one of its five play cards, face down."""

    play: Text


class TurnCard(Action, frozen=True):
    """Action of the offense: turn the Play by Play card that decides the play."""


class Punt(Action, frozen=True):
    """Action of the offense: announce a punt and turn the card."""


class FieldGoal(Action, frozen=True):
    """Action of the offense: announce a field goal and turn the card."""


class Name(Action, frozen=True):
    """Action of a side: name one of its plays that it must not use next, because of the other side's momentum."""

    play: Text


class TurnTryCard(Action, frozen=True):
    """Action of the scorer: turn the card before choosing an extra point or a two-point play (KF-A24 after-draw)."""


class ExtraPoint(Action, frozen=True):
    """Action of the scorer: kick for one point."""


class TwoPoints(Action, frozen=True):
    """Action of the scorer: choose the play for two points."""
