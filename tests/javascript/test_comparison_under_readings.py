"""`make forced`: the cases of both engines under readings that they do not choose."""

from __future__ import annotations

import shutil

import pytest

from tests.repository.reading import other_readings_of
from tools.engines.comparison_under_readings import ForcedReading, force_reading_in_request, list_forced_readings, main

needs_node = pytest.mark.skipif(shutil.which("node") is None, reason="needs node")


OTHERS = len(other_readings_of("card_football"))


@pytest.mark.parametrize("package", ["card_football", "tactical_soccer"])
def test_rulings_are_not_forced_and_every_other_reading_is(package: str) -> None:
    assert list(map(tuple, list_forced_readings(package.replace("_", "-")))) == other_readings_of(package)


def test_a_reading_is_forced_where_a_game_begins_and_nowhere_else() -> None:
    forced = ForcedReading("KF-A01", "other")
    assert force_reading_in_request({"op": "new", "options": {"seed": 1, "readings": {"KF-A02": "a"}}}, forced) == {
        "op": "new",
        "options": {"seed": 1, "readings": {"KF-A02": "a", "KF-A01": "other"}},
    }
    assert force_reading_in_request({"op": "load"}, forced) == {
        "op": "load",
        "options": {"readings": {"KF-A01": "other"}},
    }
    assert force_reading_in_request({"op": "legal", "game": "g"}, forced) == {"op": "legal", "game": "g"}


@needs_node
def test_all_readings_are_gone_through_though_one_differs(
    eleven_to_gain: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["card-football", "12", "1", *eleven_to_gain]) == 1
    *_, last = capsys.readouterr().out.splitlines()
    assert last.startswith(f"card-football: {OTHERS} readings, 12 cases each, seed 1: ")
    assert not last.endswith(" 0 differences")


@needs_node
def test_it_ends_well_where_both_answer_alike(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["card-football", "3", "1"]) == 0
    assert capsys.readouterr().out == f"card-football: {OTHERS} readings, 3 cases each, seed 1: 0 differences\n"


@pytest.mark.parametrize("arguments", [[], ["card-football", "5"], ["chess", "5", "1"], ["all", "5", "x"]])
def test_a_call_that_cannot_be_is_told_how(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(arguments) == 2
    assert capsys.readouterr().out.startswith("usage: ")
