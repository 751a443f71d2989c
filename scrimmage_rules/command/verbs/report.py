"""Verb `scrimmage report`: a saved report in any format, or several implementations side by side."""

from __future__ import annotations

import argparse
from pathlib import Path

import msgspec

from scrimmage_rules.command import terminal_output
from scrimmage_rules.command.argparse_extensions import Parser
from scrimmage_rules.command.run_of_selected_cases import find_report_paths, print_report
from scrimmage_rules.command.shared_options import add_report_files, parse_count, parse_filename
from scrimmage_rules.kernel.errors import MalformedData
from scrimmage_rules.kernel.files import write_atomically
from scrimmage_rules.kernel.printable_text import escape_json_controls
from scrimmage_rules.kit.reports.implementation_table import (
    MOST_REPORTS,
    ImplementationTable,
    compare_implementations,
    render_markdown_table,
    render_table,
)
from scrimmage_rules.kit.reports.report_writer import render_json, write_report_in_each_format
from scrimmage_rules.kit.reports.saved_report import find_reported_cases, read_saved_report
from scrimmage_rules.kit.running.conformance_run import PASSED, USAGE, Report

FORMS_OF_SEVERAL = ("json", "markdown")
"""Formats in which a table of several reports can be written."""


def add_arguments(verb: Parser) -> None:
    """Add the arguments of `report`."""
    verb.add_argument(
        "file",
        nargs="+",
        type=parse_filename,
        metavar="FILE",
        help="a report that --json wrote; give several to compare them",
    )
    verb.add_argument(
        "--show", type=parse_count, default=10, metavar="N",
        help="print at most N failures in full, or N differing cases of several reports (default: 10)",
    )  # fmt: skip
    add_report_files(verb)


def run(options: argparse.Namespace) -> int:
    """Print one saved report as `verify` does, or several reports as a table. Also write the files in other formats
    that the options name.
    """
    if len(options.file) > MOST_REPORTS:
        raise MalformedData("FILE", f"expected at most {MOST_REPORTS} reports, got {len(options.file)}")
    paths = find_report_paths(options)
    reports = [(file, read_saved_report(Path(file))) for file in options.file]
    if len(reports) > 1:
        return _print_comparison(options, compare_implementations(reports), paths)
    return _print_saved_report(options, reports[0][1], paths)


def _print_saved_report(options: argparse.Namespace, report: Report, paths: dict[str, Path]) -> int:
    vectors = find_reported_cases(report)
    print_report(report, vectors, options)
    complaints = write_report_in_each_format(report, vectors, paths)
    for complaint in complaints:
        terminal_output.print_error(complaint)
    if options.json == "-":
        terminal_output.print_document(render_json(report))
    return USAGE if complaints else PASSED


def _print_comparison(options: argparse.Namespace, table: ImplementationTable, paths: dict[str, Path]) -> int:
    single = [form for form in paths if form not in FORMS_OF_SEVERAL]
    if single:
        raise MalformedData(f"--{single[0]}", "needs exactly one report; use --json or --markdown for several reports")
    content = escape_json_controls(msgspec.json.encode(table)) + b"\n"
    if options.json == "-":
        terminal_output.print_document(content)
    else:
        for line in render_table(table, options.show):
            terminal_output.print_line(line)
    for form, path in paths.items():
        write_atomically(path, content if form == "json" else render_markdown_table(table, options.show))
    return PASSED
