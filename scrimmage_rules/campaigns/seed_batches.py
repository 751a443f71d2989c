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
ENDED = f"its process ended without a word, {MOST_TRIES} times"


class Work(Protocol):
    """What a campaign does. It is sent to other processes, so it is a value, of a class that they can import."""

    @property
    def name(self) -> str:
        """Under which records are kept: what is done, with every parameter that they hang on."""

    @property
    def together(self) -> int:
        """How many seeds one process does."""

    def ready(self) -> None:
        """Load what every seed needs; called again in the same process, it does nothing."""

    def __call__(self, seed: int) -> list[Record]:
        """The records of a seed, always the same. What it `found` wrong is a text in one of them."""


Engine = Callable[[Work, Sequence[int]], Iterator[Done]]
"""What carries out seeds, in any order, and gives each with its records once."""


Seen = Callable[[int], None]
"""Is told how many seeds are done."""


def run_batch(work: Work, seeds: Sequence[int]) -> list[Done]:
    """Some seeds with their records. An error is something found: the others go on."""
    return [(seed, _records(work, seed)) for seed in seeds]


def _records(work: Work, seed: int) -> list[Record]:
    try:
        return work(seed)
    except Exception:  # noqa: BLE001  (whatever it is, it has been found)
        return [{"found": traceback.format_exc()}]


def carry_out(work: Work, seeds: Sequence[int], ledger: Ledger, engine: Engine, seen: Seen) -> dict[int, list[Record]]:
    """The records of all seeds, those from the ledger and then the rest; `seen` is told how many are there."""
    done = ledger.done[work.name]
    waiting = [seed for seed in dict.fromkeys(seeds) if seed not in done]
    there = len(seeds) - len(waiting)
    for number, (seed, records) in enumerate(engine(work, waiting), there + 1):
        ledger.write(work.name, seed, records)
        seen(number)
    return {seed: done[seed] for seed in seeds}


class Waiting:
    """Batches that nobody does yet, and those that come back because their process ended."""

    def __init__(self, seeds: Sequence[int], together: int) -> None:
        """In the order of the seeds."""
        self._batches = deque(tuple(seeds[at : at + together]) for at in range(0, len(seeds), together))
        self._tries: Counter[int] = Counter()

    def __len__(self) -> int:
        """How many batches there are."""
        return len(self._batches)

    def take(self) -> tuple[int, ...]:
        """The next one."""
        return self._batches.popleft()

    def lost(self, seeds: Sequence[int]) -> Iterator[Done]:
        """Have the seeds done again, one by one; those that have been tried often enough are given with a finding."""
        for seed in seeds:
            self._tries[seed] += 1
            if self._tries[seed] < MOST_TRIES:
                self._batches.append((seed,))
            else:
                yield seed, [{"found": ENDED}]


# ---- children


def start_child(work: Callable[[], Any]) -> tuple[int, int]:
    """A process of its own that does some work and writes what comes of it as JSON; its id and where to read.

    It keeps none of the files that are open here: a connection that outlives its owner would hide that he is gone.
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
    """What a child said of its batch, if it came to its end."""
    try:
        return msgspec.json.decode(said, type=list[tuple[int, list[Record]]])
    except msgspec.DecodeError:
        return None


def run_in_child(work: Work, seeds: Sequence[int]) -> list[Done] | None:
    """A batch done by a child, for as long as it takes; None where it ended without a word."""
    work.ready()
    child, reading = start_child(partial(run_batch, work, seeds))
    with os.fdopen(reading, "rb") as said:
        done = decode_batch(said.read())
    os.waitpid(child, 0)
    return done


def run_in_children(work: Work, seeds: Sequence[int], jobs: int) -> Iterator[Done]:
    """So many children at a time, forked from this process."""
    waiting = Waiting(seeds, work.together)
    if waiting:
        work.ready()
    with _children() as flying:
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
                    yield from waiting.lost(mine) if done is None else done


@contextmanager
def _children() -> Iterator[dict[int, tuple[int, tuple[int, ...], bytearray]]]:
    """Children by where they are read from; those that are left at the end are ended.

    What is there already is frozen: a search for cycles would touch it, and copy it in each of them.
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
