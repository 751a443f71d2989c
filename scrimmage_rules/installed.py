"""Rulesets of other packages, each declared by an entry point; one that cannot be used harms no other.

A package declares `[project.entry-points."scrimmage_rules.rulesets"]` with the id of its ruleset and the name of the
package (or of a package within it) that holds all its parts.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable
from contextlib import redirect_stdout
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import Any, NamedTuple

from scrimmage_rules.kernel.errors import Unusable
from scrimmage_rules.kernel.ruleset import Ruleset

GROUP = "scrimmage_rules.rulesets"
"""The group of entry points that is looked through."""

ID = re.compile(r"[a-z][a-z0-9]*(?:-[a-z0-9]+)*")


class Installed(NamedTuple):
    """A ruleset of another package: what plays it, the package of its parts and where that lies, its version."""

    ruleset: Ruleset[Any, Any]
    package: str
    folder: Path
    version: str


def installed(taken: Iterable[str]) -> dict[str, Installed | Unusable]:
    """Every ruleset that an installed package declares, by its id, in the order of ids; `taken` are ids of others."""
    declared: dict[str, list[EntryPoint]] = {}
    try:
        for each in entry_points(group=GROUP):
            declared.setdefault(each.name, []).append(each)
    except Exception as fault:  # noqa: BLE001  (a file of a package that has nothing to do with this)
        return {GROUP: Unusable(f"what is installed cannot be read: {_told(fault)}; mend the package that it is about")}
    return {name: _of(name, declared[name], taken) for name in sorted(declared)}


def _of(name: str, points: list[EntryPoint], taken: Iterable[str]) -> Installed | Unusable:
    homes = " and ".join(sorted(map(_home, points)))
    if name in taken:
        return Unusable(f"ruleset {name!r} of {homes} is left out: scrimmage-rules has one of this name; rename it")
    if len(points) > 1:
        return Unusable(f"ruleset {name!r} is left out: {homes} declare it; uninstall all but one")
    try:
        return _loaded(points[0])
    except (Exception, SystemExit) as fault:  # noqa: BLE001  (whatever a package does when it is imported)
        return Unusable(f"ruleset {name!r} of {homes} is left out: {_told(fault)}; mend that package or uninstall it")


def _told(fault: BaseException) -> str:
    return " ".join(f"{type(fault).__name__}: {fault}".split())


def _home(point: EntryPoint) -> str:
    return f"{point.dist.name} {point.dist.version}" if point.dist else "an unknown package"


def _loaded(point: EntryPoint) -> Installed:
    """The ruleset, looked at as far as all commands need it; raises whatever is wrong with it."""
    if not ID.fullmatch(point.name):
        raise ValueError("an id is made of small letters, digits and single hyphens")
    with redirect_stdout(sys.stderr):  # what is printed on the way is no answer of a command
        package = import_module(point.module)
    found = getattr(package, "RULESET", None)
    if not isinstance(found, Ruleset):
        raise TypeError(f"{point.module}.RULESET is no ruleset")
    if point.name not in {found.id} & {found.rulebook.ruleset}:
        raise ValueError(f"{point.module}.RULESET and its rulebook must have this id too")
    if package.__file__ is None or not hasattr(package, "__path__"):
        raise ValueError(f"{point.module} is no package with an __init__.py")
    _ = found.rulebook.clauses, found.rulebook.ambiguities
    return Installed(found, point.module, Path(package.__file__).parent, point.dist.version if point.dist else "0")
