"""Matching of a scenario's sentence with the one step of the vocabulary whose pattern fits."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from scrimmage_rules.kit.scenarios.scenario_world import MisusedStep, Table
from scrimmage_rules.kit.scenarios.step_patterns import compile_pattern
from scrimmage_rules.kit.scenarios.vocabulary import Step, Vocabulary, get_step_vocabulary


def find_matching_steps(words: Vocabulary, keyword: str, text: str) -> list[tuple[Step, dict[str, Any]]]:
    """Return every step whose pattern fits a sentence, with the values of its placeholders; the result is cached.

    In a valid vocabulary exactly one step fits.
    """
    found = words.known.get((keyword, text))
    if found is None:
        found = words.known[keyword, text] = list(_match_steps(words, keyword, text))
    return found


def _match_steps(words: Vocabulary, keyword: str, text: str) -> Iterator[tuple[Step, dict[str, Any]]]:
    for step in words.steps:
        if step.keyword == keyword:
            fit = compile_pattern(step.pattern, words.words.seats).read(text)
            if fit is not None:
                yield step, fit.named


def play_sentence(table: Table, keyword: str, text: str, rows: list[list[str]] | None, doc: str | None) -> None:
    """Play one sentence of a scenario; raise `MisusedStep` if no step fits, or more than one."""
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
    from scrimmage_rules.kit.scenarios.sentence_suggestion import suggest_sentence  # noqa: PLC0415  (it imports this module)

    found = find_matching_steps(words, keyword, text)
    if found:
        return "ambiguous: " + ", ".join(step.pattern for step, _ in found)
    return f"no step of the vocabulary; {suggest_sentence(words, keyword, text)}"
