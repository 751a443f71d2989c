"""Reports as files: bounded in size, and without characters that control a terminal."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from scrimmage_rules.kernel.errors import Unwritable
from scrimmage_rules.kernel.files import LARGEST, write_whole
from scrimmage_rules.kernel.printable_text import printable_json
from scrimmage_rules.kit.cases.failing_request import failing_request
from scrimmage_rules.kit.cases.judge import CaseResult
from scrimmage_rules.kit.cases.vectors import Vector
from scrimmage_rules.kit.reports.badge import as_badge
from scrimmage_rules.kit.reports.html_report import as_html
from scrimmage_rules.kit.reports.jsonl_report import as_lines
from scrimmage_rules.kit.reports.markdown_report import as_markdown
from scrimmage_rules.kit.reports.text_report import failing
from scrimmage_rules.kit.running.verification import Report

FORMS = ("json", "lines", "junit", "markdown", "html", "badge")
"""What a report can be written as; each is an option of the command."""


def as_json(report: Report) -> bytes:
    """Return the whole report: a line for each field and for each case, so that no nesting makes it longer."""
    fields = (_field(name, getattr(report, name)) for name in report.__struct_fields__)
    return printable_json(b"{\n" + b",\n".join(fields) + b"\n}\n")


def _field(name: str, value: Any) -> bytes:
    lines = b"[\n" + b",\n".join(map(msgspec.json.encode, value)) + b"\n]" if name == "cases" else None
    return msgspec.json.encode(name) + b": " + (lines or msgspec.json.encode(value))


def marked(report: Report, vectors: dict[str, Vector]) -> Report:
    """The report with a hash of the content of each case, and the failing requests of cases that are not published."""
    failed = () if report.selection.published else {each.id for each in failing(report)}
    told = (_marked(each, vectors[each.id], asked=each.id in failed) for each in report.cases)
    return msgspec.structs.replace(report, cases=tuple(told))


def _marked(each: CaseResult, vector: Vector, *, asked: bool) -> CaseResult:
    found = failing_request(vector, each.step, each.differences) if asked else None
    return msgspec.structs.replace(each, content=vector.content, asked=found)


def write_reports(report: Report, vectors: dict[str, Vector], paths: dict[str, Path]) -> list[str]:
    """Write the forms that have a path, and say of each that could not be written why."""
    report = marked(report, vectors) if paths else report
    forms: dict[str, Callable[[], bytes]] = {
        "json": lambda: as_json(report), "lines": lambda: as_lines(report), "junit": lambda: _junit(report, vectors),
        "markdown": lambda: as_markdown(report, vectors), "html": lambda: as_html(report, vectors),
        "badge": lambda: as_badge(report),
    }  # fmt: skip
    complaints = []
    for form, path in paths.items():
        try:
            write_whole(path, _readable(path, form, forms[form]()))
        except Unwritable as fault:
            complaints.append(f"the report was not written: {fault}")
        except MemoryError:
            complaints.append(f"the report was not written: {path}: not enough memory; select fewer cases")
    return complaints


def _junit(report: Report, vectors: dict[str, Vector]) -> bytes:
    from scrimmage_rules.kit.reports.junit_report import as_junit  # noqa: PLC0415  (its XML library is slow to import)

    return as_junit(report, vectors)


def _readable(path: Path, form: str, content: bytes) -> bytes:
    """Return a report as it is; raise `Unwritable` for JSON that `diff` and `--failed` refuse as too large."""
    if form == "json" and len(content) > LARGEST:
        problem = f"the report is larger than {LARGEST // 1024 // 1024} MB"
        raise Unwritable(str(path), problem, "select fewer cases, or use --lines")
    return content
