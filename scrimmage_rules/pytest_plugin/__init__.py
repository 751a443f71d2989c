"""pytest plugin: every case of the suite as a test of an adapter (`pytest --scrimmage-adapter "node adapter.mjs"`).

pytest finds it by the entry point of the package. Without the option it adds nothing and imports nothing.
"""

from __future__ import annotations

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the options for the adapter and its cases; `-k` selects cases by name."""
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
    """Add the cases if an adapter is named."""
    if config.getoption("scrimmage_adapter"):
        from scrimmage_rules.pytest_plugin.cases import AdapterHooks

        config.pluginmanager.register(AdapterHooks(config), "scrimmage-cases")
