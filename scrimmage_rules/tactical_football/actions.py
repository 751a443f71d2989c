"""Actions of the seats in tactical-football; a move is one hex or one hexside at a time. In each action, `man` is a man
of the seat's own side.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from scrimmage_rules.kernel.rule_context import Action
from scrimmage_rules.kernel.size_limits import Text
from scrimmage_rules.tactical_football.facing import Facing
from scrimmage_rules.tactical_football.field import Hex, Role
from scrimmage_rules.tactical_football.stages import Label, Labels


class Toss(Action, frozen=True):
    """Action of chance: the coin decides which seat wins the toss."""


class Take(Action, frozen=True):
    """Action of the winner of the coin toss: choose to play the offense or the defense."""

    side: Role
    """the side that the winner of the toss chooses to play"""


class RollObjective(Action, frozen=True):
    """Action of the offense: roll the die for the number of hexes that it must gain."""


class Select(Action, frozen=True):
    """Action of a side: select its eleven men."""

    men: Labels
    """the numbers of the eleven men"""


class Reactivate(Action, frozen=True):
    """Action of a seat: name an injured man of the opponent who may play again."""

    man: Label
    """the number of the man who may play again"""


class Punt(Action, frozen=True):
    """Action of the offense: kick the ball away instead of playing the fourth down."""


class Place(Action, frozen=True, gc=False):
    """Action of a side: place its next man on the map."""

    man: Label
    """the number of the man to place"""

    at: Hex
    """the hex where the man is placed"""


class FacePlacedMan(Action, frozen=True, gc=False, tag="face"):
    """Action of a side: change the facing of a man whom it has placed."""

    man: Label
    """the number of the man who turns"""

    facing: Facing
    """the new facing of the man"""


class PlaceBall(Action, frozen=True):
    """Action of the offense: place the ball marker on the map."""

    at: Hex
    """the hex of the ball"""


class Choose(Action, frozen=True):
    """Action of a side: choose its two play markers in secret, or keep its present ones."""

    line: Text
    """the line marker that the side chooses"""

    play: Text
    """the ball-play marker of the offense, or the coverage marker of the defense"""


class CallTurn(Action, frozen=True, tag="call"):
    """Action of the offense: call the type of the Game-Turn."""

    turn: Literal["pre-contact", "snap", "contact", "pass"]
    """the type of the Game-Turn; only `pre-contact` and `snap` can be called"""


class Step(Action, frozen=True, gc=False):
    """Action of a side: move a man into a neighboring hex."""

    man: Label
    """the number of the man who steps"""

    to: Hex
    """the neighboring hex that the man enters"""


class Leave(Action, frozen=True, gc=False):
    """Action of a side: a man leaves the map over its edge."""

    man: Label
    """the number of the man who leaves"""

    way: Facing
    """the hexside over which the man leaves the map"""


class TurnMan(Action, frozen=True, gc=False, tag="turn"):
    """Action of a side: turn a man by one hexside."""

    man: Label
    """the number of the man who turns"""

    to: Facing
    """the new facing of the man"""


class Motion(Action, frozen=True):
    """Action of the offense: name its man in motion."""

    man: Label
    """the number of the man in motion"""


class Enter(Action, frozen=True, gc=False):
    """Action of the defense: a man enters an opponent's hex to make a passive contact."""

    man: Label
    """the number of the man who enters the hex"""

    target: Label
    """the number of the opponent in that hex"""


class Contact(Action, frozen=True, gc=False, omit_defaults=True):
    """Action of a side: a man contacts (blocks or tackles) an opponent, alone or with partners."""

    man: Label
    """the number of the contacting man; in a double-team, the one who has moved last"""

    target: Label
    """the number of the opponent whom the man contacts"""

    partners: Labels = msgspec.field(default=(), name="with")
    """the other men of a double-team (a contact by several men)"""


class Pair(Action, frozen=True, gc=False):
    """Action of the offense: declare a hand-off in advance, so that both men may move at the same time."""

    man: Label
    """the number of the man who is to hand over the ball"""

    to: Label
    """the number of the man who is to get the ball"""


class HandOff(Action, frozen=True, gc=False, omit_defaults=True):
    """Action of the offense: a man hands the ball to an adjacent teammate."""

    man: Label
    """the number of the man who hands over the ball"""

    to: Label
    """the number of the man who gets the ball"""

    dummy: Literal["stays", "goes"] | None = None
    """the man who has a dummy ball after the hand-off: `stays` (the man who hands over), `goes` (the other man), or
    null without a dummy
    """


class Claim(Action, frozen=True, gc=False):
    """Action of the defense: name the man who takes a ball that was fumbled in an active contact."""

    man: Label
    """the number of the man who takes the fumbled ball"""


class DownBall(Action, frozen=True):
    """Action of the offense: down the ball, which ends the play."""


class SnapBall(Action, frozen=True, tag="snap"):
    """Action of the offense: snap the ball."""


class Recover(Action, frozen=True, gc=False):
    """Action of a side: throw dice for the recovery of a neutralized man."""

    man: Label
    """the number of the neutralized man"""


class Commit(Action, frozen=True, omit_defaults=True):
    """Action of the offense: announce a pass, or that it does not pass in this Game-Turn."""

    to: Literal["contact", "forward", "lateral"]
    """what the offense announces: `contact` for no pass, `forward` or `lateral` for a pass of this kind"""

    target: Hex | None = None
    """for a forward pass, the recorded target hex that the pass will use"""

    man: Label | None = None
    """the passer, who is named here only under TF-A64 `name-at-commitment`"""

    receiver: Label | None = None
    """the receiver, who is named here only under TF-A64 `name-at-commitment`"""


class ChangePlay(Action, frozen=True):
    """Action of the offense: change its ball-play marker at the start of a Game-Turn."""

    play: Text
    """the new ball-play marker"""


class Resolve(Action, frozen=True, gc=False):
    """Action of the offense: resolve a passive contact."""

    man: Label
    """the number of the offense's man in the shared hex"""


class Designate(Action, frozen=True, gc=False):
    """Action of the offense: record a target hex for a forward pass."""

    hex: Hex
    """the target hex"""


class Pass(Action, frozen=True, gc=False):
    """Action of the offense: throw a pass."""

    man: Label
    """the number of the passer"""

    to: Label
    """the number of the receiver"""


class Lift(Action, frozen=True, gc=False):
    """Action of the offense: lift the ball from its passer, for a long pass."""

    man: Label
    """the number of the passer"""


class Intercept(Action, frozen=True, gc=False):
    """Action of the defense: name the man who tries to intercept the pass."""

    man: Label
    """the number of the man who tries to intercept"""


class Done(Action, frozen=True):
    """Action of a side: end its phase."""
