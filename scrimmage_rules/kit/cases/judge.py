"""The judge: a pure function from a vector and the replies of a program to the verdict on a case."""

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
"""All verdicts, in the order of reports."""

PASSING: frozenset[Verdict] = frozenset({"pass", "flaky", "unexpected-pass"})
"""The verdicts of a case whose expectations were met, perhaps only in a rerun; they count for a level."""

BROKE: frozenset[Verdict] = frozenset({"crash", "timeout", "protocol-error"})
"""The verdicts of a case without a valid reply."""

FAILING: frozenset[Verdict] = BROKE | {"fail", "wrong-reason", "reading-differs"}
"""The verdicts of a case that fails and is not a known failure."""

GREEN: frozenset[Verdict] = frozenset({"pass", "flaky", "skipped", "known-failure"})
"""The verdicts that do not fail a run."""


GAME = b'"scrimmage-transcript-1"'
"""The bytes in a request that contains a recorded game."""


class CaseResult(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, gc=False):
    """The result of one case.

    `step` is the index of the first sentence that failed, `differences` are the wrong places, `note` is one line for
    the verdicts that are not about a reply, and `stderr` the last output of the adapter on standard error. `named` are
    the clauses that the first wrong answer wrongly blames, cites or omits; `near` those that the correct answer cites,
    or for a case that passed in a run with failures, all its correct answers. `owing` says that all expectations of the
    case were met, and only requirements on every answer were not. `faint` says that the first wrong answer is an error,
    or replays a whole game, and is weak evidence about a clause. `alone` says that the case passes in a process of its
    own. `repeated` says that a crash, a timeout or a protocol error happened again in a rerun. Written reports also
    have `content`, a hash of the requests and expectations of the case, and `asked`, the failing request of a case that
    is not published.
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
    """Return a result for a case, with the facts in its vector."""
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
    """Return the result with the verdict *pass* in place of *wrong-reason* if the adapter declares no reasons."""
    if each.verdict == "wrong-reason" and "reason" not in (declared.facets if declared else ()):
        return msgspec.structs.replace(each, verdict="pass", note="another clause is blamed; reasons are not declared")
    return each


def judge(
    vector: Vector, replies: list[Any], facets: Collection[str] = FACETS, sent: Sequence[Asked] | None = None
) -> CaseResult:
    """Compare the replies to all requests for a case with its expectations and with whole answers.

    `replies` are those to `case_requests(vector, facets)`, which is `sent` if the caller has it already. Without the
    facet `legal`, the seats that may act are not compared.
    """
    pending = "legal" in facets
    wrong = [
        (answer, each)
        for answer in pair_replies(vector, replies, facets, sent)
        for each in islice(_find_wrong_fields(answer, pending=pending), MOST_DIFFERENCES)
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
    """Return whether a program that gives this reply to each request fails by the requests of the case alone.

    The requests that the kit adds are not prepared, because they would take most of the time.
    """
    own = (Answer(b"", 0, deed, reply) for step in vector.steps for deed in step.do)
    return any(not _is_reason(each) for answer in own for each in _find_wrong_fields(answer, pending="legal" in FACETS))


def is_right_apart_from_reasons(vector: Vector, replies: Iterable[Any], facets: Collection[str] = FACETS) -> bool:
    """Return whether the verdict on these replies is *pass* or *wrong-reason*; stop at any other difference."""
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
    """Return the differences of a reply from the requirements or the expectation of its deed."""
    wanted, reply = answer.deed.expect, answer.reply
    if answer.added:
        return check_added_reply(answer)
    if wanted is None:
        return () if answer.deed.owed is None else find_violations(answer.deed.owed, reply, pending=pending)
    if matches_relation(reply, wanted.at, wanted.relation, wanted.value):
        return ()
    return find_differences(reply, wanted.at, wanted.relation, wanted.value)


def _first_error_message(replies: list[Any]) -> str:
    """Return a message about the first error or refusal to play, or an empty string if every reply is regular."""
    for reply in replies:
        if reply.get("status") == "error":
            return f"the adapter answered error {text_or_repr(reply.get('kind'))}: {text_or_repr(reply.get('message'))}"
        if reply.get("status") == "unsupported":
            what = f": {text_or_repr(reply['feature'])}" if reply.get("feature") else " to what it was asked"
            return f"the adapter answered unsupported{what}, although it declares this facet"
    return ""
