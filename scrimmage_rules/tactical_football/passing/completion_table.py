"""The Pass Completion Table: twelve lines by net points, eleven columns by two dice (T.pass).

In the scan, cells of the lines 2, 4, 6 and 9 are displaced. Each line still has eleven cells; the ambiguity TF-A45
decides their columns.
"""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction

from scrimmage_rules.tactical_football.dice import ROLLS, compute_line_odds, read_table_cell

COMPLETE, INCOMPLETE = "C", "."

_FIRST_AND_LAST = {
    0: (2, 2), 1: (2, 3), 2: (3, 4), 3: (3, 5), 4: (4, 6), 5: (2, 6), 6: (2, 7), 7: (3, 8), 8: (3, 9), 9: (3, 10),
    10: (2, 10), 11: (2, 11),
}  # fmt: skip
"""For each line of the table, the lowest and the highest throw that completes a pass."""

_OTHERWISE: dict[str, dict[int, tuple[int, int]]] = {
    "smooth": {}, "left": {2: (2, 3), 4: (2, 4), 9: (2, 9)}, "2-alt": {2: (4, 5)},
}  # fmt: skip
"""Lines of the table that differ under the other reading of TF-A45."""


def _build_line_cells(first: int, last: int) -> tuple[str, ...]:
    return tuple(COMPLETE if first <= dice <= last else INCOMPLETE for dice in ROLLS)


COMPLETION = {
    key: {line: _build_line_cells(*ends) for line, ends in {**_FIRST_AND_LAST, **otherwise}.items()}
    for key, otherwise in _OTHERWISE.items()
}
"""The whole table by reading of TF-A45: `C` is complete, a dot is not."""

LOWEST, HIGHEST = min(_FIRST_AND_LAST), max(_FIRST_AND_LAST)


def get_clause_of_completion_line(line: int) -> str:
    """Return the clause of a line of the completion table."""
    return "T.pass.low" if line <= 4 else "T.pass.mid" if line <= 8 else "T.pass.high"


def find_completion_table_line(net: int) -> int | None:
    """Return the line of the completion table for net points: None below the first line, and the last line at most
    (TF-A46).
    """
    return None if net < LOWEST else min(net, HIGHEST)


def read_completion_table(reading: Mapping[str, str], line: int, dice: int) -> str:
    """Return the result in a line of the completion table for a throw of the dice."""
    return read_table_cell(COMPLETION[reading["TF-A45"]][line], dice)


def compute_completion_odds(reading: Mapping[str, str], net: int) -> Fraction:
    """Return the exact probability that a pass of these net points is complete."""
    line = find_completion_table_line(net)
    return (
        Fraction(0)
        if line is None
        else compute_line_odds(COMPLETION[reading["TF-A45"]][line]).get(COMPLETE, Fraction(0))
    )
