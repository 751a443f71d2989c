"""Speed of `scrimmage verify` on the JavaScript adapter, compared with a bare driver that sends the same requests.

Usage: `python -m tools.benchmarks.suite_speed [--ruleset ID]... [--pairs N]`. The kit and the bare driver run in turn.
Each row has the medians of processor time and of elapsed time of all processes, including their start, and the medians
of the ratios of each pair.
"""

from __future__ import annotations

import argparse
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from subprocess import DEVNULL
from typing import NamedTuple

from scrimmage_rules.kit.cases.requests import list_case_requests
from scrimmage_rules.kit.cases.vectors import get_vectors_file, read_vectors
from scrimmage_rules.kit.protocol.messages import FACETS
from scrimmage_rules.rulesets import RULESETS
from tools.benchmarks.processor_time import read_children_processor_time

ROOT = Path(__file__).resolve().parents[2]
ADAPTER = ["node", str(ROOT / "conformance/adapters/javascript/adapter.mjs")]
VERIFY = [sys.executable, "-m", "scrimmage_rules", "verify", "--jobs", "1", "--timeout", "60"]
DRIVER = [sys.executable, str(ROOT / "tools/benchmarks/bare_driver.py")]
ENVIRONMENT = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
"""Environment variables of the processes. Python modules are compiled once, as in an installation."""


class MeasuredSeconds(NamedTuple):
    """Seconds of processor time and of elapsed time."""

    processor: float
    wall: float


def record_requests(ruleset_id: str, file: Path) -> int:
    """Write all requests of a ruleset's suite to a file, with an empty line after each case; return their number."""
    vectors = read_vectors(get_vectors_file(ruleset_id))
    cases = [[b'{"id":1,%b\n' % asked.request[1:] for asked in list_case_requests(each, FACETS)] for each in vectors]
    file.write_bytes(b"\n".join(b"".join(case) for case in cases))
    return sum(map(len, cases))


def run_and_time_command(command: Sequence[str]) -> MeasuredSeconds:
    """Run a command to its end and return its times."""
    before, begun = read_children_processor_time(), time.monotonic()
    subprocess.run(command, cwd=ROOT, env=ENVIRONMENT, check=True, stdout=DEVNULL, stderr=DEVNULL)
    return MeasuredSeconds(read_children_processor_time() - before, time.monotonic() - begun)


def render_ruleset_row(ruleset_id: str, pairs: int) -> str:
    """Return the table row of a ruleset."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "requests.jsonl"
        number = record_requests(ruleset_id, file)
        found = [
            (
                run_and_time_command([*VERIFY, "--ruleset", ruleset_id, "--", *ADAPTER]),
                run_and_time_command([*DRIVER, str(file), *ADAPTER]),
            )
            for _ in range(pairs)
        ]
    kit, bare = (MeasuredSeconds(*map(statistics.median, zip(*side, strict=True))) for side in zip(*found, strict=True))
    ratio = MeasuredSeconds(*(statistics.median(mine[at] / other[at] for mine, other in found) for at in (0, 1)))
    return (
        f"{ruleset_id:18} {number:7} messages; processor {kit.processor:6.2f} s, bare {bare.processor:6.2f} s, "
        f"{ratio.processor:5.2f} x; wall {kit.wall:6.2f} s, bare {bare.wall:6.2f} s, {ratio.wall:5.2f} x"
    )


def main(arguments: Sequence[str]) -> int:
    """Print the table row of each ruleset; return the exit code."""
    parser = argparse.ArgumentParser(prog="suite_speed", description="compare the speed of the kit with a bare driver")
    parser.add_argument("--ruleset", action="append", choices=RULESETS)
    parser.add_argument("--pairs", type=int, default=3)
    args = parser.parse_args(arguments)
    for each in args.ruleset or RULESETS:
        print(render_ruleset_row(each, args.pairs), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
