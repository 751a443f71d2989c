"""The verbs of the command: one module for each verb, with its arguments (`add_arguments`) and what it does (`run`)."""

from __future__ import annotations

import argparse
from importlib import import_module
from typing import Protocol, cast

from scrimmage_rules.command.arguments import Parser

SUMMARIES = {
    "verify": "judge an implementation (default: the bundled reference) by the suite",
    "doctor": "does an adapter keep to the protocol, and what to change if not",
    "fuzz": "search for an answer that differs from the reference's, and make it small",
    "campaign": "carry out random play for thousands of seeds, on all cores or on a cluster",
    "repro": "judge by the cases of a file, such as fuzz writes",
    "list": "list the cases, or the clauses that they show",
    "diff": "compare two reports, case by case",
    "impact": "what a change of a rule or of a reading does: cases, odds, recorded games",
    "init": "write an adapter to begin from, around an engine that knows one table",
    "serve": "answer Protocol 1 on standard input and output",
    "export": "make the published suite from the features",
    "coverage": "what code, scenarios and properties say of every clause",
    "pages": "write the pages of a ruleset, with its boards, as a folder for mkdocs",
    "changes": "what has changed since a release, and the least version that it allows",
    "clause": "show a clause or an ambiguity: text, readings, code, scenarios",
    "completion": "print what makes a shell complete verbs, options and names",
    "odds": "exact odds of what an action leads to, or of a throw on a table",
    "replay": "play a recorded game through and show where it stands",
    "check": "check whether a file is valid: options, a position, a deck, a pitch, a transcript ...",
}
"""The summary of each verb, in the order of the help; the module of a verb has its name."""


class Verb(Protocol):
    """The functions that the module of a verb offers."""

    @staticmethod
    def add_arguments(verb: Parser, /) -> None:
        """Add the arguments of the verb to its parser."""

    @staticmethod
    def run(options: argparse.Namespace, /) -> int:
        """Do what the options say, and return the exit code."""


def load_verb(name: str) -> Verb:
    """Return the module of a verb, imported now."""
    return cast("Verb", import_module(f"{__name__}.{name}"))
