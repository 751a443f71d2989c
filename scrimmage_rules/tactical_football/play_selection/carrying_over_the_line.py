"""Carrying the ball over the line: the conditions that the ball-play marker sets (13.1.C).

They are the side of the line, an earlier throw, and the wait of an Option marker. A dummy is treated like the ball, so
that a crossing does not show which of the two it is (TF-E40).
"""

from __future__ import annotations

from typing import Literal

from scrimmage_rules.tactical_football.facing import Facing, turn_facing_by_hexsides
from scrimmage_rules.tactical_football.field import Hex
from scrimmage_rules.tactical_football.position import Position, get_markers_of_side, list_possible_carriers
from scrimmage_rules.tactical_football.settings import Rules
from scrimmage_rules.tactical_football.stages import Label

Side = Literal["right", "left"]
Duty = tuple[str, str]
"""A condition for a crossing of the line: its clause, and the code of the refusal if it is not met."""

FORWARD_PASS = "forward-pass"
OPTIONS = frozenset({"option-right", "option-left"})
NO_FORWARD_PASS = frozenset({"run-right", "run-left", "lateral-right", "lateral-left"})
"""The markers under which no forward pass is thrown (13.1.C.nopass)."""

LATERAL_FIRST = {"lateral-right": "13.1.C.4.1", "lateral-left": "13.1.C.5.1"}
SIDE: dict[str, tuple[Side, str]] = {
    "run-right": ("right", "13.1.C.1.1"), "run-left": ("left", "13.1.C.2"), "lateral-right": ("right", "13.1.C.4.2"),
    "lateral-left": ("left", "13.1.C.5.1"), "option-right": ("right", "13.1.C.6.1"),
    "option-left": ("left", "13.1.C.7"),
}  # fmt: skip
"""The side of the line that a marker names, with its clause."""

WAIT = "13.1.C.6.2"
THIRD_TURN = 3

DUTIES: tuple[Duty, ...] = (
    (WAIT, "before-the-third-turn"),
    ("13.1.C.3", "before-the-forward-pass"),
    *((clause, "before-the-lateral") for clause in LATERAL_FIRST.values()),
    *((clause, "on-the-wrong-side") for _side, clause in SIDE.values()),
)
"""All conditions of a crossing, in the order in which they are checked."""


# ---- the wait of an Option play


def must_option_play_wait(rules: Rules, position: Position) -> bool:
    """Return whether an Option marker is in force before its third Game-Turn (13.1.C.6.2, TF-A76)."""
    snap = position.snap
    assert snap is not None
    if get_markers_of_side(position, "offense").play not in OPTIONS:
        return False
    counted = THIRD_TURN - (rules.reading["TF-A76"] == "count-snap-as-one")
    return position.turn.number < snap.turn + counted


# ---- what a crossing lacks


def is_step_across_line(rules: Rules, position: Position, start: Hex, end: Hex) -> bool:
    """Return whether a step crosses the line towards the opponent's goal."""
    row, line = rules.field.row, position.line
    return row[start] <= line < row[end]


def find_unmet_crossing_condition(rules: Rules, position: Position, start: Hex, end: Hex) -> Duty | None:
    """Return the condition of the ball-play marker that a crossing violates; None once the ball has crossed."""
    play, so_far = get_markers_of_side(position, "offense").play, position.so_far
    if has_ball_been_carried_across(position):
        return None
    if must_option_play_wait(rules, position):
        return (WAIT, "before-the-third-turn")
    if play == FORWARD_PASS:
        return None if so_far.forward_tried else ("13.1.C.3", "before-the-forward-pass")
    if play in LATERAL_FIRST and not so_far.lateral_caught:
        return (LATERAL_FIRST[play], "before-the-lateral")
    if play in OPTIONS and so_far.forward_tried:
        return None
    side, clause = SIDE[play]
    return None if side in find_sides_of_crossing(rules, position, start, end) else (clause, "on-the-wrong-side")


def has_ball_been_carried_across(position: Position) -> bool:
    """Return whether the real ball has certainly crossed the line legally, after which it may cross on any side
    (TF-A78).
    """
    return position.so_far.carried_across and len(list_possible_carriers(position)) == 1


def find_sides_of_crossing(rules: Rules, position: Position, start: Hex, end: Hex) -> tuple[Side, ...]:
    """Return the sides of the snap, right or left, on which the ball crosses the line by a step from `start` to `end`
    (13.1.C.1.2, TF-A77).
    """
    assert position.snap is not None
    field, reading = rules.field, rules.reading["TF-A77"]
    apart = field.column[start] - field.column[position.snap.at]
    if apart:
        return ("right",) if (apart > 0) == (field.heading == "N") else ("left",)
    if reading == "split-hex":
        return _list_sides_crossed_by_hexside(field.heading, field.way[start][end])
    return () if reading == "snap-hex-neither" else ("right", "left")


def _list_sides_crossed_by_hexside(heading: Facing, way: Facing) -> tuple[Side, ...]:
    if way == heading:
        return ("right", "left")
    return ("right",) if way == turn_facing_by_hexsides(heading, 1) else ("left",)


# ---- why a man may not cross


def find_barrier_to_crossing(rules: Rules, position: Position, label: Label, start: Hex, end: Hex) -> Duty | None:
    """Return the condition that forbids a man to carry the ball over the line, under TF-A78 `gate-the-act`."""
    if rules.reading["TF-A78"] != "gate-the-act" or label not in list_possible_carriers(position):
        return None
    return (
        find_unmet_crossing_condition(rules, position, start, end)
        if is_step_across_line(rules, position, start, end)
        else None
    )


def find_hand_off_over_line(rules: Rules, position: Position, man: Label, to: Label) -> tuple[Label, Hex, Hex] | None:
    """Return the man who may have got a ball over the line by a hand-off, with the two hexes, or None (TF-E47).

    If the recipient already has a marker, the two markers may change places. So either man may have got a ball from the
    other.
    """
    if rules.reading["TF-E47"] != "hand-off-too":
        return None
    men = position.men.offense.on
    ways = ((man, to), (to, man)) if to in list_possible_carriers(position) else ((man, to),)
    for start, end in ways:
        if is_step_across_line(rules, position, men[start].at, men[end].at):
            return end, men[start].at, men[end].at
    return None


def find_barrier_to_hand_off(rules: Rules, position: Position, man: Label, to: Label) -> Duty | None:
    """Return the condition that forbids a hand-off over the line, under TF-A78 `gate-the-act` and TF-E47
    `hand-off-too`.
    """
    crossing = find_hand_off_over_line(rules, position, man, to)
    if crossing is None or rules.reading["TF-A78"] != "gate-the-act":
        return None
    return find_unmet_crossing_condition(rules, position, crossing[1], crossing[2])


def is_ineligible_barred_from_crossing(rules: Rules, position: Position, label: Label, start: Hex, end: Hex) -> bool:
    """Return whether an ineligible man may not cross the line (TF-A66 `hard-ban`, 9.4.Y.1)."""
    if rules.reading["TF-A66"] != "hard-ban" or position.snap is None or label in position.snap.receivers:
        return False
    return is_step_across_line(rules, position, start, end)


def list_men_restricted_at_line(rules: Rules, position: Position) -> frozenset[Label]:
    """Return the men of the offense near the line who may not freely cross it.

    A man in the second row behind the line counts too, because he can cross it through a teammate's hex.
    """
    men, row = position.men.offense.on, rules.field.row
    hard = rules.reading["TF-A66"] == "hard-ban"
    asked = men if hard else list_possible_carriers(position)
    return frozenset(label for label in asked if abs(row[men[label].at] - position.line) <= 1)
