"""Summary, comparison and chart of games: counts, means, intervals and bars of rows that were written by hand."""

from __future__ import annotations

from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from xml.etree import ElementTree as ET

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scrimmage_rules.command.cli import main
from scrimmage_rules.simulation import GameRow
from scrimmage_rules.simulation.chart import MOST_BARS, choose_bar_width, draw_chart
from scrimmage_rules.simulation.simulation_command import ProgressBar
from scrimmage_rules.simulation.summary import compare_games, render_comparison, render_summary, summarize

SEATS = ("home", "away")
ROWS = [
    GameRow(3, "home", "END", 10, {"home": 7, "away": 0}),
    GameRow(4, "away", "END", 20, {"home": 3, "away": 10}),
    GameRow(5, "home", "END", 30, {"home": 6, "away": 3}),
    GameRow(6, None, "END", 40, {"home": 3, "away": 3}),
    GameRow(7, None, None, 50, {"home": 0, "away": 0}),
]


def test_results_are_counted_and_each_game_once() -> None:
    summary = summarize(ROWS, SEATS)
    assert {each.what: each.games for each in summary.results} == {
        "home wins": 2, "away wins": 1, "draws": 1, "unfinished": 1,
    }  # fmt: skip
    assert (summary.games, summary.first, summary.last) == (5, 3, 7)


def test_a_lead_has_the_mean_with_the_interval_of_the_t_distribution() -> None:
    numbers = {each.what: each for each in summarize(ROWS, SEATS).numbers}
    assert list(numbers) == ["home score", "away score", "home lead", "moves"]
    lead = [7, -7, 3, 0, 0]
    reach = 2.776445 * stdev(lead) / sqrt(5)  # the quantile for 4 degrees of freedom, from a table
    found = numbers["home lead"]
    assert found.mean.value == pytest.approx(fmean(lead), rel=1e-2)
    assert (found.mean.low, found.mean.high) == pytest.approx((fmean(lead) - reach, fmean(lead) + reach), rel=1e-2)
    assert (found.median, found.least, found.most) == (0, -7, 7)


def test_a_game_without_scores_has_a_length_only() -> None:
    rows = [GameRow(1, "red", "END", 5, {}), GameRow(2, "blue", "END", 7, {})]
    assert [each.what for each in summarize(rows, ("red", "blue")).numbers] == ["moves"]


def test_a_comparison_pairs_games_of_equal_seeds() -> None:
    after = [*ROWS[:3], GameRow(6, "home", "END", 41, {"home": 6, "away": 3}), ROWS[4]]
    measures = {each.what: each for each in compare_games(ROWS, after, SEATS)}
    assert measures["home wins"].by.value == pytest.approx(1 / 5)
    assert measures["draws"].by.value == pytest.approx(-1 / 5)
    assert measures["away wins"].by.value == 0
    assert measures["moves"].by.value == pytest.approx(1 / 5)
    assert not measures["home wins"].moved
    lines = render_comparison(list(measures.values()), ["home wins"])
    assert "40.00%  60.00%  +20.00 points" in lines[1]


def test_a_difference_whose_interval_excludes_zero_is_marked() -> None:
    longer = [GameRow(row.seed, row.winner, row.clause, row.moves + 5, row.scores) for row in ROWS]
    [line] = [line for line in render_comparison(compare_games(ROWS, longer, SEATS), []) if line.startswith("moves")]
    assert line.endswith("+5.00 to +5.00  differs")


def test_the_text_has_a_line_for_each_result_and_number() -> None:
    lines = render_summary(summarize(ROWS, SEATS))
    assert lines[1].split()[:4] == ["home", "wins", "2", "40.00%"]
    assert [line.split("  ")[0] for line in lines if line] == [
        "result", "home wins", "away wins", "draws", "unfinished", "number", "home score", "away score", "home lead",
        "moves",
    ]  # fmt: skip


# ---- chart


def test_a_chart_is_xml_with_a_name_and_each_bar_inside() -> None:
    root = ET.fromstring(draw_chart("a <title>", summarize(ROWS, SEATS), ROWS, SEATS))  # noqa: S314  (our own)
    space = "{http://www.w3.org/2000/svg}"
    _, _, width, height = map(float, root.attrib["viewBox"].split())
    bars = root.findall(f".//{space}rect")
    assert "home wins 40.0%" in root.attrib["aria-label"]
    assert next(text.text for text in root.findall(f".//{space}text")) == "a <title>"
    for bar in bars[1:]:
        assert float(bar.attrib["x"]) + float(bar.attrib["width"]) <= width
        assert float(bar.attrib["y"]) + float(bar.attrib["height"]) <= height
    for text in root.findall(f".//{space}text"):
        assert 0 < float(text.attrib["x"]) < width
        assert 0 < float(text.attrib["y"]) < height


@given(least=st.integers(-10_000, 10_000), size=st.integers(0, 100_000))
def test_a_histogram_has_few_bars_of_a_round_width(least: int, size: int) -> None:
    width = choose_bar_width(least, least + size)
    assert (least + size) // width - least // width < MOST_BARS
    assert str(width).rstrip("0") in {"1", "2", "5"}


# ---- on a terminal


def test_the_progress_bar_fills_from_left_to_right() -> None:
    bar = ProgressBar(1000)
    bar(501)  # five hundred are from an earlier run
    assert bar.line(600, 10.0) == "[##############..........] 600/1000, 10.0/s, 0:00:40 left"
    assert bar.line(1000, 10.0).startswith("[########################] 1000/1000")


def test_no_progress_is_shown_outside_a_terminal(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    call = ["simulate", "--ruleset", "card-football", "--games", "3", "--file", str(tmp_path / "games.csv")]
    assert main([*call, "--jobs", "1"]) == 0
    assert capsys.readouterr().err == ""


def test_the_json_summary_and_the_comparison_are_printed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    one, two = str(tmp_path / "one.csv"), str(tmp_path / "two.csv")
    call = ["simulate", "--ruleset", "card-football", "--games", "3", "--jobs", "1"]
    assert main([*call, "--file", one, "--json", "-"]) == 0
    assert capsys.readouterr().out.startswith('{"games":3,"first":0,"last":2,"results":[{"what":"home wins"')
    assert main([*call, "--file", two, "--player", "home=greedy", "--compare", one, "--chart", f"{two}.svg"]) == 0
    said = capsys.readouterr().out
    assert "comparison of 3 games with earlier games that have the same seeds" in said
    assert Path(f"{two}.svg").read_text(encoding="utf-8").startswith("<svg")
