"""`scrimmage serve`: the bundled adapter, which answers Protocol 1."""

from __future__ import annotations

import argparse

from scrimmage_rules.command.arguments import Parser
from scrimmage_rules.kit.protocol.serve import serve


def add_arguments(verb: Parser) -> None:
    """Add the arguments of `serve`."""


def run(_options: argparse.Namespace) -> int:
    """Answer requests until the input ends."""
    return serve()
