"""The verdict on one case, from its vector and the replies; pure, so that the kit's own tests can try every fault."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from itertools import islice
from typing import Any, Literal

import msgspec

from scrimmage_rules.kit.cases.failing_request import FailingRequest
from scrimmage_rules.kit.cases.field_differences import MOST_DIFFERENCES, Difference, find_differences
from scrimmage_rules.kit.cases.matchers import matches_relation
from scrimmage_rules.kit.cases.reply_invariants import find_violations
from scrimmage_rules.kit.cases.requests import Answer, Asked, pair_replies
from scrimmage_rules.kit.cases.result_bounds import Differences
from scrimmage_rules.kit.cases.vectors import Vector
from scrimmage_rules.kit.cases.whole_answer_check import check_added_reply
from scrimmage_rules.kit.protocol.messages import FACETS, Declared
from scrimmage_rules.kit.protocol.truncation import text_or_repr

Verdict = Literal[
    "pass", "flaky", "fail", "wrong-reason", "reading-differs", "known-failure", "unexpected-pass", "skipped", "crash",
    "timeout", "protocol-error", "not-run",
]  # fmt: skip

VERDICTS: tuple[Verdict, ...] = (
    "pass", "flaky", "fail", "wrong-reason", "reading-differs", "known-failure", "unexpected-pass", "skipped", "crash",
    "timeout", "protocol-error", "not-run",
)  # fmt: skip
"""Every verdict there is, in the order of reports."""

PASSING: frozenset[Verdict] = frozenset({"pass", "flaky", "unexpected-pass"})
"""The verdicts of a case whose expectations were met, if only when the kit sent it again; they count for a level."""

BROKE: frozenset[Verdict] = frozenset({"crash", "timeout", "protocol-error"})
"""The verdicts of a case that the adapter did not answer as the protocol wants."""

FAILING: frozenset[Verdict] = BROKE | {"fail", "wrong-reason", "reading-differs"}
"""The verdicts of a case that the program fails, and nobody expects it to."""

GREEN: frozenset[Verdict] = frozenset({"pass", "flaky", "skipped", "known-failure"})
"""The verdicts with which a run still counts as passed."""


GAME = b'"scrimmage-transcript-1"'
"""What a request has in it that brings the record of a game along."""


class CaseResult(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, gc=False):
    """What the kit says of one case.

    `step` is the index of the first sentence that failed, `differences` say how, `note` is one line for the verdicts
    that are not about a reply, `stderr` the tail of what the adapter wrote there. `named` are the clauses that the
    first wrong answer blames or cites and should not, or should and does not; `near` those that the right one rests on,
    of a case that passed beside failing ones those of all its right answers.
    `owing` says that all it asks for itself came, and only what any answer owes did not; `faint` that its first wrong
    answer is an error, or to a question that brings a whole game along, and so tells little of any clause.
    `alone` says that it passes when it is put to a process of its own. `repeated` says of a crash, a timeout or a
    protocol error that it happened again when the kit sent the case again. `content` is a hash of what the case asks
    and expects, in reports that are written; there `asked` is the request that failed, of a case that is not published.
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
    named: tuple[str, ...] = ()
    near: tuple[str, ...] = ()
    owing: bool = False
    faint: bool = False
    alone: bool = False
    repeated: bool = False
    content: str = ""
    asked: FailingRequest | None = None


def create_result(vector: Vector, verdict: Verdict, note: str = "", **more: Any) -> CaseResult:
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


def finalize_verdict(each: CaseResult, declared: Declared | None) -> CaseResult:
    """Wrong reasons count only where reasons are declared."""
    if each.verdict == "wrong-reason" and "reason" not in (declared.facets if declared else ()):
        return msgspec.structs.replace(each, verdict="pass", note="another clause is blamed; reasons are not declared")
    return each


def judge(
    vector: Vector, replies: list[Any], facets: Collection[str] = FACETS, sent: Sequence[Asked] | None = None
) -> CaseResult:
    """Compare the replies to all requests for a case with its expectations and with whole answers; list what differs.

    `replies` are those to `conversation(vector, facets)`, which is `sent` if the caller has it already. Without the
    facet `legal` nothing is owed about who may act.
    """
    wrong = [
        (answer, each)
        for answer in pair_replies(vector, replies, facets, sent)
        for each in islice(_find_wrong_fields(answer, pending="legal" in facets), MOST_DIFFERENCES)
    ]
    if not wrong:
        return create_result(vector, "pass")
    first, _ = wrong[0]
    wrong.sort(key=lambda each: bool(each[0].added))  # what the case asks for itself is shown first
    found = Differences()
    for _, each in wrong:
        found.add(each)
    only_reasons = all(_is_reason(each) for _, each in wrong)
    return create_result(
        vector, "wrong-reason" if only_reasons else "fail", _first_error_message(replies), step=wrong[0][0].step,
        differences=tuple(found.kept), owing=all(answer.deed.expect is None for answer, _ in wrong),
        faint=_is_weak_evidence(first.request, first.reply),
    )  # fmt: skip


def is_wrong_by_itself(vector: Vector, reply: Any) -> bool:
    """Return whether a program that gives this reply to each request fails without any request of the kit.

    Nothing is made ready for the kit's own requests, which would take most of the time.
    """
    own = (Answer(b"", 0, deed, reply) for deed in vector.deeds)
    return any(not _is_reason(each) for answer in own for each in _find_wrong_fields(answer, pending="legal" in FACETS))


def passes_without_reasons(vector: Vector, replies: Iterable[Any], facets: Collection[str] = FACETS) -> bool:
    """Return whether the verdict on these replies is *pass* or *wrong-reason*: the first other difference ends it."""
    return all(
        _is_reason(each)
        for answer in pair_replies(vector, replies, facets)
        for each in _find_wrong_fields(answer, pending="legal" in facets)
    )


def _is_reason(each: Difference) -> bool:
    """Return whether only the clause of a refusal is wrong."""
    return each.relation == "blames" and isinstance(each.got, list)


def _is_weak_evidence(asked: bytes, reply: Any) -> bool:
    return GAME in asked or reply.get("status") == "error"


def _find_wrong_fields(answer: Answer, *, pending: bool) -> Iterable[Difference]:
    """Where a reply is not as its deed wants it."""
    wanted, reply = answer.deed.expect, answer.reply
    if answer.added:
        return check_added_reply(answer)
    if wanted is None:
        return () if answer.deed.owed is None else find_violations(answer.deed.owed, reply, pending=pending)
    if matches_relation(reply, wanted.at, wanted.relation, wanted.value):
        return ()
    return find_differences(reply, wanted.at, wanted.relation, wanted.value)


def _first_error_message(replies: list[Any]) -> str:
    """What the implementation said of its first error or refusal to play, if it said anything."""
    for reply in replies:
        if reply.get("status") == "error":
            return f"the adapter answered error {text_or_repr(reply.get('kind'))}: {text_or_repr(reply.get('message'))}"
        if reply.get("status") == "unsupported":
            what = f": {text_or_repr(reply['feature'])}" if reply.get("feature") else " to what it was asked"
            return f"the adapter answered unsupported{what}, although it declares this facet"
    return ""
