"""Limits on the size of adapter output in a report: for one case, and for all failing cases of a run together."""

from __future__ import annotations

from hashlib import blake2b
from typing import TYPE_CHECKING, Any

import msgspec

from scrimmage_rules.kernel.codec import canonical
from scrimmage_rules.kit.cases.field_differences import MOST_DIFFERENCES, TOO_MUCH, Difference
from scrimmage_rules.kit.protocol.text_truncation import truncate_text

if TYPE_CHECKING:
    from scrimmage_rules.kit.cases.judge import CaseResult

MOST_BYTES = 40_000
"""Maximum number of bytes of the differences of one case."""

MOST_BYTES_OF_A_RUN = 8_000_000
"""Maximum number of bytes of the differences, notes and standard error of all failing cases of a run."""


class BoundedDifferences:
    """The differences of one case without duplicates, up to a maximum size, so that an answer of any size needs little
    time and memory.
    """

    def __init__(self) -> None:
        """Start with an empty list of differences."""
        self.kept: list[Difference] = []
        self._marks: set[bytes] = set()
        self._left = MOST_BYTES

    def add(self, each: Difference) -> None:
        """Add a difference, shortened if it is too large; do nothing if it is not new or the limit is reached.

        A difference in a reply to an extra request of the kit is not new if the case has already found the same
        difference.
        """
        if len(self.kept) == MOST_DIFFERENCES or not self._left:
            return
        mark = blake2b(canonical(msgspec.structs.replace(each, of=""))).digest()
        if mark in self._marks:
            return
        self._marks.add(mark)
        small = each if _count_encoded_bytes(each) <= self._left else _remove_received_value(each)
        self._left = max(0, self._left - _count_encoded_bytes(small))
        if self._left:
            self.kept.append(small)


def _count_encoded_bytes(each: Difference) -> int:
    return len(each.at.encode()) + len(msgspec.json.encode(_find_received_value(each)))


def _find_received_value(each: Difference) -> Any:
    """Return the part of a difference that the adapter sent; for a list, only the unexpected items."""
    return each.wanted if each.got == TOO_MUCH else each.got


def _remove_received_value(each: Difference) -> Difference:
    problem = f"(a value of {_count_encoded_bytes(each)} bytes, too large for the report)"
    wanted = problem if each.got == TOO_MUCH else each.wanted
    return msgspec.structs.replace(each, at=truncate_text(each.at), wanted=wanted, got=problem)


class FailureDetailsBudget:
    """The number of bytes that a report may still use for details of failing cases."""

    def __init__(self) -> None:
        """Start with all `MOST_BYTES_OF_A_RUN` bytes of a report unused."""
        self._left = MOST_BYTES_OF_A_RUN

    def kept(self, each: CaseResult) -> CaseResult:
        """Return a result unchanged if enough bytes remain; otherwise, keep only its first difference, without
        values.
        """
        if not each.differences and not each.stderr and not each.note:
            return each
        size = sum(map(_count_encoded_bytes, each.differences)) + len(msgspec.json.encode((each.stderr, each.note)))
        if size <= self._left:
            self._left -= size
            return each
        first = tuple(map(_remove_received_value, each.differences[:1]))
        return msgspec.structs.replace(each, differences=first, stderr="")
