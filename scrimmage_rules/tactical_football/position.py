"""The position of tactical-football: two teams of men, the ball, what was chosen in secret, and the stage of the play.

A hex is its printed number of four digits, column and then row: `1441`. Rows grow towards the goal the offense attacks.
Line L is the zigzag of hexsides between the rows L and L + 1; the offense sets up behind it, in the rows up to L.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec.structs import replace

from scrimmage_rules.kernel.cached_values import once
from scrimmage_rules.kernel.size_limits import MOST_NAMES, Count, Number, Text
from scrimmage_rules.tactical_football.facing import Facing
from scrimmage_rules.tactical_football.field import Hex, Role
from scrimmage_rules.tactical_football.game_record import Game
from scrimmage_rules.tactical_football.stages import PHASES, Label, Labels, Seat, Stage

SEATS: tuple[Seat, Seat] = ("home", "away")

GameTurnType = Literal["set-up", "undecided", "pre-contact", "snap", "contact", "pass"]
Degree = Annotated[int, msgspec.Meta(ge=0, le=4)]


class Man(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A man on the field."""

    at: Hex
    """the hex he is in"""

    facing: Facing
    """the hexside he faces"""

    neutralized: Degree
    """the number on his Neutralization marker, 1 to 4; 0 without one"""

    hit: bool
    """whether he has a Hit marker"""


class Team(msgspec.Struct, frozen=True, forbid_unknown_fields=True, dict=True):
    """The eleven men chosen for the field, by what has become of them."""

    on: Annotated[dict[Label, Man], msgspec.Meta(max_length=MOST_NAMES)]
    """the men on the field, by their numbers"""

    off: Labels
    """those who have left the field in this play"""

    injured: Labels
    """those who were taken off as injured in this play"""

    @once
    def by_hex(self) -> dict[Hex, tuple[Label, ...]]:
        """Who stands in a hex; several only in the huddle, or in the midst of passing through a friend's hex."""
        found: dict[Hex, tuple[Label, ...]] = {}
        for label, man in self.on.items():
            found[man.at] = (*found[man.at], label) if man.at in found else (label,)
        return found

    @once
    def kept(self) -> dict[Any, Any]:
        """What has been worked out of these men and is asked for often."""
        return {}

    def with_man(self, label: Label, **changes: Any) -> Team:
        """The team with one of its men changed."""
        return replace(self, on={**self.on, label: replace(self.on[label], **changes)})


class Men(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Both teams."""

    offense: Team
    """the men of the offense"""

    defense: Team
    """the men of the defense"""

    def of(self, role: Role) -> Team:
        """One of the two."""
        return self.offense if role == "offense" else self.defense

    def having(self, role: Role, team: Team) -> Men:
        """Both, with one of them replaced."""
        return Men(team, self.defense) if role == "offense" else Men(self.offense, team)


class Unplaced(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="is", tag="unplaced"):
    """The ball before it is set down."""


class OnTheGround(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="is", tag="ground"):
    """The ball before the snap: its marker lies on a hex, and whoever stands there can snap it."""

    at: Hex
    """the hex of the marker"""


class Carried(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="is", tag="carried"):
    """The ball with a man of the offense, and dummy balls with others; the defense cannot tell which is which."""

    by: Label
    """the man with the real ball"""

    dummies: Labels
    """the men with dummies"""

    @property
    def carriers(self) -> Labels:
        """Every man who might have the ball (9.3.P.2)."""
        return (self.by, *self.dummies)


class Loose(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="is", tag="loose"):
    """The ball when it has been fumbled and is fought for."""

    at: Hex
    """the hex it lies in"""

    by: Label
    """the man of the offense who had it"""


class Down(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="is", tag="down"):
    """The ball when the play is over."""

    at: Hex
    """the hex it is down in: the last one on the field for a man who carried it out"""

    why: Literal[
        "neutralized", "out-of-bounds", "downed", "no-snap", "no-pass", "fumble", "incomplete", "interception",
        "forbidden", "touchdown", "punt",
    ]  # fmt: skip
    """what has ended the play"""

    held_by: Role
    """the side that has it"""


Ball = Unplaced | OnTheGround | Carried | Loose | Down


class Plan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The two markers of a side."""

    line: Text
    """the marker of its line: `aggressive-blocking` or `pass-blocking`, `aggressive-charge` or `reaction-charge`"""

    play: Text
    """the ball marker of the offense, or the coverage marker of the defense"""

    shown: bool
    """whether the ball or coverage marker has been turned up; the line markers are from the snap on"""


class Plans(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The markers of both sides; null for a side that has not chosen."""

    offense: Plan | None
    """the markers of the offense"""

    defense: Plan | None
    """the markers of the defense"""

    def of(self, role: Role) -> Plan | None:
        """Those of one side."""
        return self.offense if role == "offense" else self.defense


class Snapped(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the instant of the snap has fixed for the rest of the play."""

    turn: Count
    """the number of the Snap Game-Turn"""

    at: Hex
    """the hex the ball is snapped from"""

    snapper: Label
    """the man on the ball"""

    recipient: Label
    """the man who takes the snap"""

    passers: Labels
    """the eligible passers"""

    receivers: Labels
    """the eligible receivers"""

    linemen: Labels
    """the linemen of the offense: next to the line and not eligible to receive"""

    charging: Labels
    """the linemen of the defense: next to the line; all other men of the defense are backs"""


class Throw(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A pass that the offense is committed to in this Game-Turn."""

    kind: Literal["forward", "lateral"]
    """as it was announced"""

    target: Hex | None
    """of a forward pass the target hex that counts, one of the two recorded; else null"""

    length: Literal["open", "long", "thrown"]
    """`long` once no short pass was thrown, `thrown` once the pass itself was"""

    passer: Label | None
    """who throws it: from the commitment on under TF-A64 `name-at-commitment`, else once the ball is lifted"""

    receiver: Label | None
    """to whom: from the commitment on under TF-A64 `name-at-commitment`, else once it is thrown"""

    points: Annotated[dict[Label, Number], msgspec.Meta(max_length=MOST_NAMES)]
    """Movement Points that the men of the offense kept at the end of their movement; nobody before it"""


class GameTurn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The Game-Turn that is being played."""

    number: Count
    """its number, from 1; 0 during set-up"""

    type: GameTurnType
    """its type; `undecided` until the offense has called or committed it"""

    throw: Throw | None
    """the pass of a Pass Game-Turn, else null"""

    begun: bool
    """whether a man of the offense has been rolled for in it, so that the play can no longer be changed"""

    changed: bool
    """whether the play was changed in it, so that the ball is frozen"""


class SoFar(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the play has brought since the snap."""

    forward_tried: bool
    """whether a forward pass has been thrown"""

    ineligible_across: bool
    """whether a man who may not receive has been beyond the line"""

    carried_across: bool
    """whether the ball, or what might be the ball, has been carried across the line as the play allows"""

    lateral_caught: bool
    """whether a lateral has been caught since the play was chosen"""

    changes: Count
    """how often the play was changed"""


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A whole table. What a stage holds is told on the wire page of the documentation."""

    stage: Stage
    """what the table waits for, with what has to be remembered for it alone"""

    offense: Seat | None
    """the seat that plays the offense; null before it is chosen"""

    objective: Number | None
    """the hexes the offense has to gain, 1 to 6; null before the die is rolled, and in the game of several plays"""

    line: Number
    """the Line of Scrimmage"""

    men: Men
    """the men of both sides"""

    ball: Ball
    """where the ball is"""

    plans: Plans
    """the markers of both sides"""

    targets: Annotated[tuple[Hex, ...], msgspec.Meta(max_length=2)]
    """the two hexes recorded at the end of the Snap Game-Turn"""

    snap: Snapped | None
    """what the snap has fixed; null before the Snap Game-Turn"""

    turn: GameTurn
    """the Game-Turn"""

    so_far: SoFar
    """what the play has brought since the snap"""

    game: Game | None
    """what lasts from play to play; null in the game of a single play"""

    @property
    def phase(self) -> str:
        """The name of the stage."""
        return PHASES[type(self.stage)]

    def with_team(self, role: Role, team: Team, **changes: Any) -> Position:
        """The position with one team replaced, and whatever else."""
        return replace(self, men=self.men.having(role, team), **changes)

    def with_man(self, role: Role, label: Label, **changes: Any) -> Position:
        """The position with one man changed."""
        return self.with_team(role, self.men.of(role).with_man(label, **changes))


NOTHING_YET = SoFar(
    forward_tried=False, ineligible_across=False, carried_across=False, lateral_caught=False, changes=0
)  # fmt: skip
"""What a play has brought before the snap."""


def game_turn(number: int, type_: GameTurnType) -> GameTurn:
    """A Game-Turn that begins."""
    return GameTurn(number, type_, throw=None, begun=False, changed=False)


def empty_table(stage: Stage, offense: Seat | None, line: int, ball: Ball, game: Game | None) -> Position:
    """A table between two plays: nobody stands on it, and nothing has been selected."""
    return Position(
        stage=stage, offense=offense, objective=None, line=line, men=Men(Team({}, (), ()), Team({}, (), ())), ball=ball,
        plans=Plans(None, None), targets=(), snap=None, turn=game_turn(0, "set-up"), so_far=NOTHING_YET, game=game,
    )  # fmt: skip


def other(seat: Seat) -> Seat:
    """The other seat."""
    return "away" if seat == "home" else "home"


def opposite(role: Role) -> Role:
    """The other side."""
    return "defense" if role == "offense" else "offense"


def seat_of(position: Position, role: Role) -> Seat:
    """The seat that plays a side; asked only once it has been chosen."""
    assert position.offense is not None
    return position.offense if role == "offense" else other(position.offense)


def role_of(position: Position, seat: str) -> Role | None:
    """The side a seat plays; None for chance and bystanders. Nobody is the offense before it has been chosen."""
    if seat not in SEATS:
        return None
    return "offense" if seat == position.offense else "defense"


def plan_of(position: Position, role: Role) -> Plan:
    """The markers of a side; asked only once they have been chosen."""
    plan = position.plans.of(role)
    assert plan is not None
    return plan


def carriers(position: Position) -> Labels:
    """The men of the offense who have, or might have, the ball (9.3.P.2)."""
    ball = position.ball
    return ball.carriers if isinstance(ball, Carried) else ()
