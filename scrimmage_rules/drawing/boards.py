"""SVG drawings of a whole board, with a headline above, text below, and a CSS class that depends on the width."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from scrimmage_rules.drawing.svg import TEXT_LINE, draw_headline, draw_lines, render_svg, wrap_sentences

LETTER = 9
"""Average width of a letter of text, in SVG units."""


def choose_board_width_class(name: str, columns: int, sizes: Mapping[int, str]) -> str:
    """Return the CSS class of a drawing, with a suffix that depends on its number of columns. `sizes` has the suffix
    for each maximum number of columns. A wider drawing has the suffix ` whole`.
    """
    return f"board {name}{next((size for most, size in sizes.items() if columns <= most), ' whole')}"


def render_board(
    sort: str, size: tuple[int, int], headings: tuple[str, str], words: Sequence[str], also: Iterable[str],
    drawn: Iterable[str],
) -> str:  # fmt: skip
    """Return the SVG of a board with its headings above it and the sentences in `words` below it. Only screen readers
    read the text in `also`.
    """
    width, bottom = size
    below = wrap_sentences(words, width // LETTER)
    said = ". ".join([", ".join(headings), *words, *also])
    parts = [*draw_headline(*headings, width), *drawn, *draw_lines(below, bottom)]
    return render_svg(sort, said, width, bottom + TEXT_LINE * len(below) + 8, parts)
