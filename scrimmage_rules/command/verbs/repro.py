"""Verb `scrimmage repro`: a run of the cases in a file, such as a file that `fuzz` has written."""

from __future__ import annotations

import argparse
from pathlib import Path

from scrimmage_rules.command.argparse_extensions import Parser
from scrimmage_rules.command.run_of_selected_cases import run_cases
from scrimmage_rules.command.shared_options import (
    add_report_options,
    parse_filename,
)
from scrimmage_rules.kit.cases.vectors import read_vectors
from scrimmage_rules.kit.running.case_selection import Selection


def add_arguments(verb: Parser) -> None:
    """Add the arguments of `repro`."""
    verb.add_argument("file", type=parse_filename, metavar="FILE", help="a file of test vectors")
    add_report_options(verb)


def run(options: argparse.Namespace) -> int:
    """Run the cases in a file against an implementation, and return the exit code."""
    rulesets = tuple(dict.fromkeys(vector.ruleset for vector in read_vectors(Path(options.file))))
    return run_cases(options, Selection(rulesets, repro=options.file))
