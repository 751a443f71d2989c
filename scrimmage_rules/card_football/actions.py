"""What the seats can do, one small value per action."""

from __future__ import annotations

import msgspec

from scrimmage_rules.kernel.bounds import Text


class MakeCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="make-card"):
    """Chance makes one more card of a generated deck (KF-A01)."""


class TossCoin(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="toss-coin"):
    """Chance decides who kicks off first, or who receives in overtime."""


class KickOff(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="kick-off"):
    """The receiver turns the top card for a kick-off."""


class Call(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="call"):
    """A side puts down one of its five play cards, face down."""

    play: Text


class TurnCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="turn-card"):
    """The offence turns the Play by Play card that decides the play."""


class Punt(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="punt"):
    """The offence announces a punt and turns the card."""


class FieldGoal(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="field-goal"):
    """The offence announces a field goal and turns the card."""


class Name(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="name"):
    """A side names a play of its own that it will not use next, because of the other side's momentum."""

    play: Text


class TurnTryCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="turn-try-card"):
    """The scorer turns the card before he chooses his try (KF-A24 after-draw)."""


class ExtraPoint(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="extra-point"):
    """The scorer kicks for one point."""


class TwoPoints(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="two-points"):
    """The scorer chooses to play for two points."""


Action = (
    MakeCard | TossCoin | KickOff | Call | TurnCard | Punt | FieldGoal | Name | TurnTryCard | ExtraPoint | TwoPoints
)
