"""The points that a man can pay in a movement phase, and the clause if he cannot (3.32.4, 4.3.3, 4.3.4, 7.1.C)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeVar

from msgspec.structs import replace

from scrimmage_rules.kernel.rule_context import Precondition, provided
from scrimmage_rules.tactical_football.movement.allowances import FOUR_FEWER, HALF, compute_allowance, is_in_motion
from scrimmage_rules.tactical_football.movement.movers import (
    Mover,
    OneManAction,
    get_acting_mover,
    get_current_movement_phase,
)
from scrimmage_rules.tactical_football.movement.simultaneous_movers import activate_man_in_phase
from scrimmage_rules.tactical_football.position import Position
from scrimmage_rules.tactical_football.rule_context_types import At
from scrimmage_rules.tactical_football.settings import Rules
from scrimmage_rules.tactical_football.stages import Act, Movement, Positioning

A = TypeVar("A", bound=OneManAction)

CANNOT_PAY = ("another-is-in-motion", "beyond-half-of-it", "beyond-four-fewer", "beyond-his-allowance")


def create_movement_point_preconditions(
    cost: Callable[[At[A]], int], gates: tuple[str, ...], *also: str
) -> tuple[Precondition[Rules, Position, A], ...]:
    """Return the preconditions that a man has enough points of his allowance, which may be whole, halved, or four
    points less.
    """

    def has_enough_points(at: At[A]) -> bool:
        return cost(at) <= get_acting_mover(at).left

    def of_the_snap(role: str) -> Callable[[At[A]], bool]:
        def can_pay_at_snap(at: At[A]) -> bool:
            binds = at.position.turn.type == "snap" and get_current_movement_phase(at.position).side == role
            return not binds or is_in_motion(at.position, at.action.man) or has_enough_points(at)

        return can_pay_at_snap

    def has_enough_or_motion_is_free(at: At[A]) -> bool:
        stage = at.position.stage
        taken = isinstance(stage, Movement) and stage.motion not in (None, at.action.man)
        return not taken or has_enough_points(at) or cost(at) > _compute_points_if_in_motion(get_acting_mover(at))

    facts: Mapping[str, Callable[[At[Any]], int]] = {"points": cost, "left": lambda at: get_acting_mover(at).left}
    return provided(
        gates,
        Precondition("4.3.5", CANNOT_PAY[0], has_enough_or_motion_is_free, facts=facts),
        Precondition(HALF, CANNOT_PAY[1], of_the_snap("offense"), facts=facts),
        Precondition(FOUR_FEWER, CANNOT_PAY[2], of_the_snap("defense"), facts=facts),
        Precondition("7.1.C.1", CANNOT_PAY[3], has_enough_points, facts=facts, also=("3.32.4", *also)),
    )


def _compute_points_if_in_motion(mover: Mover) -> int:
    """Return the points that a man would have left if he were in motion and so had his full allowance."""
    full = mover.rules.men[mover.role][mover.label].allowance
    return full - compute_allowance(mover.rules, mover.position, mover.role, mover.label) + mover.left


def list_movement_phase_clauses(mover: Mover) -> tuple[str, ...]:
    """Return the clauses of the phase in which a man moves, or of his further movement after another man has moved."""
    offense = mover.role == "offense"
    if isinstance(mover.position.stage, Positioning):
        return ("4.2.3", "4.3.1", "14.13.2" if offense else "14.13.5")
    if mover.act is not None and get_current_movement_phase(mover.position).active not in (None, mover.label):
        return (TOGETHER,)
    begins = ("7.0.1",) if mover.act is None else ()
    if mover.position.turn.type != "snap":
        return (*begins, "5.13.1.D.2.1" if offense else "5.13.2.B.2.1")
    return (*begins, "5.12.1.A.3.1" if offense else "5.12.2.B.2.1")


TOGETHER = "9.3.M.1"
"""Clauses by which a man may move again after another man has moved, because both take part in a hand-off."""


def add_spent_points_to_acts(mover: Mover, points: int) -> Act:
    """Return a man's record of this phase after he has spent more points."""
    if mover.act is None:
        return Act(
            points, mover.man.at, mover.man.facing, entered=False, halted=None, joined=False, crossing=None
        )  # fmt: skip
    return replace(mover.act, spent=mover.act.spent + points)


def store_acts_of_mover(mover: Mover, position: Position, act: Act) -> Position:
    """Return the position with this record of a man. He becomes the man who is being moved."""
    stage = get_current_movement_phase(position)
    return replace(position, stage=activate_man_in_phase(stage, mover.label, {**stage.acts, mover.label: act}))
