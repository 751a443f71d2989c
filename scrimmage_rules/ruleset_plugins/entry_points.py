"""Rulesets of other packages, each declared by an entry point. An unusable ruleset does not affect the others.

A package declares `[project.entry-points."scrimmage_rules.rulesets"]` with the id of its ruleset and the name of the
Python package that contains all parts of the ruleset.
"""

from __future__ import annotations

import re
import signal
import sys
import threading
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, redirect_stdout
from contextvars import ContextVar
from importlib import import_module
from pathlib import Path
from types import FrameType
from typing import TYPE_CHECKING, Any, NamedTuple

from scrimmage_rules.kernel.errors import Unusable
from scrimmage_rules.kernel.ruleset import Ruleset
from scrimmage_rules.ruleset_plugins import trial_import
from scrimmage_rules.ruleset_plugins.fast_entry_point_check import may_any_package_declare

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP = "scrimmage_rules.rulesets"
"""Name of the group of entry points for rulesets."""

_in_command: ContextVar[bool] = ContextVar("in_command", default=False)

ID = re.compile(r"[a-z][a-z0-9]*(?:-[a-z0-9]+)*")


class InstalledRuleset(NamedTuple):
    """A ruleset of another package: its implementation, the Python package with its parts, their folder, and the
    version.
    """

    ruleset: Ruleset[Any, Any]
    package: str
    folder: Path
    version: str


def find_installed_rulesets(taken: Iterable[str]) -> dict[str, InstalledRuleset | Unusable]:
    """Return every ruleset that an installed package declares, sorted by id. `taken` are ids that these rulesets may
    not have.
    """
    if not may_any_package_declare(GROUP):
        return {}
    from importlib.metadata import entry_points  # noqa: PLC0415  (slow to import)

    declared: dict[str, list[EntryPoint]] = {}
    try:
        for each in entry_points(group=GROUP):
            declared.setdefault(each.name, []).append(each)
    except Exception as fault:  # noqa: BLE001  (a file of a package that has nothing to do with this)
        return {
            GROUP: Unusable(
                f"the installed packages are not readable: {_describe_exception(fault)}; fix or reinstall that package"
            )
        }
    if not declared:
        return {}
    with _isolate_imports(declared) as unsafe:
        return {name: _load_ruleset(name, declared[name], taken, unsafe) for name in sorted(declared)}


def find_declared_version(ruleset_id: str, folder: Path) -> str | None:
    """Return the version in the pyproject.toml that declares a ruleset; None if no such file is near its code."""
    import tomllib  # noqa: PLC0415  (one command needs it)

    for parent in folder.resolve().parents[:2]:  # the second is for a package in `src`
        try:
            project = tomllib.loads((parent / "pyproject.toml").read_text(encoding="utf-8")).get("project", {})
        except (OSError, ValueError):
            continue
        if ruleset_id in project.get("entry-points", {}).get(GROUP, {}):
            version: str | None = project.get("version")
            return version
    return None


@contextmanager
def protect_imports() -> Iterator[None]:
    """Import rulesets inside this context so that an import can neither end the command nor print anything.

    A program that uses the library chooses its own protection.
    """
    token = _in_command.set(True)
    try:
        yield
    finally:
        _in_command.reset(token)


@contextmanager
def _isolate_imports(declared: dict[str, list[EntryPoint]]) -> Iterator[dict[str, str]]:
    """Protect the standard streams from imported modules. Yield each module that must not be imported, and why."""
    if not _in_command.get():
        yield {}
        return
    with trial_import.isolate_streams():
        yield trial_import.find_unsafe_modules(
            sorted({points[0].module for points in declared.values() if len(points) == 1})
        )


def _load_ruleset(
    name: str, points: list[EntryPoint], taken: Iterable[str], unsafe: dict[str, str]
) -> InstalledRuleset | Unusable:
    homes = " and ".join(sorted(map(_find_distribution_name, points)))
    if name in taken:
        return Unusable(
            f"ruleset {name!r} of {homes} is ignored: scrimmage-rules has a ruleset of this name; rename the ruleset"
        )
    if len(points) > 1:
        return Unusable(f"ruleset {name!r} is ignored: {homes} declare it; uninstall all of them except one")
    problem, interrupts = unsafe.get(points[0].module, ""), list[int]()
    try:
        if not problem:
            with _record_user_interrupts(interrupts):
                return _import_ruleset(points[0])
    except BaseException as fault:  # a package may raise anything when it is imported
        if interrupts:
            raise
        problem = _describe_exception(fault)
    return Unusable(f"ruleset {name!r} of {homes} is ignored: {problem}; fix the package or uninstall it")


@contextmanager
def _record_user_interrupts(interrupts: list[int]) -> Iterator[None]:
    """Record interrupts by the user, to distinguish them from a `KeyboardInterrupt` that an imported package raises."""
    usual = signal.getsignal(signal.SIGINT)
    if not callable(usual) or threading.current_thread() is not threading.main_thread():
        yield
        return

    def record_interrupt(number: int, frame: FrameType | None) -> None:
        interrupts.append(number)
        usual(number, frame)

    signal.signal(signal.SIGINT, record_interrupt)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, usual)


def _describe_exception(fault: BaseException) -> str:
    """Return the type and the text of an error on one line, or only its type if the text cannot be computed."""
    name = type(fault).__name__
    try:
        return " ".join(f"{name}: {fault}".split())
    except BaseException:  # noqa: BLE001  (the error is of a class of the package)
        return f"{name}, an error whose text cannot be computed"


def _find_distribution_name(point: EntryPoint) -> str:
    return f"{point.dist.name} {point.dist.version}" if point.dist else "an unknown package"


def _import_ruleset(point: EntryPoint) -> InstalledRuleset:
    """Import a ruleset and return it after the checks that all commands need; raise the error of an invalid ruleset."""
    if not ID.fullmatch(point.name):
        raise ValueError("an id consists of lower-case letters, digits and single hyphens")
    with redirect_stdout(sys.stderr):  # output of an import does not belong to the command's output
        package = import_module(point.module)
    found = getattr(package, "RULESET", None)
    if not isinstance(found, Ruleset):
        raise TypeError(f"the attribute RULESET of the module {point.module} is not a Ruleset object")
    if point.name not in {found.id} & {found.rulebook.ruleset}:
        raise ValueError(f"{point.module}.RULESET and its rulebook must have this id too")
    if package.__file__ is None or not hasattr(package, "__path__"):
        raise ValueError(f"{point.module} is not a package with an __init__.py")
    _ = found.rulebook.clauses, found.rulebook.ambiguities
    return InstalledRuleset(
        found, point.module, Path(package.__file__).parent, point.dist.version if point.dist else "0"
    )
