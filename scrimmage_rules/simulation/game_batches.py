"""A run of simulated games: a first small batch measures their speed, then batches of about two seconds follow."""

from __future__ import annotations

import os
import re
import time
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from scrimmage_rules.campaigns.dask_cluster import run_on_cluster
from scrimmage_rules.campaigns.ledger import CampaignLedger, Record
from scrimmage_rules.campaigns.seed_batches import (
    CampaignTask,
    Done,
    Engine,
    Seen,
    get_or_run_seeds,
    run_batches_in_children,
)
from scrimmage_rules.kernel.errors import ScrimmageError
from scrimmage_rules.simulation.game_row import GameRow, create_row_from_record
from scrimmage_rules.simulation.game_task import GameTask, describe_task_name_difference

SECONDS, PILOTS, MOST_TOGETHER = 2.0, (1, 16), 1_000
"""Wanted duration of a batch in seconds, sizes of the first batches, which measure the duration of a game, and maximum
size of a batch.
"""

PARTS = 64
"""Minimum number of batches of a long simulation, so that all processes are busy until its end."""

WAITING = 0.1
"""Share of real time that is added to the processor time of a game, because its process may also wait."""

ENOUGH = 0.25
"""If measuring a batch takes longer than this number of seconds, no larger batch is measured."""


PLACE = re.compile(r'^  File "(.*)", line ([0-9]+)', re.MULTILINE)
"""A line of a traceback with a file and a line number."""


class GameFailed(ScrimmageError):
    """Error: the game of a seed did not end in a result, for example because a player raised an error.

    `seed` is the seed of the game, `problem` the error with its place, and `details` the whole traceback.
    """

    def __init__(self, seed: int, details: str) -> None:
        """Store the seed and the details, and compose the message with the last line of the traceback."""
        self.seed = seed
        self.details = details
        places = PLACE.findall(details)
        where = f" ({Path(places[-1][0]).name}, line {places[-1][1]})" if places else ""
        self.problem = details.rstrip().rpartition("\n")[2] + where
        super().__init__(
            f"game of seed {seed}: {self.problem}; correct the player or the ruleset, and run the simulation again"
        )


class OtherSettings(ScrimmageError):
    """Error: a file has games that were played under other settings than those of this simulation. The file is not
    changed.
    """

    def __init__(self, path: Path, difference: str) -> None:
        """Compose the message for the path as the user wrote it."""
        super().__init__(
            f"{path}: this file has games of other settings: {difference}; give another file, or remove this file"
        )


def choose_local_engine(jobs: int | None) -> Engine:
    """Return the function that plays games in child processes; None means one process for each core."""
    return partial(run_batches_in_children, jobs=jobs or os.cpu_count() or 1)


def choose_cluster_engine(client: Any) -> Engine:
    """Return the function that plays games on the workers of a `dask.distributed` client."""
    return partial(run_on_cluster, client=client)


def play_games(task: GameTask, seeds: Sequence[int], engine: Engine) -> Iterator[Done]:
    """Yield each seed with its record in any order; raise `GameFailed` for the first game that fails."""
    for seed, records in _play_in_measured_batches(engine, task, seeds):
        yield seed, _check_records(seed, records)


def _check_records(seed: int, records: list[Record]) -> list[Record]:
    problems = [record["found"] for record in records if "found" in record]
    if problems:
        raise GameFailed(seed, problems[0])
    return records


def _play_in_measured_batches(engine: Engine, task: GameTask, seeds: Sequence[int]) -> Iterator[Done]:
    """Play small batches in a child process to measure the duration of a game, then play all other games in batches of
    suitable size. Yield each seed with its record.
    """
    task.ready()
    first, together = 0, 1
    for size in PILOTS:
        begun, batch = _read_clock(), seeds[first : first + size]
        yield from run_batches_in_children(task._replace(together=size), batch, 1)
        seconds = max(_read_clock() - begun, 1e-3)
        first, together = first + size, int(SECONDS * size / seconds)
        if seconds > ENOUGH:
            break
    rest = seeds[first:]
    yield from engine(task._replace(together=max(1, min(together, MOST_TOGETHER, len(rest) // PARTS))), rest)


def _read_clock() -> float:
    """Return the seconds of processor time of all ended child processes, plus a small share of the real time.

    Other programs make a game longer, but do not change its processor time. A game that waits uses no processor time.
    """
    times = os.times()
    return times.children_user + times.children_system + WAITING * time.monotonic()


def play_games_in_order(task: GameTask, seeds: Sequence[int], engine: Engine) -> Iterator[GameRow]:
    """Yield the row of each seed in the order of the seeds, as soon as all earlier games have been played."""
    waiting: dict[int, GameRow] = {}
    due = iter(seeds)
    wanted = next(due, None)
    for seed, [record] in play_games(task, seeds, engine):
        waiting[seed] = create_row_from_record(seed, record)
        while wanted in waiting:
            yield waiting.pop(wanted)
            wanted = next(due, None)


def play_missing_games(task: GameTask, seeds: Sequence[int], engine: Engine, file: Path, seen: Seen) -> list[GameRow]:
    """Return the rows of all seeds. Play and save the games that are not in the file of records yet.

    Raise `OtherSettings` if the file has games that were played under other settings.
    """

    def carried(_task: CampaignTask, waiting: Sequence[int]) -> Iterator[Done]:
        return play_games(task, waiting, engine) if waiting else iter(())

    with CampaignLedger(file) as ledger:
        require_same_task_in_ledger(task, ledger, file)
        done = get_or_run_seeds(task, seeds, ledger, carried, seen)
    return [create_row_from_record(seed, record) for seed, [record] in done.items()]


def require_same_task_in_ledger(task: GameTask, ledger: CampaignLedger, file: Path) -> None:
    """Raise `OtherSettings` if a ledger has games of another task."""
    other = next((name for name, done in ledger.done.items() if done and name != task.name), None)
    if other is not None:
        raise OtherSettings(file, describe_task_name_difference(task.name, other))
