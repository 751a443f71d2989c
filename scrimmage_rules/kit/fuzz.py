"""`scrimmage fuzz`: fresh cases until one is answered otherwise than the reference does; then the least of it.

What is found is made small by asking the implementation itself: nothing behind the wrong answer, nothing before it that
is not needed, and a position as near to that of a published case as it may be.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import chain, islice, repeat
from typing import NamedTuple

from scrimmage_rules.kernel.codec import canonical
from scrimmage_rules.kit.fleet import Start
from scrimmage_rules.kit.fresh.material import Data, material
from scrimmage_rules.kit.fresh.recording import recorded
from scrimmage_rules.kit.judge import GREEN, CaseResult
from scrimmage_rules.kit.pipes import Deadline
from scrimmage_rules.kit.reference import Reference, as_data
from scrimmage_rules.kit.runner import run
from scrimmage_rules.kit.table import GAME
from scrimmage_rules.kit.vectors import Vector

BATCHES = (50, 100, 200)
"""Cases that are put to one process: few in the first, so that what is found soon is told soon."""

Said = list[tuple[str, Data]]
"""Sentences with their requests: what a case is made of and can be made of again."""

Fails = Callable[[Vector], CaseResult | None]
"""What an implementation does wrong in a case, if it does."""


def first_difference(
    start: Start, cases: Iterator[Vector], until: Deadline, seen: Callable[[int], None]
) -> list[Vector]:
    """The first case that fails before the deadline, with those before it if it fails only behind them; else none.

    `seen` is told how many have been judged. What is late once, and in time alone, is not counted against anybody.
    """
    judged = 0
    for size in chain(BATCHES, repeat(BATCHES[-1])):
        if not until.left:
            break
        batch = list(islice(cases, size))
        found = run(start, batch, 1, lambda _result: None, looked_into=False)
        judged += sum(each.verdict not in ("skipped", "not-run") for each in found.results)
        seen(judged)
        for number, result in enumerate(found.results):
            if _wrong(result) and failing(start)(batch[number]):
                return [batch[number]]
            if _wrong(result) and result.verdict != "timeout":
                return batch[: number + 1]
    return []


def _wrong(result: CaseResult) -> bool:
    return result.verdict not in GREEN and result.verdict != "not-run"


def failing(start: Start) -> Fails:
    """A case put to a process of its own."""

    def fails(vector: Vector) -> CaseResult | None:
        [result] = run(start, [vector], 1, lambda _result: None, looked_into=False).results
        return result if _wrong(result) else None

    return fails


def failing_of(start: Start) -> Callable[[Sequence[Vector]], list[Vector]]:
    """Those of several cases that are failed by one process."""

    def fail(vectors: Sequence[Vector]) -> list[Vector]:
        results = run(start, vectors, 1, lambda _result: None, looked_into=False).results
        return [vector for vector, result in zip(vectors, results, strict=True) if _wrong(result)]

    return fail


# ---- the least of it


def shrunk(vector: Vector, published: Sequence[Vector], fails: Fails) -> Vector:
    """The least that still fails; the case itself if nothing less does."""
    result, least = fails(vector), vector
    plain = next(iter(material(vector.ruleset, published).positions), {})
    for ways in (_cut_short, _begun_later, _thinned, _less_chosen, _plainer):
        least = _least(least, ways, Hints(result.step if result else None, plain), fails)
    return least


class Hints(NamedTuple):
    """The sentence with the first wrong answer, and the position of a published case."""

    step: int | None
    plain: Data


Ways = Callable[[Said, Hints], Iterator[Said]]


def _least(vector: Vector, ways: Ways, hints: Hints, fails: Fails) -> Vector:
    """The case after every change that leaves it failing, tried again from the start after each."""
    tried: set[bytes] = set()
    least, better = vector, True
    while better:
        better = False
        for said in ways(said_of(least), hints):
            mark = canonical(said)
            smaller = None if mark in tried else _recorded(least, said)
            tried.add(mark)
            if smaller is not None and fails(smaller):
                least, better = smaller, True
                break
    return least


def _recorded(vector: Vector, said: Said) -> Vector | None:
    return recorded(vector.ruleset, said, vector.id.rpartition("/")[2], vector.name, vector.line)


def said_of(vector: Vector) -> Said:
    """The sentences of a fresh case with the one request of each."""
    return [(step.text, deed.ask) for step in vector.steps for deed in step.do if deed.ask is not None]


def _cut_short(said: Said, hints: Hints) -> Iterator[Said]:
    """Without what stands behind the first wrong answer."""
    if hints.step is not None and hints.step + 1 < len(said):
        yield said[: hints.step + 1]


def _begun_later(said: Said, _hints: Hints) -> Iterator[Said]:
    """Begun from the position that later actions led to, the latest first."""
    reference, begun = Reference(), []
    for number, (_, ask) in enumerate(said[:-1]):
        as_data(reference.answer({"id": 1, **ask}))
        reply = as_data(reference.answer({"id": 1, "op": "position", "game": GAME}))
        if number and reply["status"] == "ok":
            opening = (said[0][0], {**said[0][1], "op": "load", "position": reply["position"]})
            begun.append([opening, *said[number + 1 :]])
    yield from reversed(begun)


def _thinned(said: Said, _hints: Hints) -> Iterator[Said]:
    """Without one of the sentences between the first and the last."""
    for number in range(1, len(said) - 1):
        yield [*said[:number], *said[number + 1 :]]


def _less_chosen(said: Said, _hints: Hints) -> Iterator[Said]:
    """Without one of the readings that the game is played under."""
    [(text, opening), *rest] = said
    readings = (opening.get("options") or {}).get("readings") or {}
    for left_out in readings:
        kept = {ambiguity: key for ambiguity, key in readings.items() if ambiguity != left_out}
        options = {**opening["options"], "readings": kept}
        yield [(text, {**opening, "options": options}), *rest]


def _plainer(said: Said, hints: Hints) -> Iterator[Said]:
    """With one part of the position as in the first published case that loads one."""
    [(text, opening), *rest] = said
    for part in sorted(opening.get("position", ())):
        if part in hints.plain and opening["position"][part] != hints.plain[part]:
            position = {**opening["position"], part: hints.plain[part]}
            yield [(text, {**opening, "position": position}), *rest]
