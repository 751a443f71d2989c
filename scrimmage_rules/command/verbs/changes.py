"""Verb `scrimmage changes`: changes of the suite since a release."""

from __future__ import annotations

import argparse

import msgspec

from scrimmage_rules.command import terminal
from scrimmage_rules.command.arguments import Parser
from scrimmage_rules.kernel.data_folders import data_dir
from scrimmage_rules.kit.rulebook import suite_release_comparison as kit
from scrimmage_rules.kit.rulebook.published_rulebooks import find_stale_rulebooks
from scrimmage_rules.kit.rulebook.releases import find_release, read_releases, read_suite

TOO_LOW = 1


def add_arguments(verb: Parser) -> None:
    """Add the arguments of `changes`."""
    verb.add_argument(
        "--since", metavar="VERSION", help="compare with this release, such as 0.2.0 (default: the latest)"
    )
    verb.add_argument("--json", action="store_true", help="print the changes as JSON")
    verb.add_argument(
        "--check",
        action="store_true",
        help="fail if the version is too low, a case name was removed, or the suite is out of date",
    )


def run(options: argparse.Namespace) -> int:
    """Print the changes of the suite since a release; with --check, return 1 if the version number is too low for the
    changes.
    """
    suite = data_dir("conformance")
    found, stale = (
        kit.find_changes(find_release(options.since, read_releases()), read_suite(suite)),
        list(find_stale_rulebooks(suite)),
    )
    if options.json:
        terminal.send(msgspec.json.encode(found) + b"\n")
    else:
        for line in kit.render_changes(found):
            terminal.say(line)
    for name in stale:
        terminal.complain(f"conformance/{name}: out of date; run `scrimmage export`")
    return TOO_LOW if options.check and (stale or not found.allowed) else 0
