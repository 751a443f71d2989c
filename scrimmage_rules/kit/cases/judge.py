"""Verdict on a case: a pure function that compares the replies of a program with the expected replies in a vector."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Any, Literal

import msgspec

from scrimmage_rules.kit.cases.extra_request_reply_comparison import find_differences_of_extra_reply
from scrimmage_rules.kit.cases.failing_request import FailingRequest
from scrimmage_rules.kit.cases.field_differences import MOST_DIFFERENCES, Difference, find_differences
from scrimmage_rules.kit.cases.matchers import matches_relation
from scrimmage_rules.kit.cases.reply_requirements import find_violations
from scrimmage_rules.kit.cases.reported_output_limits import BoundedDifferences
from scrimmage_rules.kit.cases.requests import ReplyToCheck, RequestToSend, pair_replies_with_requirements
from scrimmage_rules.kit.cases.vectors import Vector
from scrimmage_rules.kit.protocol.messages import FACETS, Declared
from scrimmage_rules.kit.protocol.text_truncation import convert_to_text

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
"""Verdicts of a case whose expectations were met, at least in a rerun. They count towards a level."""

BROKE: frozenset[Verdict] = frozenset({"crash", "timeout", "protocol-error"})
"""Verdicts of a case for which the adapter gave no valid reply."""

FAILING: frozenset[Verdict] = BROKE | {"fail", "wrong-reason", "reading-differs"}
"""Verdicts of a case that fails and is not in the list of known failures."""

GREEN: frozenset[Verdict] = frozenset({"pass", "flaky", "skipped", "known-failure"})
"""Verdicts that do not make a run fail."""


GAME = b'"scrimmage-transcript-1"'
"""Bytes that occur in a request only if the request contains a recorded game."""


class CaseResult(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, gc=False):
    """The result of one case.

    `step` is the index of the first failed step. `differences` are the wrong fields. `note` is a one-line explanation
    of a verdict that is not about a reply. `stderr` is the last output of the adapter on standard error.

    `named` are the clauses that the first wrong answer wrongly reports, cites or omits. `near` are the clauses that the
    correct answer cites; for a passing case in a failed run, those of all its correct answers.

    `owing` is true if the expectations of the case were met, and only the general requirements on answers were not.
    `faint` is true if the first wrong answer is weak evidence about a clause: an error, or the replay of a whole game.
    `alone` is true if the case passes when it runs alone in a process. `repeated` is true if a crash, timeout or
    protocol error occurred again in a rerun.

    Written reports also have `content`, a hash of the requests and expectations of the case, and `asked`, the failing
    request of an unpublished case.
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


def create_case_result(vector: Vector, verdict: Verdict, note: str = "", **more: Any) -> CaseResult:
    """Return a result with this verdict, and the name, level and clauses of the case from its vector."""
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
    """Return the result; its verdict becomes *pass* instead of *wrong-reason* if the adapter does not declare the facet
    `reason`.
    """
    if each.verdict == "wrong-reason" and "reason" not in (declared.facets if declared else ()):
        return msgspec.structs.replace(
            each,
            verdict="pass",
            note="rejected under a different clause, but the adapter does not declare the facet reason",
        )
    return each


def judge(
    vector: Vector, replies: list[Any], facets: Collection[str] = FACETS, sent: Sequence[RequestToSend] | None = None
) -> CaseResult:
    """Compare the replies to a case with its expectations and the stored whole replies of the reference, and return the
    result.

    `replies` are the replies to `list_case_requests(vector, facets)`. A caller that has computed these requests passes
    them as `sent`. If `facets` lacks `legal`, the seats (players) that may act are not compared.
    """
    pending = "legal" in facets
    wrong = [
        (answer, each)
        for answer in pair_replies_with_requirements(vector, replies, facets, sent)
        for each in _find_differences_of_reply(answer, pending=pending)[:MOST_DIFFERENCES]
    ]
    if not wrong:
        return create_case_result(vector, "pass")
    first, _ = wrong[0]
    wrong.sort(key=lambda each: bool(each[0].added))  # differences in the case's own requests come first
    found = BoundedDifferences()
    for _, each in wrong:
        found.add(each)
    only_reasons = all(_is_about_rejecting_clause(each) for _, each in wrong)
    return create_case_result(
        vector, "wrong-reason" if only_reasons else "fail", _find_first_error_message(replies), step=wrong[0][0].step,
        differences=tuple(found.kept), owing=all(answer.deed.expect is None for answer, _ in wrong),
        faint=_is_error_or_whole_game_replay(first.request, first.reply),
    )  # fmt: skip


def does_repeated_reply_fail_case(vector: Vector, reply: Any) -> bool:
    """Return whether a program that gives this same reply to every request fails the case.

    Only the requests of the case itself are used. To prepare the extra requests of the kit would take most of the time.
    """
    for step in vector.steps:
        for deed in step.do:
            wrong = _find_differences_of_reply(ReplyToCheck(b"", 0, deed, reply), pending="legal" in FACETS)
            if not all(map(_is_about_rejecting_clause, wrong)):
                return True
    return False


def is_right_apart_from_reasons(vector: Vector, replies: Iterable[Any], facets: Collection[str] = FACETS) -> bool:
    """Return whether these replies are right if the clauses that rejections report do not count (verdict *pass* or
    *wrong-reason*).
    """
    return all(
        _is_about_rejecting_clause(each)
        for answer in pair_replies_with_requirements(vector, replies, facets)
        for each in _find_differences_of_reply(answer, pending="legal" in facets)
    )


def _is_about_rejecting_clause(each: Difference) -> bool:
    """Return whether a difference is only about the clause that a rejection reports."""
    return each.relation == "blames" and isinstance(each.got, list)


def _is_error_or_whole_game_replay(asked: bytes, reply: Any) -> bool:
    return GAME in asked or reply.get("status") == "error"


def _find_differences_of_reply(answer: ReplyToCheck, *, pending: bool) -> Sequence[Difference]:
    """Return the differences of a reply from its requirements or its expectation."""
    wanted, reply = answer.deed.expect, answer.reply
    if answer.added:
        return find_differences_of_extra_reply(answer)
    if wanted is None:
        return () if answer.deed.owed is None else find_violations(answer.deed.owed, reply, pending=pending)
    if matches_relation(reply, wanted.at, wanted.relation, wanted.value):
        return ()
    return find_differences(reply, wanted.at, wanted.relation, wanted.value)


def _find_first_error_message(replies: list[Any]) -> str:
    """Return a message about the first reply with the status `error` or `unsupported`; an empty string if there is
    none.
    """
    for reply in replies:
        if reply.get("status") == "error":
            return (
                f"the adapter answered error {convert_to_text(reply.get('kind'))}: "
                f"{convert_to_text(reply.get('message'))}"
            )
        if reply.get("status") == "unsupported":
            what = f": {convert_to_text(reply['feature'])}" if reply.get("feature") else " to this request"
            return f"the adapter answered unsupported{what}, although it declares this facet"
    return ""
