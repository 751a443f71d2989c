"""All legal steps, found together: the fast form of the preconditions in `steps`.

The preconditions decide a single step. This module finds the men of each hex once, and makes the steps out of a hex
once. It checks a step alone only if the step leads through a teammate's hex, or if more than the chart of costs
restricts it. A test compares both forms on random men and hexes.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from functools import lru_cache
from itertools import chain

from scrimmage_rules.kernel.cached_attributes import cached_attribute
from scrimmage_rules.tactical_football.actions import Step
from scrimmage_rules.tactical_football.facing import Facing
from scrimmage_rules.tactical_football.field import Hex
from scrimmage_rules.tactical_football.movement.hex_entry import may_enter_any_hex, may_man_enter_hex
from scrimmage_rules.tactical_football.movement.movers import (
    Mover,
    get_cached_mover,
    get_current_movement_phase,
    list_points_of_movers,
)
from scrimmage_rules.tactical_football.movement.passing_through import compute_step_price
from scrimmage_rules.tactical_football.play_selection.blocking_and_charge_bonuses import (
    AGGRESSIVE_CHARGE,
    is_line_marker_at_snap,
)
from scrimmage_rules.tactical_football.play_selection.carrying_over_the_line import list_men_restricted_at_line
from scrimmage_rules.tactical_football.position import Position, list_possible_carriers, other_side
from scrimmage_rules.tactical_football.rule_context_types import At
from scrimmage_rules.tactical_football.settings import Rules
from scrimmage_rules.tactical_football.stages import Label, Movement, Positioning
from scrimmage_rules.tactical_football.zones_of_control import is_before_snap, list_controlled_hexes


def list_legal_steps(at: At[None]) -> Iterator[Step]:
    """Return every legal step of every man, man by man."""
    return chain.from_iterable(_list_legal_steps_by_man(at))


def _list_legal_steps_by_man(at: At[None]) -> Iterator[Iterable[Step]]:
    """Yield the steps of each man; a man without restrictions who can pay for all steps needs no check of each."""
    stage = get_current_movement_phase(at.position)
    ground = _StepSurroundings(at.rules, at.position, stage)
    on, near, kept = ground.team.on, ground.field.around, ground.bound | stage.acts.keys()
    stood_on, whole, dearest = ground.stood_on, ground.whole, at.rules.chart.other_hex
    for label, points in list_points_of_movers(at).items():
        man = on[label]
        around = near[man.at]
        free = points >= dearest and label not in kept and not man.hit and stood_on.isdisjoint(around)
        if free and (whole or ground.open.issuperset(around)):
            yield _list_steps_to_neighbor_hexes(label, around)
        else:
            yield ground.steps(get_cached_mover(at, label))


@lru_cache(maxsize=1 << 14)
def _list_steps_to_neighbor_hexes(label: Label, around: tuple[Hex, ...]) -> tuple[Step, ...]:
    """Return the steps of a man to all hexes around him, cached because most lists contain them."""
    return tuple(Step(label, to) for to in around)


def _list_men_needing_full_step_checks(
    rules: Rules, position: Position, stage: Positioning | Movement
) -> frozenset[Label]:
    """Return the men whose legal steps the Movement Point chart alone does not decide.

    They are at the line or have a frozen ball, are in motion, or have a free step. Under TF-A23 `locked`, return all
    men.
    """
    if rules.reading["TF-A23"] == "locked":
        return frozenset(position.men.of(stage.side).on)
    bound = list_men_restricted_at_line(rules, position)
    if position.turn.changed:
        bound |= {*list_possible_carriers(position)}
    if isinstance(stage, Movement) and stage.motion is not None:
        bound |= {stage.motion}
    if position.snap is not None and is_line_marker_at_snap(position, "defense", AGGRESSIVE_CHARGE):
        bound |= {*position.snap.charging}
    return bound


class _StepSurroundings:
    """A position as seen by the moving men: the occupied hexes, and the hexes where only the chart decides."""

    def __init__(self, rules: Rules, position: Position, stage: Positioning | Movement) -> None:
        self.rules, self.position, self.others = rules, position, other_side(stage.side)
        self.field, self.chart, self.bound = (
            rules.field,
            rules.chart,
            _list_men_needing_full_step_checks(rules, position, stage),
        )
        self.team, others = position.men.of(stage.side), position.men.of(self.others)
        self.friends, self.foes = self.team.by_hex, others.by_hex
        self.stood_on = self.friends.keys() | self.foes.keys()
        self.whole = not is_before_snap(position)
        self.open = self.field.all_hexes if self.whole else self.field.side(position.line, stage.side)
        self._passable: dict[Hex, bool] = {}

    @cached_attribute
    def enemy_controlled_hexes(self) -> Collection[Hex]:
        """Return the hexes that the other side controls, computed only for the lists that need them."""
        return list_controlled_hexes(self.rules, self.position, self.others)

    def steps(self, mover: Mover) -> Iterable[Step]:
        """Return the legal steps of a man; skip each check that cannot fail in his situation."""
        if not may_enter_any_hex(mover):
            return ()
        man, left, around = mover.man, mover.left, self.field.around[mover.man.at]
        ways, steps = self.field.way[man.at], _list_steps_to_neighbor_hexes(mover.label, around)
        if mover.crossing or mover.label in self.bound:
            return [step for step in steps if may_man_enter_hex(mover, ways[step.to], step.to)]
        can_pay = left >= self.chart.other_hex
        if can_pay and self.stood_on.isdisjoint(around) and self.open.issuperset(around):
            return steps
        return [
            step
            for step in steps
            if step.to in self.open
            and (can_pay or left >= (self.chart.front_hex if ways[step.to] == man.facing else self.chart.other_hex))
            and (step.to not in self.stood_on or self._may_enter_occupied_hex(mover, ways[step.to], step.to))
        ]

    def _may_enter_occupied_hex(self, mover: Mover, way: Facing, to: Hex) -> bool:
        """Return whether a man may enter an occupied hex; the rules about the line and his earlier way do not count
        here.
        """
        if to in self.foes:
            return may_man_enter_hex(mover, way, to)
        rest = mover.left - compute_step_price(mover, way, vacant=False)
        if rest < self.chart.front_hex:  # he could not go on
            return False
        return (rest >= self.chart.other_hex and self._allows_passing_through(to)) or may_man_enter_hex(mover, way, to)

    def _allows_passing_through(self, place: Hex) -> bool:
        """Return whether men can pass through a teammate's hex.

        No man must have to stop there, and a hex next to it must be empty.
        """
        known = self._passable.get(place)
        if known is None:
            fit = place not in self.enemy_controlled_hexes and not any(
                self.team.on[each].neutralized for each in self.friends[place]
            )
            known = self._passable[place] = fit and any(map(self._is_vacant, self.field.around[place]))
        return known

    def _is_vacant(self, place: Hex) -> bool:
        return place in self.open and place not in self.stood_on
