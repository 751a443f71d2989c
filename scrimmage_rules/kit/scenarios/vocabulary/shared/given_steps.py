"""Given steps of all rulesets for new games, readings and editions."""

from __future__ import annotations

from scrimmage_rules.kit.scenarios.scenario_world import Table
from scrimmage_rules.kit.scenarios.vocabulary.shared.step_helpers import SHARED

given = SHARED.given


@given("a new game")
def _draft_new_game(table: Table) -> None:
    table.given["new"] = True


@given("the reading {ambiguity:word} is {key:word}")
def _draft_reading(table: Table, ambiguity: str, key: str) -> None:
    table.given.setdefault("readings", {})[ambiguity] = key


@given("the edition is {edition:word}")
def _draft_edition(table: Table, edition: str) -> None:
    table.given["edition"] = edition
