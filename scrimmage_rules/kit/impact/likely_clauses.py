"""Which clauses a change is most likely about: what the answers that changed say of clauses, and which cases show them.

Where two accounts of one action part, the clauses of the event in which they part are named, or where another event
follows, those of the last one that both tell: there it was decided what comes next.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from scrimmage_rules.kit.cases.judge import CaseResult, create_result
from scrimmage_rules.kit.cases.vectors import Vector
from scrimmage_rules.kit.impact.side_process import Reply
from scrimmage_rules.kit.running.fault_localization import Evidence, collect_evidence, mentioned_clauses, rank_clauses

MOST = 5
"""So many clauses are named."""


def clauses_behind(results: Iterable[CaseResult]) -> tuple[str, ...]:
    """Return the clauses that the failing ones of these results are about, the most likely first."""
    judged = list(results)
    if all(each.verdict == "pass" for each in judged):
        return ()
    return tuple(each.clause for each in rank_clauses(judged))[:MOST]


def failing_result_from_change(
    vector: Vector, before: Sequence[Reply], after: Sequence[Reply], first: int
) -> CaseResult:
    """A case whose answer number `first` changed, as one that fails, with what that answer says of clauses."""
    found = _evidence_of_events(before[first], after[first]) or _clause_evidence(vector, before, after)
    return create_result(vector, "fail", named=found.named, near=found.near)


def _clause_evidence(vector: Vector, before: Sequence[Reply], after: Sequence[Reply]) -> Evidence:
    replies = list(map(mentioned_clauses, (*before, *after)))
    known = {*vector.clauses, *(clause for each in replies for clause in (*each.cites, each.blames) if clause)}
    return collect_evidence(after, list(map(mentioned_clauses, before)), known)


def _evidence_of_events(before: Reply, after: Reply) -> Evidence | None:
    """What is said of clauses where the events of two answers part; None where they do not."""
    told: Any = before.get("events") or [], after.get("events") or []
    same = next((n for n, (was, now) in enumerate(zip(*told, strict=False)) if was != now), min(map(len, told)))
    here = [events[same] for events in told if same < len(events)]
    if not here:
        return None
    clauses = tuple(sorted({clause for event in here for clause in event["clauses"]}))
    if len(here) == 2 and here[0]["kind"] == here[1]["kind"]:
        return Evidence(clauses)
    return Evidence(tuple(told[0][same - 1]["clauses"]), clauses) if same else None
