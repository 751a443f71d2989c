"""Verb `scrimmage new`: the package of a new ruleset, as a starting point for the author of a game."""

from __future__ import annotations

import argparse
from pathlib import Path

from scrimmage_rules.command import terminal_output
from scrimmage_rules.command.argparse_extensions import Parser
from scrimmage_rules.command.shared_options import parse_filename
from scrimmage_rules.kit.starters.starter_ruleset import list_next_commands, write_ruleset_package


def add_arguments(verb: Parser) -> None:
    """Add the arguments of `new`."""
    verb.add_argument("what", choices=("ruleset",), help="the kind of package")
    verb.add_argument("name", metavar="NAME", help="the id of the ruleset: lower-case letters, digits and hyphens")
    verb.add_argument("folder", type=parse_filename, metavar="FOLDER", help="the folder for the package: new or empty")


def run(options: argparse.Namespace) -> int:
    """Write the files of a new ruleset, and print the commands that install, judge and draw it."""
    folder = Path(options.folder)
    for path in write_ruleset_package(options.name, folder):
        terminal_output.print_line(f"written: {path}")
    terminal_output.print_line("next:")
    for command in list_next_commands(options.name, folder):
        terminal_output.print_line(f"  {command}")
    return 0
