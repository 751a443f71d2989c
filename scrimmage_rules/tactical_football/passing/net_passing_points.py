"""Net Passing Points: the points of passer and receiver minus the five deductions (T.deductions)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

import msgspec

from scrimmage_rules.tactical_football.field import ROLES, Hex
from scrimmage_rules.tactical_football.position import Man, Position
from scrimmage_rules.tactical_football.settings import Rules
from scrimmage_rules.tactical_football.stages import Label
from scrimmage_rules.tactical_football.zones_of_control import has_zone_of_control

LONGEST = 45
"""Maximum length of a pass in hexes (9.4.W)."""

DISTANCES = ((5, 0), (11, 1), (17, 2), (30, 3), (LONGEST, 5))
"""Deductions for the distance: each pair has a maximum distance in hexes, and the points deducted up to it
(T.deductions.1).
"""

A_MAN_AT_EITHER = 2
"""Points deducted for each man in or next to the passer's hex, and for each opponent in or next to the receiver's
hex (T.deductions.3, .4).
"""

A_ZONE = 1
"""Points deducted for each opponent whose Zone of Control overlaps the passer's Zone of Control (T.deductions.5)."""

ItemName = Literal[
    "passer", "receiver", "distance", "target", "men at the passer", "men at the receiver", "overlapping zones"
]


class NetPointsItem(msgspec.Struct, frozen=True):
    """One item in the sum of net points of a long pass."""

    item: ItemName
    points: int
    """the number of points that the item adds; a deduction is negative"""
    clause: str


class PassNetPoints(msgspec.Struct, frozen=True):
    """The net points, item by item in the order of the schedule."""

    items: tuple[NetPointsItem, ...]

    @property
    def total_net_points(self) -> int:
        """The sum of the items."""
        return sum(each.points for each in self.items)

    @property
    def clauses(self) -> tuple[str, ...]:
        """The clauses of the items that count."""
        return tuple(dict.fromkeys(each.clause for each in self.items if each.points))


def compute_net_points(rules: Rules, position: Position, passer: Label, receiver: Label) -> PassNetPoints:
    """Return the net points of a pass in the present position (9.4.V.1, 9.4.V.2)."""
    men, counters = position.men.offense.on, rules.men["offense"]
    start, end = men[passer].at, men[receiver].at
    at_the_passer, zones = _count_men_for_deductions_of_passer(rules, position, passer)
    return PassNetPoints(
        (
            NetPointsItem("passer", counters[passer].passing, "9.4.V.1"),
            NetPointsItem("receiver", counters[receiver].receiving, "9.4.V.1"),
            NetPointsItem("distance", -compute_distance_deduction(rules.field.distance(start, end)), "T.deductions.1"),
            NetPointsItem("target", -measure_distance_to_target(rules, position, start, end), "T.deductions.2"),
            NetPointsItem("men at the passer", -A_MAN_AT_EITHER * at_the_passer, "T.deductions.3"),
            NetPointsItem(
                "men at the receiver",
                -A_MAN_AT_EITHER * _count_defenders_near_receiver(rules, position, end),
                "T.deductions.4",
            ),
            NetPointsItem("overlapping zones", -A_ZONE * zones, "T.deductions.5"),
        )
    )


def compute_distance_deduction(hexes: int) -> int:
    """Return the points deducted for the distance (T.deductions.1)."""
    return next(points for most, points in DISTANCES if hexes <= most)


def measure_distance_to_target(rules: Rules, position: Position, start: Hex, end: Hex) -> int:
    """Return the hexes between receiver and true target, for a forward pass over the line (T.deductions.2)."""
    target = get_target_counted_for_deduction(rules, position, start, end)
    return 0 if target is None else rules.field.distance(end, target)


def get_target_counted_for_deduction(rules: Rules, position: Position, start: Hex, end: Hex) -> Hex | None:
    """Return the true target if item 2 of the deductions applies to a pass between these hexes; None otherwise
    (TF-A65).
    """
    throw, row, line = position.turn.throw, rules.field.row, position.line
    target = None if throw is None else throw.target
    if target is None or row[end] <= row[start]:
        return None
    reading = rules.reading["TF-A65"]
    if reading == "passer-behind-receiver-beyond":
        return target if row[start] <= line < row[end] else None
    return target if reading == "all-forward" or row[target] > line else None


# ---- the men around the two hexes


def _count_men_for_deductions_of_passer(rules: Rules, position: Position, passer: Label) -> tuple[int, int]:
    """Return two numbers: how many men item 3 of the deductions counts, and how many item 5 counts (TF-A47, TF-A73)."""
    him, reading = position.men.offense.on[passer], rules.reading["TF-A73"]
    near = [
        (role, label) for role in ROLES for label in _list_men_within_one_hex(rules, position.men.of(role).on, him.at)
    ]
    near.remove(("offense", passer))
    if reading == "zone-means-3":
        near = [
            (role, label)
            for role, label in near
            if _is_place_in_mans_zone(rules, position.men.of(role).on[label], him.at)
        ]
    overlapping = {("defense", label) for label in _list_opponents_with_zone_overlapping_passers(rules, position, him)}
    counted = set() if reading == "both" else set(near)
    return len(near), len(overlapping - counted)


def _list_men_within_one_hex(rules: Rules, men: dict[Label, Man], place: Hex) -> list[Label]:
    """Return the men in a hex or next to it, including neutralized men."""
    return [label for label, man in men.items() if rules.field.distance(man.at, place) <= 1]


def _is_place_in_mans_zone(rules: Rules, man: Man, place: Hex) -> bool:
    return has_zone_of_control(man) and place in rules.field.zone[man.at][man.facing]


def _list_opponents_with_zone_overlapping_passers(rules: Rules, position: Position, passer: Man) -> Iterable[Label]:
    """Yield the opponents whose Zone of Control has a hex in common with the passer's."""
    zone = rules.field.zone
    his = set(zone[passer.at][passer.facing])
    for label, man in position.men.defense.on.items():
        if has_zone_of_control(man) and not his.isdisjoint(zone[man.at][man.facing]):
            yield label


def _count_defenders_near_receiver(rules: Rules, position: Position, place: Hex) -> int:
    return len(_list_men_within_one_hex(rules, position.men.defense.on, place))
