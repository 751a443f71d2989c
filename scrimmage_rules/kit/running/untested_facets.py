"""Facets that an adapter declares but no case of the run needs, so that the run does not test them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from scrimmage_rules.kit.cases.requests import list_facets_of_extra_requests
from scrimmage_rules.kit.cases.vectors import Vector
from scrimmage_rules.kit.protocol.messages import Declared


def find_unrequested_facets(declared: Mapping[str, Declared], vectors: Iterable[Vector]) -> dict[str, tuple[str, ...]]:
    """Return for each ruleset the declared facets that no case of the run needs, even with the extra requests of the
    kit.
    """
    left = {each: dict.fromkeys(found.facets) for each, found in declared.items()}
    listed = list(vectors)
    # The first function decodes no steps of a case.
    for find_facets in (_list_facets_of_own_requests, _list_facets_of_added_requests):
        for vector in listed:
            missing = left.get(vector.ruleset)
            if missing:
                for facet in find_facets(vector):
                    missing.pop(facet, None)
    return {each: tuple(facets) for each, facets in left.items() if facets}


def _list_facets_of_own_requests(vector: Vector) -> tuple[str, ...]:
    return vector.facets


def _list_facets_of_added_requests(vector: Vector) -> Iterator[str]:
    """Yield the facets that the complete reference answers of a case need, and `reason` if the case judges a reported
    clause.
    """
    for deed in vector.deeds:
        if deed.owed is not None:
            yield from list_facets_of_extra_requests(deed)
        if deed.expect is not None and deed.expect.relation == "blames":
            yield "reason"
