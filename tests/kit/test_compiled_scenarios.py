"""From scenarios to vectors: the content of a vector, and what a scenario must prove."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from scrimmage_rules.kit.cases.vectors import Vector
from scrimmage_rules.kit.scenarios.compiler import compile_features

SOUND = """Feature: Punts
  @PUNT.distance
  Scenario: A punt
    Given home has the ball on own 30
    And card A has punt 40
    When home punts and card A is turned
    Then away has the ball on own 30
"""

Compile = Callable[[str], tuple[list[Vector], list[str]]]


@pytest.fixture
def compiled(tmp_path: Path) -> Compile:
    """The vectors of a feature of this text, and the complaints about it."""

    def of(text: str) -> tuple[list[Vector], list[str]]:
        path = tmp_path / "features" / "card_football" / "punt.feature"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        vectors, broken = compile_features(tmp_path / "features", "card-football")
        return vectors, [str(each) for each in broken]

    return of


def test_a_scenario_becomes_a_vector_that_says_everything_of_it(compiled: Compile) -> None:
    (vector,), broken = compiled(SOUND)
    assert broken == []
    assert (vector.id, vector.place, vector.name) == (
        "card-football/punt/a-punt",
        "card_football/punt.feature:3",
        "A punt",
    )
    assert (vector.chapter, vector.clauses, vector.refuses) == ("punt", ("PUNT.distance",), False)
    assert [step.text for step in vector.steps][-1] == "away has the ball on own 30"
    assert [step.line for step in vector.steps] == [4, 5, 6, 7]
    assert [deed.ask["op"] for deed in vector.deeds if deed.ask] == ["load", "apply", "position"]


def test_tags_of_the_feature_and_of_a_rule_are_claims_of_their_scenarios(compiled: Compile) -> None:
    rule = SOUND.replace("  @PUNT.distance\n  Scenario", "  @PUNT.distance\n  Rule: R\n   @PUNT.distance\n   Scenario")
    (vector,), broken = compiled("@PUNT.possession\n" + rule)
    assert broken == []
    assert set(vector.clauses) == {"PUNT.possession", "PUNT.distance"}
    assert len(vector.clauses) == 2


def test_a_scenario_may_claim_a_clause_of_which_it_says_that_it_does_not_apply(compiled: Compile) -> None:
    asked = """    When away, given card A, asks by which rules to kick off
    Then the explanation does not cite TO.from-scrimmage
"""
    text = SOUND.replace("@PUNT.distance", "@TO.from-scrimmage").replace(
        "home has the ball on own 30", "home is to kick off"
    )
    text = text[: text.index("    When home punts")].replace("punt 40", "kick-off r18") + asked
    (vector,), broken = compiled(text)
    assert broken == []
    assert vector.clauses == ("TO.from-scrimmage",)


def test_each_row_of_an_outline_is_a_case_with_the_line_of_the_row(compiled: Compile) -> None:
    outline = (
        SOUND.replace("Scenario:", "Scenario Outline:").replace("punt 40", "punt <n>").replace("own 30\n", "<a>\n", 1)
    )
    vectors, broken = compiled(
        outline + "\n    Examples:\n      | n | a |\n      | 40 | own 30 |\n      | 30 | own 40 |\n"
    )
    assert broken == []
    assert [vector.line for vector in vectors] == [11, 12]


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        (
            "@PUNT.distance",
            "@FG.opponent-half",
            "punt.feature:3: the scenario has the tag of FG.opponent-half, but no reply cites FG.opponent-half",
        ),
        (
            "@PUNT.distance",
            "@PUNT.distance @PUNT.td",
            "punt.feature:3: the scenario has the tag of PUNT.td, but no reply cites PUNT.td",
        ),
        ("@PUNT.distance", "@PUNT.distanse", "punt.feature:3: tag @PUNT.distanse is not a clause of card-football"),
        ("@PUNT.distance", "@wip", "punt.feature:3: tag @wip is not a clause of card-football"),
        (
            "  @PUNT.distance\n",
            "",
            "punt.feature:2: the scenario has no tag of a clause; add a tag @ID to the scenario or its rule",
        ),
        (
            "own 30\n",
            "own 31\n",
            "punt.feature:7: 'away has the ball on own 30': expected /position/spot equals 30, got 29",
        ),
        ("own 30\n", "somewhere\n", "punt.feature:4: 'home has the ball on somewhere': not a yard line: 'somewhere'"),
        (
            "home punts",
            "nobody punts",
            "punt.feature:6: 'nobody punts and card A is turned': When 'nobody punts and card A is turned': no step",
        ),
        ("    When home punts and card A is turned\n    Then away", "    Then away", "punt.feature:6: "),
        ("Then away has the ball on own 30", "Then it is accepted\n    Given home", "punt.feature:8: "),
        ("Scenario", "Scenari", "punt.feature:3: expected: "),
        (
            "and card A is",
            "and card Q is",
            "punt.feature:7: 'away has the ball on own 30': there is no position, because the last request got",
        ),
        ("card A has punt 40", "the reading KF-A17 is nonsense", "no reading of KF-A17 called 'nonsense'"),
    ],
)
def test_a_scenario_that_does_not_prove_its_claim_is_broken(
    old: str, new: str, complaint: str, compiled: Compile
) -> None:
    vectors, broken = compiled(SOUND.replace(old, new, 1))
    assert vectors == []
    assert len(broken) == 1
    assert complaint in broken[0]
    assert "\n" not in broken[0]


def test_an_outcome_before_anything_was_asked_is_broken(compiled: Compile) -> None:
    _, broken = compiled(
        SOUND.replace("    When home punts and card A is turned\n    Then away", "    Then it is accepted\n#")
    )
    assert "no request yet: add a When step before this Then step" in broken[0]


def test_a_broken_scenario_does_not_hide_the_others(compiled: Compile) -> None:
    other = SOUND.split("\n", 1)[1].replace("A punt", "Another").replace("@PUNT.distance", "@PUNT.td")
    third = SOUND.split("\n", 1)[1].replace("A punt", "A third")
    vectors, broken = compiled(SOUND + other + third)
    assert ([vector.name for vector in vectors], len(broken)) == (["A punt", "A third"], 1)


def test_another_clause_that_forbids_the_same_is_accepted_in_the_vector(compiled: Compile) -> None:
    text = """Feature: Punts
  @FG.opponent-half
  Scenario: No field goal
    Given home has the ball on own 30
    When home tries a field goal
    Then it is refused under FG.opponent-half
"""
    (vector,), _ = compiled(text)
    assert vector.refuses
    blames = [d.expect.value for d in vector.deeds if d.expect and d.expect.relation == "blames"]
    assert blames[0][0] == "FG.opponent-half"
