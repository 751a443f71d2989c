"""Which clauses a run prints as most likely broken."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from scrimmage_rules.kit.cases.field_differences import Difference
from scrimmage_rules.kit.cases.judge import CaseResult, Verdict, create_case_result
from scrimmage_rules.kit.cases.vectors import get_vectors_file, read_vectors
from scrimmage_rules.kit.running.clauses_cleared_by_passing_cases import (
    add_cited_clauses_to_passing_cases,
    list_clauses_cited_by,
)
from scrimmage_rules.kit.running.fault_localization import (
    FaultEvidence,
    Suspect,
    collect_evidence,
    list_mentioned_clauses,
    rank_clauses,
)

CLAUSES = ("A.a", "B.b", "C.c")


def case(
    number: int, clauses: str, verdict: Verdict = "pass", named: str = "", near: str = "", *, owing: bool = False,
    faint: bool = False,
) -> CaseResult:  # fmt: skip
    return CaseResult(
        id=f"g/c/{number}", place="f:1", name="x", verdict=verdict, level="referee",
        clauses=tuple(clauses.split()), named=tuple(named.split()), near=tuple(near.split()), owing=owing,
        faint=faint,
    )  # fmt: skip


def order(*results: CaseResult) -> list[str]:
    return [each.clause for each in rank_clauses(results)]


def test_a_clause_that_explains_many_failures_goes_before_one_that_explains_one_of_them() -> None:
    rows = [case(n, "MANY" if n else "MANY ONCE", "fail") for n in range(20)]
    passed = [case(n, "MANY") for n in range(20, 30)]
    assert rank_clauses([*rows, *passed]) == [Suspect("MANY", 20, 30), Suspect("ONCE", 1, 1)]


def test_a_clause_whose_cases_pass_elsewhere_is_less_suspect() -> None:
    assert order(case(1, "A B", "fail"), case(2, "A B", "wrong-reason"), case(3, "A")) == ["B", "A"]


def test_what_the_wrong_answers_blame_goes_first_though_no_case_shows_it() -> None:
    rows = [case(n, f"A{n}", "fail", named="GAME.tie-stop") for n in range(50)]
    assert rank_clauses(rows)[0] == Suspect("GAME.tie-stop", 0, 0)


def test_what_the_right_answers_rest_on_decides_between_equals_and_names_nobody() -> None:
    assert order(case(1, "A B", "fail", near="B C"), case(2, "A B", "fail", near="B")) == ["B", "A"]


def test_cases_that_miss_only_what_any_answer_owes_come_after_all_that_ask_for_what_was_wrong() -> None:
    rows = [case(n, "ALL", "fail", near="NEAR", owing=True) for n in range(30)]
    own = [case(30, "OWN LIKEWISE", "fail", named="OWN"), case(31, "LIKEWISE")]
    assert order(*rows, *own, case(32, "ALL"), case(33, "FEW", "fail", owing=True)) == ["OWN", "LIKEWISE", "ALL", "FEW"]
    assert rank_clauses([*rows, *own])[2] == Suspect("ALL", 30, 30)
    assert order(*rows) == ["ALL"]


def test_a_clause_on_which_failing_answers_rest_and_passing_ones_do_not_goes_before_what_more_cases_show() -> None:
    rows = [case(n, f"CHAPTER{n % 3} FEW" if n < 2 else f"CHAPTER{n % 3}", "fail", near="FEW ALL") for n in range(9)]
    assert order(*rows, case(9, "FEW", near="ALL"), case(10, "FEW", near="ALL"))[0] == "FEW"
    assert order(*rows, *(case(n, "FEW", near="FEW") for n in range(9, 90)))[0] != "FEW"


def test_a_clause_that_only_right_answers_cite_is_suspected_where_passing_cases_do_not_rest_on_it() -> None:
    rows = [case(n, f"A{n}", "fail", near="DEEP ALL") for n in range(9)]
    passed = [case(n, f"A{n % 9}", near="ALL") for n in range(9, 99)]
    assert order(*rows, *passed)[0] == "DEEP"


def test_what_a_failing_case_names_by_an_error_counts_less() -> None:
    rows = [case(n, "A", "fail", named="BROKEN", faint=True) for n in range(3)]
    assert order(*rows, *(case(n, "A", "fail", named="OWN") for n in (3, 4)))[0] == "OWN"


def test_cases_that_tell_little_count_less() -> None:
    rows = [case(n, "GAMES", "fail", faint=True) for n in range(3)]
    assert order(*rows, *(case(n, "OWN", "fail") for n in (3, 4)))[0] == "OWN"
    assert order(*(case(n, "GAMES", "fail") for n in range(3)), *(case(n, "OWN", "fail") for n in (3, 4)))[0] == "GAMES"


def test_cases_that_were_not_judged_say_nothing() -> None:
    assert order(case(1, "A", "skipped"), case(2, "B", "not-run"), case(3, "C"), case(4, "D", "known-failure")) == []


@pytest.mark.parametrize(
    ("verdict", "repeated", "named"),
    [
        ("flaky", False, []), ("unexpected-pass", False, []), ("timeout", False, []), ("timeout", True, []),
        ("crash", False, []), ("crash", True, ["A"]), ("protocol-error", False, []), ("protocol-error", True, ["A"]),
    ],
)  # fmt: skip
def test_trouble_names_a_clause_if_it_was_repeated_and_does_not_depend_on_the_clock(
    verdict: Verdict, repeated: bool, named: list[str]
) -> None:
    assert order(msgspec.structs.replace(case(1, "A", verdict), repeated=repeated), case(2, "B")) == named


def test_trouble_that_names_nothing_counts_among_the_failing_cases_of_a_clause() -> None:
    assert rank_clauses([case(1, "A", "fail"), case(2, "A", "timeout"), case(3, "A")]) == [Suspect("A", 2, 3)]


OK, EVENTS = {"status": "ok"}, [{"kind": "x", "clauses": ["A.a", "B.b"]}]
REFUSED = {"status": "rejected", "clause": "A.a", "also": ["B.b"]}


@pytest.mark.parametrize(
    ("reply", "right", "told"),
    [
        (OK, OK, FaultEvidence()),
        (REFUSED, {**OK, "events": EVENTS}, FaultEvidence(("A.a",), ("A.a", "B.b"))),
        (OK, REFUSED, FaultEvidence(("A.a",), ())),
        ({**REFUSED, "clause": "C.c"}, REFUSED, FaultEvidence(("A.a", "C.c"), ())),
        ({**REFUSED, "clause": "Z.z"}, REFUSED, FaultEvidence(("A.a",), ())),
        ({**OK, "events": EVENTS[:0]}, {**OK, "events": EVENTS}, FaultEvidence((), ("A.a", "B.b"))),
        ({**OK, "events": [{"clauses": ["A.a"]}]}, {**OK, "events": EVENTS}, FaultEvidence(("B.b",), ("A.a", "B.b"))),
        ({**OK, "trace": [{"clause": "C.c"}]}, OK, FaultEvidence(("C.c",), ())),
        ({"status": "error"}, {**OK, "events": EVENTS}, FaultEvidence((), ("A.a", "B.b"))),
        ({"status": "error"}, OK, FaultEvidence()),
        ({"status": "error"}, REFUSED, FaultEvidence(("A.a",), ())),
        ({"status": "unsupported"}, {**OK, "events": EVENTS}, FaultEvidence((), ("A.a", "B.b"))),
    ],
)
def test_the_first_wrong_answer_says_which_clauses_are_suspect(reply: Any, right: Any, told: FaultEvidence) -> None:
    assert collect_evidence([OK, reply], [list_mentioned_clauses(OK), list_mentioned_clauses(right)], CLAUSES) == told


def test_what_comes_after_the_first_wrong_answer_is_not_looked_at() -> None:
    assert collect_evidence(
        [REFUSED, {**REFUSED, "clause": "C.c"}], [list_mentioned_clauses(OK), list_mentioned_clauses(OK)], CLAUSES
    ).named == ("A.a",)


@pytest.mark.parametrize(
    ("relation", "wanted", "got", "named"),
    [
        ("has as first unmet precondition", "A.a", "B.b", ("A.a", "B.b")),
        ("has as first unmet precondition", None, "C.c", ("C.c",)),
        ("in the order of", ["B.b", "A.a"], ["A.a", "B.b"], ("A.a", "B.b")), ("omits", ["C.c"], "", ("C.c",)),
        ("covers, of B.b", {"of": 3}, [{"of": 4}], ("B.b",)), ("cites", ["A.a"], [], ()), ("omits", ["Z.z"], "", ()),
    ],
)  # fmt: skip
def test_a_wrong_trace_names_the_clauses_at_which_it_is_wrong(
    relation: str, wanted: Any, got: Any, named: tuple[str, ...]
) -> None:
    wrong = Difference("/trace", relation, wanted, got)
    assert collect_evidence([OK], [list_mentioned_clauses(OK)], CLAUSES, [wrong]).named == named
    assert (
        collect_evidence(
            [OK], [list_mentioned_clauses(OK)], CLAUSES, [Difference("/position/down", "equals", 1, 2), wrong]
        ).named
        == ()
    )


@pytest.mark.parametrize(
    "reply", [{"status": "ok", "events": 3}, {"status": "ok", "events": [3, {"clauses": {}}], "trace": [{"clause": 4}]},
              {"status": "rejected", "clause": ["A.a"]}],
)  # fmt: skip
def test_an_answer_of_no_sense_says_nothing_of_clauses(reply: Any) -> None:
    assert (list_mentioned_clauses(reply).blames, list_mentioned_clauses(reply).cites) == (None, frozenset())


def test_what_passed_says_on_what_it_rests_where_a_case_fails_and_says_by_what() -> None:
    vectors = [each for each in read_vectors(get_vectors_file("card-football")) if "PUNT.distance" in each.clauses][:4]
    passed = tuple(create_case_result(each, "pass") for each in vectors[1:])
    silent, telling = (create_case_result(vectors[0], "fail", near=near) for near in ((), ("PUNT.distance",)))
    assert add_cited_clauses_to_passing_cases((silent, *passed), vectors) == (silent, *passed)
    assert add_cited_clauses_to_passing_cases((telling, *passed), vectors)[0] == telling
    assert all("PUNT.distance" in each.near for each in add_cited_clauses_to_passing_cases((telling, *passed), vectors))


def test_right_answers_rest_on_all_that_they_cite() -> None:
    assert (
        list_clauses_cited_by(
            map(list_mentioned_clauses, ({**OK, "events": EVENTS}, REFUSED, {**OK, "trace": [{"clause": "C.c"}]}))
        )
        == CLAUSES
    )
