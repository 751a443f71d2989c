"""From features to vectors: what a scenario must prove, and how a stale export is found."""

from __future__ import annotations

import hashlib
import json
import os
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from scrimmage_rules.command import cli
from scrimmage_rules.kernel.data_folders import data_dir
from scrimmage_rules.kit import export
from scrimmage_rules.kit.cases.vectors import Vector, read_vectors
from scrimmage_rules.kit.rulebook.release_changes import find_changes
from scrimmage_rules.kit.rulebook.releases import read_suite
from scrimmage_rules.kit.scenarios.compiler import compile_features
from scrimmage_rules.rulesets import RULESETS, ruleset

SOUND = """Feature: Punts
  @PUNT.distance
  Scenario: A punt
    Given home has the ball on own 30
    And card A has punt 40
    When home punts and card A is turned
    Then away has the ball on own 30
"""

Compile = Callable[[str], tuple[list[Vector], list[str]]]


@pytest.fixture
def compiled(tmp_path: Path) -> Compile:
    """The vectors of a feature of this text, and the complaints about it."""

    def of(text: str) -> tuple[list[Vector], list[str]]:
        path = tmp_path / "features" / "card_football" / "punt.feature"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        vectors, broken = compile_features(tmp_path / "features", "card-football")
        return vectors, [str(each) for each in broken]

    return of


def test_a_scenario_becomes_a_vector_that_says_everything_of_it(compiled: Compile) -> None:
    (vector,), broken = compiled(SOUND)
    assert broken == []
    assert (vector.id, vector.place, vector.name) == (
        "card-football/punt/a-punt",
        "card_football/punt.feature:3",
        "A punt",
    )
    assert (vector.chapter, vector.clauses, vector.refuses) == ("punt", ("PUNT.distance",), False)
    assert [step.text for step in vector.steps][-1] == "away has the ball on own 30"
    assert [step.line for step in vector.steps] == [4, 5, 6, 7]
    assert [deed.ask["op"] for deed in vector.deeds if deed.ask] == ["load", "apply", "position"]


def test_tags_of_the_feature_and_of_a_rule_are_claims_of_their_scenarios(compiled: Compile) -> None:
    rule = SOUND.replace("  @PUNT.distance\n  Scenario", "  @PUNT.distance\n  Rule: R\n   @PUNT.distance\n   Scenario")
    (vector,), broken = compiled("@PUNT.possession\n" + rule)
    assert broken == []
    assert set(vector.clauses) == {"PUNT.possession", "PUNT.distance"}
    assert len(vector.clauses) == 2


def test_a_scenario_may_claim_a_clause_of_which_it_says_that_it_does_not_apply(compiled: Compile) -> None:
    asked = """    When away, given card A, asks by which rules to kick off
    Then the explanation does not cite TO.from-scrimmage
"""
    text = SOUND.replace("@PUNT.distance", "@TO.from-scrimmage").replace(
        "home has the ball on own 30", "home is to kick off"
    )
    text = text[: text.index("    When home punts")].replace("punt 40", "kick-off r18") + asked
    (vector,), broken = compiled(text)
    assert broken == []
    assert vector.clauses == ("TO.from-scrimmage",)


def test_each_row_of_an_outline_is_a_case_with_the_line_of_the_row(compiled: Compile) -> None:
    outline = (
        SOUND.replace("Scenario:", "Scenario Outline:").replace("punt 40", "punt <n>").replace("own 30\n", "<a>\n", 1)
    )
    vectors, broken = compiled(
        outline + "\n    Examples:\n      | n | a |\n      | 40 | own 30 |\n      | 30 | own 40 |\n"
    )
    assert broken == []
    assert [vector.line for vector in vectors] == [11, 12]


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        (
            "@PUNT.distance",
            "@FG.opponent-half",
            "punt.feature:3: the scenario has the tag of FG.opponent-half, but no reply cites FG.opponent-half",
        ),
        (
            "@PUNT.distance",
            "@PUNT.distance @PUNT.td",
            "punt.feature:3: the scenario has the tag of PUNT.td, but no reply cites PUNT.td",
        ),
        ("@PUNT.distance", "@PUNT.distanse", "punt.feature:3: tag @PUNT.distanse is not a clause of card-football"),
        ("@PUNT.distance", "@wip", "punt.feature:3: tag @wip is not a clause of card-football"),
        (
            "  @PUNT.distance\n",
            "",
            "punt.feature:2: the scenario has no tag of a clause; add a tag @ID to the scenario or its rule",
        ),
        (
            "own 30\n",
            "own 31\n",
            "punt.feature:7: 'away has the ball on own 30': expected /position/spot equals 30, got 29",
        ),
        ("own 30\n", "somewhere\n", "punt.feature:4: 'home has the ball on somewhere': not a yard line: 'somewhere'"),
        (
            "home punts",
            "nobody punts",
            "punt.feature:6: 'nobody punts and card A is turned': When 'nobody punts and card A is turned': no step",
        ),
        ("    When home punts and card A is turned\n    Then away", "    Then away", "punt.feature:6: "),
        ("Then away has the ball on own 30", "Then it is accepted\n    Given home", "punt.feature:8: "),
        ("Scenario", "Scenari", "punt.feature:3: expected: "),
        (
            "and card A is",
            "and card Q is",
            "punt.feature:7: 'away has the ball on own 30': there is no position, because the last request got",
        ),
        ("card A has punt 40", "the reading KF-A17 is nonsense", "no reading of KF-A17 called 'nonsense'"),
    ],
)
def test_a_scenario_that_does_not_prove_its_claim_is_broken(
    old: str, new: str, complaint: str, compiled: Compile
) -> None:
    vectors, broken = compiled(SOUND.replace(old, new, 1))
    assert vectors == []
    assert len(broken) == 1
    assert complaint in broken[0]
    assert "\n" not in broken[0]


def test_an_outcome_before_anything_was_asked_is_broken(compiled: Compile) -> None:
    _, broken = compiled(
        SOUND.replace("    When home punts and card A is turned\n    Then away", "    Then it is accepted\n#")
    )
    assert "no request yet: add a When step before this Then step" in broken[0]


def test_a_broken_scenario_does_not_hide_the_others(compiled: Compile) -> None:
    other = SOUND.split("\n", 1)[1].replace("A punt", "Another").replace("@PUNT.distance", "@PUNT.td")
    third = SOUND.split("\n", 1)[1].replace("A punt", "A third")
    vectors, broken = compiled(SOUND + other + third)
    assert ([vector.name for vector in vectors], len(broken)) == (["A punt", "A third"], 1)


def test_another_clause_that_forbids_the_same_is_accepted_in_the_vector(compiled: Compile) -> None:
    text = """Feature: Punts
  @FG.opponent-half
  Scenario: No field goal
    Given home has the ball on own 30
    When home tries a field goal
    Then it is refused under FG.opponent-half
"""
    (vector,), _ = compiled(text)
    assert vector.refuses
    blames = [d.expect.value for d in vector.deeds if d.expect and d.expect.relation == "blames"]
    assert blames[0][0] == "FG.opponent-half"


# ---- the export


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
    released, lines = read_suite(suite), suite / "vectors" / "card-football.lines.json"
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
    assert find_changes(released, read_suite(suite)).changes == ()


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
