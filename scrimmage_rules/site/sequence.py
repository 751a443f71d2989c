"""The page of a game's sequence of play: a drawing of its stages within their spans, and a table with the clauses."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from typing import Any

import msgspec

from scrimmage_rules.kernel.sequence import Span, Stage
from scrimmage_rules.site.book import Book
from scrimmage_rules.site.markdown import page, table

FILE = "sequence-of-play.md"
TITLE = "Sequence of play"

WIDTH, BOX, TALL, GAP, INDENT, HEAD = 380, 150, 30, 18, 8, 22
LEFT = (WIDTH - BOX) // 2
"""Measures of the drawing: a column of boxes, arrows onward on its right and back on its left."""


def sequence_page(book: Book) -> str:
    """The whole page."""
    lead = (
        "Each box is a stage in which somebody has to act; a frame is a stretch of play that is repeated. Arrows on the"
        " right lead onward, those on the left back."
    )
    said = "The table says who acts, under which clause anything else is refused, and what may follow."
    return page(f"# {TITLE}", lead, _drawing(book.game.sequence.game), said, _table(book))


# ---- the table


def _table(book: Book) -> str:
    rows = [_row(book, stage) for stage in book.game.sequence.by_name.values()]
    return table(("stage", "waits for", "who acts", "refused otherwise", "what may follow"), rows)


def _row(book: Book, stage: Stage[Any, Any]) -> tuple[str, ...]:
    due = "; ".join(f"{each.words}: {_cited(book, each.clause)}" if each.words else _cited(book, each.clause) for each in stage.due)
    then = ", ".join(f"`{name}` ({_cited(book, clause)})" for name, clause in stage.then.items())
    return f"`{stage.name}`", stage.waits_for, stage.acts, due, then or "nothing"


def _cited(book: Book, clause: str) -> str:
    return book.clause_link(clause)


# ---- the drawing


class Placed(msgspec.Struct, frozen=True):
    """A stage or a span in the drawing: from which height to which, and how deep within others."""

    part: Span[Any, Any] | Stage[Any, Any]
    top: int
    bottom: int
    depth: int


def _placed(part: Span[Any, Any] | Stage[Any, Any], top: int, depth: int) -> list[Placed]:
    """A part and all within it, from the top down."""
    if isinstance(part, Stage):
        return [Placed(part, top, top + TALL, depth)]
    inside: list[Placed] = []
    below = top + HEAD
    for each in part.parts:
        inside += _placed(each, below, depth + 1)
        below = max(place.bottom for place in inside) + GAP
    return [Placed(part, top, below - GAP + INDENT, depth), *inside]


def _drawing(game: Span[Any, Any]) -> str:
    places = _placed(game, 4, 0)
    tall = places[0].bottom + 6
    stages = {place.part.name: place for place in places if isinstance(place.part, Stage)}
    parts = [*map(_frame, places), *_arrows(stages), *map(_box, stages.values())]
    said = "; ".join(f"{name}, then {', '.join(place.part.then) or 'nothing'}" for name, place in stages.items() if isinstance(place.part, Stage))
    return (
        f'<figure class="sequence"><svg viewBox="0 0 {WIDTH} {tall}" role="img" aria-label="{escape(said)}">'
        f'<defs><marker id="onward" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto">'
        f'<path d="M0 0L8 4L0 8z"/></marker></defs>{"".join(parts)}</svg></figure>'
    )


def _frame(place: Placed) -> str:
    if isinstance(place.part, Stage):
        return ""
    inset = 2 + place.depth * INDENT
    return (
        f'<rect class="span" x="{inset}" y="{place.top}" width="{WIDTH - 2 * inset}" height="{place.bottom - place.top}" rx="6"/>'
        f'<text class="span-name" x="{inset + 8}" y="{place.top + 15}">{escape(place.part.name)}: {escape(place.part.lasts)}</text>'
    )


def _box(place: Placed) -> str:
    middle = place.top + TALL // 2
    return (
        f'<rect class="stage" x="{LEFT}" y="{place.top}" width="{BOX}" height="{TALL}" rx="4"/>'
        f'<text class="stage-name" x="{WIDTH // 2}" y="{middle + 5}" text-anchor="middle">{escape(place.part.name)}</text>'
    )


def _arrows(stages: dict[str, Placed]) -> Iterator[str]:
    order = list(stages)
    for name, place in stages.items():
        assert isinstance(place.part, Stage)
        for after, clause in place.part.then.items():
            steps = order.index(after) - order.index(name)
            path = _path(place, stages[after], steps)
            yield f'<path class="arrow" d="{path}" marker-end="url(#onward)"><title>{name} to {after}: {clause}</title></path>'


def _path(start: Placed, end: Placed, steps: int) -> str:
    """To the next box straight down; onward round the right, back (or to itself) round the left, the farther the wider."""
    if steps == 1:
        return f"M{WIDTH // 2} {start.bottom}V{end.top - 1}"
    onward = steps > 1
    x, way = (LEFT + BOX, 1) if onward else (LEFT, -1)
    bow = way * (14 + 12 * min(abs(steps), 7))
    begin, stop = start.top + (22 if onward else 8), end.top + (8 if onward else 22)
    return f"M{x} {begin}C{x + bow} {begin} {x + bow} {stop} {x + way} {stop}"
