"""Batches of seeds, carried out in child processes of this machine.

A campaign is a work (a name, and a function from a seed to its records) and a list of seeds. `run_batch` carries out
some of them, here and on a cluster. It always runs in a child forked from a process that has loaded what all seeds
need, so that a seed which ends its process disturbs no other seed.
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
from typing import Any, Protocol

import msgspec

from scrimmage_rules.campaigns.ledger import Ledger, Record

Done = tuple[int, list[Record]]
"""A seed and its records."""

MOST_TRIES = 3
ENDED = f"its process ended without a result, {MOST_TRIES} times"


class Work(Protocol):
    """The work of a campaign: a value of a class that other processes can import, since it is sent to them."""

    @property
    def name(self) -> str:
        """The key under which records are stored: the work, and every parameter that they depend on."""

    @property
    def together(self) -> int:
        """The number of seeds of one process."""

    def ready(self) -> None:
        """Load what every seed needs; a second call in the same process does nothing."""

    def __call__(self, seed: int) -> list[Record]:
        """Return the records of a seed, always the same. A fault is a text `found` in one of them."""


Engine = Callable[[Work, Sequence[int]], Iterator[Done]]
"""A function that carries out seeds in any order, and yields each with its records once."""

Seen = Callable[[int], None]
"""A function that takes the number of seeds done."""


def run_batch(work: Work, seeds: Sequence[int]) -> list[Done]:
    """Return some seeds with their records. An error is a finding, and the other seeds continue."""
    return [(seed, _record_seed(work, seed)) for seed in seeds]


def _record_seed(work: Work, seed: int) -> list[Record]:
    try:
        return work(seed)
    except Exception:  # noqa: BLE001  (any error is a finding)
        return [{"found": traceback.format_exc()}]


def carry_out_seeds(
    work: Work, seeds: Sequence[int], ledger: Ledger, engine: Engine, seen: Seen
) -> dict[int, list[Record]]:
    """Return the records of all seeds, from the ledger or made now; `seen` gets the number of seeds done."""
    done = ledger.done[work.name]
    waiting = [seed for seed in dict.fromkeys(seeds) if seed not in done]
    there = len(seeds) - len(waiting)
    for number, (seed, records) in enumerate(engine(work, waiting), there + 1):
        ledger.write(work.name, seed, records)
        seen(number)
    return {seed: done[seed] for seed in seeds}


class BatchQueue:
    """Batches that wait for a process, and those whose process ended."""

    def __init__(self, seeds: Sequence[int], together: int) -> None:
        """Take the seeds in their order."""
        self._batches = deque(tuple(seeds[at : at + together]) for at in range(0, len(seeds), together))
        self._tries: Counter[int] = Counter()

    def __len__(self) -> int:
        """Return the number of batches."""
        return len(self._batches)

    def take(self) -> tuple[int, ...]:
        """Return the next batch."""
        return self._batches.popleft()

    def requeue_lost(self, seeds: Sequence[int]) -> Iterator[Done]:
        """Queue the seeds again, one by one; yield those that have used up their tries, with a finding."""
        for seed in seeds:
            self._tries[seed] += 1
            if self._tries[seed] < MOST_TRIES:
                self._batches.append((seed,))
            else:
                yield seed, [{"found": ENDED}]


# ---- children


def start_child(work: Callable[[], Any]) -> tuple[int, int]:
    """Start a process that does some work and writes the result as JSON; return its id and the pipe to read.

    It closes the files that are open here: an inherited connection would hide the end of its owner.
    """
    reading, writing = os.pipe()
    child = os.fork()
    if child:
        os.close(writing)
        return child, reading
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


def decode_batch(said: bytes) -> list[Done] | None:
    """Return the result of a batch; None where its process ended early."""
    try:
        return msgspec.json.decode(said, type=list[tuple[int, list[Record]]])
    except msgspec.DecodeError:
        return None


def run_in_child(work: Work, seeds: Sequence[int]) -> list[Done] | None:
    """Return a batch done by a child process; None where the process ended without a result."""
    work.ready()
    child, reading = start_child(partial(run_batch, work, seeds))
    with os.fdopen(reading, "rb") as said:
        done = decode_batch(said.read())
    os.waitpid(child, 0)
    return done


def run_in_children(work: Work, seeds: Sequence[int], jobs: int) -> Iterator[Done]:
    """Carry out seeds in up to `jobs` child processes at a time, forked from this process."""
    waiting = BatchQueue(seeds, work.together)
    if waiting:
        work.ready()
    with _manage_children() as flying:
        while waiting or flying:
            while waiting and len(flying) < jobs:
                mine = waiting.take()
                child, reading = start_child(partial(run_batch, work, mine))
                flying[reading] = (child, mine, bytearray())
            for reading in select.select(list(flying), [], [])[0]:
                child, mine, said = flying[reading]
                piece = os.read(reading, 1 << 20)
                said += piece
                if not piece:
                    os.close(reading)
                    os.waitpid(child, 0)
                    del flying[reading]
                    done = decode_batch(bytes(said))
                    yield from waiting.requeue_lost(mine) if done is None else done


@contextmanager
def _manage_children() -> Iterator[dict[int, tuple[int, tuple[int, ...], bytearray]]]:
    """Give a table of children by their pipes, and end those that are left.

    The objects of this process are frozen: garbage collection would touch them, and so copy them in each child.
    """
    flying: dict[int, tuple[int, tuple[int, ...], bytearray]] = {}
    gc.collect()
    gc.freeze()
    try:
        yield flying
    finally:
        gc.unfreeze()
        for reading, (child, _, _) in flying.items():
            os.kill(child, signal.SIGKILL)
            os.close(reading)
            os.waitpid(child, 0)
