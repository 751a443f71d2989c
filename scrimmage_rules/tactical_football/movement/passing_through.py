"""Passing through a teammate's hex and hurdling: the cost, and the need for a way out (7.2.F)."""

from __future__ import annotations

from scrimmage_rules.tactical_football.contact import passive_contact_entry
from scrimmage_rules.tactical_football.facing import FACINGS, Facing
from scrimmage_rules.tactical_football.field import Hex
from scrimmage_rules.tactical_football.movement.forced_stops import (
    is_exempt_from_stops,
    is_hex_in_enemy_zone,
    is_still_in_starting_zone,
)
from scrimmage_rules.tactical_football.movement.man_in_motion import StepPrice, is_step_allowed_in_motion
from scrimmage_rules.tactical_football.movement.movers import Mover
from scrimmage_rules.tactical_football.play_selection.carrying_over_the_line import (
    find_barrier_to_crossing,
    is_ineligible_barred_from_crossing,
)
from scrimmage_rules.tactical_football.position import Man, other_side
from scrimmage_rules.tactical_football.zones_of_control import is_before_snap

STRAIGHT_ON = "7.2.F.3.3"
CAN_BE_COMPLETED = "7.2.F.4"


def list_other_men_in_hex(mover: Mover, place: Hex) -> list[Man]:
    """Return all men in a hex except the man himself."""
    men = mover.position.men
    friends = [men.of(mover.role).on[label] for label in mover.friends.get(place, ()) if label != mover.label]
    return friends + [men.of(other_side(mover.role)).on[label] for label in mover.foes.get(place, ())]


def is_hex_vacant(mover: Mover, place: Hex) -> bool:
    """Return whether a hex has no other man in it."""
    if place in mover.foes:
        return False
    friends = mover.friends.get(place)
    return friends is None or friends == (mover.label,)


def is_hex_barred_by_opponent(mover: Mover, place: Hex) -> bool:
    """Return whether an opponent who is not neutralized is in a hex (7.2.F.0, 7.5.1)."""
    if place not in mover.foes:
        return False
    foes = mover.position.men.of(other_side(mover.role)).on
    return any(not foes[label].neutralized for label in mover.foes[place])


def is_hex_hurdled(mover: Mover, place: Hex) -> bool:
    """Return whether a man who passes through this hex hurdles: a neutralized man is there (7.2.F.3.1, 7.2.F.3.3,
    TF-A26).
    """
    return any(man.neutralized for man in list_other_men_in_hex(mover, place))


def may_pass_through_hex(mover: Mover, place: Hex) -> bool:
    """Return whether a man may pass through a hex, because he need not stop there (7.2.H.1, TF-A23, TF-A25, TF-A26)."""
    return is_exempt_from_stops(mover) or not is_hex_in_enemy_zone(mover, place)


def compute_step_price(mover: Mover, way: Facing, *, vacant: bool) -> int:
    """Return the points of a step, with the surcharge of an occupied hex (6.1.A, 7.2.F.2.1, 7.2.F.3.2)."""
    chart = mover.rules.chart
    passive_contact_entry = chart.front_hex if way == mover.man.facing else chart.other_hex
    return passive_contact_entry if vacant else passive_contact_entry + chart.another_man


def can_leave_entered_hex(mover: Mover, way: Facing, to: Hex, points: int) -> bool:
    """Return whether a man who enters a hex over this hexside, with these points left, can leave it again (7.2.F.4)."""
    if is_hex_vacant(mover, to):
        return True
    return not would_stop_in_occupied_hex(mover, way, to, points) and _can_leave_hex_on_way(mover, way, to, points)


def would_stop_in_occupied_hex(mover: Mover, way: Facing, to: Hex, points: int) -> bool:
    """Return whether a man who enters an occupied hex over this hexside would have to stop there (7.2.H.1).

    He need not stop if he can at once enter an opponent's hex for a passive contact. This exception does not apply
    after his step from zone to zone (7.2.H.2, 7.2.J.1, TF-E05).
    """
    if may_pass_through_hex(mover, to):
        return False
    is_final = is_still_in_starting_zone(mover) and mover.rules.reading["TF-E05"] != "exempt"
    return is_final or not _can_leave_hex_on_way(mover, way, to, points)


def _can_leave_hex_on_way(mover: Mover, way: Facing, place: Hex, points: int) -> bool:
    """Return whether a man can leave a hex that he passes through. He can leave a controlled hex only for a passive
    contact (TF-A22).
    """
    if is_hex_vacant(mover, place):
        return True
    ways = _list_exit_hexsides(mover, way, place)
    if may_pass_through_hex(mover, place):
        return any(_can_exit_over_hexside(mover, place, on, points) for on in ways)
    goes_on = mover.rules.reading["TF-A22"] == "last-step"
    return goes_on and any(_may_enter_opponent_over_hexside(mover, place, on, points) for on in ways)


def _list_exit_hexsides(mover: Mover, way: Facing, place: Hex) -> tuple[Facing, ...]:
    """Return the hexsides over which a man may leave the hex that he entered over this hexside (7.2.F.3.3)."""
    return (way,) if is_hex_hurdled(mover, place) else FACINGS


def _may_enter_opponent_over_hexside(mover: Mover, place: Hex, way: Facing, points: int) -> bool:
    """Return whether a man may enter the hex beyond this hexside for a passive contact (7.2.F.1.0, 8.1.A.2)."""
    to = mover.rules.field.step[place][way]
    if to is None or way != mover.man.facing:
        return False
    return any(
        passive_contact_entry.compute_passive_contact_entry_cost(mover, label) <= points
        for label in passive_contact_entry.list_enterable_opponents_in_hex(mover, to)
    )


def _can_exit_over_hexside(mover: Mover, place: Hex, way: Facing, points: int) -> bool:
    """Return whether a man who passes through a hex can leave it over this hexside. He may also leave the map there."""
    if _may_enter_opponent_over_hexside(mover, place, way, points):
        return True
    to = mover.rules.field.step[place][way]
    rest = points - compute_step_price(mover, way, vacant=to is None or is_hex_vacant(mover, to))
    if to is None or rest < 0:
        return rest >= 0
    if is_hex_barred_by_opponent(mover, to) or not is_step_allowed_by_line(
        mover, place, to, StepPrice(points - rest, points)
    ):
        return False
    return _can_leave_hex_on_way(mover, way, to, rest)


def is_step_allowed_by_line(mover: Mover, start: Hex, to: Hex, cost: StepPrice) -> bool:
    """Return whether the line, the ball-play marker and motion allow a step from one hex to another."""
    if is_before_snap(mover.position):
        return not is_crossing_before_snap(mover, to)
    if mover.role == "defense":
        return True
    return not is_crossing_forbidden(mover, start, to) and is_step_allowed_in_motion(mover, start, to, cost)


def is_crossing_before_snap(mover: Mover, to: Hex) -> bool:
    """Return whether a step crosses the line before the Snap Game-Turn, which is illegal (4.2.2, TF-A04)."""
    position = mover.position
    return is_before_snap(position) and to not in mover.rules.field.side(position.line, mover.role)


def is_crossing_forbidden(mover: Mover, start: Hex, to: Hex) -> bool:
    """Return whether the ball-play marker, or TF-A66 `hard-ban`, keeps a man of the offense behind the line."""
    rules, position, label = mover.rules, mover.position, mover.label
    return find_barrier_to_crossing(
        rules, position, label, start, to
    ) is not None or is_ineligible_barred_from_crossing(rules, position, label, start, to)
