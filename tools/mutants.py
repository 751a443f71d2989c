"""`make mutants`: one wrong rule at a time in the reference, judged by the published cases alone.

A game is changed in one place, in its code or in its data, in a process forked from a warm one, and the cases that
touch the place are put to it, until one notices. What no case notices is a hole in the suite, or a change that changes
nothing: such ones stand in tools/wrong_rules/<ruleset>.yaml, each with its reason, and the run fails when one no longer
fits.

Run from the checkout: `.venv/bin/python -m tools.mutants [--ruleset ID]... [--sample N --seed N] [--jobs N] [--whole]`;
`--match TEXT` tries only the faults whose key has the text, `--kind code|data`, `--survivors` lists what survived.
`--whole` plays all cases of each fault, for the kill matrix, and fails where a precondition or a reason for refusing a
position is noticed by no case that wants a refusal under its own clause.
Results are kept in build/mutants/, so that a run goes on where another ended. The exit code is 1 if fewer than
`--threshold` in a hundred are noticed (of a whole run in code or in data), or a reviewed entry does not fit.
"""

from __future__ import annotations

import argparse
import gc
import os
import random
import select
import sys
import time
import traceback
from collections.abc import Iterator, Sequence
from functools import partial
from itertools import chain
from pathlib import Path

import msgspec

from scrimmage_rules.kit.vectors import Vector, read_vectors, vectors_file
from scrimmage_rules.rulesets import RULESETS, folder_of, ruleset
from tools.mutant_coverage import Touched, digest_of, touched
from tools.mutant_data import data_faults
from tools.mutant_faults import Fault, code_faults, modules_of, numbered
from tools.mutant_report import Reviewed, lines_of, matrix, misfits, read_reviewed, share, unblamed
from tools.mutant_trial import Rights, Verdict, compiled, in_child, remember_files, rights_of, tried

ROOT = Path(__file__).resolve().parents[1]
RESULTS = ROOT / "build" / "mutants"
SECONDS = 60.0
"""Seconds of processor time for one fault."""


class Trials:
    """The faults of one game, the cases that may notice them, and what came of those that have been tried."""

    def __init__(self, ruleset_id: str, jobs: int) -> None:
        """Everything is loaded here, so that a process forked from this one has only its fault to do."""
        self.id = ruleset_id
        package = ROOT / "scrimmage_rules" / folder_of(ruleset_id)
        self.vectors = read_vectors(vectors_file(ruleset_id))
        remember_files()
        game = ruleset(ruleset_id)
        self.modules = modules_of(package)
        self.faults = numbered(chain(code_faults(game, self.modules), data_faults(package)))
        self.codes = compiled(self.modules)
        self.digest = digest_of(ruleset_id, package)
        self.touched: Touched = touched(ruleset_id, package, self.vectors, RESULTS, self.digest, jobs)
        self.log = RESULTS / f"{ruleset_id}.jsonl"
        self.noticed_before: dict[str, tuple[str, ...]] = {}
        self.done = self._read()
        self.rights = Rights()

    def _read(self) -> dict[tuple[str, bool], Verdict]:
        if not self.log.exists():
            return {}
        found = {}
        for line in self.log.read_bytes().splitlines():
            verdict, whole = msgspec.json.decode(line, type=tuple[Verdict, bool])
            if verdict.digest == self.digest:
                found[verdict.key, whole] = verdict
            self.noticed_before[verdict.key] = verdict.by[:1]
        return found

    def cases(self, fault: Fault) -> list[Vector]:
        """The cases that may notice a fault: the one that did before, its clauses', and what else touches its lines.

        All may, where no case touches them: what makes rules is carried out when the game is imported.
        """
        shown, before = set(fault.clauses), self.noticed_before.get(fault.key, ())
        touching = self.touched.cases(fault.file, fault.lines) if fault.lines else None
        listed = [each for each in self.vectors if each.id in touching] if touching else self.vectors
        return sorted(listed, key=lambda each: (each.id not in before, not shown & set(each.clauses), len(each.deeds)))

    def verdicts(self, faults: Sequence[Fault], jobs: int, *, whole: bool) -> Iterator[Verdict]:
        """The verdict on each fault, as they come; those of earlier runs first."""
        waiting = []
        for fault in faults:
            known = self.done.get((fault.key, whole)) or (None if whole else self.done.get((fault.key, True)))
            if known is None:
                waiting.append(fault)
            else:
                yield known
        RESULTS.mkdir(parents=True, exist_ok=True)
        with self.log.open("ab") as log:
            for verdict in self._try(waiting, jobs, whole=whole):
                kept = msgspec.structs.replace(verdict, digest=self.digest)
                log.write(msgspec.json.encode((kept, whole)) + b"\n")
                log.flush()
                yield kept

    def _try(self, faults: list[Fault], jobs: int, *, whole: bool) -> Iterator[Verdict]:
        """Fork for each fault, so many at a time."""
        flying: dict[int, tuple[int, Fault, bytearray]] = {}
        waiting = list(reversed(faults))
        if whole and faults:
            self.rights = rights_of(self.vectors, ruleset(self.id).rulebook.clauses)
        gc.collect()
        gc.freeze()
        while waiting or flying:
            while waiting and len(flying) < jobs:
                fault = waiting.pop()
                child, reading = in_child(partial(self._tried, fault, whole=whole))
                flying[reading] = (child, fault, bytearray())
            for reading in select.select(list(flying), [], [])[0]:
                child, fault, said = flying[reading]
                piece = os.read(reading, 1 << 20)
                said += piece
                if not piece:
                    os.close(reading)
                    os.waitpid(child, 0)
                    del flying[reading]
                    yield _verdict(fault, bytes(said))

    def _tried(self, fault: Fault, *, whole: bool) -> Verdict:
        return tried(fault, self.id, self.codes, self.cases(fault), SECONDS, self.rights if whole else Rights())


def _verdict(fault: Fault, said: bytes) -> Verdict:
    """What a process said; one that ended without a word was brought down by its fault, which notices itself."""
    if said:
        return msgspec.json.decode(said, type=Verdict)
    return Verdict(fault.key, fault.kind, fault.operator, fault.clauses, "noticed", by=("(the process ended)",))


def _arguments(arguments: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="mutants", description="one wrong rule at a time, judged by the cases alone")
    parser.add_argument("--ruleset", action="append", choices=RULESETS)
    parser.add_argument("--sample", type=int, help="so many faults of each game, taken by the seed")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--whole", action="store_true", help="play all cases of each fault, for the matrix")
    parser.add_argument("--match", default="", help="only faults whose key has this text")
    parser.add_argument("--kind", choices=("code", "data"))
    parser.add_argument("--survivors", action="store_true", help="list every fault that survived")
    parser.add_argument("--threshold", type=float, default=90.0)
    parser.add_argument("--list", action="store_true", help="list the faults and try none")
    return parser.parse_args(arguments)


def _chosen(trials: Trials, args: argparse.Namespace) -> list[Fault]:
    found = [each for each in trials.faults if args.match in each.key and args.kind in (None, each.kind)]
    if args.sample and args.sample < len(found):
        found = sorted(random.Random(args.seed).sample(found, args.sample), key=lambda each: each.number)  # noqa: S311
    return found


def run(ruleset_id: str, args: argparse.Namespace) -> bool:
    """Try the faults of a game and report; whether enough were noticed and the reviewed list fits."""
    begun = time.monotonic()
    trials = Trials(ruleset_id, args.jobs)
    chosen = _chosen(trials, args)
    if args.list:
        print("\n".join(each.key for each in chosen))
        return True
    reviewed: Reviewed = read_reviewed(ruleset_id)
    found = []
    for number, verdict in enumerate(trials.verdicts(chosen, args.jobs, whole=args.whole), 1):
        found.append(verdict)
        if sys.stderr.isatty():
            print(f"\r{number}/{len(chosen)}", end="", file=sys.stderr, flush=True)
    everything = len(chosen) == len(trials.faults)
    unfit = misfits(reviewed, trials.faults, found)
    wrong = [*unfit, *(unblamed(found, trials.vectors, reviewed) if args.whole else ())]
    for line in (*lines_of(ruleset_id, found, reviewed, survivors=args.survivors), *wrong):
        print(line)
    print(f"  {len(chosen)} of {len(trials.faults)} faults, {time.monotonic() - begun:.0f} s")
    if everything or args.whole:
        path = RESULTS / f"{ruleset_id}.matrix.json"
        path.write_bytes(msgspec.json.format(msgspec.json.encode(matrix(found, trials.vectors, reviewed)), indent=1))
        print(f"  the kill matrix: {path.relative_to(ROOT)}")
    rates = [share(found, reviewed, kinds) for kinds in ((("code",), ("data",)) if everything else (("code", "data"),))]
    return not wrong and all(rate is None or rate >= args.threshold for rate in rates)


def main(arguments: Sequence[str]) -> int:
    """Every game in turn, in a process of its own."""
    args = _arguments(arguments)
    fine = True
    for ruleset_id in args.ruleset or RULESETS:
        child = os.fork()
        if not child:
            code = 2
            try:
                code = 0 if run(ruleset_id, args) else 1
                sys.stdout.flush()
            except KeyboardInterrupt:
                code = 130
            except BaseException:  # noqa: BLE001
                traceback.print_exc()
            finally:
                os._exit(code)
        fine &= os.waitpid(child, 0)[1] == 0
    return 0 if fine else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
