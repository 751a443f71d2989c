"""Who can snap the ball to whom: what must be so before a Snap Game-Turn is called (4.3, 9.2)."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from scrimmage_rules.tactical_football.facing import HEXSIDE, OPPOSITE
from scrimmage_rules.tactical_football.field import Hex
from scrimmage_rules.tactical_football.movement.allowances import half
from scrimmage_rules.tactical_football.position import OnTheGround, Position
from scrimmage_rules.tactical_football.settings import Rules
from scrimmage_rules.tactical_football.stages import Label, Labels

LONGEST = 6
"""Hexes that a snap travels at most (9.2.E.3)."""

ON_THE_LINE = 7
"""Men of the offense that stand next to the line at least (4.3.pre.1)."""


class Line(msgspec.Struct, frozen=True, gc=False):
    """What lies behind the man on the ball: the nearest man, and how far he is."""

    snapper: Label | None = None
    nearest: Label | None = None
    hexes: int = 0


def line_of_the_snap(rules: Rules, position: Position) -> Line:
    """The straight line through the snapper's middle rear hexside, up to the nearest man on it (9.2.E, 9.2.H)."""
    ball, team, field = position.ball, position.men.offense, rules.field
    snappers = team.by_hex.get(ball.at, ()) if isinstance(ball, OnTheGround) else ()
    if len(snappers) != 1:
        return Line()
    snapper = team.on[snappers[0]]
    place: Hex | None = snapper.at
    hexes = 0
    while place is not None:
        place = field.step[place][OPPOSITE[snapper.facing]]
        hexes += 1
        if place in team.by_hex:
            return Line(snappers[0], team.by_hex[place][0], hexes)
    return Line(snappers[0])


# ---- the conditions of a Snap Game-Turn


def _seven(rules: Rules, position: Position) -> bool:
    return len(on_the_line(rules, position)) >= ON_THE_LINE


def _the_rest_behind(rules: Rules, position: Position) -> bool:
    """Under TF-E02 `exactly-seven` an eighth man on the line is one who should stand behind it."""
    return rules.reading["TF-E02"] != "exactly-seven" or len(on_the_line(rules, position)) <= ON_THE_LINE


def on_the_line(rules: Rules, position: Position) -> Labels:
    """The men of the offense next to the line, from left to right."""
    field, men = rules.field, position.men.offense.on
    near = [label for label, man in men.items() if field.touches_line(position.line, man.at)]
    return tuple(sorted(near, key=lambda label: field.column[men[label].at]))


def _nobody_stacked(_rules: Rules, position: Position) -> bool:
    return all(len(men) == 1 for men in position.men.offense.by_hex.values())


def _somebody_on_the_ball(rules: Rules, position: Position) -> bool:
    return line_of_the_snap(rules, position).snapper is not None


def _somebody_behind(rules: Rules, position: Position) -> bool:
    line = line_of_the_snap(rules, position)
    return line.snapper is None or (line.nearest is not None and line.hexes <= LONGEST)


def _backwards(rules: Rules, position: Position) -> bool:
    """The ball goes away from the line, whatever the snapper's facing (TF-E26)."""
    line, men, field = line_of_the_snap(rules, position), position.men.offense.on, rules.field
    if line.snapper is None:
        return True
    if HEXSIDE[field.heading][OPPOSITE[men[line.snapper].facing]] != "rear":
        return False
    return line.nearest is None or not field.touches_line(position.line, men[line.nearest].at)


def _sighted(rules: Rules, position: Position) -> bool:
    line = line_of_the_snap(rules, position)
    return line.snapper is None or line.nearest is None or _sights(rules, position, line.nearest, line.snapper)


def _sights(rules: Rules, position: Position, recipient: Label, snapper: Label) -> bool:
    men = position.men.offense.on
    return rules.field.sights(men[recipient].at, men[recipient].facing, men[snapper].at)


def _nobody_passed(rules: Rules, position: Position) -> bool:
    """The ball does not go past a man who cannot take it to one who could (9.2.H)."""
    line = line_of_the_snap(rules, position)
    if line.snapper is None or _sighted(rules, position):
        return True
    at, facing = (position.men.offense.on[line.snapper].at, position.men.offense.on[line.snapper].facing)
    beyond = (rules.field.along(at, OPPOSITE[facing], hexes) for hexes in range(line.hexes + 1, LONGEST + 1))
    others = [label for place in beyond if place for label in position.men.offense.by_hex.get(place, ())]
    return not any(_sights(rules, position, label, line.snapper) for label in others)


def _points(rules: Rules, position: Position) -> bool:
    line = line_of_the_snap(rules, position)
    if line.snapper is None or line.nearest is None:
        return True
    price = line.hexes * rules.chart.snapping
    men = rules.men["offense"]
    return all(half(rules, men[label].allowance) >= price for label in (line.snapper, line.nearest))


Condition = tuple[str, str, Callable[[Rules, Position], bool], tuple[str, ...]]

LEGAL_SNAP = ("9.2.K.1", "9.2.K.2", "4.3.pre.2")

CONDITIONS: tuple[Condition, ...] = (
    ("4.3.pre.1", "not-seven-on-the-line", _seven, ("4.3.2",)),
    ("4.3.pre.3", "more-than-seven-on-the-line", _the_rest_behind, ("4.3.2",)),
    ("7.5.1", "men-stacked", _nobody_stacked, ("4.3.2",)),
    ("9.2.E.1", "nobody-on-the-ball", _somebody_on_the_ball, LEGAL_SNAP),
    ("9.2.E.2", "not-backwards", _backwards, LEGAL_SNAP),
    ("9.2.G.1", "nobody-behind-him", _somebody_behind, ("9.2.E.3", *LEGAL_SNAP)),
    ("9.2.H", "past-the-nearest", _nobody_passed, LEGAL_SNAP),
    ("9.2.G.2", "not-sighted", _sighted, ("6.4.F.2", *LEGAL_SNAP)),
    ("9.2.J.1", "too-few-points", _points, LEGAL_SNAP),
)
"""What must be so before a Snap Game-Turn is called: clause, code, condition, and the clauses that say the same."""


def can_be_called(rules: Rules, position: Position) -> bool:
    """Whether the offense could call a Snap Game-Turn now (4.3.2, 9.2.K)."""
    return all(holds(rules, position) for _clause, _code, holds, _also in CONDITIONS)
