"""Declared facets that no judged case needs, so that the report of a run says nothing about them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from scrimmage_rules.kit.cases.requests import added_facets
from scrimmage_rules.kit.cases.vectors import Vector
from scrimmage_rules.kit.protocol.messages import Declared


def find_unrequested_facets(declared: Mapping[str, Declared], vectors: Iterable[Vector]) -> dict[str, tuple[str, ...]]:
    """Return for each ruleset the declared facets that neither these cases nor their complete
    reference answers need.
    """
    asked: dict[str, set[str]] = {each: set() for each in declared}
    for vector in vectors:
        found = asked.setdefault(vector.ruleset, set())
        if vector.ruleset in declared and not found.issuperset(declared[vector.ruleset].facets):
            found.update(_list_requested_facets(vector))
    left = {each: dict.fromkeys(found.facets) for each, found in declared.items()}
    missing = {each: tuple(facet for facet in left[each] if facet not in asked[each]) for each in declared}
    return {each: facets for each, facets in missing.items() if facets}


def _list_requested_facets(vector: Vector) -> Iterator[str]:
    """Yield the facets that a case and its complete reference answers need, and `reason` if the case judges a reported
    clause.
    """
    yield from vector.facets
    for deed in vector.deeds:
        if deed.owed is not None:
            yield from added_facets(deed)
        if deed.expect is not None and deed.expect.relation == "blames":
            yield "reason"
