"""Passing through a friend's hex and hurdling: what it costs, and that it must be possible to come out (7.2.F)."""

from __future__ import annotations

from scrimmage_rules.tactical_football.contact import entry
from scrimmage_rules.tactical_football.facing import FACINGS, Facing
from scrimmage_rules.tactical_football.field import Hex
from scrimmage_rules.tactical_football.movement.forced_stops import began_in_a_zone, in_their_zone, is_exempt
from scrimmage_rules.tactical_football.movement.motion import keeps_his_depth
from scrimmage_rules.tactical_football.movement.movers import Mover
from scrimmage_rules.tactical_football.play_selection.carrying_across import held_back, kept_behind
from scrimmage_rules.tactical_football.position import Man, opposite
from scrimmage_rules.tactical_football.zones_of_control import before_the_snap

STRAIGHT_ON = "7.2.F.3.3"
CAN_BE_COMPLETED = "7.2.F.4"


def men_on(mover: Mover, place: Hex) -> list[Man]:
    """Everybody in a hex but the man himself."""
    men = mover.position.men
    friends = [men.of(mover.role).on[label] for label in mover.friends.get(place, ()) if label != mover.label]
    return friends + [men.of(opposite(mover.role)).on[label] for label in mover.foes.get(place, ())]


def is_vacant(mover: Mover, place: Hex) -> bool:
    """Whether nobody else is in a hex."""
    if place in mover.foes:
        return False
    friends = mover.friends.get(place)
    return friends is None or friends == (mover.label,)


def is_barred(mover: Mover, place: Hex) -> bool:
    """Whether an opponent who is not neutralized is in a hex (7.2.F.0, 7.5.1)."""
    if place not in mover.foes:
        return False
    foes = mover.position.men.of(opposite(mover.role)).on
    return any(not foes[label].neutralized for label in mover.foes[place])


def must_go_straight(mover: Mover, place: Hex) -> bool:
    """Whether a hex is hurdled: somebody neutralized is in it (7.2.F.3.1, 7.2.F.3.3, TF-A26)."""
    return any(man.neutralized for man in men_on(mover, place))


def may_be_passed(mover: Mover, place: Hex) -> bool:
    """Nobody passes through a hex in which he would have to stop (7.2.H.1, TF-A23, TF-A25, TF-A26)."""
    return is_exempt(mover) or not in_their_zone(mover, place)


def price(mover: Mover, way: Facing, *, vacant: bool) -> int:
    """The points of a step over a hexside, with what a man in the hex adds (6.1.A, 7.2.F.2.1, 7.2.F.3.2)."""
    chart = mover.rules.chart
    entry = chart.front_hex if way == mover.man.facing else chart.other_hex
    return entry if vacant else entry + chart.another_man


def can_be_completed(mover: Mover, way: Facing, to: Hex, points: int) -> bool:
    """Whether a man who has entered a hex so, with these points left, can come out of it again (7.2.F.4)."""
    if is_vacant(mover, to):
        return True
    return not would_stop(mover, way, to, points) and _is_come_out_of(mover, way, to, points)


def would_stop(mover: Mover, way: Facing, to: Hex, points: int) -> bool:
    """Whether a man who comes into an occupied hex so would have to stop there (7.2.H.1).

    He need not where he can go on at once into an opponent's hex for a passive contact, unless he has made his step
    from zone to zone (7.2.H.2, 7.2.J.1, TF-E05).
    """
    if may_be_passed(mover, to):
        return False
    is_final = began_in_a_zone(mover) and mover.rules.reading["TF-E05"] != "exempt"
    return is_final or not _is_come_out_of(mover, way, to, points)


def _is_come_out_of(mover: Mover, way: Facing, place: Hex, points: int) -> bool:
    """The same of any hex on the way; out of a controlled one only for a passive contact (TF-A22)."""
    if is_vacant(mover, place):
        return True
    ways = _ways_out(mover, way, place)
    if may_be_passed(mover, place):
        return any(_comes_out(mover, place, on, points) for on in ways)
    goes_on = mover.rules.reading["TF-A22"] == "last-step"
    return goes_on and any(_meets_an_opponent(mover, place, on, points) for on in ways)


def _ways_out(mover: Mover, way: Facing, place: Hex) -> tuple[Facing, ...]:
    """The hexsides over which a man who has entered a hex so may leave it (7.2.F.3.3)."""
    return (way,) if must_go_straight(mover, place) else FACINGS


def _meets_an_opponent(mover: Mover, place: Hex, way: Facing, points: int) -> bool:
    """Whether the hex over this hexside is one that he may enter for a passive contact (7.2.F.1.0, 8.1.A.2)."""
    to = mover.rules.field.step[place][way]
    if to is None or way != mover.man.facing:
        return False
    return any(entry.cost(mover, label) <= points for label in entry.those_who_may_be_entered(mover, to))


def _comes_out(mover: Mover, place: Hex, way: Facing, points: int) -> bool:
    """Whether a man in a hex that he passes through can go on over this hexside, or off the map."""
    if _meets_an_opponent(mover, place, way, points):
        return True
    to = mover.rules.field.step[place][way]
    rest = points - price(mover, way, vacant=to is None or is_vacant(mover, to))
    if to is None or rest < 0:
        return rest >= 0
    if is_barred(mover, to) or not is_let(mover, place, to, points - rest, points):
        return False
    return _is_come_out_of(mover, way, to, rest)


def is_let(mover: Mover, start: Hex, to: Hex, points: int, left: int) -> bool:
    """Whether the line, the ball marker and being in motion let a man step from one hex to another at this price.

    `left` are the points that he has, or will have, in the first.
    """
    if before_the_snap(mover.position):
        return not crosses_too_early(mover, to)
    if mover.role == "defense":
        return True
    return not may_not_cross(mover, start, to) and keeps_his_depth(mover, start, to, points, left)


def crosses_too_early(mover: Mover, to: Hex) -> bool:
    """Nobody leaves his side of the line before the Snap Game-Turn, not even for a hex that it cuts (4.2.2, TF-A04)."""
    position = mover.position
    return before_the_snap(position) and to not in mover.rules.field.side(position.line, mover.role)


def may_not_cross(mover: Mover, start: Hex, to: Hex) -> bool:
    """Whether the ball marker, or under TF-A66 `hard-ban` case Y, keeps a man of the offense behind the line."""
    rules, position, label = mover.rules, mover.position, mover.label
    return held_back(rules, position, label, start, to) is not None or kept_behind(rules, position, label, start, to)
