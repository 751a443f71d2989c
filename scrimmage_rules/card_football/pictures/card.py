"""Picture of a Play by Play card as SVG text."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from typing import Any

from scrimmage_rules.card_football.deck import DEFENSIVE_PLAYS, OFFENSIVE_PLAYS, TOUCHDOWN, TURNOVER, Cell
from scrimmage_rules.drawing.svg import render_svg

WIDTH, HEIGHT = 300, 322
LEFT, MATRIX_TOP = 14, 128
ROW_NAME, COLUMN, ROW = 57, 43, 28


def draw_card(data: dict[str, Any]) -> str:
    """Return the SVG text of a card, which is plain data of a deck."""
    parts = [
        *_draw_card_background(data["id"]),
        *_draw_card_sections(data),
        *_draw_headings(),
        *_draw_matrix(data["matrix"]),
        *_draw_momentum_note(data["momentum"]),
    ]
    return render_svg("card-face", f"Play by Play card {data['id']}", WIDTH, HEIGHT, parts)


def _draw_card_background(card_id: str) -> Iterator[str]:
    size = f'width="{WIDTH - 2}" height="{HEIGHT - 2}"'
    yield f'<rect class="paper" x="1" y="1" {size} rx="14" fill="#fffdf5" stroke="#555"/>'
    yield '<g font-size="12" fill="#222">'
    yield f'<text class="card-title" x="{LEFT}" y="24" font-weight="bold">Play by Play</text>'
    yield f'<text class="card-id" x="{WIDTH - LEFT}" y="24" text-anchor="end">{escape(card_id)}</text>'
    yield "</g>"


def format_signed(number: int) -> str:
    """Return a number with its sign: +10, −28."""
    return f"+{number}" if number > 0 else f"\N{MINUS SIGN}{-number}" if number < 0 else "0"


def format_matrix_cell(cell: Cell) -> str:
    """Return a cell as printed on a card."""
    if isinstance(cell, int):
        return str(cell) if cell >= 0 else format_signed(cell)
    return "\N{EN DASH}" if cell == "-" else cell


def _draw_card_sections(data: dict[str, Any]) -> Iterator[str]:
    """Yield a box for each of kick-off, punt, field goal and turnover."""
    entries = (
        ("Kick-off", data["kick_off"]), ("Punt", format_matrix_cell(data["punt"])),
        ("Field goal", str(data["field_goal"])), ("Turnover", format_signed(data["turnover"])),
    )  # fmt: skip
    wide = (WIDTH - 2 * LEFT) // len(entries)
    for number, (title, entry) in enumerate(entries):
        x = LEFT + number * wide
        yield f'<rect class="box" x="{x + 1}" y="36" width="{wide - 2}" height="50" rx="5" fill="none" stroke="#999"/>'
        yield (
            f'<text class="box-title" x="{x + wide // 2}" y="50" text-anchor="middle" font-size="11"'
            f' fill="#555">{title}</text>'
        )
        yield (
            f'<text class="entry {_choose_style_class(entry)}" x="{x + wide // 2}" y="75" text-anchor="middle"'
            f' font-size="20" font-weight="bold" fill="#222">{escape(entry)}</text>'
        )


def _draw_headings() -> Iterator[str]:
    yield '<g class="columns" text-anchor="middle" font-size="10.5" fill="#555">'
    for number, play in enumerate(OFFENSIVE_PLAYS):
        words = [play] if len(play) <= 7 else [play.rpartition(" ")[0], play.rpartition(" ")[2]]
        x = LEFT + ROW_NAME + COLUMN * number + COLUMN // 2
        for line, word in enumerate(reversed(words)):
            yield f'<text x="{x}" y="{MATRIX_TOP - 8 - 12 * line}">{word}</text>'
    yield "</g>"


def _draw_matrix(matrix: dict[str, Any]) -> Iterator[str]:
    for row, defence in enumerate(DEFENSIVE_PLAYS):
        y = MATRIX_TOP + ROW * row
        if row % 2 == 0:
            width = WIDTH - 2 * LEFT
            yield f'<rect class="stripe" x="{LEFT}" y="{y}" width="{width}" height="{ROW}" fill="#000" opacity="0.06"/>'
        yield f'<text class="row-name" x="{LEFT + 5}" y="{y + 19}" font-size="12" fill="#555">{defence}</text>'
        for number, cell in enumerate(matrix[defence]):
            x = LEFT + ROW_NAME + COLUMN * number + COLUMN // 2
            yield (
                f'<text class="cell {_choose_style_class(cell)}" x="{x}" y="{y + 19}" text-anchor="middle"'
                f' font-size="15" fill="#222">{escape(format_matrix_cell(cell))}</text>'
            )


def _choose_style_class(cell: Cell) -> str:
    """Return the style class of a result, which gives good and bad results different colors."""
    if cell == TURNOVER:
        return "lost"
    if cell == TOUCHDOWN:
        return "touchdown"
    return "loss" if isinstance(cell, int) and cell < 0 else "plain"


def _draw_momentum_note(momentum: dict[str, int] | None) -> Iterator[str]:
    parts = [f"{role} {format_signed(yards)}" for role, yards in (momentum or {}).items()]
    text = f"Momentum: {', '.join(parts)}" if parts else "No momentum"
    yield (
        f'<text class="momentum{"" if parts else " none"}" x="{WIDTH // 2}" y="{MATRIX_TOP + 5 * ROW + 32}"'
        f' text-anchor="middle" font-size="14" fill="#555">{text}</text>'
    )
