"""The Makefile: a checkout whose path has a blank works with every target."""

from __future__ import annotations

import shlex
import shutil
import subprocess

import pytest

from tests.repository.reading import ROOT, read

BLANK = "/elsewhere/a b/repo c"
"""A path of the checkout, as make would name it; nothing is written there."""


def targets() -> list[str]:
    """Return all targets that `make help` lists."""
    return [line.partition(":")[0] for line in read("Makefile").splitlines() if ":" in line and " ## " in line]


@pytest.mark.skipif(shutil.which("make") is None, reason="needs make")
@pytest.mark.parametrize("target", targets())
def test_every_recipe_quotes_the_path_of_the_checkout(target: str) -> None:
    command = ["make", "--dry-run", "--always-make", f"CURDIR={BLANK}", target]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    words = [word for line in run.stdout.replace("\\\n", " ").splitlines() for word in shlex.split(line, comments=True)]
    assert [word for word in words if word.endswith("/elsewhere/a") or word.startswith("b/repo")] == []


def test_makefile_has_targets_that_name_the_checkout() -> None:
    assert "$(CURDIR)" in read("Makefile")
    assert {"script", "site", "types", "verify"} <= set(targets())
