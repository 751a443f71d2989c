"""Why a well-formed position cannot be one, as data: read by the ruleset that refuses it and by the wire pages."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Generic, TypeVar

import msgspec

from scrimmage_rules.kernel.contract import Fault

R = TypeVar("R")
P = TypeVar("P")
R_contra = TypeVar("R_contra", contravariant=True)
P_contra = TypeVar("P_contra", contravariant=True)


class Reason(msgspec.Struct, Generic[R_contra, P_contra], frozen=True):
    """A reason: the clause blamed, our code, the words of the wire page for it, and the places at fault."""

    clause: str
    code: str
    words: str
    places: Callable[[R_contra, P_contra], Iterator[str]]


def at(place: str, broken: Callable[[R, P], bool]) -> Callable[[R, P], Iterator[str]]:
    """The one place of a reason, where it is broken."""

    def places(rules: R, position: P) -> Iterator[str]:
        if broken(rules, position):
            yield place

    return places


def faults_by(reasons: tuple[Reason[R, P], ...]) -> Callable[[R, P], Iterator[Fault]]:
    """Every reason that there is, in their order, which is the order of blame."""

    def faults(rules: R, position: P) -> Iterator[Fault]:
        for reason in reasons:
            for place in reason.places(rules, position):
                yield Fault(reason.clause, reason.code, place)

    return faults
