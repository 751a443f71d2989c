"""List of the sentences in the scenarios of selected cases, with their places (`scrimmage list sentences`)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from scrimmage_rules.kit.cases.vectors import Vector
from scrimmage_rules.kit.running.case_listing import ListedSentence
from scrimmage_rules.kit.running.case_selection import SelectedCases
from scrimmage_rules.kit.scenarios.step_matching import KEYWORDS, find_matching_steps
from scrimmage_rules.kit.scenarios.vocabulary import Step, Vocabulary, get_step_vocabulary

Places = dict[tuple[str, str], dict[str, None]]
"""For each keyword and pattern, its places in order."""


def list_sentences(chosen: SelectedCases) -> list[ListedSentence]:
    """Return the sentences of the vocabularies. The sentences of each keyword are in alphabetical order. If filters
    select cases, return only the sentences of these cases.
    """
    found = [
        each
        for ruleset_id in chosen.selection.rulesets
        for each in _list_sentences_of_ruleset(ruleset_id, chosen.vectors)
    ]
    return [each for each in found if each.places or not chosen.selection.narrowed]


def _list_sentences_of_ruleset(ruleset_id: str, vectors: Iterable[Vector]) -> Iterator[ListedSentence]:
    words = get_step_vocabulary(ruleset_id)
    places = _collect_places_by_sentence(
        words, (each for each in vectors if each.ruleset == ruleset_id and not each.mirror_of)
    )
    for step in sorted(words.steps, key=lambda step: (KEYWORDS.index(step.keyword), step.pattern)):
        key = (str(step.keyword), step.pattern)
        yield ListedSentence(ruleset_id, *key, key in words.shared, tuple(places.get(key, ())))


def _collect_places_by_sentence(words: Vocabulary, vectors: Iterable[Vector]) -> Places:
    """Return a map from each sentence to its places in the features. All rows of an outline have the same places."""
    places: Places = {}
    for vector in vectors:
        for line, step in _match_sentences(words, vector):
            place = f"{vector.feature}:{line}" if line else vector.feature
            places.setdefault((step.keyword, step.pattern), {})[place] = None
    return places


def _match_sentences(words: Vocabulary, vector: Vector) -> Iterator[tuple[int, Step]]:
    """Yield the line and the sentence of each step of a case.

    Vectors have no keywords, but no `Given` step follows a `When` step. So all steps before the first one that fits no
    `Given` sentence are `Given` steps.
    """
    begun = False
    for each in vector.steps:
        fitting = [step for keyword in KEYWORDS for step, _ in find_matching_steps(words, keyword, each.text)]
        begun = begun or not any(step.keyword == "Given" for step in fitting)
        yield from ((each.line, step) for step in fitting if (step.keyword != "Given") == begun)
