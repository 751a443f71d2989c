"""Comparison of the reply to an extra request of the kit with the complete reference answer in the vector."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec.structs import replace

from scrimmage_rules.kit.cases.action_list_digest import digest_actions
from scrimmage_rules.kit.cases.field_differences import Difference, find_differences
from scrimmage_rules.kit.cases.matchers import ABSENT, matches_relation
from scrimmage_rules.kit.cases.reply_invariants import Owed
from scrimmage_rules.kit.cases.requests import Answer


def check_added_reply(answer: Answer) -> Iterator[Difference]:
    """Yield each difference between the reply to an extra request and the complete reference answer."""
    owed = answer.deed.owed
    if owed is not None:
        for each in _check_reply(answer, owed):
            yield replace(each, of=answer.added)


def _check_reply(answer: Answer, owed: Owed) -> Iterator[Difference]:
    """Yield one difference if the status is wrong, otherwise each difference in the fields of the reply."""
    wanted = "rejected" if answer.added == "check" and owed.status == "rejected" else "ok"
    if answer.reply.get("status") != wanted:
        yield Difference("/status", "equals", wanted, answer.reply.get("status", ABSENT))
    else:
        yield from _OF[answer.added](answer, owed)


def _check_check_reply(answer: Answer, owed: Owed) -> Iterator[Difference]:
    if owed.status != "rejected":
        yield from _compare_value(answer.reply, "/legal", wanted=True)
    elif answer.blames and not matches_relation(answer.reply, "", "blames", answer.blames):
        yield from find_differences(answer.reply, "", "blames", answer.blames)


def _check_position_reply(answer: Answer, _owed: Owed) -> Iterator[Difference]:
    yield from _compare_value(answer.reply, "/position", answer.position)


def _check_legal_reply(answer: Answer, owed: Owed) -> Iterator[Difference]:
    found = answer.reply.get("actions", ABSENT)
    summary = digest_actions(found)
    if summary != owed.legal:
        got = found if summary is None else msgspec.to_builtins(summary)
        yield Difference("/actions", "summary", msgspec.to_builtins(owed.legal), got)


def _check_perft_reply(answer: Answer, owed: Owed) -> Iterator[Difference]:
    depth = msgspec.json.decode(answer.request)["depth"]
    yield from _compare_value(answer.reply, "/count", owed.perft[depth - 1])


def _compare_value(reply: Any, at: str, wanted: Any) -> Iterator[Difference]:
    if not matches_relation(reply, at, "equals", wanted):
        yield from find_differences(reply, at, "equals", wanted)


_OF = {
    "check": _check_check_reply,
    "position": _check_position_reply,
    "legal": _check_legal_reply,
    "perft": _check_perft_reply,
}
