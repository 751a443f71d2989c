"""The stages of the sequence of play, each with its own data; `phase` distinguishes them."""

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


class _BaseStage(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="phase"):
    """Base class of all stages."""


class CoinToss(_BaseStage, frozen=True, tag="coin-toss"):
    """Stage of the coin toss."""


class Sides(_BaseStage, frozen=True, tag="sides"):
    """Stage in which the winner of the coin toss chooses offense or defense."""

    winner: Seat
    """the seat that has won the coin toss"""


class Objective(_BaseStage, frozen=True, tag="objective"):
    """Stage in which the offense rolls for the number of hexes that it must gain."""


class ReturnOfInjuredMan(_BaseStage, frozen=True, tag="reactivation"):
    """Stage in which a side has fewer than eleven men: its opponent names an injured man of the side to play again."""

    side: Role
    """the side that has fewer than eleven men"""


class LineUp(_BaseStage, frozen=True, tag="line-up"):
    """Stage in which a side chooses its eleven men."""

    side: Role
    """the side that acts"""


class SetUp(_BaseStage, frozen=True, tag="set-up"):
    """Stage in which a side places its men."""

    side: Role
    """the side that acts"""

    left: Labels
    """men of this side who are not placed yet, in the order of the line-up"""


class Huddle(_BaseStage, frozen=True, tag="huddle"):
    """Stage in which the offense chooses its play."""


class Call(_BaseStage, frozen=True, tag="game-turn"):
    """Stage in which the offense calls the type of the Game-Turn."""


class PlaySelection(_BaseStage, frozen=True, tag="play-selection"):
    """Stage in which a side chooses its markers or keeps them."""

    side: Role
    """the side that acts"""


Halt = Literal["stopped", "from-zone-to-zone", "with-an-opponent"]
"""The reason why a man may enter no more hexes in a phase.

`stopped` is a stop under TF-A21 `final`, `from-zone-to-zone` a step between controlled hexes (7.2.J), and
`with-an-opponent` the entry into an opponent's hex (7.5.3).
"""


class Act(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """The acts of a man in this phase."""

    spent: Number
    """Movement Points that the man has spent in this phase"""

    start: Hex
    """the man's hex at the start of the phase"""

    faced: Facing
    """the man's facing at the start of the phase"""

    entered: bool
    """whether he has entered a hex in this phase"""

    halted: Halt | None
    """the lasting reason why he may enter no further hex in this phase; null without such a reason"""

    joined: bool
    """whether he has joined a double-team as a partner"""

    crossing: Facing | None
    """the direction of the step into the hex that the man is passing through; null if he is not passing through a
    hex
    """


Acts = Annotated[dict[Label, Act], msgspec.Meta(max_length=MOST_NAMES)]


class MovementStage(_BaseStage, frozen=True):
    """The data of both kinds of movement phase."""

    side: Role
    """the side that moves"""

    active: Label | None
    """the man who moves now; null before the first act"""

    acts: Acts
    """the acts of each man who has acted in this phase"""


class Positioning(MovementStage, frozen=True, tag="positioning"):
    """Stage in which a side moves its men before the snap."""


class HandOffOf(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A hand-off of a phase. A made hand-off is over; a declared one is still to come, and both of its men may move at
    the same time.
    """

    man: Label
    """the man who hands the ball over (releaser)"""

    to: Label
    """the man who gets the ball (recipient)"""

    made: bool
    """true for a hand-off that was made, false for one that is only declared"""


HandOffs = Annotated[tuple[HandOffOf, ...], msgspec.Meta(max_length=MOST_NAMES)]


class Movement(MovementStage, frozen=True, tag="movement"):
    """Stage in which a side moves its men and makes contacts."""

    contacted: Labels
    """opponents who were contacted or whose hex was entered in this phase"""

    motion: Label | None
    """the man in motion, in the movement of the offense in the Snap Game-Turn; null in other phases, and without
    such a man
    """

    paid: Annotated[dict[Label, Number], msgspec.Meta(max_length=MOST_NAMES)]
    """points that men paid before this phase, for the snap or for a passive contact"""

    hand_offs: HandOffs
    """the hand-offs of this phase, declared or made, in order"""


def create_movement_stage(side: Role, paid: dict[Label, int]) -> Movement:
    """Return the start of a movement phase; `paid` has the points that its men have paid already."""
    return Movement(side, active=None, acts={}, contacted=(), motion=None, paid=paid, hand_offs=())


class Snap(_BaseStage, frozen=True, tag="snap"):
    """Stage in which the offense snaps the ball."""


class Recovery(_BaseStage, frozen=True, tag="recovery"):
    """Stage in which a side rolls for its neutralized men."""

    side: Role
    """the side that acts"""

    left: Labels
    """neutralized men of this side for whom no dice were thrown yet"""


class Commitment(_BaseStage, frozen=True, tag="commitment"):
    """Stage in which the offense announces whether it passes in this Game-Turn."""


class PassiveContact(_BaseStage, frozen=True, tag="passive-contact"):
    """Stage in which the offense resolves the passive contacts."""

    left: Labels
    """men of the offense whose passive contacts are not resolved yet"""

    made: Labels
    """men of the offense whose passive contacts are resolved"""


class PickUp(_BaseStage, frozen=True, tag="pick-up"):
    """Stage after a fumble in an active contact, in which the defense names the man who takes the ball."""

    among: Labels
    """the men whom the defense can name"""


class PassTargets(_BaseStage, frozen=True, tag="pass-targets"):
    """Stage in which the offense records two target hexes, one by one."""


class ShortPass(_BaseStage, frozen=True, tag="short-pass"):
    """Stage in which the offense may throw a short pass."""


class LongPass(_BaseStage, frozen=True, tag="long-pass"):
    """Stage in which the offense throws a long pass or ends the play."""


class Interception(_BaseStage, frozen=True, tag="interception"):
    """Stage in which the defense may try to intercept an incomplete pass."""


class Over(_BaseStage, frozen=True, tag="over"):
    """Last stage: the play is over, and so is the game."""

    gain: Number
    """the row of the ball minus the Line of Scrimmage; 0 after a punt"""

    winner: Seat | None
    """the seat that has won; null for a draw, possible only in `multi-play`"""


Stage = (
    CoinToss | Sides | Objective | ReturnOfInjuredMan | LineUp | SetUp | Huddle | Call | PlaySelection
    | Positioning | Snap | Movement | Recovery | Commitment | PassiveContact | PickUp | PassTargets
    | ShortPass | LongPass | Interception | Over
)  # fmt: skip

PHASES: dict[type, str] = {each: str(each.__struct_config__.tag) for each in get_args(Stage)}
"""The name of each stage, which is the phase of a position."""
