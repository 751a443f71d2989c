"""Put extreme numbers, texts and lists at every place of every sort of request, and see that each is answered.

Run as `python -m tests.kit.extremes RULESET`: a process of its own, with little memory and a guard on every answer,
which a missing bound does not survive. Prints how many requests were put, and the slowest with its
seconds of processor time.
"""

from __future__ import annotations

import copy
import resource
import signal
import sys
import time
from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec

from scrimmage_rules.kit.cases.requests import list_own_requests
from scrimmage_rules.kit.cases.vectors import get_vectors_file, read_vectors
from scrimmage_rules.kit.protocol.reference import Reference

MEMORY = 500 * 1024 * 1024
"""Bytes of address space, of which Python, the rulebooks and the cases take a good part."""

GUARD = 10
"""Seconds of processor time for an answer that should take a hundredth of one."""

MANY = 20_000

NUMBERS = (
    0, -1, 99, 100, -99, -100, 1000, 10**6, 10**6 + 1, -(10**6), 10**12, -(10**12), 2**63, -(2**63) - 1, 2**64, 10**400,
    0.5, 1e300,
)  # fmt: skip
TEXTS = ("", "x" * 200, "x" * 201, "x" * MANY)
LENGTHS = (0, 20, 100, 200, MANY)
FIELDS = tuple(dict.fromkeys((f"x{number}" for number in range(MANY)), filler) for filler in (None, 1))
TIMES = 8
"""Requests of a sort in which a number is changed; a text, list or object is changed in one."""

CHANGES = ("new", "load", "apply")
NAMED_BY_DATA = ("men", "offense", "defense", "used", "readings", "matrix")
"""Objects whose keys are names of men, cards or readings: one of them stands for all."""

Path = tuple[str | int, ...]


def parts(value: Any, path: Path = ()) -> Iterator[tuple[Path, Any]]:
    """Every part of a request with the way there."""
    yield path, value
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, part in items:
        yield from parts(part, (*path, key))


def sort_of_place(request: dict[str, Any], path: Path) -> tuple[Any, ...]:
    """What a place is called in all requests of its sort: items of lists, and of objects that name men, are alike."""
    kind = request.get("query") or request.get("action", {}).get("type")
    steps = zip(("", *path), path, strict=False)
    return (
        request["op"],
        kind,
        *("*" if isinstance(key, int) or above in NAMED_BY_DATA else key for above, key in steps),
    )


def extremes(value: Any) -> Iterator[Any]:
    """What is put in the place of a value."""
    if isinstance(value, int | float) and not isinstance(value, bool):
        yield from NUMBERS
    elif isinstance(value, str):
        yield from TEXTS
        yield from NUMBERS[:1]
    elif isinstance(value, list):
        yield from ([copy.deepcopy(value[0] if value else "x")] * length for length in LENGTHS)
    elif isinstance(value, dict):
        yield from ({**value, **fields} for fields in FIELDS)


def put(request: dict[str, Any], path: Path, value: Any) -> dict[str, Any]:
    """The request with another value at a place; what is not on the way there is the same, as copies take long."""
    changed: dict[str, Any] = copy.copy(request)
    holder: Any = changed
    for step in path[:-1]:
        holder[step] = copy.copy(holder[step])
        holder = holder[step]
    holder[path[-1]] = value
    return changed


def prepared(before: list[dict[str, Any]]) -> Reference:
    """The reference after the requests of a case that come before."""
    reference = Reference()
    for request in before:
        reference.answer({"id": 0, **request})
    return reference


def fresh(request: dict[str, Any], seen: Counter[tuple[Any, ...]]) -> Iterator[tuple[Path, Any]]:
    """The places of a request whose sort has not been tried often enough, one of each sort, with what stands there."""
    for sort, (path, value) in {sort_of_place(request, path): (path, value) for path, value in parts(request)}.items():
        number = isinstance(value, int) and not isinstance(value, bool)
        if path and seen[sort] < (TIMES if number else 1):
            seen[sort] += 1
            yield path, value


def answered(reference: Reference, request: dict[str, Any]) -> tuple[Any, float]:
    """The answer to a request, and the processor time it took."""
    signal.setitimer(signal.ITIMER_PROF, GUARD)
    begun = time.process_time()
    reply = reference.answer({"id": 1, **request})
    msgspec.json.encode(reply)
    return reply, time.process_time() - begun


def main(ruleset_id: str) -> None:
    """Put them all; ends early where an answer takes too long or is a fault of the reference."""
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    seen: Counter[tuple[Any, ...]] = Counter()
    count, slowest = 0, (0.0, "")
    for vector in read_vectors(get_vectors_file(ruleset_id)):
        asked = list(list_own_requests(vector))
        for number, request in enumerate(asked):
            places = list(fresh(request, seen))
            reference = prepared(asked[:number]) if places else Reference()
            for path, value in places:
                for extreme in extremes(value):
                    reply, taken = answered(reference, put(request, path, extreme))
                    fault = getattr(reply, "kind", "") == "internal"
                    assert not fault, (vector.id, path, str(extreme)[:40], reply)
                    count += 1
                    if taken > slowest[0]:  # only then in words: to write a long list takes longer than its answer
                        slowest = taken, f"{vector.id} {path} {str(extreme)[:40]}"
                    if reply.status == "ok" and request["op"] in CHANGES:
                        reference = prepared(asked[:number])
    sys.stdout.write(f"{count} {slowest[0]:.3f} {slowest[1]}\n")


if __name__ == "__main__":
    main(sys.argv[1])
