"""What all tests share: one export of the whole suite, and laws that say how to repeat a failure."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import settings

from scrimmage_rules._paths import data_dir
from scrimmage_rules.kit.export import suite

settings.register_profile("laws", print_blob=True, deadline=None)
settings.load_profile("laws")


ALONE = ("command/", *(f"kit/test_{name}.py" for name in (
    "bounds", "damaged_inputs", "faulty_adapters", "hostile_adapters", "interruption", "running",
)))  # fmt: skip
"""Tests that watch other processes by the clock, or interrupt them: `make test` runs them when nothing else runs."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark the tests that want to be alone."""
    folder = Path(__file__).resolve().parent
    for item in items:
        if item.path.relative_to(folder).as_posix().startswith(ALONE):
            item.add_marker("alone")


@pytest.fixture(scope="session")
def exported() -> dict[str, bytes]:
    """The published suite made anew, every file by its path; pytest-bdd apart, no scenario is played besides."""
    return suite(data_dir("features"), data_dir("conformance"))
