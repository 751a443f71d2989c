"""`scrimmage list`: cases as they are selected, and the clauses that they show."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

import msgspec

from scrimmage_rules.kernel.rulebook import Clause, Rulebook
from scrimmage_rules.kit.selection import Chosen
from scrimmage_rules.kit.vectors import Vector
from scrimmage_rules.rulesets import ruleset


class ListedCase(msgspec.Struct, frozen=True):
    """A case: its name, where it stands, what it shows, and what it needs."""

    id: str
    place: str
    name: str
    level: str
    facets: tuple[str, ...]
    clauses: tuple[str, ...]
    readings: dict[str, str]


class ListedClause(msgspec.Struct, frozen=True):
    """A clause, and how many of the cases show it; `page` is its place on the site."""

    id: str
    ruleset: str
    kind: str
    cases: int
    testable: bool
    page: str
    text: str


def cases(chosen: Chosen) -> list[ListedCase]:
    """The selected cases. Raises as `Chosen.vectors` does."""
    return [_case(vector) for vector in chosen.vectors]


def _case(vector: Vector) -> ListedCase:
    return ListedCase(
        vector.id, vector.place, vector.name, vector.level, vector.facets, vector.clauses, vector.readings
    )


def clauses(chosen: Chosen) -> list[ListedClause]:
    """The clauses of the rulebooks; where cases are picked out only those that one of them shows."""
    selection = chosen.selection
    found = [each for ruleset_id in selection.rulesets for each in _clauses(ruleset_id, chosen.vectors)]
    return [each for each in found if each.cases or not selection.narrowed]


def _clauses(ruleset_id: str, vectors: Sequence[Vector]) -> Iterator[ListedClause]:
    book = ruleset(ruleset_id).rulebook
    shown = Counter(clause for vector in vectors if vector.ruleset == ruleset_id for clause in vector.clauses)
    for each in book.clauses.values():
        page = page_of(book, each)
        yield ListedClause(each.id, ruleset_id, each.kind, shown[each.id], not each.untestable, page, each.text)


def page_of(book: Rulebook, clause: Clause) -> str:
    """Where a clause stands on the site, below its folder."""
    return f"rules/{book.ruleset}/{book.chapter_of(clause.id).page}.html#{clause.id}"
