"""Verb `scrimmage export`: generation of the published test vectors from the Gherkin features."""

from __future__ import annotations

import argparse
from itertools import chain

from scrimmage_rules.command import terminal_output
from scrimmage_rules.command.argparse_extensions import Parser, add_rulesets
from scrimmage_rules.kernel.printable_text import pluralize
from scrimmage_rules.rulesets import list_rulesets

STALE, BROKEN_SUITE = 1, 4


def add_arguments(verb: Parser) -> None:
    """Add the arguments of `export`."""
    verb.add_argument("--check", action="store_true", help="write nothing; fail if a file is out of date")
    add_rulesets(verb, list_rulesets(), "only the files of this ruleset (faster while you write features)")


def run(options: argparse.Namespace) -> int:
    """Write the generated files; with --check, print the outdated files instead."""
    from scrimmage_rules.kit import export as suite

    rulesets = tuple(dict.fromkeys(options.ruleset))
    try:
        if options.check:
            stale = (
                list(chain.from_iterable(map(suite.find_stale_files_of_ruleset, rulesets)))
                if rulesets
                else suite.find_stale_files()
            )
            remedy = " ".join(["scrimmage export", *(f"--ruleset {each}" for each in rulesets)])
            for name in stale:
                terminal_output.print_line(f"conformance/{name}: out of date; run `{remedy}` and commit the result")
            terminal_output.print_line(pluralize(len(stale), "outdated file"))
            return STALE if stale else 0
        written = sum(map(suite.write_ruleset, rulesets)) if rulesets else suite.write_suite()
        terminal_output.print_line(f"{pluralize(written, 'file')} written")
    except suite.BrokenFeatures as broken:
        for each in broken.broken:
            terminal_output.print_error(str(each))
        return BROKEN_SUITE
    return 0
