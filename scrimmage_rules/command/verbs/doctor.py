"""Verb `scrimmage doctor`: checks whether an adapter speaks the protocol, with a remedy for each failure."""

from __future__ import annotations

import argparse

import msgspec

from scrimmage_rules.command import terminal_output
from scrimmage_rules.command.argparse_extensions import Parser
from scrimmage_rules.command.run_of_selected_cases import require_adapter_command
from scrimmage_rules.command.shared_options import (
    parse_seconds,
)
from scrimmage_rules.kit.doctor import examine_adapter, render_diagnosis
from scrimmage_rules.rulesets import list_rulesets


def add_arguments(verb: Parser) -> None:
    """Add the arguments of `doctor`."""
    verb.add_argument(
        "--ruleset",
        choices=list_rulesets(),
        help="use cases of this ruleset (default: the first that the adapter declares)",
    )
    verb.add_argument(
        "--timeout", type=parse_seconds, default=5.0, metavar="S", help="seconds to wait for each answer (default: 5)"
    )
    verb.add_argument("--json", action="store_true", help="print the results as JSON")


def run(options: argparse.Namespace) -> int:
    """Print one line for each check, and advice for each failed check; return 1 if a check fails."""
    require_adapter_command(options, "scrimmage doctor", needed=True)
    found = []
    for each in examine_adapter(options.command, options.ruleset, options.timeout):
        found.append(each)
        for line in () if options.json else render_diagnosis(each):
            terminal_output.print_line(line)
    wrong = sum(each.verdict == "wrong" for each in found)
    skipped = sum(each.verdict == "skipped" for each in found)
    if options.json:
        terminal_output.print_document(msgspec.json.encode(found) + b"\n")
    else:
        terminal_output.print_line(f"{len(found) - wrong - skipped} passed, {wrong} failed, {skipped} skipped")
    return 1 if wrong else 0
