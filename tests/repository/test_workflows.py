"""Automation as files: workflows that are valid, pinned and have few rights, and hooks. No network is used."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml

from tests.repository.reading import ROOT, make_targets, read

FOLDER = ROOT / ".github/workflows"
WORKFLOWS = sorted(path.name for path in FOLDER.glob("*.yml"))
SCHEMAS = {
    "vendor.github-workflows": [f".github/workflows/{name}" for name in WORKFLOWS],
    "vendor.dependabot": [".github/dependabot.yml"],
    "vendor.citation-file-format": ["CITATION.cff"],
}
WRITERS = {
    ("pages.yml", "deploy"): {"pages", "id-token"},
    ("release.yml", "attest"): {"attestations", "id-token"},
    ("release.yml", "python-package"): {"id-token"},
    ("release.yml", "npm-package"): {"id-token"},
    ("release.yml", "release"): {"contents"},
}
"""Jobs that may write, each with the rights that it has. Every other job only reads the contents."""


def workflow(name: str) -> dict[str, Any]:
    loaded: dict[str, Any] = yaml.safe_load((FOLDER / name).read_text(encoding="utf-8"))
    return loaded


def run_tool(name: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    command = [str(Path(sys.executable).parent / name), *arguments]
    return subprocess.run(command, cwd=ROOT, check=False, capture_output=True, text=True)


def test_there_are_workflows_for_checks_pages_and_releases() -> None:
    assert WORKFLOWS == ["checks.yml", "pages.yml", "release.yml"]


@pytest.mark.parametrize("schema", SCHEMAS)
def test_automation_files_fit_their_schema(schema: str) -> None:
    ran = run_tool("check-jsonschema", "--builtin-schema", schema, *SCHEMAS[schema])
    assert ran.returncode == 0, ran.stdout


def test_zizmor_finds_nothing_in_the_automation() -> None:
    ran = run_tool("zizmor", "--offline", "--no-progress", "--persona", "pedantic", ".github")
    assert ran.returncode == 0, ran.stdout
    assert "No findings" in ran.stdout + ran.stderr


@pytest.mark.parametrize("name", WORKFLOWS)
def test_every_action_is_pinned_by_commit_and_names_its_version(name: str) -> None:
    used = re.findall(r"uses: (.*)$", (FOLDER / name).read_text(encoding="utf-8"), re.MULTILINE)
    assert used
    assert [line for line in used if not re.fullmatch(r"[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+", line)] == []


def test_one_action_has_one_version() -> None:
    texts = "".join((FOLDER / name).read_text(encoding="utf-8") for name in WORKFLOWS)
    used = set(re.findall(r"uses: ([\w/-]+)@(\S+) # (\S+)", texts))
    assert len({action for action, _, _ in used}) == len(used)


def test_the_guide_for_build_servers_pins_the_same_actions() -> None:
    pattern = r"uses: (\S+ # \S+)"
    pinned = {line for name in WORKFLOWS for line in re.findall(pattern, (FOLDER / name).read_text(encoding="utf-8"))}
    guide = read("docs/conformance/ci.md")
    used = re.findall(r"uses: (.*)$", guide, re.MULTILINE)
    assert used
    assert [line for line in used if line not in pinned] == []


@pytest.mark.parametrize("name", WORKFLOWS)
def test_only_the_listed_jobs_may_write(name: str) -> None:
    loaded = workflow(name)
    assert loaded["permissions"] == {}
    for job, about in loaded["jobs"].items():
        writes = {right for right, how in about["permissions"].items() if how == "write"}
        assert writes == WRITERS.get((name, job), set()), job
        assert "timeout-minutes" in about, job


def test_the_workflows_call_make_targets_that_exist() -> None:
    steps = [step for name in WORKFLOWS for job in workflow(name)["jobs"].values() for step in job["steps"]]
    called = {word for step in steps for word in re.findall(r"\bmake ([a-z]+)", step.get("run", ""))}
    assert {"verify", "interpreter", "release", "publishable", "site"} <= called <= make_targets().keys()


def test_the_package_claims_the_interpreters_that_the_checks_run() -> None:
    project = tomllib.loads(read("pyproject.toml"))["project"]
    claimed = re.findall(r"Python :: (3\.\d+)", " ".join(project["classifiers"]))
    assert workflow("checks.yml")["jobs"]["python"]["strategy"]["matrix"]["python"] == claimed
    assert project["requires-python"] == f">={claimed[0]}"


def test_the_hooks_for_authors_are_commands_with_the_options_that_they_name() -> None:
    for hook in yaml.safe_load(read(".pre-commit-hooks.yaml")):
        command, verb, *rest = hook["entry"].split()
        assert (command, hook["language"]) == ("scrimmage", "system")
        ran = run_tool("scrimmage", verb, "--help")
        assert ran.returncode == 0, ran.stderr
        assert "--ruleset" in ran.stdout
        assert [word for word in rest if word not in ran.stdout] == []


def test_the_hooks_of_this_repository_use_its_environment() -> None:
    [local] = yaml.safe_load(read(".pre-commit-config.yaml"))["repos"]
    assert local["repo"] == "local"
    assert {hook["language"] for hook in local["hooks"]} == {"system"}
    assert [hook["entry"] for hook in local["hooks"] if not hook["entry"].startswith(".venv/bin/")] == []
