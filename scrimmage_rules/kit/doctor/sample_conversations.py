"""Sample requests from published cases that lead to every kind of reply. They are few, so that `scrimmage doctor` is
fast.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import Any

from scrimmage_rules.kit.cases.vectors import Deed, Vector

RequestsOfCase = tuple[dict[str, Any], ...]
"""Requests of a case in order, from its first request up to a later one."""


def find_sample_conversations(vectors: Sequence[Vector], facets: Collection[str]) -> tuple[RequestsOfCase, ...]:
    """Return one conversation for each operation and each query.

    It consists of the requests of the first case that has this operation or query, up to its first request for it. If a
    case ends a game, one more conversation has this finished game.
    """
    found: dict[tuple[str, str], RequestsOfCase] = {}
    for vector in vectors:
        asks: list[dict[str, Any]] = []
        for deed, ask in _list_requests(vector):
            asks.append(ask)
            found.setdefault((ask["op"], ask.get("query", "")), tuple(asks))
            if deed.owed and deed.owed.turn and deed.owed.turn.over:
                found.setdefault(("over", ""), (*asks, *_list_information_requests(ask["game"], facets)))
    return tuple(found.values())


def _list_information_requests(game: str, facets: Collection[str]) -> Iterator[dict[str, Any]]:
    """Yield one request for each kind of information that an adapter can return about a game."""
    if "positions" in facets:
        yield {"op": "position", "game": game}
    if "legal" in facets:
        yield {"op": "legal", "game": game}


def _list_requests(vector: Vector) -> Iterator[tuple[Deed, dict[str, Any]]]:
    return ((deed, ask) for deed in vector.deeds if (ask := deed.ask) is not None)


def find_conversations_with_most_outcomes(vectors: Sequence[Vector]) -> tuple[RequestsOfCase, ...]:
    """Return one conversation for each operation and each query whose replies contain probabilities.

    Each conversation comes from the case whose probabilities have the most different denominators. If all outcomes are
    equally likely, every program writes reduced fractions, and a check of the fractions would find nothing.
    """
    best: dict[tuple[str, str], tuple[int, RequestsOfCase]] = {}
    for vector in vectors:
        asks: list[dict[str, Any]] = []
        for deed in vector.deeds:
            if deed.expect is None:
                asks.append(deed.ask or {})
                continue
            count, kind = len(_list_denominators(deed.expect.value)), (asks[-1]["op"], asks[-1].get("query", ""))
            if count > best.get(kind, (0, ()))[0]:
                best[kind] = count, tuple(asks)
    return tuple(talk for _, talk in best.values())


def _list_denominators(value: Any) -> set[str]:
    """Return the denominators of the probabilities in the items of a list."""
    items = value if isinstance(value, list) else []
    shares = [each.get("p") for each in items if isinstance(each, dict)]
    return {share.partition("/")[2] for share in shares if isinstance(share, str)}
