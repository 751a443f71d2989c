"""Verb `scrimmage pages`: documentation pages of a ruleset, as a folder for mkdocs."""

from __future__ import annotations

import argparse
from pathlib import Path

from scrimmage_rules.command import terminal
from scrimmage_rules.command.arguments import Parser
from scrimmage_rules.command.options import (
    parse_filename,
)
from scrimmage_rules.kernel.files import write_atomically
from scrimmage_rules.kernel.printable_text import pluralize
from scrimmage_rules.rulesets import playable
from scrimmage_rules.site import generate_ruleset_site
from scrimmage_rules.site.mkdocs_settings import FILE, render_mkdocs_settings


def add_arguments(verb: Parser) -> None:
    """Add the arguments of `pages`."""
    verb.add_argument("--ruleset", choices=playable(), required=True)
    verb.add_argument(
        "folder",
        type=parse_filename,
        metavar="FOLDER",
        help="the folder for the pages; existing files of the same names are replaced",
    )


def run(options: argparse.Namespace) -> int:
    """Write the documentation pages of a ruleset into a folder, and replace existing files of the same names.

    Next to the folder, write `mkdocs.yml` if that file does not exist.
    """
    folder = Path(options.folder)
    files = generate_ruleset_site(options.ruleset)
    for name, text in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        write_atomically(path, text.encode())
    settings = folder.parent / FILE
    if not settings.exists():
        write_atomically(settings, render_mkdocs_settings(options.ruleset, folder.name).encode())
        terminal.say(f"{settings}: written, with the settings of MkDocs")
    terminal.say(f"{folder}: {pluralize(len(files), 'file')} written; build the site with `mkdocs build`")
    return 0
