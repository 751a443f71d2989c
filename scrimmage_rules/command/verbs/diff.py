"""Verb `scrimmage diff`: differences between two reports of runs."""

from __future__ import annotations

import argparse
from pathlib import Path

import msgspec

from scrimmage_rules.command import terminal_output
from scrimmage_rules.command.argparse_extensions import Parser
from scrimmage_rules.command.shared_options import (
    parse_filename,
)
from scrimmage_rules.kit.reports.report_comparison import compare_reports, render_comparison
from scrimmage_rules.kit.running.previous_reports import read_report


def add_arguments(verb: Parser) -> None:
    """Add the arguments of `diff`."""
    verb.add_argument("before", type=parse_filename, metavar="BEFORE", help="the earlier report, written by --json")
    verb.add_argument("after", type=parse_filename, metavar="AFTER", help="the later report, written by --json")
    verb.add_argument("--json", action="store_true", help="print the comparison as JSON")


def run(options: argparse.Namespace) -> int:
    """Print the differences between two reports; return 1 if a case that passed now fails or is missing."""
    found = compare_reports(read_report(Path(options.before)), read_report(Path(options.after)))
    if options.json:
        terminal_output.print_document(msgspec.json.encode(found) + b"\n")
    else:
        for line in render_comparison(found):
            terminal_output.print_line(line)
    return 1 if found.worse else 0
