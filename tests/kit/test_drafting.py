"""A case drafted as a scenario: its sentences are those of the vocabulary, and what none says is told."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

import pytest

from scrimmage_rules.kernel.data_folders import data_dir
from scrimmage_rules.kit.cases.field_differences import Difference
from scrimmage_rules.kit.cases.judge import CaseResult
from scrimmage_rules.kit.cases.requests import list_own_requests
from scrimmage_rules.kit.cases.vectors import Vector, get_vectors_file, read_vectors
from scrimmage_rules.kit.generated.case_recorder import record_case
from scrimmage_rules.kit.scenarios.vocabulary import get_step_vocabulary
from scrimmage_rules.kit.search.drafting import draft_scenario
from scrimmage_rules.kit.search.drafting.draft_sentences import SentenceLine, play_draft_sentences
from scrimmage_rules.kit.search.drafting.feature_text import DraftHead, compile_feature_text, render_feature
from scrimmage_rules.kit.search.drafting.given_sentences import (
    GivenSentences,
    draft_given_sentences,
    read_given_sentences_of_case,
)
from scrimmage_rules.kit.search.drafting.placeholder_values import SentenceLexicon
from scrimmage_rules.kit.search.drafting.position_distance import count_differences, find_differences
from scrimmage_rules.kit.search.drafting.when_sentences import find_sentence_of_request, list_action_texts
from scrimmage_rules.rulesets import RULESETS

PUNT = "card-football/punt/a-punt-to-the-goal-line-or-over-it-is-a-touchback/own-1-99"


@cache
def published(ruleset_id: str) -> tuple[Vector, ...]:
    return tuple(read_vectors(get_vectors_file(ruleset_id)))


@cache
def lexicon(ruleset_id: str) -> SentenceLexicon:
    return SentenceLexicon(ruleset_id, published(ruleset_id))


def begun(wanted: dict[str, Any]) -> GivenSentences:
    return next(
        draft_given_sentences(wanted, published("card-football"), data_dir("features"), lexicon("card-football"))
    )


def loaded() -> dict[str, Any]:
    case = next(case for case in published("card-football") if case.id == PUNT)
    ask: dict[str, Any] = list_own_requests(case)[0]
    return ask


@pytest.mark.parametrize("ruleset_id", RULESETS)
def test_an_action_of_every_type_is_told_in_the_words_of_its_game(ruleset_id: str) -> None:
    asked = [ask["action"] for case in published(ruleset_id) for ask in list_own_requests(case) if ask["op"] == "apply"]
    first = {action["type"]: action for action in reversed(asked)}
    read = get_step_vocabulary(ruleset_id).words.action
    for action in first.values():
        assert [read(words) for words in list_action_texts(action, lexicon(ruleset_id))] == [action]


def test_a_position_is_the_nearest_published_one_and_what_has_to_be_said_besides() -> None:
    wanted = loaded()
    wanted = {**wanted, "position": {**wanted["position"], "score": {"home": 41, "away": 17}, "quarter": 3}}
    found = begun(wanted)
    assert found.missing == ()
    assert {SentenceLine("Given", "the score is home 41, away 17"), SentenceLine("Given", "it is quarter 3")} <= set(
        map(plain, found.lines)
    )


def test_a_field_is_told_with_what_its_sentence_tells_besides() -> None:
    cases = published("computer-football")
    wanted = next(ask for case in cases for ask in list_own_requests(case) if ask["op"] == "load")
    wanted = {**wanted, "position": {**wanted["position"], "first_down": 47}}
    found = next(draft_given_sentences(wanted, cases, data_dir("features"), lexicon("computer-football")))
    assert found.missing == ()
    line = wanted["position"]["line"]
    assert SentenceLine("Given", f"the scrimmage line is {line} and the first-down line 47") in map(plain, found.lines)


def test_a_wrong_look_up_is_drafted_without_a_position() -> None:
    ask = {"op": "query", "ruleset": "computer-football", "query": "block", "options": {},
           "args": {"blockers": ["F", "TE"], "target": "S"}}  # fmt: skip
    case = record_case("computer-football", [("a block is looked up", ask)], "1-1", "a block is looked up")
    assert case is not None
    failed = failing_result(case, Difference("/value/powers", "covers", 4, 3))
    draft = draft_scenario(case, failed, published("computer-football"), wrong_powers)
    assert (draft.shows, draft.remarks) == (True, ())
    sentences = [line.strip() for line in draft.text.splitlines() if line.strip().startswith(("Given", "When", "Then"))]
    assert sentences == ["When a block of F and TE against S is looked up", "Then the powers add up to 4 against 0"]


def failing_result(case: Vector, *differences: Difference) -> CaseResult:
    return CaseResult(
        id=case.id, place="", name=case.name, verdict="fail", clauses=(), level=case.level, step=0,
        differences=differences,
    )  # fmt: skip


def wrong_powers(vectors: Sequence[Vector]) -> list[Vector]:
    """Those that an implementation fails which adds powers up wrongly."""
    places = ((vector, deed.expect.at) for vector in vectors for deed in vector.deeds if deed.expect is not None)
    return [vector for vector, at in places if at == "/value/powers"]


def plain(line: SentenceLine) -> SentenceLine:
    return SentenceLine(line.keyword, line.text)


def test_what_no_sentence_says_is_told_as_missing() -> None:
    wanted = loaded()
    found = begun({**wanted, "position": {**wanted["position"], "weather": "rain"}})
    assert [(each.at, each.wanted) for each in found.missing] == [(("position", "weather"), "rain")]


def test_a_request_that_no_sentence_makes_has_none() -> None:
    case = next(case for case in published("card-football") if case.id == PUNT)
    table = play_draft_sentences("card-football", read_given_sentences_of_case(case, data_dir("features")))
    assert table is not None
    assert (
        find_sentence_of_request(
            {"op": "apply", "game": "g", "seat": "home", "action": {"type": "pray"}}, table, lexicon("card-football")
        )
        is None
    )
    punted = find_sentence_of_request(list_own_requests(case)[1], table, lexicon("card-football"))
    assert punted == SentenceLine("When", "home punts and card A is turned")


def test_a_draft_is_a_feature_that_the_export_reads() -> None:
    case = next(case for case in published("card-football") if case.id == PUNT)
    lines = [
        *read_given_sentences_of_case(case, data_dir("features")),
        SentenceLine("When", "home punts and card A is turned"),
    ]
    told = DraftHead("card-football", "A long punt", ("TOUCHBACK.punt",), ("no sentence says\nthis",))
    text = render_feature(told, lines)
    assert "\n# no sentence says this\n" in text
    found = compile_feature_text(text, "card-football")
    assert found is not None
    assert (found.clauses, list_own_requests(found)) == (("TOUCHBACK.punt",), list_own_requests(case)[:2])
    assert compile_feature_text(render_feature(told._replace(clauses=("SAFETY.two",)), lines), "card-football") is None


@pytest.mark.parametrize(
    ("found", "wanted", "places", "parts"),
    [
        ({"a": 1}, {"a": 1}, [], 0),
        ({"a": {"b": 1, "c": 2}}, {"a": {"b": 3, "c": 2}}, ["a b"], 1),
        ({"a": [1, 2, 3]}, {"a": [2, 4]}, ["a"], 3),
        ({"a": [1, 2]}, {"a": [2, 1]}, ["a"], 1),
        ({}, {"a": {"b": 1, "c": {}}}, ["a b"], 1),
        ({"a": None}, {"a": {"b": 1, "c": 2}}, ["a"], 2),
        ({"a": True}, {"a": 1}, ["a"], 1),
    ],
)
def test_two_positions_are_unlike_in_as_many_parts(found: Any, wanted: Any, places: list[str], parts: int) -> None:
    assert [" ".join(each.at) for each in find_differences(found, wanted)] == places
    assert count_differences(found, wanted) == parts
