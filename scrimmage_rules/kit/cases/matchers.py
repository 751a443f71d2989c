"""Matchers: the relations by which a scenario compares a place of a reply with a value."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import lru_cache
from typing import Any, Literal

from scrimmage_rules.kernel.codec import canonical

ABSENT = "(absent)"

INDEX = re.compile(r"[0-9]{1,9}")


def value_at(reply: Any, pointer: str) -> Any:
    """Return the value at a place such as `/turn/phase`, or `ABSENT` if it does not exist."""
    value = reply
    for step in _split_pointer(pointer) if pointer else ():
        if isinstance(value, dict) and step in value:
            value = value[step]
        elif isinstance(value, list) and INDEX.fullmatch(step) and int(step) < len(value):
            value = value[int(step)]
        else:
            return ABSENT
    return value


@lru_cache(maxsize=1_000)
def _split_pointer(pointer: str) -> tuple[str, ...]:
    return tuple(pointer.split("/")[1:])


def _equals_as_json(found: Any, wanted: Any) -> bool:
    """Return whether two values are equal as JSON at any depth: true differs from 1, and 1.0 from 1."""
    if type(found) is not type(wanted) or found != wanted:
        return False
    return not isinstance(found, (dict, list)) or canonical(found) == canonical(wanted)


def _contains(found: Any, wanted: Any) -> bool:
    return isinstance(found, list) and all(_has_item(found, each) for each in wanted)


def _does_not_contain(found: Any, wanted: Any) -> bool:
    return isinstance(found, list) and not any(_has_item(found, each) for each in wanted)


def _has_item(items: list[Any], wanted: Any) -> bool:
    """Return whether a list has this item; the plain `in` is a fast path for items that equal nothing."""
    return wanted in items and any(_equals_as_json(item, wanted) for item in items)


def _same_set(found: Any, wanted: Any) -> bool:
    if not isinstance(found, list) or len(found) != len(wanted):
        return False
    return _equals_as_json(found, wanted) or sorted(map(canonical, found)) == sorted(map(canonical, wanted))


def _contains_recursively(found: Any, wanted: Any) -> bool:
    """Return whether every member of the wanted object is present with its value, recursively; others are allowed."""
    if isinstance(wanted, dict):
        return isinstance(found, dict) and all(
            key in found and _contains_recursively(found[key], wanted[key]) for key in wanted
        )
    return _equals_as_json(found, wanted)


def _blames_one_of(found: Any, wanted: Any) -> bool:
    """Return whether a whole reply blames one of the clauses; all its other fields are ignored."""
    return isinstance(found, dict) and found.get("clause") in wanted


def _cites_all(found: Any, wanted: Any) -> bool:
    """Return whether a trace cites every one of the clauses."""
    cited = _cited_clauses(found)
    return all(isinstance(clause, str) and clause in cited for clause in wanted)


def _cites_none(found: Any, wanted: Any) -> bool:
    """Return whether a trace cites none of the clauses."""
    cited = _cited_clauses(found)
    return isinstance(found, list) and not any(isinstance(clause, str) and clause in cited for clause in wanted)


def _cited_clauses(trace: Any) -> set[str]:
    """Return the clauses of the entries of a trace."""
    entries = [entry.get("clause") for entry in trace if isinstance(entry, dict)] if isinstance(trace, list) else []
    return {each for each in entries if isinstance(each, str)}


Relation = Literal["equals", "one-of", "contains", "lacks", "same-set", "covers", "blames", "cites", "omits"]
"""Name of a relation."""

RELATIONS: dict[str, Callable[[Any, Any], bool]] = {
    "equals": _equals_as_json,
    "one-of": lambda found, wanted: any(_equals_as_json(found, each) for each in wanted),
    "contains": _contains,
    "lacks": _does_not_contain,
    "same-set": _same_set,
    "covers": _contains_recursively,
    "blames": _blames_one_of,
    "cites": _cites_all,
    "omits": _cites_none,
}
"""`contains`, `lacks` and `same-set` are about lists, whose order does not matter."""


OF_ANYTHING: tuple[str, ...] = ("equals", "covers")
"""The relations to a value of any type; all others are to a list."""


def matches_relation(reply: Any, at: str, relation: str, value: Any) -> bool:
    """Return whether a reply has this relation to the value at this place."""
    return RELATIONS[relation](value_at(reply, at), value)
