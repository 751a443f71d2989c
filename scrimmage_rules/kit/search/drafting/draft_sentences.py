"""Sentences of a drafted scenario. Each is tried on a copy of the scenario's state before it is used."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple, TypeVar

from scrimmage_rules.kernel.errors import ScrimmageError
from scrimmage_rules.kit.scenarios.scenario_world import GAME, Table
from scrimmage_rules.kit.scenarios.sentence_execution import play_sentence
from scrimmage_rules.kit.scenarios.step_patterns import compile_pattern
from scrimmage_rules.kit.scenarios.vocabulary import Step, get_step_vocabulary

WRONG = (ScrimmageError, LookupError, ValueError, AttributeError, TypeError)
"""Exceptions that a sentence raises if it has no meaning at its place. The compiler of scenarios catches the same
exceptions.
"""


AnyTable = TypeVar("AnyTable", bound=Table)


class SentenceLine(NamedTuple):
    """A sentence of a scenario, with the table or the text below it."""

    keyword: str
    text: str
    rows: list[list[str]] | None = None
    doc: str | None = None


def play_draft_sentence(table: Table, line: SentenceLine) -> bool:
    """Play a sentence; return whether it has a meaning here and its expectations hold."""
    try:
        play_sentence(table, line.keyword, line.text, line.rows, line.doc)
    except WRONG:
        return False
    return True


def try_sentence(table: AnyTable, step: Step, text: str) -> AnyTable | None:
    """Return a copy of the scenario's state after a sentence of this step, or None if the sentence
    has no meaning here.
    """
    fit = compile_pattern(step.pattern, get_step_vocabulary(table.ruleset).words.seats).read(text)
    if fit is None:
        return None
    twin = table.twin()
    try:
        step.act(twin, **fit.named)
    except WRONG:
        return None
    return twin


def find_start_request(table: Table) -> dict[str, Any] | None:
    """Return the first request that the sentences so far make, or None if they make no valid start."""
    return find_start_request_consuming_state(table.twin())


def find_start_request_consuming_state(drafted: Table) -> dict[str, Any] | None:
    """Return the same as `find_start_request`, but complete the state itself, which must not be used afterwards."""
    words = get_step_vocabulary(drafted.ruleset).words
    try:
        about = {"game": GAME, "ruleset": drafted.ruleset, "options": words.options(drafted)}
        if drafted.given.get("new"):
            return {"op": "new", **about}
        return {"op": "load", **about, "position": words.position(drafted)}
    except WRONG:
        return None


def play_draft_sentences(ruleset_id: str, lines: Iterable[SentenceLine]) -> Table | None:
    """Return the state of a scenario after these sentences, or None if a sentence has no meaning."""
    table = Table(ruleset_id)
    return table if all(play_draft_sentence(table, line) for line in lines) else None
