"""The suite of the last release under this kit: a case passes, or `scrimmage changes` lists it as changed."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from scrimmage_rules.kit.cases.vectors import read_vectors
from scrimmage_rules.kit.rulebook.release_records import find_release, read_releases, read_suite_as_release
from scrimmage_rules.kit.rulebook.suite_release_comparison import find_changes
from scrimmage_rules.kit.running.pipelined_case_runner import create_adapter_starter, run_cases
from scrimmage_rules.rulesets import RULESETS
from tests.repository.reading import ROOT

COMMITS = {"0.2.0": "fe04a46e"}
"""The commit of each older release whose cases this kit reads."""


def read_older_file(version: str, path: str) -> bytes:
    """Return a file of a release; skip the test if the history is not at hand."""
    command = ["git", "show", f"{COMMITS[version]}:{path}"]
    shown = subprocess.run(command, cwd=ROOT, check=False, capture_output=True)
    if shown.returncode:
        pytest.skip(f"the history has no {version}")
    return shown.stdout


@pytest.mark.long
@pytest.mark.parametrize("ruleset", RULESETS)
@pytest.mark.parametrize("version", COMMITS)
def test_a_case_of_an_older_suite_passes_or_is_listed_as_changed(version: str, ruleset: str, tmp_path: Path) -> None:
    path = tmp_path / f"{ruleset}.jsonl"
    path.write_bytes(read_older_file(version, f"conformance/vectors/{ruleset}.jsonl"))
    run = run_cases(create_adapter_starter([], 5), read_vectors(path), 1, lambda _result: None, looked_into=False)
    assert len(run.results) > 1000
    assert {each.verdict for each in run.results} <= {"pass", "fail", "wrong-reason"}
    failed = {each.id for each in run.results if each.verdict != "pass"}
    found = find_changes(find_release(version, read_releases()), read_suite_as_release(ROOT / "conformance"))
    assert failed <= {each.id for each in found.changes}
