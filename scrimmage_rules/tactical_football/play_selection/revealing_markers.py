"""The markers that are revealed during a play (13.F, 13.G).

A crossing or a forward pass reveals the ball-play marker. The defensive half of a Game-Turn with a forward pass reveals
the coverage marker. A marker that nothing has turned up stays hidden when the play is over (TF-E42).
"""

from __future__ import annotations

from msgspec.structs import replace

from scrimmage_rules.tactical_football.field import Role
from scrimmage_rules.tactical_football.position import Plans, Position, get_markers_of_side
from scrimmage_rules.tactical_football.rule_context_types import Deed

BALL_MARKER = "13.F.1"
COVERAGE_MARKER = "13.G.1"


def reveal_marker(deed: Deed[object], position: Position, role: Role, *clauses: str) -> Position:
    """Turn the ball-play or coverage marker of a side face up, if it is hidden."""
    plan = get_markers_of_side(position, role)
    if plan.shown:
        return position
    deed.say("marker-shown", (*clauses, "13.1.LABELS"), side=role, play=plan.play)
    return turn_marker_face_up(position, role, plan.play)


def turn_marker_face_up(position: Position, role: Role, marker: str) -> Position:
    """Return the position in which the ball-play or coverage marker of a side is face up."""
    plan, plans = replace(get_markers_of_side(position, role), play=marker, shown=True), position.plans
    return replace(position, plans=Plans(plan, plans.defense) if role == "offense" else Plans(plans.offense, plan))


def reveal_coverage_for_pass(deed: Deed[object], position: Position) -> Position:
    """Start the defensive half of a Game-Turn with an announced forward pass (13.G.1, TF-E41)."""
    throw = position.turn.throw
    if throw is None or throw.kind != "forward":
        return position
    return reveal_marker(deed, position, "defense", COVERAGE_MARKER, "13.1.D.scope")
