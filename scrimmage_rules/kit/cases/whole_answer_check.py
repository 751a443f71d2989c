"""Where a reply to a request that the kit added is not the whole answer that the vector holds."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec.structs import replace

from scrimmage_rules.kit.cases.action_list_digest import summarized
from scrimmage_rules.kit.cases.field_differences import Difference, differences
from scrimmage_rules.kit.cases.matchers import ABSENT, holds
from scrimmage_rules.kit.cases.reply_invariants import Owed
from scrimmage_rules.kit.cases.requests import Answer


def added_debts(answer: Answer) -> Iterator[Difference]:
    """Yield each difference between a reply to an added request and the whole answer."""
    owed = answer.deed.owed
    if owed is not None:
        for each in _debts(answer, owed):
            yield replace(each, of=answer.added)


def _debts(answer: Answer, owed: Owed) -> Iterator[Difference]:
    """Yield the status if it is wrong, as for the requests of a case itself, and else what differs in the reply."""
    wanted = "rejected" if answer.added == "check" and owed.status == "rejected" else "ok"
    if answer.reply.get("status") != wanted:
        yield Difference("/status", "equals", wanted, answer.reply.get("status", ABSENT))
    else:
        yield from _OF[answer.added](answer, owed)


def _of_check(answer: Answer, owed: Owed) -> Iterator[Difference]:
    if owed.status != "rejected":
        yield from _differing(answer.reply, "/legal", wanted=True)
    elif answer.blames and not holds(answer.reply, "", "blames", answer.blames):
        yield from differences(answer.reply, "", "blames", answer.blames)


def _of_position(answer: Answer, _owed: Owed) -> Iterator[Difference]:
    yield from _differing(answer.reply, "/position", answer.position)


def _of_legal(answer: Answer, owed: Owed) -> Iterator[Difference]:
    found = answer.reply.get("actions", ABSENT)
    summary = summarized(found)
    if summary != owed.legal:
        got = found if summary is None else msgspec.to_builtins(summary)
        yield Difference("/actions", "summary", msgspec.to_builtins(owed.legal), got)


def _of_perft(answer: Answer, owed: Owed) -> Iterator[Difference]:
    depth = msgspec.json.decode(answer.request)["depth"]
    yield from _differing(answer.reply, "/count", owed.perft[depth - 1])


def _differing(reply: Any, at: str, wanted: Any) -> Iterator[Difference]:
    if not holds(reply, at, "equals", wanted):
        yield from differences(reply, at, "equals", wanted)


_OF = {"check": _of_check, "position": _of_position, "legal": _of_legal, "perft": _of_perft}
