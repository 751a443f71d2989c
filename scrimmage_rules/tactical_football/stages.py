"""The stages of the sequence of play, each with what has to be remembered for it alone; `phase` tells them apart."""

from __future__ import annotations

from typing import Annotated, Literal, get_args

import msgspec

from scrimmage_rules.kernel.size_limits import MOST_NAMES, Number, Text
from scrimmage_rules.tactical_football.facing import Facing
from scrimmage_rules.tactical_football.field import Hex, Role

Seat = Literal["home", "away"]
Label = Text
"""A man by the number on his counter, as text."""

Labels = Annotated[tuple[Label, ...], msgspec.Meta(max_length=MOST_NAMES)]


class _Stage(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="phase"):
    """The base of all stages."""


class CoinToss(_Stage, frozen=True, tag="coin-toss"):
    """The coin is to be tossed."""


class Sides(_Stage, frozen=True, tag="sides"):
    """The winner of the call is to choose his side."""

    winner: Seat
    """the seat that has won the call"""


class Objective(_Stage, frozen=True, tag="objective"):
    """The offense is to roll for what it has to gain."""


class Reactivation(_Stage, frozen=True, tag="reactivation"):
    """A side has fewer than eleven men left; the other one is to name an injured man who comes back."""

    side: Role
    """the side that is short of men"""


class LineUp(_Stage, frozen=True, tag="line-up"):
    """A side is to choose its eleven men."""

    side: Role
    """the side"""


class SetUp(_Stage, frozen=True, tag="set-up"):
    """A side is to place its men."""

    side: Role
    """the side"""

    left: Labels
    """its men who are still to be placed, in the order of the line-up"""


class Huddle(_Stage, frozen=True, tag="huddle"):
    """The offense is to choose its play."""


class Call(_Stage, frozen=True, tag="game-turn"):
    """The offense is to call the type of the Game-Turn."""


class PlaySelection(_Stage, frozen=True, tag="play-selection"):
    """A side is to choose its markers, or to keep them."""

    side: Role
    """the side"""


Halt = Literal["stopped", "from-zone-to-zone", "with-an-opponent"]
"""What ends a man's movement for a phase: a stop under TF-A21 `final`, 7.2.J, or the hex he has entered (7.5.3)."""


class Act(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """What a man has done in this phase."""

    spent: Number
    """Movement Points he has spent"""

    start: Hex
    """the hex he began the phase in"""

    faced: Facing
    """his facing when it began"""

    entered: bool
    """whether he has entered a hex"""

    halted: Halt | None
    """why he may enter no further hex, whatever becomes of the zones around him; null if nothing keeps him so"""

    joined: bool
    """whether he has taken part in a double-team as one who had not moved last"""

    crossing: Facing | None
    """the way by which he has entered a hex that he only passes through; else null"""


Acts = Annotated[dict[Label, Act], msgspec.Meta(max_length=MOST_NAMES)]


class Moving(_Stage, frozen=True):
    """What both kinds of movement have to remember."""

    side: Role
    """the Phasing Player's side"""

    active: Label | None
    """the man who is being moved; null before the first one"""

    acts: Acts
    """what each man has done in this phase; only men who have done something"""


class Positioning(Moving, frozen=True, tag="positioning"):
    """A side moves its men before the snap."""


class HandOffOf(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A hand-off of a phase: declared, so that both men may move at one time, or made."""

    man: Label
    """the man who releases the ball"""

    to: Label
    """the man who takes it"""

    made: bool
    """whether it has been made"""


HandOffs = Annotated[tuple[HandOffOf, ...], msgspec.Meta(max_length=MOST_NAMES)]


class Movement(Moving, frozen=True, tag="movement"):
    """A side moves its men and makes contacts."""

    contacted: Labels
    """men of the other side who have been contacted in this phase, or whose hex has been entered"""

    motion: Label | None
    """the man in motion; null where nobody is, and in every phase but the offense's in the Snap Game-Turn"""

    paid: Annotated[dict[Label, Number], msgspec.Meta(max_length=MOST_NAMES)]
    """points of this phase's allowance that men have paid before it, for the snap or for a passive contact"""

    hand_offs: HandOffs
    """the hand-offs of this phase in their order, declared or made"""


def movement_of(side: Role, paid: dict[Label, int]) -> Movement:
    """A phase of a side that begins, with what its men have paid before it."""
    return Movement(side, active=None, acts={}, contacted=(), motion=None, paid=paid, hand_offs=())


class Snap(_Stage, frozen=True, tag="snap"):
    """The offense is to snap the ball."""


class Recovery(_Stage, frozen=True, tag="recovery"):
    """A side rolls for its neutralized men."""

    side: Role
    """the side"""

    left: Labels
    """the men who are still to be rolled for"""


class Commitment(_Stage, frozen=True, tag="commitment"):
    """The offense is to say whether it passes."""


class PassiveContact(_Stage, frozen=True, tag="passive-contact"):
    """The offense resolves the passive contacts."""

    left: Labels
    """men of the offense whose contacts are still to be resolved"""

    made: Labels
    """men whose contacts have been resolved"""


class PickUp(_Stage, frozen=True, tag="pick-up"):
    """The defense is to say which of its men goes for a ball that was fumbled in an active contact."""

    among: Labels
    """the men who can"""


class PassTargets(_Stage, frozen=True, tag="pass-targets"):
    """The offense records two target hexes, one by one."""


class ShortPass(_Stage, frozen=True, tag="short-pass"):
    """The offense may throw a short pass."""


class LongPass(_Stage, frozen=True, tag="long-pass"):
    """The offense has to throw a long pass."""


class Interception(_Stage, frozen=True, tag="interception"):
    """The defense may try to intercept a pass that was not completed."""


class Over(_Stage, frozen=True, tag="over"):
    """The play is over, and with it the game."""

    gain: Number
    """rows between the Line of Scrimmage and the hex in which the ball is down, forward counted up; 0 after a punt"""

    winner: Seat | None
    """the seat that has won; null for a draw, which only the game of several plays knows"""


Stage = (
    CoinToss | Sides | Objective | Reactivation | LineUp | SetUp | Huddle | Call | PlaySelection | Positioning | Snap
    | Movement | Recovery | Commitment | PassiveContact | PickUp | PassTargets | ShortPass | LongPass
    | Interception | Over
)  # fmt: skip

PHASES: dict[type, str] = {each: str(each.__struct_config__.tag) for each in get_args(Stage)}
"""The name of each stage, which is the phase of a position."""
