"""The relations of expectations, place by place, with the values that are nearly right."""

from __future__ import annotations

from typing import Any, get_args

import pytest

from scrimmage_rules.kit.cases.matchers import ABSENT, OF_ANYTHING, RELATIONS, Relation, matches_relation, value_at

REPLY = {"turn": {"pending": [{"seat": "home"}, {"seat": "away"}], "over": False, "0": "zero"}, "": "nameless"}


@pytest.mark.parametrize(
    ("pointer", "value"),
    [
        ("", REPLY),
        ("/turn/over", False),
        ("/turn/pending/1/seat", "away"),
        ("/turn/0", "zero"),
        ("/", "nameless"),
        ("/turn/pending/2", ABSENT),
        ("/turn/pending/-1", ABSENT),
        ("/turn/pending/one", ABSENT),
        ("/turn/pending/²", ABSENT),
        pytest.param("/turn/pending/" + "9" * 5000, ABSENT, id="a place of five thousand digits"),
        ("/turn/over/more", ABSENT),
        ("/value", ABSENT),
    ],
)
def test_a_place_is_found_or_absent(pointer: str, value: Any) -> None:
    assert value_at(REPLY, pointer) == value


def test_the_relations_that_a_vector_may_name_are_those_there_are() -> None:
    assert set(get_args(Relation)) == RELATIONS.keys() > set(OF_ANYTHING)


TRUE = [
    ("equals", 1, 1),
    ("equals", None, None),
    ("equals", {"a": [1, {"b": "x"}]}, {"a": [1, {"b": "x"}]}),
    ("equals", {"a": 1, "b": 2}, {"b": 2, "a": 1}),
    ("one-of", "home", ["home", "away"]),
    ("contains", [{"a": 1}, 2, 3], [3, {"a": 1}]),
    ("contains", [1], []),
    ("lacks", [1, 2], [3]),
    ("lacks", [], [3]),
    ("lacks", [1], [True]),
    ("same-set", [2, 1], [1, 2]),
    ("same-set", [], []),
    ("same-set", [1, 1, 2], [2, 1, 1]),
    ("covers", {"a": 1, "b": 2}, {"a": 1}),
    ("covers", {"a": {"b": 1, "c": 2}}, {"a": {"c": 2}}),
    ("covers", 5, 5),
    ("covers", {"a": None}, {"a": None}),
    ("blames", {"clause": "A.a"}, ["A.a", "B.b"]),
    ("blames", {"clause": "B.b", "also": ["C.c"]}, ["A.a", "B.b"]),
    ("omits", [{"clause": "A.a"}], ["B.b"]),
    ("omits", [], ["B.b"]),
    ("cites", [{"clause": "A.a"}, {"clause": "B.b"}], ["B.b", "A.a"]),
    ("cites", [], []),
]
FALSE = [
    ("equals", True, 1),
    ("equals", 1, True),
    ("equals", 0, False),
    ("equals", 1.0, 1),
    ("equals", "1", 1),
    ("equals", None, False),
    ("equals", ABSENT, None),
    ("equals", [True], [1]),
    ("equals", [1.0], [1]),
    ("equals", {"a": {"b": True}}, {"a": {"b": 1}}),
    ("equals", {"a": 1}, {"a": 1, "b": None}),
    ("equals", [1, 2], [2, 1]),
    ("one-of", True, [1, 2]),
    ("one-of", "x", []),
    ("contains", [1], [True]),
    ("contains", {"0": 1}, [1]),
    ("contains", ABSENT, []),
    ("lacks", [1, 2], [2]),
    ("lacks", ABSENT, [2]),
    ("lacks", {"a": 1}, [2]),
    ("same-set", [1], [1, 1]),
    ("same-set", [1, 2], [1]),
    ("same-set", [True], [1]),
    ("same-set", "ab", ["a", "b"]),
    ("covers", {"a": True}, {"a": 1}),
    ("covers", {}, {"a": None}),
    ("covers", {"a": [1, 2]}, {"a": [1]}),
    ("covers", [], {}),
    ("blames", {"clause": "C.c", "also": ["D.d"]}, ["A.a"]),
    ("blames", {"clause": None}, ["A.a"]),
    ("blames", {"clause": "A.a", "also": ["B.b"]}, ["B.b"]),
    ("omits", [{"clause": "A.a"}, {"clause": "B.b"}], ["B.b"]),
    ("omits", ABSENT, ["B.b"]),
    ("blames", {"clause": "C.c", "also": "A.a"}, ["A.a"]),
    ("blames", ["A.a"], ["A.a"]),
    ("blames", {}, ["A.a"]),
    ("cites", [{"clause": "A.a"}], ["A.a", "B.b"]),
    ("cites", ["A.a"], ["A.a"]),
    ("cites", "A.a", ["A.a"]),
    ("cites", ABSENT, ["A.a"]),
]


@pytest.mark.parametrize(("relation", "found", "wanted"), TRUE)
def test_a_relation_holds(relation: str, found: Any, wanted: Any) -> None:
    assert matches_relation({"at": found}, "/at", relation, wanted)


@pytest.mark.parametrize(("relation", "found", "wanted"), FALSE)
def test_a_relation_does_not_hold(relation: str, found: Any, wanted: Any) -> None:
    assert not matches_relation({"at": found}, "/at", relation, wanted)


def test_every_relation_is_tried_both_ways() -> None:
    assert {relation for relation, _, _ in TRUE} == {relation for relation, _, _ in FALSE} == set(RELATIONS)


@pytest.mark.parametrize("relation", RELATIONS)
@pytest.mark.parametrize("reply", [None, 0, 1.5, True, "text", [], [[]], {}, {"also": 3}, {"clause": [], "also": [{}]}])
def test_no_reply_is_too_strange_for_a_relation(relation: str, reply: Any) -> None:
    assert matches_relation(reply, "", relation, ["A.a"]) in {True, False}
    assert matches_relation(reply, "/a/0", relation, ["A.a"]) in {True, False}
