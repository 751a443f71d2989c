"""Given: a game of several plays, its points, downs and possessions, and the men who may not be used any more."""

from __future__ import annotations

from typing import Any

from scrimmage_rules.kit.scenarios.scenario_world import Table
from scrimmage_rules.kit.scenarios.vocabulary.shared import copied, draft_position
from scrimmage_rules.kit.scenarios.vocabulary.tactical_football.position_builder import VOCABULARY, side_of, stage
from scrimmage_rules.kit.scenarios.vocabulary.tactical_football.step_placeholders import label_of

given = VOCABULARY.given

GAME = {
    "points": {"home": 0, "away": 0}, "possession": 3, "start": 30, "first_down": 37, "down": 1, "farthest": 30,
    "banned": {seat: {"offense": [], "defense": []} for seat in ("home", "away")},
}  # fmt: skip
"""The first play of a possession from the line of the standard formation, each seat having had one before."""

RESERVES = {"offense": ["60", "44", "18"], "defense": ["75", "50", "22"]}
"""The men of the reference roster who are not among the eleven of the play examples."""


def _settings(table: Table) -> dict[str, Any]:
    settings: dict[str, Any] = table.given.setdefault("settings", {})
    return settings


@given("the scenario is of several plays")
def _new(table: Table) -> None:
    """As a setting alone, for a new game."""
    _settings(table)["scenario"] = "multi-play"


@given("each seat has {number:n} possessions")
@given("each seat has {number:n} possession")
def _possessions(table: Table, number: int) -> None:
    _settings(table)["possessions"] = number


def _game(table: Table) -> dict[str, Any]:
    game: dict[str, Any] = draft_position(table)["game"]
    return game


@given("the game has several plays")
def _several(table: Table) -> None:
    """The setting, and a first down of the third possession, which began on this line."""
    _new(table)
    draft_position(table).update(objective=None, game=copied(GAME))


@given("it is possession {number:n}")
def _possession(table: Table, number: int) -> None:
    """The even ones are away's, if home began."""
    _game(table)["possession"] = number


@given("the possession began on line {line:n}")
def _start(table: Table, line: int) -> None:
    _game(table)["start"] = line


@given("it is down {down:n}")
def _down(table: Table, down: int) -> None:
    _game(table)["down"] = down


@given("the First Down marker is on line {line:n}")
def _marker(table: Table, line: int) -> None:
    _game(table)["first_down"] = line


@given("the farthest line of the possession is {line:n}")
def _farthest(table: Table, line: int) -> None:
    _game(table)["farthest"] = line


@given("{who:seat} has {points:n} Victory Points")
def _points(table: Table, who: str, points: int) -> None:
    _game(table)["points"][who] = points


@given("{who:seat} may no longer use {side:seat}'s {man:word}")
def _banned(table: Table, who: str, side: str, man: str) -> None:
    """He was injured in an earlier play."""
    _game(table)["banned"][who][side_of(side)].append(label_of(man))


@given("away is on offense")
def _away(table: Table) -> None:
    """And home is the defense."""
    draft_position(table)["offense"] = "away"
    table.given["offense"] = "away"


@given("a man of {who:seat} is to be brought back")
def _reactivation(table: Table, who: str) -> None:
    """By the other side, since he who plays this one has no eleven men for it; after the sentence for its line-up."""
    stage(table, "reactivation", side=side_of(who))


@given("all men of {who:seat} but its eleven are gone for {seat:seat}")
def _only_eleven(table: Table, who: str, seat: str) -> None:
    """The others of the reference roster were injured in earlier plays."""
    _game(table)["banned"][seat][side_of(who)] += RESERVES[side_of(who)]
