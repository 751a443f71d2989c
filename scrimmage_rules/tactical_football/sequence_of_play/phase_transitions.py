"""What follows what: Game-Turns, Player-Turns and phases, and what happens between them by itself (chapter 5).

A phase in which nobody would have anything to do is passed over; what needs no decision happens on the way.
"""

from __future__ import annotations

from msgspec.structs import replace

from scrimmage_rules.tactical_football.contact.shared_hexes import to_resolve
from scrimmage_rules.tactical_football.field import Role
from scrimmage_rules.tactical_football.movement.allowances import left
from scrimmage_rules.tactical_football.passing.eligibility import laterals_open
from scrimmage_rules.tactical_football.play_selection.blocking_and_charge import (
    AGGRESSIVE_CHARGE,
    is_lineman,
    plays_at_the_snap,
)
from scrimmage_rules.tactical_football.play_selection.revealed_markers import coverage_shown
from scrimmage_rules.tactical_football.position import OnTheGround, Position, Throw, game_turn
from scrimmage_rules.tactical_football.rule_context import Deed
from scrimmage_rules.tactical_football.sequence_of_play.end_of_play import ball_down
from scrimmage_rules.tactical_football.settings import Rules
from scrimmage_rules.tactical_football.stages import (
    Call,
    Commitment,
    Label,
    Labels,
    LongPass,
    PassiveContact,
    PassTargets,
    Recovery,
    ShortPass,
    movement_of,
)
from scrimmage_rules.tactical_football.transferring_the_ball.carriers import without_dummies
from scrimmage_rules.tactical_football.transferring_the_ball.legal_snap import can_be_called

MOST_PRE_CONTACT_TURNS = 4
ADVANCES = "5.11.3.1"


def next_game_turn(deed: Deed[object], position: Position) -> Position:
    """The Game-Turn marker advances; before the snap the offense calls, afterwards its men recover (5.11.3, 5.12.3)."""
    number = position.turn.number + 1
    deed.say("game-turn", (ADVANCES, "5.2.7"), number=number)
    position = replace(position, turn=game_turn(number, "undecided"))
    if position.snap is not None:
        deed.say("contact-and-pass", ("4.4.1", "5.12.3.3", "5.13.0"))
        return recovery(deed, position, "offense")
    if has_to_snap(deed.rules, position) and not can_be_called(deed.rules, position):
        return _without_a_snap(deed, position)
    return replace(position, stage=Call())


def has_to_snap(rules: Rules, position: Position) -> bool:
    """Whether only a Snap can be called, regardless of whether one is possible (4.2.5, TF-A10)."""
    return position.turn.number > MOST_PRE_CONTACT_TURNS and rules.reading["TF-A10"] != "extra-turns"


def _without_a_snap(deed: Deed[object], position: Position) -> Position:
    """The fifth Game-Turn must be the Snap, and cannot (4.2.5, TF-A10)."""
    assert isinstance(position.ball, OnTheGround)
    held_by: Role = "defense" if deed.rules.reading["TF-A10"] == "forfeit" else "offense"
    return ball_down(deed, position, position.ball.at, "no-snap", held_by)


def recovery(deed: Deed[object], position: Position, side: Role) -> Position:
    """A Player-Turn begins: neutralized men are rolled for (5.12.2.A, 5.13.1.A, 5.13.2.A)."""
    left = tuple(label for label, man in sorted(position.men.of(side).on.items()) if man.neutralized)
    if left:
        return replace(position, stage=Recovery(side, left))
    return after_recovery(deed, position, side)


def after_recovery(deed: Deed[object], position: Position, side: Role) -> Position:
    """The offense says whether it passes; the defense moves."""
    return replace(position, stage=Commitment()) if side == "offense" else movement(deed, position, side)


def passive_contacts(deed: Deed[object], position: Position) -> Position:
    """Every hex that men of both sides share is resolved, if neither is neutralized (5.13.1.C.1, TF-A36)."""
    left = to_resolve(deed.rules, position)
    if left and deed.rules.reading["TF-A36"] == "phase-C":
        return replace(position, stage=PassiveContact(left, made=()))
    return movement(deed, position, "offense")


def movement(deed: Deed[object], position: Position, side: Role, made: Labels = ()) -> Position:
    """A Movement/Contact Phase begins, and everybody's sighting is fixed; `made` have contacted before it (7.5.7)."""
    position = charged(deed, position)
    paid = dict.fromkeys(made, deed.rules.chart.resolving)
    when = (position.turn.type == "snap", side)
    deed.say("movement", (SIGHTING[when], MOVEMENT[when]), side=side)
    return replace(position, stage=movement_of(side, paid))


SIGHTING = {
    (True, "offense"): "5.12.1.A.1", (True, "defense"): "5.12.2.B.1",
    (False, "offense"): "5.13.1.D.1", (False, "defense"): "5.13.2.B.1",
}  # fmt: skip
"""The segment in which contact sighting is determined, by Snap Game-Turn or not, and by side."""

MOVEMENT = {
    (True, "defense"): "5.12.2.B.2.1", (False, "offense"): "5.13.1.D.2.1", (False, "defense"): "5.13.2.B.2.1",
}  # fmt: skip
"""The segment of movement that follows it, but for the one that begins with the snap."""


def charged(deed: Deed[object], position: Position) -> Position:
    """Under Aggressive Charge linemen lose their Hit markers before they move (13.1.B.aggressive.1)."""
    if not plays_at_the_snap(position, "defense", AGGRESSIVE_CHARGE):
        return position
    hit = [label for label in _hit(position, "defense") if is_lineman(position, "defense", label)]
    return _without_hits(deed, position, "defense", hit, "13.1.B.aggressive.1", "13.1.B.linemen")


HIT_RECOVERY: dict[Role, str] = {"offense": "5.13.1.E", "defense": "5.13.2.C"}


def after_movement(deed: Deed[object], position: Position, side: Role) -> Position:
    """The Hit markers of the side come off; then a pass, the other side, or the end of the Game-Turn.

    The offense has no phase for it in the Snap Game-Turn (TF-A28).
    """
    snap = position.turn.type == "snap"
    deed.say("movement-over", ("5.0.1", "7.1.B", "7.1.C.2", "8.6.K.1", "8.6.K.2"), side=side)
    clause = "5.12.2.C" if snap else HIT_RECOVERY[side]
    points = {label: left(deed.rules, position, side, label) for label in position.men.of(side).on}
    if side == "defense" or not snap:
        position = _without_hits(deed, position, side, _hit(position, side), clause)
    if side == "offense":
        return _after_the_offense(deed, position, points)
    if snap:
        return replace(position, stage=PassTargets())
    if position.turn.throw is None or position.turn.throw.length == "thrown":
        return end_of_game_turn(deed, position)
    deed.say("long-pass-due", ("5.13.2.D", "9.4.U.3"))
    return replace(position, stage=LongPass())


def _after_the_offense(deed: Deed[object], position: Position, points: dict[Label, int]) -> Position:
    """A short pass, out of the points that men have kept, or the defensive half (5.13.1.F, TF-A18)."""
    turn = position.turn
    if turn.throw is not None:
        throw = replace(turn.throw, points=points)
    elif laterals_open(deed.rules, turn.type):
        throw = Throw("lateral", None, "open", None, None, points)
    else:
        return defensive_half(deed, position)
    return replace(position, turn=replace(turn, throw=throw), stage=ShortPass())


def defensive_half(deed: Deed[object], position: Position) -> Position:
    """The Defensive Player-Turn begins; in the turn of a forward pass the coverage marker is turned up (13.G.1)."""
    return recovery(deed, coverage_shown(deed, position), "defense")


def _hit(position: Position, side: Role) -> list[Label]:
    return [label for label, man in position.men.of(side).on.items() if man.hit]


def _without_hits(
    deed: Deed[object], position: Position, side: Role, men: list[Label], *clauses: str
) -> Position:  # fmt: skip
    if men:
        deed.say("hits-removed", clauses, of=side, men=men)
    for label in men:
        position = position.with_man(side, label, hit=False)
    return position


def end_of_game_turn(deed: Deed[object], position: Position) -> Position:
    """Every ball marker is shown and dummies are taken away (9.3.Q.2); then the next Game-Turn."""
    return next_game_turn(deed, without_dummies(deed, position, "9.3.Q.2"))
