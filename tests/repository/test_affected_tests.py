"""What `make check` runs: for each kind of change the checks that the change can touch, and no others."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from scrimmage_rules.rulesets import RULESETS
from tests.repository.reading import ROOT
from tools.checks.affected_tests import find_affected_tests, get_module_name, list_checks, list_imported_modules

RULE = "scrimmage_rules/tactical_football/passing/interception.py"


def words(*changed: str) -> list[list[str]]:
    """Return the words of each command after the interpreter and `-m`."""
    commands = list(list_checks(changed))
    return [[*command[command[0] == sys.executable and 2 :]] for command in commands]


def verified(*changed: str) -> list[str]:
    """Return the games whose cases are judged, with `node` behind those that the second engine plays."""
    found = [each for each in words(*changed) if each[:2] == ["scrimmage_rules", "verify"]]
    return [" ".join([each[3], *each[5:6]]) for each in found]


def test_a_rule_is_judged_by_the_cases_of_its_game_and_the_properties_of_its_clauses() -> None:
    assert verified(RULE) == ["tactical-football"]
    tests = find_affected_tests([RULE])
    assert "tests/properties/test_tactical_passes.py::test_one_man_within_three_hexes_intercepts_with_a_seven" in tests
    assert not [each for each in tests if "card_football" in each or "soccer" in each]


@pytest.mark.parametrize("name", ["scrimmage_rules/kernel/sequence.py", "conformance/decks/default.json"])
def test_what_games_share_is_judged_by_the_cases_of_all_games(name: str) -> None:
    assert verified(name) == list(RULESETS)


def test_the_second_engine_is_judged_by_the_cases_of_the_changed_game() -> None:
    assert verified("javascript/engine/card_football/scoring.mjs") == ["card-football node"]
    assert verified("javascript/engine/protocol.mjs") == [f"{each} node" for each in RULESETS]


def test_a_feature_is_played_and_exported() -> None:
    *_, played, exported = words("features/card_football/punt.feature")
    assert played[-3:] == ["tests/bdd/test_scenarios.py", "-k", "card_football_punt"]
    assert exported == ["scrimmage_rules", "export", "--check", "--ruleset", "card-football"]


def test_a_module_is_tested_by_the_files_that_import_it_or_a_module_of_tests_that_does() -> None:
    direct = find_affected_tests(["scrimmage_rules/archives/delta_compression.py"])
    assert "tests/site/test_tables.py" in direct
    shared = find_affected_tests(["tests/site/generated_site.py"])
    assert {"tests/site/test_pages.py", "tests/site/test_quiz.py"} <= set(shared)
    assert "tests/kit/test_corpus.py" not in {*direct, *shared}


def test_a_page_is_read_and_nothing_is_judged() -> None:
    [command] = words("docs/index.md")
    assert command[-1] == "tests/repository/test_documents.py"


def test_no_change_needs_no_check() -> None:
    assert words() == []


def test_every_file_that_is_named_exists() -> None:
    named = find_affected_tests([RULE, "docs/index.md"])
    assert [each for each in named if not (ROOT / each.partition("::")[0]).is_file()] == []


def test_imports_are_read_with_what_is_imported(tmp_path: Path) -> None:
    file = tmp_path / "test_x.py"
    file.write_text("import a.b\n\ndef f():\n    from c import d\n", encoding="utf-8")
    assert list(list_imported_modules(file)) == ["a.b", "c", "c.d"]
    assert [get_module_name(each) for each in ("a/b.py", "a/__init__.py")] == ["a.b", "a"]
