"""The two-way check of clauses: each fault that can be planted in code, rulebook, vectors or properties is caught."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from scrimmage_rules.kernel.data_folders import data_dir
from scrimmage_rules.kernel.rulebook import Clause, Rulebook
from scrimmage_rules.kit.cases.vectors import Vector, get_vectors_file, read_vectors
from scrimmage_rules.kit.rulebook import clause_coverage as kit
from scrimmage_rules.kit.rulebook import code_citations
from scrimmage_rules.rulesets import get_folder_name, locate_ruleset, ruleset
from tests.repository.reading import PACKAGE, clauses_of

GAME = "card-football"
ADVICE = "add the rejected or the boundary case, such as a scenario 'A pile of 8 pebbles is refused'"


@pytest.fixture(scope="module")
def vectors() -> list[Vector]:
    """The published vectors."""
    return read_vectors(get_vectors_file(GAME, data_dir("conformance")))


@pytest.fixture(scope="module")
def usual(vectors: list[Vector]) -> set[str]:
    """What the check says anyway; nothing, once everything is shown."""
    return set(kit.find_coverage_problems(GAME, vectors))


@pytest.fixture
def new(vectors: list[Vector], usual: set[str]) -> Callable[..., list[str]]:
    """The problems that were not there before."""
    return lambda changed=None: [
        each for each in kit.find_coverage_problems(GAME, vectors if changed is None else changed) if each not in usual
    ]


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A copy of the ruleset's code in which faults can be planted."""
    copy = tmp_path / "scrimmage_rules"
    shutil.copytree(PACKAGE / "card_football", copy / "card_football")
    there = locate_ruleset(GAME)._replace(folder=copy / "card_football")
    monkeypatch.setattr(code_citations, "locate_ruleset", lambda _ruleset: there)
    code_citations.find_clause_strings.cache_clear()
    yield copy / "card_football"
    code_citations.find_clause_strings.cache_clear()


@pytest.fixture
def rulebook(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Change a clause or an ambiguity of the rulebook."""
    whole: Rulebook = ruleset(GAME).rulebook

    def change(clause: str = "", ambiguity: str = "", **fields: Any) -> None:
        clauses, ambiguities = dict(whole.clauses), dict(whole.ambiguities)
        if clause:
            clauses[clause] = msgspec.structs.replace(clauses[clause], **fields)
        if ambiguity:
            ambiguities[ambiguity] = msgspec.structs.replace(ambiguities[ambiguity], **fields)
        changed = Rulebook(whole.ruleset, "scrimmage_rules.card_football")
        changed.__dict__.update(clauses=clauses, ambiguities=ambiguities)
        game = msgspec.structs.replace(ruleset(GAME), rulebook=changed)
        monkeypatch.setattr(kit, "ruleset", lambda each: game if each == GAME else ruleset(each))

    return change


def test_a_copy_without_a_fault_gives_no_new_problem(package: Path, new: Any) -> None:
    assert new() == []


def test_an_unknown_id_in_code_is_caught_with_its_line(package: Path, new: Any) -> None:
    planted = package / "weather.py"
    planted.write_text('"""Snow."""\n\nCITED = ("PUNT.distance", "PUNT.distanse")\n', encoding="utf-8")
    assert new() == ["scrimmage_rules/card_football/weather.py:3: cites PUNT.distanse, which is not a clause"]


def test_a_clause_that_no_code_cites_is_caught(package: Path, new: Any) -> None:
    for path in package.glob("*.py"):
        path.write_text(path.read_text(encoding="utf-8").replace('"PUNT.distance"', '"elsewhere"'), encoding="utf-8")
    assert "PUNT.distance: no code cites it" in new()


def test_a_clause_that_no_scenario_shows_is_caught(vectors: list[Vector], new: Any) -> None:
    assert "PUNT.distance: no scenario tests it" in new([v for v in vectors if "PUNT.distance" not in v.clauses])


def test_a_clause_with_one_case_only_is_caught(vectors: list[Vector], new: Any) -> None:
    first = next(v for v in vectors if "PUNT.distance" in v.clauses)
    fewer = [v for v in vectors if v is first or "PUNT.distance" not in v.clauses]
    assert f"PUNT.distance: only one case; {ADVICE}" in new(fewer)


def test_a_constraint_that_is_never_seen_to_refuse_is_caught(vectors: list[Vector], new: Any) -> None:
    clause = next(
        each for each in ruleset(GAME).rulebook.clauses.values() if each.kind == "constraint" and shown(each, vectors)
    )
    meek = [v for v in vectors if clause.id not in v.clauses or not v.refuses]
    assert any(each.startswith(f"{clause.id}: ") for each in new(meek))


def shown(clause: Clause, vectors: list[Vector]) -> bool:
    return not clause.untestable and any(clause.id in v.clauses and v.refuses for v in vectors)


def test_an_untestable_clause_that_is_cited_is_caught(rulebook: Any, new: Any) -> None:
    rulebook("FORMAT.two-formats", untestable="it is only a remark")
    assert "FORMAT.two-formats: declared untestable, but cited; remove the declaration" in new()


def test_a_procedure_that_is_declared_untestable_is_caught(rulebook: Any, new: Any) -> None:
    rulebook("PUNT.distance", untestable="too hard", kind="procedure")
    assert "PUNT.distance: a procedure cannot be untestable" in new()


def test_a_reading_that_nobody_plays_is_caught(vectors: list[Vector], new: Any) -> None:
    fewer = [v for v in vectors if v.readings.get("KF-A17") != "offence-relative"]
    assert "KF-A17: no scenario plays the reading offence-relative" in new(fewer)


def test_a_switch_that_no_code_asks_about_is_caught(rulebook: Any, new: Any) -> None:
    fixed = next(each.id for each in ruleset(GAME).rulebook.ambiguities.values() if not each.switchable)
    rulebook(ambiguity=fixed, switchable=True)
    assert f"{fixed}: switchable is True, but the code disagrees" in new()


def test_a_reading_that_code_asks_about_and_the_rulebook_fixes_is_caught(rulebook: Any, new: Any) -> None:
    rulebook(ambiguity="KF-A17", switchable=False)
    assert "KF-A17: switchable is False, but the code disagrees" in new()


def test_code_that_asks_about_an_ambiguity_that_is_none_is_caught(package: Path, new: Any) -> None:
    (package / "weather.py").write_text('def snow(rules):\n    return rules.reading["KF-A99"]\n', encoding="utf-8")
    assert new() == ["code asks for the reading of KF-A99, which is not an ambiguity"]


def test_an_ambiguity_about_a_clause_that_is_none_is_caught(rulebook: Any, new: Any) -> None:
    rulebook(ambiguity="KF-A17", clauses=("PUNT.turnover", "PUNT.snow"))
    assert new() == ["KF-A17: names PUNT.snow, which is not a clause"]


def test_a_property_that_proves_no_clause_is_caught(tmp_path: Path, new: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    source = '@proves("PUNT.distance", "PUNT.snow")\ndef test_snow() -> None: ...\n\n@given(3)\ndef test_other(): ...\n'
    (tmp_path / "test_snow.py").write_text(source, encoding="utf-8")
    found = code_citations.find_property_tests(tmp_path)
    assert found == {
        "PUNT.distance": ["tests/properties/test_snow.py::test_snow"],
        "PUNT.snow": ["tests/properties/test_snow.py::test_snow"],
    }
    monkeypatch.setattr(kit, "find_clauses_in_property_tests", lambda _ruleset: found)
    assert new() == ["tests/properties/test_snow.py::test_snow: proves PUNT.snow, which is not a clause"]


def test_an_example_is_decided_where_the_clauses_it_illustrates_are() -> None:
    code = code_citations.find_code_citations(GAME)
    for clause in ruleset(GAME).rulebook.clauses.values():
        for other in clause.illustrates:
            assert set(map(repr, code[other])) <= set(map(repr, code[clause.id]))


def test_the_status_of_a_clause_is_computed_from_what_is_there() -> None:
    clause = msgspec.structs.replace(ruleset(GAME).rulebook.clause("PUNT.distance"), untestable=None)
    assert kit._find_clause_status(clause, [], ["x"], ["x"]) == "open"
    assert kit._find_clause_status(clause, ["x"], [], ["x"]) == "implemented"
    assert kit._find_clause_status(clause, ["x"], ["x"], []) == "shown"
    assert kit._find_clause_status(clause, ["x"], ["x"], ["x"]) == "proved"
    assert kit._find_clause_status(msgspec.structs.replace(clause, untestable="why"), ["x"], ["x"], []) == "untestable"


def test_coverage_has_one_row_for_each_clause_and_totals_that_agree(vectors: list[Vector]) -> None:
    found = kit.compute_coverage(GAME)
    assert [row.id for row in found.clauses] == clauses_of(get_folder_name(GAME))
    assert set(found.totals) == {"clauses", "implemented", "shown", "proved", "untestable"}
    assert found.totals["clauses"] == len(found.clauses)
    assert found.totals["untestable"] == sum(row.status == "untestable" for row in found.clauses)
    assert all(bool(row.reason) == (row.status == "untestable") for row in found.clauses)
