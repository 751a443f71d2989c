"""Matching of a scenario's sentence with the one step of the vocabulary whose pattern fits."""

from __future__ import annotations

from typing import Any

from scrimmage_rules.kit.scenarios.scenario_world import MisusedStep, Table
from scrimmage_rules.kit.scenarios.sentence_suggestion import suggest_sentence
from scrimmage_rules.kit.scenarios.step_matching import find_matching_steps
from scrimmage_rules.kit.scenarios.vocabulary import Vocabulary, get_step_vocabulary


def play_sentence(table: Table, keyword: str, text: str, rows: list[list[str]] | None, doc: str | None) -> None:
    """Play one sentence of a scenario; raise `MisusedStep` if no step or more than one step fits."""
    words = get_step_vocabulary(table.ruleset)
    found = find_matching_steps(words, keyword, text)
    if len(found) != 1:
        raise MisusedStep(f"{keyword} {text!r}: {_describe_mismatch(words, keyword, text)}")
    step, fields = found[0]
    extras: dict[str, Any] = {}
    if rows is not None:
        extras["rows"] = rows
    if doc is not None:
        extras["doc"] = doc
    step.act(table, **fields, **extras)


def _describe_mismatch(words: Vocabulary, keyword: str, text: str) -> str:
    found = find_matching_steps(words, keyword, text)
    if found:
        return "ambiguous: " + ", ".join(step.pattern for step, _ in found)
    return f"no step of the vocabulary; {suggest_sentence(words, keyword, text)}"
