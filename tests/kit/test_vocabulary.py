"""Sentences that say too little, or something else than they ask, are refused with what to write instead."""

from __future__ import annotations

from pathlib import Path

import pytest

from scrimmage_rules.kit.scenarios.compiler import read_scenarios
from scrimmage_rules.kit.scenarios.scenario_world import MisusedStep, Table, UnmetExpectation
from scrimmage_rules.kit.scenarios.sentence_execution import play_sentence
from scrimmage_rules.kit.scenarios.step_matching import find_matching_steps
from scrimmage_rules.kit.scenarios.vocabulary import get_step_vocabulary
from scrimmage_rules.kit.scenarios.vocabulary.shared import parse_number_or_text

FORMATION = (
    "the standard formation, red on offense going east from line 15 with a run by H called and 6 of 6 squares left"
)
PITCH_FORMATION = (
    "the standard formation, red First coach and to activate in turn 1 of half 1, with the ball loose on 0,0"
)
OUTLINE = """Feature: Punts
  @PUNT.distance
  Scenario Outline: {title}
    Given home has the ball on <line>
    And card A has punt <number>
    When home punts and card A is turned
    Then away has the ball on own 30

    Examples:
      | line   | number |
      | own 30 | 40     |
      | own 40 | 30     |
"""


@pytest.fixture
def football() -> Table:
    """A table of computer-football with the standard formation, its quarterback and a linebacker in place."""
    table = Table("computer-football")
    play_sentence(table, "Given", FORMATION, None, None)
    play_sentence(table, "Given", "red's men stand on", [["Q", "H"], ["13,8", "20,8"]], None)
    play_sentence(table, "Given", "yellow's men stand on", [["L1"], ["21,8"]], None)
    play_sentence(table, "Given", "it is yellow's turn with 4 of 4 squares left", None, None)
    return table


def test_a_position_that_starts_from_nowhere_asks_for_the_formation() -> None:
    with pytest.raises(MisusedStep, match="no formation: name the standard formation first"):
        play_sentence(Table("computer-football"), "Given", "red's H stands on 20,8", None, None)


def test_a_man_is_named_by_his_side_before_and_after_the_ball_changes_it(football: Table) -> None:
    play_sentence(football, "When", "yellow's L1 tackles the carrier on 20,8: a miss", None, None)
    play_sentence(football, "Then", "yellow's L1 is off the field", None, None)
    play_sentence(football, "Then", "red's H stands on 20,8", None, None)
    with pytest.raises(UnmetExpectation, match=r"/position/men/offense/H equals"):
        play_sentence(football, "Then", "red's H stands on 20,9", None, None)


@pytest.mark.parametrize(
    ("sentence", "remedy"),
    [
        ("red tries to jump to 20,8", "not an action: 'jump to 20,8'; write it like one of: draw who begins"),
        ("red calls a walk by H", "not a call: 'a walk by H'; write it like one of: a run by H"),
        ("red throws to zone-8", "not a square: 'zone-8'; write its column and row"),
        ("red is given 6 to scramble", "not a chance outcome: '6'; write kinds with their values"),
        ("the odds of the weather are asked for red to scramble", "this step cannot ask for the odds of 'the weather'"),
    ],
)
def test_words_that_mean_nothing_are_met_with_those_that_do(sentence: str, remedy: str, football: Table) -> None:
    with pytest.raises(MisusedStep) as refused:
        play_sentence(football, "When", sentence, None, None)
    assert remedy in str(refused.value)


def test_odds_are_told_of_the_places_they_were_asked_of(football: Table) -> None:
    play_sentence(football, "When", "the odds of the line are asked for yellow to move L1 to 20,8", None, None)
    with pytest.raises(
        MisusedStep, match="the columns of the table, the score, differ from the values whose odds were requested"
    ):
        play_sentence(football, "Then", "the odds are", [["the score", "p"], ["none", "1"]], None)


@pytest.mark.parametrize(
    ("title", "names"),
    [
        ("A punt", ["A punt (own 30, 40)", "A punt (own 40, 30)"]),
        ("A punt from <line>", ["A punt from own 30", "A punt from own 40"]),
    ],
)
def test_rows_that_share_a_title_are_told_by_their_cells(title: str, names: list[str], tmp_path: Path) -> None:
    path = tmp_path / "punt.feature"
    path.write_text(OUTLINE.format(title=title), encoding="utf-8")
    assert [each.name for each in read_scenarios(path, tmp_path)] == names


@pytest.fixture
def soccer() -> Table:
    """A table of tactical-soccer with the standard formation and a holder next to an opponent."""
    table = Table("tactical-soccer")
    play_sentence(table, "Given", PITCH_FORMATION, None, None)
    red, blue = ["F1", "F2", "M1", "M2", "D1", "G1"], ["F3", "M3", "M4", "D2", "D3", "G2"]
    play_sentence(
        table, "Given", "red's men stand on", [red, ["0,-2", "4,-14", "-4,-10", "4,-10", "-4,-6", "0,-16"]], None
    )
    play_sentence(table, "Given", "blue's men stand on", [blue, ["0,0", "4,14", "-4,10", "4,10", "4,6", "0,16"]], None)
    play_sentence(table, "Given", "blue's F3 has the ball", None, None)
    return table


@pytest.mark.parametrize(
    ("dice", "script"),
    [
        ("the die shows 6", [("d6", 6)]),
        ("the d3 shows 2", [("d3", 2)]),
        ("the dice show 5", [("d6", 5)]),
        ("the dice show 4, 1 on the d2 and 3", [("d6", 4), ("d2", 1), ("d6", 3)]),
    ],
)
def test_dice_are_told_by_their_faces_and_by_their_kind_where_it_is_not_the_six_sided_one(
    dice: str, script: list[tuple[str, int]], soccer: Table
) -> None:
    play_sentence(soccer, "When", f"red's F1 steals from blue's F3: {dice}", None, None)
    assert soccer.last_ask["chance"] == [{"kind": kind, "value": value} for kind, value in script]


@pytest.mark.parametrize(
    ("keyword", "sentence", "remedy"),
    [
        ("Given", "blue's F1 has the ball", "blue has no F1; its squad is F3, M3, M4, D2, D3, G2"),
        ("Given", "F1 has had his turn", "not a list of men: 'F1'; write each man with his side, such as red's F1"),
        ("Given", "red's F1 stands on 0.4", "not a hex: '0.4'; write its two coordinates"),
        ("When", "red's F1 steals from red's F3", "red has no F3; its squad is F1, F2, M1, M2, D1, G1"),
        ("When", "red's F3 shoots", "red has no F3"),
        (
            "When",
            "red tries to jump with F1",
            "not an action: 'jump with F1'; write it like one of: roll for the first",
        ),
        ("When", "red rolls the shot: a six", "not a result of dice: 'a six'; write it like one of: the die shows 6"),
        (
            "When",
            "red rolls the shot: the die shows six",
            "not a face of a die: 'six'; write it like one of: 4, 1 on the d3",
        ),
        ("When", "red is given 6 to roll the shot", "not a die with its value: '6'; write its kind and value"),
        ("Then", "blue's F1 stands on 0,-2", "blue has no F1"),
        ("Then", "a die is to be rolled for the weather", "not a purpose of dice: 'the weather'"),
    ],
)
def test_words_of_soccer_that_mean_nothing_are_met_with_those_that_do(
    keyword: str, sentence: str, remedy: str, soccer: Table
) -> None:
    if keyword == "Then":
        play_sentence(soccer, "When", "red's F1 steals from blue's F3: the die shows 1", None, None)
    with pytest.raises(MisusedStep) as refused:
        play_sentence(soccer, keyword, sentence, None, None)
    assert remedy in str(refused.value)


def test_men_who_have_had_their_turn_are_told_by_side_in_any_order(soccer: Table) -> None:
    play_sentence(soccer, "Given", "blue's D3 and red's M1 have had their turn", None, None)
    play_sentence(soccer, "When", "red's F1 steals from blue's F3: the die shows 6", None, None)
    play_sentence(soccer, "Then", "red's M1, F1 and blue's D3 have had their turn", None, None)
    with pytest.raises(UnmetExpectation, match="/position/done equals"):
        play_sentence(soccer, "Then", "nobody has had his turn", None, None)


def test_both_words_written_the_shot_is_to_be_rolled(soccer: Table) -> None:
    play_sentence(soccer, "Given", "red's F1 stands on 0,8", None, None)
    for sentence in ("red's F1 is shooting", "red has written Left", "blue has written Left"):
        play_sentence(soccer, "Given", sentence, None, None)
    play_sentence(soccer, "Given", "blue's G2 stands on -1,17", None, None)
    play_sentence(soccer, "When", "red rolls the shot", None, None)
    play_sentence(soccer, "Then", "a die is to be rolled for the shot", None, None)


@pytest.mark.parametrize("text", ["--1", "+-3", "²", "9" * 5000, "", "1.5"])
def test_what_is_not_written_as_a_number_stays_a_text(text: str) -> None:
    assert parse_number_or_text(text) == text


@pytest.mark.parametrize(("text", "number"), [("0", 0), ("-4", -4), ("+17", 17)])
def test_what_is_written_as_a_number_is_one(text: str, number: int) -> None:
    assert parse_number_or_text(text) == number


@pytest.mark.parametrize(("written", "spot"), [("7", 7), ("-7", -7), ("+7", 7)])
def test_a_number_in_a_sentence_may_have_one_sign(written: str, spot: int) -> None:
    [(_, fields)] = find_matching_steps(
        get_step_vocabulary("card-football"), "Given", f"the ball lies on spot {written}"
    )
    assert fields == {"spot": spot}


@pytest.mark.parametrize("written", ["--7", "+-7", "seven", "²"])
def test_what_is_no_number_fits_no_sentence_that_wants_one(written: str) -> None:
    assert find_matching_steps(get_step_vocabulary("card-football"), "Given", f"the ball lies on spot {written}") == []
