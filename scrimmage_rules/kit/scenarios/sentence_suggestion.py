"""Suggestion of a sentence of the vocabulary for a text that fits none."""

from __future__ import annotations

from difflib import SequenceMatcher

from scrimmage_rules.kernel.printable_text import shorten
from scrimmage_rules.kit.scenarios.step_matching import KEYWORDS, find_matching_steps
from scrimmage_rules.kit.scenarios.step_patterns import FIELD
from scrimmage_rules.kit.scenarios.vocabulary import Vocabulary

SIMILAR = 0.5
"""Minimum similarity of a text and the constant words of a suggested pattern, from 0 to 1."""

LONGEST_TEXT = 200
"""Maximum number of characters of a text that are compared."""


def suggest_sentence(words: Vocabulary, keyword: str, text: str) -> str:
    """Return a suggestion for a text that fits no sentence with this keyword: another keyword, the most similar
    sentence, or the command that lists all.
    """
    fitting = next((each for each in KEYWORDS if each != keyword and find_matching_steps(words, each, text)), None)
    if fitting is not None:
        return f"the sentence fits after {fitting}, not after {keyword}"
    patterns = dict.fromkeys(step.pattern for step in words.steps if step.keyword == keyword)
    similar = max(patterns, key=lambda pattern: _measure_similarity(pattern, text), default="")
    if _measure_similarity(similar, text) >= SIMILAR:
        return f"did you mean {similar!r}?"
    return f"see `scrimmage list sentences --ruleset {words.words.ruleset}`"


def _measure_similarity(pattern: str, text: str) -> float:
    """Return the similarity of a text and the constant words of a pattern, from 0 to 1; case does not matter."""
    constant = FIELD.sub("", pattern).casefold()
    return SequenceMatcher(None, constant, shorten(text, LONGEST_TEXT).casefold(), autojunk=False).ratio()
