"""The clauses that a change most likely concerns, found from changed replies and the cases that show each clause.

The evidence is the clauses of the first event that differs between two replies. If the kind of this event differs, the
evidence is the clauses of the last equal event, which decided the next one.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from scrimmage_rules.kit.cases.judge import CaseResult, create_case_result
from scrimmage_rules.kit.cases.vectors import Vector
from scrimmage_rules.kit.impact.comparison_side_process import Reply
from scrimmage_rules.kit.running.fault_localization import (
    FaultEvidence,
    collect_evidence,
    list_mentioned_clauses,
    rank_clauses,
)

MOST = 5
"""Maximum number of clauses to report."""


def find_likely_clauses(results: Iterable[CaseResult]) -> tuple[str, ...]:
    """Return the clauses that the failing results concern, the most likely first."""
    judged = list(results)
    if all(each.verdict == "pass" for each in judged):
        return ()
    return tuple(each.clause for each in rank_clauses(judged))[:MOST]


def create_failing_result(vector: Vector, before: Sequence[Reply], after: Sequence[Reply], first: int) -> CaseResult:
    """Return the result of a case that counts as failed. Its clauses are those of the first changed reply, whose index
    is `first`.
    """
    found = _find_event_evidence(before[first], after[first]) or _find_clause_evidence(vector, before, after)
    return create_case_result(vector, "fail", named=found.named, near=found.near)


def _find_clause_evidence(vector: Vector, before: Sequence[Reply], after: Sequence[Reply]) -> FaultEvidence:
    replies = list(map(list_mentioned_clauses, (*before, *after)))
    known = {*vector.clauses, *(clause for each in replies for clause in (*each.cites, each.blames) if clause)}
    return collect_evidence(after, list(map(list_mentioned_clauses, before)), known)


def _find_event_evidence(before: Reply, after: Reply) -> FaultEvidence | None:
    """Return the clauses at the first difference in the events of two replies, or None if the events are equal."""
    accounts: Any = before.get("events") or [], after.get("events") or []
    same = next((n for n, (was, now) in enumerate(zip(*accounts, strict=False)) if was != now), min(map(len, accounts)))
    here = [events[same] for events in accounts if same < len(events)]
    if not here:
        return None
    clauses = tuple(sorted({clause for event in here for clause in event["clauses"]}))
    if len(here) == 2 and here[0]["kind"] == here[1]["kind"]:
        return FaultEvidence(clauses)
    return FaultEvidence(tuple(accounts[0][same - 1]["clauses"]), clauses) if same else None
