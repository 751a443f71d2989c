"""A drafted scenario as a self-contained HTML page, with a drawing of the board at the wrong reply."""

from __future__ import annotations

from html import escape

from scrimmage_rules.kernel.printable_text import escape_controls
from scrimmage_rules.kit.cases.vectors import Vector
from scrimmage_rules.kit.reports.html_report import STYLE, draw_board_before_request


def render_draft_page(text: str, case: Vector, step: int | None) -> bytes:
    """Return the HTML page; the board shows the position before the request of the step with this index."""
    title = escape(case.id)
    lines = [
        f'<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>{title}</title>',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'\">",
        f"<style>{STYLE}</style></head><body>\n<h1>{title}</h1>",
        draw_board_before_request(case, step),
        f"<pre>{escape(text)}</pre></body></html>",
    ]
    return escape_controls("\n".join(lines) + "\n").encode()
