"""Faults of a stage: men recorded as moved, rolled for or contacted who cannot have been."""

from __future__ import annotations

from collections.abc import Iterator

from scrimmage_rules.kernel.contract import Fault
from scrimmage_rules.tactical_football.contact.passive_contact import list_enterable_opponents_ahead
from scrimmage_rules.tactical_football.contact.shared_hexes import find_defender_in_shared_hex
from scrimmage_rules.tactical_football.facing import Facing
from scrimmage_rules.tactical_football.field import Role
from scrimmage_rules.tactical_football.movement.allowances import FOUR_FEWER, HALF, count_points_left
from scrimmage_rules.tactical_football.movement.hex_entry import may_enter_any_hex
from scrimmage_rules.tactical_football.movement.man_in_motion import may_be_in_motion
from scrimmage_rules.tactical_football.movement.movers import Mover, create_mover, get_current_movement_phase
from scrimmage_rules.tactical_football.movement.passing_through import can_leave_entered_hex, list_other_men_in_hex
from scrimmage_rules.tactical_football.position import Man, Position, Team, other_side
from scrimmage_rules.tactical_football.sequence_of_play.phase_transitions import must_call_snap
from scrimmage_rules.tactical_football.set_up.placement import THE_HUDDLE, has_room_in_the_huddle
from scrimmage_rules.tactical_football.settings import Rules
from scrimmage_rules.tactical_football.stages import (
    Act,
    Call,
    Label,
    Movement,
    PassiveContact,
    PickUp,
    Positioning,
    Recovery,
    SetUp,
    Snap,
)
from scrimmage_rules.tactical_football.transferring_the_ball.legal_snap import CONDITIONS, can_call_snap
from scrimmage_rules.tactical_football.validity.ball_transfer_faults import find_hand_off_faults, find_pick_up_faults


def find_stage_faults(rules: Rules, position: Position) -> Iterator[Fault]:
    """Yield every fault of the stage."""
    stage = position.stage
    match stage:
        case SetUp():
            yield from _find_set_up_faults(rules, position, stage)
        case Positioning():
            yield from _find_faults_of_recorded_acts(rules, position, stage)
        case Movement():
            yield from _find_faults_of_recorded_acts(rules, position, stage)
            yield from _find_movement_faults(rules, position, stage)
            yield from find_hand_off_faults(position, stage)
        case Recovery():
            yield from _find_recovery_faults(position, stage)
        case PickUp():
            yield from find_pick_up_faults(rules, position, stage)
        case PassiveContact():
            yield from _find_passive_contact_faults(position, stage)
        case Call():
            yield from _find_fault_of_required_but_impossible_snap(rules, position)
        case Snap():
            yield from _find_snap_stage_faults(rules, position)
        case _:
            pass


def _find_fault_of_required_but_impossible_snap(rules: Rules, position: Position) -> Iterator[Fault]:
    """Yield a fault if the offense must call the Snap but no snap is possible, so the play is over (4.2.5, TF-A10)."""
    if must_call_snap(rules, position) and not can_call_snap(rules, position):
        yield Fault("4.2.5", "no-snap", "/turn/number")


def _find_snap_stage_faults(rules: Rules, position: Position) -> Iterator[Fault]:
    """Yield a fault for a Snap Game-Turn in which the ball cannot be snapped (4.3.2, 9.2.K.1)."""
    if position.turn.number == 1:
        yield Fault("5.11.3.2", "not-the-first", "/turn/number")
    for clause, code, holds, _also in CONDITIONS:
        if not holds(rules, position):
            yield Fault(clause, code, "/men/offense")


def _find_set_up_faults(rules: Rules, position: Position, stage: SetUp) -> Iterator[Fault]:
    """Yield a fault for men waiting to be placed.

    Such a man may be unknown or named twice, or the huddle may have no hex for him (TF-A07).
    """
    if set(stage.left) - rules.men[stage.side].keys() or len(set(stage.left)) < len(stage.left):
        yield Fault("4.1.1", "no-such-man", "/stage/left")
    if stage.side == "offense" and stage.left and not has_room_in_the_huddle(rules, position):
        yield Fault(THE_HUDDLE, "no-hex-for-the-next-man", "/men/offense")


# ---- movement


def _find_faults_of_recorded_acts(rules: Rules, position: Position, stage: Positioning | Movement) -> Iterator[Fault]:
    team = position.men.of(stage.side)
    if stage.active is not None and stage.active not in stage.acts:
        yield Fault("7.1.E", "active-without-an-act", "/stage/active")
    for label, act in sorted(stage.acts.items()):
        path = f"/stage/acts/{label}"
        if label not in team.on:
            yield Fault("4.1.1", "no-such-man", path)
            continue
        if act.start not in rules.field.row:
            yield Fault("3.1.1", "no-such-hex", f"{path}/start")
            continue
        if act.spent < 0 or count_points_left(rules, position, stage.side, label) < 0:
            yield Fault(_find_clause_limiting_points(position, stage.side), "overspent", f"{path}/spent")
        yield from _find_faults_of_mans_acts(rules, team.on[label], act, path)
        if act.crossing is not None:
            yield from _find_passing_through_faults(rules, position, label, path)


def _find_clause_limiting_points(position: Position, side: Role) -> str:
    if position.turn.type != "snap":
        return "7.1.C.1"
    return HALF if side == "offense" else FOUR_FEWER


def _find_faults_of_mans_acts(rules: Rules, man: Man, act: Act, path: str) -> Iterator[Fault]:
    if not act.entered and (man.at != act.start or act.halted or act.crossing is not None):
        yield Fault("7.1.A", "elsewhere-without-a-step", f"{path}/entered")
    if rules.field.distance(act.start, man.at) > act.spent + 1:
        yield Fault("7.1.C.1", "too-far", f"{path}/start")


def _find_passing_through_faults(rules: Rules, position: Position, label: Label, path: str) -> Iterator[Fault]:
    """Yield a fault for a man who passes through a hex, if he is not the man being moved, if nobody else is in the hex,
    or if he cannot leave it (7.2.F.2.2, 7.2.F.4).
    """
    passing = create_mover(rules, position, label)
    at, act = passing.man.at, passing.act
    assert act is not None
    assert act.crossing is not None
    if get_current_movement_phase(position).active != label or not list_other_men_in_hex(passing, at):
        yield Fault("7.2.F.2.2", "passes-nobody", f"{path}/crossing")
    elif passing.man.neutralized or not _can_passing_man_leave_hex(passing, act.crossing):
        yield Fault("7.2.F.4", "cannot-come-out", f"{path}/crossing")


def _can_passing_man_leave_hex(passing: Mover, way: Facing) -> bool:
    """Return whether a man can leave the hex that he entered, with his remaining points."""
    if not may_enter_any_hex(passing):
        return bool(list_enterable_opponents_ahead(passing))
    return can_leave_entered_hex(passing, way, passing.man.at, passing.left)


def _find_movement_faults(rules: Rules, position: Position, stage: Movement) -> Iterator[Fault]:
    targets = position.men.of(other_side(stage.side))
    if len(set(stage.contacted)) < len(stage.contacted) or set(stage.contacted) - _list_men_of_team(targets):
        yield Fault("8.2.C", "no-such-opponent", "/stage/contacted")
    if set(stage.paid) - _list_men_of_team(position.men.of(stage.side)) or any(
        paid < 0 for paid in stage.paid.values()
    ):
        yield Fault("7.5.7", "no-such-man", "/stage/paid")
    if stage.motion is None:
        return
    ours = stage.motion in _list_men_of_team(position.men.offense)  # he may have left the map since
    here = stage.side == "offense" and position.turn.type == "snap" and ours
    if not here or not may_be_in_motion(rules, position, stage.motion):
        yield Fault("4.3.5", "cannot-be-in-motion", "/stage/motion")


def _list_men_of_team(team: Team) -> set[Label]:
    return {*team.on, *team.off, *team.injured}


# ---- recovery and passive contact


def _find_recovery_faults(position: Position, stage: Recovery) -> Iterator[Fault]:
    men = position.men.of(stage.side).on
    if not stage.left or len(set(stage.left)) < len(stage.left):
        yield Fault("T.recovery.use", "nobody-left", "/stage/left")
    if not all(label in men and men[label].neutralized for label in stage.left):
        yield Fault("T.recovery.use", "not-neutralized", "/stage/left")


def _find_passive_contact_faults(position: Position, stage: PassiveContact) -> Iterator[Fault]:
    men = position.men.offense.on
    if not stage.left or len(set(stage.left)) < len(stage.left):
        yield Fault("5.13.1.C.1", "nobody-left", "/stage/left")
    if not all(label in men and find_defender_in_shared_hex(position, label) is not None for label in stage.left):
        yield Fault("5.13.1.C.1", "no-intruder", "/stage/left")
    if set(stage.made) & set(stage.left) or set(stage.made) - _list_men_of_team(position.men.offense):
        yield Fault("5.13.1.C.1", "made-already", "/stage/made")
