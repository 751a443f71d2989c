"""`Given` steps of tactical-football for events since the snap, hand-offs, fumbled balls, and passes in progress. They
follow the step of the stage.
"""

from __future__ import annotations

from typing import Any

from scrimmage_rules.kit.scenarios.scenario_world import MisusedStep, Table
from scrimmage_rules.kit.scenarios.vocabulary.shared import copy_data, get_drafted_position
from scrimmage_rules.kit.scenarios.vocabulary.tactical_football.position_builder import (
    FULL_THROW,
    IN_CONTACT,
    STEPS,
    VOCABULARY,
    announce_forward_pass,
    disclose_coverage,
    parse_side,
    record_with_points_spent,
    set_stage,
)
from scrimmage_rules.kit.scenarios.vocabulary.tactical_football.step_placeholders import parse_label, parse_labels

given = VOCABULARY.given

SO_FAR = {
    "a forward pass has been tried": "forward_tried",
    "an ineligible man has been across the line": "ineligible_across",
    "the ball has been carried across the line": "carried_across",
    "a lateral has been caught": "lateral_caught",
}
"""Events of a play since the snap, by the words that name them in sentences. Each has the field that records it."""


def _create_event_step(field: str) -> Any:
    def set_event(table: Table) -> None:
        get_drafted_position(table)["so_far"][field] = True
        if field == "forward_tried":
            announce_forward_pass(table)
            disclose_coverage(table)

    return set_event


for _sentence, _field in SO_FAR.items():
    given(_sentence)(_create_event_step(_field))


STEPS.register_drafts({
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


def _add_hand_off(table: Table, man: str, to: str, *, made: bool) -> None:
    hand_off = {"man": parse_label(man), "to": parse_label(to), "made": made}
    get_drafted_position(table)["stage"].setdefault("hand_offs", []).append(hand_off)


@given("a hand-off from {man:word} to {to:word} has been declared")
def _add_declared_hand_off(table: Table, man: str, to: str) -> None:
    _add_hand_off(table, man, to, made=False)


@given("a hand-off from {man:word} to {to:word} has been made")
def _add_made_hand_off(table: Table, man: str, to: str) -> None:
    """Set that a hand-off was made, and that both men have paid its points. Other steps name the carriers."""
    _add_hand_off(table, man, to, made=True)
    position = get_drafted_position(table)
    for label in (parse_label(man), parse_label(to)):
        him = position["men"]["offense"]["on"][label]
        position["stage"]["acts"].setdefault(label, record_with_points_spent(him, 1))


LOST_IN = {"the Snap Game-Turn": "snap", "a Contact Game-Turn": "contact", "a Pass Game-Turn": "pass"}
"""Types of Game-Turns in which a ball can be lost, by the words that name them in sentences."""


@given("it is the defense's movement for the ball that {man:word} has fumbled in {turn}")
def _set_loose_ball(table: Table, man: str, turn: str) -> None:
    """Put a loose ball on the hex of a man in the scenario's initial position. He has lost it in a hand-off or a
    passive contact.

    `turn` is the type of the Game-Turn. If it is a Pass Game-Turn, the position also gets the pass.
    """
    if turn not in LOST_IN:
        raise MisusedStep(f"not a Game-Turn: {turn!r}; write one of {', '.join(LOST_IN)}")
    position, sort = get_drafted_position(table), LOST_IN[turn]
    position["turn"] = {"number": 3 if sort == "snap" else 4, "type": sort, "throw": None}
    if sort == "snap":
        position["targets"] = []
    if sort == "pass":
        _set_throw_stage(table)
    at = position["men"]["offense"]["on"][parse_label(man)]["at"]
    position["ball"] = {"is": "loose", "at": at, "by": parse_label(man)}
    set_stage(table, "movement", side="defense", **IN_CONTACT)


@given("the defense is to pick up the ball that {man:word} has fumbled, with {men}")
def _set_pick_up_choice(table: Table, man: str, men: str) -> None:
    """Set that the defense has to choose one of these men, who have contacted the carrier, to pick up the ball: `#91
    and #99`.
    """
    _set_loose_ball(table, man, "a Contact Game-Turn")
    set_stage(table, "pick-up", among=parse_labels(men))


# ---- passes


def _set_throw_stage(table: Table, **parts: Any) -> None:
    position = get_drafted_position(table)
    position["turn"] = {"number": 4, "type": "pass", "throw": {**copy_data(FULL_THROW), **parts}}
    if position["turn"]["throw"]["kind"] == "forward":
        announce_forward_pass(table)


@given("it is {who:seat}'s movement in a Pass Game-Turn of a lateral")
def _set_lateral_movement(table: Table, who: str) -> None:
    long = {"length": "long"} if parse_side(who) == "defense" else {}
    _set_throw_stage(table, kind="lateral", target=None, **long)
    set_stage(table, "movement", side=parse_side(who), **IN_CONTACT)


@given("the offense is to throw a short lateral")
def _set_short_lateral_phase(table: Table) -> None:
    _set_throw_stage(table, kind="lateral", target=None)
    set_stage(table, "short-pass")


@given("the offense is to throw a long lateral")
def _set_long_lateral_phase(table: Table) -> None:
    _set_throw_stage(table, kind="lateral", target=None, length="long")
    set_stage(table, "long-pass")


@given("the true target hex is the second one")
def _make_second_target_the_true_one(table: Table) -> None:
    position = get_drafted_position(table)
    position["turn"]["throw"]["target"] = position["targets"][1]


@given("the offense's {man:word} has kept {points:n} points")
@given("the offense's {man:word} has kept {points:n} point")
def _set_kept_points(table: Table, man: str, points: int) -> None:
    """Set the Movement Points that a man has kept for the pass. All other men have kept all their points."""
    table.given.setdefault("kept", {})[parse_label(man)] = points


@given("the defense is to try an interception of the pass from {man:word} to {to:word}")
def _set_interception_attempt(table: Table, man: str, to: str) -> None:
    """Set the stage after a short forward pass was incomplete, in which a defender may intercept it."""
    _set_throw_stage(table, length="thrown", passer=parse_label(man), receiver=parse_label(to))
    get_drafted_position(table)["so_far"]["forward_tried"] = True
    set_stage(table, "interception")
