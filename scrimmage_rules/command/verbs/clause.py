"""Verb `scrimmage clause`: details of a clause or an ambiguity, with its text, code and scenarios."""

from __future__ import annotations

import argparse

import msgspec

from scrimmage_rules.command import terminal_output
from scrimmage_rules.command.argparse_extensions import Parser, add_rulesets
from scrimmage_rules.kit.rulebook import clause_details as kit
from scrimmage_rules.rulesets import list_rulesets


def add_arguments(verb: Parser) -> None:
    """Add the arguments of `clause`."""
    verb.add_argument("id", metavar="ID", help="a clause or an ambiguity, such as PUNT.distance or KF-A17")
    add_rulesets(verb, list_rulesets(), "only this ruleset (default: all)")
    verb.add_argument("--json", action="store_true", help="print the data as JSON")


def run(options: argparse.Namespace) -> int:
    """Print the details of one clause or one ambiguity."""
    found = kit.find_clause_or_ambiguity(
        options.id, [each for each in list_rulesets() if each in (options.ruleset or list_rulesets())]
    )
    if options.json:
        terminal_output.print_document(msgspec.json.encode(found) + b"\n")
        return 0
    for line in kit.render_details(found):
        terminal_output.print_line(line)
    return 0
