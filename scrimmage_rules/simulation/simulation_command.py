"""A simulation from the command line: it plays games, and writes results, summary and chart."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

import msgspec

from scrimmage_rules.campaigns.campaign_command import Progress
from scrimmage_rules.campaigns.ledger import CampaignLedger
from scrimmage_rules.campaigns.seed_batches import Engine
from scrimmage_rules.kernel.contract import CHANCE_SEAT, Options
from scrimmage_rules.kernel.errors import MalformedData
from scrimmage_rules.kernel.files import require_writable, write_atomically
from scrimmage_rules.library.opened_ruleset import rules_from_options
from scrimmage_rules.simulation.chart import draw_chart
from scrimmage_rules.simulation.game_batches import play_missing_games
from scrimmage_rules.simulation.game_row import GameRow, create_row_from_record
from scrimmage_rules.simulation.game_task import GameTask, create_game_task
from scrimmage_rules.simulation.results_file_formats import check_results_file, encode_results, get_ledger_file
from scrimmage_rules.simulation.summary import Summary, compare_games, render_comparison, render_summary, summarize

BAR = 24
"""Number of characters of the progress bar."""


class SimulationRequest(NamedTuple):
    """The games to simulate: ruleset, options, the name of each seat's player, the number of games, the first seed, and
    the maximum length of a game.
    """

    ruleset: str
    options: Options
    players: dict[str, str]
    games: int
    first: int
    most: int


class SimulationFiles(NamedTuple):
    """Names of the files with the results, the chart, the summary as JSON, and the results of an earlier simulation."""

    results: str
    chart: str | None = None
    summary: str | None = None
    earlier: str | None = None


class ProgressBar(Progress):
    """Progress of a simulation as a bar in one line of a terminal. Without a terminal, nothing is printed."""

    def line(self, done: int, seconds: float) -> str:
        """Return the bar, the number of games, their rate, and the remaining time."""
        full = BAR * done // self.whole
        return f"[{'#' * full}{'.' * (BAR - full)}] {super().line(done, seconds)}"


class Simulation(NamedTuple):
    """A simulation whose input has been checked: its task, seeds, seats, files, and the games to compare with."""

    task: GameTask
    seeds: range
    seats: tuple[str, ...]
    files: SimulationFiles
    earlier: dict[int, GameRow]


def plan_simulation(wish: SimulationRequest, files: SimulationFiles) -> Simulation:
    """Return the checked simulation; raise an error for wrong input before any game is played."""
    rules = rules_from_options(wish.ruleset, wish.options)
    task = create_game_task(rules, wish.players, wish.most)
    check_results_file(Path(files.results))
    for name in (files.results, files.chart, files.summary):
        if name is not None and name != "-":
            require_writable(Path(name))
    seats = tuple(seat for seat in rules.seats if seat != CHANCE_SEAT)
    earlier = read_earlier_games(Path(files.earlier)) if files.earlier else {}
    return Simulation(task, range(wish.first, wish.first + wish.games), seats, files, earlier)


def run_simulation(
    planned: Simulation, engine: Engine, say: Callable[[str], None], send: Callable[[bytes], None]
) -> None:
    """Play the missing games, write all files, and print the summary."""
    task, seeds, seats, files, earlier = planned
    results, ledger = Path(files.results), get_ledger_file(Path(files.results))
    rows = play_missing_games(task, seeds, engine, ledger, ProgressBar(len(seeds)))
    write_atomically(results, encode_results(results, rows))
    summary = summarize(rows, seats)
    if files.chart:
        write_atomically(Path(files.chart), draw_chart(describe_task(task), summary, rows, seats).encode())
    if files.summary:
        (send if files.summary == "-" else _create_file_writer(files.summary))(msgspec.json.encode(summary) + b"\n")
    if files.summary != "-":
        for line in _list_summary_lines(task, summary, rows, earlier, seats):
            say(line)
        say(f"results: {results}, records: {ledger}" + (f", chart: {files.chart}" if files.chart else ""))


def _create_file_writer(name: str) -> Callable[[bytes], None]:
    return lambda content: write_atomically(Path(name), content)


def describe_task(task: GameTask) -> str:
    """Return the rules and the players of a task, for a title."""
    return task.name.partition(" ")[2].partition(" ")[2]


def _list_summary_lines(
    task: GameTask, summary: Summary, rows: Sequence[GameRow], earlier: dict[int, GameRow], seats: Sequence[str]
) -> list[str]:
    """Return the lines of the summary and of the comparison with an earlier simulation."""
    lines = [f"{describe_task(task)}: {summary.games:,} games of the seeds {summary.first} to {summary.last}", ""]
    lines += [*render_summary(summary), ""]
    both = [row for row in rows if row.seed in earlier]
    if earlier:
        lines.append(f"comparison of {len(both):,} games with earlier games that have the same seeds")
    if both:
        measures = compare_games([earlier[row.seed] for row in both], both, seats)
        lines += ["", *render_comparison(measures, [share.what for share in summary.results]), ""]
    return lines


def read_earlier_games(results: Path) -> dict[int, GameRow]:
    """Return the games of an earlier simulation by their seeds; raise `MalformedData` if they are missing."""
    file = get_ledger_file(results)
    if not file.is_file():
        raise MalformedData("--compare", f"{file} does not exist; give the results file of an earlier simulation")
    with CampaignLedger(file) as ledger:
        games = [done for done in ledger.done.values() if done]
        if len(games) != 1:
            raise MalformedData("--compare", f"{file} has {len(games)} kinds of records; give the file of a simulation")
        return {seed: create_row_from_record(seed, record) for seed, [record] in games[0].items()}
