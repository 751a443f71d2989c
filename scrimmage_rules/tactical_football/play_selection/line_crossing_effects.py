"""Effects of crossing the line: an ineligible man is recorded, and the ball-play marker is shown (9.4.Y, 13.F)."""

from __future__ import annotations

from msgspec.structs import replace

from scrimmage_rules.tactical_football.field import Hex
from scrimmage_rules.tactical_football.play_selection.carrying_over_the_line import (
    FORWARD_PASS,
    LATERAL_FIRST,
    OPTIONS,
    SIDE,
    WAIT,
    Duty,
    find_hand_off_over_line,
    find_unmet_crossing_condition,
    is_step_across_line,
)
from scrimmage_rules.tactical_football.play_selection.revealing_markers import BALL_MARKER, reveal_marker
from scrimmage_rules.tactical_football.position import Position, get_markers_of_side, list_possible_carriers
from scrimmage_rules.tactical_football.rule_context_types import Deed
from scrimmage_rules.tactical_football.sequence_of_play.end_of_play import end_play_with_ball_down
from scrimmage_rules.tactical_football.stages import Label
from scrimmage_rules.tactical_football.transferring_the_ball.carriers_of_real_and_dummy_balls import (
    has_real_ball,
    reveal_marker_of_carrier,
)


def apply_step_across_line(deed: Deed[object], position: Position, label: Label, start: Hex) -> Position:
    """Record the crossing if an ineligible man steps over the line; show the ball-play marker if a carrier does."""
    snap, end = position.snap, position.men.offense.on[label].at
    if not is_step_across_line(deed.rules, position, start, end):
        return position
    assert snap is not None  # nobody crosses before it
    if label not in snap.receivers and not position.so_far.ineligible_across:
        deed.say("ineligible-across", ("9.4.Y.1", "9.4.X.3"), man=label)
        position = replace(position, so_far=replace(position.so_far, ineligible_across=True))
    if label not in list_possible_carriers(position):
        return position
    return _apply_carry_across_line(
        deed, position, label, (start, find_unmet_crossing_condition(deed.rules, position, start, end))
    )


def apply_hand_off_across_line(deed: Deed[object], position: Position, man: Label, to: Label) -> Position:
    """Show the ball-play marker when a hand-off takes a ball or dummy over the line (TF-E47)."""
    before = deed.position
    crossing = find_hand_off_over_line(deed.rules, before, man, to)
    if crossing is None:
        return position
    label, start, end = crossing
    return _apply_carry_across_line(
        deed, position, label, (start, find_unmet_crossing_condition(deed.rules, before, start, end))
    )


def _apply_carry_across_line(
    deed: Deed[object], position: Position, label: Label, crossing: tuple[Hex, Duty | None]
) -> Position:
    start, duty = crossing
    position = reveal_marker(
        deed, position, "offense", BALL_MARKER, "13.PROC.4", *_list_clauses_allowing_crossing(position)
    )
    if duty is not None and deed.rules.reading["TF-A78"] != "honour":
        return _punish_forbidden_crossing(deed, position, label, (start, duty))
    return replace(position, so_far=replace(position.so_far, carried_across=True))


def _list_clauses_allowing_crossing(position: Position) -> tuple[str, ...]:
    """Return the clauses under which the offense's ball-play marker allows the ball across the line."""
    play = get_markers_of_side(position, "offense").play
    if play == FORWARD_PASS:
        return ("13.1.C.3",)
    side = (SIDE[play][1], "13.1.C.1.2")
    if play in OPTIONS:
        return (WAIT,) if position.so_far.forward_tried else (*side, WAIT)
    clauses = (*side, LATERAL_FIRST[play], "13.1.C.5.2") if play in LATERAL_FIRST else side
    return tuple(dict.fromkeys(clauses))


def _punish_forbidden_crossing(
    deed: Deed[object], position: Position, label: Label, crossing: tuple[Hex, Duty]
) -> Position:
    """End the play at a forbidden crossing, or remove the dummy that crossed (TF-A78)."""
    start, (clause, _code) = crossing
    if not has_real_ball(position, label):
        return reveal_marker_of_carrier(deed, position, label, "13.PROC.4", clause)
    deed.say("forbidden", ("13.PROC.4", clause), man=label)
    snap = position.snap
    assert snap is not None
    at = snap.at if deed.rules.reading["TF-A78"] == "forfeit" else start
    return end_play_with_ball_down(deed, position, at, "forbidden")
