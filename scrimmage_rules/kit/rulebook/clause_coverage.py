"""Coverage of clauses: for each clause, where the code cites it, which scenarios and property tests show it, and what
is missing.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from scrimmage_rules.kernel.files import list_visible_files
from scrimmage_rules.kernel.rulebook import Clause
from scrimmage_rules.kit.cases.vectors import Vector, get_vectors_file, read_vectors
from scrimmage_rules.kit.rulebook.code_citations import (
    find_clause_strings,
    find_clauses_in_property_tests,
    find_code_citations,
    find_package_folder,
)
from scrimmage_rules.rulesets import list_rulesets, ruleset

MUST_BE_TESTED = frozenset(
    {"constraint", "procedure", "chance", "table", "sequence", "victory", "setup", "cost", "scenario"}
)
"""Kinds of clauses that must be testable and need two cases. One of the two cases of a constraint
must be a rejection.
"""

SECOND_CASE = "such as a scenario 'A pile of 8 pebbles is refused'"


class Row(msgspec.Struct, frozen=True):
    """The coverage of one clause."""

    id: str
    kind: str
    status: str
    code: tuple[str, ...]
    scenarios: tuple[str, ...]
    properties: tuple[str, ...]
    reason: str | None


class Coverage(msgspec.Struct, frozen=True):
    """The coverage of all clauses of one ruleset."""

    ruleset: str
    totals: dict[str, int]
    clauses: tuple[Row, ...]


def compute_coverage(ruleset_id: str) -> Coverage:
    """Return the coverage of every clause, computed from code, vectors and property tests."""
    vectors = read_vectors(get_vectors_file(ruleset_id))
    code, properties = find_code_citations(ruleset_id), find_clauses_in_property_tests(ruleset_id)
    rows = []
    for clause in ruleset(ruleset_id).rulebook.clauses.values():
        cited = tuple(each.place for each in code[clause.id])
        shown = tuple(vector.id for vector in vectors if clause.id in vector.clauses)
        proved = tuple(properties.get(clause.id, ()))
        status = _find_clause_status(clause, cited, shown, proved)
        rows.append(Row(clause.id, clause.kind, status, cited, shown, proved, clause.untestable))
    return Coverage(ruleset_id, _count_by_status(rows), tuple(rows))


def _find_clause_status(clause: Clause, code: Iterable[str], shown: Iterable[str], proved: Iterable[str]) -> str:
    if clause.untestable:
        return "untestable"
    if code and proved and shown:
        return "proved"
    if code and shown:
        return "shown"
    return "implemented" if code else "open"


def _count_by_status(rows: list[Row]) -> dict[str, int]:
    return {
        "clauses": len(rows),
        "implemented": sum(1 for row in rows if row.code),
        "shown": sum(1 for row in rows if row.code and row.scenarios),
        "proved": sum(1 for row in rows if row.properties),
        "untestable": sum(1 for row in rows if row.reason),
    }


# ---- the check


def find_coverage_problems(ruleset_id: str, vectors: list[Vector] | None = None) -> list[str]:
    """Return a message for each inconsistency between clauses, code and scenarios."""
    if vectors is None:
        vectors = read_vectors(get_vectors_file(ruleset_id))
    found = [
        *_find_unknown_ids(ruleset_id),
        *_find_unknown_properties(ruleset_id),
        *_find_reading_problems(ruleset_id, vectors),
    ]
    code = find_code_citations(ruleset_id)
    for clause in ruleset(ruleset_id).rulebook.clauses.values():
        shown = [vector for vector in vectors if clause.id in vector.clauses and not vector.mirror_of]
        found += _find_clause_problems(clause, any(not each.told for each in code[clause.id]), shown)
    return found


def _find_clause_problems(clause: Clause, cited: bool, shown: list[Vector]) -> Iterator[str]:
    if clause.untestable:
        if cited or shown:
            yield f"{clause.id}: declared untestable, but cited; remove the declaration"
        if clause.kind in MUST_BE_TESTED:
            yield f"{clause.id}: a {clause.kind} cannot be untestable"
        return
    if not cited:
        yield f"{clause.id}: no code cites it"
    if not shown:
        yield f"{clause.id}: no scenario tests it"
    elif clause.kind in MUST_BE_TESTED and len(shown) < 2:
        yield f"{clause.id}: only one case; add the rejected or the boundary case, {SECOND_CASE}"
    refused = any(vector.refuses for vector in shown)
    unbreakable = clause.permits or clause.on_results
    if shown and clause.kind == "constraint" and not (refused or unbreakable):
        yield f"{clause.id}: a constraint without a scenario that is rejected"


def _find_unknown_ids(ruleset_id: str) -> Iterator[str]:
    """Yield a message for each string in the code that has the form of a clause id but is not the id of a clause."""
    clauses = ruleset(ruleset_id).rulebook.clauses
    chapters = {clause.split(".")[0] for clause in clauses}
    for text, citation in find_clause_strings(ruleset_id):
        if text not in clauses and text.split(".")[0] in chapters:
            yield f"{citation.file}:{citation.line}: cites {text}, which is not a clause"


def _find_unknown_properties(ruleset_id: str) -> Iterator[str]:
    """Yield a message for each property test that names an unknown clause in a chapter of this rulebook."""
    chapters = {clause.split(".")[0] for clause in ruleset(ruleset_id).rulebook.clauses}
    known = {clause for each in list_rulesets() for clause in ruleset(each).rulebook.clauses}
    for clause, tests in find_clauses_in_property_tests(ruleset_id).items():
        if clause not in known and clause.split(".")[0] in chapters:
            yield f"{tests[0]}: proves {clause}, which is not a clause"


def _find_reading_problems(ruleset_id: str, vectors: list[Vector]) -> Iterator[str]:
    """Yield a message for each ambiguity whose readings the code never compares, and for each reading without a
    scenario.
    """
    rulebook = ruleset(ruleset_id).rulebook
    text = "".join(
        path.read_text(encoding="utf-8") for path in list_visible_files(find_package_folder(ruleset_id), "**/*.py")
    )
    asked: set[Any] = set(re.findall(r'reading\["([^"]+)"\]', text))
    played = {(ambiguity, key) for vector in vectors for ambiguity, key in vector.readings.items()}
    for name in sorted(asked - set(rulebook.ambiguities)):
        yield f"code asks for the reading of {name}, which is not an ambiguity"
    for ambiguity in rulebook.ambiguities.values():
        for clause in ambiguity.clauses:
            if clause not in rulebook.clauses:
                yield f"{ambiguity.id}: names {clause}, which is not a clause"
        if ambiguity.switchable != (ambiguity.id in asked):
            yield f"{ambiguity.id}: switchable is {ambiguity.switchable}, but the code disagrees"
        for key in ambiguity.keys if ambiguity.switchable else ():
            if key != ambiguity.ruling and (ambiguity.id, key) not in played:
                yield f"{ambiguity.id}: no scenario plays the reading {key}"
