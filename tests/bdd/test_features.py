"""The features as a whole: no way to pass without testing anything, clauses both ways, the export fresh."""

from __future__ import annotations

import json

import pytest

from scrimmage_rules.kernel.data_folders import data_dir
from scrimmage_rules.kit.cases.vectors import get_vectors_file, read_vectors
from scrimmage_rules.kit.export import find_outdated_files
from scrimmage_rules.kit.rulebook.clause_coverage import find_coverage_problems
from scrimmage_rules.kit.running.case_selection import Selection, create_case_selection
from scrimmage_rules.kit.running.conformance_run import verify
from scrimmage_rules.kit.scenarios.vacuous_scenario_lint import lint_features
from scrimmage_rules.rulesets import RULESETS


@pytest.mark.long("reads all features")
def test_the_lint_of_the_features_has_no_complaint() -> None:
    assert lint_features(data_dir("features")) == []


@pytest.mark.long("compiles all features")
def test_the_published_suite_is_what_the_features_give(exported: dict[str, bytes]) -> None:
    assert find_outdated_files(exported, data_dir("conformance")) == []


@pytest.mark.parametrize("ruleset_id", RULESETS)
def test_clauses_code_scenarios_and_readings_agree_both_ways(ruleset_id: str) -> None:
    assert find_coverage_problems(ruleset_id) == []


@pytest.mark.parametrize("ruleset_id", RULESETS)
def test_vectors_and_scenarios_are_the_same_cases(exported: dict[str, bytes], ruleset_id: str) -> None:
    made = [json.loads(line)["id"] for line in exported[f"vectors/{ruleset_id}.jsonl"].splitlines()]
    assert made == [each.id for each in read_vectors(get_vectors_file(ruleset_id))]


@pytest.mark.long("judges the whole suite")
def test_the_reference_passes_every_vector_at_the_highest_level() -> None:
    report = verify(create_case_selection(Selection()), [])
    assert {verdict: count for verdict, count in report.totals.items() if count} == {"pass": len(report.cases)}
    assert set(report.levels.values()) == {"table talk"}
