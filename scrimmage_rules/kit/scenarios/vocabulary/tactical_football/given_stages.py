"""Given steps for the stage of a play, with its Game-Turn."""

from __future__ import annotations

from typing import Any

from scrimmage_rules.kit.scenarios.scenario_world import Misused, Table
from scrimmage_rules.kit.scenarios.vocabulary.shared import copied, draft_position
from scrimmage_rules.kit.scenarios.vocabulary.tactical_football.position_builder import (
    ELEVEN,
    FULL_THROW,
    IN_CONTACT,
    MOVING,
    SNAPPED,
    STANDARD,
    VOCABULARY,
    coverage_shown,
    forward_pass_announced,
    side_of,
    stage,
)

given = VOCABULARY.given

HUDDLE = "1924"
"""The hex of the huddle, six hexes behind the ball of the standard formation."""


def _turn(table: Table, number: int, sort: str, throw: dict[str, Any] | None = None) -> None:
    draft_position(table)["turn"] = {"number": number, "type": sort, "throw": copied(throw)}
    if throw is not None:
        forward_pass_announced(table)
        if throw["length"] == "long":
            coverage_shown(table)


def _before_the_snap(table: Table) -> None:
    """Draft the time before the snap: the ball is under #51, and no target hex is recorded."""
    draft_position(table).update(snap=None, targets=[], ball={"is": "ground", "at": SNAPPED["at"]})


# ---- before the first Game-Turn


def _new_play(table: Table, side: str | None) -> None:
    """Draft an empty field, or for the defense's set-up the offense in its huddle with its play selected.

    It needs no formation before it.
    """
    if "position" not in table.given:
        table.given["position"] = copied(STANDARD)
    position = draft_position(table)
    _before_the_snap(table)
    _turn(table, 0, "set-up")
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
def _coin(table: Table) -> None:
    _new_play(table, "offense")
    draft_position(table).update(offense=None, objective=None)
    stage(table, "coin-toss")


@given("{who:seat} is to take a side")
def _sides(table: Table, who: str) -> None:
    _new_play(table, "offense")
    draft_position(table).update(offense=None, objective=None)
    stage(table, "sides", winner=who)


@given("the objective is to be rolled")
def _objective(table: Table) -> None:
    _new_play(table, "offense")
    draft_position(table)["objective"] = None
    stage(table, "objective")


@given("{who:seat} is to select its men")
def _line_up(table: Table, who: str) -> None:
    _new_play(table, side_of(who))
    stage(table, "line-up", side=side_of(who))


@given("{who:seat} is to place its men")
def _set_up(table: Table, who: str) -> None:
    _new_play(table, side_of(who))
    stage(table, "set-up", side=side_of(who), left=ELEVEN[side_of(who)])


@given("the offense is in the huddle")
def _huddle(table: Table) -> None:
    _new_play(table, None)
    stage(table, "huddle")


# ---- before the snap


@given("the offense is to call Game-Turn {number:n}")
def _call(table: Table, number: int) -> None:
    """Draft the call; the defense selects its markers in the first Game-Turn only."""
    _before_the_snap(table)
    if number == 1:
        draft_position(table)["plans"]["defense"] = None
    _turn(table, number, "undecided")
    stage(table, "game-turn")


@given("it is {who:seat}'s play selection")
def _play_selection(table: Table, who: str) -> None:
    _before_the_snap(table)
    _turn(table, 2, "pre-contact")
    stage(table, "play-selection", side=side_of(who))


@given("it is the offense's snap")
def _snap(table: Table) -> None:
    """Draft the stage of the snap; the snapper and the receiver of the snap are open."""
    _before_the_snap(table)
    _turn(table, 3, "snap")
    stage(table, "snap")


@given("it is Game-Turn {number:n}")
def _number(table: Table, number: int) -> None:
    """Draft a Game-Turn number that differs from the one before."""
    draft_position(table)["turn"]["number"] = number


# ---- movement


@given("it is {who:seat}'s movement in a Pre-Contact Game-Turn")
def _positioning(table: Table, who: str) -> None:
    _before_the_snap(table)
    _turn(table, 2, "pre-contact")
    stage(table, "positioning", side=side_of(who), **MOVING)


@given("it is {who:seat}'s movement in the Snap Game-Turn")
def _snap_movement(table: Table, who: str) -> None:
    """Draft movement in the Snap Game-Turn: no target hex is recorded, and the two men of the snap have paid."""
    draft_position(table)["targets"] = []
    _turn(table, 3, "snap")
    paid = {"51": 1, "12": 1} if side_of(who) == "offense" else {}
    stage(table, "movement", side=side_of(who), **{**IN_CONTACT, "paid": paid})


@given("it is {who:seat}'s movement in a Contact Game-Turn")
def _contact_movement(table: Table, who: str) -> None:
    _turn(table, 4, "contact")
    stage(table, "movement", side=side_of(who), **IN_CONTACT)


@given("it is {who:seat}'s movement in a Pass Game-Turn")
def _pass_movement(table: Table, who: str) -> None:
    """Draft movement in a Pass Game-Turn; for the defense, the forward pass is long."""
    long = {"length": "long"} if side_of(who) == "defense" else {}
    _turn(table, 4, "pass", {**FULL_THROW, **long})
    stage(table, "movement", side=side_of(who), **IN_CONTACT)


# ---- the other phases


@given("it is {who:seat}'s neutralization recovery in {turn}")
def _recovery(table: Table, who: str, turn: str) -> None:
    """Draft the recovery of all men who are neutralized at the end of the draft."""
    side = side_of(who)
    if turn == "the Snap Game-Turn":
        draft_position(table)["targets"] = []
        _turn(table, 3, "snap")
    elif turn in ("a Contact Game-Turn", "a Pass Game-Turn"):
        passes = turn == "a Pass Game-Turn"
        sort = "undecided" if side == "offense" else "pass" if passes else "contact"
        _turn(table, 4, sort, {**FULL_THROW, "length": "long"} if sort == "pass" else None)
    else:
        raise Misused(f"no such Game-Turn: {turn!r}; write the Snap, a Contact or a Pass Game-Turn")
    stage(table, "recovery", side=side)


@given("it is the offense's pass commitment")
def _commitment(table: Table) -> None:
    _turn(table, 5, "undecided")
    stage(table, "commitment")


@given("it is the offense's passive contact resolution in a Contact Game-Turn")
def _passive_contact(table: Table) -> None:
    """Draft the passive contact of all men who share a hex at the end of the draft."""
    _turn(table, 4, "contact")
    stage(table, "passive-contact", made=[])


@given("it is the offense's passive contact resolution in a Pass Game-Turn")
def _passive_contact_of_a_pass(table: Table) -> None:
    _turn(table, 4, "pass", FULL_THROW)
    stage(table, "passive-contact", made=[])


@given("the offense is to record its target hexes")
def _targets(table: Table) -> None:
    draft_position(table)["targets"] = []
    _turn(table, 3, "snap")
    stage(table, "pass-targets")


@given("the offense is to throw a short pass")
def _short_pass(table: Table) -> None:
    _turn(table, 4, "pass", FULL_THROW)
    stage(table, "short-pass")


@given("the offense is to throw a long pass")
def _long_pass(table: Table) -> None:
    _turn(table, 4, "pass", {**FULL_THROW, "length": "long"})
    stage(table, "long-pass")
