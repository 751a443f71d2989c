"""Which clauses are most likely broken: what a run's failing cases say together.

A clause is suspected the more of the failing cases show it, the fewer passing ones do (the coefficient of Ochiai), and
the more of the wrong answers name it: as the clause to blame, wanted or given, or among those that events cite wrongly.
A case that was flaky or late names no clause, and one that crashed or broke the protocol does so only if it did again.
What a case shows is in its tags, and in what its right answers rest on: where that is known of the passing cases too,
the same is asked of it, which finds a clause behind cases of many chapters. A case that broke down, or that has a whole
game played again, tells little of any clause.
Who may act is owed by every answer, so that one wrong precondition fails cases of every chapter: those that miss
nothing that they ask for themselves come after all others.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Iterator, Sequence
from math import sqrt
from typing import Any, NamedTuple

from scrimmage_rules.kit.judge import BROKE, FAILING, PASSING, CaseResult

NAMED, NEAR, RESTS, FAINT = 1.0, 0.4, 1.5, 0.5
"""What it weighs that a wrong answer names a clause, that the right answer rests on it, and that the right answers of
failing cases do while those of passing ones do not; and what a case counts that tells little.
"""

IDLE = ("skipped", "not-run")


class Said(NamedTuple):
    """What an answer says of clauses: its status, the clause it blames, and all it cites."""

    status: Any
    blames: str | None
    cites: frozenset[str]


class Evidence(NamedTuple):
    """What the first wrong answer of a case says of clauses, and on which the right one rests."""

    named: tuple[str, ...] = ()
    near: tuple[str, ...] = ()


class Suspect(NamedTuple):
    """A clause, how many of its cases failed, and how many were run."""

    clause: str
    failed: int
    run: int


def said(reply: Any) -> Said:
    """What an answer says of clauses."""
    blames = reply.get("clause") if reply.get("status") == "rejected" else None
    return Said(reply.get("status"), blames if isinstance(blames, str) else None, frozenset(_cited(reply)))


def _cited(reply: Any) -> Iterator[str]:
    """The clauses of events, of a trace, and of an answer as a whole; whatever else an implementation says."""
    listed = [reply.get("clauses"), *(event.get("clauses") for event in _objects(reply.get("events")))]
    for clauses in listed:
        yield from (each for each in clauses if isinstance(each, str)) if isinstance(clauses, list) else ()
    for entry in _objects(reply.get("trace")):
        if isinstance(entry.get("clause"), str):
            yield entry["clause"]


def _objects(listed: Any) -> list[dict[str, Any]]:
    return [each for each in listed if isinstance(each, dict)] if isinstance(listed, list) else []


def evidence(replies: Sequence[Any], expected: Sequence[Said], clauses: Collection[str]) -> Evidence:
    """What the answers to a case say, beside those of the reference, of the clauses of its rulebook.

    A program that broke down where it should have played on says nothing of them; where it should have refused, it owes
    the clause.
    """
    near: frozenset[str] = frozenset()
    for answer, wanted in zip(map(said, replies), expected, strict=False):
        named: set[str] = set()
        rests = wanted.cites if wanted.status == "ok" else near
        if (answer.status, answer.blames) != (wanted.status, wanted.blames):
            named = {clause for clause in (answer.blames, wanted.blames) if clause is not None}
        elif answer.cites:
            named = set(answer.cites ^ wanted.cites)
        if (answer.status, wanted.status) == ("error", "ok"):
            return Evidence()
        if named or answer.status != wanted.status:
            return Evidence(tuple(sorted(named & set(clauses))), tuple(sorted(rests)))
        near = wanted.cites or near
    return Evidence((), tuple(sorted(near)))


def suspects(results: Iterable[CaseResult]) -> list[Suspect]:
    """Every clause that a failing case shows or names, the most likely broken one first."""
    judged = [each for each in results if each.verdict not in IDLE]
    run = Counter(clause for each in judged for clause in each.clauses)
    failing = [each for each in judged if each.verdict in FAILING]
    failed = Counter(clause for each in failing for clause in each.clauses)
    passed = Counter(clause for each in judged if each.verdict in PASSING for clause in each.near)
    certain = [each for each in failing if _is_certain(each)]
    first, score = (_scores(each, run, passed) for each in ([each for each in certain if not each.owing], certain))
    order = sorted(score, key=lambda each: (-first.get(each, 0.0), -score[each], each))
    return [Suspect(each, failed[each], run[each]) for each in order]


def _is_certain(each: CaseResult) -> bool:
    """Return whether a failing case says anything of its clauses: a machine that is busy makes cases late and crash."""
    return each.verdict not in BROKE or (each.repeated and each.verdict != "timeout")


def _scores(failing: Sequence[CaseResult], run: Counter[str], passed: Counter[str]) -> dict[str, float]:
    """How suspect each clause is; the shares of a case's evidence are less, the more clauses share it.

    `run` are the cases that show a clause, `passed` those whose right answers rest on it.
    """
    tags = _shown(failing, run)
    told = [each for each in failing if each.named or each.near]
    named = _shares((each.named for each in told), 0.5)
    near = _shares((each.near for each in told), 1.0)
    rest = Counter(clause for each in told for clause in each.near) if passed else Counter[str]()
    of_told = max(len(told), 1)
    return {
        clause: tags[clause]
        + NAMED * (named[clause] / of_told + named[clause] / sqrt(of_told * max(run[clause], named[clause], 1)))
        + NEAR * near[clause] / of_told
        + RESTS * rest[clause] / sqrt(of_told * max(rest[clause] + passed[clause], 1))
        for clause in {*tags, *named}
    }


def _shown(failing: Sequence[CaseResult], run: Counter[str]) -> defaultdict[str, float]:
    """For each clause that failing cases show, how well it explains that they fail, and they alone."""
    counts = [FAINT if each.faint else 1.0 for each in failing]
    failed: defaultdict[str, float] = defaultdict(float)
    for each, count in zip(failing, counts, strict=True):
        for clause in each.clauses:
            failed[clause] += count
    shown = {clause: count / sqrt(sum(counts) * run[clause]) for clause, count in failed.items()}
    return defaultdict(float, shown)


def _shares(listed: Iterable[tuple[str, ...]], power: float) -> defaultdict[str, float]:
    """What each clause has of all that is listed, a share of each that is the smaller, the more are in it."""
    shares: defaultdict[str, float] = defaultdict(float)
    for clauses in listed:
        for clause in clauses:
            shares[clause] += 1 / len(clauses) ** power
    return shares
