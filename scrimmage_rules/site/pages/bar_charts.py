"""Bar charts of probabilities, next to tables with the same numbers.

A bar is a row of boxes with proportional widths, which works in print and without scripts. For screen readers, the
chart is one image with a name.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from html import escape

StackedBar = tuple[str, Mapping[str, Fraction]]
"""A bar: the word before it, and the probability of each part; the probabilities sum to 1."""

WIDE = Fraction(1, 9)
"""Minimum probability whose box is wide enough for a number."""


def render_stacked_bars(name: str, lead: str, rows: Sequence[StackedBar]) -> str:
    """Return stacked bars below a legend; `lead` describes the words before the bars."""
    words = dict.fromkeys(word for _, shares in rows for word in shares)
    used = [word for word in words if any(shares.get(word) for _, shares in rows)]
    tones = {word: number for number, word in enumerate(used)}
    said = escape(f"{name}. The numbers are in the table.", quote=True)
    legend = "".join(f'<span><i class="tone-{tone}"></i>{escape(word)}</span>' for word, tone in tones.items())
    bars = "".join(_render_bar(word, shares, tones) for word, shares in rows)
    head = f'<p class="chart-name">{escape(name)}, by {escape(lead)}</p><p class="chart-legend">{legend}</p>'
    return f'<div class="chart">{head}<div role="img" aria-label="{said}">{bars}</div></div>'


def _render_bar(word: str, shares: Mapping[str, Fraction], tones: Mapping[str, int]) -> str:
    boxes = "".join(_render_segments(shares, tones))
    return f'<div class="chart-row"><b>{escape(word)}</b><span>{boxes}</span></div>'


def _render_segments(shares: Mapping[str, Fraction], tones: Mapping[str, int]) -> Iterator[str]:
    """Yield the parts of a bar. Their order is the same in all bars, so that readers can compare the bars."""
    for word, tone in tones.items():
        share = shares.get(word, Fraction(0))
        if share:
            percent = f"{float(share) * 100:.4g}"
            shown = f"{float(share) * 100:.0f}" if share >= WIDE else ""
            hint = escape(f"{word}: {percent} %", quote=True)
            yield f'<i class="tone-{tone}" style="width:{percent}%" title="{hint}">{shown}</i>'
