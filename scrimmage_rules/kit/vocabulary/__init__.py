"""The step vocabulary: one sentence pattern, one function that asks or expects; never a word to an engine."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any, Literal, NamedTuple

from scrimmage_rules.kit.table import Table

Keyword = Literal["Given", "When", "Then"]


class Step(NamedTuple):
    """A sentence of the vocabulary: when it is used, its pattern (of the `parse` library), and what it does."""

    keyword: Keyword
    pattern: str
    act: Callable[..., None]


class Vocabulary:
    """The sentences of one ruleset, and how a `Given` draft becomes the first request."""

    def __init__(self, set_up: Callable[[Table], None]) -> None:
        """`set_up` is called before the first request of a scenario."""
        self.set_up = set_up
        self.steps: list[Step] = []

    def given(self, pattern: str) -> Callable[[Callable[..., None]], Callable[..., None]]:
        """Register a sentence that drafts the position or the options."""
        return self._register("Given", pattern)

    def when(self, pattern: str) -> Callable[[Callable[..., None]], Callable[..., None]]:
        """Register a sentence that asks."""
        return self._register("When", pattern)

    def then(self, pattern: str) -> Callable[[Callable[..., None]], Callable[..., None]]:
        """Register a sentence that expects."""
        return self._register("Then", pattern)

    def _register(self, keyword: Keyword, pattern: str) -> Callable[[Callable[..., None]], Callable[..., None]]:
        def keep(act: Callable[..., None]) -> Callable[..., None]:
            self.steps.append(Step(keyword, pattern, act))
            return act

        return keep


def vocabulary(ruleset_id: str) -> Vocabulary:
    """The vocabulary of a ruleset."""
    module: Any = import_module(f"scrimmage_rules.kit.vocabulary.{ruleset_id.replace('-', '_')}")
    found: Vocabulary = module.VOCABULARY
    return found
