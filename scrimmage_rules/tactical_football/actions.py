"""The actions of the seats, one hex or hexside at a time; `man` is always a man of the seat's own side."""

from __future__ import annotations

from typing import Literal

import msgspec

from scrimmage_rules.kernel.rule_context import Action
from scrimmage_rules.kernel.size_limits import Text
from scrimmage_rules.tactical_football.facing import Facing
from scrimmage_rules.tactical_football.field import Hex, Role
from scrimmage_rules.tactical_football.stages import Label, Labels


class Toss(Action, frozen=True):
    """Chance decides who wins the coin toss."""


class Take(Action, frozen=True):
    """The winner of the coin toss chooses a side."""

    side: Role
    """the side he plays"""


class RollObjective(Action, frozen=True):
    """The offense rolls the die for the number of hexes that it must gain."""


class Select(Action, frozen=True):
    """A side selects its eleven men."""

    men: Labels
    """their numbers"""


class Reactivate(Action, frozen=True):
    """A seat names the injured man of its opponent who comes back."""

    man: Label
    """his number"""


class Punt(Action, frozen=True):
    """The offense kicks the ball away instead of playing its fourth down."""


class Place(Action, frozen=True, gc=False):
    """A side places its next man."""

    man: Label
    """his number"""

    at: Hex
    """the hex"""


class FacePlacedMan(Action, frozen=True, gc=False, tag="face"):
    """A side changes the facing of a man whom it has placed."""

    man: Label
    """his number"""

    facing: Facing
    """the facing"""


class PlaceBall(Action, frozen=True):
    """The offense places the ball marker."""

    at: Hex
    """the hex"""


class Choose(Action, frozen=True):
    """A side chooses its two play markers, or keeps its present ones."""

    line: Text
    """the marker of its line"""

    play: Text
    """the ball marker of the offense, the coverage marker of the defense"""


class CallTurn(Action, frozen=True, tag="call"):
    """The offense calls the type of the Game-Turn."""

    turn: Literal["pre-contact", "snap", "contact", "pass"]
    """the type; only the first two can be called here"""


class Step(Action, frozen=True, gc=False):
    """A man steps into a neighbouring hex."""

    man: Label
    """his number"""

    to: Hex
    """the hex"""


class Leave(Action, frozen=True, gc=False):
    """A man leaves the map."""

    man: Label
    """his number"""

    way: Facing
    """over which hexside"""


class TurnMan(Action, frozen=True, gc=False, tag="turn"):
    """A man turns by one hexside."""

    man: Label
    """his number"""

    to: Facing
    """what he faces then"""


class Motion(Action, frozen=True):
    """The offense names its man in motion."""

    man: Label
    """his number"""


class Enter(Action, frozen=True, gc=False):
    """A man enters an opponent's hex to make a passive contact."""

    man: Label
    """his number"""

    target: Label
    """the opponent's number"""


class Contact(Action, frozen=True, gc=False, omit_defaults=True):
    """A man contacts an opponent, alone or with others."""

    man: Label
    """the number of the man who has moved last"""

    target: Label
    """the opponent's number"""

    partners: Labels = msgspec.field(default=(), name="with")
    """the other men of a double-team"""


class Pair(Action, frozen=True, gc=False):
    """The offense declares a hand-off, so that both men may move at the same time."""

    man: Label
    """the number of the man who is to release the ball"""

    to: Label
    """the number of the man who is to take it"""


class HandOff(Action, frozen=True, gc=False, omit_defaults=True):
    """A man hands off to an adjacent teammate."""

    man: Label
    """the number of the man who releases the ball"""

    to: Label
    """the number of the man who takes it"""

    dummy: Literal["stays", "goes"] | None = None
    """who has a dummy ball afterwards: `stays`, the man who releases; `goes`, the man who takes; null without one"""


class Claim(Action, frozen=True, gc=False):
    """A man of the defense takes a ball that was fumbled in an active contact."""

    man: Label
    """his number"""


class DownBall(Action, frozen=True):
    """The offense downs the ball."""


class SnapBall(Action, frozen=True, tag="snap"):
    """The offense snaps the ball."""


class Recover(Action, frozen=True, gc=False):
    """A side throws for the recovery of a neutralized man."""

    man: Label
    """his number"""


class Commit(Action, frozen=True, omit_defaults=True):
    """The offense announces a pass, or that it does not pass in this Game-Turn."""

    to: Literal["contact", "forward", "lateral"]
    """no pass, a forward pass, or a lateral"""

    target: Hex | None = None
    """for a forward pass the target hex that counts"""

    man: Label | None = None
    """who is to throw, named here under TF-A64 `name-at-commitment` only"""

    receiver: Label | None = None
    """the man who is to catch; set only under TF-A64 `name-at-commitment`"""


class ChangePlay(Action, frozen=True):
    """The offense changes its ball marker at the start of a Game-Turn."""

    play: Text
    """the new marker"""


class Resolve(Action, frozen=True, gc=False):
    """The offense resolves a passive contact."""

    man: Label
    """its man in the shared hex"""


class Designate(Action, frozen=True, gc=False):
    """The offense records a pass target."""

    hex: Hex
    """the hex"""


class Pass(Action, frozen=True, gc=False):
    """The offense throws a pass."""

    man: Label
    """the number of the passer"""

    to: Label
    """the number of the receiver"""


class Lift(Action, frozen=True, gc=False):
    """The offense lifts the ball from its passer for a long pass."""

    man: Label
    """his number"""


class Intercept(Action, frozen=True, gc=False):
    """The defense names the man who tries to intercept."""

    man: Label
    """his number"""


class Done(Action, frozen=True):
    """A side ends its phase."""
