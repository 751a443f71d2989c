"""`make damage`: a fuzz test with damaged inputs of every kind.

An input must not cause a traceback, an internal error, more than a second of processor time, an undocumented exit code,
a message that is not one clean line, more than 300 MB of memory, or a change of a game by a rejected request. If an
input is accepted, later requests must treat it as valid. The number of an input and the seed determine the input.

Usage: `.venv/bin/python tools/input_fuzzing/input_fuzzing_command.py [--seed N] [--inputs N] [--jobs N] [--only KIND]`.
`--input K` repeats one input and shows it. The exit code is 1 if there was a fault. No files remain.
"""

from __future__ import annotations

import argparse
import os
import random
import resource
import signal
import sys
import tempfile
import time
import traceback
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from pathlib import Path
from typing import NamedTuple
from unittest import mock

from scrimmage_rules.kit.cases import vectors
from tools.input_fuzzing.conversation_oracle import PrintDetail
from tools.input_fuzzing.input_kinds import KINDS
from tools.input_fuzzing.oracles import DamagedInput
from tools.input_fuzzing.resource_limits import (
    MEGABYTES,
    AnswerTimeout,
    ForbiddenResult,
    escape_bytes,
    find_raising_place,
    install_time_limit,
    measure_peak_memory,
    record_raised_exceptions,
)
from tools.input_fuzzing.seed_corpus import SeedMaterial, collect_material

INPUTS = 200_000
ADDRESSES = 4 << 30
"""Maximum address space of a process in bytes, so that a runaway input does not exhaust the machine."""

FORK = get_context("fork")
INTERRUPTED = 130
GROWN = 9
"""Exit code of a process that has stopped because its memory has grown too large."""


class TrialResult(NamedTuple):
    """The result of an input: a word, or a fault with its cause and details."""

    number: int
    kind: str
    outcome: str
    cause: str = ""
    detail: str = ""


class InputTrials:
    """Creates the inputs of a seed and tries them."""

    def __init__(self, material: SeedMaterial, seed: int, only: str | None) -> None:
        """Store the arguments. If `only` is given, all inputs are of this kind."""
        self._material, self._seed = material, seed
        self._kinds = [only] if only else list(KINDS)
        self._shares = [KINDS[kind].share for kind in self._kinds]
        self.most = measure_peak_memory() + MEGABYTES

    def make(self, number: int) -> tuple[str, DamagedInput, random.Random]:
        """Return the input with a number, its kind, and the random generator for the rest of its trial."""
        rng = random.Random(f"{self._seed} {number}")  # noqa: S311
        [kind] = rng.choices(self._kinds, self._shares)
        return kind, KINDS[kind].make(rng, self._material), rng

    def run(self, number: int, tell: PrintDetail = lambda _text: None) -> TrialResult:
        """Try the input with a number and return the result."""
        kind, given, rng = self.make(number)
        try:
            outcome = KINDS[kind].probe(given, rng, tell)
            if measure_peak_memory() > self.most:
                raise ForbiddenResult("a process needs too much memory", f"{measure_peak_memory()} MB")
        except ForbiddenResult as fault:
            return TrialResult(number, kind, "fault", self._locate_internal_error(number, fault.cause), fault.detail)
        except AnswerTimeout as hang:
            return TrialResult(
                number, kind, "fault", f"hang, {hang}, {find_raising_place(hang.__traceback__)}", given.damage
            )
        except Exception as fault:  # noqa: BLE001  (any that comes through is what is looked for)
            cause = f"{type(fault).__name__} at {find_raising_place(fault.__traceback__)}"
            return TrialResult(number, kind, "fault", cause, f"{str(fault)[:200]} {traceback.format_exc()[-900:]}")
        return TrialResult(number, kind, outcome)

    def _locate_internal_error(self, number: int, cause: str) -> str:
        """Return the cause of an internal error with its place in the code, which the answer does not contain."""
        sort = cause.partition("internal: ")[2].partition(":")[0]
        if not sort:
            return cause
        noted: list[str] = []
        kind, given, rng = self.make(number)
        with record_raised_exceptions(noted), suppress(Exception, AnswerTimeout):
            KINDS[kind].probe(given, rng, lambda _text: None)
        places = [each for each in noted if each.startswith(f"{sort} at ")]
        return f"internal: {places[-1]}" if places else cause


@contextmanager
def enter_work_folder(folder: Path) -> Iterator[None]:
    """Run the block in a new working folder. There, the kit looks for a suite, and Python looks for a rulebook."""
    home = Path.cwd()
    install_time_limit()
    folder.mkdir(exist_ok=True)
    os.chdir(folder)
    sys.path.insert(0, str(folder))
    try:
        with mock.patch.object(vectors, "find_suite_folder", return_value=Path("suite")):
            yield
    finally:
        sys.path.remove(str(folder))
        os.chdir(home)


# ---- all of them, over several processes


class WorkerShare:
    """One process's share of the inputs (every Nth one). If the process ends early, a new process continues."""

    def __init__(self, trial: InputTrials, numbers: range, folder: Path) -> None:
        """Store the arguments and start the process."""
        self._create_trial, self._left, self._folder = trial, numbers, folder
        self._start()

    def _start(self) -> None:
        self.found, send = FORK.Pipe(duplex=False)
        self._process = FORK.Process(target=_run_worker, args=(self._create_trial, self._left, self._folder, send))
        self._process.start()
        send.close()

    def receive(self) -> TrialResult | None:
        """Return the result of the next input, or None after the last input of the share."""
        try:
            found: TrialResult = self.found.recv()
        except EOFError:
            return self._handle_worker_exit()
        self._left = self._left[1:]
        return found

    def end(self) -> None:
        """Kill the process."""
        self._process.kill()
        self._process.join()

    def _handle_worker_exit(self) -> TrialResult | None:
        """Return the next result after the process has ended. If an input ended it, return a fault for this input. If
        it ended because its memory had grown too large, continue in a new process. Return None if the share is done.
        """
        self._process.join()
        if not self._left:
            return None
        ended = self._process.exitcode
        lost = None if ended == GROWN else self._left[0]
        self._left = self._left if lost is None else self._left[1:]
        self._start()
        if lost is None:
            return self.receive()
        return TrialResult(lost, self._create_trial.make(lost)[0], "fault", f"the process ended with {ended}")


def _run_worker(trial: InputTrials, numbers: range, folder: Path, send: Connection) -> None:
    """Try inputs in a child process until the share is done, memory has grown too large, or the parent process has
    ended.
    """
    resource.setrlimit(resource.RLIMIT_AS, (ADDRESSES, ADDRESSES))
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent process gets this report, and ends this process
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    parent = os.getppid()
    with enter_work_folder(folder):
        for number in numbers:
            if os.getppid() != parent:  # the parent process has ended
                return
            send.send(trial.run(number))
            if measure_peak_memory() > trial.most:  # reported once; later inputs run in a new process
                sys.exit(GROWN)


def run_shares(trial: InputTrials, inputs: int, jobs: int) -> Iterator[TrialResult]:
    """Yield the result of every input as it arrives."""
    with tempfile.TemporaryDirectory() as folder:
        jobs = min(jobs, inputs)
        shares = [WorkerShare(trial, range(number, inputs, jobs), Path(folder, str(number))) for number in range(jobs)]
        try:
            while shares:
                ready = wait([share.found for share in shares])
                for share in [each for each in shares if each.found in ready]:
                    found = share.receive()
                    if found is None:
                        shares.remove(share)
                    else:
                        yield found
        finally:
            for share in shares:
                share.end()


# ---- the report


def summarize_results(
    outcomes: dict[str, Counter[str]], faults: dict[str, list[TrialResult]], seed: int
) -> Iterator[str]:
    """Yield the lines of the summary: the number of each outcome by kind of input, each cause of faults with its first
    input, and the total.
    """
    for kind, counts in outcomes.items():
        listed = ", ".join(f"{count} {outcome}" for outcome, count in counts.most_common())
        yield f"{kind:12} {sum(counts.values()):7}: {listed}"
    for cause, found in sorted(faults.items(), key=lambda each: -len(each[1])):
        first = min(found)
        kinds = ", ".join(sorted({each.kind for each in found}))
        yield f"\nFAULT {len(found)} times: {cause}\n  in {kinds}; repeat with --seed {seed} --input {first.number}"
        yield f"  {escape_bytes(first.detail.encode('utf-8', 'replace'))[:400]}"
    total, bad = sum(map(Counter.total, outcomes.values())), sum(map(len, faults.values()))
    yield f"{total} inputs, {bad} faults, seed {seed}"


def try_all_inputs(trial: InputTrials, options: argparse.Namespace) -> int:
    """Try all inputs and print the results, also after an interruption; return the exit code."""
    outcomes: dict[str, Counter[str]] = {kind: Counter() for kind in KINDS if options.only in (None, kind)}
    faults: dict[str, list[TrialResult]] = defaultdict(list)
    begun = told = time.monotonic()
    with suppress(KeyboardInterrupt):
        for number, found in enumerate(run_shares(trial, options.inputs, options.jobs), 1):
            outcomes[found.kind][found.outcome] += 1
            if found.cause:
                if found.cause not in faults:
                    print(f"input {found.number}: {found.cause}", file=sys.stderr)
                faults[found.cause].append(found)
            if time.monotonic() - told > 30:
                told = time.monotonic()
                bad = sum(map(len, faults.values()))
                print(f"{number}/{options.inputs} inputs, {bad} faults, {told - begun:.0f} s", file=sys.stderr)
    print("\n".join(summarize_results(outcomes, faults, options.seed)))
    print(f"{time.monotonic() - begun:.0f} s over {options.jobs} processes", file=sys.stderr)
    whole = sum(map(Counter.total, outcomes.values())) == options.inputs
    return 1 if faults else 0 if whole else INTERRUPTED


def try_one_input(trial: InputTrials, number: int) -> int:
    """Try one input and print it; return the exit code."""
    kind, given, _ = trial.make(number)
    print(f"input {number}: {kind}; {given.damage}")
    for name, content in given.files.items():
        print(f"file {name}: {escape_bytes(content)}")
    for word in given.arguments:
        print(f"argument {escape_bytes(os.fsencode(word))}")
    with tempfile.TemporaryDirectory() as folder, enter_work_folder(Path(folder)):
        found = trial.run(number, lambda text: print(escape_lines(text)))
    print(f"FAULT {found.cause}\n{escape_lines(found.detail)}" if found.cause else f"outcome: {found.outcome}")
    return 1 if found.cause else 0


def escape_lines(text: str) -> str:
    """Return a text of several lines with control characters escaped."""
    return "\n".join(escape_bytes(line.encode("utf-8", "surrogateescape")) for line in text.split("\n"))


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line; return 1 if there was a fault."""
    parser = argparse.ArgumentParser(description="try damaged inputs on every part that reads input")
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="seed of the inputs (default: 1)")
    parser.add_argument("--inputs", type=int, default=INPUTS, metavar="N", help=f"number of inputs (default: {INPUTS})")
    parser.add_argument("--jobs", type=int, default=2, metavar="N", help="number of parallel processes (default: 2)")
    parser.add_argument("--only", choices=KINDS, metavar="KIND", help=f"one of {', '.join(KINDS)}")
    parser.add_argument("--input", type=int, metavar="K", help="try only the input with this number, and print it")
    options = parser.parse_args(arguments)
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # print the results so far, and remove all files
    trial = InputTrials(collect_material(), options.seed, options.only)
    return try_all_inputs(trial, options) if options.input is None else try_one_input(trial, options.input)


if __name__ == "__main__":
    sys.exit(main())
