"""Net points and the completion table of tactical-football, by hand."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from scrimmage_rules.library.random_play import ResolvedRuleset
from scrimmage_rules.tactical_football.passing.completion_table import (
    compute_completion_odds,
    find_completion_table_line,
)
from scrimmage_rules.tactical_football.passing.net_passing_points import compute_distance_deduction, compute_net_points
from tests.properties.football_plays import started
from tests.properties.games import proves
from tests.properties.passing_plays import GAME, deep_pattern, loaded, moved

# ---- the completion table

COMPLETES = {
    0: (2, 2), 1: (2, 3), 2: (3, 4), 3: (3, 5), 4: (4, 6), 5: (2, 6), 6: (2, 7), 7: (3, 8), 8: (3, 9), 9: (3, 10),
    10: (2, 10), 11: (2, 11),
}  # fmt: skip
LEFT = {2: (2, 3), 4: (2, 4), 6: (2, 7), 9: (2, 9)}


def _enumerated(first: int, last: int) -> Fraction:
    thrown = [a + b for a in range(1, 7) for b in range(1, 7)]
    return Fraction(sum(first <= each <= last for each in thrown), 36)


@proves("T.pass.low", "T.pass.mid", "T.pass.high", "T.pass.use", "T.pass.C")
@pytest.mark.parametrize(("reading", "otherwise"), [("smooth", {}), ("left", LEFT), ("2-alt", {2: (4, 5)})])
def test_the_odds_of_every_line_are_those_of_its_throws(reading: str, otherwise: dict[int, tuple[int, int]]) -> None:
    for line, window in {**COMPLETES, **otherwise}.items():
        assert compute_completion_odds({"TF-A45": reading}, line) == _enumerated(*window)


def test_the_lines_get_better_one_by_one() -> None:
    shares = [compute_completion_odds({"TF-A45": "smooth"}, net) * 36 for net in range(12)]
    assert shares == [1, 3, 5, 9, 12, 15, 21, 25, 29, 32, 33, 35]


@proves("T.pass.use")
def test_above_the_last_line_the_last_is_read_and_below_the_first_none() -> None:
    assert [find_completion_table_line(net) for net in (-7, -1, 0, 11, 12, 40)] == [None, None, 0, 11, 11, 11]
    assert compute_completion_odds({"TF-A45": "smooth"}, -1) == 0
    assert compute_completion_odds({"TF-A45": "smooth"}, 15) == Fraction(35, 36)


# ---- the deductions


@proves("T.deductions.1")
@pytest.mark.parametrize(
    ("hexes", "points"),
    [(1, 0), (5, 0), (6, 1), (11, 1), (12, 2), (17, 2), (18, 3), (30, 3), (31, 5), (45, 5)],
)
def test_what_comes_off_for_the_distance(hexes: int, points: int) -> None:
    assert compute_distance_deduction(hexes) == points


def items(game: ResolvedRuleset, data: dict[str, Any], receiver: str = "21") -> dict[str, int]:
    return {each.item: each.points for each in compute_net_points(game.rules, loaded(data, game), "12", receiver).items}


@proves("9.4.V.1", "9.4.V.2", "T.deductions.2", "T.deductions.3", "T.deductions.4", "EX.3C.6")
def test_the_sum_of_the_third_example() -> None:
    sum_ = compute_net_points(GAME.rules, loaded(deep_pattern("long-pass")), "12", "21")
    assert {each.item: each.points for each in sum_.items} == {
        "passer": 10, "receiver": 5, "distance": -2, "target": -2, "men at the passer": -2, "men at the receiver": -2,
        "overlapping zones": 0,
    }  # fmt: skip
    assert sum_.total_net_points == 7


AROUND = [
    ("next to him, facing him", {"d89": ("1926", "S")}, {"": (1, 0), "zone-means-3": (1, 0), "both": (1, 1)}),
    ("next to him, facing away", {"d89": ("1926", "N")}, {"": (1, 0), "zone-means-3": (0, 0), "both": (1, 0)}),
    ("two hexes off, face to face", {"d89": ("1927", "S")}, {"": (0, 1), "zone-means-3": (0, 1), "both": (0, 1)}),
    ("two hexes off, facing away", {"d89": ("1927", "N")}, {"": (0, 0), "zone-means-3": (0, 0), "both": (0, 0)}),
    ("three hexes off", {"d89": ("1928", "S"), "o51": "1729"}, {"": (0, 0), "zone-means-3": (0, 0), "both": (0, 0)}),
    ("a friend too", {"d89": ("1926", "S"), "o36": "1825"}, {"": (2, 0), "zone-means-3": (1, 0), "both": (2, 1)}),
]


@proves("T.deductions.3", "T.deductions.5")
@pytest.mark.parametrize(("men", "counted"), [each[1:] for each in AROUND], ids=[each[0] for each in AROUND])
def test_the_men_around_the_passer(men: dict[str, Any], counted: dict[str, tuple[int, int]]) -> None:
    for reading, (near, zones) in counted.items():
        game = started(**({"A73": reading} if reading else {}))
        counts = items(game, moved(deep_pattern("long-pass"), o31="2827", **men))
        assert (counts["men at the passer"], counts["overlapping zones"]) == (-2 * near, -zones), reading


@proves("T.deductions.2", "9.4.Z.3")
@pytest.mark.parametrize(
    ("reading", "beyond", "behind"),
    [("passer-behind-receiver-beyond", 2, 0), ("all-forward", 2, 8), ("target-beyond", 2, 8)],
)
def test_the_target_counts_over_the_line_only(reading: str, beyond: int, behind: int) -> None:
    """#21 two hexes short of the target beyond the line, and eight short of it behind the line."""
    game = started(A65=reading)
    for place, off in (("1935", beyond), ("1929", behind)):
        data = moved(deep_pattern("long-pass"), o21=place, d13="1135", d94="2529", o51="1728", o71="1628")
        data["targets"], data["turn"]["throw"]["target"] = ["1937", "2536"], "1937"
        assert items(game, data)["target"] == -off
