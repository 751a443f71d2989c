"""The titles of scenarios on the pages."""

from __future__ import annotations

import pytest

from scrimmage_rules.rulesets import ruleset
from scrimmage_rules.site.model.scenario_titles import render_title as title_of

CARD_FOOTBALL = ruleset("card-football")
FIELD = 100


@pytest.mark.parametrize(
    ("name", "rows", "told"),
    [
        ("A punt of <b> 30", [], "A punt of &lt;b&gt; 30"),
        (
            "A <sort> can shoot",
            [{"sort": "defender"}, {"sort": "forward"}],
            "A <i>sort</i> can shoot (2 cases: defender, forward)",
        ),
        ("<man> takes <other>", [{"man": "T1", "other": "G1"}], "T1 takes G1"),
        (
            "<man> takes <other>",
            [{"man": "T1", "other": "G1"}, {"man": "T1", "other": "G2"}],
            "T1 takes <i>other</i> (2 cases: G1, G2)",
        ),
        (
            "<first_man> takes <other>",
            [{"first_man": "T1", "other": "G1"}, {"first_man": "T2", "other": ""}],
            "<i>First man</i> takes <i>other</i> (2 cases: T1 · G1; T2 · nothing)",
        ),
        (
            "Asked once: <script>",
            [{"script": "d6 4, d3 1"}, {"script": "d6 4"}],
            "Asked once: <i>script</i> (2 cases: d6 4, d3 1; d6 4)",
        ),
        ("A draw", [{"seat": "home"}, {"seat": "away"}], "A draw (2 cases)"),
        (
            "It is <long>",
            [{"long": "a" * 30}, {"long": "b" * 30}, {"long": "c" * 30}],
            f"It is <i>long</i> (3 cases: {'a' * 23}…, {'b' * 23}…, …)",
        ),
    ],
)
def test_a_title_names_the_cases_of_an_outline(name: str, rows: list[dict[str, str]], told: str) -> None:
    assert title_of(name, rows) == told
