"""What an answer owes: worked out from the reference, and held against answers that are nearly right."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from scrimmage_rules.kernel.errors import MalformedData
from scrimmage_rules.kit.cases.judge import judge
from scrimmage_rules.kit.cases.reply_requirements import (
    Owed,
    TraceRequirements,
    Turn,
    derive_requirements,
    find_violations,
)
from scrimmage_rules.kit.cases.vectors import Deed, Vector, VectorStep, get_vectors_file, read_vectors
from scrimmage_rules.rulesets import RULESETS

TURN: dict[str, Any] = {"phase": "choose", "over": False, "pending": [{"seat": "home", "kinds": ["call"]}]}
ACCEPTED = Owed("ok", Turn("choose", over=False, pending=TURN["pending"]), used=1)
FIELD_GOAL = {"op": "explain", "action": {"type": "field-goal"}}


def entry(clause: str, *, holds: bool = True, **facts: Any) -> dict[str, Any]:
    return {"clause": clause, "holds": holds, "facts": facts}


REFUSED = [entry("FG.any-down", seat="home"), entry("FG.opponent-half", holds=False, yards_to_goal=51)]
GOOD = [entry("FG.any-down", seat="home"), entry("TWO.one-play"), entry("FG.announce-draw"), *(
    entry("FG.opponent-half", yards_to_goal=30), entry("FG.threshold"), entry("FG.any-down"), entry("FG.three-points"),
)]  # fmt: skip


def wrong(wanted: Owed, reply: dict[str, Any], *, pending: bool = True) -> list[str]:
    return [each.at for each in find_violations(wanted, {"id": 1, **reply}, pending=pending)]


@pytest.mark.parametrize(
    ("changed", "at"),
    [
        ({}, []),
        ({"status": "rejected"}, ["/status"]),
        ({"used": 0}, ["/used"]),
        ({"used": True}, ["/used"]),
        ({"turn": {**TURN, "phase": "try"}}, ["/turn/phase"]),
        ({"turn": {**TURN, "over": None}}, ["/turn/over"]),
        ({"turn": {**TURN, "pending": []}}, ["/turn/pending"]),
        ({"turn": {**TURN, "result": {"winner": "home", "clause": "END.winner"}}}, ["/turn/result"]),
        ({"turn": {**TURN, "result": None}}, []),
        ({"turn": {**TURN, "more": 1}, "events": []}, []),
        ({"turn": None}, ["/turn/phase", "/turn/over", "/turn/pending"]),
    ],
)
def test_an_answer_owes_the_turn_and_what_was_used(changed: dict[str, Any], at: list[str]) -> None:
    assert wrong(ACCEPTED, {"status": "ok", "turn": TURN, "used": 1, **changed}) == at


def test_without_the_facet_legal_it_owes_nothing_about_who_may_act() -> None:
    nobody = {"status": "ok", "turn": {**TURN, "pending": []}, "used": 1}
    assert wrong(ACCEPTED, nobody, pending=False) == []


def test_an_answer_that_is_not_ok_owes_its_status_only_and_most_requests_are_owed_nothing() -> None:
    refused = {"status": "rejected", "clause": "FG.any-down", "code": "x"}
    assert derive_requirements("card-football", {"op": "apply"}, refused) == Owed("rejected")
    assert derive_requirements("card-football", {"op": "observe"}, {"status": "ok", "view": {}}) is None


def test_a_refused_action_owes_the_clause_to_blame_with_its_facts_and_nothing_of_other_actions() -> None:
    due = derive_requirements("card-football", FIELD_GOAL, {"status": "ok", "trace": REFUSED})
    assert due is not None
    assert due.trace is not None
    assert due.trace.blames == "FG.opponent-half"
    assert due.trace.facts == {"FG.any-down": {"seat": "home"}, "FG.opponent-half": {"yards_to_goal": 51}}
    assert "PUNT.any-down" not in due.trace.only
    assert "FG.announce-draw" in due.trace.only


def test_what_holds_and_is_at_work_in_the_effects_too_has_no_certain_place() -> None:
    due = derive_requirements("card-football", FIELD_GOAL, {"status": "ok", "trace": GOOD})
    assert due is not None
    assert due.trace is not None
    assert due.trace.blames is None
    assert due.trace.order == ("TWO.one-play", "FG.announce-draw", "FG.opponent-half")
    assert "PUNT.declare" in due.trace.omits
    assert not {"FG.threshold", "FG.any-down"} & set(due.trace.omits)


LIES = {
    "cites everything": [*REFUSED, entry("PUNT.any-down")],
    "holds everywhere": [{**each, "holds": True} for each in REFUSED],
    "backwards": [entry("FG.opponent-half", holds=False, yards_to_goal=51), entry("FG.any-down", seat="home")],
    "no facts": [{**each, "facts": {}} for each in REFUSED],
    "another fact": [REFUSED[0], entry("FG.opponent-half", holds=False, yards_to_goal=50)],
    "another clause first": [entry("FG.any-down", holds=False, seat="home"), REFUSED[1]],
    "nothing": [],
}


@pytest.mark.parametrize("lie", LIES)
def test_a_trace_that_is_not_to_be_believed_is_a_debt(lie: str) -> None:
    due = derive_requirements("card-football", FIELD_GOAL, {"status": "ok", "trace": REFUSED})
    assert due is not None
    assert wrong(due, {"status": "ok", "trace": REFUSED}) == []
    assert set(wrong(due, {"status": "ok", "trace": LIES[lie]})) == {"/trace"}


def test_of_a_long_trace_out_of_order_the_first_wrong_pair_is_named() -> None:
    wanted = TraceRequirements(order=("PUNT.a", "PUNT.b", "PUNT.c", "PUNT.d", "PUNT.e"))
    trace = [entry(f"PUNT.{name}") for name in ("a", "c", "d", "b", "e")]
    [found] = find_violations(Owed("ok", trace=wanted), {"status": "ok", "trace": trace}, pending=True)
    assert (found.relation, found.wanted, found.got) == ("in the order of", ["PUNT.b", "PUNT.d"], ["PUNT.d", "PUNT.b"])


def test_what_holds_may_be_left_out_and_facts_may_be_more() -> None:
    due = derive_requirements("card-football", FIELD_GOAL, {"status": "ok", "trace": REFUSED})
    assert due is not None
    assert (
        wrong(due, {"status": "ok", "trace": [entry("FG.opponent-half", holds=False, yards_to_goal=51, spot=49)]}) == []
    )


@pytest.mark.parametrize("trace", [None, 3, {}, ["FG.any-down"]])
def test_a_trace_that_is_no_list_of_entries_is_a_debt(trace: Any) -> None:
    assert wrong(Owed("ok", trace=TraceRequirements()), {"status": "ok", "trace": trace}) == ["/trace"]


@pytest.mark.parametrize("ruleset_id", RULESETS)
def test_every_request_of_the_published_cases_that_owes_something_says_what(ruleset_id: str) -> None:
    deeds = [deed for vector in read_vectors(get_vectors_file(ruleset_id)) for deed in vector.deeds if deed.ask]
    for deed in deeds:
        assert deed.ask is not None
        assert (deed.owed is not None) == (deed.ask["op"] in ("new", "load", "apply", "check", "explain"))
        if deed.owed and deed.owed.status == "ok":
            assert (deed.owed.used is not None) == (deed.ask["op"] == "apply")
            assert (deed.owed.turn is not None) == (deed.ask["op"] in ("new", "load", "apply"))
            assert (deed.owed.trace is not None) == (deed.ask["op"] == "explain")


def a_case(*deeds: Deed) -> Vector:
    return Vector(
        id="f:1", name="a case", ruleset="card-football", feature="f", line=1, chapter="f", clauses=("PUNT.distance",),
        refuses=False, readings={}, level="referee", facets=("referee",), steps=(VectorStep("a step", deeds),),
    )  # fmt: skip


def test_a_case_whose_sentences_hold_fails_by_what_an_answer_owes() -> None:
    case = a_case(Deed.create_request_entry({"op": "apply"}, ACCEPTED))
    assert judge(case, [{"status": "ok", "turn": TURN, "used": 1}]).verdict == "pass"
    judged = judge(case, [{"status": "ok", "turn": TURN, "used": 2}])
    assert (judged.verdict, judged.step) == ("fail", 0)
    assert [(each.at, each.wanted, each.got) for each in judged.differences] == [("/used", 1, 2)]


def test_an_expectation_owes_nothing(tmp_path: Any) -> None:
    case = msgspec.json.decode(msgspec.json.encode(a_case(Deed.create_request_entry({"op": "apply"}))))
    case["steps"][0]["do"].append({"expect": {"at": "", "is": "equals", "value": 1}, "owed": {"status": "ok"}})
    path = tmp_path / "x.jsonl"
    path.write_bytes(msgspec.json.encode(case))
    with pytest.raises(MalformedData, match=r"do\[1\].owed: `owes` is allowed only on steps that send a request"):
        read_vectors(path)


@pytest.mark.parametrize("left_out", ["phase", "over", "pending"])
def test_a_turn_that_is_owed_is_whole(tmp_path: Any, left_out: str) -> None:
    case = msgspec.json.decode(msgspec.json.encode(a_case(Deed.create_request_entry({"op": "apply"}, ACCEPTED))))
    del case["steps"][0]["do"][0]["owed"]["turn"][left_out]
    path = tmp_path / "x.jsonl"
    path.write_bytes(msgspec.json.encode(case))
    with pytest.raises(MalformedData, match=left_out):
        read_vectors(path)
