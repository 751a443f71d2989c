"""The law that no list of legal actions has an action that a published case refuses.

Random games seldom reach the position in which a single precondition fails. The case of that precondition does.
"""

from __future__ import annotations

import pytest

from scrimmage_rules.kit.cases.requests import list_own_requests
from scrimmage_rules.kit.cases.vectors import get_vectors_file, read_vectors
from scrimmage_rules.kit.protocol import messages as m
from scrimmage_rules.kit.protocol.reference import Reference
from scrimmage_rules.rulesets import RULESETS, ruleset


@pytest.mark.parametrize("ruleset_id", RULESETS)
def test_an_action_that_a_case_refuses_is_not_listed(ruleset_id: str) -> None:
    refused = 0
    for case in read_vectors(get_vectors_file(ruleset_id)):
        reference = Reference()
        for ask in list_own_requests(case):
            reply = reference.answer({"id": 1, **ask})
            if ask["op"] in ("apply", "check") and isinstance(reply, m.Rejected):
                refused += 1
                choice = (ask["seat"], ruleset(ruleset_id).action(ask["action"]))
                assert choice not in list(reference.game(ask["game"]).legal()), case.id
    assert refused > 200
