"""Scenarios of a ruleset as pytest-bdd tests, played by the reference.

Usage: in the top `conftest.py`, write `pytest_plugins = ["scrimmage_rules.pytest_plugin.scenarios"]`, or start pytest
with `-p scrimmage_rules.pytest_plugin.scenarios`. In a test module, call pytest-bdd's
`scenarios("../my_game/features")`.

The step vocabulary of the ruleset matches each sentence and requires that exactly one step fits. pytest-bdd alone would
choose one of several fitting steps without a message. So pytest-bdd has one step definition for each keyword, which
accepts any sentence. Tags name clauses and are not pytest marks.
"""

from __future__ import annotations

from functools import lru_cache
from inspect import signature
from pathlib import Path
from typing import Any

import pytest
from pytest_bdd import given, parsers, then, when

from scrimmage_rules.kernel.errors import MalformedData
from scrimmage_rules.kit.scenarios.scenario_world import Table
from scrimmage_rules.kit.scenarios.sentence_execution import play_sentence
from scrimmage_rules.rulesets import get_folder_name, list_rulesets, locate_ruleset

ANY = parsers.re(r"(?P<sentence>.+)")
RULESET = pytest.StashKey[str]()


@pytest.hookimpl(tryfirst=True)  # before pytest-bdd's own, also if this plugin is loaded first
def pytest_bdd_apply_tag(tag: str, function: Any) -> bool:
    """Return true for every tag, so that pytest-bdd does not turn clause tags into marks, which would have to be
    registered.
    """
    del tag, function
    return True


def pytest_bdd_before_scenario(request: pytest.FixtureRequest, feature: Any) -> None:
    """Store the ruleset of the feature before its scenario runs."""
    request.node.stash[RULESET] = _find_ruleset_of_file(feature.filename)


@lru_cache(maxsize=64)
def _find_ruleset_of_file(name: str) -> str:
    return find_ruleset_of_feature_file(Path(name).resolve())


def find_ruleset_of_feature_file(feature: Path) -> str:
    """Return the ruleset whose features folder contains a file; raise `MalformedData` for a file in no such folder."""
    for each in list_rulesets():
        if feature.is_relative_to((locate_ruleset(each).data("features") / get_folder_name(each)).resolve()):
            return each
    raise MalformedData(
        feature.name, "the file is in no features folder of an installed ruleset; install the package of its ruleset"
    )


@pytest.fixture
def table(request: pytest.FixtureRequest) -> Table:
    """Return the state of a new scenario: a `Table` with the scenario's ruleset."""
    return Table(request.node.stash[RULESET])


@given(ANY)
def _given(table: Table, sentence: str, datatable: Any = None, docstring: Any = None) -> None:
    play_sentence(table, "Given", sentence, datatable, docstring)


@when(ANY)
def _when(table: Table, sentence: str, datatable: Any = None, docstring: Any = None) -> None:
    play_sentence(table, "When", sentence, datatable, docstring)


@then(ANY)
def _then(table: Table, sentence: str, datatable: Any = None, docstring: Any = None) -> None:
    play_sentence(table, "Then", sentence, datatable, docstring)


for _definition in (_given, _when, _then):
    _definition.__signature__ = signature(_definition)  # type: ignore[attr-defined]  # it is asked for at every step
