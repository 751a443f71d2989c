"""`make lockstep`: both engines through the same random games."""

from __future__ import annotations

import shutil
from itertools import islice

import pytest

from scrimmage_rules.campaigns.lockstep_comparison import list_differing_places, schedule_legal_list_comparisons
from tools.engines.lockstep_command import main

PLAYED = ["card-football", "100", "1"]

needs_node = pytest.mark.skipif(shutil.which("node") is None, reason="needs node")


@needs_node
def test_it_ends_well_where_both_answer_alike(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(PLAYED) == 0
    assert "without a difference" in capsys.readouterr().out


@needs_node
def test_a_number_that_is_another_in_the_adapter_is_found(
    eleven_to_gain: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*PLAYED, *eleven_to_gain]) == 1
    *talk, reference, adapter, place = capsys.readouterr().out.splitlines()
    assert talk[0] == "card-football, seed 1"
    assert talk[1].startswith('{"game":"g","op":')
    assert reference.startswith("reference: {")
    assert adapter.startswith("adapter:   {")
    assert place.startswith("/")


@needs_node
def test_lists_of_legal_actions_are_compared(one_action_missing: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--lists", "1", *PLAYED, *one_action_missing]) == 1
    place = capsys.readouterr().out.splitlines()[-1]
    assert place.startswith("/actions: ")


@needs_node
def test_lists_before_no_action_are_compared_where_a_game_is_over_only(
    one_action_missing: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["--lists", "0", *PLAYED, *one_action_missing]) == 0
    assert "without a difference" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("every", "due"),
    [
        (1, [True, True, True, True, True]),
        (2, [True, False, True, False, True]),
        (4, [True, False, False, False, True]),
        (0, [False, False, False, False, False]),
    ],
)
def test_lists_are_due_before_every_nth_action(every: int, due: list[bool]) -> None:
    assert list(islice(schedule_legal_list_comparisons(every), len(due))) == due


@pytest.mark.parametrize(
    "arguments",
    [
        [], ["card-football", "5"], ["chess", "5", "1"], ["card-football", "many", "1"], ["all", "5", "x"],
        ["--lists", "-1", "all", "5", "1"],
    ],
)  # fmt: skip
def test_an_invalid_call_ends_with_the_usage(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        main(arguments)
    assert end.value.code == 2
    assert capsys.readouterr().err.startswith("usage: ")


def test_the_places_where_answers_differ_are_the_innermost() -> None:
    wanted = {"status": "ok", "position": {"spot": 3, "down": 1, "bans": [1]}}
    said = {"status": "ok", "position": {"spot": 4, "bans": [1, 2]}}
    assert list(list_differing_places(wanted, said)) == [
        "/position/bans: the reference has [1], the adapter has [1, 2]",
        "/position/down: the reference has 1, the adapter has None",
        "/position/spot: the reference has 3, the adapter has 4",
    ]
