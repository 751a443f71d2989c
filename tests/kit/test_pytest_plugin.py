"""The kit inside pytest: each case a test of an adapter that a user names, nothing at all where he names none."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from scrimmage_rules import cli

SERVE = f"{Path(sys.executable).parent / 'scrimmage'} serve"


def run(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Pytest in a folder of somebody else's."""
    command = [sys.executable, "-m", "pytest", "--color=no", "-p", "no:cacheprovider", *arguments]
    return subprocess.run(command, cwd=folder, check=False, capture_output=True, text=True)


def test_each_case_is_a_test(tmp_path: Path) -> None:
    done = run(tmp_path, "--scrimmage-adapter", SERVE, "--scrimmage-ruleset", "card-football", "-k", "the-scores-are")
    assert done.returncode == 0, done.stdout
    assert re.search(r"^=+ 1 passed, \d+ deselected in .*=+$", done.stdout, re.MULTILINE)


def test_a_failure_is_told_as_the_kit_tells_it_and_what_is_not_declared_is_skipped(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["init", "--language", "python", "--ruleset", "card-football", str(tmp_path / "mine")]) == 0
    adapter = f"{sys.executable} {tmp_path / 'mine' / 'adapter.py'}"
    cases = ["--scrimmage-ruleset", "card-football", "--scrimmage-level", "positions"]
    done = run(tmp_path, "--scrimmage-adapter", adapter, *cases, "-k", "first-and-ten or scores or preparation")
    assert done.returncode == 1
    assert re.search(r"^=+ \d+ failed, [1-9]\d* passed, [1-9]\d* skipped, \d+ deselected", done.stdout, re.MULTILINE)
    assert "note: it answered unsupported" in done.stdout
    assert "pytest_plugin.py" not in done.stdout


def test_an_adapter_that_does_not_start_ends_the_session(tmp_path: Path) -> None:
    one = ["--scrimmage-ruleset", "card-football", "-k", "the-scores-are"]
    done = run(tmp_path, "--scrimmage-adapter", "false", *one)
    assert done.returncode == 3
    assert "no answer to hello: it ended with exit code 1" in done.stdout


@pytest.mark.parametrize("wrong", [("--scrimmage-ruleset", "cards"), ("--scrimmage-level", "novice")])
def test_a_wrong_name_is_wrong_usage(tmp_path: Path, wrong: tuple[str, str]) -> None:
    done = run(tmp_path, "--scrimmage-adapter", SERVE, *wrong)
    assert done.returncode == 4
    assert re.search(rf"^ERROR: scrimmage: no \w+ called '{wrong[1]}'; ", done.stderr, re.MULTILINE)


def test_without_an_adapter_there_is_nothing(tmp_path: Path) -> None:
    (tmp_path / "test_own.py").write_text("def test_own():\n    pass\n", encoding="utf-8")
    done = run(tmp_path)
    assert re.search(r"^=+ 1 passed in .*=+$", done.stdout, re.MULTILINE)
