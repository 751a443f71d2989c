"""`Given` steps of card-football for the position, including invalid positions."""

from __future__ import annotations

from scrimmage_rules.kit.scenarios.scenario_world import Table
from scrimmage_rules.kit.scenarios.vocabulary.card_football.position_builder import (
    STEPS,
    VOCABULARY,
    get_drafted_position,
)
from scrimmage_rules.kit.scenarios.vocabulary.shared import Appended

given = VOCABULARY.given


@given(
    "the standard position, first and ten for home on own 30 in quarter 1, no score, "
    "away having kicked off to open the game"
)
def _set_standard_position(table: Table) -> None:
    """Set the scenario's initial position to the standard position: no play is called or forbidden, and the pile has
    the whole deck.

    Further steps change single values. A scenario that starts a new game does not use this step.
    """
    get_drafted_position(table)


STEPS.register_drafts({
    "{who:seat} has the ball on {line}":
        {"/offence": "{who}", "/spot": "{line:spot}", "/series_start": "{line:spot}", "/down": 1},
    "it is {down:word} down with the flags from {line}": {"/down": "{down:ordinal}", "/series_start": "{line:spot}"},
    "the score is home {home:n}, away {away:n}": {"/score": {"home": "{home}", "away": "{away}"}},
    "it is quarter {quarter:n}": {"/quarter": "{quarter}"},
    "it is overtime": {"/quarter": 4, "/overtime": True},
    "the action is played from a fresh shuffle after the quarter": {"/untimed": True},
    "{who:seat} kicked off to open the game": {"/opening_kicker": "{who}"},
    "{who:seat} is to kick off":
        {"/phase": "kick-off", "/kicker": "{who}", "/offence": None, "/spot": None, "/down": None,
            "/series_start": None},
    "{who:seat} has just scored a touchdown":
        {"/phase": "try", "/offence": "{who}", "/spot": None, "/down": None, "/series_start": None},
    "{who:seat} is playing for two points":
        {"/phase": "choose", "/offence": "{who}", "/spot": 80, "/down": None, "/series_start": None,
            "/two_point": True},
    "the {role:word} may not use {play} while {who:seat} has the ball":
        {"/bans": Appended({"offence": "{who}", "role": "{role}", "play": "{play}"})},
    "the {role:word} must name a play for {who:seat}'s drive":
        {"/phase": "name", "/to_name": "{role}", "/named_for": "{who}"},
    "the game is over":
        {"/phase": "over", "/quarter": 4, "/offence": None, "/spot": None, "/down": None, "/series_start": None},
    "the coin of overtime is still to be tossed":
        {"/phase": "coin", "/quarter": 4, "/overtime": True, "/offence": None, "/spot": None, "/down": None,
            "/series_start": None},
    # ---- one thing at a time: for draws that follow others, and for positions that are invalid
    # The plays that offense and defense have called, or `none`. The phase does not change.
    "the play cards on the table are {offence} and {defence:word}":
        {"/calls": {"offence": "{offence:or_none}", "defence": "{defence:or_none}"}},
    "the used cards are {cards}": {"/used": "{cards:list}"},
    "the cards made are {cards}": {"/generated": "{cards:list}"},
    "the phase is {phase:word}": {"/phase": "{phase}"},
    "another card is to be turned for the place of the ball": {"/redraw": True},
    # Counted from the offence's own goal line: a yard line from 1 to 99, no place to lie from 100 and up to 0.
    "the ball lies on spot {spot:n}": {"/spot": "{spot}"},
    "no ball lies on the field": {"/spot": None},
    "the down is {down:n}": {"/down": "{down}"},
    "there is no down": {"/down": None},
    "the flags begin on spot {spot:n}": {"/series_start": "{spot}"},
    "no flags lie on the field": {"/series_start": None},
    "the offence is {who:seat}": {"/offence": "{who}"},
    "neither side is the offence": {"/offence": None},
    "the kicker is {who:seat}": {"/kicker": "{who}"},
    "neither side is the kicker": {"/kicker": None},
    "neither side kicked off to open the game": {"/opening_kicker": None},
    "the {role:word} is to name a play": {"/to_name": "{role}"},
    "the play is to be named for nobody's drive": {"/named_for": None},
})  # fmt: skip


@given("the card {card:word} has been turned before the try")
def _set_turned_card(table: Table, card: str) -> None:
    position = get_drafted_position(table)
    position["card"] = card
    if table.given.get("readings", {}).get("KF-A09") != "plays-only":
        table.given["turned"] = card
        position["used"] = [*position["used"], card]


@given("the offence has called {play}")
def _set_offence_call(table: Table, play: str) -> None:
    _set_call_of_role(table, "offence", play)


@given("the defence has called {play}")
def _set_defence_call(table: Table, play: str) -> None:
    _set_call_of_role(table, "defence", play)


def _set_call_of_role(table: Table, role: str, play: str) -> None:
    position = get_drafted_position(table)
    position["calls"][role] = play
    if all(position["calls"].values()):
        position["phase"] = "turn-card"
