"""Whole answers: the requests that the kit adds to a case, what a vector holds of them, and what fails by them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scrimmage_rules.kit.action_differences import with_actions
from scrimmage_rules.kit.action_lists import summarized
from scrimmage_rules.kit.conversation import all_requests, conversation, requests, without_whole_answers
from scrimmage_rules.kit.judge import CaseResult, judge
from scrimmage_rules.kit.messages import FACETS
from scrimmage_rules.kit.position_changes import change_between, position_after
from scrimmage_rules.kit.readings import replies_under
from scrimmage_rules.kit.vectors import Vector, read_vectors, vectors_file
from scrimmage_rules.rulesets import RULESETS

PUNT = "card-football/punt/a-punt-of-40-from-the-own-30-gives-the-receiver-his-own-30"

Change = Callable[[dict[str, Any], dict[str, Any]], dict[str, Any]]


@pytest.fixture(scope="module")
def punt() -> Vector:
    return next(each for each in read_vectors(vectors_file("card-football")) if each.id == PUNT)


def judged(vector: Vector, change: Change) -> CaseResult:
    """Return the result of the reference whose replies are changed one by one: of a request and its reply."""
    asked = all_requests(vector, FACETS)
    right = replies_under(vector, {}, FACETS)
    replies = [change(ask, reply) for ask, reply in zip(asked, right, strict=True)]
    return with_actions(judge(vector, replies), vector, replies, right, FACETS)


# ---- what is asked


def test_the_kit_checks_before_an_action_and_asks_for_the_position_and_the_list_after_it(punt: Vector) -> None:
    asked = list(conversation(punt, FACETS))
    assert [each.added for each in asked][:5] == ["", "check", "", "position", "legal"]
    assert [ask["op"] for ask in requests(punt)][:2] == ["load", "apply"]
    assert [ask["op"] for ask in all_requests(punt, FACETS)][:5] == ["load", "check", "apply", "position", "legal"]


@pytest.mark.parametrize(("facet", "missing"), [("legal", {"check", "legal"}), ("positions", {"position"})])
def test_what_an_adapter_does_not_declare_is_not_added(facet: str, missing: set[str], punt: Vector) -> None:
    added = {each.added for each in conversation(punt, [each for each in FACETS if each != facet])}
    assert added & {"check", "legal", "position"} == {"check", "legal", "position"} - missing


def test_without_whole_answers_the_case_itself_is_left(punt: Vector) -> None:
    bare = without_whole_answers(punt)
    assert all_requests(bare, FACETS) == requests(punt) == requests(bare)
    assert bare.content == punt.content


@pytest.mark.parametrize("ruleset_id", RULESETS)
def test_every_accepted_action_has_its_position_and_every_case_on_a_table_its_list(ruleset_id: str) -> None:
    for vector in read_vectors(vectors_file(ruleset_id)):
        changed = [d.owed for d in vector.deeds if d.owed is not None and d.owed.turn is not None]
        applied = [d.owed for d in vector.deeds if d.owed and d.owed.turn and (d.ask or {})["op"] in ("new", "apply")]
        assert all(owed.after is not None for owed in applied), vector.id
        assert [owed.legal is not None for owed in changed] == [False] * (len(changed) - 1) + [True] * bool(changed)


@pytest.mark.parametrize("ruleset_id", RULESETS)
def test_sequences_are_counted_in_every_stage_in_which_a_case_ends(ruleset_id: str) -> None:
    ends, counted = set(), set()
    for vector in read_vectors(vectors_file(ruleset_id)):
        for owed in (deed.owed for deed in vector.deeds):
            if owed and owed.legal and owed.legal.count and owed.turn:
                ends.add(owed.turn.phase)
                counted |= {owed.turn.phase} if owed.perft else set()
    assert counted == ends != set()


# ---- what fails


def test_a_right_program_passes(punt: Vector) -> None:
    assert judged(punt, lambda _ask, reply: reply).verdict == "pass"


def test_a_field_that_no_expectation_names_fails_by_its_place(punt: Vector) -> None:
    def change(ask: dict[str, Any], reply: dict[str, Any]) -> dict[str, Any]:
        return {**reply, "position": {**reply["position"], "redraw": True}} if ask["op"] == "position" else reply

    found = judged(punt, change)
    assert found.verdict == "fail"
    assert next((each.of, each.at, each.got) for each in found.differences) == ("position", "/position/redraw", True)


def test_an_action_too_many_and_one_too_few_are_named(punt: Vector) -> None:
    missing: list[Any] = []

    def change(ask: dict[str, Any], reply: dict[str, Any]) -> dict[str, Any]:
        if ask["op"] != "legal":
            return reply
        missing.append(reply["actions"][0])
        return {**reply, "actions": [*reply["actions"][1:], {"seat": "home", "action": {"type": "nonsense"}}]}

    lacks, excess = sorted(judged(punt, change).differences, key=lambda each: each.relation)
    assert (lacks.of, lacks.at, lacks.relation, lacks.wanted) == ("legal", "/actions", "contains", missing)
    assert excess.wanted == [{"seat": "home", "action": {"type": "nonsense"}}]


def test_a_check_that_says_otherwise_than_apply_fails(punt: Vector) -> None:
    def change(ask: dict[str, Any], reply: dict[str, Any]) -> dict[str, Any]:
        return {"id": 1, "status": "rejected", "clause": "PUNT.any-down"} if ask["op"] == "check" else reply

    assert [(each.of, each.at) for each in judged(punt, change).differences] == [
        ("check", "/status"),
        ("check", "/legal"),
    ]


def test_a_wrong_count_of_sequences_fails() -> None:
    vector = next(
        v for v in read_vectors(vectors_file("tactical-football")) if any(d.owed and d.owed.perft for d in v.deeds)
    )
    found = judged(vector, lambda ask, reply: {**reply, "count": 0} if ask["op"] == "perft" else reply)
    assert {(each.of, each.at) for each in found.differences} == {("perft", "/count")}


# ---- the compact forms


def test_a_digest_is_of_the_sorted_texts_of_the_actions() -> None:
    """By hand: printf '{"action":{"type":"a"},"seat":"x"}\\n{"action":{"type":"b"},"seat":"x"}' | sha256sum."""
    a, b = ({"seat": "x", "action": {"type": name}} for name in "ab")
    found = summarized([b, a])
    assert found == summarized([a, b])
    assert found is not None
    assert (found.count, found.digest) == (2, "3f5a6115344d50d7")
    assert summarized([a, a, b]) != found
    assert summarized("no list") is None


VALUES = st.recursive(
    st.none() | st.booleans() | st.integers(0, 9) | st.sampled_from(["a", "b"]),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(["a", "b", "", "a/b"]), inner, max_size=3)
    ),
    max_leaves=12,
)


@given(VALUES, VALUES)
def test_a_change_leads_from_one_position_to_the_next(before: Any, after: Any) -> None:
    kept = repr(before)
    assert position_after(before, change_between(before, after)) == after
    assert repr(before) == kept
