"""Report of a run as one self-contained HTML page: levels, verdicts, and each failure with a drawing of its board."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from html import escape
from typing import Any

from scrimmage_rules.kernel.codec import decode
from scrimmage_rules.kernel.errors import ScrimmageError
from scrimmage_rules.kernel.printable_text import escape_controls, escape_unprintable
from scrimmage_rules.kit.cases.failing_request import find_failing_request
from scrimmage_rules.kit.cases.judge import CaseResult
from scrimmage_rules.kit.cases.vectors import Vector
from scrimmage_rules.kit.protocol.reference import Reference, encode_reply_as_plain_data
from scrimmage_rules.kit.reports.text_report import (
    list_header_facts,
    list_result_facts,
    render_failure,
    render_summary,
    select_failed_cases,
)
from scrimmage_rules.kit.running.conformance_run import Report
from scrimmage_rules.rulesets import load_pictures, ruleset

DRAWN = 200
"""Maximum number of failures with a drawing of the board."""

STYLE = """
:root { color-scheme: light dark }
body { font: 1rem/1.45 system-ui, sans-serif; max-width: 76rem; margin: 1rem auto; padding: 0 1rem }
pre { overflow-x: auto; white-space: pre-wrap; overflow-wrap: anywhere }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 0 1rem }
dd { margin: 0; overflow-wrap: anywhere }
details { border-top: 1px solid; padding: .4rem 0 }
summary { cursor: pointer }
svg { display: block; max-width: 100%; height: auto }
"""


def render_html(report: Report, vectors: dict[str, Vector]) -> bytes:
    """Return the report as the bytes of an HTML page."""
    return escape_controls("\n".join(_render_page(report, vectors)) + "\n").encode()


def _render_page(report: Report, vectors: dict[str, Vector]) -> Iterator[str]:
    title = escape(f"{report.implementation.name} {report.implementation.version}")
    yield f'<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>{title}</title>'
    yield '<meta name="viewport" content="width=device-width, initial-scale=1">'
    yield "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'\">"
    yield f"<style>{STYLE}</style></head><body>\n<h1>{title}</h1>"
    yield from _render_facts(list_header_facts(report))
    yield "<pre>" + escape("\n".join(render_summary(report))) + "</pre>"
    for number, each in enumerate(select_failed_cases(report)):
        yield from _render_failure(each, vectors[each.id], report, drawn=number < DRAWN)
    yield from _render_facts(list_result_facts(report))
    yield "</body></html>"


def _render_facts(facts: list[tuple[str, str]]) -> Iterator[str]:
    rows = (
        f"<dt>{escape(escape_unprintable(name))}</dt><dd>{escape(escape_unprintable(value))}</dd>"
        for name, value in facts
    )
    yield f"<dl>{''.join(rows)}</dl>"


def _render_failure(each: CaseResult, vector: Vector, report: Report, *, drawn: bool) -> Iterator[str]:
    yield f'<details id="{escape(each.id)}"><summary>{each.verdict} <code>{escape(each.id)}</code>'
    yield f"{escape(each.name)}</summary>"
    draw = draw_board_after_step if report.selection.published else draw_board_before_request
    yield from (draw(vector, each.step),) if drawn and vector.steps else ()
    yield (
        "<pre>" + escape("\n".join(render_failure(each, vector, report.command, report.selection))) + "</pre></details>"
    )


def draw_board_after_step(vector: Vector, step: int | None) -> str:
    """Return the drawing of the position that the reference has after the step with this index, or an empty string."""
    reference, opening = Reference(), None
    for ask in _list_requests_up_to_step(vector, step):
        reply = encode_reply_as_plain_data(reference.answer({"id": 1, **ask}))
        opening = ask if ask["op"] in ("new", "load") and reply["status"] == "ok" else opening
    if opening is None:
        return ""
    reply = encode_reply_as_plain_data(reference.answer({"id": 1, "op": "position", "game": opening["game"]}))
    return _draw_position(vector.ruleset, opening.get("options") or {}, reply["position"])


def draw_board_before_request(vector: Vector, step: int | None) -> str:
    """Return the drawing of the position before the request in the step with this index, or an empty string."""
    found = find_failing_request(vector, step)
    before = found.before[0] if found.before else {}
    position = before.get("position") if found.position is None else found.position
    return "" if position is None else _draw_position(vector.ruleset, found.options, position)


def _draw_position(ruleset_id: str, options: dict[str, Any], position: Any) -> str:
    """Return the drawing of a position as far as it can be drawn; parts of a rejected position may be invalid."""
    game, drawings = ruleset(ruleset_id), load_pictures(ruleset_id)
    with suppress(ScrimmageError):
        rules = game.rules(game.options(options))
        data = decode(position, game.position_type, "$.position")
        with suppress(Exception):  # drawings rely on rules that a refused position breaks
            return drawings.get("plain", drawings["board"])(rules, data)
    return ""


def _list_requests_up_to_step(vector: Vector, step: int | None) -> Iterator[dict[str, Any]]:
    for sentence in vector.steps[: None if step is None else step + 1]:
        yield from (deed.ask for deed in sentence.do if deed.ask is not None)
