"""Search for a reading under which a failing case would pass. If there is one, the program probably follows that
reading and has no fault.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import Any

import msgspec

from scrimmage_rules.kit.cases.judge import judge
from scrimmage_rules.kit.cases.matchers import ABSENT, matches_relation, value_at
from scrimmage_rules.kit.cases.reply_requirements import derive_requirements, find_violations
from scrimmage_rules.kit.cases.requests import (
    ReplyToCheck,
    list_requests_of_case_as_data,
    pair_replies_with_requirements,
)
from scrimmage_rules.kit.cases.vectors import Expect, Vector
from scrimmage_rules.kit.protocol.child_process_pipes import NEVER, Deadline
from scrimmage_rules.kit.protocol.reference import Reference, encode_reply_as_plain_data
from scrimmage_rules.rulesets import ruleset


def find_reading_under_which_case_passes(
    vector: Vector, replies: list[Any], ruled: list[Any], facets: Collection[str] = (), until: Deadline = NEVER
) -> str:
    """Return the first reading, except the chosen one, under which the replies would be right; an empty string if no
    reading fits.

    A reading explains the replies if the reference gives the same replies under it, and different replies under the
    ruling. The expectations of the case are those of the ruling. `ruled` are the replies of the reference under the
    ruling. If they fail the case too, the reference is wrong and no reading is searched.

    Only values that the case or a complete reference answer checks are compared. Readings that the case chooses itself
    stay. `replies` and `ruled` are the replies to `list_case_requests(vector, facets)`. The search ends at `until`.
    """
    if judge(vector, ruled, facets).verdict != "pass":
        return ""
    given = list(pair_replies_with_requirements(vector, replies, facets))
    for ambiguity, key in _list_other_readings(vector):
        if not until.left:
            break
        expected = _list_replies_if_all_agree(vector, given, {ambiguity: key}, facets)
        if expected is not None and judge(vector, expected, facets).verdict != "pass":
            return f"{ambiguity} {key}"
    return ""


def _list_other_readings(vector: Vector) -> Iterator[tuple[str, str]]:
    for ambiguity in ruleset(vector.ruleset).rulebook.ambiguities.values():
        if ambiguity.switchable and ambiguity.id not in vector.readings:
            for key in ambiguity.keys:
                if key != ambiguity.ruling:
                    yield ambiguity.id, key


def list_replies_under_readings(vector: Vector, readings: dict[str, str], facets: Collection[str] = ()) -> list[Any]:
    """Return the replies of the reference, under these readings, to all requests that are sent for a case."""
    return list(_answer_under_readings(vector, readings, facets))


def _answer_under_readings(vector: Vector, readings: dict[str, str], facets: Collection[str]) -> Iterator[Any]:
    """Yield the replies one by one; no request is answered before its reply is needed."""
    reference = Reference()
    for ask in list_requests_of_case_as_data(vector, facets):
        if "ruleset" in ask:
            ask = {**ask, "options": _add_readings_to_options(ask.get("options"), readings)}  # noqa: PLW2901
        yield encode_reply_as_plain_data(reference.answer({"id": 1, **ask}))


def _add_readings_to_options(options: Any, readings: dict[str, str]) -> Any:
    """Return the options with these readings. Malformed options stay unchanged and are rejected later."""
    given = {} if options is None else options
    chosen = (given.get("readings") or {}) if isinstance(given, dict) else None
    return {**given, "readings": {**chosen, **readings}} if isinstance(chosen, dict) else options


def _list_replies_if_all_agree(
    vector: Vector, given: Sequence[ReplyToCheck], readings: dict[str, str], facets: Collection[str]
) -> list[Any] | None:
    """Return the replies of the reference under these readings, or None if one of them does not agree with the
    program's reply.

    The first reply that does not agree ends the comparison. Most readings do not explain a failure, and counting the
    sequences after a position takes long.
    """
    expected: list[Any] = []

    def answer() -> Iterator[Any]:
        for reply in _answer_under_readings(vector, readings, facets):
            expected.append(reply)
            yield reply

    for ours, wanted in zip(given, pair_replies_with_requirements(vector, answer(), facets), strict=True):
        if not (
            _have_same_status(ours.reply, wanted.reply)
            and _does_reply_agree_in_checked_values(vector.ruleset, ours, wanted.reply)
        ):
            return None
    return expected


def _does_reply_agree_in_checked_values(ruleset_id: str, given: ReplyToCheck, wanted: Any) -> bool:
    """Return whether a reply equals another reply in every value that the case or the kit checks."""
    if given.deed.expect is not None:
        return do_replies_agree_at_expectation(given.deed.expect, given.reply, wanted)
    if given.added:
        return all(_matches_reference_at(given.reply, wanted, *each) for each in WHOLE[given.added])
    due = derive_requirements(ruleset_id, msgspec.json.decode(given.request), wanted)
    return due is None or not any(find_violations(due, given.reply, pending=True))


def _matches_reference_at(reply: Any, wanted: Any, at: str, relation: str) -> bool:
    return matches_relation(reply, at, relation, value_at(wanted, at))


WHOLE = {
    "check": (), "position": (("/position", "equals"),), "legal": (("/actions", "same-set"),),
    "perft": (("/count", "equals"),),
}  # fmt: skip
"""The values that are compared in the reply to an extra request of the kit, by operation. The status is compared before
them.
"""


def _have_same_status(reply: Any, expected: Any) -> bool:
    """Return whether two replies have the same status, and this status is not `error`."""
    status = expected["status"]
    if status == "error" or reply.get("status") != status:
        return False
    return status != "rejected" or matches_relation(reply, "", "blames", [expected["clause"]])


def do_replies_agree_at_expectation(expect: Expect, reply: Any, expected: Any) -> bool:
    """Return whether two replies agree in the value of an expectation, or in the reported clause.

    The order of a list counts only if it counts in the case. In an explanation, only the clauses that the case checks
    count.
    """
    at = expect.at
    if expect.relation in ("cites", "omits"):
        return all(
            matches_relation(reply, at, "cites", [each]) == matches_relation(expected, at, "cites", [each])
            for each in expect.value
        )
    if not at:
        clause = expected.get("clause")
        return clause is None or matches_relation(reply, "", "blames", [clause])
    wanted = value_at(expected, at)
    if wanted == ABSENT:
        return bool(value_at(reply, at) == ABSENT)
    in_order = expect.relation == "equals" or not isinstance(wanted, list)
    return matches_relation(reply, at, "equals" if in_order else "same-set", wanted)
