"""The choice of a play: two markers for each side, in the huddle and the Pre-Contact turns (4.1.6, 13.1)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from msgspec.structs import replace

from scrimmage_rules.kernel.rule_context import SEAT, ActionRule, Precondition, provided
from scrimmage_rules.tactical_football.actions import Choose
from scrimmage_rules.tactical_football.field import Role
from scrimmage_rules.tactical_football.game_scenarios.injuries import start_line_up
from scrimmage_rules.tactical_football.play_selection.blocking_and_charge_bonuses import LINE_MARKERS
from scrimmage_rules.tactical_football.position import Plan, Plans, Position, get_side_of_seat
from scrimmage_rules.tactical_football.rule_context_types import At, Deed
from scrimmage_rules.tactical_football.stages import Huddle, PlaySelection, Positioning

PLAY_MARKERS: dict[Role, tuple[str, ...]] = {
    "offense": (
        "run-right", "run-left", "forward-pass", "lateral-right", "lateral-left", "option-right", "option-left",
    ),
    "defense": ("man-to-man", "zone"),
}  # fmt: skip
"""The ball-play markers, and the coverage markers (13.1.C.choice, 13.1.D.choice, 13.1.LABELS)."""

CHOSEN_IN = ("huddle", "play-selection")
NO_SUCH_LINE_MARKER: dict[Role, str] = {"offense": "13.1.A.choice", "defense": "13.1.B.choice"}
NO_SUCH_PLAY_MARKER: dict[Role, str] = {"offense": "13.1.C.choice", "defense": "13.1.D.choice"}


def find_side_choosing_markers(position: Position) -> Role:
    """Return the side that chooses its play markers now."""
    return position.stage.side if isinstance(position.stage, PlaySelection) else "offense"


def _list_candidate_choices(at: At[None]) -> Iterator[Choose]:
    side = find_side_choosing_markers(at.position)
    return (Choose(line, play) for line, play in product(LINE_MARKERS[side], PLAY_MARKERS[side]))


def _choose_markers(deed: Deed[Choose]) -> Position:
    """Place the markers face down; the opponent cannot see whether they changed."""
    position, side = deed.position, find_side_choosing_markers(deed.position)
    phase = "4.1.6" if isinstance(position.stage, Huddle) else "5.11.1.A" if side == "offense" else "5.11.2.A"
    deed.say(
        "play-chosen",
        (phase, "13.GEN.1", "13.PROC.1", "5.0.1", "5.10.1"),
        side=side,
    )
    plan = Plan(deed.action.line, deed.action.play, shown=False)
    plans = Plans(plan, position.plans.defense) if side == "offense" else Plans(position.plans.offense, plan)
    if isinstance(position.stage, Huddle):
        return start_line_up(deed.rules, replace(position, plans=plans), "defense")
    return replace(position, plans=plans, stage=Positioning(side, active=None, acts={}))


def _require_marker_of_own_set(
    role: Role, markers: dict[Role, tuple[str, ...]], which: str
) -> Precondition[object, Position, Choose]:
    clauses = NO_SUCH_LINE_MARKER if which == "line" else NO_SUCH_PLAY_MARKER

    def is_marker_of_own_set(at: At[Choose]) -> bool:
        return find_side_choosing_markers(at.position) != role or getattr(at.action, which) in markers[role]

    return Precondition(clauses[role], f"no-such-{which}-marker", is_marker_of_own_set, also=("13.PROC.2",))  # type: ignore[arg-type]


CHOOSE = ActionRule(
    action=Choose,
    stages=CHOSEN_IN,
    candidates=_list_candidate_choices,
    secret=("/plans",),
    preconditions=(
        Precondition(
            "13.PROC.3", "not-your-choice",
            lambda at: get_side_of_seat(at.position, at.seat) == find_side_choosing_markers(at.position),
            also=("4.1.6",), facts=SEAT,
        ),
        *provided(
            ("not-your-choice",),
            _require_marker_of_own_set("offense", LINE_MARKERS, "line"),
            _require_marker_of_own_set("defense", LINE_MARKERS, "line"),
            _require_marker_of_own_set("offense", PLAY_MARKERS, "play"),
            _require_marker_of_own_set("defense", PLAY_MARKERS, "play"),
        ),
    ),
    effect=_choose_markers,
)  # fmt: skip

RULES = (CHOOSE,)
