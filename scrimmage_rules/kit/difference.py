"""Two values compared field by field, so that a failure shows what differs and nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, islice
from typing import Any

import msgspec

from scrimmage_rules.kernel.codec import canonical
from scrimmage_rules.kit.relations import ABSENT, place

MOST_DIFFERENCES = 500
"""Maximum number of differences of one answer, and of one case."""


class Difference(msgspec.Struct, frozen=True):
    """One place where a reply is not as wanted."""

    at: str
    relation: str = msgspec.field(name="is")
    wanted: Any
    got: Any


def differences(reply: Any, at: str, relation: str, wanted: Any) -> list[Difference]:
    """Why an expectation does not hold: for objects every differing field, for lists what is missing or too much."""
    got = place(reply, at)
    if relation in ("equals", "covers") and isinstance(wanted, dict) and isinstance(got, dict):
        return list(islice(_fields(at, relation, wanted, got), MOST_DIFFERENCES))
    if relation == "same-set" and isinstance(got, list):
        return _members(at, wanted, got)
    if relation == "blames":
        status = reply.get("status") if isinstance(reply, dict) else None
        got = _blamed(reply) if status == "rejected" else f"no rejection (status {status})"
    return [Difference(at or "/", relation, wanted, got)]


def _fields(at: str, relation: str, wanted: dict[str, Any], got: dict[str, Any]) -> Iterator[Difference]:
    more = () if relation == "covers" else (name for name in got if name not in wanted)
    for name in chain(wanted, more):
        left, right = wanted.get(name, ABSENT), got.get(name, ABSENT)
        if isinstance(left, dict) and isinstance(right, dict):
            yield from _fields(f"{at}/{name}", relation, left, right)
        elif type(left) is not type(right) or canonical(left) != canonical(right):
            yield Difference(f"{at}/{name}", relation, left, right)


def _members(at: str, wanted: list[Any], got: list[Any]) -> list[Difference]:
    left = {canonical(each): each for each in wanted}
    right = {canonical(each): each for each in got}
    missing = [left[key] for key in left if key not in right]
    extra = [right[key] for key in right if key not in left]
    found = []
    if missing or not extra:
        found.append(Difference(at, "contains", missing or wanted, "(missing)" if missing else got))
    if extra:
        found.append(Difference(at, "lacks", extra, "(there all the same)"))
    return found


def _blamed(reply: dict[str, Any]) -> list[Any]:
    also = reply.get("also", [])
    return [reply.get("clause"), *(also if isinstance(also, list) else [])]
