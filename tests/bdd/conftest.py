"""What pytest-bdd tells about a scenario, kept for its steps; tags stay plain words, as vectors carry the clauses."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from pytest_bdd import gherkin_parser

from scrimmage_rules._paths import data_dir
from scrimmage_rules.kit.compile import ruleset_of
from scrimmage_rules.kit.table import Table

RULESET = pytest.StashKey[str]()


def pytest_bdd_apply_tag(tag: str, function: Any) -> bool:
    """Take every tag as dealt with, so that no mark has to be registered for each clause."""
    del tag, function
    return True


def pytest_bdd_before_scenario(request: pytest.FixtureRequest, feature: Any) -> None:
    """Note the ruleset in whose folder the feature lies."""
    request.node.stash[RULESET] = ruleset_of(Path(feature.filename), data_dir("features"))


@pytest.fixture
def table(request: pytest.FixtureRequest) -> Table:
    """A fresh table for the scenario's ruleset."""
    return Table(request.node.stash[RULESET])


@pytest.fixture(scope="session", autouse=True)
def asked_once() -> Iterator[None]:
    """What pytest-bdd would find out again for every step, kept; to look it up takes longer than to play the steps.

    It looks for a step's definition among all fixtures. Here one definition takes all sentences of a keyword, so what
    the library finds for the first of them it would find for each. And it copies a table with the place of each cell,
    though it changes no more than the cells' values.
    """
    library: Any = import_module("pytest_bdd.scenario")
    look_up, found = library.get_step_function, {}

    def known(request: pytest.FixtureRequest, step: Any) -> Any:
        if step.type not in found:
            found[step.type] = look_up(request=request, step=step)
        return found[step.type]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(library, "get_step_function", known)
        patch.setattr(gherkin_parser.Cell, "__deepcopy__", lambda cell, _memo: replace(cell), raising=False)
        yield
