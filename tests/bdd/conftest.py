"""What pytest-bdd tells about a scenario, kept for its steps; tags stay plain words, as vectors carry the clauses."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

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
