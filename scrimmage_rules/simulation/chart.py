"""Chart of simulated games as SVG: shares of results with intervals, and histograms of the numbers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from html import escape

import msgspec

from scrimmage_rules.drawing.svg import TEXT_LINE, TEXT_SIZE, render_svg
from scrimmage_rules.simulation.game_row import GameRow
from scrimmage_rules.simulation.summary import Summary, list_measures_of_games

WIDTH, LEFT, RIGHT = 760, 150, 640
"""Width of the chart, and the x coordinates of the left and the right end of the longest bar, in SVG units."""

BAR, ROW, GAP = 16, TEXT_LINE, 18
"""Height of a bar, height of its row, and gap between two panels, in SVG units."""

MOST_BARS = 12
"""Maximum number of bars of a histogram."""

STEPS = (1, 2, 5)
"""Leading digits of the possible widths of a histogram's bars."""


class ChartBar(msgspec.Struct, frozen=True):
    """A bar of the chart: the word before it, its length as a share of the longest possible bar, the text after it, and
    the ends of its confidence interval.
    """

    word: str
    share: float
    text: str
    low: float | None = None
    high: float | None = None


ChartPanel = tuple[str, list[ChartBar]]
"""A heading and the bars below it: one part of the chart."""


def draw_chart(title: str, summary: Summary, rows: Sequence[GameRow], seats: Sequence[str]) -> str:
    """Return the chart as SVG. Its name, which screen readers read aloud, has all values of the chart."""
    panels = [_list_result_bars(summary), *_list_histograms(rows, seats)]
    said = ". ".join(
        [title, *(f"{heading}: {', '.join(f'{bar.word} {bar.text}' for bar in bars)}" for heading, bars in panels)]
    )
    top, parts = TEXT_LINE + GAP, [_draw_text(2, TEXT_LINE, title, 'font-weight="bold"')]
    for heading, bars in panels:
        parts += _draw_panel(heading, bars, top)
        top += TEXT_LINE + ROW * len(bars) + GAP
    paper = f'<rect width="{WIDTH}" height="{top}" fill="#fff"/>'
    return (
        render_svg("simulation", said, WIDTH, top, [paper, f'<g font-size="{TEXT_SIZE - 4}">', *parts, "</g>"]) + "\n"
    )


def _list_result_bars(summary: Summary) -> ChartPanel:
    bars = [
        ChartBar(each.what, each.share.value, f"{each.share.value:.1%}", each.share.low, each.share.high)
        for each in summary.results
        if each.games or each.what.endswith(" wins")
    ]
    return f"Results of {summary.games:,} games, with 95% intervals", bars


def _list_histograms(rows: Sequence[GameRow], seats: Sequence[str]) -> Iterator[ChartPanel]:
    for what, values in list_measures_of_games(rows, seats):
        width = choose_bar_width(min(values), max(values))
        counts = Counter(value // width for value in values)
        most = max(counts.values())
        bars = [
            ChartBar(_format_bin(place * width, width), counts[place] / most, f"{counts[place] / len(values):.1%}")
            for place in range(min(counts), max(counts) + 1)
        ]
        yield f"{what[:1].upper()}{what[1:]}, share of games", bars


def _format_bin(least: int, width: int) -> str:
    return f"{least}" if width == 1 else f"{least} to {least + width - 1}"


def choose_bar_width(least: int, most: int) -> int:
    """Return the smallest round width of bars with which a histogram has at most `MOST_BARS` bars."""
    width, power = 1, 1
    while most // width - least // width >= MOST_BARS:
        following = next((step * power for step in STEPS if step * power > width), None)
        if following is None:
            power *= 10
        else:
            width = following
    return width


def _draw_panel(heading: str, bars: Sequence[ChartBar], top: int) -> Iterator[str]:
    yield _draw_text(2, top + BAR, heading)
    for number, bar in enumerate(bars):
        y = top + TEXT_LINE + ROW * number
        middle, end = y + BAR / 2, _compute_x_of_share(bar.share if bar.high is None else max(bar.share, bar.high))
        yield _draw_text(LEFT - 8, y + BAR - 3, bar.word, 'text-anchor="end"')
        width = _compute_x_of_share(bar.share) - LEFT
        yield f'<rect x="{LEFT}" y="{y}" width="{width:.1f}" height="{BAR}" fill="#3a6ea5"/>'
        if bar.low is not None and bar.high is not None:
            low, high = _compute_x_of_share(bar.low), _compute_x_of_share(bar.high)
            ends = f"M{low:.1f} {middle - 5:g}v10M{low:.1f} {middle:g}H{high:.1f}M{high:.1f} {middle - 5:g}v10"
            yield f'<path d="{ends}" stroke="#c0392b" stroke-width="2" fill="none"/>'
        yield _draw_text(end + 6, y + BAR - 3, bar.text)


def _compute_x_of_share(share: float) -> float:
    return LEFT + share * (RIGHT - LEFT)


def _draw_text(x: float, y: float, text: str, more: str = "") -> str:
    return f'<text x="{x:g}" y="{y:g}" {more}>{escape(text)}</text>'
