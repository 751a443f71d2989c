"""Options that several verbs share, and the converters of their values."""

from __future__ import annotations

import argparse

from scrimmage_rules.command.arguments import MANY, Parser, add_rulesets
from scrimmage_rules.kernel.printable_text import shortened
from scrimmage_rules.rulesets import playable

MAX_DIGITS = 18
"""Maximum number of digits of a number that is given as an argument."""


def add_filters(verb: Parser) -> None:
    """Add the filters that select published cases."""
    filters = verb.add_argument_group(
        "filters",
        "Each may be given several times: a case needs to match one of the values, and every filter that is given.\n"
        "`--clause PUNT --clause FG --level referee` selects the cases of either clause up to that level.",
    )
    add_rulesets(filters, playable(), "only this ruleset (default: those of this project)")
    filters.add_argument("--failed", type=filename, action=MANY, default=[], metavar="REPORT",
                         help="only cases that an earlier --json report fails")  # fmt: skip
    for name, metavar, meaning in (
        ("--clause", "ID", "only cases that show this clause, or all that begin with it"),
        ("--level", "NAME", "only cases up to this level"),
        ("--only-level", "NAME", "only cases of this very level"),
        ("--facet", "NAME", "only cases that need this facet"),
        ("--feature", "FILE", "only cases of this feature, such as tactical_soccer/shot.feature"),
        ("--reading", "ID[=KEY]", "only cases that choose a reading of this ambiguity"),
        ("--case", "NAME", "only this case, by its name or as card_football/punt.feature:12"),
        ("--verdict", "NAME", "with --failed: only those that had this verdict in it"),
    ):
        filters.add_argument(name, metavar=metavar, action=MANY, default=[], help=meaning)


def add_report_options(verb: Parser) -> None:
    """Add the options of a run: its limits, its known failures, and the files of its reports."""
    verb.add_argument("--jobs", type=positive, default=1, metavar="N", help="adapter processes side by side")
    verb.add_argument("--timeout", type=seconds, default=5.0, metavar="S", help="seconds for each answer (5)")
    verb.add_argument("--max-time", type=seconds, default=3600.0, metavar="S", help="seconds for the whole run (3600)")
    verb.add_argument("--known", type=filename, metavar="FILE", help="YAML or JSON of cases known to fail, and why")
    verb.add_argument("--fix", action="store_true", help="update the --known file after a complete run")
    verb.add_argument("--show", type=count, default=10, metavar="N", help="print at most N failures in full (10)")
    verb.add_argument("--json", type=filename, metavar="FILE", help="write the report as JSON (- for standard output)")
    verb.add_argument("--lines", type=filename, metavar="FILE", help="write it as JSON lines with header and footer")
    verb.add_argument("--junit", type=filename, metavar="FILE", help="write it as JUnit XML")
    verb.add_argument("--markdown", type=filename, metavar="FILE", help="write a summary as Markdown")
    verb.add_argument("--html", type=filename, metavar="FILE", help="write a page with the boards of what failed")
    verb.add_argument("--badge", type=filename, metavar="FILE", help="write what an endpoint of shields.io answers")


def add_variant_options(verb: Parser) -> None:
    """Add the options that select an edition and readings of the rules."""
    verb.add_argument("--edition", help="play it in this edition, such as classic")
    verb.add_argument("--reading", action=MANY, default=[], metavar="ID=KEY",
                      help="play it under this reading (repeatable, one reading of each ambiguity)")  # fmt: skip


def positive(text: str) -> int:
    """Return the whole number of 1 or more that an argument gives."""
    return _whole(text, 1)


def count(text: str) -> int:
    """Return the whole number of 0 or more that an argument gives."""
    return _whole(text, 0)


def _whole(text: str, minimum: int) -> int:
    digits = text.isascii() and text.isdigit()
    if not digits or len(text) > MAX_DIGITS or int(text) < minimum:
        raise _wrong(f"a whole number, {minimum} or more, is needed, not {shortened(text, MAX_DIGITS)!r}")
    return int(text)


def filename(text: str) -> str:
    """Return the name of a file that an argument gives."""
    if not text:
        raise _wrong("the name of a file is needed, not ''")
    return text


def seconds(text: str) -> float:
    """Return the number of seconds that an argument gives."""
    try:
        number = float(text)
    except ValueError:
        number = 0.0
    if not 0 < number < float("inf"):
        raise _wrong(f"a number of seconds above 0 is needed, not {shortened(text, MAX_DIGITS)!r}")
    return number


def _wrong(problem: str) -> Exception:
    return argparse.ArgumentTypeError(problem)
