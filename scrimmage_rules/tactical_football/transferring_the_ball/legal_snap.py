"""The legal snap: the conditions before a Snap Game-Turn is called (4.3, 9.2)."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from scrimmage_rules.tactical_football.facing import HEXSIDE, OPPOSITE
from scrimmage_rules.tactical_football.field import Hex
from scrimmage_rules.tactical_football.movement.allowances import compute_half_allowance
from scrimmage_rules.tactical_football.position import OnTheGround, Position
from scrimmage_rules.tactical_football.settings import Rules
from scrimmage_rules.tactical_football.stages import Label, Labels

LONGEST = 6
"""Maximum number of hexes of a snap (9.2.E.3)."""

ON_THE_LINE = 7
"""Minimum number of men of the offense next to the line (4.3.pre.1)."""


class NearestManBehindSnapper(msgspec.Struct, frozen=True, gc=False):
    """The nearest man straight behind the snapper (the man in the ball's hex), and his distance."""

    snapper: Label | None = None
    nearest: Label | None = None
    hexes: int = 0


def find_nearest_man_behind_snapper(rules: Rules, position: Position) -> NearestManBehindSnapper:
    """Return the nearest man on the straight line behind the snapper, and his distance (9.2.E, 9.2.H)."""
    ball, team, field = position.ball, position.men.offense, rules.field
    snappers = team.by_hex.get(ball.at, ()) if isinstance(ball, OnTheGround) else ()
    if len(snappers) != 1:
        return NearestManBehindSnapper()
    snapper = team.on[snappers[0]]
    place: Hex | None = snapper.at
    hexes = 0
    while place is not None:
        place = field.step[place][OPPOSITE[snapper.facing]]
        hexes += 1
        if place in team.by_hex:
            return NearestManBehindSnapper(snappers[0], team.by_hex[place][0], hexes)
    return NearestManBehindSnapper(snappers[0])


# ---- the conditions of a Snap Game-Turn


def _has_seven_on_line(rules: Rules, position: Position) -> bool:
    return len(list_men_on_line(rules, position)) >= ON_THE_LINE


def _has_no_eighth_on_line(rules: Rules, position: Position) -> bool:
    """Return whether TF-E02 allows the number of men on the line: `exactly-seven` forbids an eighth man."""
    return rules.reading["TF-E02"] != "exactly-seven" or len(list_men_on_line(rules, position)) <= ON_THE_LINE


def list_men_on_line(rules: Rules, position: Position) -> Labels:
    """Return the men of the offense next to the line, from left to right."""
    field, men = rules.field, position.men.offense.on
    near = [label for label, man in men.items() if field.touches_line(position.line, man.at)]
    return tuple(sorted(near, key=lambda label: field.column[men[label].at]))


def _has_no_stacked_men(_rules: Rules, position: Position) -> bool:
    return all(len(men) == 1 for men in position.men.offense.by_hex.values())


def _has_snapper_on_ball(rules: Rules, position: Position) -> bool:
    return find_nearest_man_behind_snapper(rules, position).snapper is not None


def _has_recipient_within_reach(rules: Rules, position: Position) -> bool:
    line = find_nearest_man_behind_snapper(rules, position)
    return line.snapper is None or (line.nearest is not None and line.hexes <= LONGEST)


def _is_snap_backward(rules: Rules, position: Position) -> bool:
    """Return whether the snap would move the ball away from the line (TF-E26)."""
    line, men, field = find_nearest_man_behind_snapper(rules, position), position.men.offense.on, rules.field
    if line.snapper is None:
        return True
    if HEXSIDE[field.heading][OPPOSITE[men[line.snapper].facing]] != "rear":
        return False
    return line.nearest is None or not field.touches_line(position.line, men[line.nearest].at)


def _has_recipient_sighted_snapper(rules: Rules, position: Position) -> bool:
    line = find_nearest_man_behind_snapper(rules, position)
    return (
        line.snapper is None
        or line.nearest is None
        or _has_recipient_snapper_in_sight(rules, position, line.nearest, line.snapper)
    )


def _has_recipient_snapper_in_sight(rules: Rules, position: Position, recipient: Label, snapper: Label) -> bool:
    men = position.men.offense.on
    return rules.field.sights(men[recipient].at, men[recipient].facing, men[snapper].at)


def _is_no_man_skipped(rules: Rules, position: Position) -> bool:
    """Return whether the nearest man can take the snap, or no man beyond him can (9.2.H).

    A snap never passes over a man.
    """
    line = find_nearest_man_behind_snapper(rules, position)
    if line.snapper is None or _has_recipient_sighted_snapper(rules, position):
        return True
    at, facing = (position.men.offense.on[line.snapper].at, position.men.offense.on[line.snapper].facing)
    beyond = (
        rules.field.hex_straight_ahead(at, OPPOSITE[facing], hexes) for hexes in range(line.hexes + 1, LONGEST + 1)
    )
    others = [label for place in beyond if place for label in position.men.offense.by_hex.get(place, ())]
    return not any(_has_recipient_snapper_in_sight(rules, position, label, line.snapper) for label in others)


def _can_both_men_pay(rules: Rules, position: Position) -> bool:
    line = find_nearest_man_behind_snapper(rules, position)
    if line.snapper is None or line.nearest is None:
        return True
    price = line.hexes * rules.chart.snapping
    men = rules.men["offense"]
    return all(compute_half_allowance(rules, men[label].allowance) >= price for label in (line.snapper, line.nearest))


Condition = tuple[str, str, Callable[[Rules, Position], bool], tuple[str, ...]]

LEGAL_SNAP = ("9.2.K.1", "9.2.K.2", "4.3.pre.2")

CONDITIONS: tuple[Condition, ...] = (
    ("4.3.pre.1", "not-seven-on-the-line", _has_seven_on_line, ("4.3.2",)),
    ("4.3.pre.3", "more-than-seven-on-the-line", _has_no_eighth_on_line, ("4.3.2",)),
    ("7.5.1", "men-stacked", _has_no_stacked_men, ("4.3.2",)),
    ("9.2.E.1", "nobody-on-the-ball", _has_snapper_on_ball, LEGAL_SNAP),
    ("9.2.E.2", "not-backwards", _is_snap_backward, LEGAL_SNAP),
    ("9.2.G.1", "nobody-behind-him", _has_recipient_within_reach, ("9.2.E.3", *LEGAL_SNAP)),
    ("9.2.H", "past-the-nearest", _is_no_man_skipped, LEGAL_SNAP),
    ("9.2.G.2", "not-sighted", _has_recipient_sighted_snapper, ("6.4.F.2", *LEGAL_SNAP)),
    ("9.2.J.1", "too-few-points", _can_both_men_pay, LEGAL_SNAP),
)
"""The conditions of a snap: clause, code, test, and other clauses that state the same."""


def can_call_snap(rules: Rules, position: Position) -> bool:
    """Return whether the offense could call a Snap Game-Turn now (4.3.2, 9.2.K)."""
    return all(holds(rules, position) for _clause, _code, holds, _also in CONDITIONS)
