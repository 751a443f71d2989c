"""`Given` steps of a drafted scenario: those of the most similar published case, with added steps.

Each sentence is tried first. It is added if the position becomes more similar to the wanted position.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from heapq import nsmallest
from pathlib import Path
from typing import Any, NamedTuple

from scrimmage_rules.kit.cases.vectors import Vector
from scrimmage_rules.kit.scenarios.compiler import read_scenarios
from scrimmage_rules.kit.scenarios.scenario_world import Table
from scrimmage_rules.kit.scenarios.vocabulary import Step
from scrimmage_rules.kit.search.drafting.draft_sentences import (
    SentenceLine,
    find_start_request_consuming_state,
    play_draft_sentences,
    try_sentence,
)
from scrimmage_rules.kit.search.drafting.placeholder_values import (
    SentenceLexicon,
    join_list_in_words,
    list_owned_men,
    list_placeholder_types,
    list_texts_of_inner_values,
    list_texts_of_value,
)
from scrimmage_rules.kit.search.drafting.position_distance import PlaceDifference, count_differences, find_differences

NEAREST = 3
"""Number of similar published cases whose Given sentences a draft starts from. The draft with the most similar position
is used.
"""

MOST_MOVED = 4
"""Maximum number of sentences that are tried at earlier places, because a later sentence undoes their effect."""

Ask = dict[str, Any]


class GivenSentences(NamedTuple):
    """Given sentences of a draft, and the differences between the wanted position and the position that these sentences
    set up.
    """

    lines: tuple[SentenceLine, ...]
    missing: tuple[PlaceDifference, ...]

    @property
    def far(self) -> int:
        """Return the number of parts of the position that differ from the wanted position."""
        return sum(each.parts for each in self.missing)


def draft_given_sentences(
    wanted: Ask, published: Sequence[Vector], features: Path, lexicon: SentenceLexicon
) -> Iterator[GivenSentences]:
    """Yield the Given sentences for a `new` or `load` request, starting from similar published cases; a rule query
    needs none.
    """
    if wanted["op"] == "query":
        yield GivenSentences((), ())
        return
    alike = [vector for vector in published if _find_first_request(vector)["op"] == wanted["op"]]
    for vector in nsmallest(NEAREST, alike, key=lambda vector: count_differences(_find_first_request(vector), wanted)):
        lines = read_given_sentences_of_case(vector, features)
        table = play_draft_sentences(vector.ruleset, lines)
        if table is not None and find_start_request_consuming_state(table) is not None:
            yield _improve_given_sentences(lines, wanted, lexicon)


def _find_first_request(vector: Vector) -> Ask:
    return next((deed.ask for deed in vector.deeds if deed.ask is not None), {"op": ""})


def read_given_sentences_of_case(vector: Vector, features: Path) -> tuple[SentenceLine, ...]:
    """Return the Given sentences of a published case, including those of its Background."""
    lines: list[SentenceLine] = []
    for scenario in read_scenarios(features / vector.feature, features):
        if scenario.id == vector.id:
            for keyword, text, _line, rows, doc in scenario.steps:
                if keyword != "Given":
                    break
                lines.append(SentenceLine(keyword, text, rows, doc))
    return tuple(lines)


def _improve_given_sentences(lines: tuple[SentenceLine, ...], wanted: Ask, lexicon: SentenceLexicon) -> GivenSentences:
    """Return the Given sentences after changes that make their position more similar to the wanted one.

    A sentence that corrects one value and breaks another is removed, because a better sentence may exist.
    """
    start = _measure_given_sentences(lines, wanted, lexicon)
    assert start is not None
    best = _remove_needless_sentences(_bring_position_nearer_to_wanted(start, wanted, lexicon), wanted, lexicon)
    while best.missing and (nearer := _bring_position_nearer_to_wanted(best, wanted, lexicon)).far < best.far:
        best = _remove_needless_sentences(nearer, wanted, lexicon)
    return best


def _bring_position_nearer_to_wanted(best: GivenSentences, wanted: Ask, lexicon: SentenceLexicon) -> GivenSentences:
    """Return the Given sentences after all changes that make their position more similar to the wanted one.

    Deeply nested values are corrected last, because a sentence about a whole table resets other parts of the table.
    """
    hopeless: set[tuple[str, ...]] = set()
    while waiting := [each for each in best.missing if each.at not in hopeless]:
        place = min(waiting, key=lambda each: len(each.at))
        nearer = _find_nearer_given_sentences(best, place, wanted, lexicon)
        if nearer is None:
            hopeless.add(place.at)
        else:
            best = nearer
    return best


def _measure_given_sentences(
    lines: tuple[SentenceLine, ...], wanted: Ask, lexicon: SentenceLexicon
) -> GivenSentences | None:
    table = play_draft_sentences(lexicon.words.words.ruleset, lines)
    return None if table is None else _measure_given_state(lines, table, wanted)


def _measure_given_state(lines: tuple[SentenceLine, ...], table: Table, wanted: Ask) -> GivenSentences | None:
    found = find_start_request_consuming_state(table)
    return None if found is None else GivenSentences(lines, tuple(find_differences(found, wanted)))


def _find_nearer_given_sentences(
    best: GivenSentences, place: PlaceDifference, wanted: Ask, lexicon: SentenceLexicon
) -> GivenSentences | None:
    """Return the first changed version of the sentences that corrects a value and breaks none. If there is no such
    version, return the one with the most similar position.
    """
    found, fixing = None, []
    for each in _list_openings_with_one_change(best, place, wanted, lexicon):
        fixes = _does_draft_correct_value(each, place)
        if each.far < (found or best).far:
            found = each
            if each.far <= best.far - place.parts and fixes:
                break
        if fixes and len(each.lines) > len(best.lines):
            fixing.append(each.lines[-1])
    return found or _insert_before_undoing_sentences(best, fixing[:MOST_MOVED], wanted, lexicon)


def _does_draft_correct_value(draft: GivenSentences, place: PlaceDifference) -> bool:
    return place.at not in (each.at for each in draft.missing)


def _insert_before_undoing_sentences(
    best: GivenSentences, fixing: Sequence[SentenceLine], wanted: Ask, lexicon: SentenceLexicon
) -> GivenSentences | None:
    """Return the sentences with one sentence of `fixing` inserted at an earlier place, where later sentences do not
    undo its effect. Return None if no insertion makes the position more similar.
    """
    for line in fixing:
        for number in range(1, len(best.lines)):
            moved = _measure_given_sentences((*best.lines[:number], line, *best.lines[number:]), wanted, lexicon)
            if moved is not None and moved.far < best.far:
                return moved
    return None


def _list_openings_with_one_change(
    best: GivenSentences, place: PlaceDifference, wanted: Ask, lexicon: SentenceLexicon
) -> Iterator[GivenSentences]:
    """Yield the Given sentences with one added sentence about this difference, or without one of the sentences."""
    table = play_draft_sentences(lexicon.words.words.ruleset, best.lines)
    assert table is not None
    for step, text in _list_sentences_near(place, wanted, lexicon):
        tried = try_sentence(table, step, text)
        more = (
            None if tried is None else _measure_given_state((*best.lines, SentenceLine("Given", text)), tried, wanted)
        )
        if more is not None:
            if more.far < best.far:
                lexicon.use(step)
            yield more
    yield from _list_shorter_openings(best.lines, wanted, lexicon)


def _list_shorter_openings(
    lines: tuple[SentenceLine, ...], wanted: Ask, lexicon: SentenceLexicon
) -> Iterator[GivenSentences]:
    """Yield versions of the Given sentences that lack one sentence. In the first version, the last
    sentence is missing.
    """
    for number in reversed(range(len(lines))):
        without = _measure_given_sentences((*lines[:number], *lines[number + 1 :]), wanted, lexicon)
        if without is not None:
            yield without


def _remove_needless_sentences(best: GivenSentences, wanted: Ask, lexicon: SentenceLexicon) -> GivenSentences:
    """Return the Given sentences that have an effect."""
    while shorter := next(
        (each for each in _list_shorter_openings(best.lines, wanted, lexicon) if each.far <= best.far), None
    ):
        best = shorter
    return best


def _list_sentences_near(place: PlaceDifference, wanted: Ask, lexicon: SentenceLexicon) -> Iterator[tuple[Step, str]]:
    """Yield Given sentences with the words of values near a difference, then also with words of published sentences.
    Steps that were useful before come first.
    """
    near = [
        *_write_men_by_side(place.wanted, wanted),
        *list_texts_of_inner_values(list(place.at), place.wanted, _find_container(wanted, place.at)),
    ]
    near += list_owned_men(list_texts_of_inner_values(list(place.at), place.wanted), lexicon.seats)
    yield from _list_sentences_naming(place, wanted, near, lexicon)
    for wide in (False, True):
        for step in lexicon.steps("Given"):
            for text in lexicon.sentences(step.pattern, near, wide=wide):
                yield step, text


def _list_sentences_naming(
    place: PlaceDifference, wanted: Ask, near: list[str], lexicon: SentenceLexicon
) -> Iterator[tuple[Step, str]]:
    """Yield sentences of steps that have a field with the name of the wrong value. Their other fields come from the
    position.
    """
    position = wanted.get("position") or {}
    known = {name: list_texts_of_value(value) for name, value in position.items()} | {
        place.at[-1]: list_texts_of_value(place.wanted)
    }
    nearby = list_texts_of_inner_values(*(value for value in position.values() if not isinstance(value, dict)))
    for step in lexicon.steps("Given"):
        if place.at[-1] in list_placeholder_types(step.pattern):
            for text in lexicon.sentences(step.pattern, [*near, *nearby], known):
                yield step, text


def _write_men_by_side(men: Any, wanted: Ask) -> list[str]:
    """Return men grouped by side, such as `red's F1, M1 and blue's F3`. If the position does not say the sides of the
    men, return nothing.
    """
    squads = wanted.get("position", {}).get("squads", {})
    owner = {man: seat for seat, squad in squads.items() for man in squad}
    if not isinstance(men, list) or not men or not all(isinstance(man, str) and man in owner for man in men):
        return []
    before = [None, *(owner[man] for man in men)]
    return [
        join_list_in_words(
            [man if owner[man] == last else f"{owner[man]}'s {man}" for man, last in zip(men, before, strict=False)]
        )
    ]


def _find_container(data: Any, at: tuple[str, ...]) -> Any:
    """Return the innermost object that contains a path."""
    for name in at[:-1]:
        data = data.get(name, {}) if isinstance(data, dict) else {}
    small = isinstance(data, dict) and not any(isinstance(each, dict) for each in data.values())
    return data if small and len(at) > 2 else None
