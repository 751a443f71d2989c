"""Report of `make mutants`: noticed mutants, survivors, and outdated entries in the list of reviewed mutants."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import yaml

from scrimmage_rules.kit.cases.vectors import Vector
from tools.mutation.mutant_enumeration import REFUSING, Fault
from tools.mutation.mutant_trial import Verdict

LISTS = Path(__file__).resolve().parent / "reviewed_mutants"

PRINTED = 5
"""A run lists the most likely broken clauses first. The broken clause should be among this number of first clauses."""

Reviewed = dict[str, str]
"""Mutants that change no behavior, by their keys, each with the reason."""


def read_reviewed(ruleset_id: str) -> Reviewed:
    """Return the list of reviewed mutants of a game; empty if it has no file."""
    path = LISTS / f"{ruleset_id}.yaml"
    entries = yaml.safe_load(path.read_text(encoding="utf-8")) if path.exists() else []
    return {entry["fault"]: entry["because"] for entry in entries or []}


def find_outdated_reviews(reviewed: Reviewed, faults: Sequence[Fault], found: Sequence[Verdict]) -> Iterator[str]:
    """Yield outdated entries: mutants that do not exist, mutants that a case notices, and entries without a reason."""
    keys, noticed = {each.key for each in faults}, {each.key for each in found if each.outcome == "noticed"}
    for key, reason in reviewed.items():
        if key not in keys:
            yield f"  reviewed, but there is no such fault any more: {key}"
        elif key in noticed:
            yield f"  reviewed as equivalent, but a case notices it: {key}"
        elif len(reason.split()) < 3:
            yield f"  reviewed without a reason: {key}"


def select_counted_verdicts(found: Sequence[Verdict], reviewed: Reviewed, kinds: Sequence[str]) -> list[Verdict]:
    """Return the verdicts that count in the report: those on mutants that can be imported and that change behavior."""
    return [each for each in found if each.kind in kinds and each.outcome != "stillborn" and each.key not in reviewed]


def compute_noticed_percentage(found: Sequence[Verdict], reviewed: Reviewed, kinds: Sequence[str]) -> float | None:
    """Return the percentage of noticed mutants; None if there are no mutants of these kinds."""
    here = select_counted_verdicts(found, reviewed, kinds)
    return 100 * sum(each.outcome == "noticed" for each in here) / len(here) if here else None


def render_summary(ruleset_id: str, found: Sequence[Verdict], reviewed: Reviewed, *, survivors: bool) -> Iterator[str]:
    """Yield the summary of a game: totals for code and data, then operators, then survivors."""
    yield f"{ruleset_id}:"
    for kind in ("code", "data"):
        here = select_counted_verdicts(found, reviewed, (kind,))
        if here:
            noticed = sum(each.outcome == "noticed" for each in here)
            more = Counter(each.outcome for each in found if each.kind == kind and each.key not in reviewed)
            listed = sum(each.key in reviewed for each in found if each.kind == kind)
            rest = f"{more['stillborn']} stillborn, {more['untried']} untried, {listed} reviewed as equivalent"
            yield f"  {kind}: {noticed} of {len(here)} noticed ({100 * noticed / len(here):.1f} %); {rest}"
    ranks = [each.rank for each in found if each.rank is not None and each.outcome == "noticed"]
    if ranks:
        first = sum(0 < rank <= PRINTED for rank in ranks)
        told = f"{first} of {len(ranks)} noticed faults in rules ({100 * first / len(ranks):.1f} %)"
        yield f"  the broken clause is among the first {PRINTED} printed for {told}"
    for kind in ("code", "data"):
        yield from _summarize_operators(kind, select_counted_verdicts(found, reviewed, (kind,)))
    if survivors:
        for each in sorted(found, key=lambda each: each.key):
            if each.outcome in ("survived", "untried") and each.key not in reviewed:
                yield f"  {each.outcome}: {each.key}  [{', '.join(each.clauses)}]"


def _summarize_operators(kind: str, counting: Sequence[Verdict]) -> Iterator[str]:
    """Yield for each operator the numbers of noticed and unnoticed mutants."""
    operators: dict[str, Counter[bool]] = defaultdict(Counter)
    for each in counting:
        operators[each.operator][each.outcome == "noticed"] += 1
    for operator, noticed in sorted(operators.items()):
        yield f"    {kind} {operator:22} {noticed[True]:5} noticed, {noticed[False]:4} not"


def find_unblamed_faults(found: Sequence[Verdict], vectors: Sequence[Vector], reviewed: Reviewed) -> Iterator[str]:
    """Yield the preconditions and reasons for which a case is missing. Such a case notices the mutant and expects a
    rejection under the clause of the precondition or reason.

    If the code does not name the clause, a case that expects any rejection is enough.
    """
    blamed = {vector.id: set(_list_blamed_clauses(vector)) for vector in vectors}
    for each in select_counted_verdicts(found, reviewed, ("code", "data")):
        told = set(each.clauses)
        refusing = [blamed.get(case, set()) for case in each.by]
        if each.operator in REFUSING and not any(named & told if told else named for named in refusing):
            yield f"  not noticed under its own clause: {each.key}  [{', '.join(each.clauses)}]"


def _list_blamed_clauses(vector: Vector) -> Iterator[str]:
    """Yield the clauses that a case expects in a rejection, or in a check of a pitch or a deck."""
    for deed in vector.deeds:
        if deed.expect and deed.expect.relation == "blames":
            yield from deed.expect.value
        elif deed.expect:
            value = deed.expect.value
            listed = value.get("faults") if isinstance(value, dict) else value
            faults = listed if isinstance(listed, list) else ()
            yield from (each["clause"] for each in faults if isinstance(each, dict) and "clause" in each)


def build_kill_matrix(found: Sequence[Verdict], vectors: Sequence[Vector], reviewed: Reviewed) -> dict[str, Any]:
    """Return the kill matrix. It has the mutants of each clause, the cases that notice each mutant, and for each of
    these cases whether it shows the clause.
    """
    shows = {vector.id: set(vector.clauses) for vector in vectors}
    rows: dict[str, list[dict[str, Any]]] = defaultdict(list)
    for each in found:
        if each.outcome == "stillborn" or each.key in reviewed:
            continue
        for clause in each.clauses or ("(no clause named)",):
            shown = [case for case in each.by if clause in shows.get(case, ())]
            rows[clause].append({"fault": each.key, "outcome": each.outcome, "by": each.by, "by_its_own": shown})
    return {
        clause: {
            "faults": len(listed), "noticed": sum(row["outcome"] == "noticed" for row in listed),
            "noticed_by_its_own_cases": sum(bool(row["by_its_own"]) for row in listed), "rows": listed,
        }
        for clause, listed in sorted(rows.items())
    }  # fmt: skip
