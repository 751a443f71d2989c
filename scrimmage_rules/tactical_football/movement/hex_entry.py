"""Entering hexes: what a step costs a man, and whether he may make it (6.1.A, 7.1, 7.2)."""

from __future__ import annotations

from msgspec.structs import replace

from scrimmage_rules.tactical_football.facing import Facing
from scrimmage_rules.tactical_football.field import Hex
from scrimmage_rules.tactical_football.movement.forced_stops import (
    halt_at,
    holds_a_frozen_ball,
    is_halted,
    is_locked_in,
    is_stopped,
)
from scrimmage_rules.tactical_football.movement.movement_points import recorded, spend
from scrimmage_rules.tactical_football.movement.movers import Mover
from scrimmage_rules.tactical_football.movement.passing_through import (
    can_be_completed,
    is_barred,
    is_let,
    is_vacant,
    must_go_straight,
    price,
)
from scrimmage_rules.tactical_football.play_selection.blocking_and_charge import steps_free
from scrimmage_rules.tactical_football.position import Position

CANNOT_MOVE = "T.contact.Dh.1"


def may_enter_hexes(mover: Mover) -> bool:
    """Whether he may enter any hex at all: neither hit, nor halted, nor stopped, nor frozen with the ball."""
    return not (mover.man.hit or is_halted(mover) or is_stopped(mover) or holds_a_frozen_ball(mover))


def goes_straight(mover: Mover, way: Facing) -> bool:
    """A man in the midst of a hurdle goes on as he came (7.2.F.3.3)."""
    act = mover.act
    if act is None or act.crossing is None or not must_go_straight(mover, mover.man.at):
        return True
    return act.crossing == way


def cost(mover: Mover, way: Facing, to: Hex) -> int:
    """What the step costs him, nothing for the free step of an Aggressive Charge (13.1.B.aggressive.2)."""
    vacant = is_vacant(mover, to)
    return 0 if steps_free(mover, way, vacant=vacant) else price(mover, way, vacant=vacant)


def may_step(mover: Mover, way: Facing, to: Hex) -> bool:
    """Whether a man who may enter hexes may enter this one."""
    if is_barred(mover, to) or is_locked_in(mover, to) or not goes_straight(mover, way):
        return False
    points = cost(mover, way, to)
    if points > mover.left:
        return False
    if not is_let(mover, mover.man.at, to, points, mover.left):
        return False
    return can_be_completed(mover, way, to, mover.left - points)


def stepped(mover: Mover, way: Facing, to: Hex) -> Position:
    """Return the position with the man in a hex next to him, and what he has done on record."""
    crossing = None if is_vacant(mover, to) else way
    act = spend(mover, cost(mover, way, to))
    act = replace(act, entered=True, halted=act.halted or halt_at(mover, to), crossing=crossing)
    return recorded(mover, mover.position.with_man(mover.role, mover.label, at=to), act)
