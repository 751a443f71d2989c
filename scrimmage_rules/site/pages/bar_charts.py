"""Shares as bars, as a picture of the numbers in the table next to them.

A bar is a row of boxes as wide as their shares, which a printer and a browser without scripts draw as well. To a reader
who does not see it, it is one picture with a name.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from html import escape

Row = tuple[str, Mapping[str, Fraction]]
"""The word before a bar, and the share of each of its parts; the shares sum to 1."""

WIDE = Fraction(1, 9)
"""The least share in whose box a number has room."""


def render_stacked_bars(name: str, lead: str, rows: Sequence[Row]) -> str:
    """Return bars below each other under a legend; `lead` says what the word before each bar is."""
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
    """Yield the parts in one order for all bars, so that they can be compared."""
    for word, tone in tones.items():
        share = shares.get(word, Fraction(0))
        if share:
            percent = f"{float(share) * 100:.4g}"
            shown = f"{float(share) * 100:.0f}" if share >= WIDE else ""
            hint = escape(f"{word}: {percent} %", quote=True)
            yield f'<i class="tone-{tone}" style="width:{percent}%" title="{hint}">{shown}</i>'
