"""`Given` steps of computer-football for the call and its disclosure, the ball, the end of the game, and settings."""

from __future__ import annotations

from scrimmage_rules.kit.scenarios.scenario_world import MisusedStep, Table
from scrimmage_rules.kit.scenarios.vocabulary.computer_football.given_steps import (
    OUT_OF_PLAY,
    raise_turn_numbers_to_minimum,
)
from scrimmage_rules.kit.scenarios.vocabulary.computer_football.position_builder import (
    STEPS,
    VOCABULARY,
    disclose_call,
    disclose_carrier,
    find_drafted_man,
    get_drafted_role_of_side,
)
from scrimmage_rules.kit.scenarios.vocabulary.computer_football.step_placeholders import create_man, parse_square
from scrimmage_rules.kit.scenarios.vocabulary.shared import get_drafted_position, get_drafted_settings

given = VOCABULARY.given


STEPS.register_drafts({
    # ---- the call, and what is known of it
    "the call is a run by {man:word}": {"/call": {"run": "{man}", "zone": None}, "/carrier": "{man:man_of_offense}"},
    "the call is a pass to zone {zone:n}":
        {"/call": {"run": None, "zone": "{zone}"}, "/carrier": create_man("offense", "Q")},
    # The type, the carrier or the zone, regardless of the turns played: for invalid positions.
    "the {what:word} is hidden from the defense": {"/known/{what}": False},
    # The type, the carrier or the zone, and nothing that goes with it: for invalid positions.
    "the {what:word} alone is known to the defense": {"/known/{what}": True},
    "nothing has been called": {"/call": None, "/carrier": None},
    # ---- the ball
    "the ball has changed hands": {"/changed": True},
    "the ball has not changed hands": {"/changed": False},
    "{who:seat}'s {man:word} has got to the ball": {"/reached/{who:side}": "{who man:label}"},
})  # fmt: skip


@given("the {what:word} is known to the defense")
def _set_disclosure(table: Table, what: str) -> None:
    """Set the type, the carrier or the zone of the call as disclosed in the scenario's initial position.

    If the zone is disclosed, the whole call is disclosed too. If the carrier is disclosed and is not Q, the type of the
    call is disclosed too.
    """
    position = get_drafted_position(table)
    position["known"][what] = True
    if what == "carrier":
        disclose_carrier(position)
    if what == "zone":
        disclose_call(position)


# ---- the ball


@given("{who:seat}'s {man:word} has the ball")
def _set_carrier(table: Table, who: str, man: str) -> None:
    """Set the ball carrier in the scenario's initial position. If he is a defender, all seats know that the ball has
    changed sides.
    """
    position = get_drafted_position(table)
    carrier = find_drafted_man(table, who, man)
    position.update(carrier=carrier, air=None, loose=None, fumbled_by=None)
    if carrier["of"] == "defense":
        position["changed"] = True
        disclose_carrier(position)


@given("a pass to zone {zone:n} is in the air over {place:word}")
def _set_ball_in_air(table: Table, zone: int, place: str) -> None:
    position = get_drafted_position(table)
    position.update(phase="move", call={"run": None, "zone": zone}, carrier=None, air=parse_square(place))
    disclose_call(position)
    raise_turn_numbers_to_minimum(table, 1)


@given("the ball lies loose on {place:word} fumbled by {who:seat}")
def _set_loose_ball(table: Table, place: str, who: str) -> None:
    position = get_drafted_position(table)
    disclose_carrier(position)
    position.update(carrier=None, loose=parse_square(place), fumbled_by=get_drafted_role_of_side(table, who))


@given("the scramble was {result:word}")
def _set_scramble_result(table: Table, result: str) -> None:
    """Set the result of a scramble in a pass play, in the scenario's initial position. After the result `throw`, the
    offense throws the ball next.
    """
    position = get_drafted_position(table)
    if position["call"]["zone"] is None:
        raise MisusedStep("only a pass play has a scramble; add a step that calls a pass before this one")
    position["scramble"] = result
    raise_turn_numbers_to_minimum(table, 1)
    if result == "throw" and position["carrier"] and position["mover"] == "offense":
        position["phase"] = "throw"


@given("{who:seat} has won by a {score:word}")
def _set_winner(table: Table, who: str, score: str) -> None:
    position = get_drafted_position(table)
    position.update(phase="over", winner=who, score=score, **OUT_OF_PLAY)
    disclose_call(position)


# ---- settings


STEPS.register_drafts({
    "the limits are {lower:n} to {upper:n}": {"/limits": ["{lower}", "{upper}"]},
    "the replay speed is {speed:word}": {"/replay_speed": "{speed}"},
    "sounds are muted": {"/mute": True},
}, draft=get_drafted_settings)  # fmt: skip
