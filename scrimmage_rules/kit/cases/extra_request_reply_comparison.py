"""Comparison of a program's replies with the replies of the reference in a vector, for the requests that the kit adds
to a case.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from scrimmage_rules.kit.cases.action_list_digest import digest_reply_list
from scrimmage_rules.kit.cases.field_differences import Difference, find_differences
from scrimmage_rules.kit.cases.matchers import ABSENT, matches_relation
from scrimmage_rules.kit.cases.reply_requirements import Owed
from scrimmage_rules.kit.cases.requests import ReplyToCheck


def find_differences_of_extra_reply(answer: ReplyToCheck) -> Sequence[Difference]:
    """Return the differences between the reply to an extra request and the stored reply of the reference."""
    owed, status = answer.deed.owed, answer.reply.get("status", ABSENT)
    if owed is None:
        return ()
    wanted = "rejected" if answer.added == "check" and owed.status == "rejected" else "ok"
    found: Sequence[Difference]
    found = _OF[answer.added](answer, owed) if status == wanted else (Difference("/status", "equals", wanted, status),)
    return [replace(each, of=answer.added) for each in found] if found else ()


def _compare_reply_to_check_request(answer: ReplyToCheck, owed: Owed) -> Sequence[Difference]:
    if owed.status != "rejected":
        return _compare_value(answer.reply, "/legal", "equals", wanted=True)
    return _compare_value(answer.reply, "", "blames", answer.blames) if answer.blames else ()


def _compare_position_reply(answer: ReplyToCheck, _owed: Owed) -> Sequence[Difference]:
    return _compare_value(answer.reply, "/position", "equals", answer.position)


def _compare_legal_reply(answer: ReplyToCheck, owed: Owed) -> Sequence[Difference]:
    found = answer.reply.get("actions", ABSENT)
    summary = digest_reply_list(found)
    if summary == owed.legal:
        return ()
    got = found if summary is None else msgspec.to_builtins(summary)
    return (Difference("/actions", "summary", msgspec.to_builtins(owed.legal), got),)


def _compare_perft_reply(answer: ReplyToCheck, owed: Owed) -> Sequence[Difference]:
    depth = msgspec.json.decode(answer.request)["depth"]
    return _compare_value(answer.reply, "/count", "equals", owed.perft[depth - 1])


def _compare_value(reply: Any, at: str, relation: str, wanted: Any) -> Sequence[Difference]:
    return () if matches_relation(reply, at, relation, wanted) else find_differences(reply, at, relation, wanted)


_OF = {
    "check": _compare_reply_to_check_request,
    "position": _compare_position_reply,
    "legal": _compare_legal_reply,
    "perft": _compare_perft_reply,
}
