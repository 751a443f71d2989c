"""Names of cases: made from titles and rows, kept by a tag, different wherever the cases are."""

from __future__ import annotations

import pytest

from scrimmage_rules.kit.case_names import row_keys, slug, slug_of


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
    assert slug(title) == made


def test_placeholders_are_left_out_of_a_slug() -> None:
    assert slug_of("A <sort> can shoot", ()) == "a-can-shoot"


def test_a_tag_keeps_the_slug_when_the_title_changes() -> None:
    assert slug_of("Another title", ("@PUNT.any-down", "@case:the-old-one")) == "the-old-one"


def test_the_first_cell_is_the_key_of_a_row_where_it_tells_rows_apart() -> None:
    assert row_keys([["T1", "3"], ["T2", "3"]]) == ["t1", "t2"]


def test_more_cells_are_taken_until_rows_differ() -> None:
    assert row_keys([["run", "-2"], ["run", "+2"]]) == ["run-minus-2", "run-plus-2"]


def test_rows_that_are_alike_have_no_keys() -> None:
    assert row_keys([["run", "2"], ["run", "2"]]) is None
