"""Initial position and options that the `Given` steps of a tactical-football scenario build, and the seats of sides."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from scrimmage_rules.kit.scenarios.scenario_world import MisusedStep, Table
from scrimmage_rules.kit.scenarios.vocabulary import Vocabulary, Words
from scrimmage_rules.kit.scenarios.vocabulary.shared import (
    SHARED,
    StepTable,
    copy_data,
    get_drafted_options,
    get_drafted_position,
)
from scrimmage_rules.kit.scenarios.vocabulary.tactical_football.step_placeholders import (
    ACTIONS,
    LINE_MARKERS,
    PLACES,
    PLAY_MARKERS,
    SIDES,
    parse_action,
    parse_dice,
    parse_end_of_play,
    parse_facing,
    parse_hex,
    parse_hexes,
    parse_label,
    parse_labels,
    parse_marker,
    parse_value_at,
)

RULESET = "tactical-football"

TOWARDS = {"offense": "N", "defense": "S"}
"""Default facing of the men of each side."""

ELEVEN = {
    "offense": ["51", "65", "66", "71", "77", "83", "12", "21", "85", "31", "36"],
    "defense": ["61", "91", "99", "94", "64", "55", "89", "13", "5", "11", "26"],
}
"""Men of the play examples, in the order of the reference roster."""

ALLOWANCE = {
    "51": 8, "65": 9, "66": 9, "71": 8, "77": 8, "83": 10, "12": 10, "21": 12, "85": 12, "31": 12, "36": 10,
    "61": 9, "91": 9, "99": 8, "94": 8, "64": 10, "55": 10, "89": 10, "13": 11, "5": 11, "11": 12, "26": 12,
    "60": 8, "44": 10, "18": 9, "75": 8, "50": 10, "22": 11,
}  # fmt: skip
"""Movement Allowances of the reference roster, by the number of the man."""

SNAPPED = {
    "turn": 3, "at": "1930", "snapper": "51", "recipient": "12", "passers": ["12"],
    "receivers": ["21", "83", "85", "12", "36", "31"], "linemen": ["71", "66", "51", "65", "77"],
    "charging": ["91", "99", "94", "61"],
}  # fmt: skip

STANDARD = {
    "stage": {"phase": "movement"},
    "offense": "home", "objective": 4, "line": 30,
    "men": {side: {"on": {}, "off": [], "injured": []} for side in TOWARDS},
    "ball": {"is": "carried", "by": "12", "dummies": []},
    "plans": {
        "offense": {"line": "aggressive-blocking", "play": "run-right", "shown": False},
        "defense": {"line": "reaction-charge", "play": "zone", "shown": False},
    },
    "targets": ["1640", "2240"], "snap": SNAPPED, "turn": {"number": 4, "type": "contact", "throw": None},
    "so_far": {
        "forward_tried": False, "ineligible_across": False, "carried_across": False, "lateral_caught": False,
        "changes": 0,
    },
    "game": None,
}  # fmt: skip
"""Standard formation without a stage and without the hexes of its men. Each chapter states both."""

MOVING: dict[str, Any] = {"active": None, "acts": {}}
IN_CONTACT: dict[str, Any] = {**MOVING, "contacted": [], "motion": None, "paid": {}, "hand_offs": []}

FULL_THROW: dict[str, Any] = {
    "kind": "forward", "target": "1640", "length": "open", "passer": None, "receiver": None, "points": {},
}  # fmt: skip
"""A forward pass to the first of the two target hexes. It is not known yet whether the pass is short or long."""


PASSED_FORWARD = ("forward-pass", "option-right", "option-left")
"""Ball markers that allow a forward pass."""


def complete_position(table: Table) -> dict[str, Any]:
    """Return the scenario's initial position with all fields that follow from other fields."""
    position: dict[str, Any] = copy_data(get_drafted_position(table))
    stage = position["stage"]
    if stage["phase"] == "recovery":
        on = position["men"][stage["side"]]["on"]
        stage["left"] = [label for label, man in on.items() if man["neutralized"]]
    if stage["phase"] == "passive-contact":
        held = {man["at"] for man in position["men"]["defense"]["on"].values() if not man["neutralized"]}
        on = position["men"]["offense"]["on"]
        stage["left"] = [label for label, man in on.items() if man["at"] in held and not man["neutralized"]]
    if "waited for first" in table.given:
        stage["left"] = [table.given["waited for first"], *stage["left"]]
    if "waited for" in table.given:
        stage["left"] = [*stage["left"], *table.given["waited for"]]
    position["turn"] = {"begun": False, "changed": False, **position["turn"]}
    if position["turn"]["throw"]:
        position["turn"]["throw"] = _fill_in_pass_fields(table, position)
    if "nobody across" not in table.given:
        position["so_far"]["ineligible_across"] |= _has_ineligible_man_crossed_line(position)
    for side, label, points, active in table.given.get("acted", []):
        stage["acts"][label] = _record_with_points_left(position, side, label, points)
        stage["active"] = label if active else stage["active"]
    return position


def _record_with_points_left(position: dict[str, Any], side: str, label: str, left: int) -> dict[str, Any]:
    """Return the record of a man's movement: he began the phase on his current hex, and has this number of points
    left.
    """
    man = position["men"][side]["on"][label]
    return record_with_points_spent(man, count_movement_points_to_spend(position, side, label) - left)


def record_with_points_spent(man: dict[str, Any], spent: int) -> dict[str, Any]:
    """Return the record of a man's movement: he has spent this number of points on his current hex."""
    begun = {"start": man["at"], "faced": man["facing"]}
    return {**begun, "spent": spent, "entered": False, "halted": None, "joined": False, "crossing": None}


def _has_ineligible_man_crossed_line(position: dict[str, Any]) -> bool:
    """Return whether an ineligible man is beyond the line, which counts as a crossing (9.4.Y.1)."""
    receivers = (position["snap"] or {"receivers": position["men"]["offense"]["on"]})["receivers"]
    on = position["men"]["offense"]["on"].items()
    return any(position["line"] < int(man["at"][2:]) <= 66 for label, man in on if label not in receivers)


PASSING = ("short-pass", "long-pass", "interception")


def _fill_in_pass_fields(table: Table, position: dict[str, Any]) -> dict[str, Any]:
    """Return the pass with the points that the offense has kept for it: all points, unless a step sets them."""
    stage, throw = position["stage"], {**FULL_THROW, **position["turn"]["throw"]}
    if stage["phase"] in PASSING or stage.get("side") == "defense":
        throw["points"] = {label: ALLOWANCE[label] for label in position["men"]["offense"]["on"]}
        throw["points"].update(table.given.get("kept", {}))
    if (
        throw["length"] == "long"
        and throw["passer"] is None
        and _does_reading_keep_long_pass_in_air(table)
        and position["ball"]["is"] == "carried"
    ):
        throw["passer"] = position["ball"]["by"]
    return throw


def _does_reading_keep_long_pass_in_air(table: Table) -> bool:
    """Return whether the ball of a long pass is in the air before the defense moves (TF-A64)."""
    return table.given.get("readings", {}).get("TF-A64", "lifted") in ("lifted", "target-hex-only")


def count_movement_points_to_spend(position: dict[str, Any], side: str, label: str) -> int:
    """Return the points that a man may spend in the phase, after payments before the phase (4.3.3, 4.3.4)."""
    full, stage = ALLOWANCE[label], position["stage"]
    paid: int = stage.get("paid", {}).get(label, 0)
    if position["turn"]["type"] != "snap":
        return full - paid
    if side == "defense":
        return full - 4 - paid
    return (full if stage.get("motion") == label else full // 2) - paid


def set_stage(table: Table, phase: str, **parts: Any) -> None:
    """Set the stage in the scenario's initial position."""
    get_drafted_position(table)["stage"] = {"phase": phase, **copy_data(parts)}


def announce_forward_pass(table: Table) -> None:
    """Set a ball-play marker that allows a forward pass in the scenario's initial position, turned up (13.F.1)."""
    plan = get_drafted_position(table)["plans"]["offense"]
    plan.update(play=plan["play"] if plan["play"] in PASSED_FORWARD else "forward-pass", shown=True)


def disclose_coverage(table: Table) -> None:
    """Set the coverage marker as turned up against a forward pass in the scenario's initial position (13.G.1)."""
    get_drafted_position(table)["plans"]["defense"]["shown"] = True


def parse_side(text: str) -> str:
    """Return a side in the JSON form of a position."""
    if text not in SIDES:
        raise MisusedStep(f"not a side: {text!r}; write the offense or the defense")
    return SIDES[text]


def find_seat_of_side(table: Table, word: str) -> str:
    """Return the seat (player) that plays a side. If the argument is already a seat, return this seat."""
    if word not in SIDES:
        return word
    offense = str(table.given.get("offense", "home"))
    other = "away" if offense == "home" else "home"
    return offense if word == "the offense" else other


def find_man_in_current_position(table: Table, side: str, label: str) -> dict[str, Any]:
    """Request the current position, and return a man in it."""
    on = table.position()["men"][side]["on"]
    if label not in on:
        raise MisusedStep(f"{side} has no man {label} on the field; its men on the field are {', '.join(on)}")
    man: dict[str, Any] = on[label]
    return man


SEATS = ("home", "away", "chance", *SIDES)

WORDS = Words(
    RULESET, SEATS, complete_position, get_drafted_options, tuple(ACTIONS), parse_action, parse_dice, PLACES,
    parse_value_at,
    find_seat_of_side,
)  # fmt: skip
VOCABULARY = Vocabulary(WORDS, SHARED)

READERS: dict[str, Callable[[str], Any]] = {
    "hex": parse_hex, "hexes": parse_hexes, "label": parse_label, "labels": parse_labels, "facing": parse_facing,
    "side": parse_side,
    "line_marker": partial(parse_marker, LINE_MARKERS), "play_marker": partial(parse_marker, PLAY_MARKERS),
    "end": parse_end_of_play,
}  # fmt: skip
"""Functions that convert the placeholders of table-driven steps to data."""

STEPS = StepTable(VOCABULARY, READERS)
