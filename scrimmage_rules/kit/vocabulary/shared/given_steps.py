"""Given: a new game, readings and editions, and positions that cannot be."""

from __future__ import annotations

import json

from scrimmage_rules.kit.table import Table
from scrimmage_rules.kit.vocabulary.shared.common import SHARED, words_of

given = SHARED.given


@given("a new game")
def _new(table: Table) -> None:
    table.given["new"] = True


@given("the position says {place:word} is {value}")
def _says(table: Table, place: str, value: str) -> None:
    """Any field, by its place and as JSON: for positions that cannot be."""
    target, *steps = words_of(table).position(table), *place.split("/")[1:]
    for step in steps[:-1]:
        target = target[step]
    target[steps[-1]] = json.loads(value)


@given("the reading {ambiguity:word} is {key:word}")
def _reading(table: Table, ambiguity: str, key: str) -> None:
    table.given.setdefault("readings", {})[ambiguity] = key


@given("the edition is {edition:word}")
def _edition(table: Table, edition: str) -> None:
    table.given["edition"] = edition
