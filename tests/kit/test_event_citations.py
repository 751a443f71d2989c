"""An event cites what decided it: few clauses, and no clause twice."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest

from scrimmage_rules.kernel.contract import Event
from scrimmage_rules.kit.cases.vectors import get_vectors_file, read_vectors
from scrimmage_rules.kit.protocol.messages import Turned
from scrimmage_rules.kit.protocol.reference import Reference
from scrimmage_rules.rulesets import RULESETS

MOST = 8
"""Maximum number of clauses of an event."""

MOST_ON_AVERAGE = 4
"""Maximum average over the events of all cases of a game."""


@cache
def events(ruleset_id: str) -> tuple[Event, ...]:
    """Return the events of every accepted request of the published cases."""
    return tuple(_events(ruleset_id))


def _events(ruleset_id: str) -> Iterator[Event]:
    reference = Reference()
    for vector in read_vectors(get_vectors_file(ruleset_id)):
        for ask in (deed.ask for deed in vector.deeds if deed.ask is not None):
            if ask["op"] in ("new", "load", "apply"):
                reply = reference.answer({"id": 1, **ask})
                yield from reply.events if isinstance(reply, Turned) else ()


@pytest.mark.parametrize("ruleset_id", RULESETS)
def test_an_event_cites_at_most_eight_clauses(ruleset_id: str) -> None:
    assert {each.kind: each.clauses for each in events(ruleset_id) if len(each.clauses) > MOST} == {}


@pytest.mark.parametrize("ruleset_id", RULESETS)
def test_events_cite_at_most_four_clauses_on_average(ruleset_id: str) -> None:
    found = events(ruleset_id)
    assert sum(len(each.clauses) for each in found) <= MOST_ON_AVERAGE * len(found)


@pytest.mark.parametrize("ruleset_id", RULESETS)
def test_an_event_cites_no_clause_twice(ruleset_id: str) -> None:
    assert [each for each in events(ruleset_id) if len({*each.clauses}) < len(each.clauses)] == []
