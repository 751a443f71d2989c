"""Sentences of scenarios (steps): each is a pattern with a function that sends requests or states expectations. They
contain no rules of a game.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from inspect import iscoroutinefunction
from typing import Any, Literal, NamedTuple

from scrimmage_rules.kit.scenarios.scenario_world import GAME, Table
from scrimmage_rules.rulesets import has_module, load_part, locate_ruleset, ruleset

Keyword = Literal["Given", "When", "Then"]


class Step(NamedTuple):
    """A step of the vocabulary: its keyword (Given, When or Then), its sentence pattern for the library `parse`, and
    its function.
    """

    keyword: Keyword
    pattern: str
    act: Callable[..., None]


class Sentences:
    """A collection of steps.

    `known` stores for each text the steps whose patterns fit it. `possible` stores for the first two words of a text
    the steps that can fit the text.
    """

    def __init__(self) -> None:
        """Create a collection that has no steps yet."""
        self.steps: list[Step] = []
        self.known: dict[tuple[str, str], list[tuple[Step, dict[str, Any]]]] = {}
        self.possible: dict[tuple[str, str], list[Step]] = {}

    def given(self, pattern: str) -> Callable[[Callable[..., None]], Callable[..., None]]:
        """Return a decorator that adds a `Given` step, which sets values of the scenario's initial
        position or options.
        """
        return self._register("Given", pattern)

    def when(self, pattern: str) -> Callable[[Callable[..., None]], Callable[..., None]]:
        """Return a decorator that adds a `When` step, which sends a request."""
        return self._register("When", pattern)

    def then(self, pattern: str) -> Callable[[Callable[..., None]], Callable[..., None]]:
        """Return a decorator that adds a `Then` step, which states an expectation."""
        return self._register("Then", pattern)

    def _register(self, keyword: Keyword, pattern: str) -> Callable[[Callable[..., None]], Callable[..., None]]:
        def register_function(act: Callable[..., None]) -> Callable[..., None]:
            self.add(keyword, pattern, act)
            return act

        return register_function

    def add(self, keyword: Keyword, pattern: str, act: Callable[..., None]) -> None:
        """Add a step with its function."""
        if iscoroutinefunction(act):
            raise TypeError(
                f"{pattern!r}: a step function must not be async, because it would not be awaited; write def"
            )
        self.steps.append(Step(keyword, pattern, act))
        self.known.clear()
        self.possible.clear()

    def list_possible_steps(self, text: str) -> list[Step]:
        """Return the steps that can fit a text: their patterns begin with the first two words of the text, or have
        placeholders there.
        """
        words = _find_first_words(text)
        if words not in self.possible:
            self.possible[words] = [step for step in self.steps if _may_begin_with(step.pattern, words)]
        return self.possible[words]


def _find_first_words(text: str) -> tuple[str, str]:
    first, _, rest = text.partition(" ")
    return first, rest.partition(" ")[0]


def _may_begin_with(pattern: str, words: tuple[str, str]) -> bool:
    """Return whether a pattern fits texts with these first words. The text for a placeholder may have several words."""
    for written, word in zip(_find_first_words(pattern), words, strict=True):
        if "{" in written:
            return True
        if written != word:
            return False
    return True


class Words(NamedTuple):
    """Facts and functions of a ruleset that the steps of all rulesets need.

    `seats` are the seats (players) that a sentence can name. `position` completes the drafted position of a scenario
    and returns it. `options` returns the drafted options. `actions` are sentence patterns of actions.

    `action` and `chance` convert words to an action and to chance outcomes. `places` maps words to paths of the
    position for odds, and `value` converts a word to a value at a path. `seat` converts a word to a seat, for rulesets
    whose sentences name sides. `across` are features that cover several chapters.
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
    """The steps of one ruleset: the shared steps, and its own."""

    def __init__(self, words: Words, shared: Sentences) -> None:
        """Create the steps of a ruleset, which at first are only the shared steps."""
        super().__init__()
        self.words = words
        self.shared = frozenset((str(step.keyword), step.pattern) for step in shared.steps)
        self.steps = list(shared.steps)

    def send_first_request(self, table: Table) -> None:
        """Send the first request of a scenario if it was not sent yet: `new`, or `load` with the scenario's initial
        position.
        """
        if table.given.get("begun"):
            return
        table.given["begun"] = True
        about = {"game": GAME, "ruleset": self.words.ruleset, "options": self.words.options(table)}
        if table.given.get("new"):
            table.ask(op="new", **about)
        else:
            table.ask(op="load", **about, position=self.words.position(table))


def get_step_vocabulary(ruleset_id: str) -> Vocabulary:
    """Return the step vocabulary of a ruleset: its own, or one made from the types of its position and actions."""
    module = locate_ruleset(ruleset_id).vocabulary
    if not has_module(module):
        return _create_default_vocabulary(ruleset_id)
    found: Vocabulary = load_part(ruleset_id, module, "VOCABULARY")
    return found


@cache
def _create_default_vocabulary(ruleset_id: str) -> Vocabulary:
    create: Callable[[Any], Vocabulary] = load_part(
        ruleset_id, f"{__name__}.default_vocabulary", "build_vocabulary_from_ruleset_types"
    )
    return create(ruleset(ruleset_id))
