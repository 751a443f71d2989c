"""The verdict on one case, from its vector and the replies; pure, so that the kit's own tests can try every fault."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Literal

import msgspec

from scrimmage_rules.kit.difference import Difference, differences
from scrimmage_rules.kit.quoting import shortened, told
from scrimmage_rules.kit.relations import holds
from scrimmage_rules.kit.vectors import Vector

Verdict = Literal[
    "pass", "fail", "wrong-reason", "reading-differs", "known-failure", "unexpected-pass", "skipped", "crash",
    "timeout", "protocol-error", "not-run",
]  # fmt: skip

VERDICTS: tuple[Verdict, ...] = (
    "pass", "fail", "wrong-reason", "reading-differs", "known-failure", "unexpected-pass", "skipped", "crash",
    "timeout", "protocol-error", "not-run",
)  # fmt: skip
"""Every verdict there is, in the order of reports."""

GREEN: frozenset[Verdict] = frozenset({"pass", "skipped", "known-failure"})
"""The verdicts with which a run still counts as passed."""


MOST_DIFFERENCES, MOST_BYTES = 500, 40_000
"""So many differences of a case are kept, and so many bytes of what came in the place of what was wanted."""


class Trouble(Exception):
    """The adapter did not answer as the protocol wants: `verdict` is crash, timeout or protocol-error."""

    def __init__(self, verdict: Literal["crash", "timeout", "protocol-error"], problem: str) -> None:
        """`problem` is one line for the report."""
        self.verdict: Verdict = verdict
        self.problem = problem
        super().__init__(f"{verdict}: {problem}")


class CaseResult(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What the kit says of one case.

    `step` is the index of the first sentence that failed, `differences` say how, `note` is one line for the verdicts
    that are not about a reply, `stderr` the tail of what the adapter wrote there.
    """

    id: str
    place: str
    name: str
    verdict: Verdict
    clauses: tuple[str, ...]
    level: str
    step: int | None = None
    differences: tuple[Difference, ...] = ()
    note: str = ""
    stderr: str = ""


def result(vector: Vector, verdict: Verdict, note: str = "", **more: Any) -> CaseResult:
    """A result for a case, with what the vector says of it."""
    return CaseResult(
        id=vector.id,
        place=vector.place,
        name=vector.name,
        verdict=verdict,
        clauses=vector.clauses,
        level=vector.level,
        note=note,
        **more,
    )


def requests(vector: Vector) -> list[dict[str, Any]]:
    """The requests of a case in order, without ids."""
    return [deed.ask for deed in vector.deeds if deed.ask is not None]


def judge(vector: Vector, replies: list[Any]) -> CaseResult:
    """Hold the replies to a case's requests against its expectations; what fails is listed."""
    found: list[Difference] = []
    first: int | None = None
    asked = -1
    for index, step in enumerate(vector.steps):
        for deed in step.do:
            if deed.ask is not None:
                asked += 1
            elif deed.expect is not None:
                wanted = deed.expect
                if not holds(replies[asked], wanted.at, wanted.relation, wanted.value):
                    found += differences(replies[asked], wanted.at, wanted.relation, wanted.value)
                    first = index if first is None else first
    if not found:
        return result(vector, "pass")
    only_reasons = all(each.relation == "blames" and isinstance(each.got, list) for each in found)
    note = _complaint(replies)
    return result(vector, "wrong-reason" if only_reasons else "fail", note, step=first, differences=tuple(_kept(found)))


def _kept(found: list[Difference]) -> Iterator[Difference]:
    """As much as can be kept of thousands of cases, whatever an implementation answers."""
    room = MOST_BYTES
    for each in found[:MOST_DIFFERENCES]:
        size = len(each.at) + len(msgspec.json.encode(each.got))
        if size <= room:
            room -= size
            yield each
        else:
            yield Difference(shortened(each.at), each.relation, each.wanted, f"({size} bytes, too many to keep)")


def _complaint(replies: list[Any]) -> str:
    """What the implementation said of its first error or refusal to play, if it said anything."""
    for reply in replies:
        if reply.get("status") == "error":
            return f"it answered error {told(reply.get('kind'))}: {told(reply.get('message'))}"
        if reply.get("status") == "unsupported":
            return f"it answered unsupported: {told(reply.get('feature'))}, a facet it declares"
    return ""
