"""Fault localization: the clauses that are most likely broken, computed from passing and failing cases.

Each clause has three scores. Their sum decides the order in a report.

- *Cases*: the Ochiai coefficient over the cases that show the clause.
- *Answers*: the Ochiai coefficient over the cases whose first wrong answer is about the clause, and the passing cases
whose correct answers cite the clause.
- *Names*: the proportion of first wrong answers that name the clause: as a wrongly reported clause, as a wrong
citation, at a wrong place of a trace, or as the clause by which the reference rejects an unexpected action in a list.
This score counts less if few wrong answers name the clause and hundreds of correct answers cite it.

A flaky or late case names no clause. A case that crashed or broke the protocol names clauses only if the same happened
again in a rerun. A case is weak evidence if its first wrong answer is an error, or if it replays a whole game.

Every answer must contain the seats that may act next. So one wrong precondition can fail cases of every chapter. Cases
that fail only by such general requirements come after all others.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Iterator, Sequence
from math import sqrt
from typing import Any, NamedTuple

from scrimmage_rules.kit.cases.field_differences import Difference
from scrimmage_rules.kit.cases.judge import BROKE, FAILING, PASSING, CaseResult

FAINT_CASE, FAINT_ANSWER = 0.5, 0.25
"""Two weights of a case with weak evidence: that of the case in the score *Cases*, and that of its first wrong answer
in the score *Names*.
"""

MANY = 100
"""Number of right answers with a citation of a clause that count as much as one wrong answer that names the clause."""

IDLE = ("skipped", "not-run")

OF_CLAUSE = "covers, of "
ABOUT_CLAUSES = ("has as first unmet precondition", "in the order of", "omits")
"""Relations of trace differences that name clauses (see `reply_requirements`)."""


class MentionedClauses(NamedTuple):
    """The clauses in a reply: its status, the clause of its rejection, and all clauses that it cites."""

    status: Any
    blames: str | None
    cites: frozenset[str]


class FaultEvidence(NamedTuple):
    """Evidence for fault localization in one case: the clauses that the first wrong answer names, and the clauses that
    the right answer cites.
    """

    named: tuple[str, ...] = ()
    near: tuple[str, ...] = ()


class Suspect(NamedTuple):
    """A clause that may be broken: how many of its cases failed, and how many of its cases ran."""

    clause: str
    failed: int
    run: int


def list_mentioned_clauses(reply: Any) -> MentionedClauses:
    """Return the status of an answer, the clause of its rejection, and all clauses that it cites."""
    blames = reply.get("clause") if reply.get("status") == "rejected" else None
    return MentionedClauses(
        reply.get("status"), blames if isinstance(blames, str) else None, frozenset(_list_cited_clauses(reply))
    )


def _list_cited_clauses(reply: Any) -> Iterator[str]:
    """Yield the clauses in the events, the trace and the other fields of an answer; skip invalid parts."""
    listed = [reply.get("clauses"), *(event.get("clauses") for event in _select_json_objects(reply.get("events")))]
    for clauses in listed:
        yield from (each for each in clauses if isinstance(each, str)) if isinstance(clauses, list) else ()
    for entry in _select_json_objects(reply.get("trace")):
        if isinstance(entry.get("clause"), str):
            yield entry["clause"]


def _select_json_objects(listed: Any) -> list[dict[str, Any]]:
    return [each for each in listed if isinstance(each, dict)] if isinstance(listed, list) else []


def collect_evidence(
    replies: Sequence[Any],
    expected: Sequence[MentionedClauses],
    clauses: Collection[str],
    wrong: Sequence[Difference] = (),
) -> FaultEvidence:
    """Return the evidence about broken clauses in the answers to a case, compared with the answers of the reference.

    `wrong` are the differences of the case. If a trace differs, they name the clauses at which it differs.
    """
    found = _find_evidence_in_answers(replies, expected)
    named = {*found.named, *_find_evidence_in_trace(wrong)}
    return FaultEvidence(tuple(sorted(named & set(clauses))), found.near)


def _find_evidence_in_answers(replies: Sequence[Any], expected: Sequence[MentionedClauses]) -> FaultEvidence:
    """Return the evidence in the first answer whose status, clause of rejection or cited clauses are wrong.

    If the program failed on an action that it should have accepted, it names no clause. Then the evidence is the
    clauses that the correct answer cites. If the program should have rejected the action, the evidence is the clause
    that it omits.
    """
    near: frozenset[str] = frozenset()
    for answer, wanted in zip(map(list_mentioned_clauses, replies), expected, strict=False):
        named: set[str] = set()
        rests = wanted.cites if wanted.status == "ok" else near
        if (answer.status, answer.blames) != (wanted.status, wanted.blames):
            named = {clause for clause in (answer.blames, wanted.blames) if clause is not None}
        elif answer.cites:
            named = set(answer.cites ^ wanted.cites)
        if (answer.status, wanted.status) == ("error", "ok"):
            return FaultEvidence((), tuple(sorted(wanted.cites)))
        if named or answer.status != wanted.status:
            return FaultEvidence(tuple(named), tuple(sorted(rests)))
        near = wanted.cites or near
    return FaultEvidence((), tuple(sorted(near)))


def _find_evidence_in_trace(wrong: Sequence[Difference]) -> Iterator[str]:
    """Yield the clauses at which a trace differs from the right one. If the first difference of the case is not in a
    trace, yield nothing.
    """
    for each in wrong if wrong and wrong[0].at == "/trace" else ():
        if each.relation.startswith(OF_CLAUSE):
            yield each.relation.removeprefix(OF_CLAUSE)
        elif each.at == "/trace" and each.relation in ABOUT_CLAUSES:
            listed = each.wanted if isinstance(each.wanted, list) else [each.wanted, each.got]
            yield from (clause for clause in listed if isinstance(clause, str))


def rank_clauses(results: Iterable[CaseResult]) -> list[Suspect]:
    """Return every clause that a failing case shows or names, the most likely broken clause first."""
    judged = [each for each in results if each.verdict not in IDLE]
    run = Counter(clause for each in judged for clause in each.clauses)
    failing = [each for each in judged if each.verdict in FAILING]
    failed = Counter(clause for each in failing for clause in each.clauses)
    passed = Counter(clause for each in judged if each.verdict in PASSING for clause in each.near)
    certain = [each for each in failing if _is_failure_evidence_against_clauses(each)]
    first, score = (
        _compute_suspiciousness(each, run, passed) for each in ([each for each in certain if not each.owing], certain)
    )
    order = sorted(score, key=lambda each: (-first.get(each, 0.0), -score[each], each))
    return [Suspect(each, failed[each], run[each]) for each in order]


def _is_failure_evidence_against_clauses(each: CaseResult) -> bool:
    """Return whether a failing case counts as evidence against its clauses. A late answer or a crash on a busy machine
    does not.
    """
    return each.verdict not in BROKE or (each.repeated and each.verdict != "timeout")


def _compute_suspiciousness(failing: Sequence[CaseResult], run: Counter[str], passed: Counter[str]) -> dict[str, float]:
    """Return for each clause its suspiciousness, which says how likely its rule is broken.

    `run` counts the cases that show a clause, `passed` the cases whose correct answers cite it. A clause that only
    correct answers of failing cases cite is not suspected, because there is nothing to compare it with.
    """
    shown = _score_tested_clauses(failing, run)
    answers = [(FAINT_ANSWER if each.faint else 1.0, each) for each in failing]
    telling = [(weight, each) for weight, each in answers if each.named or each.near]
    every, whole = (max(sum(weight for weight, _ in listed), 1.0) for listed in (answers, telling))
    named: defaultdict[str, float] = defaultdict(float)
    about: defaultdict[str, float] = defaultdict(float)
    for weight, each in telling:
        for clause in each.named:
            named[clause] += weight / sqrt(len(each.named))
        for clause in {*each.named, *each.near}:
            about[clause] += weight
    return {
        clause: shown[clause]
        + named[clause] / whole * _compute_evidence_weight(named[clause], passed[clause])
        + named[clause] / sqrt(whole * max(run[clause], named[clause], 1.0))
        + about[clause] / sqrt(every * max(about[clause] + passed[clause], 1.0))
        for clause in {*shown, *named, *(about if passed else ())}
    }


def _compute_evidence_weight(named: float, passed: int) -> float:
    """Return the weight of wrong answers that name a clause; the weight is small if many correct answers cite the
    clause.
    """
    return (named + 1) / (named + 1 + passed / MANY)


def _score_tested_clauses(failing: Sequence[CaseResult], run: Counter[str]) -> defaultdict[str, float]:
    """Return for each clause how well its failing cases match all failing cases of the run (the score *Cases*)."""
    counts = [FAINT_CASE if each.faint else 1.0 for each in failing]
    failed: defaultdict[str, float] = defaultdict(float)
    for each, count in zip(failing, counts, strict=True):
        for clause in each.clauses:
            failed[clause] += count
    shown = {clause: count / sqrt(sum(counts) * run[clause]) for clause, count in failed.items()}
    return defaultdict(float, shown)
