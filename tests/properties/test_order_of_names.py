"""What an object of JSON holds has no order: a position says the same whichever of its names comes first."""

from __future__ import annotations

import copy
import random
from typing import Any

import pytest

from scrimmage_rules.campaigns.altered_positions import change_position_value
from scrimmage_rules.kernel.codec import canonical
from scrimmage_rules.kit.cases.requests import list_own_requests
from scrimmage_rules.kit.cases.vectors import get_vectors_file, read_vectors
from scrimmage_rules.kit.protocol.reference import Reference, encode_reply_as_plain_data
from scrimmage_rules.rulesets import RULESETS

CHANGES = 250


def backwards(value: Any) -> Any:
    """The same value, the names of every object in it the other way round."""
    if isinstance(value, dict):
        return {name: backwards(value[name]) for name in reversed(value)}
    return [backwards(each) for each in value] if isinstance(value, list) else value


def loads(ruleset_id: str) -> list[dict[str, Any]]:
    cases = read_vectors(get_vectors_file(ruleset_id))
    asks = [ask for case in cases for ask in list_own_requests(case) if ask["op"] == "load"]
    return [ask for ask in asks if isinstance(ask.get("position"), dict)]


def answers(request: dict[str, Any]) -> list[dict[str, Any]]:
    """What is said of a position, and its legal actions, whose list has no order."""
    reference = Reference()
    loaded, legal = (
        encode_reply_as_plain_data(reference.answer({"id": 1, **each}))
        for each in (request, {"op": "legal", "game": request["game"]})
    )
    return [loaded, {**legal, "actions": sorted(map(canonical, legal.get("actions", ())))}]


def can_be(ask: dict[str, Any]) -> bool:
    return encode_reply_as_plain_data(Reference().answer({"id": 1, **ask}))["status"] == "ok"


@pytest.mark.parametrize("ruleset_id", RULESETS)
def test_the_order_of_names_changes_no_answer(ruleset_id: str) -> None:
    rng = random.Random(ruleset_id)  # noqa: S311
    asks = loads(ruleset_id)
    positions = [ask["position"] for ask in asks]
    for ask in rng.choices(asks, k=CHANGES):
        request = {**ask, "position": change_position_value(rng, ask["position"], positions)}
        assert answers(request) == answers(backwards(request)), request


def test_of_two_men_on_their_way_through_a_hex_neither_stands_there() -> None:
    """The second to be named is as much on his way as the first; what is wrong is that he passes nobody."""
    found = 0
    for ask in loads("tactical-football"):
        acts = ask["position"]["stage"].get("acts", {})
        on_the_way = [act for act in acts.values() if act["crossing"]]
        others = [label for label in ask["position"]["men"]["offense"]["on"] if label not in acts]
        if not (on_the_way and others and ask["position"]["stage"]["side"] == "offense" and can_be(ask)):
            continue
        both = copy.deepcopy(ask)
        both["position"]["stage"]["acts"] = {others[0]: {**on_the_way[0]}, **acts}
        for each in (both, backwards(both)):
            loaded, _ = answers(each)
            clauses = {reason["clause"] for reason in loaded.get("reasons", ())}
            assert "7.2.F.2.2" in clauses
            assert "7.5.1" not in clauses
        found += 1
    assert found > 0
