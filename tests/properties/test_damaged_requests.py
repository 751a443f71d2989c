"""Requests of the published cases, damaged at one place: the answer is never that the engine is at fault."""

from __future__ import annotations

import copy
import random
from collections.abc import Iterator
from typing import Any

import pytest

from scrimmage_rules.kit.cases.requests import list_own_requests
from scrimmage_rules.kit.cases.vectors import get_vectors_file, read_vectors
from scrimmage_rules.kit.protocol.reference import Reference, encode_reply_as_plain_data
from scrimmage_rules.rulesets import RULESETS

EVERY = 5
"""One case in so many, and as many damages of each of its requests."""

JUNK: tuple[Any, ...] = (
    None, True, -1, 0, 1, 7, 10**12, 2**63, 10**400, 0.5, 1e300, "", "x", "over", "chance", "red", "Q", [], [0, 0],
    [[]], {}, {"type": "move"}, {"x": None},
)  # fmt: skip


def places(value: Any) -> Iterator[tuple[Any, Any]]:
    """Every part of a request as the object or list that holds it, and its key there."""
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, part in items:
        yield value, key
        yield from places(part)


def damaged(request: dict[str, Any], rng: random.Random) -> dict[str, Any]:
    """A copy with one part lost, doubled, taken from elsewhere, or replaced by junk."""
    broken = copy.deepcopy(request)
    holder, key = rng.choice([place for place in places(broken) if place != (broken, "op")])
    elsewhere, other = rng.choice(list(places(request)))
    damage = rng.choice(("lost", "doubled", "strange", "junk", "junk"))
    if damage == "lost":
        del holder[key]
    elif damage == "doubled" and isinstance(holder, list):
        holder.append(copy.deepcopy(holder[key]))
    elif damage == "strange":
        holder[key] = copy.deepcopy(elsewhere[other])
    else:
        holder[key] = copy.deepcopy(rng.choice(JUNK))
    return broken


@pytest.mark.parametrize("ruleset_id", RULESETS)
def test_a_damaged_request_is_never_answered_with_a_fault_of_the_reference(ruleset_id: str) -> None:
    rng = random.Random(ruleset_id)  # noqa: S311
    for vector in read_vectors(get_vectors_file(ruleset_id))[::EVERY]:
        reference = Reference()
        for ask in list_own_requests(vector):
            for _ in range(EVERY):
                request = damaged(ask, rng)
                reply = encode_reply_as_plain_data(reference.answer({"id": 1, **request}))
                assert reply.get("kind") != "internal", (vector.id, request, reply)
            reference.answer({"id": 1, **ask})
