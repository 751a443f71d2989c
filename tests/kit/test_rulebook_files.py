"""A rulebook is one file of clauses, or a folder of them with a file for each chapter."""

from __future__ import annotations

from pathlib import Path

import pytest

from scrimmage_rules.kernel.errors import MalformedData
from scrimmage_rules.kernel.rulebook import Rulebook

CHAPTER = (
    "chapters:\n  - {{chapter: {name}, title: {name}, clauses: [{{id: {clause}, kind: cost, lines: 1-1, text: x}}]}}\n"
)


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> Path:
    """An importable package without any rulebook; its name is new in each test, for a package is imported once."""
    folder = tmp_path / request.node.name
    (folder / "rulebook").mkdir(parents=True)
    (folder / "__init__.py").write_text("", encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    return folder


def written(package: Path, **chapters: str) -> Rulebook:
    folder = package / "rulebook" / "clauses"
    folder.mkdir()
    for name, clause in chapters.items():
        (folder / f"{name}.yaml").write_text(CHAPTER.format(name=name, clause=clause), encoding="utf-8")
    return Rulebook("a-game", package.name)


def test_the_chapters_of_a_folder_come_in_the_order_of_their_files(package: Path) -> None:
    book = written(package, b_second="B.1", a_first="A.1")
    assert [chapter.chapter for chapter in book.chapters] == ["a_first", "b_second"]
    assert [*book.clauses] == ["A.1", "B.1"]


def test_two_files_may_not_use_one_id(package: Path) -> None:
    with pytest.raises(MalformedData, match=r"a-game/A\.1: two clauses have this id"):
        _ = written(package, a_first="A.1", b_second="A.1").clauses


def test_a_fault_names_its_file(package: Path) -> None:
    book = written(package, a_first="A.1")
    (package / "rulebook" / "clauses" / "a_first.yaml").write_text("chapters: 3\n", encoding="utf-8")
    with pytest.raises(MalformedData, match=r"a-game/clauses/a_first\.yaml"):
        _ = book.chapters


@pytest.mark.parametrize(
    ("was", "now", "problem"),
    [
        ("kind: cost", "kind: win", r"clauses\[0\]\.kind: Invalid enum value 'win'; known: advice, .*, victory$"),
        ("kind: cost", "kind: costs", r"Invalid enum value 'costs'; did you mean 'cost'\?$"),
        ("kind: cost", "kinds: cost", r"clauses\[0\]: Object contains unknown field `kinds`; did you mean 'kind'\?$"),
        ("lines: 1-1", "lines: 7", r"clauses\[0\]\.lines: Expected `str`, got `int`$"),
    ],
    ids=["kind", "almost a kind", "field", "type"],
)
def test_an_unknown_word_of_a_rulebook_is_followed_by_the_known_words(
    package: Path, was: str, now: str, problem: str
) -> None:
    book = written(package, a_first="A.1")
    path = package / "rulebook" / "clauses" / "a_first.yaml"
    path.write_text(path.read_text(encoding="utf-8").replace(was, now), encoding="utf-8")
    with pytest.raises(MalformedData, match=problem):
        _ = book.chapters
