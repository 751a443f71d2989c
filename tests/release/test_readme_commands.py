"""The commands of the README that a reader without a clone types. `.ci/run` runs them from the built packages."""

from __future__ import annotations

from pathlib import Path

from tests.repository.reading import read
from tools.checks.readme_commands import ReadmeCommand, list_readme_commands, run_command


def test_the_readme_installs_in_three_ways_and_leads_to_a_verdict_in_five_lines() -> None:
    found = list(list_readme_commands(read("README.md")))
    assert [each.words[0] for each in found[:3]] == ["pip", "uv", "npx"]
    block = read("README.md").split("first-verdict -->")[1]
    assert block.count("\n$ scrimmage ") == 5
    assert [each.code for each in found if each.code] == [1]
    assert found[-1].printed
    assert any(each.words[:2] == ["scrimmage", "clause"] for each in found)


def test_ci_runs_the_commands_from_the_built_packages() -> None:
    assert "tools/checks/readme_commands.py dist " in read(".ci/run")


def test_a_command_that_does_something_else_is_reported(tmp_path: Path) -> None:
    (tmp_path / "empty").mkdir()
    path = {"PATH": "/usr/bin:/bin"}
    assert run_command(ReadmeCommand(["true"]), tmp_path, path) == ""
    assert run_command(ReadmeCommand(["false"], 1), tmp_path, path) == ""
    assert run_command(ReadmeCommand(["false"]), tmp_path, path).startswith("exit code 1, not 0")
    assert run_command(ReadmeCommand(["echo", "a"], printed="a\n"), tmp_path, path) == ""
    assert run_command(ReadmeCommand(["echo", "a"], printed="b\n"), tmp_path, path) == "printed 'a\\n', not 'b\\n'"
    assert run_command(ReadmeCommand(["cat"], stdin="no reply"), tmp_path, path) == "answered 'no reply'"
