"""The card game in examples/: its tests, its suite, and every command of its session."""

from __future__ import annotations

import re
import shutil
import sys
from pathlib import Path

import pytest

from tests.installed_packages import Installation
from tests.repository.reading import ROOT

EXAMPLE = ROOT / "examples" / "three-hands"


@pytest.fixture
def installed(tmp_path: Path) -> Installation:
    """An environment with the example."""
    return Installation(tmp_path / "installed", [EXAMPLE])


def test_its_own_tests_pass(installed: Installation) -> None:
    ran = installed.run(sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", cwd=EXAMPLE)
    assert ran.returncode == 0, ran.stdout
    assert re.search(r"\b16 passed", ran.stdout)


def test_its_session_prints_what_it_shows(installed: Installation, tmp_path: Path) -> None:
    shutil.copytree(EXAMPLE / "games", tmp_path / "desk" / "games")
    checker = str(ROOT / "tools/suite/console_doctest.py")
    ran = installed.run(sys.executable, checker, str(EXAMPLE / "session.console"), cwd=tmp_path / "desk")
    assert (ran.returncode, ran.stdout.splitlines()[-1]) == (0, "6 commands, 0 wrong"), ran.stdout
