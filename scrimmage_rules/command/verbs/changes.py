"""Verb `scrimmage changes`: changes of the suite since a release."""

from __future__ import annotations

import argparse
from pathlib import Path

import msgspec

from scrimmage_rules import __version__
from scrimmage_rules.command import terminal_output
from scrimmage_rules.command.argparse_extensions import Parser
from scrimmage_rules.kernel.data_folders import data_dir
from scrimmage_rules.kernel.errors import Unusable
from scrimmage_rules.kit.export import find_stale_files_of_ruleset
from scrimmage_rules.kit.rulebook import suite_release_comparison as kit
from scrimmage_rules.kit.rulebook.release_records import (
    Release,
    find_release,
    read_releases,
    read_suite_as_release,
    record_release,
)
from scrimmage_rules.kit.rulebook.rulebook_json_files import find_stale_rulebooks
from scrimmage_rules.kit.running.stale_vectors import find_stale_vectors
from scrimmage_rules.rulesets import RULESETS, find_declared_version, get_suite_version, list_rulesets, locate_ruleset

TOO_LOW = 1


def add_arguments(verb: Parser) -> None:
    """Add the arguments of `changes`."""
    verb.add_argument(
        "--since", metavar="VERSION", help="compare with this release, such as 0.2.0 (default: the latest)"
    )
    verb.add_argument(
        "--ruleset",
        choices=list_rulesets(),
        help="only this ruleset; a ruleset of another package has releases of its own (default: all of this project)",
    )
    verb.add_argument(
        "--record", action="store_true", help="write the record of this version, which later versions are compared with"
    )
    verb.add_argument("--json", action="store_true", help="print the changes as JSON")
    verb.add_argument(
        "--check",
        action="store_true",
        help="fail if the version is too low, a case name was removed, or the suite is out of date",
    )


def run(options: argparse.Namespace) -> int:
    """Print the changes of the suite since a release; with --check, return 1 if the version number is too low for the
    changes. With --record, write the record of the version.
    """
    if options.record:
        return _record_version(options)
    suite = _find_suite_folder(options.ruleset)
    present = read_suite_as_release(suite, _find_suite_version(options.ruleset))
    known = [_keep_only_ruleset_in_release(each, options.ruleset) for each in read_releases(suite, present)]
    if not known and options.ruleset is not None:
        raise Unusable(f"{options.ruleset} has no release yet; write its record with --record")
    found = kit.find_changes(
        find_release(options.since, known), _keep_only_ruleset_in_release(present, options.ruleset)
    )
    meant = (options.ruleset,) if options.ruleset else RULESETS
    stale = [f"{name}: out of date" for name in find_stale_rulebooks(suite, meant)]
    stale += find_stale_vectors(meant)
    if options.json:
        terminal_output.print_document(msgspec.json.encode(found) + b"\n")
    else:
        for line in kit.render_changes(found):
            terminal_output.print_line(line)
    more = f" --ruleset {options.ruleset}" if options.ruleset not in (None, *RULESETS) else ""
    for problem in stale:
        terminal_output.print_error(f"conformance/{problem}; run `scrimmage export{more}`")
    return TOO_LOW if options.check and (stale or not found.allowed) else 0


def _record_version(options: argparse.Namespace) -> int:
    """Write the record of the present version of a ruleset that another package provides."""
    if options.ruleset is None or options.ruleset in RULESETS:
        options.misused("--record needs --ruleset with a ruleset of another package")
    _require_current_installation(options.ruleset)
    for name in find_stale_files_of_ruleset(options.ruleset):
        terminal_output.print_error(
            f"conformance/{name}: out of date; run `scrimmage export --ruleset {options.ruleset}`"
        )
        return TOO_LOW
    suite = _find_suite_folder(options.ruleset)
    release = _keep_only_ruleset_in_release(
        read_suite_as_release(suite, _find_suite_version(options.ruleset)), options.ruleset
    )
    try:
        path = record_release(release, suite)
    except FileExistsError:
        raise Unusable(f"{release.version} is already recorded; give the package a new version") from None
    terminal_output.print_line(f"written: {path}")
    return 0


def _require_current_installation(ruleset_id: str) -> None:
    """Raise `Unusable` if an editable installation is outdated: its version differs from the version in its
    `pyproject.toml`.
    """
    declared, installed = find_declared_version(ruleset_id), get_suite_version(ruleset_id)
    if declared not in (None, installed):
        problem = f"pyproject.toml says {declared}, the installed package says {installed}"
        raise Unusable(f"{problem}; run `pip install -e .`")


def _find_suite_folder(ruleset_id: str | None) -> Path:
    return data_dir("conformance") if ruleset_id is None else locate_ruleset(ruleset_id).data("conformance")


def _find_suite_version(ruleset_id: str | None) -> str:
    """Return the version of the suite of a ruleset; for None, return the version that all rulesets of this project
    have.
    """
    return __version__ if ruleset_id is None else get_suite_version(ruleset_id)


def _keep_only_ruleset_in_release(release: Release, ruleset_id: str | None) -> Release:
    """Return a copy of a release that has only the given ruleset, or the whole release if no ruleset is given."""
    if ruleset_id is None:
        return release
    games = {name: game for name, game in release.games.items() if name == ruleset_id}
    return msgspec.structs.replace(release, games=games)
