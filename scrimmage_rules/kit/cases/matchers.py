"""Matchers: relations that compare a value in a reply with an expected value."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import lru_cache
from typing import Any, Literal

from msgspec.json import encode

from scrimmage_rules.kernel.codec import canonical, encode_items_canonically

ABSENT = "(absent)"

INDEX = re.compile(r"[0-9]{1,9}")


def value_at(reply: Any, pointer: str) -> Any:
    """Return the value at a JSON pointer such as `/turn/phase`, or `ABSENT` if the reply has no such field."""
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


def _are_equal_as_json(found: Any, wanted: Any) -> bool:
    """Return whether two values are equal as JSON; true differs from 1, and 1.0 differs from 1, also inside lists and
    objects.
    """
    if type(found) is not type(wanted) or found != wanted:
        return False
    if not isinstance(found, (dict, list)):
        return True
    return encode(found) == encode(wanted) or canonical(found) == canonical(wanted)  # the first needs no sorting


def _contains(found: Any, wanted: Any) -> bool:
    return isinstance(found, list) and all(_contains_json_item(found, each) for each in wanted)


def _does_not_contain(found: Any, wanted: Any) -> bool:
    return isinstance(found, list) and not any(_contains_json_item(found, each) for each in wanted)


def _contains_json_item(items: list[Any], wanted: Any) -> bool:
    """Return whether a list contains an item that equals the wanted value as JSON. The operator `in` is a fast path for
    items that are absent.
    """
    return wanted in items and any(_are_equal_as_json(item, wanted) for item in items)


def _has_same_items(found: Any, wanted: Any) -> bool:
    if not isinstance(found, list) or len(found) != len(wanted):
        return False
    return _are_equal_as_json(found, wanted) or _sort_encoded_items(found) == _sort_encoded_items(wanted)


def _sort_encoded_items(items: list[Any]) -> list[bytes]:
    return sorted(encode_items_canonically(items))


def _covers_object(found: Any, wanted: Any) -> bool:
    """Return whether an object has every field of the wanted object with its value, recursively; the object may have
    more fields.
    """
    if isinstance(wanted, dict):
        return isinstance(found, dict) and all(
            key in found and _covers_object(found[key], wanted[key]) for key in wanted
        )
    return _are_equal_as_json(found, wanted)


def _does_reply_blame_one_of(found: Any, wanted: Any) -> bool:
    """Return whether a reply rejects the action under one of these clauses; its other fields do not count."""
    return isinstance(found, dict) and found.get("clause") in wanted


def _cites_all(found: Any, wanted: Any) -> bool:
    """Return whether a trace cites all of these clauses."""
    cited = _list_cited_clauses(found)
    return all(isinstance(clause, str) and clause in cited for clause in wanted)


def _cites_none(found: Any, wanted: Any) -> bool:
    """Return whether a trace cites none of these clauses."""
    cited = _list_cited_clauses(found)
    return isinstance(found, list) and not any(isinstance(clause, str) and clause in cited for clause in wanted)


def _list_cited_clauses(trace: Any) -> set[str]:
    """Return all clauses in the entries of a trace."""
    entries = [entry.get("clause") for entry in trace if isinstance(entry, dict)] if isinstance(trace, list) else []
    return {each for each in entries if isinstance(each, str)}


Relation = Literal["equals", "one-of", "contains", "lacks", "same-set", "covers", "blames", "cites", "omits"]
"""Name of a relation between a value in a reply and an expected value."""

RELATIONS: dict[str, Callable[[Any, Any], bool]] = {
    "equals": _are_equal_as_json,
    "one-of": lambda found, wanted: any(_are_equal_as_json(found, each) for each in wanted),
    "contains": _contains,
    "lacks": _does_not_contain,
    "same-set": _has_same_items,
    "covers": _covers_object,
    "blames": _does_reply_blame_one_of,
    "cites": _cites_all,
    "omits": _cites_none,
}
"""The test function of each relation. In `contains`, `lacks` and `same-set`, the order of lists does not count."""


OF_ANYTHING: tuple[str, ...] = ("equals", "covers")
"""Relations that accept an expected value of any type. For all other relations, the expected value is a list."""


def matches_relation(reply: Any, at: str, relation: str, value: Any) -> bool:
    """Return whether the value at the JSON pointer `at` of a reply has this relation to the expected value."""
    return RELATIONS[relation](value_at(reply, at), value)
