"""The examples in the docstrings of the public interface, each of them run."""

from __future__ import annotations

import doctest
from importlib import import_module

import pytest

from tests.repository.reading import PACKAGE

UNPROMISED = {
    "__init__",
    "argument_checks",
    "distribution_after_forced_steps",
    "history",
    "listed_action_application",
    "random_play",
    "scores",
    "unrecorded_play",
}
"""Modules of the library in which no name is public."""

MODULES = sorted(path.stem for path in (PACKAGE / "library").glob("*.py") if path.stem not in UNPROMISED)
SHOWN = (
    "learning.__init__", "players.random_player", "players.greedy_player", "players.hidden_state_sampling",
    "players.tree_search_player", "players.game_between_players", "simulation.game_row", "simulation.simulated_games",
)  # fmt: skip
"""Modules of the other public packages that have examples."""


@pytest.mark.parametrize("name", [*(f"library.{each}" for each in MODULES), *SHOWN])
def test_the_examples_say_what_comes(name: str) -> None:
    found = doctest.testmod(import_module(f"scrimmage_rules.{name}".removesuffix(".__init__")), report=True)
    assert found.attempted
    assert found.failed == 0


def test_every_public_function_and_method_has_an_example() -> None:
    finder = doctest.DocTestFinder()
    tests = [test for name in MODULES for test in finder.find(import_module(f"scrimmage_rules.library.{name}"))]
    bare = {test.name.partition("library.")[2] for test in tests if not test.examples}
    assert {name for name in bare if "." in name and "._" not in name} - WITHOUT == set()


WITHOUT = {
    "public_types.Generator.random", "opened_ruleset.rules_from_options", "opened_ruleset.Rules.engine",
    "opened_ruleset.Rules.resolved",
}  # fmt: skip
"""What is shown in the example of another, or by its name, and what is no part of the interface."""
