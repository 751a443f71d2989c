"""The export of the suite: its files, and how an outdated export is found."""

from __future__ import annotations

import hashlib
import json
import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from scrimmage_rules.command import cli
from scrimmage_rules.kernel.data_folders import data_dir
from scrimmage_rules.kit import export
from scrimmage_rules.kit.cases.vectors import read_vectors
from scrimmage_rules.kit.rulebook.release_records import read_suite_as_release
from scrimmage_rules.kit.rulebook.suite_release_comparison import find_changes
from scrimmage_rules.kit.scenarios.compiler import compile_features
from scrimmage_rules.rulesets import RULESETS, ruleset
from tests.kit.test_compiled_scenarios import SOUND


@pytest.fixture
def folders(tmp_path: Path) -> tuple[Path, Path]:
    """A folder of features with one scenario, and the suite exported from it."""
    features, suite = tmp_path / "features", tmp_path / "conformance"
    (features / "card_football").mkdir(parents=True)
    (features / "card_football" / "punt.feature").write_text(SOUND, encoding="utf-8")
    export.write_suite(features, suite)
    return features, suite


def test_a_fresh_export_is_not_stale(folders: tuple[Path, Path]) -> None:
    assert export.find_stale_files(*folders) == []
    assert [v.name for v in read_vectors(folders[1] / "vectors" / "card-football.jsonl")] == [
        "A punt", "A punt, sides exchanged",
    ]  # fmt: skip


def test_an_export_twice_over_writes_the_same_bytes(folders: tuple[Path, Path]) -> None:
    before = {path: path.read_bytes() for path in folders[1].rglob("*.json*")}
    assert export.write_suite(*folders) == len(before)
    assert {path: path.read_bytes() for path in folders[1].rglob("*.json*")} == before


def test_one_game_can_be_exported_alone(folders: tuple[Path, Path]) -> None:
    features, suite = folders
    before = {path: path.read_bytes() for path in suite.rglob("*.json*")}
    for path in before:
        path.unlink()
    assert export.write_ruleset("card-football", features, suite) == 9
    made = {path: path.read_bytes() for path in suite.rglob("*.json*")}
    assert sorted(path.relative_to(suite).as_posix() for path in made) == [
        "decks/default.json", "decks/sample.json", "register/card-football.json", "rulebooks/card-football.json",
        "schemas/card-football.action.json", "schemas/card-football.deck.json", "schemas/card-football.position.json",
        "vectors/card-football.jsonl", "vectors/card-football.lines.json",
    ]  # fmt: skip
    assert made == {path: before[path] for path in made}


def descriptions(schema: Any) -> Iterator[str]:
    """Every description in a schema."""
    values = schema.values() if isinstance(schema, dict) else schema if isinstance(schema, list) else ()
    if isinstance(schema, dict) and isinstance(schema.get("description"), str):
        yield schema["description"]
    for each in values:
        yield from descriptions(each)


def test_the_descriptions_of_schemas_have_no_indentation_of_python() -> None:
    files = sorted(data_dir("conformance").glob("schemas/*.json"))
    found = [text for path in files for text in descriptions(json.loads(path.read_text(encoding="utf-8")))]
    assert any("\n\n" in text for text in found)
    assert [text for text in found if re.search(r"\n[ \t]", text)] == []


def test_a_changed_feature_makes_the_export_stale(folders: tuple[Path, Path]) -> None:
    path = folders[0] / "card_football" / "punt.feature"
    path.write_text(SOUND.replace("Scenario: A punt", "@case:a-punt\n  Scenario: The punt"), encoding="utf-8")
    assert "vectors/card-football.jsonl" in export.find_stale_files(*folders)


def test_a_line_that_moves_changes_no_vector_and_the_lines_of_its_own_feature_alone(
    folders: tuple[Path, Path],
) -> None:
    features, suite = folders
    other = SOUND.replace("A punt", "One more").replace("Feature: Punts", "Feature: Others")
    (features / "card_football" / "safety.feature").write_text(other, encoding="utf-8")
    export.write_suite(features, suite)
    released, lines = read_suite_as_release(suite), suite / "vectors" / "card-football.lines.json"
    vectors = suite / "vectors" / "card-football.jsonl"
    assert json.loads(lines.read_bytes())["vectors"] == hashlib.sha256(vectors.read_bytes()).hexdigest()
    before = lines.read_text(encoding="utf-8").splitlines()
    (features / "card_football" / "punt.feature").write_text("# moved by a line\n" + SOUND, encoding="utf-8")
    assert export.find_stale_files(features, suite) == ["vectors/card-football.lines.json"]
    export.write_suite(features, suite)
    after = lines.read_text(encoding="utf-8").splitlines()
    assert [new.partition(":")[0] for old, new in zip(before, after, strict=True) if old != new] == [
        '"card_football/punt.feature"'
    ]
    moved, still = (each for each in read_vectors(suite / "vectors" / "card-football.jsonl") if not each.mirror_of)
    assert (moved.place, [step.line for step in moved.steps]) == ("card_football/punt.feature:4", [5, 6, 7, 8])
    assert (still.place, [step.line for step in still.steps]) == ("card_football/safety.feature:3", [4, 5, 6, 7])
    assert find_changes(released, read_suite_as_release(suite)).changes == ()


def test_published_vectors_are_read_with_the_lines_that_were_compiled(folders: tuple[Path, Path]) -> None:
    outline = "\n".join(
        SOUND.replace("Scenario: A punt", "Scenario Outline: Far").replace("punt 40", "punt <n>").splitlines()[1:-1]
    )
    rows = "\n    Then the used cards are A\n    Examples:\n      | n |\n      | 40 |\n      | 30 |\n"
    (folders[0] / "card_football" / "punt.feature").write_text(SOUND + outline + rows, encoding="utf-8")
    compiled_ones, broken = compile_features(folders[0], "card-football")
    export.write_suite(*folders)
    assert broken == []
    path = folders[1] / "vectors" / "card-football.jsonl"
    assert [each for each in read_vectors(path) if not each.mirror_of] == compiled_ones
    assert [each.line for each in compiled_ones] == [3, 16, 17]
    assert b'"line"' not in path.read_bytes()


@pytest.mark.parametrize(
    "name", ["vectors/card-football.jsonl", "schemas/apply.request.json", "decks/default.json", "schemas/vector.json"]
)
@pytest.mark.parametrize("change", ["changed", "missing"])
def test_a_file_of_the_suite_that_was_changed_or_lost_is_stale(
    name: str, change: str, folders: tuple[Path, Path]
) -> None:
    path = folders[1] / name
    if change == "missing":
        path.unlink()
    else:
        path.write_bytes(path.read_bytes() + b"\n")
    assert export.find_stale_files(*folders) == [name]
    export.write_suite(*folders)
    assert export.find_stale_files(*folders) == []


@pytest.mark.parametrize(
    "name",
    [
        "vectors/chess.jsonl", "pitches/old.json", "decks/old.json", "rulebooks/chess.json", "schemas/old.json",
        "boards/old.json", "pitches/older/old.json",
    ],
)  # fmt: skip
def test_a_file_that_is_made_no_more_is_stale_and_taken_away(name: str, folders: tuple[Path, Path]) -> None:
    old = folders[1] / name
    old.parent.mkdir(exist_ok=True)
    old.write_text("{}\n", encoding="utf-8")
    assert export.find_stale_files(*folders) == [name]
    export.write_suite(*folders)
    assert not old.exists()


@pytest.mark.parametrize(
    "name", ["adapters/java/package.json", "archives/a.json", "corpus/g/a.json", "faulty/x.json", "decks/README.md"]
)
def test_what_no_export_makes_is_left_alone(name: str, folders: tuple[Path, Path]) -> None:
    own = folders[1] / name
    own.parent.mkdir(parents=True, exist_ok=True)
    own.write_text("{}\n", encoding="utf-8")
    assert export.find_stale_files(*folders) == []
    export.write_suite(*folders)
    assert own.exists()


def test_a_published_rulebook_has_every_clause_and_every_reading(folders: tuple[Path, Path]) -> None:
    for each in RULESETS:
        published = json.loads((folders[1] / "rulebooks" / f"{each}.json").read_bytes())
        rulebook = ruleset(each).rulebook
        assert published["ruleset"] == each
        assert [clause["id"] for clause in published["clauses"]] == list(rulebook.clauses)
        assert all(rulebook.chapter_of(clause["id"]).chapter == clause["chapter"] for clause in published["clauses"])
        readings = {one["id"]: tuple(key["key"] for key in one["readings"]) for one in published["ambiguities"]}
        assert readings == {name: ambiguity.keys for name, ambiguity in rulebook.ambiguities.items()}


def test_the_command_says_what_is_stale_and_mends_it(
    folders: tuple[Path, Path], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    places = {"features": folders[0], "conformance": folders[1]}
    monkeypatch.setattr(export, "data_dir", lambda name: places[name])
    assert cli.main(["export", "--check"]) == 0
    assert capsys.readouterr().out == "0 outdated files\n"
    (folders[1] / "pitches" / "old.json").write_text("{}", encoding="utf-8")
    (folders[1] / "decks" / "default.json").unlink()
    assert cli.main(["export", "--check"]) == 1
    assert capsys.readouterr().out == (
        "conformance/decks/default.json: out of date; run `scrimmage export` and commit the result\n"
        "conformance/pitches/old.json: out of date; run `scrimmage export` and commit the result\n"
        "2 outdated files\n"
    )
    assert cli.main(["export"]) == 0
    assert re.fullmatch(r"\d+ files written\n", capsys.readouterr().out)
    assert cli.main(["export", "--check"]) == 0


def test_the_command_names_every_broken_scenario_on_a_line(
    folders: tuple[Path, Path], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    places = {"features": folders[0], "conformance": folders[1]}
    monkeypatch.setattr(export, "data_dir", lambda name: places[name])
    broken = SOUND.replace("own 30\n", "own 3\n", 1)
    other = broken.split("\n", 1)[1].replace("A punt", "Another")
    (folders[0] / "card_football" / "punt.feature").write_text(broken + other, encoding="utf-8")
    assert cli.main(["export"]) == 4
    err = capsys.readouterr().err.splitlines()
    assert [line.split(": ")[1] for line in err] == ["card_football/punt.feature:7", "card_football/punt.feature:13"]


def test_broken_scenarios_keep_the_suite_from_being_written(folders: tuple[Path, Path]) -> None:
    (folders[0] / "card_football" / "punt.feature").write_text(
        SOUND.replace("own 30\n", "own 3\n", 1), encoding="utf-8"
    )
    before = (folders[1] / "vectors" / "card-football.jsonl").read_bytes()
    for call in (export.write_suite, export.find_stale_files):
        with pytest.raises(export.BrokenFeatures) as raised:
            call(*folders)
        broken: Any = raised.value
        assert [each.where for each in broken.broken] == ["card_football/punt.feature:7"]
    assert (folders[1] / "vectors" / "card-football.jsonl").read_bytes() == before


@pytest.mark.parametrize(
    ("wrong", "complaint"),
    [
        (SOUND.replace("@PUNT.distance", "@PUNT.no-such-clause"), "tag @PUNT.no-such-clause is not a clause"),
        (SOUND.replace("away has the ball on own 30", "away has the ball on own 31"), "/position/spot"),
    ],
    ids=["unknown-tag", "wrong-expectation"],
)
def test_refusals_name_what_an_export_would_refuse(wrong: str, complaint: str, tmp_path: Path) -> None:
    path = tmp_path / "card_football" / "punt.feature"
    path.parent.mkdir()
    path.write_text(SOUND, encoding="utf-8")
    assert list(export.find_export_faults(tmp_path)) == []
    path.write_text(wrong, encoding="utf-8")
    (refused,) = export.find_export_faults(tmp_path)
    assert complaint in str(refused)


def test_a_lock_of_an_editor_does_not_break_an_export(folders: tuple[Path, Path]) -> None:
    for folder in (folders[0] / "card_football", folders[1] / "schemas"):
        (folder / ".#punt.feature").symlink_to("someone@host.1234")  # what Emacs leaves next to a file with changes
        (folder / ".#card-football.json").symlink_to("someone@host.1234")
    assert export.find_stale_files(*folders) == []
    assert compile_features(folders[0], "card-football")[1] == []


def test_a_feature_that_is_no_file_is_named_and_not_waited_for(
    folders: tuple[Path, Path], capsys: pytest.CaptureFixture[str]
) -> None:
    os.mkfifo(folders[0] / "card_football" / "safety.feature")
    assert cli.main(["check", "features", str(folders[0])]) == 2
    assert "safety.feature: not a regular file but a FIFO; give a regular file\n" in capsys.readouterr().err
