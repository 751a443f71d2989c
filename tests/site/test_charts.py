"""Bars: their parts are the shares, in one order, and a reader who sees none of it is told where the numbers are."""

from __future__ import annotations

import re
from fractions import Fraction

import pytest

from scrimmage_rules.rulesets import RULESETS
from scrimmage_rules.site import load_site_content
from scrimmage_rules.site.pages.bar_charts import render_stacked_bars

ROWS = [
    ("0", {"goal": Fraction(0), "saved": Fraction(1, 12), "missed": Fraction(11, 12)}),
    ("+1", {"goal": Fraction(1, 2), "saved": Fraction(0), "missed": Fraction(1, 2)}),
]
LEAST_CHARTS = {"card-football": 5, "tactical-soccer": 2, "computer-football": 1, "tactical-football": 2}


def test_parts_have_one_order_and_one_shade_each_and_small_ones_no_number() -> None:
    told = render_stacked_bars("A <shot>", "distance", ROWS)
    boxes = re.findall(r'<i class="tone-(\d)" style="width:([\d.]+)%" title="([^"]+)">(\d*)</i>', told)
    assert boxes == [
        ("1", "8.333", "saved: 8.333 %", ""),
        ("2", "91.67", "missed: 91.67 %", "92"),
        ("0", "50", "goal: 50 %", "50"),
        ("2", "50", "missed: 50 %", "50"),
    ]
    assert re.findall(r'<span><i class="tone-(\d)"></i>(\w+)</span>', told) == [
        ("0", "goal"),
        ("1", "saved"),
        ("2", "missed"),
    ]
    assert 'role="img" aria-label="A &lt;shot&gt;. The numbers are in the table."' in told


def test_what_never_comes_has_no_shade() -> None:
    assert "goal" not in render_stacked_bars("A shot", "distance", ROWS[:1])


@pytest.mark.parametrize("game", RULESETS)
def test_every_bar_of_a_page_is_a_whole(game: str) -> None:
    text = "".join(each.text for each in load_site_content(game).extras())
    assert text.count('<div class="chart"') >= LEAST_CHARTS[game]
    bars = re.findall(r'<div class="chart-row">(.*?)</div>', text)
    sums = [sum(float(width) for width in re.findall(r"width:([\d.]+)%", bar)) for bar in bars]
    assert [total for total in sums if abs(total - 100) > 0.1] == []
    assert len(sums) >= 6
