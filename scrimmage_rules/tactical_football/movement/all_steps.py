"""Every step that may be made now, found all at once; the fast form of what `steps` refuses.

The preconditions of a step say what stops it, and for any man and hex alone they would do. Here all are found together:
who stands where is looked up once for everybody, the steps out of a hex are made once, and only what goes through a
friend's hex, or is bound by more than the chart of costs, is looked at more closely. A law compares the two on random
men and hexes.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from scrimmage_rules.tactical_football.actions import Step
from scrimmage_rules.tactical_football.deeds import At
from scrimmage_rules.tactical_football.field import Hex
from scrimmage_rules.tactical_football.movement.entering import may_enter_hexes, may_step
from scrimmage_rules.tactical_football.movement.movers import Mover, movers, phase_of
from scrimmage_rules.tactical_football.play_selection.blocking_and_charge import (
    AGGRESSIVE_CHARGE,
    in_snap_phase,
    plays,
)
from scrimmage_rules.tactical_football.play_selection.carrying_across import bound_at_the_line
from scrimmage_rules.tactical_football.position import Position, opposite
from scrimmage_rules.tactical_football.settings import Rules
from scrimmage_rules.tactical_football.stages import Label, Movement
from scrimmage_rules.tactical_football.zones_of_control import before_the_snap, controlled


def all_steps(at: At[None]) -> list[Step]:
    """Every step that may be made."""
    ground = _Ground(at.rules, at.position)
    found: list[Step] = []
    for mover in movers(at):
        if may_enter_hexes(mover):
            found += ground.steps(mover)
    return found


@lru_cache(maxsize=1 << 14)
def _steps_around(label: Label, around: tuple[Hex, ...]) -> tuple[Step, ...]:
    """The steps of a man to all hexes around him; made once, for most lists hold them."""
    return tuple(Step(label, to) for to in around)


def _bound(rules: Rules, position: Position) -> frozenset[Label]:
    """The men whose steps do not go by the chart alone: at the line with the ball, in motion, or with a free step."""
    stage = phase_of(position)
    bound = bound_at_the_line(rules, position, stage.side)
    if isinstance(stage, Movement) and stage.motion is not None:
        bound |= {stage.motion}
    if position.snap is not None and in_snap_phase(position, "defense") and plays(position, AGGRESSIVE_CHARGE):
        bound |= {label for label in position.snap.charging if label not in stage.acts}
    return bound


class _Ground:
    """A position as the men of a phase see it: who stands where, and where steps go by the chart alone."""

    def __init__(self, rules: Rules, position: Position) -> None:
        self.field, self.chart = rules.field, rules.chart
        self.locked, self.bound = rules.reading["TF-A23"] == "locked", _bound(rules, position)
        side = phase_of(position).side
        self.team, others = position.men.of(side), position.men.of(opposite(side))
        self.friends, self.foes = self.team.by_hex, others.by_hex
        self.theirs = controlled(rules, position, opposite(side))
        self.open = self.field.side(position.line, side) if before_the_snap(position) else self.field.all_hexes
        self._passable: dict[Hex, bool] = {}

    def steps(self, mover: Mover) -> Sequence[Step]:
        """The steps of a man who may enter hexes."""
        around = self.field.around[mover.man.at]
        steps = _steps_around(mover.label, around)
        if self.locked or mover.crossing or mover.label in self.bound:
            ways = self.field.way[mover.man.at]
            return [step for step in steps if may_step(mover, ways[step.to], step.to)]
        if mover.left >= self.chart.other_hex and self._is_open(around):
            return steps
        return [step for step in steps if self._may_go(mover, step.to)]

    def _is_open(self, around: tuple[Hex, ...]) -> bool:
        """Whether nobody is in these hexes, nor does one of them lie over the line before the snap."""
        return (
            self.foes.keys().isdisjoint(around)
            and self.friends.keys().isdisjoint(around)
            and self.open.issuperset(around)
        )

    def _may_go(self, mover: Mover, to: Hex) -> bool:
        """Whether a man who is bound by nothing but the chart may enter a hex."""
        way = self.field.way[mover.man.at][to]
        rest = mover.left - (self.chart.front_hex if way == mover.man.facing else self.chart.other_hex)
        if to in self.foes:
            return may_step(mover, way, to)
        if to not in self.friends:
            return rest >= 0 and to in self.open
        rest -= self.chart.another_man
        if rest < self.chart.front_hex:  # he could not go on
            return False
        return (rest >= self.chart.other_hex and self._lets_through(to)) or may_step(mover, way, to)

    def _lets_through(self, place: Hex) -> bool:
        """Whether any man can pass through a friend's hex: nothing stops him there, and a hex beside it is vacant."""
        known = self._passable.get(place)
        if known is None:
            fit = place not in self.theirs and not any(self.team.on[each].neutralized for each in self.friends[place])
            known = self._passable[place] = fit and any(map(self._is_vacant, self.field.around[place]))
        return known

    def _is_vacant(self, place: Hex) -> bool:
        return place in self.open and place not in self.friends and place not in self.foes
