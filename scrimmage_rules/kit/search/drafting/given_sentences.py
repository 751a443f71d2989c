"""The position of a draft: the Given sentences of the published case that is nearest, and what has to be said besides.

Whatever is added is tried on a table first, and kept where the drafted position comes nearer to the one that is meant.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from heapq import nsmallest
from itertools import islice
from pathlib import Path
from typing import Any, NamedTuple

from scrimmage_rules.kit.cases.vectors import Vector
from scrimmage_rules.kit.scenarios.compiler import read_scenarios
from scrimmage_rules.kit.scenarios.scenario_world import Table
from scrimmage_rules.kit.scenarios.vocabulary import Step
from scrimmage_rules.kit.search.drafting.draft_sentences import Line, attempt, opening_of, said
from scrimmage_rules.kit.search.drafting.placeholder_values import Lexicon, fields, joined, owned, told, words_near
from scrimmage_rules.kit.search.drafting.position_distance import Unlike, distance, unlike

NEAREST = 3
"""So many published cases are begun from; the one that gets nearest is kept."""

MOST_MOVED = 4
"""So many sentences are tried in front of others, where each undoes what another one has said."""

Ask = dict[str, Any]


class Opening(NamedTuple):
    """Given sentences, and the places where what they draft is still not what is meant."""

    lines: tuple[Line, ...]
    missing: tuple[Unlike, ...]

    @property
    def far(self) -> int:
        """How many parts of the position are missing."""
        return sum(each.parts for each in self.missing)


def openings(wanted: Ask, published: Sequence[Vector], features: Path, lexicon: Lexicon) -> Iterator[Opening]:
    """Yield the sentences for a `new` or a `load`, begun from the nearest published cases; a look-up needs none."""
    if wanted["op"] == "query":
        yield Opening((), ())
        return
    alike = [vector for vector in published if _begins(vector)["op"] == wanted["op"]]
    for vector in nsmallest(NEAREST, alike, key=lambda vector: distance(_begins(vector), wanted)):
        lines = given_of(vector, features)
        table = said(vector.ruleset, lines)
        if table is not None and opening_of(table) is not None:
            yield _completed(lines, wanted, lexicon)


def _begins(vector: Vector) -> Ask:
    return next((deed.ask for deed in vector.deeds if deed.ask is not None), {"op": ""})


def given_of(vector: Vector, features: Path) -> tuple[Line, ...]:
    """Return the Given sentences that a published case begins with, those of its Background among them."""
    lines: list[Line] = []
    for scenario in read_scenarios(features / vector.feature, features):
        if scenario.id == vector.id:
            for keyword, text, _line, rows, doc in scenario.steps:
                if keyword != "Given":
                    break
                lines.append(Line(keyword, text, rows, doc))
    return tuple(lines)


def _completed(lines: tuple[Line, ...], wanted: Ask, lexicon: Lexicon) -> Opening:
    """With sentences taken out and added as long as the position comes nearer, what lies deepest in it last.

    A sentence that says what the table is about begins other parts of it anew.
    """
    best = _drafted(lines, wanted, lexicon)
    assert best is not None
    hopeless: set[tuple[str, ...]] = set()
    while waiting := [each for each in best.missing if each.at not in hopeless]:
        place = min(waiting, key=lambda each: len(each.at))
        nearer = _nearer(best, place, wanted, lexicon)
        if nearer is None:
            hopeless.add(place.at)
        else:
            best = nearer
    return _needed(best, wanted, lexicon)


def _drafted(lines: tuple[Line, ...], wanted: Ask, lexicon: Lexicon) -> Opening | None:
    table = said(lexicon.words.words.ruleset, lines)
    return None if table is None else _measured(lines, table, wanted)


def _measured(lines: tuple[Line, ...], table: Table, wanted: Ask) -> Opening | None:
    found = opening_of(table)
    return None if found is None else Opening(lines, tuple(unlike(found, wanted)))


def _nearer(best: Opening, place: Unlike, wanted: Ask, lexicon: Lexicon) -> Opening | None:
    """With the first change that puts a place right and nothing wrong, else with the one that comes nearest."""
    found = None
    for each in _changes(best, place, wanted, lexicon):
        if each.far < (found or best).far:
            found = each
            if each.far <= best.far - place.parts and _puts_right(each, place):
                break
    return found or _earlier(best, place, wanted, lexicon)


def _puts_right(draft: Opening, place: Unlike) -> bool:
    return place.at not in (each.at for each in draft.missing)


def _earlier(best: Opening, place: Unlike, wanted: Ask, lexicon: Lexicon) -> Opening | None:
    """With a sentence that puts a place right, said before another one that it would undo at the end."""
    added = (each for each in _changes(best, place, wanted, lexicon) if len(each.lines) > len(best.lines))
    for each in islice((each for each in added if _puts_right(each, place)), MOST_MOVED):
        for number in range(1, len(best.lines)):
            moved = _drafted((*best.lines[:number], each.lines[-1], *best.lines[number:]), wanted, lexicon)
            if moved is not None and moved.far < best.far:
                return moved
    return None


def _changes(best: Opening, place: Unlike, wanted: Ask, lexicon: Lexicon) -> Iterator[Opening]:
    """With one more sentence, about this place, or without one of them."""
    table = said(lexicon.words.words.ruleset, best.lines)
    assert table is not None
    for step, text in _said_of(place, wanted, lexicon):
        tried = attempt(table, step, text)
        more = None if tried is None else _measured((*best.lines, Line("Given", text)), tried, wanted)
        if more is not None:
            if more.far < best.far:
                lexicon.use(step)
            yield more
    yield from _shorter(best.lines, wanted, lexicon)


def _shorter(lines: tuple[Line, ...], wanted: Ask, lexicon: Lexicon) -> Iterator[Opening]:
    """Without one of the sentences, the last first."""
    for number in reversed(range(len(lines))):
        without = _drafted((*lines[:number], *lines[number + 1 :]), wanted, lexicon)
        if without is not None:
            yield without


def _needed(best: Opening, wanted: Ask, lexicon: Lexicon) -> Opening:
    """Without the sentences that change nothing."""
    while shorter := next((each for each in _shorter(best.lines, wanted, lexicon) if each.far <= best.far), None):
        best = shorter
    return best


def _said_of(place: Unlike, wanted: Ask, lexicon: Lexicon) -> Iterator[tuple[Step, str]]:
    """Given sentences with words from around a place, those of steps that served before first; then any others."""
    near = [*_grouped(place.wanted, wanted), *words_near(list(place.at), place.wanted, _around(wanted, place.at))]
    near += owned(words_near(list(place.at), place.wanted), lexicon.seats)
    yield from _named(place, wanted, near, lexicon)
    for wide in (False, True):
        for step in lexicon.steps("Given"):
            for text in lexicon.sentences(step.pattern, near, wide=wide):
                yield step, text


def _named(place: Unlike, wanted: Ask, near: list[str], lexicon: Lexicon) -> Iterator[tuple[Step, str]]:
    """Those with a field of the name of a place: what they tell besides is as it stands in the position."""
    position = wanted.get("position") or {}
    known = {name: told(value) for name, value in position.items()} | {place.at[-1]: told(place.wanted)}
    beside = words_near(*(value for value in position.values() if not isinstance(value, dict)))
    for step in lexicon.steps("Given"):
        if place.at[-1] in fields(step.pattern):
            for text in lexicon.sentences(step.pattern, [*near, *beside], known):
                yield step, text


def _grouped(men: Any, wanted: Ask) -> list[str]:
    """Several men by their sides, where a position tells whose they are: `red's F1, M1 and blue's F3`."""
    squads = wanted.get("position", {}).get("squads", {})
    owner = {man: seat for seat, squad in squads.items() for man in squad}
    if not isinstance(men, list) or not men or not all(isinstance(man, str) and man in owner for man in men):
        return []
    before = [None, *(owner[man] for man in men)]
    return [
        joined([man if owner[man] == last else f"{owner[man]}'s {man}" for man, last in zip(men, before, strict=False)])
    ]


def _around(data: Any, at: tuple[str, ...]) -> Any:
    """The small object that a place stands in."""
    for name in at[:-1]:
        data = data.get(name, {}) if isinstance(data, dict) else {}
    small = isinstance(data, dict) and not any(isinstance(each, dict) for each in data.values())
    return data if small and len(at) > 2 else None
