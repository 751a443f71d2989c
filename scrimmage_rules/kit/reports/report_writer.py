"""Report files: limited in size, and free of characters that control a terminal."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from scrimmage_rules.kernel.errors import Unwritable
from scrimmage_rules.kernel.files import LARGEST, write_atomically
from scrimmage_rules.kernel.printable_text import escape_json_controls
from scrimmage_rules.kit.cases.failing_request import find_failing_request
from scrimmage_rules.kit.cases.judge import CaseResult
from scrimmage_rules.kit.cases.vectors import Vector
from scrimmage_rules.kit.reports.badge import render_badge
from scrimmage_rules.kit.reports.jsonl_report import render_jsonl
from scrimmage_rules.kit.reports.markdown_report import render_markdown
from scrimmage_rules.kit.reports.text_report import select_failed_cases
from scrimmage_rules.kit.running.conformance_run import Report

FORMS = ("json", "lines", "junit", "markdown", "html", "badge")
"""Formats of a report; each is an option of the command."""


def render_json(report: Report) -> bytes:
    """Return the report as JSON, with one line for each field and for each case."""
    fields = (_render_field(name, getattr(report, name)) for name in report.__struct_fields__)
    return escape_json_controls(b"{\n" + b",\n".join(fields) + b"\n}\n")


def _render_field(name: str, value: Any) -> bytes:
    lines = b"[\n" + b",\n".join(map(msgspec.json.encode, value)) + b"\n]" if name == "cases" else None
    return msgspec.json.encode(name) + b": " + (lines or msgspec.json.encode(value))


def add_content_hashes(report: Report, vectors: dict[str, Vector]) -> Report:
    """Return the report with a hash of the content of each case, and with the failing requests of generated cases."""
    failed = () if report.selection.published else {each.id for each in select_failed_cases(report)}
    told = (_add_content_hash(each, vectors[each.id], asked=each.id in failed) for each in report.cases)
    return msgspec.structs.replace(report, cases=tuple(told))


def _add_content_hash(each: CaseResult, vector: Vector, *, asked: bool) -> CaseResult:
    found = find_failing_request(vector, each.step, each.differences) if asked else None
    return msgspec.structs.replace(each, content=vector.content, asked=found)


def write_reports(report: Report, vectors: dict[str, Vector], paths: dict[str, Path]) -> list[str]:
    """Add the content hashes, and write the report in each format that has a path; see
    `write_report_in_each_format`.
    """
    return write_report_in_each_format(add_content_hashes(report, vectors) if paths else report, vectors, paths)


def write_report_in_each_format(report: Report, vectors: dict[str, Vector], paths: dict[str, Path]) -> list[str]:
    """Write the report in each format that has a path; return a message for each file that could not be written."""
    forms: dict[str, Callable[[], bytes]] = {
        "json": lambda: render_json(report), "lines": lambda: render_jsonl(report),
        "junit": lambda: _render_junit_with_details(report, vectors),
        "markdown": lambda: render_markdown(report, vectors), "html": lambda: _render_html_page(report, vectors),
        "badge": lambda: render_badge(report),
    }  # fmt: skip
    complaints = []
    for form, path in paths.items():
        try:
            write_atomically(path, _require_readable_report_size(path, form, forms[form]()))
        except Unwritable as fault:
            complaints.append(f"the report was not written: {fault}")
        except MemoryError:
            complaints.append(f"the report was not written: {path}: not enough memory; select fewer cases")
    return complaints


def _render_junit_with_details(report: Report, vectors: dict[str, Vector]) -> bytes:
    from scrimmage_rules.kit.reports.junit_report import render_junit  # noqa: PLC0415  (its XML library is slow to import)

    return render_junit(report, vectors)


def _render_html_page(report: Report, vectors: dict[str, Vector]) -> bytes:
    from scrimmage_rules.kit.reports.html_report import render_html  # noqa: PLC0415  (few runs write a page)

    return render_html(report, vectors)


def _require_readable_report_size(path: Path, form: str, content: bytes) -> bytes:
    """Return a report file unchanged; raise `Unwritable` for a JSON report that is too large for `diff` and `--failed`
    to read.
    """
    if form == "json" and len(content) > LARGEST:
        problem = f"the report is larger than {LARGEST // 1024 // 1024} MB"
        raise Unwritable(str(path), problem, "select fewer cases, or use --lines")
    return content
