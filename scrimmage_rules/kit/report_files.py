"""Reports as files: refused before a run if they cannot be written, and written before anything is printed."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import msgspec

from scrimmage_rules.kernel.errors import MalformedData
from scrimmage_rules.kit.junit import as_junit
from scrimmage_rules.kit.vectors import Vector
from scrimmage_rules.kit.verify import Report


def refuse_unwritable(option: str, path: Path) -> None:
    """Raises `MalformedData` for what could not be written; a report that is there already stays as it is."""
    if path.is_dir():
        raise MalformedData(option, f"{path} is a folder; name a file in it")
    if not path.parent.is_dir():
        raise MalformedData(option, f"there is no folder {path.parent}; make it, or name a file elsewhere")
    if not os.access(path if path.exists() else path.parent, os.W_OK):
        raise MalformedData(option, f"{path} cannot be written; name a file that can")


def as_json(report: Report) -> bytes:
    """The whole report."""
    return msgspec.json.format(msgspec.json.encode(report), indent=1) + b"\n"


def write_reports(report: Report, vectors: dict[str, Vector], json: Path | None, junit: Path | None) -> list[str]:
    """Write those that have a path, and say of each that could not be written why."""
    wanted: list[tuple[Path | None, Callable[[], bytes]]] = [
        (json, lambda: as_json(report)),
        (junit, lambda: as_junit(report, vectors)),
    ]
    complaints = []
    for path, content in wanted:
        try:
            if path is not None:
                path.write_bytes(content())
        except OSError as fault:
            complaints.append(f"{path}: {fault.strerror}; the report was not written")
    return complaints
