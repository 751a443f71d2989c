"""Adds a program to the list of known implementations: `python -m tools.suite.record_implementation REPORT WHERE`.

REPORT is the report of a complete run, written by `scrimmage verify --json`. WHERE is a path in the repository or a web
address.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path

import msgspec

from scrimmage_rules.kernel.codec import decode_json
from scrimmage_rules.kernel.data_folders import data_dir
from scrimmage_rules.kernel.files import read_file, write_atomically
from scrimmage_rules.kit.reports.listed_implementations import (
    add_or_replace_entry,
    create_entry_from_report,
    get_implementation_list_path,
    read_listed_implementations,
)
from scrimmage_rules.kit.running.conformance_run import Report


def main(arguments: Sequence[str]) -> int:
    """Write the updated list; return the exit code, 2 for invalid arguments."""
    if len(arguments) != 2:
        print("usage: python -m tools.suite.record_implementation REPORT WHERE")
        return 2
    report = decode_json(read_file(Path(arguments[0])), Report, "$")
    if not (report.complete and report.selection.whole):
        print(f"{arguments[0]} is not the report of a complete run: run again without filters")
        return 2
    folder = data_dir("conformance")
    path = get_implementation_list_path(folder)
    known = read_listed_implementations(folder) if path.is_file() else ()
    entry = create_entry_from_report(report, arguments[1], datetime.now(UTC).date().isoformat())
    made = msgspec.json.format(msgspec.json.encode(add_or_replace_entry(known, entry)), indent=1)
    write_atomically(path, made + b"\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
