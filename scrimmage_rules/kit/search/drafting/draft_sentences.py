"""Sentences of a draft, said on a table one by one and tried before they are kept."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple, TypeVar

from scrimmage_rules.kernel.errors import ScrimmageError
from scrimmage_rules.kit.scenarios.scenario_world import GAME, Table
from scrimmage_rules.kit.scenarios.step_matcher import play
from scrimmage_rules.kit.scenarios.step_patterns import compile_pattern
from scrimmage_rules.kit.scenarios.vocabulary import Step, vocabulary

WRONG = (ScrimmageError, LookupError, ValueError, AttributeError, TypeError)
"""What a sentence that makes no sense may end in, as when scenarios are compiled."""


AnyTable = TypeVar("AnyTable", bound=Table)


class Line(NamedTuple):
    """A sentence with the table or the text below it."""

    keyword: str
    text: str
    rows: list[list[str]] | None = None
    doc: str | None = None


def say(table: Table, line: Line) -> bool:
    """Carry a sentence out; false where it makes no sense, or what it expects is not so."""
    try:
        play(table, line.keyword, line.text, line.rows, line.doc)
    except WRONG:
        return False
    return True


def attempt(table: AnyTable, step: Step, text: str) -> AnyTable | None:
    """A twin of the table on which a sentence of this step was carried out; none where it makes no sense."""
    fit = compile_pattern(step.pattern, vocabulary(table.ruleset).words.seats).read(text)
    if fit is None:
        return None
    twin = table.twin()
    try:
        step.act(twin, **fit.named)
    except WRONG:
        return None
    return twin


def opening_of(table: Table) -> dict[str, Any] | None:
    """Return the request that the sentences so far come to; none where they do not make a position."""
    words = vocabulary(table.ruleset).words
    drafted = table.twin()
    try:
        about = {"game": GAME, "ruleset": table.ruleset, "options": words.options(drafted)}
        if table.given.get("new"):
            return {"op": "new", **about}
        return {"op": "load", **about, "position": words.position(drafted)}
    except WRONG:
        return None


def said(ruleset_id: str, lines: Iterable[Line]) -> Table | None:
    """Return a table on which these sentences have been said; none where one of them makes no sense."""
    table = Table(ruleset_id)
    return table if all(say(table, line) for line in lines) else None
