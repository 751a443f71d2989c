"""`pytest --scrimmage-adapter "node adapter.mjs"`: every case of the suite is a test of that adapter.

pytest finds this by the entry point of the package. Without the option it adds nothing and imports nothing.
"""

from __future__ import annotations

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    """What is judged, and by which cases; `-k` narrows them by their names."""
    group = parser.getgroup("scrimmage", "conformance to the rules of Scrimmage")
    group.addoption("--scrimmage-adapter", metavar="COMMAND", help="run each published case as a test of this adapter")
    group.addoption(
        "--scrimmage-ruleset", action="append", metavar="ID", help="only cases of this ruleset (repeatable)"
    )
    group.addoption(
        "--scrimmage-level", action="append", metavar="NAME", help="only cases up to this level (repeatable)"
    )
    group.addoption(
        "--scrimmage-timeout", type=float, default=5.0, metavar="S", help="seconds to wait for each answer (default: 5)"
    )


def pytest_configure(config: pytest.Config) -> None:
    """Add the cases where an adapter is named."""
    if config.getoption("scrimmage_adapter"):
        from scrimmage_rules.pytest_plugin.cases import Judging

        config.pluginmanager.register(Judging(config), "scrimmage-cases")
