"""Reports as files, written before anything is printed."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import msgspec

from scrimmage_rules.kernel.errors import Unwritable
from scrimmage_rules.kernel.files import write_whole
from scrimmage_rules.kit.badge import as_badge
from scrimmage_rules.kit.html_report import as_html
from scrimmage_rules.kit.junit import as_junit
from scrimmage_rules.kit.markdown_report import as_markdown
from scrimmage_rules.kit.report_lines import as_lines
from scrimmage_rules.kit.vectors import Vector
from scrimmage_rules.kit.verify import Report

FORMS = ("json", "lines", "junit", "markdown", "html", "badge")
"""What a report can be written as; each is an option of the command."""


def as_json(report: Report) -> bytes:
    """The whole report."""
    return msgspec.json.format(msgspec.json.encode(report), indent=1) + b"\n"


def marked(report: Report, vectors: dict[str, Vector]) -> Report:
    """The report with a hash of the content of each case."""
    told = (msgspec.structs.replace(each, content=vectors[each.id].content) for each in report.cases)
    return msgspec.structs.replace(report, cases=tuple(told))


def write_reports(report: Report, vectors: dict[str, Vector], paths: dict[str, Path]) -> list[str]:
    """Write the forms that have a path, and say of each that could not be written why."""
    forms: dict[str, Callable[[], bytes]] = {
        "json": lambda: as_json(report), "lines": lambda: as_lines(report), "junit": lambda: as_junit(report, vectors),
        "markdown": lambda: as_markdown(report, vectors), "html": lambda: as_html(report, vectors),
        "badge": lambda: as_badge(report),
    }  # fmt: skip
    complaints = []
    for form, path in paths.items():
        try:
            write_whole(path, forms[form]())
        except Unwritable as fault:
            complaints.append(f"the report was not written: {fault}")
    return complaints
