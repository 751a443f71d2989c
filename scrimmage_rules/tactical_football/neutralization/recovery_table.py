"""The Neutralization Recovery Table: a line for each marker, and eleven columns by the sum of two dice (T.recovery)."""

from __future__ import annotations

from fractions import Fraction

from scrimmage_rules.tactical_football.dice import compute_line_odds, read_table_cell

RECOVERS, STAYS, INJURED = "R", "none", "I"

_PRINTED = {
    1: "R R R R R R R R . . .",
    2: "R R R R R R . . . . I",
    3: "R R R R R . . . . I I",
    4: "R R R R . . . . I I I",
}

RECOVERY = {marker: tuple(cells.replace(".", STAYS).split()) for marker, cells in _PRINTED.items()}
"""Results of a throw of 2 to 12 with two dice, for each Neutralization marker: the man recovers, nothing happens, or
he is injured.
"""

RECOVERY_LINES = {1: "T.recovery.r1", 2: "T.recovery.r2", 3: "T.recovery.r3", 4: "T.recovery.r4"}
"""The clause of each line."""

RECOVERY_MEANINGS = {RECOVERS: "T.recovery.R.1", STAYS: "T.recovery.none", INJURED: "T.recovery.I"}
"""The clause of each result."""


def read_recovery_result(marker: int, dice: int) -> str:
    """Return the result of the recovery table for a marker and a throw of the dice."""
    return read_table_cell(RECOVERY[marker], dice)


def compute_recovery_odds(marker: int, throws: int) -> dict[str, Fraction]:
    """Return the exact odds of a man's state after a number of throws of the dice, one in each Game-Turn.

    The throws end when he is recovered or injured. The marker stays the same.
    """
    once = compute_line_odds(RECOVERY[marker])
    shares = {result: Fraction(0) for result in once}
    still = Fraction(1)
    for _ in range(throws):
        for result, share in once.items():
            shares[result] += still * share
        still *= once[STAYS]
    return {**shares, STAYS: still}
