"""What the seats can do, one small value per action. `man` is always the man who does it."""

from __future__ import annotations

import msgspec

from scrimmage_rules.kernel.hexes import Side
from scrimmage_rules.tactical_soccer.position import Aim, Hex, Man


class RollOff(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="roll-off"):
    """Chance rolls a die for each coach: who picks first."""


class Pick(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="pick"):
    """A coach drafts a fielder."""

    man: Man


class Place(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="place"):
    """A coach puts a man on the field before play."""

    man: Man
    to: Hex


class KickOff(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="kick-off"):
    """The coach with the ball names the man in the circle who starts with it."""

    man: Man


class Move(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag_field="type", tag="move"):
    """A man walks; `via` is the hex of a loose ball that he takes on his way."""

    man: Man
    to: Hex
    via: Hex | None = None


class PickUp(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="pick-up"):
    """A man takes the loose ball in his hex (TS-A52 own-action)."""

    man: Man


class Pass(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag_field="type", tag="pass"):
    """The holder plays the ball to a team-mate; `side` is the side it takes along edges (TS-A34 passer-chooses)."""

    man: Man
    to: Man
    side: Side | None = None


class Steal(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="steal"):
    """A man tries to take the ball from its holder next to him, with or without a foul."""

    man: Man
    holder: Man
    foul: bool


class Foul(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="foul"):
    """A foul as an action of its own (TS-A38)."""

    man: Man
    victim: Man


class Shoot(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="shoot"):
    """The holder makes a shot at goal; both coaches now choose in secret."""

    man: Man


class Skip(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="skip"):
    """A coach passes on a man for this turn."""

    man: Man


class AimAt(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="aim"):
    """The attacking coach writes down the goal hex he shoots at."""

    at: Aim


class Guard(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="guard"):
    """The defending coach writes down the goal hex where his goalie will stand."""

    at: Aim


class RollShot(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="roll-shot"):
    """After the reveal the shot is rolled."""


class Intercept(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag_field="type", tag="intercept"
):
    """A man tries to intercept the pass: `step` is his tackle step, `foul` the man he fouls with it."""

    man: Man
    step: Hex | None = None
    foul: Man | None = None


class LetBy(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="let-by"):
    """A man who could intercept the pass does not try."""

    man: Man


class Receive(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="receive"):
    """The man in whose hex the ball came down tries to control it."""


class Leave(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="leave"):
    """He does not try; the ball lies loose in his hex."""


Action = (
    RollOff | Pick | Place | KickOff | Move | PickUp | Pass | Steal | Foul | Shoot | Skip | AimAt | Guard | RollShot
    | Intercept | LetBy | Receive | Leave
)  # fmt: skip
