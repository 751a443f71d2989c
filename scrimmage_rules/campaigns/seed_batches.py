"""Batches of seeds of a campaign, run in child processes of this machine.

A campaign has a task (a name, and a function from a seed to its records) and a list of seeds. `run_seed_batch` runs
some of the seeds, on this machine or on a cluster. It runs in a child process, so that a seed that crashes its process
does not affect the other seeds. The child is forked from a process that has already loaded the data which all seeds
need.
"""

from __future__ import annotations

import gc
import os
import select
import signal
import sys
import traceback
from collections import Counter, deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from typing import Any, NoReturn, Protocol

import msgspec

from scrimmage_rules.campaigns.ledger import CampaignLedger, Record
from scrimmage_rules.kit.protocol.termination_signals import delay_signals

Done = tuple[int, list[Record]]
"""A seed that has run, and its records."""

MOST_TRIES = 3
ENDED = f"the process of this seed ended without a result {MOST_TRIES} times"


class CampaignTask(Protocol):
    """A campaign task: a value that is sent to other processes, so that its class must be importable there."""

    @property
    def name(self) -> str:
        """Return the name under which the records of this task are saved: the task and its parameters."""

    @property
    def together(self) -> int:
        """Return how many seeds one child process runs before it ends."""

    def ready(self) -> None:
        """Load the data that every seed needs; do nothing if this process has loaded this data before."""

    def __call__(self, seed: int) -> list[Record]:
        """Return the records of a seed. The same seed always has the same records. A record has the field `found` if
        the seed shows a problem.
        """


Engine = Callable[[CampaignTask, Sequence[int]], Iterator[Done]]
"""A function that runs seeds in any order, and yields each seed once with its records."""

Seen = Callable[[int], None]
"""A function that is called with the number of finished seeds."""


def run_seed_batch(work: CampaignTask, seeds: Sequence[int]) -> list[Done]:
    """Return the records of some seeds. An error in a seed becomes a record, and the other seeds still run."""
    return [(seed, _run_and_record_seed(work, seed)) for seed in seeds]


def _run_and_record_seed(work: CampaignTask, seed: int) -> list[Record]:
    try:
        return work(seed)
    except Exception:  # noqa: BLE001  (any error is a finding)
        return [{"found": traceback.format_exc()}]


def get_or_run_seeds(
    work: CampaignTask, seeds: Sequence[int], ledger: CampaignLedger, engine: Engine, seen: Seen
) -> dict[int, list[Record]]:
    """Return the records of all seeds. Run each seed that has no records in the file yet. `seen` is called with the
    number of finished seeds.
    """
    done = ledger.done[work.name]
    waiting = [seed for seed in dict.fromkeys(seeds) if seed not in done]
    there = len(seeds) - len(waiting)
    for number, (seed, records) in enumerate(engine(work, waiting), there + 1):
        ledger.write(work.name, seed, records)
        seen(number)
    return {seed: done[seed] for seed in seeds}


class BatchQueue:
    """Queue of the batches that wait for a process, and of the seeds whose process crashed."""

    def __init__(self, seeds: Sequence[int], together: int) -> None:
        """Store the seeds in their order."""
        self._batches = deque(tuple(seeds[at : at + together]) for at in range(0, len(seeds), together))
        self._tries: Counter[int] = Counter()

    def __len__(self) -> int:
        """Return the number of waiting batches."""
        return len(self._batches)

    def take(self) -> tuple[int, ...]:
        """Remove the next batch of seeds from the queue and return it."""
        return self._batches.popleft()

    def requeue_lost(self, seeds: Sequence[int]) -> Iterator[Done]:
        """Queue the seeds of a crashed process again, one by one. If a seed has reached the maximum number of tries,
        yield it together with a record of the problem.
        """
        for seed in seeds:
            self._tries[seed] += 1
            if self._tries[seed] < MOST_TRIES:
                self._batches.append((seed,))
            else:
                yield seed, [{"found": ENDED}]


# ---- children


def start_child_process(work: Callable[[], Any]) -> tuple[int, int]:
    """Start a process that runs a function and writes its result as JSON; return the process id and the pipe to read.

    The child closes the files and connections that it inherits. An open copy of a connection would hide that its owner
    has ended.
    """
    reading, writing = os.pipe()
    with delay_signals():  # an exception is lost in the functions that Python calls after a fork
        child = os.fork()
        if not child:
            _run_and_exit(work, writing)
    os.close(writing)
    return child, reading


def _run_and_exit(work: Callable[[], Any], writing: int) -> NoReturn:
    """Write the result of a function to a pipe as JSON, and end this process."""
    code = 1
    try:
        os.closerange(3, writing)
        os.closerange(writing + 1, os.sysconf("SC_OPEN_MAX"))
        sys.stdout = sys.stderr = open(os.devnull, "w")  # noqa: PTH123, SIM115
        said = msgspec.json.encode(work())
        while said:
            said = said[os.write(writing, said) :]
        code = 0
    finally:
        os._exit(code)


def decode_batch_result(said: bytes) -> list[Done] | None:
    """Return the decoded result of a batch, or None if its process ended early."""
    try:
        return msgspec.json.decode(said, type=list[tuple[int, list[Record]]])
    except msgspec.DecodeError:
        return None


def run_batch_in_child(work: CampaignTask, seeds: Sequence[int]) -> list[Done] | None:
    """Return the records of a batch that runs in a child process, or None if the process ended without a result."""
    work.ready()
    child, reading = start_child_process(partial(run_seed_batch, work, seeds))
    with os.fdopen(reading, "rb") as said:
        done = decode_batch_result(said.read())
    os.waitpid(child, 0)
    return done


def run_batches_in_children(work: CampaignTask, seeds: Sequence[int], jobs: int) -> Iterator[Done]:
    """Run seeds in up to `jobs` child processes at a time, forked from this process, and yield the records."""
    waiting = BatchQueue(seeds, work.together)
    if waiting:
        work.ready()
    with _manage_children() as flying:
        while waiting or flying:
            while waiting and len(flying) < jobs:
                mine = waiting.take()
                child, reading = start_child_process(partial(run_seed_batch, work, mine))
                flying[reading] = (child, mine, bytearray())
            for reading in select.select(list(flying), [], [])[0]:
                child, mine, said = flying[reading]
                piece = os.read(reading, 1 << 20)
                said += piece
                if not piece:
                    os.close(reading)
                    os.waitpid(child, 0)
                    del flying[reading]
                    done = decode_batch_result(bytes(said))
                    yield from waiting.requeue_lost(mine) if done is None else done


@contextmanager
def _manage_children() -> Iterator[dict[int, tuple[int, tuple[int, ...], bytearray]]]:
    """Return, as a context, a table of child processes by their pipes. Afterwards, end the child processes that still
    run.

    Objects of this process are excluded from garbage collection, which would otherwise touch them and so copy their
    memory in each child. In a process that has excluded objects before, those objects remain excluded.
    """
    flying: dict[int, tuple[int, tuple[int, ...], bytearray]] = {}
    excluding = gc.get_freeze_count() == 0
    if excluding:
        gc.freeze()
    try:
        yield flying
    finally:
        if excluding:
            gc.unfreeze()
        for reading, (child, _, _) in flying.items():
            os.kill(child, signal.SIGKILL)
            os.close(reading)
            os.waitpid(child, 0)
