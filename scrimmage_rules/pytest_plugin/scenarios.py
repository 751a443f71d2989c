"""The scenarios of a ruleset as tests of pytest-bdd, played against the reference.

In the top `conftest.py`: `pytest_plugins = ["scrimmage_rules.pytest_plugin.scenarios"]`; in a test: pytest-bdd's
`scenarios("../my_game/features")`. The vocabulary of the ruleset matches each sentence and requires exactly one step;
pytest-bdd's own matching would silently pick one of several. So there is one step definition for each keyword, and it
accepts any sentence. A tag names a clause, and is not a mark.
"""

from __future__ import annotations

from inspect import signature
from pathlib import Path
from typing import Any

import pytest
from pytest_bdd import given, parsers, then, when

from scrimmage_rules.kernel.errors import MalformedData
from scrimmage_rules.kit.scenarios.scenario_world import Table
from scrimmage_rules.kit.scenarios.step_matcher import play_sentence
from scrimmage_rules.rulesets import folder_of, home, playable

ANY = parsers.re(r"(?P<sentence>.+)")
RULESET = pytest.StashKey[str]()


def pytest_bdd_apply_tag(tag: str, function: Any) -> bool:
    """Return true for every tag, so that clauses need no registered marks."""
    del tag, function
    return True


def pytest_bdd_before_scenario(request: pytest.FixtureRequest, feature: Any) -> None:
    """Store the ruleset of the feature."""
    request.node.stash[RULESET] = find_ruleset(Path(feature.filename).resolve())


def find_ruleset(feature: Path) -> str:
    """Return the ruleset whose folder contains a feature; raises `MalformedData` for a file outside."""
    for each in playable():
        if feature.is_relative_to((home(each).data("features") / folder_of(each)).resolve()):
            return each
    raise MalformedData(
        feature.name, "the file is in no features folder of an installed ruleset; install the package of its ruleset"
    )


@pytest.fixture
def table(request: pytest.FixtureRequest) -> Table:
    """Return a new table for the scenario's ruleset."""
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
