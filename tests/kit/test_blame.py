"""A refusal has one right answer: the order of blame is sound data, and cases accept what it puts first."""

from __future__ import annotations

from itertools import chain

import pytest

from scrimmage_rules.kit.cases.vectors import Expect, get_vectors_file, read_vectors
from scrimmage_rules.kit.protocol.reference import Reference, encode_reply_as_plain_data
from scrimmage_rules.kit.scenarios.scenario_world import MisusedStep, Table
from scrimmage_rules.rulesets import RULESETS, ruleset


@pytest.mark.parametrize("ruleset_id", RULESETS)
def test_refusals_accept_one_clause_each_on_average(ruleset_id: str) -> None:
    deeds = chain.from_iterable(vector.deeds for vector in read_vectors(get_vectors_file(ruleset_id)))
    accepted = [len(deed.expect.value) for deed in deeds if deed.expect and deed.expect.relation == "blames"]
    assert len(accepted) > 200
    assert sum(accepted) / len(accepted) <= 1.1


@pytest.mark.parametrize("ruleset_id", RULESETS)
def test_a_gate_is_the_code_of_an_earlier_precondition_of_the_same_action(ruleset_id: str) -> None:
    for rule in ruleset(ruleset_id).action_rules.values():
        earlier: set[str] = set()
        for each in rule.preconditions:
            assert set(each.gates) <= earlier, (rule.action.__name__, each.code)
            earlier.add(each.code)


def test_out_of_turn_nothing_is_said_of_the_other_sides_man_of_the_same_name() -> None:
    case = next(
        vector
        for vector in read_vectors(get_vectors_file("computer-football"))
        if any(deed.expect and deed.expect.value == ["OBJECTIVE.alternate"] for deed in vector.deeds)
        and any(deed.ask and deed.ask.get("action", {}).get("type") == "move" for deed in vector.deeds)
    )
    reference = Reference()
    replies = [encode_reply_as_plain_data(reference.answer({"id": 1, **deed.ask})) for deed in case.deeds if deed.ask]
    refused = next(reply for reply in replies if reply.get("clause") == "OBJECTIVE.alternate")
    assert refused["also"] == ["M8.1", "PLAY.5.1"]
    assert set(refused["data"]) == {"seat"}


def test_a_scenario_may_list_another_clause_but_only_one_there_is() -> None:
    table = Table("card-football")
    table.ask(op="load", game="g", ruleset="card-football", options={}, position={})
    table.reply = {"status": "rejected", "clause": "PUNT.any-down"}
    table.expect_blame("PUNT.any-down", ["PUNT.declare"])
    assert table.take()[-1].expect == Expect("", "blames", ["PUNT.any-down", "PUNT.declare"])
    with pytest.raises(MisusedStep, match=r"PUNT\.declair is not a clause of card-football"):
        table.expect_blame("PUNT.any-down", ["PUNT.declair"])
