"""Ratios of two measured sides: rounds in which they run in turn, and the printed line with medians and spread."""

from __future__ import annotations

import statistics
from collections.abc import Callable

ROUNDS = 3


def measure_rounds(*sides: Callable[[], float], number: int = ROUNDS) -> list[list[float]]:
    """Run each function once per round, in turn; return a list of figures for each function."""
    figures: list[list[float]] = [[] for _ in sides]
    for _ in range(number):
        for which, side in enumerate(sides):
            figures[which].append(side())
    return figures


def print_ratio(what: str, ours: list[float], theirs: list[float], goal: str, unit: str) -> None:
    """Print a line with both medians, the median of the ratios, and the smallest and the largest ratio."""
    ratios = [a / b for a, b in zip(ours, theirs, strict=True)]
    mine, other, ratio = map(statistics.median, (ours, theirs, ratios))
    spread = f"{min(ratios):.2f}-{max(ratios):.2f}"
    print(f"{what:66} {mine:10.4g} {other:10.4g} {unit:9}  {ratio:6.2f} x  {spread:>11}   goal {goal}", flush=True)
