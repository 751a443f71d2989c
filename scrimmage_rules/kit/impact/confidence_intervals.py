"""Means, proportions and differences, each with a 95 percent confidence interval inside the possible range of the
measure.

A proportion has Wilson's interval. A mean of a number that is never negative, such as a score, has the score interval
of a Poisson mean, with the variance of the sample (quasi-Poisson). Both invert a test, so no interval leaves the range
or is empty. A difference compares each game with itself: for proportions with Tango's interval, for means with
Student's t distribution.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import inf, pi, sqrt, tan
from statistics import NormalDist, fmean, stdev, variance

from scrimmage_rules.kit.impact.impact_report import Interval, Measure

LEVEL = 0.975
"""Quantile of the upper end of an interval of 95 percent."""

Z = NormalDist().inv_cdf(LEVEL)

HALVINGS = 50
"""Number of halvings that find the end of an interval."""


def compute_t_quantile(freedom: int) -> float:
    """Return the quantile of Student's t distribution for the upper end, with an error below one percent.

    The distributions with one and two degrees of freedom have closed forms; the others use the series of Cornish and
    Fisher.
    """
    if freedom == 1:
        return tan(pi * (LEVEL - 0.5))
    if freedom == 2:
        return (2 * LEVEL - 1) * sqrt(2 / (4 * LEVEL * (1 - LEVEL)))
    return (
        Z
        + (Z**3 + Z) / (4 * freedom)
        + (5 * Z**5 + 16 * Z**3 + 3 * Z) / (96 * freedom**2)
        + (3 * Z**7 + 19 * Z**5 + 17 * Z**3 - 15 * Z) / (384 * freedom**3)
    )


def estimate_difference(values: Sequence[float], least: float = -inf, most: float = inf) -> Interval:
    """Return a mean of differences and its interval by Student's t distribution, cut to the possible range. If there is
    only one value, the interval is this value.
    """
    middle = fmean(values)
    reach = compute_t_quantile(len(values) - 1) * stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0
    return _round_interval(middle, max(least, middle - reach), min(most, middle + reach))


def estimate_mean(values: Sequence[float]) -> Interval:
    """Return a mean of numbers that are never negative, with its score interval; for a single value, the interval is
    this value.

    If all numbers are zero, the variance is that of a Poisson distribution. If a number is negative, such as a lead,
    the interval is that of a mean of differences.
    """
    if min(values) < 0:
        return estimate_difference(values)
    middle, number = fmean(values), len(values)
    if number == 1:
        return _round_interval(middle, middle, middle)
    spread = compute_t_quantile(number - 1) ** 2 * (variance(values) / middle if middle else 1.0) / number
    reach = sqrt(spread * middle + spread * spread / 4)
    return _round_interval(middle, max(0.0, middle + spread / 2 - reach), middle + spread / 2 + reach)


def estimate_share(hits: int, number: int) -> Interval:
    """Return a proportion with its Wilson interval, which stays between 0 and 1 and is never empty."""
    found, square = hits / number, Z * Z / number
    middle = (found + square / 2) / (1 + square)
    reach = Z * sqrt(found * (1 - found) / number + square / (4 * number)) / (1 + square)
    return _round_interval(found, max(0.0, middle - reach), min(1.0, middle + reach))


def estimate_share_difference(gained: int, lost: int, number: int) -> Interval:
    """Return the difference between the shares of two versions that play the same games, with Tango's score interval,
    which stays between -1 and 1. `gained` games count only in the second version, and `lost` games only in the first.
    """
    found = (gained - lost) / number

    def deviates(by: float) -> bool:
        return (number * (found - by)) ** 2 > Z * Z * _compute_null_variance(gained, lost, number, by)

    return _round_interval(
        found,
        _find_interval_end_by_bisection(found, -1.0, deviates),
        _find_interval_end_by_bisection(found, 1.0, deviates),
    )


def _compute_null_variance(gained: int, lost: int, number: int, by: float) -> float:
    """Return the variance of the number of gained minus lost games if the true difference is `by` (Tango 1998)."""
    b = -gained - lost + (2 * number - gained + lost) * by
    root = sqrt(max(0.0, b * b + 8 * number * lost * by * (1 - by)))
    share = max(0.0, (root - b) / (4 * number))
    return max(0.0, number * (2 * share + by * (1 - by)))


def _find_interval_end_by_bisection(inside: float, outside: float, deviates: Callable[[float], bool]) -> float:
    """Return one end of a confidence interval by bisection, between a value inside it and the end of the possible
    range.
    """
    if not deviates(outside):
        return outside
    for _ in range(HALVINGS):
        middle = (inside + outside) / 2
        inside, outside = (inside, middle) if deviates(middle) else (middle, outside)
    return inside


def compare_paired(what: str, before: Sequence[float], after: Sequence[float], *, shares: bool = False) -> Measure:
    """Return the paired comparison of a measure before and after a change: the mean difference over the games."""
    pairs = list(zip(before, after, strict=True))
    if shares:
        gained, lost = sum(was < now for was, now in pairs), sum(was > now for was, now in pairs)
        was, now = (estimate_share(int(sum(side)), len(side)) for side in (before, after))
        return Measure(what, was, now, estimate_share_difference(gained, lost, len(pairs)))
    return Measure(
        what, estimate_mean(before), estimate_mean(after), estimate_difference([now - was for was, now in pairs])
    )


def _round_interval(value: float, low: float, high: float) -> Interval:
    return Interval(round(value, 4), round(low, 4), round(high, 4))
