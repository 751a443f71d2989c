"""Forced stops: in controlled hexes (7.2.H, 7.2.J), and in the hex of a contacted opponent."""

from __future__ import annotations

from scrimmage_rules.tactical_football.field import Hex
from scrimmage_rules.tactical_football.movement.movers import Mover
from scrimmage_rules.tactical_football.play_selection.ball_marker_change import is_mans_ball_frozen
from scrimmage_rules.tactical_football.position import list_possible_carriers, other_side
from scrimmage_rules.tactical_football.stages import Halt
from scrimmage_rules.tactical_football.zones_of_control import list_controlled_hexes

STOPS_AT_ONCE = "7.2.H.1"
FROM_ZONE_TO_ZONE = "7.2.J.1"


def is_hex_in_enemy_zone(mover: Mover, place: Hex) -> bool:
    """Return whether the other side controls a hex now."""
    return place in list_controlled_hexes(mover.rules, mover.position, other_side(mover.role))


def is_exempt_from_stops(mover: Mover) -> bool:
    """Return whether stops do not apply to a man: a ball-carrier under TF-A23 `carrier-free`."""
    carries = mover.role == "offense" and mover.label in list_possible_carriers(mover.position)
    return carries and mover.rules.reading["TF-A23"] == "carrier-free"


def is_movement_ended(mover: Mover) -> bool:
    """Return whether a man can certainly enter no more hexes in this phase (7.2.J.1, 7.5.3)."""
    return is_movement_ended_by(mover, "from-zone-to-zone") or is_movement_ended_by(mover, "with-an-opponent")


def is_movement_ended_by(mover: Mover, halt: Halt) -> bool:
    """Return whether a man's movement has ended for the given reason (`halt`)."""
    return mover.act is not None and mover.act.halted == halt


def is_stopped_by_zone(mover: Mover) -> bool:
    """Return whether a man is stopped because an opponent controls the hex that he entered (7.2.H.1, TF-A21)."""
    act = mover.act
    if act is None or not act.entered or is_exempt_from_stops(mover):
        return False
    return act.halted == "stopped" or is_hex_in_enemy_zone(mover, mover.man.at)


def is_still_in_starting_zone(mover: Mover) -> bool:
    """Return whether a man is still in the controlled hex where he began the phase (7.2.J.1)."""
    return (mover.act is None or not mover.act.entered) and is_hex_in_enemy_zone(mover, mover.man.at)


def is_locked_in_zone(mover: Mover, to: Hex) -> bool:
    """Return whether a man may only step into another controlled hex (TF-A23 `locked`)."""
    locked = mover.rules.reading["TF-A23"] == "locked"
    return locked and is_still_in_starting_zone(mover) and not is_hex_in_enemy_zone(mover, to)


def find_halt_after_step(mover: Mover, to: Hex) -> Halt | None:
    """Return the reason for which a step into an enemy zone ends a man's movement for good, or None.

    The reason is a step from one zone to another, or any step into a zone under TF-A21 `final`.
    """
    if is_exempt_from_stops(mover) or not is_hex_in_enemy_zone(mover, to):
        return None
    if is_still_in_starting_zone(mover):
        return "from-zone-to-zone"
    return "stopped" if mover.rules.reading["TF-A21"] == "final" else None


def has_frozen_ball(mover: Mover) -> bool:
    """Return whether the play was changed in this Game-Turn and a man has, or may have, the ball (13.H.3, 13.H.4)."""
    return mover.role == "offense" and is_mans_ball_frozen(mover.position, mover.label)
