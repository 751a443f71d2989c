"""Reports as files, written before anything is printed."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import msgspec

from scrimmage_rules.kernel.errors import Unwritable
from scrimmage_rules.kernel.files import write_whole
from scrimmage_rules.kit.junit import as_junit
from scrimmage_rules.kit.vectors import Vector
from scrimmage_rules.kit.verify import Report


def as_json(report: Report, vectors: dict[str, Vector]) -> bytes:
    """The whole report, each case with a hash of its content."""
    told = (msgspec.structs.replace(each, content=vectors[each.id].content) for each in report.cases)
    report = msgspec.structs.replace(report, cases=tuple(told))
    return msgspec.json.format(msgspec.json.encode(report), indent=1) + b"\n"


def write_reports(report: Report, vectors: dict[str, Vector], json: Path | None, junit: Path | None) -> list[str]:
    """Write those that have a path, and say of each that could not be written why."""
    wanted: list[tuple[Path | None, Callable[[], bytes]]] = [
        (json, lambda: as_json(report, vectors)),
        (junit, lambda: as_junit(report, vectors)),
    ]
    complaints = []
    for path, content in wanted:
        try:
            if path is not None:
                write_whole(path, content())
        except Unwritable as fault:
            complaints.append(f"the report was not written: {fault}")
    return complaints
