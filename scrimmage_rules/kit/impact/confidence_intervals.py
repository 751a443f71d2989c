"""Means, shares and differences with the intervals they lie in, at 95 in 100."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import NormalDist, fmean, stdev

from scrimmage_rules.kit.impact.impact_report import Interval, Measure

Z = NormalDist().inv_cdf(0.975)


def estimate_mean(values: Sequence[float]) -> Interval:
    """Return a mean with the interval of the normal distribution; of one value alone it is that value."""
    middle = fmean(values)
    reach = Z * stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0
    return _round_interval(middle, middle - reach, middle + reach)


def estimate_share(hits: int, number: int) -> Interval:
    """A share with the interval of Wilson, which stays between 0 and 1 and has a width even where nothing was hit."""
    found, square = hits / number, Z * Z / number
    middle = (found + square / 2) / (1 + square)
    reach = Z * sqrt(found * (1 - found) / number + square / (4 * number)) / (1 + square)
    return _round_interval(found, max(0.0, middle - reach), min(1.0, middle + reach))


def compare_paired(what: str, before: Sequence[float], after: Sequence[float], *, shares: bool = False) -> Measure:
    """Something measured on both sides in the same games: the difference is that of each game with itself."""
    by = estimate_mean([now - was for was, now in zip(before, after, strict=True)])
    if shares:
        return Measure(
            what, estimate_share(int(sum(before)), len(before)), estimate_share(int(sum(after)), len(after)), by
        )
    return Measure(what, estimate_mean(before), estimate_mean(after), by)


def _round_interval(value: float, low: float, high: float) -> Interval:
    return Interval(round(value, 4), round(low, 4), round(high, 4))
