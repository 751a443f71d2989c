"""Sentences of a draft, each tried on a table before it is kept."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple, TypeVar

from scrimmage_rules.kernel.errors import ScrimmageError
from scrimmage_rules.kit.scenarios.scenario_world import GAME, Table
from scrimmage_rules.kit.scenarios.step_matcher import play_sentence
from scrimmage_rules.kit.scenarios.step_patterns import compile_pattern
from scrimmage_rules.kit.scenarios.vocabulary import Step, vocabulary

WRONG = (ScrimmageError, LookupError, ValueError, AttributeError, TypeError)
"""The exceptions of a meaningless sentence, as in the compiler of scenarios."""


AnyTable = TypeVar("AnyTable", bound=Table)


class Line(NamedTuple):
    """A sentence with the table or the text below it."""

    keyword: str
    text: str
    rows: list[list[str]] | None = None
    doc: str | None = None


def say(table: Table, line: Line) -> bool:
    """Carry a sentence out; return whether it is meaningful and its expectations hold."""
    try:
        play_sentence(table, line.keyword, line.text, line.rows, line.doc)
    except WRONG:
        return False
    return True


def try_sentence(table: AnyTable, step: Step, text: str) -> AnyTable | None:
    """Return a copy of the table after a sentence of this step, or None if the sentence is meaningless."""
    fit = compile_pattern(step.pattern, vocabulary(table.ruleset).words.seats).read(text)
    if fit is None:
        return None
    twin = table.twin()
    try:
        step.act(twin, **fit.named)
    except WRONG:
        return None
    return twin


def find_opening(table: Table) -> dict[str, Any] | None:
    """Return the opening request of the sentences so far, or None if they make no position."""
    words = vocabulary(table.ruleset).words
    drafted = table.twin()
    try:
        about = {"game": GAME, "ruleset": table.ruleset, "options": words.options(drafted)}
        if table.given.get("new"):
            return {"op": "new", **about}
        return {"op": "load", **about, "position": words.position(drafted)}
    except WRONG:
        return None


def say_all(ruleset_id: str, lines: Iterable[Line]) -> Table | None:
    """Return a table after these sentences, or None if one of them is meaningless."""
    table = Table(ruleset_id)
    return table if all(say(table, line) for line in lines) else None
