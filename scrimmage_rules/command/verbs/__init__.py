"""Verbs of the command `scrimmage`. Each verb has one module with the functions `add_arguments` and `run`."""

from __future__ import annotations

import argparse
from importlib import import_module
from typing import Protocol, cast

from scrimmage_rules.command.argparse_extensions import Parser

SUMMARIES = {
    "verify": "run the conformance suite on an implementation (default: the bundled reference)",
    "doctor": "check that an adapter follows Protocol 1, and suggest fixes",
    "fuzz": "search for a difference from the reference, and shrink it",
    "campaign": "play random games from thousands of seeds and report differences, on all cores or a cluster",
    "simulate": "play thousands of games between computer players, and summarize results, scores and lengths",
    "repro": "run the cases of a file, such as one that `fuzz` wrote",
    "list": "list cases, the clauses that they test, or the sentences of their scenarios",
    "report": "print a saved report in any format, or several implementations side by side",
    "diff": "compare two reports case by case",
    "impact": "show the effect of a rule change on cases, odds and games",
    "init": "write a starter adapter in one of several languages",
    "new": "write the package of a new ruleset: rules, rulebook, scenarios and a test",
    "serve": "run the reference as a Protocol 1 adapter on standard input and output",
    "export": "generate the published suite from the feature files",
    "coverage": "report which clauses are implemented, tested and proved",
    "pages": "write the pages and boards of a ruleset as a folder for MkDocs",
    "changes": "list changes since a release, and the lowest version that they allow",
    "clause": "show a clause or an ambiguity with its text, readings, code and scenarios",
    "completion": "print a shell completion script",
    "odds": "compute the exact odds of an action or of a table",
    "replay": "replay a recorded game, draw it, or keep it in an archive",
    "check": "check that a file (options, position, deck, transcript, ...) is valid",
}
"""Summary of each verb for the help text, in order. The name of a verb is also the name of its module."""


class Verb(Protocol):
    """Interface of the module of a verb."""

    @staticmethod
    def add_arguments(verb: Parser, /) -> None:
        """Add the arguments of the verb to its parser."""

    @staticmethod
    def run(options: argparse.Namespace, /) -> int:
        """Run the verb with its parsed options, and return the exit code."""


def load_verb(name: str) -> Verb:
    """Import the module of a verb and return it."""
    return cast("Verb", import_module(f"{__name__}.{name}"))
