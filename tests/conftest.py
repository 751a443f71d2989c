"""What all tests share: one export of the whole suite, and laws that say how to repeat a failure."""

from __future__ import annotations

import pytest
from hypothesis import settings

from scrimmage_rules._paths import data_dir
from scrimmage_rules.kit.export import suite

settings.register_profile("laws", print_blob=True, deadline=None)
settings.load_profile("laws")


@pytest.fixture(scope="session")
def exported() -> dict[str, bytes]:
    """The published suite made anew, every file by its path; pytest-bdd apart, no scenario is played besides."""
    return suite(data_dir("features"), data_dir("conformance"))
