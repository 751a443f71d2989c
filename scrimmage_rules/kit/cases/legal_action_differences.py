"""Names of the legal actions that a reply lists wrongly or leaves out, for reports. Vectors store only a digest of the
list.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import Any

from msgspec.structs import replace

from scrimmage_rules.kit.cases.action_list_digest import digest_actions
from scrimmage_rules.kit.cases.field_differences import Difference, find_differences
from scrimmage_rules.kit.cases.judge import CaseResult
from scrimmage_rules.kit.cases.reported_output_limits import BoundedDifferences
from scrimmage_rules.kit.cases.requests import pair_replies_with_requirements
from scrimmage_rules.kit.cases.vectors import Vector


def name_differing_actions(
    judged: CaseResult, vector: Vector, replies: Sequence[Any], right: Sequence[Any], facets: Collection[str]
) -> CaseResult:
    """Return the result of a case with the names of the legal actions that a list leaves out or wrongly contains.

    `right` has the replies of the reference. If the reference does not return the list whose digest is in the vector,
    the result shows only the digests.
    """
    if not compares_action_digests(judged):
        return judged
    named = list(_list_action_differences(vector, replies, right, facets))
    kept = BoundedDifferences()
    for each in (*(each for each in judged.differences if each.relation != "summary"), *named):
        kept.add(each)
    return replace(judged, differences=tuple(kept.kept)) if named else judged


def compares_action_digests(judged: CaseResult) -> bool:
    """Return whether the result of a failed case compares two lists of actions only by their digests. For such a
    result, the report should name the actions that differ.
    """
    return any(each.relation == "summary" for each in judged.differences)


def _list_action_differences(
    vector: Vector, replies: Sequence[Any], right: Sequence[Any], facets: Collection[str]
) -> Iterator[Difference]:
    pairs = zip(
        pair_replies_with_requirements(vector, replies, facets),
        pair_replies_with_requirements(vector, right, facets),
        strict=True,
    )
    for given, wanted in pairs:
        listed = wanted.reply.get("actions") if given.added == "legal" else None
        if listed is not None and given.deed.owed and digest_actions(listed) == given.deed.owed.legal:
            for each in find_differences(given.reply, "/actions", "same-set", listed):
                yield replace(each, of="legal")
