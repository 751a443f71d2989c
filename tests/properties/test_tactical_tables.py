"""The chart and the tables of tactical-football: cells as the scan has them, and exact odds worked out by hand."""

from __future__ import annotations

from fractions import Fraction

import pytest

from scrimmage_rules.tactical_football.contact.contact_results_table import (
    CONTACT_LINES,
    CONTACT_RESULTS,
    compute_contact_odds,
    find_automatic_contact_result,
    find_contact_table_line,
    read_contact_result,
)
from scrimmage_rules.tactical_football.dice import TWO_DICE
from scrimmage_rules.tactical_football.expenditure_chart import PointCosts, get_chart_under_readings
from scrimmage_rules.tactical_football.neutralization.recovery_table import (
    RECOVERY,
    RECOVERY_LINES,
    compute_recovery_odds,
    read_recovery_result,
)

SCANNED = {
    -2: "An2 An2 An1 An1 An1 Oh Oh Oh On1 On1 On1", -1: "An1 An1 An1 An1 Oh Oh Dh Oh On1 On1 On2",
    0: "An1 An1 An1 An1 Oh Oh On1 On1 On1 On2 On2", 1: "An1 Oh Oh Oh Oh Oh On1 On1 On2 On2 On2",
    2: "Oh Oh Oh Oh Oh On1 On1 On2 On2 On2 On3", 3: "Oh Oh Oh On1 On1 On2 On2 On2 On2 On3 On3",
    4: "On1 On1 On1 On1 On1 On2 On2 On2 On3 On4 On4", 5: "On1 On1 On1 On2 On2 On2 On2 On3 On3 On4 On4",
    6: "On2 On2 On2 On2 On2 On3 On3 On3 On4 On4 On4",
}  # fmt: skip
"""Lines 2234 to 2255; line 0 with the two cells behind its label in front, line 6 without its dash."""

IN_36THS = {
    -2: (15, 15, 6), -1: (10, 20, 6), 0: (10, 11, 15), 1: (1, 20, 15), 2: (0, 15, 21), 3: (0, 6, 30), 4: (0, 0, 36),
    5: (0, 0, 36), 6: (0, 0, 36),
}  # fmt: skip
"""How many of 36 throws neutralize the contacting men, hit, or neutralize the contacted man."""


@pytest.mark.parametrize("line", SCANNED)
def test_the_contact_results_table(line: int) -> None:
    assert " ".join(CONTACT_RESULTS[line]) == SCANNED[line].replace("O", "D")
    assert CONTACT_LINES[line] == f"T.contact.r{line}"
    odds = compute_contact_odds(line, {"TF-A30": "clamp"})
    kinds = [sum(share for result, share in odds.items() if result[:2] == kind) * 36 for kind in ("An", "Dh", "Dn")]
    assert tuple(kinds) == IN_36THS[line]


def test_no_cell_is_worse_further_along_a_line_or_on_the_next_one() -> None:
    order = ["An2", "An1", "Dh", "Dn1", "Dn2", "Dn3", "Dn4"]
    ranks = [[order.index(cell) for cell in CONTACT_RESULTS[line]] for line in range(-2, 7)]
    assert all(row == sorted(row) for row in ranks)
    assert all(list(column) == sorted(column) for column in zip(*ranks, strict=True))


def test_cells_of_the_examples() -> None:
    assert {read_contact_result(0, dice) for dice in (6, 7)} == {"Dh"}
    assert {read_contact_result(2, dice)[:2] for dice in range(7, 13)} == {"Dn"}
    assert {read_contact_result(1, dice) for dice in range(3, 8)} == {"Dh"}
    assert {read_contact_result(6, dice) for dice in range(2, 7)} == {"Dn2"}
    assert (read_contact_result(-2, 5), read_contact_result(2, 5)) == ("An1", "Dh")
    assert compute_contact_odds(2, {"TF-A30": "clamp"})["Dn3"] == Fraction(1, 36)


@pytest.mark.parametrize(
    ("reading", "lines"),
    [
        ("clamp", {-9: -2, -3: -2, -2: -2, 6: 6, 7: 6, 20: 6}),
        ("forbid-low", {-9: None, -3: None, -2: -2, 6: 6, 7: 6}),
        ("auto", {-3: None, -2: -2, 6: 6, 7: None}),
    ],
)
def test_differentials_beyond_the_lines(reading: str, lines: dict[int, int | None]) -> None:
    assert {differential: find_contact_table_line(differential, {"TF-A30": reading}) for differential in lines} == lines


def test_odds_beyond_the_lines() -> None:
    assert compute_contact_odds(8, {"TF-A30": "clamp"}) == compute_contact_odds(6, {"TF-A30": "clamp"})
    assert compute_contact_odds(-3, {"TF-A30": "forbid-low"}) == {}
    assert compute_contact_odds(-3, {"TF-A30": "auto"}) == {"An2": 1}
    assert compute_contact_odds(7, {"TF-A30": "auto"}) == {"Dn4": 1}
    assert (find_automatic_contact_result(-3), find_automatic_contact_result(7)) == ("An2", "Dn4")


@pytest.mark.parametrize(
    ("marker", "recovers", "stays", "injured"), [(1, 9, 12, 13), (2, 7, 11, 12), (3, 6, 10, 12), (4, 5, 9, 12)]
)
def test_the_recovery_table(marker: int, recovers: int, stays: int, injured: int) -> None:
    """Up to the first number he recovers, up to the second nothing happens, then he is injured."""
    expected = ["R" if dice <= recovers else "none" if dice <= stays else "I" for dice in range(2, 13)]
    assert list(RECOVERY[marker]) == expected
    assert [read_recovery_result(marker, dice) for dice in range(2, 13)] == expected
    assert RECOVERY_LINES[marker] == f"T.recovery.r{marker}"


def test_odds_of_recovery() -> None:
    thirty_sixths = {marker: [share * 36 for share in compute_recovery_odds(marker, 1).values()] for marker in RECOVERY}
    assert thirty_sixths == {1: [30, 6], 2: [21, 14, 1], 3: [15, 18, 3], 4: [10, 20, 6]}


def test_36_throws() -> None:
    assert [TWO_DICE.count(dice) for dice in range(2, 13)] == [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]


def test_the_expenditure_chart() -> None:
    chart = get_chart_under_readings({"TF-A17": "6-1-2-2"})
    assert chart == PointCosts(short_pass=1, long_reception=2)
    assert [chart.entry_cost(side) for side in ("front", "oblique", "rear")] == [1, 2, 2]
    assert [chart.active_contact_cost(side) for side in ("front", "oblique", "rear")] == [4, 4, 2]
    assert (chart.turn, chart.entering, chart.resolving, chart.snapping, chart.hand_off, chart.another_man) == (
        1, 3, 4, 1, 1, 3,
    )  # fmt: skip


@pytest.mark.parametrize("reading", ["6-1-2-2", "6-2-2-2", "6-2-6-2", "6-2-1-2"])
def test_what_passes_cost(reading: str) -> None:
    chart = get_chart_under_readings({"TF-A17": reading})
    costs = (chart.long_pass, chart.short_pass, chart.long_reception, chart.short_reception)
    assert "-".join(map(str, costs)) == reading


def test_sums_of_the_first_example() -> None:
    chart = get_chart_under_readings({"TF-A17": "6-1-2-2"})
    assert chart.entry_cost("oblique") + chart.turn == 3  # #77 sidesteps and turns
    assert chart.snapping + chart.entry_cost("oblique") + chart.turn == 4  # #51 snaps, sidesteps, turns
    assert chart.snapping + chart.entry_cost("rear") + chart.turn + chart.hand_off == 5  # #12
