"""SVG parts that every drawing of a board has: a frame with an accessible name, and lines of text."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from html import escape
from operator import add
from textwrap import wrap

TEXT_LINE, TEXT_SIZE = 23, 18

_BEGINS, _ENDS = re.compile(r"(<(?:g|text|circle|ellipse)\b)"), re.compile(r"([.;,] )")
_STOPS = ". ", "; ", ", "
"""Punctuation after which the description of a drawing is cut into pieces."""


def split_picture_into_pieces(drawing: str) -> list[str]:
    """Return an SVG drawing cut into pieces, so that similar drawings have most pieces in common."""
    first, *rest = _BEGINS.split(drawing)
    parts = [first, *map(add, rest[::2], rest[1::2])]
    return [piece for part in parts for piece in _split_description(part)]


def _split_description(part: str) -> list[str]:
    if not any(stop in part for stop in _STOPS):
        return [part]  # fast path for most texts
    *told, last = _ENDS.split(part)
    return [*map(add, told[::2], told[1::2]), *([last] if last else [])]


def render_svg(kind: str, name: str, width: int, height: int, parts: Iterable[str]) -> str:
    """Return an SVG that fills the width of its container, with a name for screen readers."""
    said = escape(name)
    head = (
        f'<svg class="{kind}" viewBox="0 0 {width} {height}" width="100%" role="img" aria-label="{said}"'
        ' font-family="sans-serif" xmlns="http://www.w3.org/2000/svg">'
    )
    return "".join([head, f"<title>{said}</title>", *parts, "</svg>"])


def draw_headline(left: str, right: str, width: int) -> Iterator[str]:
    """Yield the SVG of the line above a board. The main text is at the left in bold, and the state of the game is at
    the right.
    """
    yield f'<g fill="currentColor" font-size="{TEXT_SIZE}">'
    yield f'<text class="score" x="2" y="19" font-weight="bold">{escape(left)}</text>'
    yield f'<text class="clock" x="{width - 2}" y="19" text-anchor="end">{escape(right)}</text></g>'


def wrap_sentences(told: Iterable[str], letters: int) -> list[tuple[str, bool]]:
    """Return sentences as lines of at most `letters` letters, and for each line whether it is bold. The first sentence
    is bold, so that its lines are shorter.

    Lines break only at blanks, so that the JavaScript drawings have the same lines.
    """
    broad = letters * 4 // 5
    return [
        (line, number == 0)
        for number, each in enumerate(told)
        for line in wrap(each, letters if number else broad, break_on_hyphens=False)
    ]


def draw_lines(lines: Iterable[tuple[str, bool]], below: int) -> Iterator[str]:
    """Yield the SVG of lines of text, each below the previous line. The boolean of a line says whether it is bold."""
    yield f'<g class="told" fill="currentColor" font-size="{TEXT_SIZE}">'
    for number, (line, bold) in enumerate(lines, 1):
        weight = ' font-weight="bold"' if bold else ""
        yield f'<text x="2" y="{below + TEXT_LINE * number}"{weight}>{escape(line)}</text>'
    yield "</g>"
