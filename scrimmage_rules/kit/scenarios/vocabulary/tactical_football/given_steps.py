"""`Given` steps of tactical-football for the standard formation, men, markers, the ball, selected plays, and earlier
actions.

A later sentence may change what an earlier one has set. The order is: the standard formation and its men (in the
Background), the stage, single men.
"""

from __future__ import annotations

from typing import Any

from scrimmage_rules.kit.scenarios.scenario_world import MisusedStep, Table
from scrimmage_rules.kit.scenarios.vocabulary.shared import Appended, copy_data, get_drafted_position
from scrimmage_rules.kit.scenarios.vocabulary.tactical_football.position_builder import (
    IN_CONTACT,
    STANDARD,
    STEPS,
    TOWARDS,
    VOCABULARY,
    parse_side,
    set_stage,
)
from scrimmage_rules.kit.scenarios.vocabulary.tactical_football.step_placeholders import (
    parse_facing,
    parse_hex,
    parse_label,
    parse_labels,
)

given = VOCABULARY.given


@given("the standard formation, a Contact Game-Turn on line 30, the offense to move and #12 with the ball")
def _set_standard_formation(table: Table) -> None:
    """Set the scenario's initial position to the standard formation. Later sentences place the men.

    Home attacks and has to gain 4 hexes. In Game-Turn 3, #51 snapped the ball from 1930 to #12; now it is Game-Turn 4.
    The offense has selected Aggressive Blocking and Run Right, the defense Reaction Charge and Zone Defense. The target
    hexes are 1640 and 2240.
    """
    table.given["position"] = copy_data(STANDARD)
    set_stage(table, "movement", side="offense", **IN_CONTACT)


# ---- men


def _find_drafted_man(table: Table, side: str, label: str) -> dict[str, Any]:
    on = get_drafted_position(table)["men"][side]["on"]
    if label not in on:
        raise MisusedStep(f"no earlier step puts man {label} of the {side} on a hex; add such a step before this one")
    man: dict[str, Any] = on[label]
    return man


def _put_man_on_hex(table: Table, side: str, label: str, place: str, facing: str | None) -> None:
    """Put a man on a hex in the scenario's initial position, facing as stated.

    A man who was already on the field keeps his markers, and his facing if no facing is stated. A new man faces the
    other side.
    """
    on = get_drafted_position(table)["men"][side]["on"]
    new = {"facing": TOWARDS[side], "neutralized": 0, "hit": False}
    on[label] = {**new, **on.get(label, {}), "at": place, **({"facing": facing} if facing else {})}


@given("{who:seat}'s men stand on")
def _put_men_on_hexes(table: Table, who: str, rows: list[list[str]]) -> None:
    """Put men on hexes in the scenario's initial position, from a row of men, a row of hexes, and an optional row of
    facings.
    """
    facings = map(parse_facing, rows[2]) if len(rows) > 2 else [None] * len(rows[0])
    for man, place, facing in zip(rows[0], rows[1], facings, strict=True):
        _put_man_on_hex(table, parse_side(who), parse_label(man), parse_hex(place), facing)


@given("{who:seat}'s {man:word} stands on {place:word}")
def _set_hex_of_man(table: Table, who: str, man: str, place: str) -> None:
    _put_man_on_hex(table, parse_side(who), parse_label(man), parse_hex(place), None)


@given("{who:seat}'s {man:word} stands on {place:word} facing {facing:word}")
def _set_hex_and_facing_of_man(table: Table, who: str, man: str, place: str, facing: str) -> None:
    _put_man_on_hex(table, parse_side(who), parse_label(man), parse_hex(place), parse_facing(facing))


@given("{who:seat}'s {man:word} faces {facing:word}")
def _set_facing_of_man(table: Table, who: str, man: str, facing: str) -> None:
    _find_drafted_man(table, parse_side(who), parse_label(man))["facing"] = parse_facing(facing)


def _remove_from_field(table: Table, who: str, label: str, where: str) -> None:
    team = get_drafted_position(table)["men"][parse_side(who)]
    team["on"].pop(label, None)
    team[where].append(label)


@given("{who:seat}'s {man:word} is off the field")
def _take_man_off_field(table: Table, who: str, man: str) -> None:
    _remove_from_field(table, who, parse_label(man), "off")


@given("{who:seat}'s {man:word} is injured")
def _set_man_injured(table: Table, who: str, man: str) -> None:
    _remove_from_field(table, who, parse_label(man), "injured")


def _list_other_men(table: Table, who: str, men: str) -> list[str]:
    """Return the men of a side on the field except those named, in the order of the scenario's initial position."""
    spared = parse_labels(men)
    return [label for label in get_drafted_position(table)["men"][parse_side(who)]["on"] if label not in spared]


@given("all of {who:seat}'s men but {men} are off the field")
def _take_others_off_field(table: Table, who: str, men: str) -> None:
    for label in _list_other_men(table, who, men):
        _remove_from_field(table, who, label, "off")


@given("all of {who:seat}'s men but {men} are injured")
def _set_others_injured(table: Table, who: str, men: str) -> None:
    for label in _list_other_men(table, who, men):
        _remove_from_field(table, who, label, "injured")


@given("all of {who:seat}'s men but {men} are neutralized {degree:n}")
def _set_others_neutralized(table: Table, who: str, men: str, degree: int) -> None:
    for label in _list_other_men(table, who, men):
        _find_drafted_man(table, parse_side(who), label)["neutralized"] = degree


@given("all of {who:seat}'s men but {men} are Hit")
def _set_others_hit(table: Table, who: str, men: str) -> None:
    for label in _list_other_men(table, who, men):
        _find_drafted_man(table, parse_side(who), label)["hit"] = True


@given("{who:seat}'s {man:word} is neutralized {degree:n}")
def _set_man_neutralized(table: Table, who: str, man: str, degree: int) -> None:
    _find_drafted_man(table, parse_side(who), parse_label(man))["neutralized"] = degree


@given("{who:seat}'s {man:word} is Hit")
def _set_man_hit(table: Table, who: str, man: str) -> None:
    _find_drafted_man(table, parse_side(who), parse_label(man))["hit"] = True


# ---- the ball, the line, the markers


@given("{who:seat}'s {man:word} has the ball")
def _set_carrier(table: Table, who: str, man: str) -> None:
    """Set the carrier of the real ball in the scenario's initial position; the previous carrier has no ball."""
    del who  # only the offense ever has the ball; the sentence is for the reader
    ball = get_drafted_position(table)["ball"]
    get_drafted_position(table)["ball"] = {"is": "carried", "by": parse_label(man), "dummies": ball.get("dummies", [])}


STEPS.register_drafts({
    # ---- the ball, the line, the markers
    # After the man with the ball.
    "{who:seat}'s {man:word} has a dummy ball": {"/ball/dummies": Appended("{man:label}")},
    "the ball lies on {place:word}": {"/ball": {"is": "ground", "at": "{place:hex}"}},
    "the line of scrimmage is {line:n}": {"/line": "{line}"},
    "the objective is {hexes:n} hexes": {"/objective": "{hexes}"},
    "{who:seat} has selected {line} and {play}":
        {"/plans/{who:side}": {"line": "{line:line_marker}", "play": "{play:play_marker}", "shown": False}},
    # A number that differs from that of the stage.
    "it is Game-Turn {number:n}": {"/turn/number": "{number}"},
    # ---- what has been done in this phase
    "{who:seat}'s {man:word} has been contacted in this phase": {"/stage/contacted": Appended("{man:label}")},
    "{who:seat}'s {man:word} is in motion": {"/stage/motion": "{man:label}"},
})  # fmt: skip


@given("{who:seat} has shown its {marker} marker")
def _set_shown_marker(table: Table, who: str, marker: str) -> None:
    """Set that the ball-play marker of the offense, or the coverage marker of the defense, is face up."""
    if marker not in ("ball-play", "coverage"):
        what_to_write = "write the ball-play marker or the coverage marker"
        raise MisusedStep(f"not a marker that can be shown: {marker!r}; {what_to_write}")
    get_drafted_position(table)["plans"][parse_side(who)]["shown"] = True


# ---- what has been done in this phase


@given("{who:seat}'s {man:word} has moved and has {points:n} points left")
@given("{who:seat}'s {man:word} has moved and has {points:n} point left")
def _set_moved_man(table: Table, who: str, man: str, points: int) -> None:
    """Set that a man has finished his movement in this phase, and has this number of points left. He began the phase on
    his current hex.
    """
    table.given.setdefault("acted", []).append((parse_side(who), parse_label(man), points, False))


@given("{who:seat}'s {man:word} is moving with {points:n} points left")
@given("{who:seat}'s {man:word} is moving with {points:n} point left")
def _set_moving_man(table: Table, who: str, man: str, points: int) -> None:
    """Set that a man is moving now, and has this number of points left. He began the phase on his current hex."""
    table.given.setdefault("acted", []).append((parse_side(who), parse_label(man), points, True))
