"""The verdict on a case and the differences that explain it, from replies made by hand."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from scrimmage_rules.kit.cases.field_differences import MISSING, TOO_MUCH, Difference, find_differences
from scrimmage_rules.kit.cases.judge import GREEN, VERDICTS, judge
from scrimmage_rules.kit.cases.requests import drop_whole_answers, list_own_requests
from scrimmage_rules.kit.cases.vectors import Deed, Expect, Vector, VectorStep, get_vectors_file, read_vectors
from scrimmage_rules.kit.protocol.messages import FACETS
from scrimmage_rules.kit.protocol.reference import Reference, encode_reply_as_plain_data
from scrimmage_rules.kit.running.reading_diagnosis import (
    do_replies_agree_at_expectation,
    find_reading_under_which_case_passes,
    list_replies_under_readings,
)


def vector(*steps: list[Any]) -> Vector:
    """A case of these steps; a text is an ask (its op), a triple an expectation."""
    made = []
    for number, deeds in enumerate(steps, 1):
        do = tuple(
            Deed.create_request_entry({"op": d}) if isinstance(d, str) else Deed(expect=Expect(*d)) for d in deeds
        )
        made.append(VectorStep(text=f"step {number}", line=number, do=do))
    return Vector(
        id="f:1", name="a case", ruleset="card-football", feature="f", line=1, chapter="f", clauses=("PUNT.distance",),
        refuses=False, readings={}, level="referee", facets=("referee",), steps=tuple(made),
    )  # fmt: skip


OK = {"id": 1, "status": "ok"}
STATUS_OK = ("/status", "equals", "ok")
REFUSED = [("/status", "equals", "rejected"), ("", "blames", ["A.a", "B.b"])]


def test_a_case_whose_expectations_hold_passes_without_any_difference() -> None:
    judged = judge(vector(["load"], ["apply", STATUS_OK], [("/used", "equals", 1)]), [OK, {**OK, "used": 1}])
    assert (judged.verdict, judged.step, judged.differences, judged.note) == ("pass", None, (), "")


def test_an_expectation_is_held_against_the_reply_to_the_last_request_before_it() -> None:
    case = vector(["load"], [("/turn", "equals", 1)], ["apply", "position", ("/position", "equals", 3)])
    replies = [{**OK, "turn": 1}, {**OK, "turn": 2}, {**OK, "position": 3}]
    assert judge(case, replies).verdict == "pass"
    assert judge(case, [replies[1], replies[0], replies[2]]).verdict == "fail"


def test_every_expectation_that_fails_is_listed_and_the_first_step_is_marked() -> None:
    case = vector(["load"], ["apply", STATUS_OK], [("/used", "equals", 1)], [("/turn/over", "equals", False)])
    judged = judge(case, [OK, {**OK, "used": True, "turn": {"over": True}}])
    assert judged.verdict == "fail"
    assert judged.step == 2
    assert judged.differences == (
        Difference("/used", "equals", 1, True),
        Difference("/turn/over", "equals", False, True),
    )


def test_a_refusal_for_another_clause_is_a_wrong_reason() -> None:
    judged = judge(vector(["apply", *REFUSED]), [{"status": "rejected", "clause": "C.c", "also": ["D.d"]}])
    assert judged.verdict == "wrong-reason"
    assert judged.differences == (Difference("/", "blames", ["A.a", "B.b"], ["C.c", "D.d"]),)


def test_a_refusal_for_another_clause_after_which_the_position_changed_is_a_failure() -> None:
    case = vector(["apply", *REFUSED], ["position", ("/position/spot", "equals", 49)])
    replies = [{"status": "rejected", "clause": "C.c"}, {**OK, "position": {"spot": 50}}]
    assert judge(case, replies).verdict == "fail"


@pytest.mark.parametrize("also", [None, "A.a", 3, {"A.a": 1}])
def test_other_clauses_that_are_no_list_count_for_nothing(also: Any) -> None:
    judged = judge(vector(["apply", *REFUSED]), [{"status": "rejected", "clause": "C.c", "also": also}])
    assert judged.verdict == "wrong-reason"


@pytest.mark.parametrize("status", ["ok", "need-chance", "unsupported", "error"])
def test_an_answer_that_is_no_refusal_is_a_failure_and_not_a_wrong_reason(status: str) -> None:
    judged = judge(vector(["apply", *REFUSED]), [{"status": status}])
    assert judged.verdict == "fail"
    assert judged.differences[-1] == Difference("/", "blames", ["A.a", "B.b"], f"no rejection (status {status})")


def test_an_acceptance_that_names_the_clause_is_a_failure_all_the_same() -> None:
    assert judge(vector(["apply", *REFUSED]), [{"status": "ok", "clause": "A.a"}]).verdict == "fail"


def test_the_note_quotes_an_error_and_an_unsupported_facet() -> None:
    error = {"status": "error", "kind": "chance-left", "message": "1 too many"}
    assert judge(vector(["apply", STATUS_OK]), [error]).note == "the adapter answered error chance-left: 1 too many"
    unsupported = {"status": "unsupported", "feature": "legal"}
    note = "the adapter answered unsupported: legal, although it declares this facet"
    assert judge(vector(["legal", STATUS_OK]), [unsupported]).note == note
    nothing_said = judge(vector(["legal", STATUS_OK]), [{"status": "unsupported"}]).note
    assert nothing_said == "the adapter answered unsupported to this request, although it declares this facet"


def test_no_reading_fits_a_list_in_another_order_where_the_order_counts() -> None:
    """The hexes ahead of a man, left and right changed: no reading of anything else makes that right."""
    name = "a-ball-scatters-to-the-three-hexes-ahead-on-the-field-or-off-it/flat-forward-red-0-0"
    [case] = [each for each in read_vectors(get_vectors_file("tactical-soccer")) if each.id.endswith(name)]
    hexes = [{"hex": place, "line": None} for place in ([1, 1], [-1, 1], [0, 2])]
    reply = {"status": "ok", "value": hexes}
    assert judge(case, [reply]).verdict == "fail"
    assert not find_reading_under_which_case_passes(case, [reply], list_replies_under_readings(case, {}))


def first_turn_too(judged_as: str) -> tuple[Vector, list[Any]]:
    """The first case of computer-football with this verdict under another reading of CF-A34, and its replies then."""
    for case in map(drop_whole_answers, read_vectors(get_vectors_file("computer-football"))):
        if case.feature.endswith("pass_play.feature") and "CF-A34" not in case.readings:
            replies = list_replies_under_readings(case, {"CF-A34": "first-turn-too"}, FACETS)
            if judge(case, replies).verdict == judged_as:
                return case, replies
    raise AssertionError(judged_as)


def test_a_program_that_plays_another_reading_is_named_by_it() -> None:
    case, replies = first_turn_too("fail")
    assert (
        find_reading_under_which_case_passes(case, replies, list_replies_under_readings(case, {}, FACETS), FACETS)
        == "CF-A34 first-turn-too"
    )


def test_no_reading_is_named_where_the_reference_itself_fails_the_case() -> None:
    case, replies = first_turn_too("fail")
    assert find_reading_under_which_case_passes(case, replies, replies, FACETS) == ""


def test_no_reading_is_named_that_passes_the_case() -> None:
    """A wrong answer that no expectation of the reading's own answer explains: it says the same as the ruling's."""
    case, right = first_turn_too("pass")
    assert (
        find_reading_under_which_case_passes(case, right, list_replies_under_readings(case, {}, FACETS), FACETS) == ""
    )


def test_a_wrong_rule_of_the_reference_is_no_reading(
    suite: Path, verify: Callable[..., Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is judged and what says how other readings are played are one and the same here."""
    answer = Reference.answer

    def too_far(self: Reference, request: dict[str, Any]) -> Any:
        reply = encode_reply_as_plain_data(answer(self, request))
        if request["op"] == "position":
            reply["position"]["spot"] += 1
        return reply

    monkeypatch.setattr(Reference, "answer", too_far)
    ran = verify("--ruleset", "card-football")
    assert ran.totals["fail"] > 1
    assert "reading-differs" not in ran.totals
    assert "it would pass under the reading" not in ran.out


@pytest.mark.parametrize("reply", [{}, {"status": "ok", "position": None}, {"status": "ok", "position": []}])
def test_a_reply_without_what_is_asked_for_fails(reply: dict[str, Any]) -> None:
    case = vector(["position", ("/position", "equals", {"spot": 30, "down": 1})])
    assert judge(case, [reply]).verdict == "fail"


@pytest.mark.parametrize("options", [None, [], "none", {"readings": None}, {"readings": ["KF-A17"]}])
def test_other_readings_are_tried_of_a_case_whose_options_are_none_or_no_object(options: Any) -> None:
    asked = Deed.create_request_entry({"op": "new", "game": "g", "ruleset": "card-football", "options": options})
    wanted = Deed(expect=Expect("/status", "equals", "ok"))
    step = VectorStep(text="x", line=1, do=(asked, wanted))
    case = msgspec.structs.replace(vector(), steps=(step,))
    assert not find_reading_under_which_case_passes(case, [{"status": "need-chance"}], [{"status": "ok"}])


def test_requests_are_the_asks_alone_and_in_order() -> None:
    case = vector(["load"], ["apply", STATUS_OK, "position", ("/x", "equals", 1)])
    assert list_own_requests(case) == [{"op": "load"}, {"op": "apply"}, {"op": "position"}]


def test_green_verdicts_are_verdicts_and_no_trouble_is_green() -> None:
    assert set(VERDICTS) > GREEN == {"pass", "flaky", "skipped", "known-failure"}


# ---- the adapter never sees what is expected of it


def test_only_requests_are_sent_and_they_hold_nothing_that_is_expected(handful: list[Vector]) -> None:
    marked = [with_marks(each) for each in handful]
    sent = b"".join(msgspec.json.encode(ask) for each in marked for ask in list_own_requests(each))
    assert b"MARK" in msgspec.json.encode(marked)
    assert b"MARK" not in sent


def with_marks(case: Vector) -> Vector:
    """The case with everything an adapter must not learn replaced by a mark."""
    secret = Expect("/MARK", "equals", "MARK")
    steps = tuple(
        VectorStep(
            "MARK",
            tuple(Deed.create_request_entry(d.ask) if d.ask is not None else Deed(expect=secret) for d in step.do),
            step.line,
        )
        for step in case.steps
    )
    return msgspec.structs.replace(case, id="MARK", name="MARK", clauses=("MARK",), steps=steps)


# ---- differences


def test_objects_differ_field_by_field() -> None:
    wanted = {"spot": 30, "down": 1, "score": {"home": 7, "away": 0}, "card": None}
    got = {"spot": 31, "down": 1, "score": {"home": 7, "away": True}, "extra": "x"}
    assert find_differences({"position": got}, "/position", "equals", wanted) == [
        Difference("/position/spot", "equals", 30, 31),
        Difference("/position/score/away", "equals", 0, True),
        Difference("/position/card", "equals", None, "(absent)"),
        Difference("/position/extra", "equals", "(absent)", "x"),
    ]


def test_what_need_only_be_covered_may_hold_more() -> None:
    assert find_differences(
        {"next": {"kind": "d6", "more": 1}}, "/next", "covers", {"kind": "draw", "for": "punt"}
    ) == [
        Difference("/next/kind", "covers", "draw", "d6"),
        Difference("/next/for", "covers", "punt", "(absent)"),
    ]


def test_lists_differ_by_what_is_missing_and_what_is_too_much() -> None:
    assert find_differences({"actions": [1, 2, 4]}, "/actions", "same-set", [2, 3]) == [
        Difference("/actions", "contains", [3], "(missing)"),
        Difference("/actions", "lacks", [1, 4], "(unexpected)"),
    ]


def test_lists_of_the_same_members_in_other_numbers_differ_too() -> None:
    assert find_differences({"a": [1, 1]}, "/a", "same-set", [1]) == [Difference("/a", "lacks", [1], TOO_MUCH)]
    assert find_differences({"a": [1]}, "/a", "same-set", [1, 1, 1]) == [Difference("/a", "contains", [1, 1], MISSING)]


def test_a_place_that_is_not_there_differs_as_absent() -> None:
    assert find_differences({}, "/view/calls", "equals", {"offence": None}) == [
        Difference("/view/calls", "equals", {"offence": None}, "(absent)")
    ]


def test_a_difference_is_published_with_its_relation_called_is() -> None:
    assert json.loads(msgspec.json.encode(Difference("/a", "equals", 1, True))) == {
        "at": "/a", "is": "equals", "wanted": 1, "got": True,
    }  # fmt: skip


def test_a_difference_is_found_wherever_a_place_of_a_real_reply_is_changed(case_of: Callable[[str], Vector]) -> None:
    case = drop_whole_answers(case_of("A punt of 40"))
    reference = Reference()
    replies = [encode_reply_as_plain_data(reference.answer({"id": 1, **ask})) for ask in list_own_requests(case)]
    assert judge(case, replies).verdict == "pass"
    wanted = [d.expect.at for d in case.deeds if d.expect]
    for at in wanted:
        changed = json.loads(json.dumps(replies))
        changed[-1]["position"][at.rsplit("/", 1)[-1]] = "another"
        assert [each.at for each in judge(case, changed).differences] == [at]


@pytest.mark.parametrize(
    ("relation", "clauses", "agrees"),
    [("cites", ["A"], True), ("cites", ["A", "B"], False), ("omits", ["C"], True), ("omits", ["B"], False)],
)
def test_of_two_explanations_only_the_clauses_are_compared_for_which_a_case_looks(
    relation: Any, clauses: list[str], agrees: bool
) -> None:
    ours, theirs = ({"trace": [{"clause": "A"}, {"clause": other}]} for other in "XB")
    assert do_replies_agree_at_expectation(Expect("/trace", relation, clauses), ours, theirs) is agrees
