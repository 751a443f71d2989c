"""Whole answers: the requests that the kit adds to a case, what a vector holds of them, and what fails by them."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from scrimmage_rules.command import cli
from scrimmage_rules.kernel.errors import MalformedData
from scrimmage_rules.kit.cases.action_list_digest import digest_actions
from scrimmage_rules.kit.cases.judge import CaseResult, judge
from scrimmage_rules.kit.cases.legal_action_differences import name_differing_actions
from scrimmage_rules.kit.cases.position_delta_encoding import (
    PositionChange,
    apply_position_change,
    find_position_change,
)
from scrimmage_rules.kit.cases.reference_answers import add_whole_answers
from scrimmage_rules.kit.cases.reply_requirements import Owed
from scrimmage_rules.kit.cases.requests import (
    drop_whole_answers,
    list_case_requests,
    list_own_requests,
    list_requests_of_case_as_data,
    pair_replies_with_requirements,
)
from scrimmage_rules.kit.cases.vectors import Deed, Vector, VectorStep, get_vectors_file, read_vectors
from scrimmage_rules.kit.protocol.messages import FACETS
from scrimmage_rules.kit.reports.text_report import render_failure
from scrimmage_rules.kit.running.pipelined_case_runner import create_adapter_starter
from scrimmage_rules.kit.running.reading_diagnosis import list_replies_under_readings
from scrimmage_rules.kit.scenarios.scenario_world import Table
from scrimmage_rules.kit.search.difference_search import create_failure_check
from scrimmage_rules.rulesets import RULESETS

ROOT = Path(__file__).resolve().parents[2]
PUNT = "card-football/punt/a-punt-of-40-from-the-own-30-gives-the-receiver-his-own-30"

Change = Callable[[dict[str, Any], dict[str, Any]], dict[str, Any]]


@pytest.fixture(scope="module")
def punt() -> Vector:
    return next(each for each in read_vectors(get_vectors_file("card-football")) if each.id == PUNT)


def judged(vector: Vector, change: Change) -> CaseResult:
    """Return the result of the reference whose replies are changed one by one: of a request and its reply."""
    asked = list_requests_of_case_as_data(vector, FACETS)
    right = list_replies_under_readings(vector, {}, FACETS)
    replies = [change(ask, reply) for ask, reply in zip(asked, right, strict=True)]
    return name_differing_actions(judge(vector, replies), vector, replies, right, FACETS)


# ---- what is asked


def test_the_kit_checks_before_an_action_and_asks_for_the_position_and_the_list_after_it(punt: Vector) -> None:
    asked = list(list_case_requests(punt, FACETS))
    assert [each.added for each in asked][:5] == ["", "check", "", "position", "legal"]
    assert [ask["op"] for ask in list_own_requests(punt)][:2] == ["load", "apply"]
    assert [ask["op"] for ask in list_requests_of_case_as_data(punt, FACETS)][:5] == [
        "load",
        "check",
        "apply",
        "position",
        "legal",
    ]


@pytest.mark.parametrize(("facet", "missing"), [("legal", {"check", "legal"}), ("positions", {"position"})])
def test_what_an_adapter_does_not_declare_is_not_added(facet: str, missing: set[str], punt: Vector) -> None:
    added = {each.added for each in list_case_requests(punt, [each for each in FACETS if each != facet])}
    assert added & {"check", "legal", "position"} == {"check", "legal", "position"} - missing


def test_without_whole_answers_the_case_itself_is_left(punt: Vector) -> None:
    bare = drop_whole_answers(punt)
    assert list_requests_of_case_as_data(bare, FACETS) == list_own_requests(punt) == list_own_requests(bare)
    assert bare.content == punt.content


@pytest.mark.parametrize("ruleset_id", RULESETS)
def test_every_accepted_action_has_its_position_and_every_case_on_a_table_its_list(ruleset_id: str) -> None:
    for vector in read_vectors(get_vectors_file(ruleset_id)):
        changed = [d.owed for d in vector.deeds if d.owed is not None and d.owed.turn is not None]
        applied = [d.owed for d in vector.deeds if d.owed and d.owed.turn and (d.ask or {})["op"] in ("new", "apply")]
        assert all(owed.after is not None for owed in applied), vector.id
        assert [owed.legal is not None for owed in changed] == [False] * (len(changed) - 1) + [True] * bool(changed)


@pytest.mark.parametrize("ruleset_id", RULESETS)
def test_sequences_are_counted_in_every_stage_in_which_a_case_ends(ruleset_id: str) -> None:
    ends, counted = set(), set()
    for vector in read_vectors(get_vectors_file(ruleset_id)):
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

    assert [(each.of, each.at) for each in judged(punt, change).differences] == [("check", "/status")]


def test_a_wrong_count_of_sequences_fails() -> None:
    vector = next(
        v for v in read_vectors(get_vectors_file("tactical-football")) if any(d.owed and d.owed.perft for d in v.deeds)
    )
    found = judged(vector, lambda ask, reply: {**reply, "count": 0} if ask["op"] == "perft" else reply)
    assert {(each.of, each.at) for each in found.differences} == {("perft", "/count")}


# ---- the compact forms


def test_a_digest_is_of_the_sorted_texts_of_the_actions() -> None:
    """By hand: printf '{"action":{"type":"a"},"seat":"x"}\\n{"action":{"type":"b"},"seat":"x"}' | sha256sum."""
    a, b = ({"seat": "x", "action": {"type": name}} for name in "ab")
    found = digest_actions([b, a])
    assert found == digest_actions([a, b])
    assert found is not None
    assert (found.count, found.digest) == (2, "3f5a6115344d50d7")
    assert digest_actions([a, a, b]) != found
    assert digest_actions("no list") is None


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
    assert apply_position_change(before, find_position_change(before, after)) == after
    assert repr(before) == kept


def test_a_change_inside_a_value_of_the_same_change_leaves_the_change_as_it_is() -> None:
    change = PositionChange({"/men": {"1": [2]}, "/men/1/0": 3})
    assert apply_position_change({"men": {}}, change) == {"men": {"1": [3]}}
    assert change == PositionChange({"/men": {"1": [2]}, "/men/1/0": 3})


# ---- replies that are no answer, and what is kept and shown


@pytest.mark.parametrize("op", ["check", "position", "legal"])
@pytest.mark.parametrize("status", ["unsupported", "error"])
def test_an_added_request_without_an_answer_fails_by_its_status_alone(op: str, status: str, punt: Vector) -> None:
    """The punt asks for `position` itself as well: that reply has differences of its own."""

    def change(ask: dict[str, Any], reply: dict[str, Any]) -> dict[str, Any]:
        return {"id": 1, "status": status, "kind": "internal", "message": "later"} if ask["op"] == op else reply

    found = judged(punt, change)
    added = [(each.at, each.wanted, each.got) for each in found.differences if each.of == op]
    assert added == [("/status", "ok", status)]


def test_many_actions_too_many_are_not_kept(punt: Vector) -> None:
    nonsense = [{"seat": "home", "action": {"type": f"nonsense {number}"}} for number in range(10_000)]

    def change(ask: dict[str, Any], reply: dict[str, Any]) -> dict[str, Any]:
        return {**reply, "actions": [*reply["actions"], *nonsense]} if ask["op"] == "legal" else reply

    found = judged(punt, change)
    assert [(each.of, each.at, each.relation) for each in found.differences] == [("legal", "/actions", "lacks")]
    assert len(msgspec.json.encode(found.differences)) < 1_000
    assert "too large for the report" in found.differences[0].wanted
    assert any("too large for the report" in line for line in render_failure(found, punt, []))


def test_the_request_that_the_kit_added_stands_before_each_action(punt: Vector) -> None:
    def change(ask: dict[str, Any], reply: dict[str, Any]) -> dict[str, Any]:
        return {**reply, "actions": reply["actions"][1:] + reply["actions"][1:2]} if ask["op"] == "legal" else reply

    lines = list(render_failure(judged(punt, change), punt, []))
    assert sum(line.startswith("    legal: /actions missing: {") for line in lines) == 1
    assert sum(line.startswith("    legal: /actions too many: {") for line in lines) == 1


def test_a_search_names_the_actions_too(punt: Vector) -> None:
    """`fuzz` looks into nothing else while it makes a case small."""
    command = [sys.executable, str(ROOT / "conformance/faulty/faulty.py"), "misses-one"]
    found = create_failure_check(create_adapter_starter(command, 20.0))(punt)
    assert found is not None
    assert [(each.of, each.at, each.relation) for each in found.differences] == [("legal", "/actions", "contains")]


# ---- several tables, tables set up again


def of_requests(punt: Vector, asks: list[dict[str, Any]]) -> Vector:
    """A case with these requests, recorded as a scenario is."""
    table = Table(punt.ruleset)
    for ask in asks:
        table.ask(**ask)
    return add_whole_answers(replace(punt, steps=(VectorStep("all", table.take(), 1),)))


def test_positions_of_two_tables_and_of_one_set_up_again_are_kept_apart(punt: Vector) -> None:
    load, apply = list_own_requests(punt)[:2]
    position = {**load["position"], "score": {"home": 21, "away": 0}}
    other = {**load, "game": "other", "position": position}
    new = {"op": "new", "game": "g", "ruleset": "card-football"}
    asks = [load, other, apply, {**apply, "game": "other"}, new, {**other, "game": "g"}, apply]
    vector = of_requests(punt, asks)
    assert judged(vector, lambda _ask, reply: reply).verdict == "pass"
    wanted = [
        each
        for each in pair_replies_with_requirements(vector, list_replies_under_readings(vector, {}, FACETS), FACETS)
        if each.added == "position"
    ]
    assert [each.position["score"]["home"] for each in wanted] == [0, 21, 0, 21]
    assert [each.position == each.reply["position"] for each in wanted] == [True] * 4


def test_a_check_is_not_owed_where_apply_fails_for_another_reason(punt: Vector) -> None:
    """The script of chance is malformed, so `apply` is an error; `check` of the same action is legal."""
    load, apply = list_own_requests(punt)[:2]
    vector = of_requests(punt, [load, {**apply, "action": {"type": "field-goal"}, "chance": "a card"}])
    assert judged(vector, lambda _ask, reply: reply).verdict == "pass"


def test_a_vector_with_a_whole_answer_behind_another_request_is_malformed(punt: Vector, tmp_path: Path) -> None:
    """A vector may be written by hand, as a file for `repro` is."""
    ask = Deed.create_request_entry({"op": "position", "game": "g"}, Owed("ok", after=PositionChange({"": {}})))
    path = tmp_path / "odd.jsonl"
    path.write_bytes(msgspec.json.encode(replace(punt, steps=(VectorStep("odd", (ask,), 1),))) + b"\n")
    with pytest.raises(
        MalformedData, match=r"`owes` may require a complete answer only for an accepted new, load or apply"
    ):
        read_vectors(path)


@pytest.mark.parametrize(
    ("change", "line"),
    [
        (
            PositionChange({"/nowhere/x": 1}),
            "owed.after/nowhere/x: the position before has no value at this path",
        ),
        (
            PositionChange({}, ("/nowhere",)),
            "owed.after/nowhere: the position before has no value at this path",
        ),
        (PositionChange({"spot": 1}), "owed.after 'spot': the position before has no value at this path"),
        (PositionChange({"/used/9": 1}), "owed.after/used/9: the position before has no value at this path"),
    ],
)
def test_a_change_of_a_place_that_does_not_exist_is_one_line(
    change: PositionChange, line: str, punt: Vector, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "odd.repro.jsonl"
    path.write_bytes(msgspec.json.encode(with_owed(punt, "apply", after=change)) + b"\n")
    assert cli.main(["repro", str(path)]) == 2
    assert capsys.readouterr().err == f"scrimmage: {line}\n"


def test_a_check_of_what_is_no_action_is_one_line(
    punt: Vector, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "odd.repro.jsonl"
    path.write_bytes(msgspec.json.encode(with_owed(punt, "load", check=True)) + b"\n")
    assert cli.main(["repro", str(path)]) == 2
    assert capsys.readouterr().err == "scrimmage: owed: check cannot be added to load, whose field seat is missing\n"


def with_owed(vector: Vector, op: str, **owed: Any) -> Vector:
    """A case of which every request of this op owes something else."""

    def changed(deed: Deed) -> Deed:
        return replace(deed, owed=replace(deed.owed, **owed)) if deed.owed and (deed.ask or {})["op"] == op else deed

    return replace(vector, steps=tuple(replace(step, do=tuple(map(changed, step.do))) for step in vector.steps))
