"""`make campaign`: thousands of games, cases or positions, each by its seed, on this machine or on a cluster.

    python -m tools.campaign WHAT [--ruleset ID]... [--seeds N] [--first SEED] [--size N] [--file FILE]
        [--jobs N | --workers N | --scheduler ADDRESS]

WHAT is `playouts` (random actions), `perft` (numbers of sequences), `lockstep` (both engines side by side), `fuzz`
(fresh cases for the JavaScript engine) or `games` (archived and replayed). The records are kept in FILE, a line for
each seed: whatever is killed, the same command goes on with the seeds that are not there. Beside it, a summary is
written as Markdown. Without more, `--jobs` processes are forked here; `--workers` starts a cluster of dask on this
machine, and `--scheduler` uses one that was started elsewhere, in a checkout of the same commit. The exit code is 1
where something was found, 2 for a call that cannot be, 3 where the cluster is gone.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path

from scrimmage_rules.kernel.errors import ScrimmageError
from scrimmage_rules.kernel.files import read, write_whole
from scrimmage_rules.rulesets import RULESETS
from tools.batches import Engine, Work, at_home, carry_out
from tools.campaign_works import WORKS, rulesets_of, work
from tools.cluster import Unreachable, cluster, on_cluster
from tools.ledger import Ledger, NotRecords, Record

FOLDER = Path("build/campaigns")

SUMMARY_START = "# Campaign\n"
"""The heading of every summary, by which it is known from other files."""


# ---- engines


def add_engines(parser: argparse.ArgumentParser) -> None:
    """The options that say where seeds are carried out."""
    where = parser.add_mutually_exclusive_group()
    where.add_argument("--jobs", type=int, default=os.cpu_count() or 1, metavar="N", help="so many processes, here")
    where.add_argument("--workers", type=int, default=0, metavar="N", help="so many workers of dask, here")
    where.add_argument("--scheduler", metavar="ADDRESS", help="the workers of a scheduler, such as tcp://machine:8786")


@contextmanager
def engine(args: argparse.Namespace) -> Iterator[Engine]:
    """What carries out seeds, as the options say."""
    if not (args.workers or args.scheduler):
        yield partial(at_home, jobs=max(1, args.jobs))
        return
    with cluster(args.scheduler, args.workers) as client:
        yield partial(on_cluster, client=client)


# ---- what is seen of it


class Progress:
    """On a terminal one line that tells how far it is, how fast, and how long it still takes; elsewhere nothing."""

    def __init__(self, whole: int) -> None:
        """So many seeds."""
        self.whole, self.begun, self.first = whole, time.monotonic(), 0

    def __call__(self, done: int) -> None:
        """So many are done; the first may come after many that an earlier run did."""
        self.first = self.first or done
        if sys.stderr.isatty():
            end = "\n" if done == self.whole else ""
            print(f"\r{self.line(done, time.monotonic() - self.begun)}\x1b[K", end=end, file=sys.stderr, flush=True)

    def line(self, done: int, seconds: float) -> str:
        """What is told after so many seconds."""
        rate = (done - self.first + 1) / max(seconds, 0.001)
        left = int((self.whole - done) / rate)
        return f"{done}/{self.whole}, {rate:.1f}/s, {left // 3600}:{left // 60 % 60:02}:{left % 60:02} left"


def totals(done: Mapping[int, Sequence[Record]]) -> Counter[str]:
    """The sum of every number that records have, by its name."""
    records = [record for records in done.values() for record in records]
    return sum((Counter({k: v for k, v in each.items() if isinstance(v, int)}) for each in records), Counter())


def findings(done: Mapping[int, Sequence[Record]]) -> list[tuple[int, str]]:
    """What was found, with its seed."""
    return [(seed, record["found"]) for seed in sorted(done) for record in done[seed] if "found" in record]


def summary(name: str, done: Mapping[int, Sequence[Record]], file: Path) -> str:
    """The records of a campaign, summed up as Markdown."""
    found = findings(done)
    rows = [
        ("seeds", f"{min(done)} to {max(done)}, {len(done)} of them"),
        ("records", str(sum(map(len, done.values())))),
    ]
    rows += [(key, f"{value:,}") for key, value in totals(done).items()]
    table = "\n".join(f"| {key} | {value} |" for key, value in (*rows, ("found", str(len(found)))))
    told = "".join(f"\n### Seed {seed}\n\n```text\n{text.rstrip()}\n```\n" for seed, text in found)
    return f"## {name}\n\n| what | how much |\n| --- | --- |\n{table}\n\nThe records are in `{file.name}`.\n{told}"


# ---- runs


def carried_out(works: Sequence[Work], seeds: range, file: Path, args: argparse.Namespace) -> bool:
    """Carry out campaigns one after the other, and write their summary; whether nothing was found."""
    page = summary_file(file)
    nothing = True
    with engine(args) as carried, Ledger(file) as ledger:
        for each in works:
            before, begun = len(ledger.done[each.name]), time.monotonic()
            done = carry_out(each, seeds, ledger, carried, Progress(len(seeds)))
            now, took = len(ledger.done[each.name]) - before, time.monotonic() - begun
            sums = ", ".join(f"{value:,} {key}" for key, value in totals(done).items())
            found = len(findings(done))
            print(
                f"{each.name}: {len(done)} seeds, {now} of them now in {took:.0f} s; {sums}; {found} found", flush=True
            )
            nothing &= not found
        parts = [summary(name, done, file) for name, done in ledger.done.items() if done]
    write_whole(page, "\n".join((SUMMARY_START, *parts)).encode())
    print(f"records: {file}, summary: {page}")
    return nothing


def summary_file(records: Path) -> Path:
    """Return the file of a summary, next to its records; a file of another kind there raises `NotRecords`."""
    page = records.with_suffix(".md")
    if page == records:
        raise NotRecords(records, "a summary would replace the records")
    if page.exists() and not read(page).startswith(SUMMARY_START.encode()):
        raise NotRecords(page, "is not a summary of a campaign, and would be replaced by one")
    return page


def _arguments(arguments: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="campaign", description="many seeds, here or on a cluster")
    parser.add_argument("what", choices=WORKS)
    parser.add_argument("--ruleset", action="append", choices=RULESETS)
    parser.add_argument("--seeds", type=int, default=100, metavar="N", help="so many of them")
    parser.add_argument("--first", type=int, default=0, metavar="SEED")
    parser.add_argument("--size", type=int, metavar="N", help="of what is done for a seed: actions, cases, a depth")
    parser.add_argument("--file", type=Path, metavar="FILE", help="where the records are kept")
    add_engines(parser)
    args = parser.parse_args(arguments)
    if args.seeds < 1 or (args.size is not None and args.size < 1):
        parser.error("--seeds and --size must be 1 or more")
    return args


def main(arguments: Sequence[str]) -> int:
    """Carry out the campaign of the command line."""
    args = _arguments(arguments)
    there = rulesets_of(args.what)
    if absent := [each for each in args.ruleset or () if each not in there]:
        print(f"campaign: {args.what} is not done for {', '.join(absent)}, but for {', '.join(there)}", file=sys.stderr)
        return 2
    file = args.file or FOLDER / f"{args.what}.jsonl"
    works = [work(args.what, each, args.size) for each in args.ruleset or there]
    try:
        fine = carried_out(works, range(args.first, args.first + args.seeds), file, args)
    except ScrimmageError as fault:
        print(f"campaign: {fault}", file=sys.stderr)
        return 3 if isinstance(fault, Unreachable) else 2
    except KeyboardInterrupt:
        print("\ncampaign: interrupted; what came is kept, and the same command goes on", file=sys.stderr)
        return 130
    return 0 if fine else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
