"""Bonuses and lower costs of linemen under a blocking or charge marker (13.1.A, 13.1.B)."""

from __future__ import annotations

from scrimmage_rules.tactical_football.facing import Facing, Hexside
from scrimmage_rules.tactical_football.field import Role
from scrimmage_rules.tactical_football.movement.movers import Mover
from scrimmage_rules.tactical_football.position import Position, get_markers_of_side
from scrimmage_rules.tactical_football.settings import Rules
from scrimmage_rules.tactical_football.stages import Label

AGGRESSIVE_BLOCKING, PASS_BLOCKING = "aggressive-blocking", "pass-blocking"
AGGRESSIVE_CHARGE, REACTION_CHARGE = "aggressive-charge", "reaction-charge"

LINE_MARKERS: dict[Role, tuple[str, ...]] = {
    "offense": (AGGRESSIVE_BLOCKING, PASS_BLOCKING),
    "defense": (AGGRESSIVE_CHARGE, REACTION_CHARGE),
}
"""The line markers of either side (13.1.A.choice, 13.1.B.choice)."""

ADDED_STRENGTH = 1
AGGRESSIVE_CONTACT = 3
"""Points that a lineman under Aggressive Blocking pays for a contact that costs other men 4 (13.1.A.aggressive.3)."""

FREE_STEP = "13.1.B.aggressive.2"
FREE_TURN = "13.1.B.reaction.2"


def is_line_marker_in_force(position: Position, role: Role, marker: str) -> bool:
    """Return whether a side's line marker is `marker`; call it only from the snap on, when it is in force (13.E.2)."""
    return get_markers_of_side(position, role).line == marker


def is_line_marker_at_snap(position: Position, role: Role, marker: str) -> bool:
    """Return whether this is the Snap Game-Turn and a side has this line marker."""
    return position.turn.type == "snap" and is_line_marker_in_force(position, role, marker)


def is_lineman(position: Position, role: Role, label: Label) -> bool:
    """Return whether a man is a lineman of this play, as fixed at the snap (13.1.A.linemen, 13.1.B.linemen, TF-A82)."""
    snap = position.snap
    assert snap is not None
    return label in (snap.linemen if role == "offense" else snap.charging)


# ---- strength


def compute_aggressive_blocking_bonus(position: Position, role: Role, label: Label) -> int:
    """Return a contacting lineman's bonus under Aggressive Blocking (13.1.A.aggressive.1, .2)."""
    aggressive = role == "offense" and is_line_marker_at_snap(position, "offense", AGGRESSIVE_BLOCKING)
    return ADDED_STRENGTH if aggressive and is_lineman(position, "offense", label) else 0


def compute_bonus_for_being_contacted(rules: Rules, position: Position, role: Role, label: Label) -> int:
    """Return a lineman's bonus when the other side contacts him (13.1.A.pass.2, 13.1.B.reaction.1)."""
    if role == "offense":
        stands = is_line_marker_in_force(position, "offense", PASS_BLOCKING) and can_pass_block_from_here(
            rules, position, label
        )
    else:
        stands = is_line_marker_at_snap(position, "defense", REACTION_CHARGE)
    return ADDED_STRENGTH if stands and is_lineman(position, role, label) else 0


def can_pass_block_from_here(rules: Rules, position: Position, label: Label) -> bool:
    """Return whether a lineman gets the bonus of Pass Blocking in his present hex.

    Under TF-A81 `no-bonus-unless`, he gets it only behind the hexes next to the line.
    """
    return must_pass_blockers_go_back(rules) or rules.field.is_in_backfield(
        position.line, position.men.offense.on[label].at
    )


def must_pass_blockers_go_back(rules: Rules) -> bool:
    """Return whether Pass Blocking forces the linemen to move back, not only rewards it (TF-A81)."""
    return rules.reading["TF-A81"] != "no-bonus-unless"


def must_each_act_leave_retreat(rules: Rules) -> bool:
    """Return whether TF-A81 forbids every act after which a lineman could no longer move back."""
    return rules.reading["TF-A81"] == "must-go-back"


# ---- costs


def price_with_aggressive_blocking(
    rules: Rules, position: Position, contactor: tuple[Role, Label], hexside: Hexside
) -> int:
    """Return the points of a contact, fewer for a lineman under Aggressive Blocking (13.1.A.aggressive.3, TF-A80).

    Such a contact never goes through a rear hexside, because the defense has no carriers (8.4.G.1).
    """
    if compute_aggressive_blocking_bonus(position, *contactor):
        return AGGRESSIVE_CONTACT
    return rules.chart.active_contact_cost(hexside)


def is_charge_step_free(mover: Mover, way: Facing, *, vacant: bool) -> bool:
    """Return whether a step straight ahead into an empty hex, a lineman's first act, is free (13.1.B.aggressive.2,
    TF-A83).
    """
    return way == mover.man.facing and vacant and _may_lineman_begin_with_charge(mover, AGGRESSIVE_CHARGE)


def is_charge_turn_free(mover: Mover) -> bool:
    """Return whether a turn by a hexside, a lineman's first act, is free (13.1.B.reaction.2, TF-A83)."""
    return _may_lineman_begin_with_charge(mover, REACTION_CHARGE)


def _may_lineman_begin_with_charge(mover: Mover, charge: str) -> bool:
    if (
        mover.act is not None
        or mover.role != "defense"
        or not is_line_marker_at_snap(mover.position, "defense", charge)
    ):
        return False
    return is_lineman(mover.position, "defense", mover.label)
