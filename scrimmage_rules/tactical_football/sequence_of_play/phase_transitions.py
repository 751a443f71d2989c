"""The transitions between Game-Turns, Player-Turns and phases, and their automatic effects (chapter 5).

A phase in which neither side has anything to do is skipped. Effects that need no decision follow at once.
"""

from __future__ import annotations

from msgspec.structs import replace

from scrimmage_rules.tactical_football.contact.shared_hexes import list_men_owing_passive_contact
from scrimmage_rules.tactical_football.field import Role
from scrimmage_rules.tactical_football.movement.allowances import count_points_left
from scrimmage_rules.tactical_football.passing.eligibility import has_uncommitted_lateral_phase
from scrimmage_rules.tactical_football.play_selection.blocking_and_charge_bonuses import (
    AGGRESSIVE_CHARGE,
    is_line_marker_at_snap,
    is_lineman,
)
from scrimmage_rules.tactical_football.play_selection.revealing_markers import reveal_coverage_for_pass
from scrimmage_rules.tactical_football.position import OnTheGround, Position, Throw, create_game_turn
from scrimmage_rules.tactical_football.rule_context_types import Deed
from scrimmage_rules.tactical_football.sequence_of_play.end_of_play import end_play_with_ball_down
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
    create_movement_stage,
)
from scrimmage_rules.tactical_football.transferring_the_ball.carriers_of_real_and_dummy_balls import remove_all_dummies
from scrimmage_rules.tactical_football.transferring_the_ball.legal_snap import can_call_snap

MOST_PRE_CONTACT_TURNS = 4
ADVANCES = "5.11.3.1"


def start_next_game_turn(deed: Deed[object], position: Position) -> Position:
    """Advance the Game-Turn; before the snap the offense calls, afterwards its men recover (5.11.3, 5.12.3)."""
    number = position.turn.number + 1
    deed.say("game-turn", (ADVANCES, "5.2.7"), number=number)
    position = replace(position, turn=create_game_turn(number, "undecided"))
    if position.snap is not None:
        deed.say("contact-and-pass", ("4.4.1", "5.12.3.3", "5.13.0"))
        return start_recovery(deed, position, "offense")
    if must_call_snap(deed.rules, position) and not can_call_snap(deed.rules, position):
        return _resolve_impossible_snap(deed, position)
    return replace(position, stage=Call())


def must_call_snap(rules: Rules, position: Position) -> bool:
    """Return whether only a Snap may be called, even if it is impossible (4.2.5, TF-A10)."""
    return position.turn.number > MOST_PRE_CONTACT_TURNS and rules.reading["TF-A10"] != "extra-turns"


def _resolve_impossible_snap(deed: Deed[object], position: Position) -> Position:
    """End or continue a play whose fifth Game-Turn has no possible snap (4.2.5, TF-A10)."""
    assert isinstance(position.ball, OnTheGround)
    held_by: Role = "defense" if deed.rules.reading["TF-A10"] == "forfeit" else "offense"
    return end_play_with_ball_down(deed, position, position.ball.at, "no-snap", held_by)


def start_recovery(deed: Deed[object], position: Position, side: Role) -> Position:
    """Start a Player-Turn with rolls for its neutralized men (5.12.2.A, 5.13.1.A, 5.13.2.A)."""
    left = tuple(label for label, man in sorted(position.men.of(side).on.items()) if man.neutralized)
    if left:
        return replace(position, stage=Recovery(side, left))
    return start_phase_after_recovery_rolls(deed, position, side)


def start_phase_after_recovery_rolls(deed: Deed[object], position: Position, side: Role) -> Position:
    """Start the commitment of the offense, or the movement of the defense."""
    return replace(position, stage=Commitment()) if side == "offense" else start_movement_phase(deed, position, side)


def start_passive_contacts(deed: Deed[object], position: Position) -> Position:
    """Start the contacts in hexes that active men of both sides share (5.13.1.C.1, TF-A36)."""
    left = list_men_owing_passive_contact(deed.rules, position)
    if left and deed.rules.reading["TF-A36"] == "phase-C":
        return replace(position, stage=PassiveContact(left, made=()))
    return start_movement_phase(deed, position, "offense")


def start_movement_phase(deed: Deed[object], position: Position, side: Role, made: Labels = ()) -> Position:
    """Start a Movement/Contact Phase, which fixes all sighting; men in `made` have already contacted (7.5.7)."""
    position = remove_hits_of_chargers(deed, position)
    paid = dict.fromkeys(made, deed.rules.chart.resolving)
    when = (position.turn.type == "snap", side)
    deed.say("movement", ("7.0.1", SIGHTING[when], MOVEMENT[when]), side=side)
    return replace(position, stage=create_movement_stage(side, paid))


SIGHTING = {
    (True, "offense"): "5.12.1.A.1", (True, "defense"): "5.12.2.B.1",
    (False, "offense"): "5.13.1.D.1", (False, "defense"): "5.13.2.B.1",
}  # fmt: skip
"""The clause of the segment in which sighting for contacts is determined.

Its key is whether this is the Snap Game-Turn, and the side that moves.
"""

MOVEMENT = {
    (True, "defense"): "5.12.2.B.2.1", (False, "offense"): "5.13.1.D.2.1", (False, "defense"): "5.13.2.B.2.1",
}  # fmt: skip
"""The clause of each segment of movement, except the one that begins with the snap."""


def remove_hits_of_chargers(deed: Deed[object], position: Position) -> Position:
    """Remove the Hit markers of linemen before they move, under Aggressive Charge (13.1.B.aggressive.1)."""
    if not is_line_marker_at_snap(position, "defense", AGGRESSIVE_CHARGE):
        return position
    hit = [label for label in _list_men_with_hit_marker(position, "defense") if is_lineman(position, "defense", label)]
    return _remove_hit_markers(deed, position, "defense", hit, "13.1.B.aggressive.1", "13.1.B.linemen")


HIT_RECOVERY: dict[Role, str] = {"offense": "5.13.1.E", "defense": "5.13.2.C"}


def end_movement_phase(deed: Deed[object], position: Position, side: Role) -> Position:
    """End a movement phase: remove the side's Hit markers, then start the pass, the other side, or the next Game-Turn.

    In the Snap Game-Turn, the offense has no phase in which it removes Hit markers (TF-A28).
    """
    snap = position.turn.type == "snap"
    deed.say("movement-over", ("7.1.B", "7.1.C.2", "8.6.K.1", "8.6.K.2"), side=side)
    clause = "5.12.2.C" if snap else HIT_RECOVERY[side]
    points = {label: count_points_left(deed.rules, position, side, label) for label in position.men.of(side).on}
    if side == "defense" or not snap:
        position = _remove_hit_markers(deed, position, side, _list_men_with_hit_marker(position, side), clause)
    if side == "offense":
        return _end_offensive_movement(deed, position, points)
    if snap:
        return replace(position, stage=PassTargets())
    if position.turn.throw is None or position.turn.throw.length == "thrown":
        return end_game_turn(deed, position)
    deed.say("long-pass-due", ("5.13.2.D", "9.4.U.3"))
    return replace(position, stage=LongPass())


def _end_offensive_movement(deed: Deed[object], position: Position, points: dict[Label, int]) -> Position:
    """Start the short-pass phase with the points that men kept, or the defensive half (5.13.1.F, TF-A18)."""
    turn = position.turn
    if turn.throw is not None:
        throw = replace(turn.throw, points=points)
    elif has_uncommitted_lateral_phase(deed.rules, turn.type):
        throw = Throw("lateral", None, "open", None, None, points)
    else:
        return start_defensive_player_turn(deed, position)
    return replace(position, turn=replace(turn, throw=throw), stage=ShortPass())


def start_defensive_player_turn(deed: Deed[object], position: Position) -> Position:
    """Start the Defensive Player-Turn; a forward pass turns up the coverage marker (13.G.1)."""
    return start_recovery(deed, reveal_coverage_for_pass(deed, position), "defense")


def _list_men_with_hit_marker(position: Position, side: Role) -> list[Label]:
    return [label for label, man in position.men.of(side).on.items() if man.hit]


def _remove_hit_markers(
    deed: Deed[object], position: Position, side: Role, men: list[Label], *clauses: str
) -> Position:  # fmt: skip
    if men:
        deed.say("hits-removed", clauses, of=side, men=men)
    for label in men:
        position = position.with_man(side, label, hit=False)
    return position


def end_game_turn(deed: Deed[object], position: Position) -> Position:
    """End the Game-Turn: show the marker of every ball, remove dummies (9.3.Q.2), and start the next Game-Turn."""
    return start_next_game_turn(deed, remove_all_dummies(deed, position, "9.3.Q.2"))
