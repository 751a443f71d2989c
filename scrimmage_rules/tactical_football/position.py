"""The position of tactical-football: two teams of men, the ball, the secret choices, and the stage of the play.

A hex is its printed number of four digits, column and then row: `1441`. Rows grow towards the goal the offense attacks.
Line L is the zigzag of hexsides between the rows L and L + 1; the offense sets up behind it, in the rows up to L.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec.structs import replace

from scrimmage_rules.kernel.cached_attributes import cached_attribute
from scrimmage_rules.kernel.size_limits import MOST_NAMES, Count, Number, Text
from scrimmage_rules.tactical_football.facing import Facing
from scrimmage_rules.tactical_football.field import Hex, Role
from scrimmage_rules.tactical_football.multi_play_game_state import Game
from scrimmage_rules.tactical_football.stages import PHASES, Label, Labels, Seat, Stage

SEATS: tuple[Seat, Seat] = ("home", "away")

GameTurnType = Literal["set-up", "undecided", "pre-contact", "snap", "contact", "pass"]
Degree = Annotated[int, msgspec.Meta(ge=0, le=4)]


class Man(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A man on the field."""

    at: Hex
    """the hex of the man"""

    facing: Facing
    """the facing of the man"""

    neutralized: Degree
    """the number on his Neutralization marker, 1 to 4; 0 without a marker"""

    hit: bool
    """whether he has a Hit marker"""


class Team(msgspec.Struct, frozen=True, forbid_unknown_fields=True, dict=True):
    """The eleven men of a side: on the field, off the field, or injured."""

    on: Annotated[dict[Label, Man], msgspec.Meta(max_length=MOST_NAMES)]
    """the men on the field, by their numbers"""

    off: Labels
    """the men who have left the field in this play"""

    injured: Labels
    """the men who were injured in this play and removed"""

    @cached_attribute
    def by_hex(self) -> dict[Hex, tuple[Label, ...]]:
        """Return the men in each hex. Several men share a hex only in the huddle, or while one passes through."""
        found: dict[Hex, tuple[Label, ...]] = {}
        for label, man in self.on.items():
            found[man.at] = (*found[man.at], label) if man.at in found else (label,)
        return found

    @cached_attribute
    def kept(self) -> dict[Any, Any]:
        """Return the cached results for these men."""
        return {}

    def with_man(self, label: Label, **changes: Any) -> Team:
        """Return the team with one of its men changed."""
        return replace(self, on={**self.on, label: replace(self.on[label], **changes)})


class Men(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The men of both teams."""

    offense: Team
    """the men of the offense"""

    defense: Team
    """the men of the defense"""

    def of(self, role: Role) -> Team:
        """Return the team of a side."""
        return self.offense if role == "offense" else self.defense

    def having(self, role: Role, team: Team) -> Men:
        """Return both teams, of which one has been replaced."""
        return Men(team, self.defense) if role == "offense" else Men(self.offense, team)


class Unplaced(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="is", tag="unplaced"):
    """The ball before it is placed on the map."""


class OnTheGround(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="is", tag="ground"):
    """The ball before the snap: its marker lies in a hex, and a man in that hex can snap it."""

    at: Hex
    """the hex of the marker"""


class Carried(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="is", tag="carried"):
    """The ball when a man of the offense carries it. The defense cannot distinguish it from dummy balls."""

    by: Label
    """the man with the real ball"""

    dummies: Labels
    """the men with dummy balls"""

    @property
    def carriers(self) -> Labels:
        """Every man who may have the ball (9.3.P.2)."""
        return (self.by, *self.dummies)


class Loose(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="is", tag="loose"):
    """The ball after a fumble, until a side recovers it."""

    at: Hex
    """the hex of the ball"""

    by: Label
    """the man of the offense who had the ball"""


class Down(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="is", tag="down"):
    """The ball when the play is over."""

    at: Hex
    """the hex where the ball is down; if a carrier left the map, his last hex"""

    why: Literal[
        "neutralized", "out-of-bounds", "downed", "no-snap", "no-pass", "fumble", "incomplete", "interception",
        "forbidden", "touchdown", "punt",
    ]  # fmt: skip
    """the reason for the end of the play"""

    held_by: Role
    """the side that has the ball"""


Ball = Unplaced | OnTheGround | Carried | Loose | Down


class Plan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The two play markers of a side."""

    line: Text
    """the line marker of this side"""

    play: Text
    """the ball-play marker of the offense, or the coverage marker of the defense"""

    shown: bool
    """whether the marker in `play` is face up"""


class Plans(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The play markers of both sides; null for a side that has not chosen."""

    offense: Plan | None
    """the markers of the offense; null before it has chosen"""

    defense: Plan | None
    """the markers of the defense; null before it has chosen"""

    def of(self, role: Role) -> Plan | None:
        """Return the plan (the two play markers) of a side."""
        return self.offense if role == "offense" else self.defense


class Snapped(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The roles of men that the instant of the snap has fixed for the rest of the play."""

    turn: Count
    """the number of the Snap Game-Turn"""

    at: Hex
    """the hex of the ball at the snap"""

    snapper: Label
    """the man who snaps the ball"""

    recipient: Label
    """the man who receives the snap"""

    passers: Labels
    """the eligible passers"""

    receivers: Labels
    """the eligible receivers"""

    linemen: Labels
    """the linemen of the offense: men next to the line who are not eligible receivers"""

    charging: Labels
    """the linemen of the defense, next to the line; the other defenders are backs"""


class Throw(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A pass that the offense has announced in this Game-Turn."""

    kind: Literal["forward", "lateral"]
    """the announced kind of pass"""

    target: Hex | None
    """the target hex that the offense has chosen from `targets`; null for a lateral"""

    length: Literal["open", "long", "thrown"]
    """`open` at first, `long` after a phase without a short pass, and `thrown` after the throw"""

    passer: Label | None
    """the passer; null before the lift, or before the commitment under TF-A64 `name-at-commitment`"""

    receiver: Label | None
    """the receiver; null before the throw, or before the commitment under TF-A64 `name-at-commitment`"""

    points: Annotated[dict[Label, Number], msgspec.Meta(max_length=MOST_NAMES)]
    """Movement Points that each man of the offense has kept; empty until the movement of the offense ends"""


class GameTurn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The current Game-Turn."""

    number: Count
    """the number of the Game-Turn, from 1; 0 during set-up"""

    type: GameTurnType
    """the type of the Game-Turn; `undecided` until the offense has called or committed to it"""

    throw: Throw | None
    """the pass of a Pass Game-Turn; null without an announced pass"""

    begun: bool
    """whether the offense has thrown dice for a recovery in this Game-Turn, after which it cannot change its play"""

    changed: bool
    """whether the offense has changed its play in this Game-Turn, so that carriers cannot move"""


class SoFar(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Events since the snap that later rules need."""

    forward_tried: bool
    """whether the offense has tried a forward pass"""

    ineligible_across: bool
    """whether a man who is not an eligible receiver has been beyond the line"""

    carried_across: bool
    """whether a carrier has crossed the line as the ball-play marker allows"""

    lateral_caught: bool
    """whether a lateral has been caught since the play was chosen"""

    changes: Count
    """the number of changes of play"""


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A complete state of the game. The wire page of the documentation lists the data of each stage."""

    stage: Stage
    """the current stage of the sequence of play, with the data of this stage"""

    offense: Seat | None
    """the seat that plays the offense; null before the choice of sides"""

    objective: Number | None
    """the hexes that the offense must gain, 1 to 6; null before the roll and in `multi-play`"""

    line: Number
    """the Line of Scrimmage, 1 to 60"""

    men: Men
    """the men of both sides"""

    ball: Ball
    """the state of the ball"""

    plans: Plans
    """the play markers of both sides"""

    targets: Annotated[tuple[Hex, ...], msgspec.Meta(max_length=2)]
    """the two target hexes that the offense records at the end of the Snap Game-Turn"""

    snap: Snapped | None
    """data recorded at the snap; null before the Snap Game-Turn"""

    turn: GameTurn
    """the current Game-Turn"""

    so_far: SoFar
    """events of this play since the snap on which later rules depend"""

    game: Game | None
    """data of a game of several plays; null in `single-play`"""

    @property
    def phase(self) -> str:
        """The name of the stage."""
        return PHASES[type(self.stage)]

    def with_team(self, role: Role, team: Team, **changes: Any) -> Position:
        """Return the position with one team replaced, and any other changes."""
        return replace(self, men=self.men.having(role, team), **changes)

    def with_man(self, role: Role, label: Label, **changes: Any) -> Position:
        """Return the position with one man changed."""
        return self.with_team(role, self.men.of(role).with_man(label, **changes))


NOTHING_YET = SoFar(
    forward_tried=False, ineligible_across=False, carried_across=False, lateral_caught=False, changes=0
)  # fmt: skip
"""Record of a play before its snap, in which nothing has happened."""


def create_game_turn(number: int, type_: GameTurnType) -> GameTurn:
    """Return the data of a new Game-Turn."""
    return GameTurn(number, type_, throw=None, begun=False, changed=False)


def create_empty_table(stage: Stage, offense: Seat | None, line: int, ball: Ball, game: Game | None) -> Position:
    """Return an empty table between two plays: no men on it, and no markers selected."""
    return Position(
        stage=stage,
        offense=offense,
        objective=None,
        line=line,
        men=Men(Team({}, (), ()), Team({}, (), ())),
        ball=ball,
        plans=Plans(None, None),
        targets=(),
        snap=None,
        turn=create_game_turn(0, "set-up"),
        so_far=NOTHING_YET,
        game=game,
    )


def other_seat(seat: Seat) -> Seat:
    """Return the opponent of a seat."""
    return "away" if seat == "home" else "home"


def other_side(role: Role) -> Role:
    """Return the opponent of a side."""
    return "defense" if role == "offense" else "offense"


def get_seat_of_side(position: Position, role: Role) -> Seat:
    """Return the seat that plays a side; call it only after the sides are chosen."""
    assert position.offense is not None
    return position.offense if role == "offense" else other_seat(position.offense)


def get_side_of_seat(position: Position, seat: str) -> Role | None:
    """Return the side that a seat plays, or None for chance, bystanders, and before the choice of sides."""
    if seat not in SEATS:
        return None
    return "offense" if seat == position.offense else "defense"


def get_markers_of_side(position: Position, role: Role) -> Plan:
    """Return the markers of a side; call it only after they are chosen."""
    plan = position.plans.of(role)
    assert plan is not None
    return plan


def list_possible_carriers(position: Position) -> Labels:
    """Return the men of the offense who have, or may have, the ball (9.3.P.2)."""
    ball = position.ball
    return ball.carriers if isinstance(ball, Carried) else ()
