"""Steps into hexes: their cost, and whether a man may make them (6.1.A, 7.1, 7.2)."""

from __future__ import annotations

from msgspec.structs import replace

from scrimmage_rules.tactical_football.facing import Facing
from scrimmage_rules.tactical_football.field import Hex
from scrimmage_rules.tactical_football.movement.forced_stops import (
    find_halt_after_step,
    has_frozen_ball,
    is_locked_in_zone,
    is_movement_ended,
    is_stopped_by_zone,
)
from scrimmage_rules.tactical_football.movement.man_in_motion import StepPrice
from scrimmage_rules.tactical_football.movement.movement_point_payment import (
    add_spent_points_to_acts,
    store_acts_of_mover,
)
from scrimmage_rules.tactical_football.movement.movers import Mover
from scrimmage_rules.tactical_football.movement.passing_through import (
    can_leave_entered_hex,
    compute_step_price,
    is_hex_barred_by_opponent,
    is_hex_hurdled,
    is_hex_vacant,
    is_step_allowed_by_line,
)
from scrimmage_rules.tactical_football.play_selection.blocking_and_charge_bonuses import is_charge_step_free
from scrimmage_rules.tactical_football.position import Position

CANNOT_MOVE = "T.contact.Dh.1"


def may_enter_any_hex(mover: Mover) -> bool:
    """Return whether a man may enter hexes at all: he is not Hit, halted, stopped, or frozen with the ball."""
    return not (mover.man.hit or is_movement_ended(mover) or is_stopped_by_zone(mover) or has_frozen_ball(mover))


def does_step_keep_hurdle_direction(mover: Mover, way: Facing) -> bool:
    """Return whether a hurdling man continues straight ahead (7.2.F.3.3)."""
    act = mover.act
    if act is None or act.crossing is None or not is_hex_hurdled(mover, mover.man.at):
        return True
    return act.crossing == way


def compute_step_cost_for_mover(mover: Mover, way: Facing, to: Hex) -> int:
    """Return the points of a step; 0 for the free step of an Aggressive Charge (13.1.B.aggressive.2)."""
    vacant = is_hex_vacant(mover, to)
    return 0 if is_charge_step_free(mover, way, vacant=vacant) else compute_step_price(mover, way, vacant=vacant)


def may_man_enter_hex(mover: Mover, way: Facing, to: Hex) -> bool:
    """Return whether a man may enter this hex; the caller has checked that he may enter hexes at all."""
    if (
        is_hex_barred_by_opponent(mover, to)
        or is_locked_in_zone(mover, to)
        or not does_step_keep_hurdle_direction(mover, way)
    ):
        return False
    points = compute_step_cost_for_mover(mover, way, to)
    if points > mover.left:
        return False
    if not is_step_allowed_by_line(mover, mover.man.at, to, StepPrice(points, mover.left)):
        return False
    return can_leave_entered_hex(mover, way, to, mover.left - points)


def move_man_into_hex(mover: Mover, way: Facing, to: Hex) -> Position:
    """Return the position in which a man has made a step into an adjacent hex, and the step is recorded."""
    crossing = None if is_hex_vacant(mover, to) else way
    act = add_spent_points_to_acts(mover, compute_step_cost_for_mover(mover, way, to))
    act = replace(act, entered=True, halted=act.halted or find_halt_after_step(mover, to), crossing=crossing)
    return store_acts_of_mover(mover, mover.position.with_man(mover.role, mover.label, at=to), act)
