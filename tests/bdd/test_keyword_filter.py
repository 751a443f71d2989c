"""`-k` skips a feature only where no scenario in it can be selected."""

from __future__ import annotations

import pytest

from tests.bdd.keyword_filter import is_selected

FEATURE = "Feature: Punts\n  Scenario: A punt from own 30, into the end zone\n    | home | 40 |\n"


@pytest.mark.parametrize(
    "expression",
    [
        "", "punt", "card_football and punt", "PUNT and home", "from_own_30_into", "card_football_punt_a_punt_from",
        "a_punt_from_own_30_into_the_end_zone_1", "test_scenarios", "not soccer", "soccer or punt", "punt[home-40]",
    ],
)  # fmt: skip
def test_expression_that_can_select_a_scenario_keeps_the_feature(expression: str) -> None:
    assert is_selected(expression, "card_football_punt", FEATURE)


@pytest.mark.parametrize("expression", ["soccer", "card_football and soccer", "card_football_safety", "punt and away"])
def test_word_that_is_nowhere_in_the_feature_skips_it(expression: str) -> None:
    assert not is_selected(expression, "card_football_punt", FEATURE)
