"""Packages of other projects in a comparison of revisions: where their code is, and which revision each side uses."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import NamedTuple

from scrimmage_rules.rulesets import RULESETS, list_rulesets, locate_ruleset

PATHS = "import sys; cut = sys.argv.index('+'); sys.path[:0] = sys.argv[1:cut]; sys.path += sys.argv[cut + 1:]\n"
"""First line of the program that each side of a comparison runs. The arguments of the program are the folders to search
first, `+`, and the folders to search last.
"""


class ForeignPackage(NamedTuple):
    """The package of a ruleset of another project: the folder from which Python imports it, and its path in that
    folder.
    """

    folder: Path
    path: str


def find_foreign_packages(rulesets: Iterable[str]) -> tuple[ForeignPackage, ...]:
    """Return the packages of the named rulesets that do not belong to this project."""
    named = [each for each in dict.fromkeys(rulesets) if each in list_rulesets()]
    return tuple(_find_package(each) for each in named if each not in RULESETS)


def _find_package(ruleset_id: str) -> ForeignPackage:
    place = locate_ruleset(ruleset_id)
    parts = place.package.split(".")
    folder = place.folder.resolve().parents[len(parts) - 1]
    return ForeignPackage(folder, "/".join(parts))


def has_package(folder: Path, packages: Sequence[ForeignPackage]) -> bool:
    """Return whether a folder contains all of these packages; false if no package is given."""
    return bool(packages) and all((folder / each.path / "__init__.py").is_file() for each in packages)


def list_installed_package_folders(own: Path) -> tuple[str, ...]:
    """Return the folders in which the running Python finds installed packages, without this project."""
    return tuple(each for each in dict.fromkeys(sys.path) if Path(each).is_absolute() and Path(each) != own)
