"""Report of a run as JSON Lines: a header, one line for each case, and a footer, without which the report is
incomplete.
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from scrimmage_rules.kernel.printable_text import escape_json_controls
from scrimmage_rules.kit.cases.judge import CaseResult
from scrimmage_rules.kit.protocol import messages as m
from scrimmage_rules.kit.running.case_selection import Selection
from scrimmage_rules.kit.running.conformance_run import Report
from scrimmage_rules.kit.running.run_time_and_environment import RunDetails


class Header(msgspec.Struct, frozen=True, tag="header", tag_field="line"):
    """First line of the report: the judged program with what it declares, and the suite."""

    kit: str
    suite: str
    command: tuple[str, ...]
    implementation: m.Implementation
    declared: dict[str, m.Declared]
    selection: Selection
    run: RunDetails | None = None
    format: str = "scrimmage-report-lines-1"


class Case(msgspec.Struct, frozen=True, tag="case", tag_field="line"):
    """Line of the report with the result of one case."""

    case: CaseResult


class Footer(msgspec.Struct, frozen=True, tag="footer", tag_field="line"):
    """Last line of the report: the result of the run. `cases` is the number of case lines."""

    cases: int
    levels: dict[str, str | None]
    totals: dict[str, int]
    by_level: dict[str, dict[str, int]]
    floors: dict[str, int]
    unasked: dict[str, tuple[str, ...]]
    known: tuple[str, ...]
    broken: str
    exit_code: int


Line = Header | Case | Footer


def list_report_lines(report: Report) -> Iterable[Line]:
    """Yield the lines of the report."""
    yield Header(
        report.kit, report.suite, report.command, report.implementation, report.declared, report.selection, report.run
    )  # fmt: skip
    yield from map(Case, report.cases)
    yield Footer(
        len(report.cases), report.levels, report.totals, report.by_level, report.floors, report.unasked,
        report.known, report.broken, report.exit_code,
    )  # fmt: skip


def render_jsonl(report: Report) -> bytes:
    """Return the report as the bytes of a file."""
    return b"".join(escape_json_controls(msgspec.json.encode(line)) + b"\n" for line in list_report_lines(report))
