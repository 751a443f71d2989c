"""Every scenario of every feature, run by pytest-bdd against the reference.

The sentences are looked up in the kit's vocabulary, which insists on exactly one step for each; pytest-bdd's own lookup
would let one of several win silently. So there is one step definition for each keyword, and it takes any sentence.
"""

from __future__ import annotations

from inspect import signature
from typing import Any

from pytest_bdd import given, parsers, scenarios, then, when

from scrimmage_rules._paths import data_dir
from scrimmage_rules.kit.sentences import play
from scrimmage_rules.kit.table import Table

ANY = parsers.re(r"(?P<sentence>.+)")


@given(ANY)
def _given(table: Table, sentence: str, datatable: Any = None, docstring: Any = None) -> None:
    play(table, "Given", sentence, datatable, docstring)


@when(ANY)
def _when(table: Table, sentence: str, datatable: Any = None, docstring: Any = None) -> None:
    play(table, "When", sentence, datatable, docstring)


@then(ANY)
def _then(table: Table, sentence: str, datatable: Any = None, docstring: Any = None) -> None:
    play(table, "Then", sentence, datatable, docstring)


for _definition in (_given, _when, _then):
    _definition.__signature__ = signature(_definition)  # type: ignore[attr-defined]  # it is asked for at every step

scenarios(str(data_dir("features")))
