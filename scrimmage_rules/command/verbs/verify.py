"""Verb `scrimmage verify`: a run of published or generated cases against an implementation."""

from __future__ import annotations

import argparse

from scrimmage_rules.command.argparse_extensions import MANY, Parser
from scrimmage_rules.command.run_of_selected_cases import choose_seed, create_selection_from_options, run_cases
from scrimmage_rules.command.shared_options import (
    add_filters,
    add_report_options,
    parse_count,
    parse_pattern,
    parse_positive,
)
from scrimmage_rules.kernel.errors import MalformedData
from scrimmage_rules.kit.generated.generation_parameters import GenerationParameters


def add_arguments(verb: Parser) -> None:
    """Add the arguments of `verify`."""
    add_filters(verb)
    verb.add_argument("--fresh", type=parse_positive, metavar="N", help="add N generated cases for each ruleset")
    verb.add_argument(
        "--seed", type=parse_count, metavar="N", help="with --fresh: seed of an earlier run, for the same cases"
    )
    verb.add_argument(
        "--watch", nargs="?", const="", action="append", metavar="PATH",
        help="run again whenever a file changes in PATH (repeatable; default: the files of the command)",
    )  # fmt: skip
    verb.add_argument(
        "--ignore", type=parse_pattern, action=MANY, default=[], metavar="PATTERN",
        help="with --watch: ignore files and folders whose name or path matches PATTERN, such as *.log (repeatable)",
    )  # fmt: skip
    add_report_options(verb)


def run(options: argparse.Namespace) -> int:
    """Judge an implementation by published or generated cases, write the reports, and return the exit code."""
    if options.ignore and options.watch is None:
        raise MalformedData("--ignore", "needs --watch")
    return run_cases(options, create_selection_from_options(options, _read_generated_case_options(options)))


def _read_generated_case_options(options: argparse.Namespace) -> GenerationParameters | None:
    """Return the options of generated cases, with a random seed unless `--seed` is given; return None without
    `--fresh`.
    """
    if options.fresh is not None:
        return GenerationParameters(options.fresh, choose_seed(options))
    if options.seed is not None:
        raise MalformedData("--seed", "needs --fresh N (the number of generated cases)")
    return None
