"""Verb `scrimmage pages`: documentation pages of a ruleset, as a folder for mkdocs."""

from __future__ import annotations

import argparse
from pathlib import Path

from scrimmage_rules.command import terminal_output
from scrimmage_rules.command.argparse_extensions import Parser
from scrimmage_rules.command.shared_options import (
    parse_filename,
)
from scrimmage_rules.kernel.files import write_atomically
from scrimmage_rules.kernel.printable_text import pluralize
from scrimmage_rules.rulesets import list_rulesets
from scrimmage_rules.site import generate_ruleset_site
from scrimmage_rules.site.mkdocs_settings import FILE, render_mkdocs_settings
from scrimmage_rules.site.page_writer import find_missing_navigation_pages, write_pages


def add_arguments(verb: Parser) -> None:
    """Add the arguments of `pages`."""
    verb.add_argument("--ruleset", choices=list_rulesets(), required=True)
    verb.add_argument(
        "folder",
        type=parse_filename,
        metavar="FOLDER",
        help="the folder for the pages; existing files of the same names are replaced, and old pages are removed",
    )


def run(options: argparse.Namespace) -> int:
    """Write the documentation pages of a ruleset into a folder, and replace existing files of the same names.

    Remove unchanged files of an earlier call that the ruleset no longer has. Next to the folder, write `mkdocs.yml` if
    that file does not exist.
    """
    folder = Path(options.folder)
    files = generate_ruleset_site(options.ruleset)
    removed = write_pages(options.ruleset, folder, files)
    settings = folder.parent / FILE
    if not settings.exists():
        write_atomically(settings, render_mkdocs_settings(options.ruleset, folder.name).encode())
        terminal_output.print_line(f"{settings}: written, with the settings of MkDocs")
    for name in removed:
        terminal_output.print_line(f"{folder / name}: removed, because this ruleset no longer has this page")
    for name in find_missing_navigation_pages(settings, folder):
        terminal_output.print_line(
            f"{settings}: the navigation names {name}, which does not exist; correct or remove the entry"
        )
    terminal_output.print_line(f"{folder}: {pluralize(len(files), 'file')} written; build the site with `mkdocs build`")
    return 0
