"""Bounds on what a report keeps of answers: of one case, and of all failing cases of a run together."""

from __future__ import annotations

from hashlib import blake2b
from typing import TYPE_CHECKING, Any

import msgspec

from scrimmage_rules.kernel.codec import canonical
from scrimmage_rules.kit.cases.field_differences import MOST_DIFFERENCES, TOO_MUCH, Difference
from scrimmage_rules.kit.protocol.truncation import truncate

if TYPE_CHECKING:
    from scrimmage_rules.kit.cases.judge import CaseResult

MOST_BYTES = 40_000
"""Maximum number of bytes of what came in place of what was wanted, of one case."""

MOST_BYTES_OF_A_RUN = 8_000_000
"""Maximum number of bytes of differences, notes and standard error of all failing cases together."""


class Differences:
    """The first differences of a case, each once, in memory and time that do not grow with the answers."""

    def __init__(self) -> None:
        """Begin without any."""
        self.kept: list[Difference] = []
        self._marks: set[bytes] = set()
        self._left = MOST_BYTES

    def add(self, each: Difference) -> None:
        """Keep a difference that is new, shortened where it is too large; nothing beyond the bounds.

        One that the kit found by a request of its own is not new where the case has found the same.
        """
        if len(self.kept) == MOST_DIFFERENCES or not self._left:
            return
        mark = blake2b(canonical(msgspec.structs.replace(each, of=""))).digest()
        if mark in self._marks:
            return
        self._marks.add(mark)
        small = each if _encoded_size(each) <= self._left else _without_value(each)
        self._left = max(0, self._left - _encoded_size(small))
        if self._left:
            self.kept.append(small)


def _encoded_size(each: Difference) -> int:
    return len(each.at.encode()) + len(msgspec.json.encode(_received_value(each)))


def _received_value(each: Difference) -> Any:
    """Return what came from the adapter: of a list with members too many those members."""
    return each.wanted if each.got == TOO_MUCH else each.got


def _without_value(each: Difference) -> Difference:
    problem = f"({_encoded_size(each)} bytes, too large to keep)"
    wanted = problem if each.got == TOO_MUCH else each.wanted
    return msgspec.structs.replace(each, at=truncate(each.at), wanted=wanted, got=problem)


class Store:
    """Room for the details of the failing cases of one run."""

    def __init__(self) -> None:
        """Begin with all of the room."""
        self._left = MOST_BYTES_OF_A_RUN

    def kept(self, each: CaseResult) -> CaseResult:
        """Return a result whole while there is room, then with its first difference only, and without values."""
        if not each.differences and not each.stderr and not each.note:
            return each
        size = sum(map(_encoded_size, each.differences)) + len(msgspec.json.encode((each.stderr, each.note)))
        if size <= self._left:
            self._left -= size
            return each
        first = tuple(map(_without_value, each.differences[:1]))
        return msgspec.structs.replace(each, differences=first, stderr="")
