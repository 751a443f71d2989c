"""The clauses under which the reference rejects the actions that a program wrongly lists as legal."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import msgspec

from scrimmage_rules.kit.cases.judge import CaseResult
from scrimmage_rules.kit.cases.requests import list_case_requests
from scrimmage_rules.kit.cases.vectors import Vector
from scrimmage_rules.kit.protocol.reference import Reference, encode_reply_as_plain_data

MOST_CHECKED = 3
"""Maximum number of illegal actions of a list that are checked, because further ones are mostly similar."""

LISTS = ("/actions", "/count", "/turn/pending")
"""Paths of wrong values that come from a list of actions: the list itself, its counts, and the types of its actions."""


def list_clauses_forbidding_listed_actions(
    vector: Vector, judged: CaseResult, facets: Collection[str]
) -> tuple[str, ...]:
    """Return the clauses under which the reference rejects the illegal actions in the last list of a failing case.

    The result is empty if the case has other differences, because then the list may be correct for a wrong position.
    """
    if any(each.at not in LISTS for each in judged.differences):
        return ()
    lists = [each.wanted for each in judged.differences if (each.of, each.relation) == ("legal", "lacks")]
    excess = [action for listed in lists for action in listed if isinstance(action, dict)][:MOST_CHECKED]
    return _request_clauses_rejecting_actions(vector, excess, facets) if excess else ()


def _request_clauses_rejecting_actions(
    vector: Vector, actions: list[dict[str, Any]], facets: Collection[str]
) -> tuple[str, ...]:
    """Return the clauses by which the reference rejects these actions at the end of a case."""
    reference = Reference()
    for asked in list_case_requests(vector, facets):
        ask = msgspec.json.decode(asked.request)
        if asked.added == "legal":
            checks = [{**each, "id": 1, "op": "check", "game": ask["game"]} for each in actions]
            replies = [encode_reply_as_plain_data(reference.answer(check)) for check in checks]
            return tuple(sorted({reply["clause"] for reply in replies if reply["status"] == "rejected"}))
        reference.answer({"id": 1, **ask})
    return ()
