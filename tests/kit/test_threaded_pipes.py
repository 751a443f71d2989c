"""The kit with a thread for each pipe, as on a system that cannot poll pipes: each verdict is the documented one."""

from __future__ import annotations

import re
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from scrimmage_rules.command import cli
from scrimmage_rules.kit.protocol import threaded_pipes
from scrimmage_rules.kit.protocol.adapter_failure import AdapterFailure
from scrimmage_rules.kit.protocol.child_process_pipes import ChildProcess, create_deadline
from scrimmage_rules.kit.protocol.threaded_pipes import ThreadedChild, start_child
from tests.kit.test_faulty_adapters import DOCUMENTED, LIMITS, STARTED, WORDS

Verify = Callable[..., Any]
Faulty = Callable[[str], list[str]]
pytestmark = pytest.mark.usefixtures("no_poll", "no_child_is_left")
ECHO = "import sys\nfor line in sys.stdin: print(line, end='', flush=True)"


@pytest.fixture
def no_poll(monkeypatch: pytest.MonkeyPatch) -> None:
    """A system without `poll`."""
    monkeypatch.setattr(threaded_pipes, "HAS_POLL", False)


def test_the_system_decides_which_kind_of_child_is_started(monkeypatch: pytest.MonkeyPatch) -> None:
    command = [sys.executable, "-c", "pass"]
    kinds = []
    for has_poll in (False, True):
        monkeypatch.setattr(threaded_pipes, "HAS_POLL", has_poll)
        child = start_child(command)
        child.close()
        kinds.append(type(child))
    assert kinds == [ThreadedChild, ChildProcess]


@pytest.mark.parametrize("fault", STARTED)
def test_a_fault_gives_its_documented_verdict_without_poll(
    fault: str, counted: Path, verify: Verify, faulty: Faulty
) -> None:
    _, verdict, code = STARTED[fault]
    limit = {"silent": "0.7", "late": "2", "no-line-end": "2"}.get(fault, "10")
    ran = verify("--timeout", limit, "--show", "1000", command=faulty(fault))
    assert ran.code == code
    assert set(ran.totals) - {"pass", "not-run"} == {verdict} - {"pass"}
    assert WORDS.get(fault, "") in ran.out


@pytest.mark.parametrize("fault", [each for each in LIMITS if each in DOCUMENTED])
def test_a_hostile_adapter_ends_with_its_documented_code_without_poll(
    fault: str, suite: Path, verify: Verify, faulty: Faulty
) -> None:
    _, verdict, code = DOCUMENTED[fault]
    ran = verify(*LIMITS[fault], command=faulty(fault))
    assert ran.code == code
    assert verdict == "none" or verdict in ran.totals


def test_the_reference_behind_pipes_passes_without_poll(suite: Path, verify: Verify) -> None:
    serve = [sys.executable, "-m", "scrimmage_rules", "serve"]
    ran = verify("--jobs", "2", command=serve)
    assert (ran.code, set(ran.totals)) == (0, {"pass"})


def test_the_doctor_finds_nothing_without_poll(capsys: pytest.CaptureFixture[str]) -> None:
    serve = [sys.executable, "-m", "scrimmage_rules", "serve"]
    assert cli.main(["doctor", "--ruleset", "card-football", "--", *serve]) == 0
    assert re.search(r"FAIL", capsys.readouterr().out) is None


def test_requests_larger_than_a_pipe_are_answered() -> None:
    child = start_child([sys.executable, "-c", ECHO])
    lines = [b"%d %s\n" % (number, b"x" * 99_000) for number in range(20)]
    child.write(b"".join(lines), create_deadline(20, "too late"))
    assert [child.read_line(create_deadline(20, "too late")) for _ in lines] == [line.rstrip(b"\n") for line in lines]
    child.close()


def test_a_child_that_reads_nothing_is_late_and_ended_in_time() -> None:
    child = start_child([sys.executable, "-c", "import time; time.sleep(60)"])
    begun = time.monotonic()
    child.write(b"x" * 10_000_000, create_deadline(0.3, "no answer"))
    with pytest.raises(AdapterFailure, match="no answer"):
        child.read_line(create_deadline(60, "never"))
    child.close()
    assert time.monotonic() - begun < 30
