"""Means, proportions and differences with 95 percent confidence intervals."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import NormalDist, fmean, stdev

from scrimmage_rules.kit.impact.impact_report import Interval, Measure

Z = NormalDist().inv_cdf(0.975)


def estimate_mean(values: Sequence[float]) -> Interval:
    """Return a mean with the confidence interval of the normal distribution; for a single value, the interval is this
    value.
    """
    middle = fmean(values)
    reach = Z * stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0
    return _round_interval(middle, middle - reach, middle + reach)


def estimate_share(hits: int, number: int) -> Interval:
    """Return a proportion with its Wilson interval, which stays between 0 and 1 and is never empty."""
    found, square = hits / number, Z * Z / number
    middle = (found + square / 2) / (1 + square)
    reach = Z * sqrt(found * (1 - found) / number + square / (4 * number)) / (1 + square)
    return _round_interval(found, max(0.0, middle - reach), min(1.0, middle + reach))


def compare_paired(what: str, before: Sequence[float], after: Sequence[float], *, shares: bool = False) -> Measure:
    """Return the paired comparison of a measure before and after a change: the mean difference over the games."""
    by = estimate_mean([now - was for was, now in zip(before, after, strict=True)])
    if shares:
        return Measure(
            what, estimate_share(int(sum(before)), len(before)), estimate_share(int(sum(after)), len(after)), by
        )
    return Measure(what, estimate_mean(before), estimate_mean(after), by)


def _round_interval(value: float, low: float, high: float) -> Interval:
    return Interval(round(value, 4), round(low, 4), round(high, 4))
