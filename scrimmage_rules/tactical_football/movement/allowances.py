"""A man's points in a phase: his allowance minus the points already spent.

In the Snap Game-Turn, a man of the offense has half his allowance, and the man in motion all of it. A man of the
defense has four points fewer. Chapter: movement allowances (3.32.4, 7.1.C), also in the Snap Game-Turn (4.3.3 to
4.3.5).
"""

from __future__ import annotations

from scrimmage_rules.tactical_football.field import Role
from scrimmage_rules.tactical_football.position import Position
from scrimmage_rules.tactical_football.settings import Rules
from scrimmage_rules.tactical_football.stages import Label, Movement, MovementStage

FEWER_ON_THE_SNAP = 4
"""Number of Movement Points by which the Snap Game-Turn reduces the allowance of a defender (4.3.4)."""

HALF = "4.3.3"
FOUR_FEWER = "4.3.4"


def compute_allowance(rules: Rules, position: Position, role: Role, label: Label) -> int:
    """Return the points that a man may spend in a Movement(/Contact) Phase (3.32.4, 4.3.3, 4.3.4)."""
    full = rules.men[role][label].allowance
    if position.turn.type != "snap":
        return full
    if role == "defense":
        return max(0, full - FEWER_ON_THE_SNAP)
    return full if is_in_motion(position, label) else compute_half_allowance(rules, full)


def compute_half_allowance(rules: Rules, full: int) -> int:
    """Return half an allowance, rounded down, or up under TF-A12 `ceil`."""
    return (full + 1) // 2 if rules.reading["TF-A12"] == "ceil" else full // 2


def is_in_motion(position: Position, label: Label) -> bool:
    """Return whether a man is the man in motion (4.3.5)."""
    stage = position.stage
    return isinstance(stage, Movement) and stage.motion == label


def get_points_spent(position: Position, role: Role, label: Label) -> int:
    """Return the points that a man has spent in this phase, or has paid before it.

    In the opponent's phase, return 0.
    """
    stage = position.stage
    if not isinstance(stage, MovementStage) or stage.side != role:
        return 0
    act = stage.acts.get(label)
    points = 0 if act is None else act.spent
    return points + stage.paid.get(label, 0) if isinstance(stage, Movement) else points


def list_points_left(rules: Rules, position: Position, role: Role) -> dict[Label, int]:
    """Return the remaining points of all men of the phasing side. It is a fast form of `count_points_left`."""
    stage = position.stage
    assert isinstance(stage, MovementStage)
    if position.turn.type == "snap" or (isinstance(stage, Movement) and stage.paid):
        return {label: count_points_left(rules, position, role, label) for label in position.men.of(role).on}
    full = rules.allowances[role]
    return {**full, **{label: full[label] - act.spent for label, act in stage.acts.items()}} if stage.acts else full


def count_points_left(rules: Rules, position: Position, role: Role, label: Label) -> int:
    """Return the remaining points of a man."""
    return compute_allowance(rules, position, role, label) - get_points_spent(position, role, label)
