"""What makes a stage impossible: men who cannot have been moved so, thrown for, or contacted."""

from __future__ import annotations

from collections.abc import Iterator

from scrimmage_rules.kernel.contract import Fault
from scrimmage_rules.tactical_football.contact.passive import enterable
from scrimmage_rules.tactical_football.contact.shared_hexes import partner
from scrimmage_rules.tactical_football.facing import Facing
from scrimmage_rules.tactical_football.field import Role
from scrimmage_rules.tactical_football.movement.allowances import FOUR_FEWER, HALF, left
from scrimmage_rules.tactical_football.movement.hex_entry import may_enter_hexes
from scrimmage_rules.tactical_football.movement.motion import may_be_in_motion
from scrimmage_rules.tactical_football.movement.movers import Mover, mover, phase_of
from scrimmage_rules.tactical_football.movement.passing_through import can_be_completed, men_on
from scrimmage_rules.tactical_football.position import Man, Position, Team, opposite
from scrimmage_rules.tactical_football.sequence_of_play.phase_transitions import has_to_snap
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
from scrimmage_rules.tactical_football.transferring_the_ball.legal_snap import CONDITIONS, can_be_called
from scrimmage_rules.tactical_football.validity.transfers import hand_off_faults, pick_up_faults


def phase_faults(rules: Rules, position: Position) -> Iterator[Fault]:
    """Every reason why this stage cannot be."""
    stage = position.stage
    match stage:
        case SetUp():
            yield from _set_up(rules, position, stage)
        case Positioning():
            yield from _acts(rules, position, stage)
        case Movement():
            yield from _acts(rules, position, stage)
            yield from _movement(rules, position, stage)
            yield from hand_off_faults(position, stage)
        case Recovery():
            yield from _recovery(position, stage)
        case PickUp():
            yield from pick_up_faults(rules, position, stage)
        case PassiveContact():
            yield from _passive(position, stage)
        case Call():
            yield from _call(rules, position)
        case Snap():
            yield from _snap(rules, position)
        case _:
            pass


def _call(rules: Rules, position: Position) -> Iterator[Fault]:
    """Where the Snap has to be called it can be: else the play was over as the Game-Turn began (4.2.5, TF-A10)."""
    if has_to_snap(rules, position) and not can_be_called(rules, position):
        yield Fault("4.2.5", "no-snap", "/turn/number")


def _snap(rules: Rules, position: Position) -> Iterator[Fault]:
    """A Snap Game-Turn is called only where the ball can be snapped (4.3.2, 9.2.K.1)."""
    if position.turn.number == 1:
        yield Fault("5.11.3.2", "not-the-first", "/turn/number")
    for clause, code, holds, _also in CONDITIONS:
        if not holds(rules, position):
            yield Fault(clause, code, "/men/offense")


def _set_up(rules: Rules, position: Position, stage: SetUp) -> Iterator[Fault]:
    """The next man is one, and there is a hex for him: one stack has one only if it is in the huddle (TF-A07)."""
    if set(stage.left) - rules.men[stage.side].keys() or len(set(stage.left)) < len(stage.left):
        yield Fault("4.1.1", "no-such-man", "/stage/left")
    if stage.side == "offense" and stage.left and not has_room_in_the_huddle(rules, position):
        yield Fault(THE_HUDDLE, "no-hex-for-the-next-man", "/men/offense")


# ---- movement


def _acts(rules: Rules, position: Position, stage: Positioning | Movement) -> Iterator[Fault]:
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
        if act.spent < 0 or left(rules, position, stage.side, label) < 0:
            yield Fault(_bound(position, stage.side), "overspent", f"{path}/spent")
        yield from _act(rules, team.on[label], act, path)
        if act.crossing is not None:
            yield from _crossing(rules, position, label, path)


def _bound(position: Position, side: Role) -> str:
    if position.turn.type != "snap":
        return "7.1.C.1"
    return HALF if side == "offense" else FOUR_FEWER


def _act(rules: Rules, man: Man, act: Act, path: str) -> Iterator[Fault]:
    if not act.entered and (man.at != act.start or act.halted or act.crossing is not None):
        yield Fault("7.1.A", "elsewhere-without-a-step", f"{path}/entered")
    if rules.field.distance(act.start, man.at) > act.spent + 1:
        yield Fault("7.1.C.1", "too-far", f"{path}/start")


def _crossing(rules: Rules, position: Position, label: Label, path: str) -> Iterator[Fault]:
    """Only the man being moved passes through, only where somebody is, and he can come out (7.2.F.2.2, 7.2.F.4)."""
    passing = mover(rules, position, label)
    at, act = passing.man.at, passing.act
    assert act is not None
    assert act.crossing is not None
    if phase_of(position).active != label or not men_on(passing, at):
        yield Fault("7.2.F.2.2", "passes-nobody", f"{path}/crossing")
    elif passing.man.neutralized or not _comes_out(passing, act.crossing):
        yield Fault("7.2.F.4", "cannot-come-out", f"{path}/crossing")


def _comes_out(passing: Mover, way: Facing) -> bool:
    """Whether he can go on from the hex that he has entered so, with the points he has left."""
    if not may_enter_hexes(passing):
        return bool(enterable(passing))
    return can_be_completed(passing, way, passing.man.at, passing.left)


def _movement(rules: Rules, position: Position, stage: Movement) -> Iterator[Fault]:
    targets = position.men.of(opposite(stage.side))
    if len(set(stage.contacted)) < len(stage.contacted) or set(stage.contacted) - _everybody(targets):
        yield Fault("8.2.C", "no-such-opponent", "/stage/contacted")
    if set(stage.paid) - _everybody(position.men.of(stage.side)) or any(paid < 0 for paid in stage.paid.values()):
        yield Fault("7.5.7", "no-such-man", "/stage/paid")
    if stage.motion is None:
        return
    ours = stage.motion in _everybody(position.men.offense)  # he may have left the map since
    here = stage.side == "offense" and position.turn.type == "snap" and ours
    if not here or not may_be_in_motion(rules, position, stage.motion):
        yield Fault("4.3.5", "cannot-be-in-motion", "/stage/motion")


def _everybody(team: Team) -> set[Label]:
    return {*team.on, *team.off, *team.injured}


# ---- recovery and passive contact


def _recovery(position: Position, stage: Recovery) -> Iterator[Fault]:
    men = position.men.of(stage.side).on
    if not stage.left or len(set(stage.left)) < len(stage.left):
        yield Fault("T.recovery.use", "nobody-left", "/stage/left")
    if not all(label in men and men[label].neutralized for label in stage.left):
        yield Fault("T.recovery.use", "not-neutralized", "/stage/left")


def _passive(position: Position, stage: PassiveContact) -> Iterator[Fault]:
    men = position.men.offense.on
    if not stage.left or len(set(stage.left)) < len(stage.left):
        yield Fault("5.13.1.C.1", "nobody-left", "/stage/left")
    if not all(label in men and partner(position, label) is not None for label in stage.left):
        yield Fault("5.13.1.C.1", "no-intruder", "/stage/left")
    if set(stage.made) & set(stage.left) or set(stage.made) - _everybody(position.men.offense):
        yield Fault("5.13.1.C.1", "made-already", "/stage/made")
