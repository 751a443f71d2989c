"""Summary of simulated games: wins by seat, draws, scores and lengths, with 95 percent confidence intervals."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from statistics import median

import msgspec

from scrimmage_rules.kit.impact.confidence_intervals import (
    compare_paired,
    estimate_difference,
    estimate_mean,
    estimate_share,
)
from scrimmage_rules.kit.impact.impact_report import Interval, Measure
from scrimmage_rules.simulation.game_row import GameRow

DRAWS, UNFINISHED = "draws", "unfinished"

LEAD = " lead"
"""Ending of the name of a measure: the lead of a player over the other player, which can be negative."""


class Share(msgspec.Struct, frozen=True):
    """The games with one kind of result: their number, their share of all games, and the confidence interval of this
    share.
    """

    what: str
    games: int
    share: Interval


class Spread(msgspec.Struct, frozen=True):
    """A number that each game has, such as a score, over all games: its mean with a confidence interval, its median,
    and its smallest and largest value.
    """

    what: str
    mean: Interval
    median: float
    least: float
    most: float


class Summary(msgspec.Struct, frozen=True):
    """The summary of games: their number, the first and the last seed, the share of each kind of result, and the spread
    of each number.
    """

    games: int
    first: int
    last: int
    results: tuple[Share, ...]
    numbers: tuple[Spread, ...]


def summarize(rows: Sequence[GameRow], seats: Iterable[str]) -> Summary:
    """Return the summary of at least one game; `seats` are the seats that can win."""
    winners = tuple(seats)
    number = len(rows)
    results = [
        Share(what, games, estimate_share(games, number)) for what, games in _count_results(rows, winners).items()
    ]
    numbers = [_measure_spread(what, values) for what, values in list_measures_of_games(rows, winners)]
    seeds = [row.seed for row in rows]
    return Summary(number, min(seeds), max(seeds), tuple(results), tuple(numbers))


def _count_results(rows: Sequence[GameRow], seats: Sequence[str]) -> dict[str, int]:
    """Return the number of wins of each seat, of draws, and of unfinished games."""
    counts = {**{f"{seat} wins": 0 for seat in seats}, DRAWS: 0, UNFINISHED: 0}
    for row in rows:
        counts[name_result(row)] += 1
    return counts


def name_result(row: GameRow) -> str:
    """Return the name of the kind of result of a game, as in the summary."""
    if row.winner is not None:
        return f"{row.winner} wins"
    return DRAWS if row.over else UNFINISHED


def list_measures_of_games(rows: Sequence[GameRow], seats: Sequence[str]) -> Iterator[tuple[str, list[int]]]:
    """Yield the name and the values of each measure of the games: the score of each seat, the lead of the first seat,
    and the number of moves.
    """
    scored = [seat for seat in seats if all(seat in row.scores for row in rows)]
    for seat in scored:
        yield f"{seat} score", [row.scores[seat] for row in rows]
    if len(scored) == 2:
        one, other = scored
        yield f"{one}{LEAD}", [row.scores[one] - row.scores[other] for row in rows]
    yield "moves", [row.moves for row in rows]


def _measure_spread(what: str, values: Sequence[int]) -> Spread:
    estimate = estimate_difference if what.endswith(LEAD) else estimate_mean
    return Spread(what, estimate(values), median(values), min(values), max(values))


def compare_games(before: Sequence[GameRow], after: Sequence[GameRow], seats: Iterable[str]) -> list[Measure]:
    """Return the paired comparison of two lists of games with equal seeds: shares of results, then numbers."""
    winners = tuple(seats)
    measures = [
        compare_paired(what, *([float(name_result(row) == what) for row in rows] for rows in (before, after)),
                       shares=True)
        for what in _count_results((), winners)
    ]  # fmt: skip
    numbers, later = list_measures_of_games(before, winners), dict(list_measures_of_games(after, winners))
    return measures + [compare_paired(what, values, later[what]) for what, values in numbers if what in later]


# ---- text


def render_summary(summary: Summary) -> list[str]:
    """Return the lines of two tables: results, then numbers."""
    results = [
        (share.what, f"{share.games:,}", _format_percent(share.share.value), _format_range(share.share, percent=True))
        for share in summary.results
    ]
    numbers = [
        (spread.what, f"{spread.mean.value:.2f}", _format_range(spread.mean), f"{spread.median:g}",
         f"{spread.least:g}", f"{spread.most:g}")
        for spread in summary.numbers
    ]  # fmt: skip
    return [
        *_align_table([("result", "games", "share", "95% interval"), *results]),
        "",
        *_align_table([("number", "mean", "95% interval", "median", "min", "max"), *numbers]),
    ]


def render_comparison(measures: Sequence[Measure], percent: Iterable[str]) -> list[str]:
    """Return the lines of a table of differences; `percent` names the measures that are shares. A difference whose
    interval excludes zero is marked.
    """
    shares, rows = {*percent}, [("measure", "before", "now", "difference", "95% interval", "")]
    for each in measures:
        scale, unit, show = (100, " points", _format_percent) if each.what in shares else (1, "", "{:.2f}".format)
        low, high = each.by.low * scale, each.by.high * scale
        rows.append(
            (each.what, show(each.before.value), show(each.after.value), f"{each.by.value * scale:+.2f}{unit}",
             f"{low:+.2f} to {high:+.2f}", "differs" if each.moved else "")
        )  # fmt: skip
    return _align_table(rows)


def _format_percent(share: float) -> str:
    return f"{share * 100:.2f}%"


def _format_range(interval: Interval, *, percent: bool = False) -> str:
    show = _format_percent if percent else "{:.2f}".format
    return f"{show(interval.low)} to {show(interval.high)}"


def _align_table(rows: Sequence[Sequence[str]]) -> list[str]:
    """Return the rows of a table as lines. The first column is aligned to the left, all other columns to the right."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return [
        "  ".join(
            cell.rjust(width) if number else cell.ljust(width)
            for number, (cell, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in rows
    ]
