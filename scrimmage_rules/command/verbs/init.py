"""Verb `scrimmage init`: a small adapter in one of several languages, as a starting point."""

from __future__ import annotations

import argparse
from pathlib import Path

from scrimmage_rules.command import terminal_output
from scrimmage_rules.command.argparse_extensions import Parser
from scrimmage_rules.command.shared_options import (
    parse_filename,
)
from scrimmage_rules.kit.starters.languages import LANGUAGES
from scrimmage_rules.kit.starters.starter_adapter import list_next_commands, write_starter
from scrimmage_rules.rulesets import list_rulesets


def add_arguments(verb: Parser) -> None:
    """Add the arguments of `init`."""
    verb.add_argument("--language", choices=LANGUAGES, required=True)
    verb.add_argument("--ruleset", choices=list_rulesets(), required=True)
    verb.add_argument("folder", type=parse_filename, metavar="FOLDER", help="the folder for the starter: new or empty")


def run(options: argparse.Namespace) -> int:
    """Write the files of a starting adapter, and print the commands that build and judge it."""
    starter = write_starter(options.language, options.ruleset, Path(options.folder))
    for path in starter.files:
        terminal_output.print_line(f"written: {path}")
    terminal_output.print_line("next:")
    for command in list_next_commands(starter, starter.folder):
        terminal_output.print_line(f"  {command}")
    return 0
