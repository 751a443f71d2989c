"""Options that several verbs share, and the functions that convert their values."""

from __future__ import annotations

import argparse

from scrimmage_rules.command.argparse_extensions import MANY, Parser, add_rulesets
from scrimmage_rules.kernel.printable_text import shorten
from scrimmage_rules.rulesets import list_rulesets

MAX_DIGITS = 18
"""Maximum number of digits of a number in an argument."""


def add_filters(verb: Parser) -> None:
    """Add the options that select published cases, such as `--clause` and `--level`."""
    filters = verb.add_argument_group(
        "filters",
        "Repeat a filter to give several values. A case is selected if it matches one value of each given filter.\n"
        "`--clause PUNT --clause FG --level referee` selects the cases of both clauses up to the level referee.\n"
        "A value not:X excludes the cases that match X, as in `--clause PUNT --clause not:PUNT.td`.",
    )
    filters.add_argument("--selection", type=parse_filename, metavar="FILE",
                         help="also use the filters in this file (YAML or JSON)")  # fmt: skip
    add_rulesets(filters, list_rulesets(), "only this ruleset (default: the four games of this project)")
    filters.add_argument("--failed", type=parse_filename, action=MANY, default=[], metavar="REPORT",
                         help="only cases that failed in an earlier --json report")  # fmt: skip
    for name, metavar, meaning in (
        ("--clause", "ID", "only cases of this clause, or of all clauses whose id starts with ID"),
        ("--level", "NAME", "only cases up to this level"),
        ("--only-level", "NAME", "only cases of exactly this level"),
        ("--facet", "NAME", "only cases that need this optional part of the protocol"),
        ("--feature", "FILE", "only cases of this feature, such as tactical_soccer/shot.feature"),
        ("--reading", "ID[=KEY]", "only cases that choose a reading of this ambiguity"),
        ("--case", "NAME", "only this case: its id, or FILE:LINE such as card_football/punt.feature:12"),
        ("--verdict", "NAME", "with --failed: only cases with this verdict in that report"),
    ):
        filters.add_argument(name, metavar=metavar, action=MANY, default=[], help=meaning)


def add_report_options(verb: Parser) -> None:
    """Add the options of a judged run: time limits, the list of known failures, and report files."""
    verb.add_argument(
        "--jobs", type=parse_positive, default=1, metavar="N", help="number of adapter processes that run in parallel"
    )
    verb.add_argument(
        "--timeout", type=parse_seconds, default=5.0, metavar="S", help="seconds to wait for each answer (default: 5)"
    )
    verb.add_argument(
        "--max-time", type=parse_seconds, default=3600.0, metavar="S", help="seconds for the whole run (default: 3600)"
    )
    verb.add_argument(
        "--retry", type=parse_count, metavar="N",
        help="rerun each failing case up to N times; a case that then passes is flaky (default: rerun a crash, timeout "
        "or protocol error once)",
    )  # fmt: skip
    verb.add_argument(
        "--known", type=parse_filename, metavar="FILE", help="list of known failures with their reasons (YAML or JSON)"
    )
    verb.add_argument(
        "--fix",
        action="store_true",
        help="after a complete run, rewrite the --known file to list the cases that failed",
    )
    verb.add_argument(
        "--show", type=parse_count, default=10, metavar="N", help="print at most N failures in full (default: 10)"
    )
    add_report_files(verb)
    verb.add_argument(
        "--reproducible", action="store_true",
        help="write reports without date, duration and versions of Python and the system",
    )  # fmt: skip


def add_report_files(verb: Parser) -> None:
    """Add the options that write a report to a file, one for each format."""
    verb.add_argument(
        "--json", type=parse_filename, metavar="FILE", help="write the report as JSON (- for standard output)"
    )
    verb.add_argument(
        "--lines",
        type=parse_filename,
        metavar="FILE",
        help="write the report as JSON Lines, with a header and a footer",
    )
    verb.add_argument("--junit", type=parse_filename, metavar="FILE", help="write the report as JUnit XML")
    verb.add_argument("--markdown", type=parse_filename, metavar="FILE", help="write a summary as Markdown")
    verb.add_argument(
        "--html", type=parse_filename, metavar="FILE", help="write an HTML page with a board for each failed case"
    )
    verb.add_argument(
        "--badge", type=parse_filename, metavar="FILE", help="write the JSON of a shields.io endpoint badge"
    )


def add_variant_options(verb: Parser) -> None:
    """Add the options that select an edition and readings of the rules."""
    verb.add_argument("--edition", help="play this edition, such as classic")
    verb.add_argument("--reading", action=MANY, default=[], metavar="ID=KEY",
                      help="play under this reading (repeatable: one reading for each ambiguity)")  # fmt: skip


def parse_positive(text: str) -> int:
    """Return an argument as a whole number of at least 1."""
    return _parse_whole_number(text, 1)


def parse_count(text: str) -> int:
    """Return an argument as a whole number of at least 0."""
    return _parse_whole_number(text, 0)


def _parse_whole_number(text: str, minimum: int) -> int:
    digits = text.isascii() and text.isdigit()
    if not digits or len(text) > MAX_DIGITS or int(text) < minimum:
        raise _create_argument_error(
            f"expected a whole number of at least {minimum}, got {shorten(text, MAX_DIGITS)!r}"
        )
    return int(text)


def parse_filename(text: str) -> str:
    """Return an argument as a file name; raise an error if the argument is empty."""
    if not text:
        raise _create_argument_error("expected a file name, got ''")
    return text


def parse_pattern(text: str) -> str:
    """Return an argument as a pattern of file names; raise an error if the argument is empty."""
    if not text:
        raise _create_argument_error("expected a pattern such as *.log, got ''")
    return text


def parse_seconds(text: str) -> float:
    """Return an argument as a number of seconds."""
    try:
        number = float(text)
    except ValueError:
        number = 0.0
    if not 0 < number < float("inf"):
        raise _create_argument_error(f"expected a number of seconds above 0, got {shorten(text, MAX_DIGITS)!r}")
    return number


def _create_argument_error(problem: str) -> Exception:
    return argparse.ArgumentTypeError(problem)
