"""Plugin of pytest that runs every case of the suite as a test of an adapter: `pytest --scrimmage-adapter "node
adapter.mjs"`.

pytest loads the plugin through the entry point of this package. Without the option, the plugin adds no tests and
imports no other modules.
"""

from __future__ import annotations

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the options that name the adapter and select cases. The pytest option `-k` selects cases by name."""
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
    """Add the published cases to the session if the options name an adapter."""
    if config.getoption("scrimmage_adapter"):
        from scrimmage_rules.pytest_plugin.cases import AdapterTestSession

        config.pluginmanager.register(AdapterTestSession(config), "scrimmage-cases")
