"""Page with a diagram of a game's sequence of play, from the data by which the engine finds whose turn it is."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from textwrap import shorten
from typing import Any

import msgspec

from scrimmage_rules.drawing.svg import render_svg
from scrimmage_rules.kernel.sequence import SequenceOfPlay, Span, Stage
from scrimmage_rules.site.model.markdown import format_game_page, format_link, format_prose
from scrimmage_rules.site.model.rulebook_model import Book

TITLE = "Sequence of play, diagram"

LEAD = """
This page is made from the data that the engine uses: who may act, which actions are not due, and which stage is next.
A frame is a stretch of play that a clock counts. Frames are nested like the clocks. A box is a stage in which a seat
must act. A line leads to each stage that may follow. A solid line leads down the page, a broken line leads back, and a
ring (↻) marks a stage that may follow itself. A box with a broken edge is a decision that interrupts an action. The
action continues after the decision.
"""

WIDTH, RIGHT, STEP = 800, 520, 14
"""Width of the diagram, x coordinate of the right edge of all stages, and horizontal inset of a nested frame, in SVG
units.
"""

LETTER = 8
"""Width that is reserved for a letter, in SVG units. It is enough for bold and wide letters."""

HEAD, ROW, GAP = 30, 52, 8
"""Height of the name of a frame, height of a stage, and gap between two boxes, in SVG units."""


class PlacedSpanOrStage(msgspec.Struct, frozen=True):
    """A span or stage with its place in the diagram: its depth, and its top and bottom."""

    part: Any
    depth: int
    top: int
    bottom: int

    @property
    def middle(self) -> int:
        """Return the vertical middle of the part."""
        return (self.top + self.bottom) // 2


def render_sequence_page(book: Book) -> str:
    """Return the diagram, and below it each stage in words, with links to the clauses that define it."""
    sequence = book.game.sequence
    stages = (_render_stage(book, part, above) for part, above in _list_stages(sequence.game, ()))
    return format_game_page(TITLE, book.id, LEAD, draw_sequence(sequence), "## Stages", *stages)


# ---- the drawing


def draw_sequence(sequence: SequenceOfPlay[Any, Any]) -> str:
    """Return an SVG diagram: nested frames for spans, boxes for stages, and a line to each stage that may follow."""
    boxes = list(_lay_out_span(sequence.game, 0, 4))
    stages = {box.part.name: box for box in boxes if isinstance(box.part, Stage)}
    deepest = max(box.depth for box in boxes)
    parts = [_draw_clock_box(box, deepest) if isinstance(box.part, Span) else _draw_stage(box) for box in boxes]
    lines = [_draw_line(box, stages[name]) for box in stages.values() for name in box.part.then]
    name = f"The sequence of play: {', '.join(stages)}"
    return render_svg("sequence", name, WIDTH, boxes[0].bottom + GAP, [*parts, *lines])


def _lay_out_span(span: Span[Any, Any], depth: int, top: int) -> Iterator[PlacedSpanOrStage]:
    """Yield a part of the sequence, then all parts inside it, each with its position."""
    within: list[PlacedSpanOrStage] = []
    below = top + HEAD
    for part in span.parts:
        inner = (
            list(_lay_out_span(part, depth + 1, below))
            if isinstance(part, Span)
            else [_place_stage(part, depth + 1, below)]
        )
        within += inner
        below = inner[0].bottom + GAP
    yield PlacedSpanOrStage(span, depth, top, below)
    yield from within


def _place_stage(stage: Stage[Any, Any], depth: int, top: int) -> PlacedSpanOrStage:
    return PlacedSpanOrStage(stage, depth, top, top + ROW)


def _draw_rectangle(box: PlacedSpanOrStage, right: int, kind: str) -> str:
    left = 2 + STEP * box.depth
    return (
        f'<rect class="{kind}" x="{left}" y="{box.top}" width="{right - left}" height="{box.bottom - box.top}" rx="5"'
        f' fill="none" stroke="currentColor" stroke-width="1.5"{_DASHED if kind == "midst" else ""}/>'
    )


_DASHED = ' stroke-dasharray="6 4"'


def _draw_clock_box(box: PlacedSpanOrStage, deepest: int) -> str:
    right = RIGHT + STEP * (deepest - box.depth)
    room = (right - STEP * box.depth) // LETTER - len(box.part.name) - 2
    words = shorten(box.part.lasts, min(54, room), placeholder=" ...")
    return _draw_rectangle(box, right, "clock") + _draw_text(box, 20, box.part.name, words)


def _draw_stage(box: PlacedSpanOrStage) -> str:
    stage: Stage[Any, Any] = box.part
    midst = f"interrupts {', '.join(stage.interrupts)}" if stage.interrupts else ""
    again = " ↻" if stage.name in stage.then else ""
    acts = shorten(stage.acts, 44, placeholder=" ...")
    told = _escape_plain(midst or _shorten_expected_action(stage))
    at = f'x="{14 + STEP * box.depth}" y="{box.top + 41}"'
    below = f'<text {at} font-size="14" fill="currentColor">{told}</text>'
    return (
        _draw_rectangle(box, RIGHT, "midst" if midst else "stage")
        + _draw_text(box, 21, stage.name + again, acts)
        + below
    )


def _shorten_expected_action(stage: Stage[Any, Any]) -> str:
    return shorten(stage.waits_for, 60, placeholder=" ...")


def _draw_text(box: PlacedSpanOrStage, below: int, name: str, words: str) -> str:
    return (
        f'<text x="{12 + STEP * box.depth}" y="{box.top + below}" font-size="15" fill="currentColor">'
        f'<tspan font-weight="bold">{escape(name)}</tspan> <tspan dx="6">{_escape_plain(words)}</tspan></text>'
    )


def _escape_plain(words: str) -> str:
    """Return words for the diagram without the marks of code, because an HTML element would end the drawing."""
    return escape(words.replace("`", ""))


def _draw_line(box: PlacedSpanOrStage, after: PlacedSpanOrStage) -> str:
    """Return the line from one stage to another. Longer lines have wider curves, and lines back to earlier stages are
    dashed.
    """
    if box is after:
        return ""
    back = after.top < box.top
    start, end = (box.middle - 6, after.middle + 6) if back else (box.middle + 16, after.middle - 16)
    out = min(RIGHT + 40 + abs(end - start) * 5 // 12, WIDTH + 90)
    kind = "back" if back else "on"
    return (
        f'<path class="{kind}" d="M{RIGHT} {start} C{out} {start} {out} {end} {RIGHT + 7} {end}" fill="none"'
        f' stroke="currentColor" stroke-width="1.2"{_DASHED if back else ""}/>'
        f'<path d="M{RIGHT} {end} l9 -4.5 v9 z" fill="currentColor"/>'
    )


# ---- the stages in words


def _list_stages(
    span: Span[Any, Any], above: tuple[Span[Any, Any], ...]
) -> Iterator[tuple[Any, tuple[Span[Any, Any], ...]]]:
    """Yield each stage with the parts of the sequence that contain it, from the outermost to the innermost."""
    for part in span.parts:
        if isinstance(part, Span):
            yield from _list_stages(part, (*above, span))
        else:
            yield part, (*above, span)


def _render_stage(book: Book, stage: Stage[Any, Any], above: tuple[Span[Any, Any], ...]) -> str:
    where = " › ".join(f"{format_prose(span.name)} ({book.clause_link(span.clause)})" for span in above)
    then = ", ".join(
        f"{format_link(name, f'#stage-{name}')} ({book.clause_link(why)})" for name, why in stage.then.items()
    )
    midst = (
        f"- A decision that interrupts {', '.join(f'`{each}`' for each in stage.interrupts)}, which goes on later.\n"
    )
    return (
        f"### {format_prose(stage.name)} {{#stage-{stage.name}}}\n\n- Within: {where}.\n"
        f"- Expected: {format_prose(stage.waits_for)}.\n- Who acts: {format_prose(stage.acts)}.\n"
        f"{midst if stage.interrupts else ''}- {_describe_clause_that_refuses_other_actions(book, stage)}.\n"
        f"- Then: {then or 'nothing'}."
    )


def _describe_clause_that_refuses_other_actions(book: Book, stage: Stage[Any, Any]) -> str:
    """Return a sentence that names the clause that refuses every other action. If the stage has several such clauses,
    each is followed by its condition in brackets, because the conditions are phrases of different kinds ("in overtime",
    "the action turns the card").
    """
    if len(stage.due) == 1:
        return f"Any other action is refused under {book.clause_link(stage.due[0].clause)}"
    clauses = ", ".join(
        f"{book.clause_link(each.clause)} ({format_prose(each.words or 'all other cases')})" for each in stage.due
    )
    return f"Any other action is refused under the first clause whose condition applies: {clauses}"
