"""Changes from one suite to another, and recorded games that only one of two suites keeps."""

from __future__ import annotations

from pathlib import Path
from shutil import copy, copytree

import msgspec
import pytest

from scrimmage_rules.kernel.data_folders import data_dir
from scrimmage_rules.kit.cases.vectors import Deed, Vector, get_vectors_file, read_vectors
from scrimmage_rules.kit.impact.recorded_game_comparison import list_recorded_games
from scrimmage_rules.kit.impact.suite_changes import compare_suites

GAME = "card-football"
CASE = "card-football/punt/a-punt-of-40-from-the-own-30-gives-the-receiver-his-own-30"


@pytest.fixture(scope="module")
def case() -> Vector:
    return next(each for each in read_vectors(get_vectors_file(GAME)) if each.id == CASE)


def with_step(vector: Vector, number: int, old: bytes, new: bytes, text: str | None = None) -> Vector:
    """Return the vector with one step changed: a part of what it asks or expects, and its sentence."""
    step = vector.steps[number]
    do = msgspec.json.decode(msgspec.json.encode(step.do).replace(old, new), type=tuple[Deed, ...])
    changed = msgspec.structs.replace(step, text=text or step.text, do=do)
    assert changed.do != step.do
    return msgspec.structs.replace(vector, steps=(*vector.steps[:number], changed, *vector.steps[number + 1 :]))


def step_of(vector: Vector, text: str) -> int:
    return next(number for number, each in enumerate(vector.steps) if each.text == text)


def changes(old: Vector, new: Vector) -> list[tuple[str, str, str]]:
    return [(each.change, each.was, each.now) for each in compare_suites({old.id: old}, {new.id: new})]


def test_a_changed_expectation_is_shown_as_it_was_and_as_it_is(case: Vector) -> None:
    number = step_of(case, "the used cards are A")
    sentence = f"step {number + 1}: the used cards are A"
    for text, said in ((None, sentence), ("the used cards are B", f"step {number + 1}: the used cards are B")):
        later = with_step(case, number, b'"A"', b'"B"', text)
        assert changes(case, later) == [
            ("case changed", f'{sentence}: expects /position/used equals ["A"]',
             f'{said}: expects /position/used equals ["B"]'),
        ]  # fmt: skip


def test_a_changed_request_is_named_by_its_place(case: Vector) -> None:
    number = next(number for number, each in enumerate(case.steps) if any(deed.ask for deed in each.do))
    ((kind, was, now),) = changes(case, with_step(case, number, b'"down":1', b'"down":2'))
    assert kind == "case changed"
    assert was.endswith(": requests /position/down 1")
    assert now.endswith(": requests /position/down 2")


def test_the_other_changed_steps_are_counted(case: Vector) -> None:
    first = next(number for number, each in enumerate(case.steps) if any(deed.ask for deed in each.do))
    later = with_step(case, first, b'"down":1', b'"down":2')
    later = with_step(later, step_of(case, "the used cards are A"), b'"A"', b'"B"')
    ((_, _, now),) = changes(case, later)
    assert now.endswith(": requests /position/down 2; 1 more step changed")


def test_a_step_that_is_gone_is_named(case: Vector) -> None:
    later = msgspec.structs.replace(case, steps=case.steps[:-1])
    assert changes(case, later) == [
        ("case changed", f"step {len(case.steps)}: {case.steps[-1].text}", f"step {len(case.steps)}: no such step")
    ]


def test_recorded_games_of_either_suite_are_played(tmp_path: Path) -> None:
    ours = data_dir("conformance")
    assert len(list_recorded_games(GAME, tmp_path)) == 0
    both = list_recorded_games(GAME, tmp_path, ours)
    assert [each.name for each in both] == [each.name for each in list_recorded_games(GAME, ours)] != []
    copytree(ours / "corpus" / GAME, tmp_path / "corpus" / GAME)
    assert list_recorded_games(GAME, tmp_path, ours) == both


def test_a_recorded_game_of_an_editor_lock_is_left_out(tmp_path: Path) -> None:
    folder = tmp_path / "archives"
    folder.mkdir()
    copy(data_dir("conformance") / "archives" / "two-plays.json", folder)
    (folder / ".#two-plays.json").symlink_to("someone@host.1234")
    assert [each.name for each in list_recorded_games("computer-football", tmp_path)] == ["Two plays"]
