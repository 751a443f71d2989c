"""Given steps for the standard formation, men, markers, the ball, selected plays, and actions so far.

Sentences build on those before them: the standard formation and its men (in the Background), then the stage, then
single men.
"""

from __future__ import annotations

from typing import Any

from scrimmage_rules.kit.scenarios.scenario_world import Misused, Table
from scrimmage_rules.kit.scenarios.vocabulary.shared import Appended, copied, draft_position
from scrimmage_rules.kit.scenarios.vocabulary.tactical_football.position_builder import (
    IN_CONTACT,
    STANDARD,
    STEPS,
    TOWARDS,
    VOCABULARY,
    side_of,
    stage,
)
from scrimmage_rules.kit.scenarios.vocabulary.tactical_football.step_placeholders import (
    LINE_MARKERS,
    PLAY_MARKERS,
    facing_of,
    hex_of,
    label_of,
    labels_of,
    marker_of,
)

given = VOCABULARY.given


@given("the standard formation, a Contact Game-Turn on line 30, the offense to move and #12 with the ball")
def _formation(table: Table) -> None:
    """Draft the standard formation; tables of men follow.

    Home attacks and has to gain 4 hexes. The snap was Game-Turn 3, from 1930 by #51 to #12; this is Game-Turn 4. The
    markers are Aggressive Blocking and Run Right against Reaction Charge and Zone Defense; target hexes are 1640, 2240.
    """
    table.given["position"] = copied(STANDARD)
    stage(table, "movement", side="offense", **IN_CONTACT)


# ---- men


def _drafted(table: Table, side: str, label: str) -> dict[str, Any]:
    on = draft_position(table)["men"][side]["on"]
    if label not in on:
        raise Misused(f"no man {label} of the {side} stands anywhere; say first where he stands")
    man: dict[str, Any] = on[label]
    return man


def _put(table: Table, side: str, label: str, place: str, facing: str | None) -> None:
    """Draft a man on a hex with his facing and his markers; a new man faces the other side."""
    on = draft_position(table)["men"][side]["on"]
    new = {"facing": TOWARDS[side], "neutralized": 0, "hit": False}
    on[label] = {**new, **on.get(label, {}), "at": place, **({"facing": facing} if facing else {})}


@given("{who:seat}'s men stand on")
def _all_stand(table: Table, who: str, rows: list[list[str]]) -> None:
    """Draft men on hexes, from a row of men, a row of hexes, and an optional row of facings."""
    facings = map(facing_of, rows[2]) if len(rows) > 2 else [None] * len(rows[0])
    for man, place, facing in zip(rows[0], rows[1], facings, strict=True):
        _put(table, side_of(who), label_of(man), hex_of(place), facing)


@given("{who:seat}'s {man:word} stands on {place:word}")
def _stands(table: Table, who: str, man: str, place: str) -> None:
    _put(table, side_of(who), label_of(man), hex_of(place), None)


@given("{who:seat}'s {man:word} stands on {place:word} facing {facing:word}")
def _stands_facing(table: Table, who: str, man: str, place: str, facing: str) -> None:
    _put(table, side_of(who), label_of(man), hex_of(place), facing_of(facing))


@given("{who:seat}'s {man:word} faces {facing:word}")
def _faces(table: Table, who: str, man: str, facing: str) -> None:
    _drafted(table, side_of(who), label_of(man))["facing"] = facing_of(facing)


def _take_off(table: Table, who: str, label: str, where: str) -> None:
    team = draft_position(table)["men"][side_of(who)]
    team["on"].pop(label, None)
    team[where].append(label)


@given("{who:seat}'s {man:word} is off the field")
def _off(table: Table, who: str, man: str) -> None:
    _take_off(table, who, label_of(man), "off")


@given("{who:seat}'s {man:word} is injured")
def _injured(table: Table, who: str, man: str) -> None:
    _take_off(table, who, label_of(man), "injured")


def _all_but(table: Table, who: str, men: str) -> list[str]:
    """Return the men of a side on the field, in the order of the draft, without those named."""
    spared = labels_of(men)
    return [label for label in draft_position(table)["men"][side_of(who)]["on"] if label not in spared]


@given("all of {who:seat}'s men but {men} are off the field")
def _all_off(table: Table, who: str, men: str) -> None:
    for label in _all_but(table, who, men):
        _take_off(table, who, label, "off")


@given("all of {who:seat}'s men but {men} are injured")
def _all_injured(table: Table, who: str, men: str) -> None:
    for label in _all_but(table, who, men):
        _take_off(table, who, label, "injured")


@given("all of {who:seat}'s men but {men} are neutralized {degree:n}")
def _all_neutralized(table: Table, who: str, men: str, degree: int) -> None:
    for label in _all_but(table, who, men):
        _drafted(table, side_of(who), label)["neutralized"] = degree


@given("all of {who:seat}'s men but {men} are Hit")
def _all_hit(table: Table, who: str, men: str) -> None:
    for label in _all_but(table, who, men):
        _drafted(table, side_of(who), label)["hit"] = True


@given("{who:seat}'s {man:word} is neutralized {degree:n}")
def _neutralized(table: Table, who: str, man: str, degree: int) -> None:
    _drafted(table, side_of(who), label_of(man))["neutralized"] = degree


@given("{who:seat}'s {man:word} is Hit")
def _hit(table: Table, who: str, man: str) -> None:
    _drafted(table, side_of(who), label_of(man))["hit"] = True


# ---- the ball, the line, the markers


@given("{who:seat}'s {man:word} has the ball")
def _has_the_ball(table: Table, who: str, man: str) -> None:
    """Draft the carrier of the real ball; the carrier before has no ball."""
    del who  # only the offense ever has the ball; the sentence is for the reader
    ball = draft_position(table)["ball"]
    draft_position(table)["ball"] = {"is": "carried", "by": label_of(man), "dummies": ball.get("dummies", [])}


STEPS.draft({
    # ---- the ball, the line, the markers
    # After the man with the ball.
    "{who:seat}'s {man:word} has a dummy ball": {"/ball/dummies": Appended("{man:label}")},
    "the ball lies on {place:word}": {"/ball": {"is": "ground", "at": "{place:hex}"}},
    "the line of scrimmage is {line:n}": {"/line": "{line}"},
    "the objective is {hexes:n} hexes": {"/objective": "{hexes}"},
    # ---- what has been done in this phase
    "{who:seat}'s {man:word} has been contacted in this phase": {"/stage/contacted": Appended("{man:label}")},
    "{who:seat}'s {man:word} is in motion": {"/stage/motion": "{man:label}"},
})  # fmt: skip


@given("{who:seat} has selected {line} and {play}")
def _selected(table: Table, who: str, line: str, play: str) -> None:
    chosen = {"line": marker_of(LINE_MARKERS, line), "play": marker_of(PLAY_MARKERS, play)}
    draft_position(table)["plans"][side_of(who)] = {**chosen, "shown": False}


@given("{who:seat} has shown its {marker} marker")
def _shown(table: Table, who: str, marker: str) -> None:
    """Draft the ball marker of the offense, or the coverage marker of the defense, as turned up."""
    if marker not in ("ball", "coverage"):
        raise Misused(f"no such marker: {marker!r}; it is the ball marker or the coverage marker that is shown")
    draft_position(table)["plans"][side_of(who)]["shown"] = True


# ---- what has been done in this phase


@given("{who:seat}'s {man:word} has moved and has {points:n} points left")
@given("{who:seat}'s {man:word} has moved and has {points:n} point left")
def _has_moved(table: Table, who: str, man: str, points: int) -> None:
    """Draft a man who has finished his movement; he began the phase where he is."""
    table.given.setdefault("acted", []).append((side_of(who), label_of(man), points, False))


@given("{who:seat}'s {man:word} is moving with {points:n} points left")
@given("{who:seat}'s {man:word} is moving with {points:n} point left")
def _is_moving(table: Table, who: str, man: str, points: int) -> None:
    """Draft the man being moved; he began the phase where he is."""
    table.given.setdefault("acted", []).append((side_of(who), label_of(man), points, True))
