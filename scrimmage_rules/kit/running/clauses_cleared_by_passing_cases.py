"""Citations in the correct answers to passing cases: they lower the suspicion against a clause.

A clause that the correct answers of hundreds of passing cases cite is probably not the broken one.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from scrimmage_rules.kit.cases.judge import CaseResult
from scrimmage_rules.kit.cases.vectors import Vector
from scrimmage_rules.kit.running.fault_localization import MentionedClauses, list_mentioned_clauses
from scrimmage_rules.kit.running.reading_diagnosis import list_replies_under_readings


def add_cited_clauses_to_passing_cases(
    results: Sequence[CaseResult], vectors: Iterable[Vector]
) -> tuple[CaseResult, ...]:
    """Return the results of a run. If a failure of a ruleset was examined, the passing cases of this ruleset get the
    clauses that their right answers cite.
    """
    by_id = {vector.id: vector for vector in vectors}
    diagnosed = {by_id[each.id].ruleset for each in results if each.verdict != "pass" and each.near}
    return tuple(
        msgspec.structs.replace(
            each,
            near=list_clauses_cited_by(map(list_mentioned_clauses, list_replies_under_readings(by_id[each.id], {}))),
        )
        if each.verdict == "pass" and by_id[each.id].ruleset in diagnosed
        else each
        for each in results
    )


def list_clauses_cited_by(right: Iterable[MentionedClauses]) -> tuple[str, ...]:
    """Return all clauses that these right answers cite."""
    return tuple(sorted({clause for answer in right for clause in answer.cites}))
