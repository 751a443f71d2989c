"""Given steps for the events since the snap, hand-offs, fumbled balls, and passes in progress.

They come after the sentence about the stage.
"""

from __future__ import annotations

from typing import Any

from scrimmage_rules.kit.scenarios.scenario_world import Misused, Table
from scrimmage_rules.kit.scenarios.vocabulary.shared import copied, draft_position
from scrimmage_rules.kit.scenarios.vocabulary.tactical_football.position_builder import (
    FULL_THROW,
    IN_CONTACT,
    STEPS,
    VOCABULARY,
    acted,
    coverage_shown,
    forward_pass_announced,
    side_of,
    stage,
)
from scrimmage_rules.kit.scenarios.vocabulary.tactical_football.step_placeholders import label_of, labels_of

given = VOCABULARY.given

SO_FAR = {
    "a forward pass has been tried": "forward_tried",
    "an ineligible man has been across the line": "ineligible_across",
    "the ball has been carried across the line": "carried_across",
    "a lateral has been caught": "lateral_caught",
}
"""Events of a play since the snap, and the fields that record them."""


def _brought(field: str) -> Any:
    def brought(table: Table) -> None:
        draft_position(table)["so_far"][field] = True
        if field == "forward_tried":
            forward_pass_announced(table)
            coverage_shown(table)

    return brought


for _sentence, _field in SO_FAR.items():
    given(_sentence)(_brought(_field))


STEPS.draft({
    # In Game-Turns before this one.
    ("the play has been changed {times:n} time", "the play has been changed {times:n} times"):
        {"/so_far/changes": "{times}"},
    # For the first time; the new marker lies face up.
    "the play was changed in this Game-Turn":
        {"/so_far/changes": 1, "/turn/changed": True, "/plans/offense/shown": True},
    "a throw for recovery has been made in this Game-Turn": {"/turn/begun": True},
    # ---- passes
    "the ball has been lifted from {man:word}": {"/turn/throw/passer": "{man:label}", "/turn/throw/length": "long"},
    # At the commitment (TF-A64).
    "{man:word} is named to pass to {to:word}":
        {"/turn/throw/passer": "{man:label}", "/turn/throw/receiver": "{to:label}"},
})  # fmt: skip


# ---- hand-offs and fumbles


def _hand_off(table: Table, man: str, to: str, *, made: bool) -> None:
    hand_off = {"man": label_of(man), "to": label_of(to), "made": made}
    draft_position(table)["stage"].setdefault("hand_offs", []).append(hand_off)


@given("a hand-off from {man:word} to {to:word} has been declared")
def _declared(table: Table, man: str, to: str) -> None:
    _hand_off(table, man, to, made=False)


@given("a hand-off from {man:word} to {to:word} has been made")
def _made(table: Table, man: str, to: str) -> None:
    """Draft a completed hand-off; other sentences name the carriers, and both men have paid for it where they are."""
    _hand_off(table, man, to, made=True)
    position = draft_position(table)
    for label in (label_of(man), label_of(to)):
        him = position["men"]["offense"]["on"][label]
        position["stage"]["acts"].setdefault(label, acted(him, 1))


LOST_IN = {"the Snap Game-Turn": "snap", "a Contact Game-Turn": "contact", "a Pass Game-Turn": "pass"}
"""The Game-Turns in which a ball can be lost, and their types."""


@given("it is the defense's movement for the ball that {man:word} has fumbled in {turn}")
def _loose(table: Table, man: str, turn: str) -> None:
    """Draft a ball lost where a man is, by a hand-off or a passive contact; in a Pass Game-Turn a pass is due."""
    if turn not in LOST_IN:
        raise Misused(f"no such Game-Turn: {turn!r}; write one of {', '.join(LOST_IN)}")
    position, sort = draft_position(table), LOST_IN[turn]
    position["turn"] = {"number": 3 if sort == "snap" else 4, "type": sort, "throw": None}
    if sort == "snap":
        position["targets"] = []
    if sort == "pass":
        _throw(table)
    at = position["men"]["offense"]["on"][label_of(man)]["at"]
    position["ball"] = {"is": "loose", "at": at, "by": label_of(man)}
    stage(table, "movement", side="defense", **IN_CONTACT)


@given("the defense is to pick up the ball that {man:word} has fumbled, with {men}")
def _pick_up(table: Table, man: str, men: str) -> None:
    """Draft the choice of a man to pick up the ball: `#91 and #99`, who have contacted the carrier."""
    _loose(table, man, "a Contact Game-Turn")
    stage(table, "pick-up", among=labels_of(men))


# ---- passes


def _throw(table: Table, **parts: Any) -> None:
    position = draft_position(table)
    position["turn"] = {"number": 4, "type": "pass", "throw": {**copied(FULL_THROW), **parts}}
    if position["turn"]["throw"]["kind"] == "forward":
        forward_pass_announced(table)


@given("it is {who:seat}'s movement in a Pass Game-Turn of a lateral")
def _lateral_movement(table: Table, who: str) -> None:
    long = {"length": "long"} if side_of(who) == "defense" else {}
    _throw(table, kind="lateral", target=None, **long)
    stage(table, "movement", side=side_of(who), **IN_CONTACT)


@given("the offense is to throw a short lateral")
def _short_lateral(table: Table) -> None:
    _throw(table, kind="lateral", target=None)
    stage(table, "short-pass")


@given("the offense is to throw a long lateral")
def _long_lateral(table: Table) -> None:
    _throw(table, kind="lateral", target=None, length="long")
    stage(table, "long-pass")


@given("the true target hex is the second one")
def _second_target(table: Table) -> None:
    position = draft_position(table)
    position["turn"]["throw"]["target"] = position["targets"][1]


@given("the offense's {man:word} has kept {points:n} points")
@given("the offense's {man:word} has kept {points:n} point")
def _kept(table: Table, man: str, points: int) -> None:
    """Draft the points that a man has kept for the pass; the others have kept all."""
    table.given.setdefault("kept", {})[label_of(man)] = points


@given("the defense is to try an interception of the pass from {man:word} to {to:word}")
def _interception(table: Table, man: str, to: str) -> None:
    """Draft the interception of a short forward pass that was not completed."""
    _throw(table, length="thrown", passer=label_of(man), receiver=label_of(to))
    draft_position(table)["so_far"]["forward_tried"] = True
    stage(table, "interception")
