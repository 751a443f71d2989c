"""Verb `scrimmage serve`: the reference implementation as an adapter that answers Protocol 1 on standard input and
output.
"""

from __future__ import annotations

import argparse

from scrimmage_rules.command.argparse_extensions import Parser
from scrimmage_rules.kit.protocol.reference_server import serve


def add_arguments(verb: Parser) -> None:
    """Add the arguments of `serve`."""


def run(_options: argparse.Namespace) -> int:
    """Answer requests on standard input until it ends; return the exit code."""
    return serve()
