"""Drawings of a whole table: a headline above, the words below, and a name by their length."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from scrimmage_rules.drawing.svg import TEXT_LINE, draw_headline, draw_lines, render_svg, wrap_sentences

LETTER = 9
"""Width of a letter of the text, on average."""


def name_board_kind(name: str, columns: int, sizes: Mapping[int, str]) -> str:
    """Return the kind of a drawing by its columns: `sizes` gives the name of each maximum, above all it is ` whole`."""
    return f"board {name}{next((size for most, size in sizes.items() if columns <= most), ' whole')}"


def render_board(
    sort: str, size: tuple[int, int], headings: tuple[str, str], words: Sequence[str], also: Iterable[str],
    drawn: Iterable[str],
) -> str:  # fmt: skip
    """Return a drawing with its headings above and its words below; `also` is only read by screen readers."""
    width, bottom = size
    below = wrap_sentences(words, width // LETTER)
    said = ". ".join([", ".join(headings), *words, *also])
    parts = [*draw_headline(*headings, width), *drawn, *draw_lines(below, bottom)]
    return render_svg(sort, said, width, bottom + TEXT_LINE * len(below) + 8, parts)
