"""Verb `scrimmage completion`: a script that makes a shell complete arguments of `scrimmage`."""

from __future__ import annotations

import argparse

from scrimmage_rules.command import terminal_output
from scrimmage_rules.command.argparse_extensions import Parser

PROGRAM = "scrimmage"


def add_arguments(verb: Parser) -> None:
    """Add the arguments of `completion`."""
    verb.add_argument("shell", choices=("bash", "zsh", "fish"), help="the shell to write the script for")


def run(options: argparse.Namespace) -> int:
    """Print the completion script for a shell."""
    from argcomplete.shell_integration import shellcode

    terminal_output.print_document(shellcode([PROGRAM], shell=options.shell).encode())
    return 0
