"""Sentences for actions in the words of scenarios. With these sentences, a page converts actions to text and text to
actions.

Each sentence was verified: parsing the text of a published action gives the same action.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import permutations, product
from typing import Any, Literal

import msgspec

from scrimmage_rules.kernel.codec import canonical
from scrimmage_rules.kernel.errors import ScrimmageError
from scrimmage_rules.kit.cases.vectors import Vector
from scrimmage_rules.kit.scenarios.scenario_world import MisusedStep
from scrimmage_rules.kit.scenarios.vocabulary import Words
from scrimmage_rules.kit.search.drafting.placeholder_values import FIELD, list_texts_of_value

Action = dict[str, Any]

Places = dict[str, str]
"""For each placeholder of a sentence, the field of the action whose value it contains."""

PublishedWords = Mapping[str, Sequence[str]]

PlaceholderForm = Literal["word", "number", "label", "place", "list", "labels"]
"""Format of a placeholder's value. It is a text, a whole number, a number with `#` such as `#36`, a place such as
`16,6`, a list of texts, or a list of numbers with `#`.
"""

MOST_SAMPLES = 12
"""Maximum number of actions with the same type and fields for which a sentence is searched. Some values, such as
invalid men, have no words.
"""


class PlaceholderFormat(msgspec.Struct, frozen=True, omit_defaults=True):
    """A field of an action in a sentence: the format of its value, and the texts for values that the sentence does not
    write literally.
    """

    form: PlaceholderForm
    words: dict[str, str] = {}


class ActionSentencePattern(msgspec.Struct, frozen=True):
    """A sentence for actions that have the same type and fields. It has the words with placeholders for fields, and the
    fixed values that all these actions share.
    """

    says: str
    type: str
    fixed: Action
    parts: dict[str, PlaceholderFormat]


def find_action_sentence_patterns(
    words: Words, vectors: Iterable[Vector], said: PublishedWords
) -> tuple[ActionSentencePattern, ...]:
    """Return sentences for the actions that published cases request, as far as the vocabulary can express them.

    `said` has words from published sentences, by the name of the placeholder that they fill.
    """
    shapes: dict[tuple[str, ...], dict[bytes, Action]] = {}
    for action in (each for vector in vectors for each in _list_actions(vector)):
        shapes.setdefault((action["type"], *sorted(action)), {})[canonical(action)] = action
    return tuple(
        phrase
        for shape in sorted(shapes)
        for phrase in _find_phrases_of_shape(words, list(shapes[shape].values()), said)
    )


def _list_actions(vector: Vector) -> Iterator[Action]:
    for ask in (deed.ask for step in vector.steps for deed in step.do):
        action = ask and ask.get("action")
        if isinstance(action, dict) and isinstance(action.get("type"), str):
            yield action


def _find_phrases_of_shape(
    words: Words, alike: Sequence[Action], said: PublishedWords
) -> Iterator[ActionSentencePattern]:
    """Yield sentences until each of these similar actions has one. Actions with different fixed values need different
    sentences.
    """
    left, tried = list(alike), 0
    while left and tried < MOST_SAMPLES:
        tried += 1
        found = _find_pattern(words, left[0], said)
        if found is None:
            left = left[1:]
            continue
        pattern, places = found
        fixed = {part: value for part, value in left[0].items() if part not in {"type", *places.values()}}
        fits = [each for each in left if fixed.items() <= each.items()]
        yield _create_action_sentence_pattern(words, pattern, places, fixed, fits, said)
        left = [each for each in left if each not in fits]


# ---- one action


def _find_pattern(words: Words, action: Action, said: PublishedWords) -> tuple[str, Places] | None:
    """Return the sentence pattern of an action, and the field that each placeholder contains. If several patterns
    without placeholders fit, return the type of the action as the pattern.
    """
    for known in ({}, said):
        fit = [
            (each, places)
            for each in words.actions
            if (places := _match_placeholders(words, each, action, known)) is not None
        ]
        if fit:
            return (action["type"].replace("-", " "), {}) if _are_patterns_ambiguous(fit) else fit[0]
    return None


def _are_patterns_ambiguous(fit: Sequence[tuple[str, Places]]) -> bool:
    return len(fit) > 1 and not any(places for _, places in fit)


def _match_placeholders(words: Words, pattern: str, action: Action, said: PublishedWords) -> Places | None:
    """Return the field of the action that each placeholder of a pattern contains, or None if the pattern does not
    express this action.
    """
    names = [name for name, _ in FIELD.findall(pattern)]
    parts = [part for part in action if part != "type"]
    for order in permutations(parts, len(names)):
        places = dict(zip(names, order, strict=True))
        if _find_place_texts(words, pattern, places, action, said) is not None:
            return places
    return None


def _find_place_texts(
    words: Words, pattern: str, places: Places, action: Action, said: PublishedWords
) -> dict[str, str] | None:
    """Return texts for the placeholders of a pattern, so that parsing the sentence gives this action again. The keys
    are the fields of the action. Return None if no texts give the action again.
    """
    others = {text for part, value in action.items() for text in list_texts_of_value(value)}
    choices = [_list_texts_for_placeholder(action[part], [each for each in said.get(name, []) if each not in others])
               for name, part in places.items()]  # fmt: skip
    for texts in product(*choices):
        filled = dict(zip(places, texts, strict=True))
        if _parse_action(words, FIELD.sub(lambda found: filled[found[1]], pattern)) == action:  # noqa: B023  (called at once)
            return {places[name]: text for name, text in filled.items()}
    return None


def _list_texts_for_placeholder(value: Any, said: Sequence[str]) -> list[str]:
    sides = [f"the {value}", *said] if isinstance(value, str) else []
    return list(dict.fromkeys([*list_texts_of_value(value), *sides]))


def _parse_action(words: Words, text: str) -> Action | None:
    try:
        return words.action(text)
    except (MisusedStep, ScrimmageError, ValueError):
        return None


# ---- all that are said alike


def _create_action_sentence_pattern(
    words: Words, pattern: str, places: Places, fixed: Action, alike: Sequence[Action], said: PublishedWords
) -> ActionSentencePattern:  # fmt: skip
    texts = [(each, found) for each in _sample_distinct_actions(places.values(), alike)
             if (found := _find_place_texts(words, pattern, places, each, said)) is not None]  # fmt: skip
    parts = {
        part: _derive_part_from_samples([(action[part], found[part]) for action, found in texts])
        for part in places.values()
    }
    return ActionSentencePattern(
        FIELD.sub(lambda found: f"{{{places[found[1]]}}}", pattern), alike[0]["type"], fixed, parts
    )


def _sample_distinct_actions(parts: Iterable[str], alike: Sequence[Action]) -> Iterator[Action]:
    """Yield a selection of these actions that still has every value of each field."""
    seen: set[tuple[str, str]] = set()
    for action in alike:
        new = {(part, str(action[part])) for part in parts} - seen
        if new or not seen:
            seen |= new
            yield action


def _derive_part_from_samples(told_as: Sequence[tuple[Any, str]]) -> PlaceholderFormat:
    """Return the format of a field's values, with texts for the values that the sentence does not write literally."""
    form = _find_value_format(*told_as[0])
    return PlaceholderFormat(form, {value: text for value, text in told_as if value != text} if form == "word" else {})


def _find_value_format(value: Any, text: str) -> PlaceholderForm:
    if isinstance(value, int):
        return "number"
    if isinstance(value, list):
        if "#" in text:
            return "labels"
        return "place" if all(isinstance(each, int) for each in value) else "list"
    return "label" if text == f"#{value}" else "word"
