"""`scrimmage new ruleset`: a package that is small, exports and judges itself, and names that are refused."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import pytest
import yaml

from scrimmage_rules.command import cli
from scrimmage_rules.kernel.errors import MalformedData
from scrimmage_rules.kit.starters.starter_adapter import FolderNotEmpty
from scrimmage_rules.kit.starters.starter_ruleset import derive_ambiguity_id_prefix, write_ruleset_package
from tests.installed_packages import Installation

MOST_FILES, MOST_LINES = 6, 120

LAST = "last-pebble/pile/the-last-pebble-decides-the-game-by-the-reading/loses"


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A new package in an empty folder."""
    folder = tmp_path_factory.mktemp("new") / "game"
    write_ruleset_package("last-pebble", folder)
    return folder


@pytest.fixture(scope="module")
def installed(package: Path, tmp_path_factory: pytest.TempPathFactory) -> Installation:
    """An environment with the package, and its suite."""
    found = Installation(tmp_path_factory.mktemp("installed"), [package])
    ran = found.scrimmage("export --ruleset last-pebble", package)
    assert (ran.returncode, ran.stdout) == (0, "6 files written\n"), ran.stderr
    return found


def test_the_package_is_small(package: Path) -> None:
    files = write_ruleset_package("last-pebble", package.parent / "small")
    lines = sum(len(path.read_text(encoding="utf-8").splitlines()) for path in files)
    assert (len(files) <= MOST_FILES, lines <= MOST_LINES) == (True, True), (len(files), lines)


def test_the_package_has_three_clauses_and_one_ambiguity(package: Path) -> None:
    text = (package / "last_pebble/rulebook/clauses.yaml").read_text(encoding="utf-8")
    book = yaml.safe_load(text)
    assert len(book["chapters"][0]["clauses"]) == 3
    assert [each["id"] for each in book["ambiguities"]] == ["LP-A1"]


def test_the_tests_of_the_package_pass(package: Path, installed: Installation) -> None:
    ran = installed.run(sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", cwd=package)
    assert ran.returncode == 0, ran.stdout
    assert ran.stdout.splitlines()[-1].startswith("7 passed"), ran.stdout
    assert "warning" not in ran.stdout


def test_a_stale_suite_is_a_problem(package: Path, installed: Installation) -> None:
    path = package / "last_pebble/conformance/register/last-pebble.json"
    content = path.read_bytes()
    path.write_bytes(content.replace(b'"retired": {}', b'"retired":  {}'))
    ran = installed.run(sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", cwd=package)
    path.write_bytes(content)
    assert ran.returncode == 1
    assert "register/last-pebble.json: out of date; run `scrimmage export --ruleset last-pebble`" in ran.stdout


@pytest.mark.parametrize(
    ("arguments", "last"),
    [
        ("verify --ruleset last-pebble", "6 pass"),
        ("verify --ruleset last-pebble --fresh 10 -- scrimmage serve", "10 pass"),
        ("coverage --ruleset last-pebble --check", "last-pebble: 0 problems"),
        ("export --ruleset last-pebble --check", "0 outdated files"),
        ("clause LP-A1", f"  {LAST}  loses: The last pebble decides the game by the reading (loses, south)"),
        ("list cases --ruleset last-pebble --clause PILE.last", f"full referee  {LAST}  PILE.last"),
        ('odds --ruleset last-pebble --position 5.json --seat north --of /pebbles --action {"type":"take","count":2}',
         "[3]                               1  100.00%"),
        ("simulate --ruleset last-pebble --games 20 --jobs 1 --file a.csv", "results: a.csv, records: a.ledger.jsonl"),
        ("simulate --ruleset last-pebble --games 2 --jobs 1 --player north=random --file b.csv",
         "results: b.csv, records: b.ledger.jsonl"),
        ("check features last_pebble/features", "last_pebble/features: valid"),
    ],
)  # fmt: skip
def test_the_commands_know_the_package(package: Path, installed: Installation, arguments: str, last: str) -> None:
    (package / "5.json").write_text('{"pebbles": 5}', encoding="utf-8")
    ran = installed.scrimmage(arguments, package)
    assert (ran.returncode, ran.stderr) == (0, "")
    assert ran.stdout.splitlines()[-1] == last


def test_pages_come_with_the_settings_of_mkdocs(package: Path, installed: Installation) -> None:
    ran = installed.scrimmage("pages --ruleset last-pebble pages", package)
    assert ran.stdout.splitlines()[0] == "mkdocs.yml: written, with the settings of MkDocs"
    settings = yaml.safe_load((package / "mkdocs.yml").read_text(encoding="utf-8"))
    pages = [page for entry in settings["nav"] for page in _list_pages(entry)]
    assert "pile.md" in pages
    named = [*pages, *settings["extra_css"], *settings["extra_javascript"]]
    assert [name for name in named if not (package / "pages" / name).is_file()] == []
    (package / "mkdocs.yml").write_text("site_name: mine\n", encoding="utf-8")
    assert "mkdocs.yml" not in installed.scrimmage("pages --ruleset last-pebble pages", package).stdout.split(":")[0]
    assert (package / "mkdocs.yml").read_text(encoding="utf-8") == "site_name: mine\n"


def _list_pages(entry: Any) -> list[str]:
    if isinstance(entry, str):
        return [entry]
    if isinstance(entry, dict):
        return [page for value in entry.values() for page in _list_pages(value)]
    return [page for value in entry for page in _list_pages(value)]


def test_a_raised_version_that_is_not_installed_is_named(tmp_path: Path) -> None:
    game = tmp_path / "game"
    write_ruleset_package("last-pebble", game)
    desk = Installation(tmp_path / "installed", [game])
    assert desk.scrimmage("export --ruleset last-pebble", game).returncode == 0
    assert desk.scrimmage("changes --ruleset last-pebble --record", game).returncode == 0
    project = game / "pyproject.toml"
    project.write_text(project.read_text(encoding="utf-8").replace('"0.1.0"', '"0.2.0"'), encoding="utf-8")
    ran = desk.scrimmage("changes --ruleset last-pebble --record", game)
    told = "pyproject.toml says 0.2.0, the installed package says 0.1.0; run `pip install -e .`"
    assert (ran.returncode, ran.stderr) == (2, f"scrimmage: {told}\n")


def test_the_first_page_counts_one_chapter(package: Path, installed: Installation) -> None:
    assert installed.scrimmage("pages --ruleset last-pebble counted", package).returncode == 0
    assert "3 clauses in 1 chapter." in (package / "counted/index.md").read_text(encoding="utf-8")
    assert " in 1 place. " in (package / "counted/ambiguities.md").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("name", "problem"),
    [
        ("card-football", "a ruleset of this name is installed"),
        ("class", "Python reserves this word"),
        ("json", "a Python package or folder is already called json"),
        ("pytest-bdd", "a Python package or folder is already called pytest_bdd"),
        ("tests", "a Python package or folder is already called tests"),
        ("Nim", "expected a letter, then at most 49 lower-case letters, digits and single hyphens"),
        ("nim_game", "expected a letter, then at most 49 lower-case letters, digits and single hyphens"),
        ("n" * 51, "expected a letter, then at most 49 lower-case letters, digits and single hyphens"),
    ],
)
def test_a_name_that_no_ruleset_can_have_is_refused(tmp_path: Path, name: str, problem: str) -> None:
    with pytest.raises(MalformedData, match=problem):
        write_ruleset_package(name, tmp_path / "game")
    assert list(tmp_path.iterdir()) == []


def test_a_folder_with_files_is_refused(tmp_path: Path) -> None:
    (tmp_path / "notes").touch()
    with pytest.raises(FolderNotEmpty):
        write_ruleset_package("last-pebble", tmp_path)
    assert [path.name for path in tmp_path.iterdir()] == ["notes"]


@pytest.mark.parametrize(("name", "prefix"), [("last-pebble", "LP"), ("nim", "NIM"), ("four-in-a-row", "FIAR")])
def test_the_id_of_the_ambiguity_begins_with_the_name(name: str, prefix: str) -> None:
    assert derive_ambiguity_id_prefix(name) == prefix


def test_the_command_prints_what_to_do_next(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["new", "ruleset", "last-pebble", str(tmp_path / "my game")]) == 0
    assert f"  cd '{tmp_path}/my game'" in capsys.readouterr().out.splitlines()
