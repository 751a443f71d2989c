"""Verb `scrimmage list`: the cases or clauses that the filters select."""

from __future__ import annotations

import argparse

import msgspec

from scrimmage_rules.command import terminal
from scrimmage_rules.command.arguments import Parser
from scrimmage_rules.command.judged_run import choose_cases, selection_from_options
from scrimmage_rules.command.options import (
    add_filters,
)
from scrimmage_rules.kernel.rulebook import format_label
from scrimmage_rules.kit.running.case_listing import ListedCase, ListedClause, list_cases, list_clauses


def add_arguments(verb: Parser) -> None:
    """Add the arguments of `list`."""
    verb.add_argument("what", choices=("cases", "clauses"), help="print the cases, or the clauses that they test")
    add_filters(verb)
    verb.add_argument("--json", action="store_true", help="print the list as JSON")


def run(options: argparse.Namespace) -> int:
    """Print the selected cases or clauses, one per line or as JSON."""
    chosen = choose_cases(selection_from_options(options))
    found = list_cases(chosen) if options.what == "cases" else list_clauses(chosen)
    if options.json:
        terminal.send(msgspec.json.encode(found) + b"\n")
        return 0
    for each in found:
        terminal.say(_format_line(each))
    return 0


def _format_line(each: ListedCase | ListedClause) -> str:
    if isinstance(each, ListedCase):
        return f"{each.level:12}  {each.id}  {', '.join(each.clauses)}"
    return f"{each.cases:4}  {each.kind:11}  {format_label(each.id, each.title)}: {each.text}"
