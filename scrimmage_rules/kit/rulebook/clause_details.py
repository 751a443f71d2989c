"""Details of a clause or an ambiguity, and probability distributions, as data (`scrimmage clause`,
`scrimmage odds`).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from typing import Any

import msgspec

from scrimmage_rules.kernel.codec import format_fraction
from scrimmage_rules.kernel.errors import UnknownName
from scrimmage_rules.kernel.rulebook import Ambiguity, Clause, Rulebook, format_label
from scrimmage_rules.kit.cases.stored_vectors import open_vectors
from scrimmage_rules.kit.cases.vectors import get_vectors_file
from scrimmage_rules.kit.rulebook.clause_code_lines import find_clause_code_lines
from scrimmage_rules.kit.rulebook.clause_id_lookup import has_published_clause
from scrimmage_rules.kit.rulebook.code_citations import find_clauses_in_property_tests
from scrimmage_rules.kit.rulebook.release_records import find_first_version, read_shortened_releases
from scrimmage_rules.rulesets import ruleset


class Share(msgspec.Struct, frozen=True):
    """One outcome: the values at the requested paths, and the exact probability of these values together, such as
    `5/36`.
    """

    values: list[Any]
    p: str


class ShownClause(msgspec.Struct, frozen=True, tag_field="sort", tag="clause"):
    """The details of a clause: its text, chapter, first version and ambiguities, the code that applies it, and its
    cases.
    """

    ruleset: str
    chapter: str
    clause: Clause
    since: str
    ambiguities: tuple[Ambiguity, ...]
    code: tuple[str, ...]
    scenarios: tuple[str, ...]
    properties: tuple[str, ...]


class ReadingCase(msgspec.Struct, frozen=True):
    """A case that chooses a reading."""

    id: str
    reading: str
    name: str


class ShownAmbiguity(msgspec.Struct, frozen=True, tag_field="sort", tag="ambiguity"):
    """An ambiguity: its text, its clauses, and the cases that choose one of its readings."""

    ruleset: str
    ambiguity: Ambiguity
    clauses: tuple[Clause, ...]
    cases: tuple[ReadingCase, ...]


Shown = ShownClause | ShownAmbiguity


def sort_outcomes_by_probability(spread: Mapping[bytes, Fraction]) -> list[Share]:
    """Return a probability distribution as a list, the most likely outcome first."""
    ordered = sorted(spread.items(), key=lambda each: -each[1])
    return [Share(msgspec.json.decode(values), format_fraction(share)) for values, share in ordered]


def find_clause_or_ambiguity(name: str, rulesets: Sequence[str]) -> Shown:
    """Return the details of the clause or ambiguity with this id in one of these rulesets; raise `UnknownName`."""
    likely_first = sorted(rulesets, key=lambda each: not has_published_clause(name, each))
    for book in (ruleset(each).rulebook for each in likely_first):
        if name in book.clauses:
            return _create_clause_details(book, book.clause(name))
        if name in book.ambiguities:
            return _create_ambiguity_details(book, book.ambiguities[name])
    books = [ruleset(each).rulebook for each in rulesets]
    known = [each for book in books for each in (*book.clauses, *book.ambiguities)]
    raise UnknownName("clause or ambiguity", name, known, see="scrimmage list clauses")


def _create_clause_details(book: Rulebook, found: Clause) -> ShownClause:
    cases = tuple(vector.id for vector in open_vectors(get_vectors_file(book.ruleset)) if found.id in vector.clauses)
    properties = tuple(find_clauses_in_property_tests(book.ruleset).get(found.id, ()))
    about = tuple(each for each in book.ambiguities.values() if found.id in each.clauses)
    first = find_first_version(book.ruleset, found.id, read_shortened_releases(book.ruleset))
    chapter = book.chapter_of(found.id).title
    code = tuple(find_clause_code_lines(book.ruleset, found.id))
    return ShownClause(book.ruleset, chapter, found, first, about, code, cases, properties)


def _create_ambiguity_details(book: Rulebook, found: Ambiguity) -> ShownAmbiguity:
    vectors = [vector for vector in open_vectors(get_vectors_file(book.ruleset)) if found.id in vector.readings]
    cases = tuple(ReadingCase(vector.id, vector.readings[found.id], vector.name) for vector in vectors)
    return ShownAmbiguity(book.ruleset, found, tuple(map(book.clause, found.clauses)), cases)


# ---- in words


def render_details(found: Shown) -> Iterator[str]:
    """Yield the details of a clause or an ambiguity as lines of text."""
    yield from _render_clause(found) if isinstance(found, ShownClause) else _render_ambiguity(found)


def _render_clause(found: ShownClause) -> Iterator[str]:
    clause = found.clause
    yield f"{clause.id}  {clause.title}".rstrip()
    yield f"{found.ruleset}, {found.chapter}; {clause.kind}, source lines {clause.lines}"
    yield f"{clause.text} (since {found.since})"
    for ambiguity in found.ambiguities:
        label = format_label(ambiguity.id, ambiguity.title)
        yield f"{label}: {ambiguity.question} Ruling: {ambiguity.ruling}. {ambiguity.why}"
    yield from _render_list("code", found.code)
    yield from _render_list("cases", found.scenarios)
    yield from _render_list("property tests", found.properties)


def _render_ambiguity(found: ShownAmbiguity) -> Iterator[str]:
    ambiguity = found.ambiguity
    fixed = "switchable" if ambiguity.switchable else "not switchable: always its ruling"
    yield f"{ambiguity.id}  {ambiguity.title}".rstrip()
    yield f"{found.ruleset}, an ambiguity; {fixed}"
    yield ambiguity.question
    for reading in ambiguity.readings:
        yield f"  {reading.key}{' (the ruling)' if reading.key == ambiguity.ruling else ''}: {reading.text}"
    yield f"Why {ambiguity.ruling}: {ambiguity.why}"
    yield from _render_list(
        "clauses", [f"{format_label(clause.id, clause.title)}: {clause.text}" for clause in found.clauses]
    )
    yield from _render_list("cases", [f"{case.id}  {case.reading}: {case.name}" for case in found.cases])


def _render_list(label: str, items: Sequence[str]) -> Iterator[str]:
    """Yield a label and the items below it, indented; yield nothing for an empty list."""
    if items:
        yield f"{label}:"
        yield from (f"  {item}" for item in items)
