"""`Given` steps of tactical-football for the stage of a play and its Game-Turn."""

from __future__ import annotations

from typing import Any

from scrimmage_rules.kit.scenarios.scenario_world import MisusedStep, Table
from scrimmage_rules.kit.scenarios.vocabulary.shared import copy_data, get_drafted_position
from scrimmage_rules.kit.scenarios.vocabulary.tactical_football.position_builder import (
    ELEVEN,
    FULL_THROW,
    IN_CONTACT,
    MOVING,
    SNAPPED,
    STANDARD,
    VOCABULARY,
    announce_forward_pass,
    disclose_coverage,
    parse_side,
    set_stage,
)

given = VOCABULARY.given

HUDDLE = "1924"
"""Hex of the huddle, six hexes behind the ball of the standard formation."""


def _set_game_turn(table: Table, number: int, sort: str, throw: dict[str, Any] | None = None) -> None:
    get_drafted_position(table)["turn"] = {"number": number, "type": sort, "throw": copy_data(throw)}
    if throw is not None:
        announce_forward_pass(table)
        if throw["length"] == "long":
            disclose_coverage(table)


def _return_ball_to_snapper(table: Table) -> None:
    """Set the initial position to the time before the snap: the ball is under #51, and no target hex is recorded."""
    get_drafted_position(table).update(snap=None, targets=[], ball={"is": "ground", "at": SNAPPED["at"]})


# ---- before the first Game-Turn


def _clear_field_for_new_play(table: Table, side: str | None) -> None:
    """Set an empty field for the set-up of this side in the scenario's initial position; no formation is needed before
    this step.

    If the defense sets up, the offense has already selected its play, and its men are in the huddle.
    """
    if "position" not in table.given:
        table.given["position"] = copy_data(STANDARD)
    position = get_drafted_position(table)
    _return_ball_to_snapper(table)
    _set_game_turn(table, 0, "set-up")
    position["men"]["defense"].update(on={}, off=[], injured=[])
    position["plans"]["defense"] = None
    huddle = {"at": HUDDLE, "facing": "N", "neutralized": 0, "hit": False}
    position["men"]["offense"].update(on={label: dict(huddle) for label in ELEVEN["offense"]}, off=[], injured=[])
    if side != "defense":
        position["plans"]["offense"] = None
    if side == "offense":
        position["men"]["offense"]["on"] = {}
        position["ball"] = {"is": "unplaced"}


@given("the coin is to be tossed")
def _set_coin_toss_stage(table: Table) -> None:
    _clear_field_for_new_play(table, "offense")
    get_drafted_position(table).update(offense=None, objective=None)
    set_stage(table, "coin-toss")


@given("{who:seat} is to take a side")
def _set_side_choice_stage(table: Table, who: str) -> None:
    _clear_field_for_new_play(table, "offense")
    get_drafted_position(table).update(offense=None, objective=None)
    set_stage(table, "sides", winner=who)


@given("the objective is to be rolled")
def _set_objective_roll_stage(table: Table) -> None:
    _clear_field_for_new_play(table, "offense")
    get_drafted_position(table)["objective"] = None
    set_stage(table, "objective")


@given("{who:seat} is to select its men")
def _set_selection_stage(table: Table, who: str) -> None:
    _clear_field_for_new_play(table, parse_side(who))
    set_stage(table, "line-up", side=parse_side(who))


@given("{who:seat} is to place its men")
def _set_placement_stage(table: Table, who: str) -> None:
    _clear_field_for_new_play(table, parse_side(who))
    set_stage(table, "set-up", side=parse_side(who), left=ELEVEN[parse_side(who)])


@given("the offense is in the huddle")
def _set_huddle_stage(table: Table) -> None:
    _clear_field_for_new_play(table, None)
    set_stage(table, "huddle")


# ---- before the snap


@given("the offense is to call Game-Turn {number:n}")
def _set_call_stage(table: Table, number: int) -> None:
    """Set the stage in which the offense calls the Game-Turn. In Game-Turn 1, the defense has not selected its markers
    yet.
    """
    _return_ball_to_snapper(table)
    if number == 1:
        get_drafted_position(table)["plans"]["defense"] = None
    _set_game_turn(table, number, "undecided")
    set_stage(table, "game-turn")


@given("it is {who:seat}'s play selection")
def _set_play_selection_stage(table: Table, who: str) -> None:
    _return_ball_to_snapper(table)
    _set_game_turn(table, 2, "pre-contact")
    set_stage(table, "play-selection", side=parse_side(who))


@given("it is the offense's snap")
def _set_snap_stage(table: Table) -> None:
    """Set the stage of the snap. The snapper and the receiver of the snap are not chosen yet."""
    _return_ball_to_snapper(table)
    _set_game_turn(table, 3, "snap")
    set_stage(table, "snap")


# ---- movement


@given("it is {who:seat}'s movement in a Pre-Contact Game-Turn")
def _set_pre_contact_movement(table: Table, who: str) -> None:
    _return_ball_to_snapper(table)
    _set_game_turn(table, 2, "pre-contact")
    set_stage(table, "positioning", side=parse_side(who), **MOVING)


@given("it is {who:seat}'s movement in the Snap Game-Turn")
def _set_snap_movement(table: Table, who: str) -> None:
    """Set the movement in the Snap Game-Turn: no target hex is recorded, and the snapper and the receiver have paid
    their points.
    """
    get_drafted_position(table)["targets"] = []
    _set_game_turn(table, 3, "snap")
    paid = {"51": 1, "12": 1} if parse_side(who) == "offense" else {}
    set_stage(table, "movement", side=parse_side(who), **{**IN_CONTACT, "paid": paid})


@given("it is {who:seat}'s movement in a Contact Game-Turn")
def _set_contact_movement(table: Table, who: str) -> None:
    _set_game_turn(table, 4, "contact")
    set_stage(table, "movement", side=parse_side(who), **IN_CONTACT)


@given("it is {who:seat}'s movement in a Pass Game-Turn")
def _set_pass_movement(table: Table, who: str) -> None:
    """Set the movement in a Pass Game-Turn. If the defense moves, the forward pass is a long pass."""
    long = {"length": "long"} if parse_side(who) == "defense" else {}
    _set_game_turn(table, 4, "pass", {**FULL_THROW, **long})
    set_stage(table, "movement", side=parse_side(who), **IN_CONTACT)


# ---- the other phases


@given("it is {who:seat}'s neutralization recovery in {turn}")
def _set_recovery_phase_of_neutralized_men(table: Table, who: str, turn: str) -> None:
    """Set a recovery phase, in which all neutralized men of the finished initial position are to roll."""
    side = parse_side(who)
    if turn == "the Snap Game-Turn":
        get_drafted_position(table)["targets"] = []
        _set_game_turn(table, 3, "snap")
    elif turn in ("a Contact Game-Turn", "a Pass Game-Turn"):
        passes = turn == "a Pass Game-Turn"
        sort = "undecided" if side == "offense" else "pass" if passes else "contact"
        _set_game_turn(table, 4, sort, {**FULL_THROW, "length": "long"} if sort == "pass" else None)
    else:
        raise MisusedStep(
            f"not a Game-Turn: {turn!r}; write one of the Snap Game-Turn, a Contact Game-Turn, a Pass Game-Turn"
        )
    set_stage(table, "recovery", side=side)


@given("it is the offense's pass commitment")
def _set_commitment_phase(table: Table) -> None:
    _set_game_turn(table, 5, "undecided")
    set_stage(table, "commitment")


@given("it is the offense's passive contact resolution in a Contact Game-Turn")
def _set_passive_contact_phase(table: Table) -> None:
    """Set a passive contact phase, in which all men who share a hex with an opponent in the finished initial position
    are to resolve the contact.
    """
    _set_game_turn(table, 4, "contact")
    set_stage(table, "passive-contact", made=[])


@given("it is the offense's passive contact resolution in a Pass Game-Turn")
def _set_passive_contact_phase_in_pass(table: Table) -> None:
    _set_game_turn(table, 4, "pass", FULL_THROW)
    set_stage(table, "passive-contact", made=[])


@given("the offense is to record its target hexes")
def _set_target_recording_stage(table: Table) -> None:
    get_drafted_position(table)["targets"] = []
    _set_game_turn(table, 3, "snap")
    set_stage(table, "pass-targets")


@given("the offense is to throw a short pass")
def _set_short_pass_phase(table: Table) -> None:
    _set_game_turn(table, 4, "pass", FULL_THROW)
    set_stage(table, "short-pass")


@given("the offense is to throw a long pass")
def _set_long_pass_phase(table: Table) -> None:
    _set_game_turn(table, 4, "pass", {**FULL_THROW, "length": "long"})
    set_stage(table, "long-pass")
