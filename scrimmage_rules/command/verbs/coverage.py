"""Verb `scrimmage coverage`: for every clause, the code, scenarios and property tests that cover it."""

from __future__ import annotations

import argparse
from collections.abc import Sequence

import msgspec

from scrimmage_rules.command import terminal_output
from scrimmage_rules.command.argparse_extensions import Parser, add_rulesets
from scrimmage_rules.kernel.errors import MalformedData
from scrimmage_rules.kernel.printable_text import pluralize
from scrimmage_rules.kit.rulebook import clause_coverage as kit
from scrimmage_rules.kit.rulebook.clause_coverage import Coverage
from scrimmage_rules.rulesets import list_rulesets


def add_arguments(verb: Parser) -> None:
    """Add the arguments of `coverage`."""
    add_rulesets(verb, list_rulesets(), "only this ruleset", required=True)
    verb.add_argument("--json", action="store_true", help="print the report of one ruleset as JSON")
    verb.add_argument("--check", action="store_true", help="fail if clauses, code and scenarios disagree")


def run(options: argparse.Namespace) -> int:
    """Print the coverage of every clause as a table or JSON; with --check, print only the uncovered clauses."""
    rulesets = tuple(dict.fromkeys(options.ruleset))
    if options.json and len(rulesets) > 1:
        raise MalformedData("--json", f"can report only one ruleset; remove --ruleset {rulesets[-1]}")
    if options.check:
        return max(_report_problems(each, kit.find_coverage_problems(each)) for each in rulesets)
    for each in rulesets:
        found = kit.compute_coverage(each)
        if options.json:
            terminal_output.print_document(msgspec.json.encode(found) + b"\n")
        else:
            _print_coverage(found)
    return 0


def _report_problems(ruleset_id: str, problems: Sequence[str]) -> int:
    for line in (*problems, f"{ruleset_id}: {pluralize(len(problems), 'problem')}"):
        terminal_output.print_line(line)
    return 1 if problems else 0


def _print_coverage(found: Coverage) -> None:
    for row in found.clauses:
        code, scenarios = len(row.code), len(row.scenarios)
        terminal_output.print_line(f"{row.id:28} {row.kind:11} {row.status:12} code {code:2}  scenarios {scenarios:3}")
    terminal_output.print_line(
        f"{found.ruleset}: " + ", ".join(f"{count} {name}" for name, count in found.totals.items())
    )
