"""The reasons why a well-formed position is invalid, as data for the ruleset and for the wire pages."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Generic, TypeVar

import msgspec

from scrimmage_rules.kernel.contract import Fault

R = TypeVar("R")
P = TypeVar("P")
R_contra = TypeVar("R_contra", contravariant=True)
P_contra = TypeVar("P_contra", contravariant=True)


class Blame(msgspec.Struct, frozen=True):
    """A reason why a position is invalid: the clause to report, a code, and the text about it on the wire page."""

    clause: str
    code: str
    words: str


class Reason(Blame, Generic[R_contra, P_contra], frozen=True):
    """A reason why a position is invalid, with a function that finds the wrong places of a position. A game that checks
    all reasons in order uses it.
    """

    places: Callable[[R_contra, P_contra], Iterator[str]]


def make_place_finder(place: str, broken: Callable[[R, P], bool]) -> Callable[[R, P], Iterator[str]]:
    """Return a function that yields the given place if `broken` returns true for a position."""

    def yield_place_if_broken(rules: R, position: P) -> Iterator[str]:
        if broken(rules, position):
            yield place

    return yield_place_if_broken


def fault_finder(reasons: tuple[Reason[R, P], ...]) -> Callable[[R, P], Iterator[Fault]]:
    """Return a function that yields every fault of a position, in the order of blame."""

    def find_all_faults(rules: R, position: P) -> Iterator[Fault]:
        for reason in reasons:
            for place in reason.places(rules, position):
                yield Fault(reason.clause, reason.code, place)

    return find_all_faults


def fault_factory(reasons: tuple[Blame | str, ...]) -> Callable[[str, str], Fault]:
    """Return a function that creates a fault from its code and its place. A game that checks each reason in its own
    code uses it.
    """
    clauses = {each.code: each.clause for each in reasons if isinstance(each, Blame)}

    def create_fault(code: str, place: str) -> Fault:
        return Fault(clauses[code], code, place)

    return create_fault
