"""Rulesets that a change cannot affect, because all changed files are in the folders of other rulesets."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from scrimmage_rules.kit.impact.changed_code import list_changed_files
from scrimmage_rules.kit.impact.comparison_sides import Program


def find_unaffected_rulesets(rulesets: Sequence[str], before: Program, after: Program) -> tuple[str, ...]:
    """Return the rulesets that a change cannot affect; empty if a changed file may affect all, or if none changed.

    The result is also empty if a side names a Python program, an edition or a reading. With one of these, the two sides
    can differ although their files are equal.
    """
    sides = (before, after)
    if any(each.side.sort == "python" or each.side.readings or each.side.edition for each in sides):
        return ()
    if not all("kernel" in each.told.folders for each in sides):
        return ()
    packages = [Path(each.told.folders["kernel"]).parent for each in sides]
    touched = {name.partition("/")[0] for name in list_changed_files(*packages)}
    homes = {name: _get_package_folder_name(Path(after.told.folders[name]), packages[1]) for name in rulesets}
    if not touched or not touched <= {*homes.values()}:
        return ()
    if list_changed_files(*(Path(each.told.conformance) for each in sides)):
        return ()
    return tuple(name for name, home in homes.items() if home and home not in touched)


def _get_package_folder_name(folder: Path, package: Path) -> str | None:
    """Return the name of a ruleset's folder in the package, or None for a ruleset of another package."""
    return folder.name if folder.parent == package else None
