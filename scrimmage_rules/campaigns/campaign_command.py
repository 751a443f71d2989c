"""Runs of campaigns from the command line, in local processes or on a cluster, with progress, results and a summary."""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path

from scrimmage_rules.campaigns.dask_cluster import open_cluster_client, run_on_cluster
from scrimmage_rules.campaigns.ledger import CampaignLedger, NotALedgerFile, Record
from scrimmage_rules.campaigns.seed_batches import CampaignTask, Engine, get_or_run_seeds, run_batches_in_children
from scrimmage_rules.kernel.files import read_file, write_atomically

SUMMARY_START = "# Campaign\n"
"""First line of every summary file, by which the file is recognized."""


# ---- engines


def add_seed_engine_options(parser: argparse._ActionsContainer) -> None:
    """Add the options that choose where seeds run: on this machine or on a cluster."""
    where = parser.add_mutually_exclusive_group()
    where.add_argument(
        "--jobs",
        type=int,
        default=os.cpu_count() or 1,
        metavar="N",
        help="number of parallel processes on this machine (default: one per core)",
    )
    where.add_argument(
        "--workers", type=int, default=0, metavar="N", help="run on a new Dask cluster with N workers on this machine"
    )
    where.add_argument(
        "--scheduler", metavar="ADDRESS", help="run on the workers of this Dask scheduler, such as tcp://machine:8786"
    )


@contextmanager
def open_local_or_cluster_seed_runner(args: argparse.Namespace) -> Iterator[Engine]:
    """Return, as a context, a function that runs seeds in local processes or on a cluster, as the options say."""
    if not (args.workers or args.scheduler):
        yield partial(run_batches_in_children, jobs=max(1, args.jobs))
        return
    with open_cluster_client(args.scheduler, args.workers) as client:
        yield partial(run_on_cluster, client=client)


# ---- progress and summary


TICK = 0.1
"""Minimum seconds between two updates of the progress line."""


class Progress:
    """Progress of a campaign on one line of a terminal: finished seeds, rate, and remaining time. Without a terminal,
    nothing is printed.
    """

    def __init__(self, whole: int) -> None:
        """Store the total number of seeds."""
        self.whole, self.begun, self.first, self._shown = whole, time.monotonic(), 0, 0.0

    def __call__(self, done: int) -> None:
        """Show the number of finished seeds, including those of an earlier run."""
        self.first = self.first or done
        now = time.monotonic()
        if sys.stderr.isatty() and (done == self.whole or now - self._shown >= TICK):
            self._shown = now
            end = "\n" if done == self.whole else ""
            sys.stderr.write(f"\r{self.line(done, now - self.begun)}\x1b[K{end}")
            sys.stderr.flush()

    def line(self, done: int, seconds: float) -> str:
        """Return the progress line for this number of finished seeds and seconds."""
        rate = (done - self.first + 1) / max(seconds, 0.001)
        left = int((self.whole - done) / rate)
        return f"{done}/{self.whole}, {rate:.1f}/s, {left // 3600}:{left // 60 % 60:02}:{left % 60:02} left"


def sum_record_numbers(done: Mapping[int, Sequence[Record]]) -> Counter[str]:
    """Return a sum for each number that records have under a name: the sum over the records of all seeds."""
    records = [record for records in done.values() for record in records]
    return sum((Counter({k: v for k, v in each.items() if isinstance(v, int)}) for each in records), Counter())


def list_found_problems(done: Mapping[int, Sequence[Record]]) -> list[tuple[int, str]]:
    """Return each problem that a campaign found, with the seed that shows it."""
    return [(seed, record["found"]) for seed in sorted(done) for record in done[seed] if "found" in record]


def render_campaign_summary(name: str, done: Mapping[int, Sequence[Record]], file: Path) -> str:
    """Return the sums and the problems of a campaign as Markdown."""
    found = list_found_problems(done)
    rows = [
        ("seeds", f"{min(done)} to {max(done)}, {len(done)} of them"),
        ("records", str(sum(map(len, done.values())))),
    ]
    rows += [(key, f"{value:,}") for key, value in sum_record_numbers(done).items()]
    table = "\n".join(f"| {key} | {value} |" for key, value in (*rows, ("found", str(len(found)))))
    details = "".join(f"\n### Seed {seed}\n\n```text\n{text.rstrip()}\n```\n" for seed, text in found)
    return f"## {name}\n\n| what | how much |\n| --- | --- |\n{table}\n\nThe records are in `{file.name}`.\n{details}"


# ---- runs


def run_campaigns(
    works: Sequence[CampaignTask], seeds: range, file: Path, carried: Engine, say: Callable[[str], None]
) -> bool:
    """Run campaigns one after the other and write their summary; return whether they found no problem."""
    page = get_summary_file(file)
    found = 0
    with CampaignLedger(file) as ledger:
        for work in works:
            before, begun = len(ledger.done[work.name]), time.monotonic()
            done = get_or_run_seeds(work, seeds, ledger, carried, Progress(len(seeds)))
            now, took = len(ledger.done[work.name]) - before, time.monotonic() - begun
            sums = ", ".join(f"{value:,} {key}" for key, value in sum_record_numbers(done).items())
            found += len(list_found_problems(done))
            line = (
                f"{len(done)} seeds, {now} of them now in {took:.0f} s; {sums}; {len(list_found_problems(done))} found"
            )
            say(f"{work.name}: {line}")
        parts = [render_campaign_summary(name, done, file) for name, done in ledger.done.items() if done]
    write_atomically(page, "\n".join((SUMMARY_START, *parts)).encode())
    say(f"records: {file}, summary: {page}")
    return not found


def get_summary_file(records: Path) -> Path:
    """Return the path of the summary file, next to the file of records; raise `NotALedgerFile` if a different file has
    this path.
    """
    page = records.with_suffix(".md")
    if page == records:
        raise NotALedgerFile(records, "the summary would overwrite this file of records")
    if page.exists() and not read_file(page).startswith(SUMMARY_START.encode()):
        raise NotALedgerFile(page, "this file is not the summary of a campaign, and the new summary would overwrite it")
    return page
