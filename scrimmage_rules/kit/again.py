"""Failing cases put once more: whether the order of cases matters, and what a program without rules would pass."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from scrimmage_rules.kit.adapter import CannotStart
from scrimmage_rules.kit.fleet import Start
from scrimmage_rules.kit.judge import CaseResult, judge, requests
from scrimmage_rules.kit.runner import run
from scrimmage_rules.kit.vectors import Vector

AGAIN = 50
"""So many failing cases are put once more, in the opposite order to one process."""

ALONE = 5
"""So many of those that pass then are put to a process of their own."""

WRONG = ("fail", "wrong-reason", "reading-differs")

WITHOUT_RULES: dict[str, dict[str, Any]] = {
    "accepts": {"status": "ok"}, "refuses": {"status": "rejected", "clause": "", "code": "no"},
}  # fmt: skip
"""What a program without rules answers to everything. It declares no reasons, so none is asked of it."""


def labelled(start: Start, results: Sequence[CaseResult], vectors: Iterable[Vector]) -> tuple[CaseResult, ...]:
    """The results, with those told that fail behind other cases only; as they are where nothing can be started."""
    wrong = {each.id for each in results if each.verdict in WRONG}
    suspected = [vector for vector in vectors if vector.id in wrong][:AGAIN]
    try:
        passing = _passing(start, suspected[::-1])
        alone = {vector.id for vector in passing[:ALONE] if _passing(start, [vector])}
    except CannotStart:
        return tuple(results)
    return tuple(msgspec.structs.replace(each, alone=True) if each.id in alone else each for each in results)


def _passing(start: Start, vectors: list[Vector]) -> list[Vector]:
    if not vectors:
        return []
    found = run(start, vectors, 1, lambda _result: None, looked_into=False).results
    passed = {each.id for each in found if each.verdict == "pass"}
    return [vector for vector in vectors if vector.id in passed]


def floors(vectors: Iterable[Vector]) -> dict[str, int]:
    """How many of these cases pass by accepting everything, and by refusing everything."""
    listed = list(vectors)
    return {sort: sum(_passes(vector, answer) for vector in listed) for sort, answer in WITHOUT_RULES.items()}


def _passes(vector: Vector, answer: dict[str, Any]) -> bool:
    return judge(vector, [answer] * len(requests(vector))).verdict in ("pass", "wrong-reason")
