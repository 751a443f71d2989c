"""Wrong numbers in the JavaScript engine: the list of them, and that the cases name their clauses."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from scrimmage_rules.rulesets import RULESETS, get_folder_name, ruleset
from tools.engines.engine_copy import ENGINE, ROOT, copy_engine
from tools.engines.localization_of_wrong_numbers import (
    WrongNumber,
    find_rank_of_first_right_clause,
    main,
    rank_clauses_of_wrong_numbers,
    read_wrong_numbers,
)

needs_node = pytest.mark.skipif(shutil.which("node") is None, reason="needs node")
KNOWN = [
    pytest.param(each, number, id=f"{each} {number.wrong}") for each in RULESETS for number in read_wrong_numbers(each)
]


@pytest.mark.parametrize(("ruleset_id", "number"), KNOWN)
def test_each_stands_once_in_its_module_and_its_clauses_are_of_the_rulebook(
    ruleset_id: str, number: WrongNumber
) -> None:
    module = (ROOT / ENGINE / get_folder_name(ruleset_id) / number.module).read_text(encoding="utf-8")
    assert module.count(number.right) == 1
    assert number.wrong != number.right
    assert set(number.clauses) <= set(ruleset(ruleset_id).rulebook.clauses)


@needs_node
def test_a_touchdown_of_seven_points_is_named_and_the_engine_is_sound_again(tmp_path: Path) -> None:
    module = copy_engine(tmp_path) / "card_football" / "rulebook.mjs"
    sound = module.read_bytes()
    [number] = [each for each in read_wrong_numbers("card-football") if each.clauses == ("TD.six",)]
    [(is_among, is_right, line)] = rank_clauses_of_wrong_numbers(tmp_path, "card-football", [number])
    assert is_among
    assert is_right
    assert line.startswith("card-football touchdown: 'touchdown: 7', TD.six: place ")
    assert module.read_bytes() == sound


@needs_node
def test_a_number_that_decides_nothing_is_said_to_fail_no_case(tmp_path: Path) -> None:
    copy_engine(tmp_path)
    idle = WrongNumber("quarters", "deck.mjs", "MOST_CARDS = 200", "MOST_CARDS = 300", ("END.fourth",))
    assert list(rank_clauses_of_wrong_numbers(tmp_path, "card-football", [idle])) == [
        (False, False, "card-football quarters: 'MOST_CARDS = 300', END.fourth: no case fails; first come none")
    ]


@needs_node
def test_a_number_whose_entry_says_what_buries_it_is_as_it_should_be_only_while_it_is_buried(tmp_path: Path) -> None:
    copy_engine(tmp_path)
    idle = WrongNumber("quarters", "deck.mjs", "MOST_CARDS = 200", "MOST_CARDS = 300", ("END.fourth",), "nobody asks")
    assert list(rank_clauses_of_wrong_numbers(tmp_path, "card-football", [idle])) == [
        (
            False,
            True,
            "card-football quarters: 'MOST_CARDS = 300', END.fourth: no case fails; first come none: nobody asks",
        )
    ]
    found = WrongNumber("touchdown", "rulebook.mjs", "touchdown: 6", "touchdown: 7", ("TD.six",), "nobody asks")
    [(is_among, is_right, _)] = rank_clauses_of_wrong_numbers(tmp_path, "card-football", [found])
    assert (is_among, is_right) == (True, False)


@pytest.mark.parametrize(("named", "place"), [(["A.a", "B.b"], 1), (["C.c", "B.b", "A.a"], 2), (["C.c"], None)])
def test_the_first_of_its_clauses_counts(named: list[str], place: int | None) -> None:
    assert find_rank_of_first_right_clause(WrongNumber("c", "m", "1", "2", ("A.a", "B.b")), named) == place


def test_a_ruleset_that_is_none_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["chess"]) == 2
    assert capsys.readouterr().out.startswith("usage: ")
