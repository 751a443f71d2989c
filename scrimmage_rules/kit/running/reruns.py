"""Reruns of cases. They find flaky cases, cases that depend on the order of cases, and cases that a program without
rules passes.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from itertools import repeat
from typing import Any

import msgspec

from scrimmage_rules.kit.cases.judge import (
    BROKE,
    FAILING,
    CaseResult,
    Verdict,
    does_repeated_reply_fail_case,
    finalize_verdict,
    is_right_apart_from_reasons,
)
from scrimmage_rules.kit.cases.vectors import Vector
from scrimmage_rules.kit.protocol import messages as m
from scrimmage_rules.kit.protocol.adapter import CannotStart
from scrimmage_rules.kit.protocol.adapter_processes import StartAdapter
from scrimmage_rules.kit.protocol.child_process_pipes import NEVER, Deadline
from scrimmage_rules.kit.protocol.hello_reply_consistency import describe_first_hello_difference
from scrimmage_rules.kit.running.pipelined_case_runner import judge_cases, run_cases, start_and_greet_adapter

AGAIN = 50
"""Maximum number of failing cases that run again together in one process, in the opposite order."""

ALONE = 5
"""Maximum number of cases that run again alone. They are cases that passed when they ran again in
the opposite order.
"""

RETRIED = 20
"""Maximum number of cases without an answer that run again, because each may take the whole time limit."""

WRONG_RETRIED = 500
"""Maximum number of cases with a wrong answer to rerun."""

WRONG = ("fail", "wrong-reason", "reading-differs")

WITHOUT_RULES: dict[str, dict[str, Any]] = {
    "accepts": {"status": "ok"}, "refuses": {"status": "rejected", "clause": "", "code": "no"},
}  # fmt: skip
"""The replies of two trivial programs, which accept or reject everything. They do not declare the facet `reason`, so
their clauses are not judged.
"""


def mark_cases_failing_only_after_others(
    start: StartAdapter, results: Sequence[CaseResult], vectors: Iterable[Vector], until: Deadline = NEVER
) -> tuple[CaseResult, ...]:
    """Return the results, with a mark on each case that fails only after other cases. If no process starts, the results
    stay unchanged.
    """
    wrong = {each.id for each in results if each.verdict in WRONG}
    suspected = [vector for vector in vectors if vector.id in wrong][:AGAIN]
    try:
        passing = _find_cases_passing_alone(start, suspected[::-1], until)
        alone = {vector.id for vector in passing[:ALONE] if _find_cases_passing_alone(start, [vector], until)}
    except CannotStart:
        return tuple(results)
    return tuple(msgspec.structs.replace(each, alone=True) if each.id in alone else each for each in results)


def rerun_failed_cases(
    start: StartAdapter, greeting: m.Greeted, results: Sequence[CaseResult], vectors: Sequence[Vector],
    until: Deadline = NEVER, *, retries: int | None = None,
) -> tuple[CaseResult, ...]:  # fmt: skip
    """Run each failing case again in a new process, up to `retries` times, and return the final results. The value None
    means one rerun of each crash, timeout and protocol error.

    A case that passes in a rerun becomes `flaky`, and a crash, timeout or protocol error that occurs again is marked
    `repeated`. Nothing changes if the adapter does not start again, or if its answer to `hello` differs from
    `greeting`.
    """
    final = finalize_verdicts(results, greeting, vectors)
    wanted = BROKE if retries is None else FAILING
    for attempt in range(1, (1 if retries is None else retries) + 1):
        again = _rerun_alone(start, greeting, _select_cases_to_rerun(final, vectors, wanted), until)
        if not again:
            break
        final = tuple(_merge_rerun(each, again.get(each.id), attempt) for each in final)
    return final


def finalize_verdicts(
    results: Iterable[CaseResult], greeting: m.Greeted, vectors: Iterable[Vector]
) -> tuple[CaseResult, ...]:
    """Return the results with the verdicts that the declaration of the adapter allows; see `finalize_verdict`."""
    home = {vector.id: vector.ruleset for vector in vectors}
    return tuple(finalize_verdict(each, greeting.rulesets.get(home[each.id])) for each in results)


def _select_cases_to_rerun(
    results: Iterable[CaseResult], vectors: Iterable[Vector], wanted: Collection[Verdict]
) -> list[Vector]:
    verdicts = {each.id: each.verdict for each in results if each.verdict in wanted}
    failed = [vector for vector in vectors if vector.id in verdicts]
    broke = [vector for vector in failed if verdicts[vector.id] in BROKE]
    wrong = [vector for vector in failed if verdicts[vector.id] not in BROKE]
    return [*broke[:RETRIED], *wrong[:WRONG_RETRIED]]


def _rerun_alone(
    start: StartAdapter, greeting: m.Greeted, vectors: Sequence[Vector], until: Deadline
) -> dict[str, CaseResult]:
    if not vectors or not until.left:
        return {}
    try:
        with start_and_greet_adapter(start, 1) as met:
            if describe_first_hello_difference(greeting, met.greeting):
                return {}
            found = judge_cases(met, vectors, lambda _result: None, until, looked_into=False).results
    except CannotStart:
        return {}
    return {each.id: each for each in finalize_verdicts(found, greeting, vectors)}


def _merge_rerun(first: CaseResult, second: CaseResult | None, attempt: int) -> CaseResult:
    if second is None:
        return first
    if second.verdict == "pass":
        times = f" {attempt} times" if attempt > 1 else ""
        return msgspec.structs.replace(
            first,
            verdict="flaky",
            note=f"{first.verdict}, then pass when sent again{times}: {_describe_failure_briefly(first)}",
        )
    repeated = first.repeated or (first.verdict in BROKE and second.verdict == first.verdict)
    return msgspec.structs.replace(first, repeated=repeated)


def _describe_failure_briefly(failed: CaseResult) -> str:
    """Return the note of a failed case, or the place of its first difference if it has no note."""
    return failed.note or ", ".join(f"wrong at {each.at or '/'}" for each in failed.differences[:1])


def _find_cases_passing_alone(start: StartAdapter, vectors: list[Vector], until: Deadline) -> list[Vector]:
    if not vectors or not until.left:
        return []
    found = run_cases(start, vectors, 1, lambda _result: None, until, looked_into=False).results
    passed = {each.id for each in found if each.verdict == "pass"}
    return [vector for vector in vectors if vector.id in passed]


def count_trivial_passes(vectors: Iterable[Vector]) -> dict[str, int]:
    """Return the number of these cases that pass in a program that accepts everything, and in one that rejects
    everything.
    """
    counts = dict.fromkeys(WITHOUT_RULES, 0)
    for vector in vectors:  # once each, because the steps of a published case are decoded for each use
        if _does_case_start_game(
            vector
        ):  # these replies have no turn; the checks below would take longer to find that out
            continue
        for name, answer in WITHOUT_RULES.items():
            counts[name] += _passes_by_repeating_answer(vector, answer)
    return counts


def _passes_by_repeating_answer(vector: Vector, answer: dict[str, Any]) -> bool:
    return not does_repeated_reply_fail_case(vector, answer) and is_right_apart_from_reasons(vector, repeat(answer))


def _does_case_start_game(vector: Vector) -> bool:
    """Return whether a case starts a game, so that the first answer must name the seats that may act."""
    first = next((step.do[0] for step in vector.steps if step.do), None)
    return first is not None and first.owed is not None and first.owed.turn is not None
