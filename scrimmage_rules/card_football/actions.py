"""What the seats can do, one small value per action."""

from __future__ import annotations

from scrimmage_rules.kernel.rule_context import Action
from scrimmage_rules.kernel.size_limits import Text


class MakeCard(Action, frozen=True):
    """Chance makes one more card of a generated deck (KF-A01)."""


class TossCoin(Action, frozen=True):
    """Chance decides who kicks off first, or who receives in overtime."""


class KickOff(Action, frozen=True):
    """The receiver turns the top card for a kick-off."""


class Call(Action, frozen=True):
    """A side puts down one of its five play cards, face down."""

    play: Text


class TurnCard(Action, frozen=True):
    """The offence turns the Play by Play card that decides the play."""


class Punt(Action, frozen=True):
    """The offence announces a punt and turns the card."""


class FieldGoal(Action, frozen=True):
    """The offence announces a field goal and turns the card."""


class Name(Action, frozen=True):
    """A side names a play of its own that it will not use next, because of the other side's momentum."""

    play: Text


class TurnTryCard(Action, frozen=True):
    """The scorer turns the card before he chooses his try (KF-A24 after-draw)."""


class ExtraPoint(Action, frozen=True):
    """The scorer kicks for one point."""


class TwoPoints(Action, frozen=True):
    """The scorer chooses to play for two points."""
