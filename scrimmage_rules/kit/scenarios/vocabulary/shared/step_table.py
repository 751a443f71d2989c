"""Steps as rows of data: a sentence, and the values that it drafts, requests or expects.

Most steps put a value into the draft, request one action, or compare one place of a reply. A row states such a step
without a function. In a row, `{down}` is a field of the sentence, and `{place:hex}` is a field that a reader of the
ruleset turns into data. `{who man:label}` gives two fields to one reader.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from scrimmage_rules.kit.cases.matchers import Relation
from scrimmage_rules.kit.scenarios.scenario_world import Misused, Table
from scrimmage_rules.kit.scenarios.vocabulary import Keyword, Sentences
from scrimmage_rules.kit.scenarios.vocabulary.shared.step_helpers import do, draft_position, find_words, names

Patterns = str | tuple[str, ...]
"""A sentence, or several with one meaning."""

Places = Mapping[str, Any]
"""JSON pointers and the values there."""

LookUp = Callable[..., None]
"""A function that sends a query: it takes a table, the name of the query and its arguments."""

FIELD = re.compile(r"{([a-z_ ]+)(?::(\w+))?}")


class Expected(NamedTuple):
    """A value with the relation of a place to it; a value alone is compared by `equals`."""

    relation: Relation
    value: Any


class Appended(NamedTuple):
    """A value to append to the list at a place of a draft."""

    value: Any


SHARED_READERS: dict[str, Callable[[Any], Any]] = {
    "names": names,
    "or_none": lambda word: None if word == "none" else word,
    "index": lambda number: number - 1,
}
"""Readers that every ruleset has: a list in words, a word or `none`, and a number that counts from 1."""


class StepTable:
    """The steps of a vocabulary that are rows of data."""

    def __init__(
        self,
        sentences: Sentences,
        readers: Mapping[str, Callable[[Any], Any]],
        table_readers: Mapping[str, Callable[..., Any]] | None = None,
        draft: Callable[[Table], dict[str, Any]] = draft_position,
    ) -> None:
        """Start without steps; `readers` take the words of a field, `table_readers` the table and several fields."""
        self._sentences = sentences
        self._readers = {**SHARED_READERS, **readers}
        self._table_readers = dict(table_readers or {})
        self._draft = draft

    def draft(self, rows: Mapping[Patterns, Places]) -> None:
        """Register Given steps, each with the values to put at places of the drafted position."""

        def put_all(table: Table, places: Places, said: Mapping[str, Any]) -> None:
            for place, value in places.items():
                _put_value(
                    self._draft(table), self._fill_template(table, place, said), self._fill_template(table, value, said)
                )

        self._register("Given", rows, put_all)

    def act(self, rows: Mapping[Patterns, Any], seat: str = "{who}") -> None:
        """Register When steps, each with an action in words or as data, or a tuple of an action and its chance."""

        def act(table: Table, row: Any, said: Mapping[str, Any]) -> None:
            action, *chance = self._fill_template(table, row if isinstance(row, tuple) else (row,), said)
            action = find_words(table).action(action) if isinstance(action, str) else action
            do(table, self._fill_template(table, seat, said), action, *chance)

        self._register("When", rows, act)

    def ask(self, look_up: LookUp, rows: Mapping[Patterns, tuple[str, Places]]) -> None:
        """Register When steps, each with a query and its arguments."""

        def ask(table: Table, row: tuple[str, Places], said: Mapping[str, Any]) -> None:
            query, args = row
            look_up(table, self._fill_template(table, query, said), **self._fill_template(table, args, said))

        self._register("When", rows, ask)

    def expect(self, rows: Mapping[Patterns, Places]) -> None:
        """Register Then steps, each with the values at places of the last reply."""
        self._expect(Table.expect, rows)

    def expect_position(self, rows: Mapping[Patterns, Places]) -> None:
        """Register Then steps, each with the values at places of the present position."""
        self._expect(Table.expect_position, rows)

    def _expect(self, compare: Callable[[Table, str, Relation, Any], None], rows: Mapping[Patterns, Places]) -> None:
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
        """Return a template with the fields of a sentence filled in; a text that is one field becomes its value."""
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
    """Return the step of a row; it accepts no table of cells and no text, because no row reads them."""

    def step(table: Table, **said: Any) -> None:
        if not said.keys().isdisjoint(("rows", "doc")):
            raise Misused(f"{pattern!r} takes no rows and no text below it; remove them")
        act(table, row, said)

    return step


def _put_value(position: dict[str, Any], place: str, value: Any) -> None:
    """Put a value at a place of a draft, or append it to the list there."""
    *way, last = place.removeprefix("/").split("/")
    home: Any = position
    for part in way:
        home = home[int(part)] if isinstance(home, list) else home[part]
    if isinstance(value, Appended):
        home[last].append(value.value)
    else:
        home[last] = value
