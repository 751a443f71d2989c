"""Benchmark of the kit on adapters that it starts, compared with drivers that send the same requests.

The drivers decode and compare nothing.
"""

from __future__ import annotations

import random
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import msgspec

from scrimmage_rules.kit.cases.requests import list_requests_of_case_as_data
from scrimmage_rules.kit.cases.vectors import Vector, get_vectors_file, read_vectors
from scrimmage_rules.kit.protocol.adapter import AdapterProcess
from scrimmage_rules.kit.protocol.messages import FACETS
from scrimmage_rules.kit.protocol.reference import Reference
from scrimmage_rules.kit.running.pipelined_case_runner import run_cases
from scrimmage_rules.rulesets import RULESETS
from tools.benchmarks.processor_time import read_processor_time
from tools.benchmarks.ratios import measure_rounds, print_ratio
from tools.benchmarks.suite_speed import ADAPTER, DRIVER, VERIFY, record_requests, run_and_time_command

CASES = 3_000
"""Number of cases sent through pipes, drawn from the whole suite."""
ECHO = "process.stdin.pipe(process.stdout)"
WINDOW = 32_000


def time_stepwise_driver(command: list[str], lines: list[bytes]) -> float:
    """Return the seconds of a driver that writes a line, reads a line, and decodes nothing."""
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as child:
        assert child.stdin is not None
        assert child.stdout is not None
        _exchange_line(child, lines[0])
        begun = read_processor_time(child.pid)
        for line in lines:
            _exchange_line(child, line)
        taken = read_processor_time(child.pid) - begun
        child.stdin.close()
    return taken


def _exchange_line(child: subprocess.Popen[bytes], line: bytes) -> None:
    assert child.stdin is not None
    assert child.stdout is not None
    child.stdin.write(line)
    child.stdin.flush()
    child.stdout.readline()


def time_windowed_driver(command: list[str], cases: list[list[bytes]]) -> float:
    """Return the seconds of a driver that decodes nothing and sends requests ahead, up to as many bytes as the kit."""
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as child:
        assert child.stdin is not None
        assert child.stdout is not None
        _exchange_line(child, cases[0][0])
        begun = read_processor_time(child.pid)
        flying: list[tuple[int, int]] = []
        for case in cases:
            size = sum(map(len, case))
            while flying and sum(s for _, s in flying) + size > WINDOW:
                for _ in range(flying.pop(0)[0]):
                    child.stdout.readline()
            child.stdin.write(b"".join(case))
            child.stdin.flush()
            flying.append((len(case), size))
        for count, _ in flying:
            for _ in range(count):
                child.stdout.readline()
        taken = read_processor_time(child.pid) - begun
        child.stdin.close()
    return taken


class TimedProcess(AdapterProcess):
    """An adapter process whose processor time is measured together with that of the kit, from the first request after
    `hello` to the end.
    """

    begun = taken = 0.0

    def send(self, requests: Sequence[bytes]) -> None:
        """Send requests to the adapter. The measurement starts with the second call, after `hello`."""
        if self._next_id == 1:
            TimedProcess.begun = read_processor_time(self._child.pid)
        super().send(requests)

    def close(self) -> None:
        """Close the process; all verdicts are known at this point, so the measurement ends."""
        TimedProcess.taken = read_processor_time(self._child.pid) - TimedProcess.begun
        super().close()


def time_kit_on_cases(command: list[str], vectors: list[Vector]) -> float:
    """Return the seconds that the kit needs for these cases, from the first request after `hello`
    to the last verdict.
    """
    found = run_cases(lambda: TimedProcess(command, 20.0), vectors, 1, lambda _result: None)
    assert not found.broken, found.broken
    return TimedProcess.taken


RECORDED = """
const replies = require('fs').readFileSync(process.argv[1]);
let next = 0;
process.stdin.on('data', (chunk) => {
  const first = next;
  for (let end = chunk.indexOf(10); end !== -1; end = chunk.indexOf(10, end + 1)) next = replies.indexOf(10, next) + 1;
  process.stdout.write(replies.subarray(first, next));
});
"""
"""A Node program that answers line n with recorded reply n. A run with this program shows the time of the pipe and the
kit without an engine.
"""


def record_replies(vectors: list[Vector], folder: Path) -> Path:
    """Write the reference's replies to `hello` and to the whole suite to a file, with ids as in a run of the kit;
    return its path.
    """
    asks = [
        {"op": "hello", "protocol": [1]},
        *(ask for vector in vectors for ask in list_requests_of_case_as_data(vector, FACETS)),
    ]
    reference = Reference()
    replies = [msgspec.json.encode(reference.answer({"id": number, **ask})) for number, ask in enumerate(asks, 1)]
    path = folder / "replies.jsonl"
    path.write_bytes(b"".join(reply + b"\n" for reply in replies))
    return path


def benchmark_pipes(folder: Path) -> None:
    """Compare cases through pipes: recorded replies with an echo program, real adapters with a bare driver."""
    vectors = [vector for each in RULESETS for vector in read_vectors(get_vectors_file(each))]
    drawn = random.Random(1).choices(vectors, k=CASES)  # noqa: S311
    repeated = [msgspec.structs.replace(vector, id=f"{vector.id}#{number}") for number, vector in enumerate(drawn)]
    cases = [
        [b'{"id":1,%b\n' % msgspec.json.encode(ask)[1:] for ask in list_requests_of_case_as_data(vector, FACETS)]
        for vector in repeated
    ]
    lines = [line for case in cases for line in case]
    print(f"\n1. the suite, {len(repeated)} cases, {len(lines)} messages, through a pipe (seconds)")
    node = shutil.which("node")
    if node is None:
        print("node is not installed: left out")
        return
    recorded = [node, "-e", RECORDED, str(record_replies(repeated, folder))]
    ours, floor = measure_rounds(
        lambda: time_kit_on_cases(recorded, repeated), lambda: time_stepwise_driver([node, "-e", ECHO], lines)
    )
    print_ratio("verify, recorded replies from Node / bare echo of the same messages", ours, floor, "<= 1.3", "s")
    adapters = {
        "Node": ADAPTER,
        "Python": [str(Path(sys.executable).with_name("scrimmage")), "serve"],
    }
    for name, command in adapters.items():
        ours, same = measure_rounds(
            lambda command=command: time_kit_on_cases(command, repeated),  # type: ignore[misc]
            lambda command=command: time_windowed_driver(command, cases),  # type: ignore[misc]
        )
        print_ratio(f"verify, {name} engine / bare driver, same engine, same window", ours, same, "<= 1.3", "s")
    benchmark_whole_runs(folder, adapters)


def benchmark_whole_runs(folder: Path, adapters: dict[str, list[str]]) -> None:
    """Compare the time of whole runs: of the kit and a bare driver on one engine, and of the kit on both engines."""
    for each in RULESETS:
        record_requests(each, folder / each)
        verify = [*VERIFY, "--ruleset", each, "--"]
        node, python, bare = measure_rounds(
            lambda command=verify: run_and_time_command([*command, *adapters["Node"]]).processor,  # type: ignore[misc]
            lambda command=verify: run_and_time_command([*command, *adapters["Python"]]).processor,  # type: ignore[misc]
            lambda file=folder / each: run_and_time_command([*DRIVER, str(file), *adapters["Node"]]).processor,  # type: ignore[misc]
        )
        print_ratio(f"{each}, whole run through Node / bare driver", node, bare, "<= 1.3", "s")
        print_ratio(f"{each}, whole run through Node / through Python", node, python, "<= 1", "s")
