"""`Given` steps of all rulesets for new games, readings and editions."""

from __future__ import annotations

from scrimmage_rules.kit.scenarios.scenario_world import Table
from scrimmage_rules.kit.scenarios.vocabulary.shared.data_defined_steps import StepTable
from scrimmage_rules.kit.scenarios.vocabulary.shared.step_helpers import SHARED

StepTable(SHARED, {}).register_drafts(
    {"a new game": {"/new": True}, "the edition is {edition:word}": {"/edition": "{edition}"}},
    draft=lambda table: table.given,
)


@SHARED.given("the reading {ambiguity:word} is {key:word}")
def _set_reading(table: Table, ambiguity: str, key: str) -> None:
    table.given.setdefault("readings", {})[ambiguity] = key
