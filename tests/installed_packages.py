"""Packages of rulesets installed from their folders, and a command `scrimmage`, as after `pip install -e`."""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from scrimmage_rules.ruleset_plugins.entry_points import GROUP
from tests.repository.reading import ROOT


class Installation:
    """An environment in which packages are installed from their folders, with a command `scrimmage`."""

    def __init__(self, folder: Path, packages: Iterable[Path]) -> None:
        """Write the metadata of the packages and the commands into a folder."""
        self.folder = folder
        for package in packages:
            self._declare(package)
        for name, words in {"python3": "", "scrimmage": "-m scrimmage_rules "}.items():
            program = folder / "bin" / name
            program.parent.mkdir(parents=True, exist_ok=True)
            program.write_text(f'#!/bin/sh\nexec {sys.executable} {words}"$@"\n', encoding="utf-8")
            program.chmod(0o755)
        path = os.pathsep.join(map(str, (folder, ROOT)))
        self.environment = {"PATH": f"{folder / 'bin'}{os.pathsep}{os.environ['PATH']}", "PYTHONPATH": path}

    def _declare(self, package: Path) -> None:
        """Write the metadata of an editable installation: its entry points, and the folder of its code."""
        project = tomllib.loads((package / "pyproject.toml").read_text(encoding="utf-8"))["project"]
        about = self.folder / f"{project['name'].replace('-', '_')}-{project['version']}.dist-info"
        about.mkdir(parents=True)
        head = f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n"
        (about / "METADATA").write_text(head, encoding="utf-8")
        points = "".join(f"{name} = {value}\n" for name, value in project["entry-points"][GROUP].items())
        (about / "entry_points.txt").write_text(f"[{GROUP}]\n{points}", encoding="utf-8")
        for name in project["entry-points"][GROUP].values():
            (self.folder / name).symlink_to(package / name)

    def run(self, *command: str, cwd: Path, **more: Any) -> subprocess.CompletedProcess[str]:
        """Run a command in this environment, and return its output as text."""
        environment = os.environ | self.environment
        return subprocess.run(
            command, cwd=cwd, env=environment, check=False, capture_output=True, text=True, **more
        )  # fmt: skip

    def scrimmage(self, arguments: str, cwd: Path) -> subprocess.CompletedProcess[str]:
        """Run `scrimmage` with these arguments, which are separated by blanks."""
        return self.run(sys.executable, "-m", "scrimmage_rules", *arguments.split(), cwd=cwd)
