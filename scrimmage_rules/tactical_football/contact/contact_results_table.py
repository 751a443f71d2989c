"""The Contact Results Table: nine lines by strength differential, eleven columns by the sum of two dice (T.contact).

In the scan, the D of most cells has become an O, and two cells of line 0 are next to its label. Every line has eleven
cells.
"""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction

from scrimmage_rules.tactical_football.dice import compute_line_odds, read_table_cell

# A line is a differential, a column is the sum of two dice, 2 to 12. An1: the contacting men are neutralized with
# marker 1; Dn1: the contacted man is; Dh: the contacted man is Hit.
_PRINTED = {
    -2: "An2 An2 An1 An1 An1 Dh  Dh  Dh  Dn1 Dn1 Dn1",
    -1: "An1 An1 An1 An1 Dh  Dh  Dh  Dh  Dn1 Dn1 Dn2",
    0: "An1 An1 An1 An1 Dh  Dh  Dn1 Dn1 Dn1 Dn2 Dn2",
    1: "An1 Dh  Dh  Dh  Dh  Dh  Dn1 Dn1 Dn2 Dn2 Dn2",
    2: "Dh  Dh  Dh  Dh  Dh  Dn1 Dn1 Dn2 Dn2 Dn2 Dn3",
    3: "Dh  Dh  Dh  Dn1 Dn1 Dn2 Dn2 Dn2 Dn2 Dn3 Dn3",
    4: "Dn1 Dn1 Dn1 Dn1 Dn1 Dn2 Dn2 Dn2 Dn3 Dn4 Dn4",
    5: "Dn1 Dn1 Dn1 Dn2 Dn2 Dn2 Dn2 Dn3 Dn3 Dn4 Dn4",
    6: "Dn2 Dn2 Dn2 Dn2 Dn2 Dn3 Dn3 Dn3 Dn4 Dn4 Dn4",
}

CONTACT_RESULTS = {line: tuple(cells.split()) for line, cells in _PRINTED.items()}
"""The results in each line of the table, for a throw of 2 to 12 with two dice.

`An` neutralizes the contacting men to degree n, and `Dn` the contacted man. `Dh` is a Hit on the contacted man.
"""

LOWEST, HIGHEST = min(CONTACT_RESULTS), max(CONTACT_RESULTS)

CONTACT_LINES = {
    -2: "T.contact.r-2", -1: "T.contact.r-1", 0: "T.contact.r0", 1: "T.contact.r1", 2: "T.contact.r2",
    3: "T.contact.r3", 4: "T.contact.r4", 5: "T.contact.r5", 6: "T.contact.r6",
}  # fmt: skip
"""The clause of each line."""

_BELOW, _ABOVE = "An2", "Dn4"
"""Results of a contact whose differential is below or above all lines of the table, under TF-A30 `auto`."""


def find_contact_table_line(differential: int, reading: Mapping[str, str]) -> int | None:
    """Return the line of the table for a strength differential, or None if no line applies (TF-A30).

    Without a line, the contact is illegal under `forbid-low`, and is decided without dice under `auto`.
    """
    within = max(LOWEST, min(differential, HIGHEST))
    chosen = reading["TF-A30"]
    unread = within != differential and (chosen == "auto" or (chosen == "forbid-low" and differential < LOWEST))
    return None if unread else within


def find_automatic_contact_result(differential: int) -> str:
    """Return the result of a contact whose differential is below or above all lines of the table (TF-A30 `auto`)."""
    return _BELOW if differential < LOWEST else _ABOVE


def read_contact_result(line: int, dice: int) -> str:
    """Return the result in a line of the contact table for a throw of the dice."""
    return read_table_cell(CONTACT_RESULTS[line], dice)


def compute_contact_odds(differential: int, reading: Mapping[str, str]) -> dict[str, Fraction]:
    """Return each result of a contact with its exact probability. An illegal contact has no results."""
    line = find_contact_table_line(differential, reading)
    if line is not None:
        return compute_line_odds(CONTACT_RESULTS[line])
    return {find_automatic_contact_result(differential): Fraction(1)} if reading["TF-A30"] == "auto" else {}
