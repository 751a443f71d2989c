"""The man in motion: his whole allowance, but no step closer to the line in its first half (4.3.5 to 4.3.7)."""

from __future__ import annotations

from typing import NamedTuple

from msgspec.structs import replace

from scrimmage_rules.kernel.rule_context import ActionRule, Precondition, provided
from scrimmage_rules.tactical_football.actions import Motion
from scrimmage_rules.tactical_football.field import Hex
from scrimmage_rules.tactical_football.movement.allowances import is_in_motion
from scrimmage_rules.tactical_football.movement.movers import CAN_ACT, MAY_ACT, Mover, list_eligible_movers
from scrimmage_rules.tactical_football.position import Position
from scrimmage_rules.tactical_football.rule_context_types import At, Deed
from scrimmage_rules.tactical_football.settings import Rules
from scrimmage_rules.tactical_football.stages import Label, Movement

NOT_CLOSER = "4.3.7"
ONE_IN_MOTION = "4.3.5"
WITHOUT_THE_BALL = "4.3.6"


class StepPrice(NamedTuple):
    """The points that a step costs, and the points that the man has before the step."""

    points: int
    left: int


def is_step_allowed_in_motion(mover: Mover, start: Hex, to: Hex, cost: StepPrice) -> bool:
    """Return whether the man in motion may make this step. In the first half of his motion, no step may bring him
    closer to the line (4.3.7, TF-A13).
    """
    reading, row = mover.rules.reading["TF-A13"], mover.rules.field.row
    if not is_in_first_motion_half(mover, cost.left) or (
        reading == "final" and is_in_first_motion_half(mover, cost.left - cost.points)
    ):
        return True
    if reading != "any-step":
        start = mover.man.at if mover.act is None else mover.act.start
    return row[to] <= row[start]


def is_in_first_motion_half(mover: Mover, left: int) -> bool:
    """Return whether the man in motion, with `left` points left, has spent less than half of his allowance."""
    if not is_in_motion(mover.position, mover.label):
        return False
    full = mover.rules.men[mover.role][mover.label].allowance
    return full - left < full // 2


# ---- naming him


def _get_movement_stage(position: Position) -> Movement:
    assert isinstance(position.stage, Movement)
    return position.stage


def _is_offense_snap_phase(at: At[object]) -> bool:
    return at.position.turn.type == "snap" and _get_movement_stage(at.position).side == "offense"


def may_be_in_motion(rules: Rules, position: Position, label: Label) -> bool:
    """Return whether a man may be the man in motion (4.3.5, 4.3.6, TF-A14)."""
    return not is_snapper_or_recipient(position, label) and not is_lineman_barred_from_motion(rules, position, label)


def is_snapper_or_recipient(position: Position, label: Label) -> bool:
    """Return whether a man is the snapper or the recipient of the snap. Neither of them may be in motion (4.3.6)."""
    return position.snap is not None and label in (position.snap.snapper, position.snap.recipient)


def is_lineman_barred_from_motion(rules: Rules, position: Position, label: Label) -> bool:
    """Return whether a man next to the line may not go in motion (TF-A14 `backs-only`)."""
    act, man = _get_movement_stage(position).acts.get(label), position.men.offense.on.get(label)
    start = act.start if act else man.at if man else None
    if rules.reading["TF-A14"] != "backs-only" or start is None:
        return False
    return rules.field.touches_line(position.line, start)


def _name_man_in_motion(deed: Deed[Motion]) -> Position:
    """Name the man in motion, who may spend his whole allowance."""
    deed.say("in-motion", (ONE_IN_MOTION, NOT_CLOSER, WITHOUT_THE_BALL), man=deed.action.man)
    stage = replace(_get_movement_stage(deed.position), motion=deed.action.man)
    return replace(deed.position, stage=stage)


def _list_candidate_motions(at: At[None]) -> list[Motion]:
    position = at.position
    if not _is_offense_snap_phase(at) or _get_movement_stage(position).motion is not None:
        return []
    return [
        Motion(each.label)
        for each in list_eligible_movers(at)
        if each.act is None and may_be_in_motion(at.rules, position, each.label)
    ]


def _is_nobody_in_motion(at: At[Motion]) -> bool:
    return _get_movement_stage(at.position).motion is None


def _is_man_a_back(at: At[Motion]) -> bool:
    return not is_lineman_barred_from_motion(at.rules, at.position, at.action.man)


def _takes_no_part_in_snap(at: At[Motion]) -> bool:
    return not is_snapper_or_recipient(at.position, at.action.man)


def _has_man_not_acted(at: At[Motion]) -> bool:
    return at.action.man not in _get_movement_stage(at.position).acts


MOTION = ActionRule(
    action=Motion,
    stages=("movement",),
    candidates=_list_candidate_motions,
    preconditions=(
        *MAY_ACT,
        *provided(
            CAN_ACT,
            Precondition(ONE_IN_MOTION, "no-snap-game-turn", _is_offense_snap_phase, also=("4.3.3",)),
            Precondition(ONE_IN_MOTION, "somebody-is", _is_nobody_in_motion),
            Precondition(ONE_IN_MOTION, "no-back", _is_man_a_back, gates=("no-snap-game-turn",)),
            Precondition(
                WITHOUT_THE_BALL, "takes-part-in-the-snap", _takes_no_part_in_snap, gates=("no-snap-game-turn",)
            ),
            Precondition(NOT_CLOSER, "has-spent-points", _has_man_not_acted),
        ),
    ),
    effect=_name_man_in_motion,
    complete=True,
)

RULES = (MOTION,)
