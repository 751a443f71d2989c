"""The step vocabulary: each step is a sentence pattern with a function that requests or expects, without any engine."""

from __future__ import annotations

from collections.abc import Callable
from inspect import iscoroutinefunction
from typing import Any, Literal, NamedTuple

from scrimmage_rules.kit.scenarios.scenario_world import GAME, Table
from scrimmage_rules.rulesets import home, part

Keyword = Literal["Given", "When", "Then"]


class Step(NamedTuple):
    """A sentence of the vocabulary: its keyword, its pattern (of the `parse` library), and its function."""

    keyword: Keyword
    pattern: str
    act: Callable[..., None]


class Sentences:
    """A collection of sentences; `known` caches the steps that fit a text."""

    def __init__(self) -> None:
        """Start without sentences."""
        self.steps: list[Step] = []
        self.known: dict[tuple[str, str], list[tuple[Step, dict[str, Any]]]] = {}

    def given(self, pattern: str) -> Callable[[Callable[..., None]], Callable[..., None]]:
        """Register a sentence that drafts the position or the options."""
        return self._register("Given", pattern)

    def when(self, pattern: str) -> Callable[[Callable[..., None]], Callable[..., None]]:
        """Register a sentence that sends a request."""
        return self._register("When", pattern)

    def then(self, pattern: str) -> Callable[[Callable[..., None]], Callable[..., None]]:
        """Register a sentence that states an expectation."""
        return self._register("Then", pattern)

    def _register(self, keyword: Keyword, pattern: str) -> Callable[[Callable[..., None]], Callable[..., None]]:
        def keep(act: Callable[..., None]) -> Callable[..., None]:
            self.add(keyword, pattern, act)
            return act

        return keep

    def add(self, keyword: Keyword, pattern: str, act: Callable[..., None]) -> None:
        """Add a sentence with its function."""
        if iscoroutinefunction(act):
            raise TypeError(f"{pattern!r}: an async step would never be awaited; write def")
        self.steps.append(Step(keyword, pattern, act))
        self.known.clear()


class Words(NamedTuple):
    """The words of a ruleset that the shared sentences need.

    `seats` are those that a sentence can name. `position` and `options` are the drafts of a table; `position` is
    complete before the first request. `actions` are the patterns of actions; `action` and `chance` read an action and a
    script in words. `places` are the places of a position for odds, by name, and `value` reads a value at one of them.
    `seat` returns the seat of a word, for sentences that name sides. `across` are features that cover several chapters,
    in addition to the worked game.
    """

    ruleset: str
    seats: tuple[str, ...]
    position: Callable[[Table], dict[str, Any]]
    options: Callable[[Table], dict[str, Any]]
    actions: tuple[str, ...]
    action: Callable[[str], dict[str, Any]]
    chance: Callable[[str], list[dict[str, Any]]]
    places: dict[str, str]
    value: Callable[[str, str], Any]
    seat: Callable[[Table, str], str] = lambda _table, word: word
    across: tuple[str, ...] = ()


class Vocabulary(Sentences):
    """The sentences of one ruleset: the shared ones, and its own."""

    def __init__(self, words: Words, shared: Sentences) -> None:
        """Start with the shared sentences."""
        super().__init__()
        self.words = words
        self.shared = frozenset((str(step.keyword), step.pattern) for step in shared.steps)
        self.steps = list(shared.steps)

    def set_up(self, table: Table) -> None:
        """Send the first request of a scenario once: a new game, or the drafted position."""
        if table.given.get("begun"):
            return
        table.given["begun"] = True
        about = {"game": GAME, "ruleset": self.words.ruleset, "options": self.words.options(table)}
        if table.given.get("new"):
            table.ask(op="new", **about)
        else:
            table.ask(op="load", **about, position=self.words.position(table))


def vocabulary(ruleset_id: str) -> Vocabulary:
    """Return the vocabulary of a ruleset."""
    found: Vocabulary = part(ruleset_id, home(ruleset_id).vocabulary, "VOCABULARY")
    return found
