"""Memory of a run: it must not grow with the size of the suite."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from scrimmage_rules.kit.cases.vectors import get_vectors_file

STATUS = Path("/proc/self/status")

MEASURED = """
import sys
from scrimmage_rules.command import cli
code = cli.main(sys.argv[1:])
peak = next(line for line in open("/proc/self/status") if line.startswith("VmHWM"))
print(code, peak.split()[1], file=sys.stderr)
"""
"""Program that runs the kit and prints its exit code and its peak memory in kilobytes.

`ru_maxrss` does not serve here: a child process starts with the peak of its parent.
"""

MOST_MEGABYTES = 85
"""Maximum memory of a run of tactical-football. A run that keeps all decoded cases needs more."""


def measure_peak_kilobytes(*arguments: str) -> int:
    command = [sys.executable, "-c", MEASURED, *arguments]
    done = subprocess.run(command, check=True, capture_output=True, text=True)
    code, peak = done.stderr.split()[-2:]
    assert code == "0"
    return int(peak)


@pytest.mark.alone
@pytest.mark.skipif(not STATUS.exists(), reason="the peak of a process is read from /proc")
def test_run_of_the_largest_ruleset_keeps_its_memory_small() -> None:
    assert get_vectors_file("tactical-football").stat().st_size > 15_000_000
    assert measure_peak_kilobytes("verify", "--ruleset", "tactical-football") < MOST_MEGABYTES * 1000
