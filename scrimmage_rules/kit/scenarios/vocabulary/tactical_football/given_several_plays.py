"""`Given` steps of tactical-football for a game of several plays: points, downs, possessions, and unusable men."""

from __future__ import annotations

from typing import Any

from scrimmage_rules.kit.scenarios.scenario_world import Table
from scrimmage_rules.kit.scenarios.vocabulary.shared import (
    Appended,
    copy_data,
    get_drafted_position,
    get_drafted_settings,
)
from scrimmage_rules.kit.scenarios.vocabulary.tactical_football.position_builder import (
    STEPS,
    VOCABULARY,
    parse_side,
)

given = VOCABULARY.given

GAME = {
    "points": {"home": 0, "away": 0}, "possession": 3, "start": 30, "first_down": 37, "down": 1, "farthest": 30,
    "banned": {seat: {"offense": [], "defense": []} for seat in ("home", "away")},
}  # fmt: skip
"""Facts about the game in the scenario's initial position. It is the first play of a possession, on the line of the
standard formation, and each seat (player) has had one possession.
"""

RESERVES = {"offense": ["60", "44", "18"], "defense": ["75", "50", "22"]}
"""Men of the reference roster who are not in the eleven of the play examples."""


STEPS.register_drafts({
    "the scenario is of several plays": {"/scenario": "multi-play"},
    ("each seat has {number:n} possessions", "each seat has {number:n} possession"): {"/possessions": "{number}"},
}, draft=get_drafted_settings)  # fmt: skip


def _get_drafted_game(table: Table) -> dict[str, Any]:
    game: dict[str, Any] = get_drafted_position(table)["game"]
    return game


@given("the game has several plays")
def _set_several_plays(table: Table) -> None:
    """Set the option of several plays, and in the initial position the first down of possession 3, at the start of the
    possession.
    """
    get_drafted_settings(table)["scenario"] = "multi-play"
    get_drafted_position(table).update(objective=None, game=copy_data(GAME))


STEPS.register_drafts({
    # The even ones are away's, if home began.
    "it is possession {number:n}": {"/game/possession": "{number}"},
    "the possession began on line {line:n}": {"/game/start": "{line}"},
    "it is down {down:n}": {"/game/down": "{down}"},
    "the First Down marker is on line {line:n}": {"/game/first_down": "{line}"},
    "the farthest line of the possession is {line:n}": {"/game/farthest": "{line}"},
    "{who:seat} has {points:n} Victory Points": {"/game/points/{who}": "{points}"},
    # He was injured in an earlier play.
    "{who:seat} may no longer use {side:seat}'s {man:word}":
        {"/game/banned/{who}/{side:side}": Appended("{man:label}")},
    # By the other side, since the player of this one lacks eleven men; after the sentence for its line-up.
    "a man of {who:seat} is to be brought back": {"/stage": {"phase": "reactivation", "side": "{who:side}"}},
})  # fmt: skip


@given("away is on offense")
def _set_away_offense(table: Table) -> None:
    """Set away as the offense and home as the defense in the scenario's initial position."""
    get_drafted_position(table)["offense"] = "away"
    table.given["offense"] = "away"


@given("all men of {who:seat} except its eleven are out of the game for {seat:seat}")
def _set_only_eleven(table: Table, who: str, seat: str) -> None:
    """Set that all men of the roster except the eleven of this play were injured in earlier plays."""
    _get_drafted_game(table)["banned"][seat][parse_side(who)] += RESERVES[parse_side(who)]
