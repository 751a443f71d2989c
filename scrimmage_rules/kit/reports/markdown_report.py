"""Report of a run as Markdown for the summary page of a CI build: tables of levels and verdicts, and the first
failures.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from scrimmage_rules.kernel.printable_text import escape_controls, escape_unprintable, pluralize
from scrimmage_rules.kit.cases.vectors import LEVELS, Vector
from scrimmage_rules.kit.reports.text_report import (
    describe_next_step,
    list_header_facts,
    list_result_facts,
    render_failure,
    render_known_failure_remarks,
    render_untested_facets,
    select_failed_cases,
)
from scrimmage_rules.kit.running.conformance_run import Report

SHOWN = 20
"""Maximum number of failures shown in full, because the page of a build has at most a megabyte."""


def render_markdown(report: Report, vectors: dict[str, Vector]) -> bytes:
    """Return the report as the bytes of a Markdown page; text from an adapter is in code blocks, where it has no
    effect.
    """
    return escape_controls("\n".join(_render_page(report, vectors)) + "\n").encode()


def _render_page(report: Report, vectors: dict[str, Vector]) -> Iterator[str]:
    who = report.implementation
    yield f"## {escape_markdown(f'{who.name} {who.version} ({who.language})')}"
    yield f"\nSuite {report.suite}. " + ", ".join(
        f"{report.totals[verdict]} {verdict}" for verdict in _render_verdict_table(report)
    )
    yield "\n| ruleset | level |\n| --- | --- |"
    for each, level in report.levels.items():
        yield f"| {each} | {level or 'none'}{escape_markdown(describe_next_step(report, each))} |"
    yield (
        "\n| level | "
        + " | ".join(_render_verdict_table(report))
        + " |\n| --- |"
        + " ---: |" * len(_render_verdict_table(report))
    )
    for name in LEVELS:
        if report.by_level[name]:
            counts = (str(report.by_level[name].get(verdict, "")) for verdict in _render_verdict_table(report))
            yield f"| {name} | " + " | ".join(counts) + " |"
    yield from (
        f"\n{escape_markdown(line)}"
        for line in (*render_untested_facets(report), *render_known_failure_remarks(report), report.broken)
        if line
    )
    yield from _render_failure_list(report, vectors)
    yield "\n### What was judged, and how\n\n| what | value |\n| --- | --- |"
    yield from (
        f"| {escape_markdown(name)} | {escape_markdown(value)} |"
        for name, value in (*list_header_facts(report), *list_result_facts(report))
    )


def _render_verdict_table(report: Report) -> list[str]:
    return [verdict for verdict, count in report.totals.items() if count]


def _render_failure_list(report: Report, vectors: dict[str, Vector]) -> Iterator[str]:
    failed = select_failed_cases(report)
    for each in failed[:SHOWN]:
        lines = list(render_failure(each, vectors[each.id], report.command, report.selection))
        fence = "`" * max(3, 1 + max(map(len, re.findall("`+", "\n".join(lines))), default=0))
        yield f"\n<details><summary>{each.verdict} {escape_markdown(each.id)}</summary>\n\n{fence}text"
        yield from lines
        yield f"{fence}\n\n</details>"
    if len(failed) > SHOWN:
        yield f"\n{pluralize(len(failed) - SHOWN, 'more failing case')}."


def escape_markdown(text: str) -> str:
    """Return a text with all characters escaped that have a meaning in Markdown or HTML."""
    escaped = escape_unprintable(text).replace("&", "&amp;").replace("<", "&lt;")
    return re.sub(r"([\\`*_\[\]|#])", r"\\\1", escaped)
