"""A chapter that has grown: modules, features and rulebook in folders, which change no name and hide nothing."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from scrimmage_rules.kernel.errors import MalformedData
from scrimmage_rules.kernel.rulebook import Rulebook
from scrimmage_rules.kit.rulebook.code_citations import Citation, find_chapter_modules
from scrimmage_rules.kit.scenarios.compiler import compile_features
from scrimmage_rules.kit.scenarios.vacuous_scenario_lint import lint_features

FEATURE = """Feature: Punts
  @PUNT.distance
  Scenario: A punt
    Given home has the ball on own 30
    And card A has punt 40
    When home punts and card A is turned
    Then away has the ball on own 30
"""


@pytest.mark.parametrize("file", ["punt.feature", "punt/distance.feature", "punt/how_far/long.feature"])
def test_a_feature_in_the_folder_of_a_chapter_is_of_that_chapter_and_its_cases_keep_their_names(
    file: str, tmp_path: Path
) -> None:
    path = tmp_path / "card_football" / file
    path.parent.mkdir(parents=True)
    path.write_text(FEATURE, encoding="utf-8")
    vectors, broken = compile_features(tmp_path, "card-football")
    assert [(each.id, each.chapter, each.feature) for each in vectors] == [
        ("card-football/punt/a-punt", "punt", f"card_football/{file}")
    ]
    complaints = [each for each in lint_features(tmp_path) if not each.startswith("vocabulary of ")]
    assert (broken, complaints) == ([], [])


def test_two_features_of_one_chapter_cannot_use_a_name_twice(tmp_path: Path) -> None:
    for file in ("punt/one.feature", "punt/two.feature"):
        path = tmp_path / "card_football" / file
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(FEATURE, encoding="utf-8")
    _, broken = compile_features(tmp_path, "card-football")
    where = ["card_football/punt/two.feature:3", "card_football/punt/one.feature:3"]
    assert [str(each) for each in broken] == [
        f"{where[0]}: has the same case name as {where[1]}: card-football/punt/a-punt"
    ]


@pytest.mark.parametrize(
    ("file", "within"),
    [
        ("scrimmage_rules/card_football/punt.py", True),
        ("scrimmage_rules/card_football/punt/distance.py", True),
        ("scrimmage_rules/card_football/punt/how_far/long.py", True),
        ("scrimmage_rules/card_football/pictures/punt.py", False),
        ("scrimmage_rules/card_football/rule_queries.py", False),
    ],
)
def test_a_citation_is_of_a_chapter_in_its_module_and_anywhere_in_its_folder(file: str, within: bool) -> None:
    assert (Citation(file, 1, "f").main_module == "punt") == within


@pytest.mark.parametrize(
    ("ruleset_id", "chapter_name", "module"),
    [
        ("card-football", "punt", "punt"),
        ("tactical-soccer", "moving", "movement"),
        ("computer-football", "archive", "recorded_game_replay"),
        ("tactical-football", "multi_play", "game_scenarios"),
    ],
)
def test_a_chapter_without_a_module_of_its_name_has_the_one_that_names_its_clauses_most_often(
    ruleset_id: str, chapter_name: str, module: str
) -> None:
    assert find_chapter_modules(ruleset_id)[chapter_name] == module


# ---- rulebooks of several files


def chapter(name: str) -> dict[str, object]:
    clause = {"id": f"{name.upper()}.one", "kind": "advice", "lines": "1", "text": "Take care."}
    return {"chapter": name, "title": name, "clauses": [clause]}


def ambiguity(name: str) -> dict[str, object]:
    readings = [{"key": "yes", "text": "Yes."}]
    return {
        "id": name, "clauses": [], "question": "Is it so?", "readings": readings, "ruling": "yes", "why": "So.",
        "switchable": False,
    }  # fmt: skip


@pytest.fixture
def book(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Rulebook:
    """The rulebook of a game that lies in two files of each kind, named so that their order is not that of the text."""
    package = tmp_path / f"game_of_{tmp_path.name}"
    files = {
        "clauses/10_kicks.yaml": {"chapters": [chapter("kicks")]},
        "clauses/02_passes.yaml": {"chapters": [chapter("passes"), chapter("catches")]},
        "ambiguities/a.yaml": {"ambiguities": [ambiguity("X-A01")]},
        "ambiguities/b.yaml": {"ambiguities": [ambiguity("X-A02")]},
    }
    for name, content in files.items():
        path = package / "rulebook" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(msgspec.json.encode(content))
    (package / "__init__.py").write_text("", encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    return Rulebook("a-game-of-files", package.name)


def test_a_rulebook_may_lie_in_several_files_which_are_read_in_the_order_of_their_names(book: Rulebook) -> None:
    assert [each.chapter for each in book.chapters] == ["passes", "catches", "kicks"]
    assert list(book.clauses) == ["PASSES.one", "CATCHES.one", "KICKS.one"]
    assert list(book.ambiguities) == ["X-A01", "X-A02"]


def test_an_id_is_permanent_across_the_files_of_a_rulebook(book: Rulebook, tmp_path: Path) -> None:
    folder = tmp_path / f"game_of_{tmp_path.name}" / "rulebook"
    (folder / "clauses" / "99_again.yaml").write_bytes(msgspec.json.encode({"chapters": [chapter("kicks")]}))
    (folder / "ambiguities" / "c.yaml").write_bytes(msgspec.json.encode({"ambiguities": [ambiguity("X-A01")]}))
    with pytest.raises(MalformedData, match=r"KICKS\.one"):
        _ = book.clauses
    with pytest.raises(MalformedData, match="X-A01"):
        _ = book.ambiguities


def test_a_fault_in_one_of_several_files_names_the_file(book: Rulebook, tmp_path: Path) -> None:
    (tmp_path / f"game_of_{tmp_path.name}/rulebook/clauses/02_passes.yaml").write_text("chapters: 3", encoding="utf-8")
    with pytest.raises(MalformedData, match=r"a-game-of-files/clauses/02_passes\.yaml"):
        _ = book.chapters
