"""Names of cases: made from titles and rows, kept by a tag, different wherever the cases are."""

from __future__ import annotations

from pathlib import Path

import pytest

from scrimmage_rules.kit.cases.case_names import make_row_keys, make_scenario_slug, make_slug
from scrimmage_rules.kit.scenarios.compiler import BrokenScenario, read_scenarios


@pytest.mark.parametrize(
    ("title", "made"),
    [
        ("The defence cannot punt", "the-defence-cannot-punt"),
        ("A punt into the opponent's end zone", "a-punt-into-the-opponents-end-zone"),
        ("PA -2 and PA +2", "pa-minus-2-and-pa-plus-2"),
        ("T/O: lost", "t-o-lost"),
        ("first-and-ten", "first-and-ten"),
    ],
)
def test_a_title_becomes_a_slug(title: str, made: str) -> None:
    assert make_slug(title) == made


def test_placeholders_are_left_out_of_a_slug() -> None:
    assert make_scenario_slug("A <sort> can shoot", ()) == "a-can-shoot"


def test_a_tag_keeps_the_slug_when_the_title_changes() -> None:
    assert make_scenario_slug("Another title", ("@PUNT.any-down", "@case:the-old-one")) == "the-old-one"


def test_the_first_cell_is_the_key_of_a_row_where_it_tells_rows_apart() -> None:
    assert make_row_keys([["T1", "3"], ["T2", "3"]]) == ["t1", "t2"]


def test_more_cells_are_taken_until_rows_differ() -> None:
    assert make_row_keys([["run", "-2"], ["run", "+2"]]) == ["run-minus-2", "run-plus-2"]


def test_rows_that_are_alike_have_no_keys() -> None:
    assert make_row_keys([["run", "2"], ["run", "2"]]) is None


WHOLE = """Feature: Punts
  Scenario Outline: A kick
    When home kicks

    Examples:
      | down   | clause |
      | first  | A      |
      | first  | B      |
      | second | B      |
"""
PARTS = """Feature: Punts
  @case:a-kick
  Scenario Outline: A kick under A
    When home kicks

    Examples:
      | down  | clause |
      | first | A      |

  @case:a-kick
  Scenario Outline: A kick under B
    When home kicks

    Examples:
      | down   | clause |
      | first  | B      |
      | second | B      |
"""


def names(folder: Path, text: str) -> list[str]:
    """The names of the cases of a feature of this text."""
    path = folder / "card_football" / "punt.feature"
    path.parent.mkdir(exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return [case.id for case in read_scenarios(path, folder)]


def test_the_parts_of_an_outline_that_was_split_keep_the_names_of_its_cases(tmp_path: Path) -> None:
    assert names(tmp_path, PARTS) == names(tmp_path, WHOLE)
    assert names(tmp_path, WHOLE) == [f"card-football/punt/a-kick/{key}" for key in ("first-a", "first-b", "second-b")]


def test_rows_of_two_parts_that_are_alike_are_told_so(tmp_path: Path) -> None:
    with pytest.raises(BrokenScenario, match=r"punt.feature:8: two rows have the same name"):
        names(tmp_path, PARTS.replace("| A ", "| B "))
