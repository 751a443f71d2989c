"""Steps that are defined by table rows: a sentence, and the values that it sets, requests or expects.

Most steps set a value in the scenario's initial position, request one action, or compare one value of a reply. A row of
data defines such a step without a function. In a row, `{down}` is a placeholder of the sentence. `{place:hex}` is a
placeholder that a function of the ruleset converts to data. `{who man:label}` passes two placeholders to one function.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from scrimmage_rules.kit.cases.matchers import Relation
from scrimmage_rules.kit.scenarios.scenario_world import MisusedStep, Table
from scrimmage_rules.kit.scenarios.vocabulary import Keyword, Sentences
from scrimmage_rules.kit.scenarios.vocabulary.shared.step_helpers import (
    get_drafted_position,
    get_ruleset_words,
    parse_name_list,
    send_action_with_chance,
)

Patterns = str | tuple[str, ...]
"""A sentence pattern, or several patterns with the same meaning."""

Places = Mapping[str, Any]
"""Values with their paths. A path is a JSON pointer such as `/turn/phase`."""

LookUp = Callable[..., None]
"""A function that sends a query. Its arguments are the scenario state, the name of the query and its arguments."""

FIELD = re.compile(r"{([a-z_ ]+)(?::(\w+))?}")


class Expected(NamedTuple):
    """An expected value with its relation. A value without a relation is compared by `equals`."""

    relation: Relation
    value: Any


class Appended(NamedTuple):
    """A value to append to a list in the scenario's initial position."""

    value: Any


REMOVED = object()
"""Marker instead of a value. A step with this marker removes the field at its path."""


SHARED_READERS: dict[str, Callable[[Any], Any]] = {
    "names": parse_name_list,
    "or_none": lambda word: None if word == "none" else word,
    "index": lambda number: number - 1,
}
"""Converters of placeholders in every ruleset: a list in words, a word or `none`, and a number that counts from 1."""


class StepTable:
    """The steps of a vocabulary that are defined by tables and not by functions."""

    def __init__(
        self,
        sentences: Sentences,
        readers: Mapping[str, Callable[[Any], Any]],
        table_readers: Mapping[str, Callable[..., Any]] | None = None,
        draft: Callable[[Table], dict[str, Any]] = get_drafted_position,
    ) -> None:
        """Store the collection `sentences`, to which the steps will be added, and the functions that convert
        placeholders.

        Each function of `readers` converts the words of one placeholder. Each function of `table_readers` converts one
        or several placeholders, and uses the state of the scenario. `draft` returns the data that `Given` steps change.
        """
        self._sentences = sentences
        self._readers = {**SHARED_READERS, **readers}
        self._table_readers = dict(table_readers or {})
        self._draft = draft

    def register_drafts(
        self,
        rows: Mapping[Patterns, Places],
        draft: Callable[[Table], dict[str, Any]] | None = None,
        keyword: Keyword = "Given",
    ) -> None:
        """Add steps that set values: each has a sentence, and values for paths of the initial position or of other
        scenario data.
        """
        home = draft or self._draft

        def put_all(table: Table, places: Places, said: Mapping[str, Any]) -> None:
            for place, value in places.items():
                _put_value(
                    home(table), self._fill_template(table, place, said), self._fill_template(table, value, said)
                )

        self._register(keyword, rows, put_all)

    def register_actions(self, rows: Mapping[Patterns, Any], seat: str = "{who}") -> None:
        """Add `When` steps, each with an action in words or as data, or a pair of an action and its chance outcomes."""

        def act(table: Table, row: Any, said: Mapping[str, Any]) -> None:
            action, *chance = self._fill_template(table, row if isinstance(row, tuple) else (row,), said)
            action = get_ruleset_words(table).action(action) if isinstance(action, str) else action
            send_action_with_chance(table, self._fill_template(table, seat, said), action, *chance)

        self._register("When", rows, act)

    def register_queries(self, look_up: LookUp, rows: Mapping[Patterns, tuple[str, Places]]) -> None:
        """Add `When` steps, each with a query and its arguments."""

        def ask(table: Table, row: tuple[str, Places], said: Mapping[str, Any]) -> None:
            query, args = row
            look_up(table, self._fill_template(table, query, said), **self._fill_template(table, args, said))

        self._register("When", rows, ask)

    def register_expectations(self, rows: Mapping[Patterns, Places]) -> None:
        """Add `Then` steps, each with the expected values at paths of the last reply."""
        self._register_comparisons(Table.expect, rows)

    def register_position_expectations(self, rows: Mapping[Patterns, Places]) -> None:
        """Add `Then` steps, each with the expected values at paths of the current position."""
        self._register_comparisons(Table.expect_position, rows)

    def _register_comparisons(
        self, compare: Callable[[Table, str, Relation, Any], None], rows: Mapping[Patterns, Places]
    ) -> None:
        def compare_all(table: Table, places: Places, said: Mapping[str, Any]) -> None:
            for place, row in places.items():
                relation, value = row if isinstance(row, Expected) else Expected("equals", row)
                compare(
                    table, self._fill_template(table, place, said), relation, self._fill_template(table, value, said)
                )

        self._register("Then", rows, compare_all)

    def _register(
        self, keyword: Keyword, rows: Mapping[Patterns, Any], act: Callable[[Table, Any, Mapping[str, Any]], None]
    ) -> None:
        for patterns, row in rows.items():
            for pattern in (patterns,) if isinstance(patterns, str) else patterns:
                self._sentences.add(keyword, pattern, _create_step(pattern, row, act))

    def _fill_template(self, table: Table, template: Any, said: Mapping[str, Any]) -> Any:
        """Return a template in which the values from a sentence replace the placeholders. If a text is only one
        placeholder, the result is its value, which may differ from a text.
        """
        if isinstance(template, str):
            field = FIELD.fullmatch(template)
            if field is not None:
                return self._read(table, field, said)
            return FIELD.sub(lambda field: str(self._read(table, field, said)), template)
        if isinstance(template, Appended):
            return Appended(self._fill_template(table, template.value, said))
        if isinstance(template, dict):
            return {
                self._fill_template(table, key, said): self._fill_template(table, value, said)
                for key, value in template.items()
            }
        if isinstance(template, list | tuple):
            return [self._fill_template(table, each, said) for each in template]
        return template

    def _read(self, table: Table, field: re.Match[str], said: Mapping[str, Any]) -> Any:
        values = [said[name] for name in field[1].split()]
        if field[2] in self._table_readers:
            return self._table_readers[field[2]](table, *values)
        (value,) = values
        return value if field[2] is None else self._readers[field[2]](value)


def _create_step(pattern: str, row: Any, act: Callable[[Table, Any, Mapping[str, Any]], None]) -> Callable[..., None]:
    """Return the step function of a row of data. It raises `MisusedStep` if a feature has a table or a text below the
    sentence.
    """

    def act_on_row(table: Table, **said: Any) -> None:
        if not said.keys().isdisjoint(("rows", "doc")):
            raise MisusedStep(f"{pattern!r} this step allows no rows and no text below it; remove them")
        act(table, row, said)

    return act_on_row


def _put_value(position: dict[str, Any], place: str, value: Any) -> None:
    """Set the value at a path of a draft. An `Appended` value is appended to the list at the path, and `REMOVED`
    removes the field there.
    """
    *way, last = place.removeprefix("/").split("/")
    home: Any = position
    for part in way:
        home = home[int(part)] if isinstance(home, list) else home[part]
    key = int(last) if isinstance(home, list) else last
    if isinstance(value, Appended):
        home[key].append(value.value)
    elif value is REMOVED:
        del home[key]
    else:
        home[key] = value
