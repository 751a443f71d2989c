"""Two dice, the only chance of play, and the exact odds of a table line (3.2.1)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction

ROLLS = tuple(range(2, 13))
"""The sums of two dice, 2 to 12, which are the eleven columns of each table."""

TWO_DICE = tuple(first + second for first in range(1, 7) for second in range(1, 7))
"""The sums of the 36 equally likely throws of two dice."""

ONE_DIE = (1, 2, 3, 4, 5, 6)


def read_table_cell(line: Sequence[str], dice: int) -> str:
    """Return the cell of a table where the line meets the column of the thrown dice sum."""
    return line[dice - ROLLS[0]]


def compute_line_odds(line: Sequence[str]) -> dict[str, Fraction]:
    """Return each result of a line with its exact probability, in the order of the columns."""
    throws = Counter(TWO_DICE)
    return {
        result: Fraction(sum(throws[dice] for dice in ROLLS if read_table_cell(line, dice) == result), len(TWO_DICE))
        for result in dict.fromkeys(line)
    }
