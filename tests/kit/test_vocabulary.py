"""Sentences that say too little, or something else than they ask, are refused with what to write instead."""

from __future__ import annotations

from pathlib import Path

import pytest

from scrimmage_rules.kit.compile import scenarios
from scrimmage_rules.kit.sentences import play
from scrimmage_rules.kit.table import Misused, Table, Unfulfilled

FORMATION = (
    "the standard formation, red on offense going east from line 15 with a run by H called and 6 of 6 squares left"
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
    play(table, "Given", FORMATION, None, None)
    play(table, "Given", "red's men stand on", [["Q", "H"], ["13,8", "20,8"]], None)
    play(table, "Given", "yellow's men stand on", [["L1"], ["21,8"]], None)
    play(table, "Given", "it is yellow's turn with 4 of 4 squares left", None, None)
    return table


def test_a_position_that_starts_from_nowhere_asks_for_the_formation() -> None:
    with pytest.raises(Misused, match="no formation: name the standard formation first"):
        play(Table("computer-football"), "Given", "red's H stands on 20,8", None, None)


def test_a_man_is_named_by_his_side_before_and_after_the_ball_changes_it(football: Table) -> None:
    play(football, "When", "yellow's L1 tackles the carrier on 20,8: a miss", None, None)
    play(football, "Then", "yellow's L1 is off the field", None, None)
    play(football, "Then", "red's H stands on 20,8", None, None)
    with pytest.raises(Unfulfilled, match=r"/position/men/offense/H equals"):
        play(football, "Then", "red's H stands on 20,9", None, None)


@pytest.mark.parametrize(
    ("sentence", "remedy"),
    [
        ("red tries to jump to 20,8", "no action: 'jump to 20,8'; write it like one of draw who begins"),
        ("red calls a walk by H", "no call: 'a walk by H'; write a run by H"),
        ("red throws to zone-8", "no square: 'zone-8'; write its column and row"),
        ("red is given 6 to scramble", "no chance: '6'; write kinds with their values"),
        ("the odds of the weather are asked for red to scramble", "no place of a position: 'the weather'"),
    ],
)
def test_words_that_mean_nothing_are_met_with_those_that_do(sentence: str, remedy: str, football: Table) -> None:
    with pytest.raises(Misused) as refused:
        play(football, "When", sentence, None, None)
    assert remedy in str(refused.value)


def test_odds_are_told_of_the_places_they_were_asked_of(football: Table) -> None:
    play(football, "When", "the odds of the line are asked for yellow to move L1 to 20,8", None, None)
    with pytest.raises(Misused, match="the odds were asked of other places than the score"):
        play(football, "Then", "the odds are", [["the score", "p"], ["none", "1"]], None)


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
    assert [each.name for each in scenarios(path, tmp_path)] == names
