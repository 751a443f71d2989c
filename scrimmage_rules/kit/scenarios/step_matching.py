"""Search for the steps of a vocabulary whose patterns fit a sentence."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from scrimmage_rules.kit.scenarios.step_patterns import compile_pattern
from scrimmage_rules.kit.scenarios.vocabulary import Step, Vocabulary

KEYWORDS = ("Given", "When", "Then")
"""All keywords of steps, in the order of a scenario."""


def find_matching_steps(words: Vocabulary, keyword: str, text: str) -> list[tuple[Step, dict[str, Any]]]:
    """Return every step whose pattern fits a sentence, with the values of its placeholders; the result is cached.

    In a valid vocabulary exactly one step fits.
    """
    found = words.known.get((keyword, text))
    if found is None:
        found = words.known[keyword, text] = list(_match_steps(words, keyword, text))
    return found


def _match_steps(words: Vocabulary, keyword: str, text: str) -> Iterator[tuple[Step, dict[str, Any]]]:
    for step in words.list_possible_steps(text):
        if step.keyword == keyword:
            fit = compile_pattern(step.pattern, words.words.seats).read(text)
            if fit is not None:
                yield step, fit.named
