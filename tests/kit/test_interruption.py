"""The kit itself interrupted: one line, the exit code of the signal, and no process left."""

from __future__ import annotations

import json
import os
import random
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from scrimmage_rules.kit.protocol.termination_signals import InterruptedBySignal, delay_signals, raise_on_signals
from tests.kit.test_hostile_adapters import marked, marker, soon

__all__ = ["marker"]

PROGRAM = str(Path(sys.executable).parent / "scrimmage")
LINE = "scrimmage: interrupted: no report was written\n"
CODES = {signal.SIGINT: 130, signal.SIGTERM: 143, signal.SIGHUP: 129}
HELLO = json.dumps({
    "id": 1, "status": "ok", "protocol": 1, "implementation": {"name": "x", "version": "1", "language": "sh"},
    "rulesets": {"card-football": {"facets": ["positions", "query", "referee"], "readings": "*"}},
})  # fmt: skip
DEAF = "trap '' INT TERM HUP; "
STAGES = {
    "before hello is answered": DEAF + "sleep 60; sleep 60",
    "in the middle of a case": DEAF + f"read greeting; echo '{HELLO}'; read request; sleep 60; sleep 60",
}


@pytest.mark.parametrize(
    ("stage", "jobs"), [("before hello is answered", 1), ("in the middle of a case", 1), ("in the middle of a case", 2)]
)
@pytest.mark.parametrize("number", CODES)
def test_a_signal_ends_the_run_and_adapters_that_ignore_signals(
    number: signal.Signals, stage: str, jobs: int, marker: str
) -> None:
    with verifying(marker, STAGES[stage], "--jobs", str(jobs), "--timeout", "50") as process:
        while len(marked(marker)) < 1 + 2 * jobs:
            assert process.poll() is None
            time.sleep(0.02)
        process.send_signal(number)
        out, err = process.communicate(timeout=30)
    assert (process.returncode, out) == (CODES[number], "")
    assert re.fullmatch(rf"(\d+/\d+ cases\n)*{LINE}", err)
    assert soon(marker) == []


def verifying(mark: str, adapter: str, *arguments: str) -> subprocess.Popen[str]:
    """The command at work on a shell's program, both with the mark in their environment."""
    name, value = mark.split("=")
    return subprocess.Popen(
        [PROGRAM, "verify", "--ruleset", "card-football", *arguments, "--", "sh", "-c", adapter],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env={**os.environ, name: value},
    )  # fmt: skip


@pytest.mark.parametrize("seed", range(4))
def test_a_signal_at_any_moment_leaves_no_process(seed: int, marker: str) -> None:
    adapter = DEAF + f"sleep 60 & read greeting; echo '{HELLO}'; read request; echo nonsense; sleep 60"
    with verifying(marker, adapter, "--jobs", str(1 + seed % 2)) as process:
        while len(marked(marker)) < 2 and process.poll() is None:
            time.sleep(0.02)
        time.sleep(random.Random(seed).uniform(0, 0.5))  # noqa: S311
        process.terminate()
        process.communicate(timeout=30)
    assert process.returncode in (143, 3)
    assert soon(marker) == []


def test_a_signal_that_is_ignored_stays_ignored() -> None:
    before = signal.signal(signal.SIGHUP, signal.SIG_IGN)
    try:
        with raise_on_signals():
            signal.raise_signal(signal.SIGHUP)
    finally:
        signal.signal(signal.SIGHUP, before)


# ---- in this process


def handlers() -> list[object]:
    return [signal.getsignal(number) for number in CODES]


@pytest.mark.parametrize("number", CODES)
def test_a_signal_is_raised_and_the_handlers_are_as_before_afterwards(number: signal.Signals) -> None:
    before = handlers()
    with pytest.raises(InterruptedBySignal) as raised, raise_on_signals():
        signal.raise_signal(number)
    assert raised.value.exit_code == CODES[number]
    assert handlers() == before


def test_what_must_not_be_interrupted_is_done_to_its_end() -> None:
    done = []

    def work() -> None:
        with delay_signals(), delay_signals():
            signal.raise_signal(signal.SIGTERM)
            signal.raise_signal(signal.SIGHUP)
            done.append("all of it")
        done.append("and nothing after it")

    with pytest.raises(InterruptedBySignal) as raised, raise_on_signals():
        work()
    assert done == ["all of it"]
    assert raised.value.exit_code == CODES[signal.SIGHUP]
    with raise_on_signals(), delay_signals():
        pass  # what was raised does not wait for the next block
