"""Adapters that hang, grow or stay: the kit ends them in time, needs little memory, and leaves nothing running."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
import uuid
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from scrimmage_rules.kit.cases.vectors import Vector
from tests.kit.test_faulty_adapters import DOCUMENTED, FOLDER, LIMITS

ROOT = Path(__file__).resolve().parents[2]
MARKER = "SCRIMMAGE_TEST_MARKER"
SLACK = 20.0
"""Seconds for starting Python a few times on a machine that does other things too."""

MOST_MEMORY = 200_000
START = 2.0
ESCAPING = {"outlived", "held-pipe"}


class Measured(NamedTuple):
    """A run of the command as a process: what it said, how long it took, the most memory it had, what it left."""

    code: int
    out: str
    err: str
    seconds: float
    kilobytes: int
    report: dict[str, Any]

    @property
    def totals(self) -> dict[str, int]:
        """How many cases got each verdict."""
        return {verdict: count for verdict, count in self.report["totals"].items() if count}


@pytest.fixture
def marker() -> Iterator[str]:
    """What every process started in this test has in its environment; those still there are ended."""
    mark = f"{MARKER}={uuid.uuid4().hex}"
    yield mark
    for pid in marked(mark):
        os.kill(pid, signal.SIGKILL)


def marked(mark: str) -> list[int]:
    """The processes with this in their environment; a zombie has none."""
    found = []
    for environ in Path("/proc").glob("[0-9]*/environ"):
        try:
            if mark.encode() in environ.read_bytes().split(b"\0"):
                found.append(int(environ.parent.name))
        except OSError:
            continue
    return found


def soon(mark: str, expected: int = 0) -> list[int]:
    """The processes still there after a moment."""
    until = time.monotonic() + 5
    while len(marked(mark)) > expected and time.monotonic() < until:
        time.sleep(0.05)
    return marked(mark)


Measure = Callable[..., Measured]


@pytest.fixture
def measure(tmp_path: Path, marker: str, handful: list[Vector], publish: Callable[[Sequence[Vector]], Path]) -> Measure:
    """`scrimmage verify` in a process of its own, on the handful."""
    folder = publish(handful).parents[1]
    name, value = marker.split("=")

    def run(*arguments: str, command: Sequence[str], start: float = START) -> Measured:
        report = tmp_path / "measured.json"
        report.unlink(missing_ok=True)
        kit = [sys.executable, "-m", "tests.kit.measured", str(folder), str(start)]
        begun = time.monotonic()
        done = subprocess.run(
            [*kit, "--json", str(report), "--junit", str(tmp_path / "measured.xml"), *arguments, "--", *command],
            check=False, capture_output=True, text=True, cwd=ROOT, env={**os.environ, name: value}, timeout=300,
        )  # fmt: skip
        seconds = time.monotonic() - begun
        out, peak = re.fullmatch(r"(.*)\npeak (\d+) kB\n", done.stdout, re.DOTALL).groups()  # type: ignore[union-attr]
        read = json.loads(report.read_bytes()) if report.is_file() else {}
        return Measured(done.returncode, out, done.stderr, seconds, int(peak), read)

    return run


@pytest.mark.parametrize("fault", LIMITS)
def test_it_ends_in_time_and_in_little_memory_with_its_one_verdict_and_nothing_left(
    fault: str, measure: Measure, marker: str, faulty: Callable[[str], list[str]]
) -> None:
    _, verdict, code = DOCUMENTED[fault]
    _, limit = LIMITS[fault]
    ran = measure(*LIMITS[fault], command=faulty(fault), start=START if verdict == "none" else 20.0)
    assert ran.code == code, ran.err
    assert ran.seconds < 2 * max(float(limit), START) + SLACK
    assert ran.kilobytes < MOST_MEMORY
    assert_one_verdict(ran, verdict)
    left = soon(marker, expected=2 if fault in ESCAPING else 0)  # one of each process: a case that broke is sent again
    assert [os.getsid(pid) for pid in left] == left
    assert bool(left) == (fault in ESCAPING)


def assert_one_verdict(ran: Measured, verdict: str) -> None:
    if verdict == "none":
        assert ran.report == {}
        assert re.fullmatch(r"scrimmage: (?:no answer|invalid reply) to hello: [^\n]{1,400}\n", ran.err)
    else:
        assert set(ran.totals) - {"pass", "flaky", "not-run"} == {verdict} - {"pass"}
        assert ("not-run" in ran.totals) == (ran.code == 3)
        assert (ran.code != 3) or "took longer than" in ran.report["broken"]


# ---- the same, of programs that know nothing of the protocol


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        # the pause: a child that is ended with its shell has not come to leave it
        ("setsid sleep 60 & sleep 0.5; exit 0", "it ended with exit code 0 before it answered a request"),
        ("sleep 60 & exit 3", "it ended with exit code 3 before it answered a request"),
        ("cat /dev/zero", "a line of more than 4 MB; write each reply on a line of its own"),
        ("cat /dev/zero >&2", "no answer within 2 s; flush standard output after every reply"),
        ("yes", "not JSON: 'y'; write replies only to standard output"),
        ("yes ''", "no answer within 2 s; flush standard output after every reply"),
        ("exec <&-; sleep 60", "no answer within 2 s; flush standard output after every reply"),
        ("exec >&-; sleep 60", "it closed its standard output before it answered a request"),
        ("kill -STOP $$", "no answer within 2 s; flush standard output after every reply"),
        ("trap '' TERM HUP INT; sleep 60; sleep 60", "no answer within 2 s; flush standard output after every reply"),
    ],
)
def test_a_program_that_is_no_adapter_is_told_in_one_line_in_time(
    line: str, complaint: str, measure: Measure, marker: str
) -> None:
    ran = measure(command=["sh", "-c", line])
    assert (ran.code, ran.out, ran.report) == (3, "", {})
    what = "invalid reply" if "write" in complaint else "no answer"
    assert ran.err.startswith(f"scrimmage: {what} to hello: {complaint}")
    assert ran.err.count("\n") == 1
    assert len(ran.err) < 500
    assert ran.seconds < 2 * START + SLACK
    assert ran.kilobytes < MOST_MEMORY
    escaping = "setsid" in line
    assert len(soon(marker, expected=int(escaping))) == int(escaping)


# ---- what a child elsewhere holds


HOLDER = """
class Holder(faulty.Honest):
    def line(self, request):
        if request["op"] == "hello":
            subprocess.Popen(["sleep", "60"], start_new_session=True)
        os.write(1, super().line(request))
        if request["op"] == "explain" and request["action"]["type"] == "field-goal":
            os._exit(0)
        return b""
faulty.FAULTS["holder"] = Holder
sys.argv[1:] = ["holder"]
sys.exit(faulty.main())
"""


def test_what_was_said_before_the_end_counts_whoever_still_holds_the_pipe(
    measure: Measure, script: Callable[[str], list[str]]
) -> None:
    source = f"import os, subprocess, sys\nsys.path.insert(0, {str(FOLDER)!r})\nimport faulty\n{HOLDER}"
    ran = measure("--case", "card_football/punt.feature:93", command=script(source))
    assert (ran.code, ran.totals) == (0, {"pass": 1}), ran.out
    assert ran.seconds < SLACK
