"""Lists of selected cases and of the clauses that they show, and the entries of these lists (`scrimmage list`)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

import msgspec

from scrimmage_rules.kernel.rulebook import Clause, Rulebook
from scrimmage_rules.kit.cases.vectors import Vector, hash_value
from scrimmage_rules.kit.rulebook.release_records import Release, find_first_version, read_shortened_releases
from scrimmage_rules.kit.running.case_selection import SelectedCases
from scrimmage_rules.rulesets import ruleset


class ListedCase(msgspec.Struct, frozen=True, omit_defaults=True):
    """A listed case: its name, its place, the clauses that it shows, and the facets that it needs.

    `since` is the first version that has the case. `content` is a hash of its requests and expectations. `mirror_of` is
    the name of the original case if this case has the sides exchanged; other cases do not have this field.
    """

    id: str
    place: str
    name: str
    level: str
    facets: tuple[str, ...]
    clauses: tuple[str, ...]
    readings: dict[str, str]
    since: str
    content: str
    mirror_of: str = ""


class ListedClause(msgspec.Struct, frozen=True):
    """A listed clause, and the number of cases that show it. `page` is the address of the clause on the site. `since`
    is the first version that has the clause, and `content` is a hash of its text.
    """

    id: str
    ruleset: str
    kind: str
    cases: int
    testable: bool
    page: str
    text: str
    since: str
    content: str
    title: str


class ListedSentence(msgspec.Struct, frozen=True):
    """A listed sentence of the vocabulary: its keyword, its pattern with placeholders, and its places in the features.

    `shared` is true if the sentence is in the vocabulary of every ruleset.
    """

    ruleset: str
    keyword: str
    sentence: str
    shared: bool
    places: tuple[str, ...]


def list_cases(chosen: SelectedCases) -> list[ListedCase]:
    """Return the selected cases as list entries; raise the errors of `SelectedCases.vectors`."""
    known = {each: read_shortened_releases(each) for each in dict.fromkeys(vector.ruleset for vector in chosen.vectors)}
    return [_create_listed_case(vector, known[vector.ruleset]) for vector in chosen.vectors]


def _create_listed_case(vector: Vector, known: Sequence[Release]) -> ListedCase:
    return ListedCase(
        vector.id, vector.place, vector.name, vector.level, vector.facets, vector.clauses, vector.readings,
        find_first_version(vector.ruleset, vector.id, known), vector.content, vector.mirror_of,
    )  # fmt: skip


def list_clauses(chosen: SelectedCases) -> list[ListedClause]:
    """Return the clauses of the rulebooks; if filters select cases, return only the clauses that a
    selected case shows.
    """
    selection = chosen.selection
    found = [each for ruleset_id in selection.rulesets for each in _list_clauses_of_ruleset(ruleset_id, chosen.vectors)]
    return [each for each in found if each.cases or not selection.narrowed]


def _list_clauses_of_ruleset(ruleset_id: str, vectors: Sequence[Vector]) -> Iterator[ListedClause]:
    book = ruleset(ruleset_id).rulebook
    shown = Counter(clause for vector in vectors if vector.ruleset == ruleset_id for clause in vector.clauses)
    known = read_shortened_releases(ruleset_id)
    for each in book.clauses.values():
        yield ListedClause(
            each.id, ruleset_id, each.kind, shown[each.id], not each.untestable, find_clause_page(book, each),
            each.text,
            find_first_version(ruleset_id, each.id, known), hash_value(each.text.encode()), each.title,
        )  # fmt: skip


def find_clause_page(book: Rulebook, clause: Clause) -> str:
    """Return the address of a clause relative to the root of the site."""
    return f"rules/{book.ruleset}/{book.chapter_of(clause.id).page_name}.html#{clause.id}"
