"""Signals in the tests: a parent that ignores SIGINT changes no result."""

from __future__ import annotations

import subprocess
import sys

from tests.repository.reading import ROOT

PROGRAM = """
import signal, subprocess, sys
signal.signal(signal.SIGINT, signal.SIG_IGN)
import tests.conftest
code = "import signal; raise SystemExit(signal.getsignal(signal.SIGINT) is not signal.default_int_handler)"
raise SystemExit(subprocess.run([sys.executable, "-c", code]).returncode)
"""


def test_processes_of_the_tests_are_interruptible_where_the_parent_ignores_sigint() -> None:
    command = [sys.executable, "-c", PROGRAM]
    assert subprocess.run(command, cwd=ROOT, check=False).returncode == 0
