"""Field-by-field comparison of a reply with an expectation."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import chain, islice
from typing import Any

import msgspec

from scrimmage_rules.kernel.codec import canonical
from scrimmage_rules.kit.cases.matchers import ABSENT, value_at

MOST_DIFFERENCES = 500
"""Maximum number of differences that are reported for one answer. The maximum for all answers of a case is the same."""

MISSING, TOO_MUCH = "(missing)", "(unexpected)"
"""Texts that reports show for the missing items of a list, and for a list that has unexpected items."""


class Difference(msgspec.Struct, frozen=True, omit_defaults=True):
    """One difference between an expected and a received value, at a path in a reply. If the kit added the request, `of`
    is its operation.
    """

    at: str
    relation: str = msgspec.field(name="is")
    wanted: Any
    got: Any
    of: str = ""


def find_differences(reply: Any, at: str, relation: str, wanted: Any) -> list[Difference]:
    """Return the differing fields of an object, or the missing and unexpected items of a list."""
    got = value_at(reply, at)
    if relation in ("equals", "covers") and isinstance(wanted, dict) and isinstance(got, dict):
        return list(islice(_compare_object_fields(at, relation, wanted, got), MOST_DIFFERENCES))
    if relation == "same-set" and isinstance(got, list):
        return _compare_list_items(at, wanted, got)
    if relation == "blames":
        status = reply.get("status") if isinstance(reply, dict) else None
        got = _get_blamed_clauses(reply) if status == "rejected" else f"no rejection (status {status})"
    return [Difference(at or "/", relation, wanted, got)]


def _compare_object_fields(at: str, relation: str, wanted: dict[str, Any], got: dict[str, Any]) -> Iterator[Difference]:
    more = () if relation == "covers" else (name for name in got if name not in wanted)
    for name in chain(wanted, more):
        left, right = wanted.get(name, ABSENT), got.get(name, ABSENT)
        if isinstance(left, dict) and isinstance(right, dict):
            yield from _compare_object_fields(f"{at}/{name}", relation, left, right)
        elif type(left) is not type(right) or canonical(left) != canonical(right):
            yield Difference(f"{at}/{name}", relation, left, right)


def _compare_list_items(at: str, wanted: list[Any], got: list[Any]) -> list[Difference]:
    """Return the missing and the unexpected items of a list; each repetition of an item counts."""
    values = {canonical(each): each for each in (*wanted, *got)}
    left, right = Counter(map(canonical, wanted)), Counter(map(canonical, got))
    missing = [values[key] for key in (left - right).elements()]
    extra = [values[key] for key in (right - left).elements()]
    found = [Difference(at, "contains", missing, MISSING)] if missing else []
    return [*found, Difference(at, "lacks", extra, TOO_MUCH)] if extra else found


def _get_blamed_clauses(reply: dict[str, Any]) -> list[Any]:
    also = reply.get("also", [])
    return [reply.get("clause"), *(also if isinstance(also, list) else [])]
