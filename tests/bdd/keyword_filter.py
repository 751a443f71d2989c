"""The features that a `-k` expression can select, so that one chapter is found without a look at all scenarios."""

from __future__ import annotations

import re

from pytest_bdd.utils import CONFIG_STACK

WORDS = re.compile(r"\w+(?: and \w+)*")
"""An expression of words that must all be in the name of a test."""

PARENTS = "test_scenarios_py tests_bdd _pytest_bdd_example"
"""Words in the names of the module and of the rows of an outline."""


def keyword() -> str:
    """Return the expression of `-k` in this run."""
    return str(CONFIG_STACK[-1].option.keyword)


def name_of(title: str) -> str:
    """Return a title as it appears in the name of a test."""
    return re.sub(r"\W", "", title.replace(" ", "_")).lower()


def is_selected(expression: str, chapter: str, feature: str) -> bool:
    """Return whether the expression can select a scenario of a feature, from its chapter and its text.

    Any expression that is more than words joined by `and` can.
    """
    if not WORDS.fullmatch(expression):
        return True
    text = f"test_{chapter}_{name_of(feature)} {PARENTS}"
    words = (re.sub(r"_?[0-9]+$", "", word) for word in expression.lower().split(" and "))
    return all(_is_in(word, chapter, text) for word in words)


def _is_in(word: str, chapter: str, text: str) -> bool:
    """Return whether a word is in a text, or begins with the end of the chapter and goes on in the text."""
    _before, found, title = word.partition(f"{chapter.rpartition('_')[2]}_")
    return word in text or bool(found and title in text)
