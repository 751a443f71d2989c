"""Starters: written into an empty folder, built, judged; each passes its first table, and the doctor finds no fault."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from scrimmage_rules.command import cli
from scrimmage_rules.kit.cases.vectors import get_vectors_file, read_vectors
from scrimmage_rules.kit.starters import starter_adapter
from scrimmage_rules.kit.starters.languages import LANGUAGES
from scrimmage_rules.rulesets import RULESETS

NEEDED = {"python": "python3", "javascript": "node", "rust": "cargo", "java": "javac", "go": "go"}
"""The program that has to be at hand for a language."""

LONGEST = 120
"""Lines of an adapter and its engine; where a language brings no JSON, what reads and writes it comes on top."""


def written(language: str, ruleset_id: str, capsys: pytest.CaptureFixture[str]) -> list[str]:
    """The commands that a starter in the folder `mine` says come next."""
    assert cli.main(["init", "--language", language, "--ruleset", ruleset_id, "mine"]) == 0
    return [line.strip() for line in capsys.readouterr().out.partition("next:\n")[2].splitlines()]


def of_the_readme(folder: Path) -> list[str]:
    """The commands that the README of a starter names."""
    lines = (folder / "README.md").read_text(encoding="utf-8").splitlines()
    return [line.removeprefix("$ ") for line in lines if line.startswith("$ ")]


def carried_out(command: str) -> subprocess.CompletedProcess[str]:
    """A command as it is typed, with the kit of this environment."""
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    return subprocess.run(
        ["sh", "-c", command], env={**os.environ, "PATH": path}, check=False, capture_output=True, text=True
    )


@pytest.fixture(autouse=True)
def empty(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_starter_passes_its_first_table_and_is_sound(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    if shutil.which(NEEDED[language]) is None:
        pytest.skip(f"{NEEDED[language]} is not installed")
    *build, first, tables, doctor = written(language, "card-football", capsys)
    for command in build:
        done = carried_out(command)
        assert (done.returncode, done.stdout) == (0, ""), done.stderr
    passed = carried_out(first)
    assert (passed.returncode, passed.stdout.splitlines()[-1]) == (0, "1 pass"), passed.stderr
    missing = carried_out(tables)
    assert missing.returncode == 1
    assert "the adapter answered unsupported" in missing.stdout
    looked_at = carried_out(doctor)
    assert (looked_at.returncode, " 0 failed" in looked_at.stdout) == (0, True), looked_at.stdout


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_commands_of_a_readme_work_in_its_own_folder(
    language: str, empty: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    if shutil.which(NEEDED[language]) is None:
        pytest.skip(f"{NEEDED[language]} is not installed")
    written(language, "card-football", capsys)
    monkeypatch.chdir(empty / "mine")
    *build, first, _, doctor = of_the_readme(Path())
    for command in build:
        done = carried_out(command)
        assert (done.returncode, done.stdout) == (0, ""), done.stderr
    passed = carried_out(first)
    assert (passed.returncode, passed.stdout.splitlines()[-1]) == (0, "1 pass"), passed.stderr
    looked_at = carried_out(doctor)
    assert looked_at.returncode == 0, looked_at.stdout


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_starter_is_written_for_a_ruleset_without_tables(
    language: str, empty: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    others = [each for each in read_vectors(get_vectors_file("card-football")) if each.level != "tables"]
    monkeypatch.setattr(starter_adapter, "read_vectors", lambda _path: others)
    starter_adapter.find_smallest_first_query.cache_clear()
    *build, judged, doctor = written(language, "card-football", capsys)
    starter_adapter.find_smallest_first_query.cache_clear()
    assert len(of_the_readme(empty / "mine")) == len(build) + 2
    assert "placeholder" in (empty / "mine" / "README.md").read_text(encoding="utf-8")
    if shutil.which(NEEDED[language]) is None:
        pytest.skip(f"{NEEDED[language]} is not installed")
    for command in build:
        done = carried_out(command)
        assert (done.returncode, done.stdout) == (0, ""), done.stderr
    assert " skipped" in carried_out(judged).stdout
    looked_at = carried_out(doctor)
    assert (looked_at.returncode, " 0 failed" in looked_at.stdout) == (0, True), looked_at.stdout


@pytest.mark.parametrize("ruleset_id", [each for each in RULESETS if each != "card-football"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_there_is_a_starter_for_every_other_ruleset_too(
    language: str, ruleset_id: str, capsys: pytest.CaptureFixture[str]
) -> None:
    if shutil.which(NEEDED[language]) is None:
        pytest.skip(f"{NEEDED[language]} is not installed")
    *build, first, _, _ = written(language, ruleset_id, capsys)
    for command in build:
        done = carried_out(command)
        assert (done.returncode, done.stdout) == (0, ""), done.stderr
    passed = carried_out(first)
    assert (passed.returncode, passed.stdout.splitlines()[-1]) == (0, "1 pass"), passed.stderr


ODD = ["null", "5", '"1"', "{}", "[]", "[2]", "[[1]]"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_starter_survives_requests_whose_fields_are_of_another_type(
    language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    if shutil.which(NEEDED[language]) is None:
        pytest.skip(f"{NEEDED[language]} is not installed")
    *build, first, _, _ = written(language, "card-football", capsys)
    for command in build:
        carried_out(command)
    asked = [f'{{"id":{number},"op":"hello","protocol":{each}}}' for number, each in enumerate(ODD)]
    asked += [
        '{"id":"a","op":"query","query":"scoring","args":[]}',
        '{"id":"b","op":"query","query":["scoring"],"args":null}',
        '{"id":"c","op":"query","query":"scoring","ruleset":null,"args":null}',
    ]
    run = subprocess.run(
        ["sh", "-c", first.partition(" -- ")[2]], input="\n".join(asked), check=True, capture_output=True, text=True
    )
    replies = [json.loads(line) for line in run.stdout.splitlines()]
    assert [each["id"] for each in replies] == [*range(len(ODD)), "a", "b", "c"]
    assert [each["status"] for each in replies] == [*["unsupported"] * len(ODD), "error", "unsupported", "ok"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_adapter_to_begin_from_is_short_and_nothing_is_left_to_fill_in(
    language: str, empty: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    written(language, "tactical-soccer", capsys)
    files = {path.name: path.read_text(encoding="utf-8") for path in empty.rglob("*") if path.is_file()}
    written_by_hand = [
        text for name, text in files.items() if name.lower().startswith(("adapter.", "main.", "engine."))
    ]
    assert len(written_by_hand) == 2
    assert sum(len(text.splitlines()) for text in written_by_hand) <= LONGEST
    assert [name for name, text in files.items() if "@ruleset@" in text or "@table@" in text] == []
    assert "mine" not in files["README.md"]  # its commands are typed in its own folder


def test_a_folder_that_has_something_in_it_is_left_alone(empty: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (empty / "mine").mkdir()
    (empty / "mine" / "notes").write_text("kept", encoding="utf-8")
    assert cli.main(["init", "--language", "python", "--ruleset", "card-football", "mine"]) == 2
    told = capsys.readouterr().err
    assert told == "scrimmage: mine: the folder is not empty; give a new or empty folder\n"
    assert [path.name for path in (empty / "mine").iterdir()] == ["notes"]


def test_where_nothing_can_be_written_it_says_so(empty: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (empty / "file").write_text("", encoding="utf-8")
    assert cli.main(["init", "--language", "go", "--ruleset", "card-football", "file/mine"]) == 2
    told = capsys.readouterr().err
    assert told.count("\n") == 1
    assert told.startswith("scrimmage: file/mine: ")
