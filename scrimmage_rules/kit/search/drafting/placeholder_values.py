"""Values for the placeholders of sentences: words of published sentences, and words for plain data."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from inspect import signature
from itertools import islice, product
from math import prod
from typing import Any

from scrimmage_rules.kit.cases.vectors import Vector
from scrimmage_rules.kit.protocol.child_process_pipes import NEVER, Deadline
from scrimmage_rules.kit.scenarios.step_patterns import compile_pattern
from scrimmage_rules.kit.scenarios.vocabulary import Step, Vocabulary, get_step_vocabulary

FIELD = re.compile(r"{(\w+)(?::(\w+))?}")
MOST_FILLINGS = 200
"""Maximum number of sentences of one pattern that are tried with words from published sentences."""

MOST_NEAR = 3_000
"""Maximum number of sentences that are tried with words near the difference."""

LEAF_MEMBERS = 12
"""Maximum number of items of a list that one sentence can name."""

Fillers = dict[str, list[str]]
"""Known texts for placeholders: for the name of a placeholder, the texts that it can have."""


class SentenceLexicon:
    """All sentences of a ruleset, and the words that published cases use in their placeholders."""

    def __init__(self, ruleset_id: str, published: Iterable[Vector], until: Deadline = NEVER) -> None:
        """Read every published sentence once. `said` has the words of each placeholder, `said_in` those of each
        placeholder in one pattern.

        A search for sentences raises `TimeOver` after `until`.
        """
        self._until = until
        self.words: Vocabulary = get_step_vocabulary(ruleset_id)
        self.seats = self.words.words.seats
        said: defaultdict[str, dict[str, None]] = defaultdict(dict)
        said_in: defaultdict[tuple[str, str], dict[str, None]] = defaultdict(dict)
        for text in dict.fromkeys(step.text for vector in published for step in vector.steps):
            for step in self.words.list_possible_steps(text):
                fit = compile_pattern(step.pattern, self.seats).read(text)
                for name, value in (fit.named if fit else {}).items():
                    said[name][str(value)] = said_in[step.pattern, name][str(value)] = None
        self.said = {name: list(texts) for name, texts in said.items()}
        self.said_in = {place: list(texts) for place, texts in said_in.items()}
        self._served: dict[str, None] = {}

    def steps(self, keyword: str) -> list[Step]:
        """Return the steps of a keyword that have no table or text below them. Steps that were useful before come
        first, then those of the game, then those of all games.
        """
        listed = [
            step for step in self.words.steps if step.keyword == keyword and not _does_step_take_table_or_text(step)
        ]
        return sorted(listed, key=self._compute_step_order_key)

    def use(self, step: Step) -> None:
        """Record that a step was useful, so that it is tried earlier next time."""
        self._served[step.pattern] = None

    def _compute_step_order_key(self, step: Step) -> tuple[bool, bool]:
        return step.pattern not in self._served, (str(step.keyword), step.pattern) in self.words.shared

    def sentences(
        self, pattern: str, near: Sequence[str], known: Fillers | None = None, *, wide: bool = False
    ) -> Iterator[str]:
        """Yield sentences of a pattern, with words from near the difference in its placeholders. If `wide` is true,
        words of published sentences are used too.

        A placeholder with texts in `known` gets only these texts.
        """
        known, kinds = known or {}, list_placeholder_types(pattern)
        near_by = {name: known.get(name, self._select_fitting(kind, near)) for name, kind in kinds.items()}
        choices = {name: [*near_by[name], *self._add_words(name, kind, near_by[name])] if wide and name not in known
                   else near_by[name] for name, kind in kinds.items()}  # fmt: skip
        for name in sorted(kinds, key=lambda name: -len(choices[name])):
            if prod(map(len, choices.values())) > MOST_FILLINGS:
                choices[name] = near_by[name]
        yield from islice(self._yield_until_deadline(_fill_pattern(pattern, choices)), MOST_NEAR)
        as_said = {
            name: known.get(name, self._select_fitting(kind, self.said_in.get((pattern, name), [])))
            for name, kind in kinds.items()
        }
        if wide and prod(map(len, as_said.values())) <= MOST_FILLINGS:
            yield from self._yield_until_deadline(_fill_pattern(pattern, as_said))

    def _yield_until_deadline(self, texts: Iterator[str]) -> Iterator[str]:
        for text in texts:
            self._until.check()
            yield text

    def _add_words(self, name: str, kind: str, near: list[str]) -> list[str]:
        return [text for text in self._select_fitting(kind, self.said.get(name, [])) if text not in near]

    def _select_fitting(self, kind: str, texts: Iterable[str]) -> list[str]:
        if kind == "seat":
            return sorted(self.seats, key=lambda seat: not seat.startswith("the "))  # sides before who plays them
        if kind == "n":
            return [text for text in texts if text.isascii() and text.isdigit()]
        return [text for text in texts if text and not (kind == "word" and " " in text)]


def list_placeholder_types(pattern: str) -> dict[str, str]:
    """Return the type of each placeholder of a sentence pattern, by name."""
    return dict(FIELD.findall(pattern))


def _fill_pattern(pattern: str, choices: Fillers) -> Iterator[str]:
    """Yield a pattern with all combinations of the given texts in its placeholders."""
    for words in product(*choices.values()):
        filled = dict(zip(choices, words, strict=True))
        yield FIELD.sub(lambda found: filled[found[1]], pattern)  # noqa: B023  (called at once)


def _does_step_take_table_or_text(step: Step) -> bool:
    return bool({"rows", "doc"} & signature(step.act).parameters.keys())


# ---- plain data in words


def list_texts_of_value(value: Any) -> list[str]:
    """Return possible texts for plain data in any game, such as `-1,3`, `#36`, `Pass Blocking` or `A, B and C`."""
    if value is None or value == []:
        return ["nobody", "nowhere", "none", "nothing"]
    if isinstance(value, dict):
        return list_texts_of_value(value["man"]) if value.keys() == {"of", "man"} else []
    if isinstance(value, list):
        return _list_texts_of_list(value)
    return _list_texts_of_leaf(value)


def _list_texts_of_leaf(value: Any) -> list[str]:
    if isinstance(value, bool):
        return []
    text = str(value)
    apart = text.replace("-", " ")
    printed = [apart, apart.title()] if "-" in text else []
    numbered = [f"#{text}"] if re.fullmatch("[0-9]{1,2}", text) else []
    return [text, *printed, *numbered]


def _list_texts_of_list(values: list[Any]) -> list[str]:
    if len(values) == 2 and all(type(each) is int for each in values):
        return [",".join(map(str, values))]
    ways = [list_texts_of_value(each) for each in values]
    if len(values) > LEAF_MEMBERS or not all(ways):
        return []
    least = min(map(len, ways))
    return list(dict.fromkeys(join_list_in_words([way[number] for way in ways]) for number in range(least)))


def join_list_in_words(parts: list[str]) -> str:
    """Return a list as text, such as `A, B and C`."""
    return parts[0] if len(parts) == 1 else f"{', '.join(parts[:-1])} and {parts[-1]}"


def list_leaves(value: Any) -> Iterator[Any]:
    """Yield the single values in plain data. Whole lists and the identifiers of men are yielded too."""
    if isinstance(value, dict):
        for each in value.values():
            yield from list_leaves(each)
        if value.keys() == {"of", "man"}:
            yield value
        return
    yield value
    if isinstance(value, list) and not all(type(each) is int for each in value):
        for each in value:
            yield from list_leaves(each)


def list_texts_of_inner_values(*values: Any) -> list[str]:
    """Return possible texts for all single values in these values, without duplicates."""
    return list(
        dict.fromkeys(text for value in values for leaf in list_leaves(value) for text in list_texts_of_value(leaf))
    )


def list_owned_men(men: Iterable[str], seats: Iterable[str]) -> list[str]:
    """Return men with each possible side, such as `red's F1`."""
    return [f"{seat}'s {man}" for man in men for seat in seats if " " not in man]
