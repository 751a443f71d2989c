"""Finds the checks that a change can affect, from the changed files, and runs them.

Run from the checkout: `python -m tools.checks.affected_tests [--since REVISION] [--list]`. A change of a game's code is
judged by all published cases of the game and by the properties of the clauses that the code names. A test file is run
if it imports a changed module. Tests that take long, run alone or need a browser are left to `make test`.
"""

from __future__ import annotations

import argparse
import ast
import shlex
import subprocess
import sys
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path, PurePath

from scrimmage_rules.kit.rulebook.code_citations import find_clause_strings, find_clauses_in_property_tests
from scrimmage_rules.rulesets import RULESETS, get_folder_name

ROOT = Path(__file__).resolve().parents[2]
SCRIMMAGE = (sys.executable, "-m", "scrimmage_rules")
ADAPTER = ("node", "conformance/adapters/javascript/adapter.mjs")
PYTEST = (sys.executable, "-m", "pytest", "--color=no", "-q", "-m", "not alone and not browser and not long")
ALL_CODE = ("tests/repository/test_repository.py",)
"""Test files that check every module. The search for import cycles runs only in `make test`."""

ALL_TEXT = ("tests/repository/test_documents.py",)
"""Test files that check every page."""

SHARED = ("scrimmage_rules/kernel/", "conformance/decks/", "conformance/pitches/", "conformance/rosters/")
"""Folders that the rules of several games use."""

ENGINE = ("javascript/engine/", "conformance/adapters/javascript/")
"""Folders of the second engine."""

NOTHING_RUN = 5
"""Exit code of pytest if it has run no test. This happens if `make test` alone runs the tests in the selected files."""

Command = tuple[str, ...]


def list_changed_files(since: str) -> list[str]:
    """Return the files that differ from a revision, and those that git does not know yet."""
    commands = (["diff", "--name-only", "-z", since], ["ls-files", "--others", "--exclude-standard", "-z"])
    found = [
        subprocess.run(["git", *each], cwd=ROOT, check=True, capture_output=True, text=True).stdout for each in commands
    ]
    return sorted({name for listed in found for name in listed.split("\0") if name})


def list_checks(changed: Sequence[str]) -> Iterator[Command]:
    """Yield the commands that check a change, the quickest first."""
    for ruleset_id in RULESETS:
        yield from _list_checks_of_game(ruleset_id, changed)
    tests = [name for name in find_affected_tests(changed) if (ROOT / name.partition("::")[0]).exists()]
    if tests:
        yield (*PYTEST, *tests)


def _list_checks_of_game(ruleset_id: str, changed: Sequence[str]) -> Iterator[Command]:
    game, folder = ("--ruleset", ruleset_id), get_folder_name(ruleset_id)
    if _is_any_file_in(changed, (f"scrimmage_rules/{folder}/", *SHARED)):
        yield (*SCRIMMAGE, "verify", *game)
        yield (*SCRIMMAGE, "coverage", "--check", *game)
    others = tuple(f"javascript/engine/{get_folder_name(each)}/" for each in RULESETS if each != ruleset_id)
    if _is_any_file_in([name for name in changed if not name.startswith(others)], ENGINE):
        yield (*SCRIMMAGE, "verify", *game, "--", *ADAPTER)
    features = [name for name in changed if name.startswith(f"features/{folder}/")]
    for name in features:
        chapter = PurePath(name).relative_to("features").with_suffix("").as_posix().replace("/", "_")
        yield (*PYTEST, "tests/bdd/test_scenarios.py", "-k", chapter)
    if features:
        yield (*SCRIMMAGE, "export", "--check", *game)


def _is_any_file_in(changed: Iterable[str], folders: tuple[str, ...]) -> bool:
    return any(name.startswith(folders) for name in changed)


# ---- tests


def find_affected_tests(changed: Sequence[str]) -> list[str]:
    """Return the test files to run: those that are changed or import a changed module, and the property tests of the
    named clauses.
    """
    modules = {get_module_name(name) for name in changed if name.endswith(".py")}
    files = {path.relative_to(ROOT).as_posix(): path for path in sorted((ROOT / "tests").rglob("*.py"))}
    imports = {name: set(list_imported_modules(path)) for name, path in files.items()}
    touched = {name for name in files if name in changed or imports[name] & modules}
    helpers: set[str] = set()
    while helpers != (helpers := {get_module_name(name) for name in touched}):  # tests import what tests share
        touched |= {name for name in files if imports[name] & helpers and not name.startswith("tests/bdd/")}
    found = {name for name in touched if PurePath(name).name.startswith("test_")}
    found |= set(ALL_CODE if modules else ()) | set(ALL_TEXT if any(name.endswith(".md") for name in changed) else ())
    properties = (each for each in find_property_tests(changed) if each.partition("::")[0] not in found)
    return [*sorted(found), *properties]


def get_module_name(name: str) -> str:
    """Return the dotted name of the module in a file."""
    return ".".join(PurePath(name).with_suffix("").parts).removesuffix(".__init__")


def list_imported_modules(path: Path) -> Iterator[str]:
    """Yield the modules that a file imports by name, or from which it imports something."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"), str(path))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def find_property_tests(changed: Sequence[str]) -> list[str]:
    """Return the property tests of the clauses that changed modules of a game name."""
    found: dict[str, None] = {}
    for ruleset_id in RULESETS:
        files = {name for name in changed if name.startswith(f"scrimmage_rules/{get_folder_name(ruleset_id)}/")}
        if files:
            named = {clause for clause, place in find_clause_strings(ruleset_id) if place.file in files}
            proofs = find_clauses_in_property_tests(ruleset_id)
            found |= dict.fromkeys(test for clause in sorted(named) for test in proofs.get(clause, ()))
    return list(found)


def main() -> int:
    """Run the checks, also after one that fails, and return 1 if one failed."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument(
        "--since", default="HEAD", metavar="REVISION", help="compare with this revision (default: HEAD)"
    )
    parser.add_argument("--list", action="store_true", help="print the commands without running them")
    given = parser.parse_args()
    failed = False
    for command in list_checks(list_changed_files(given.since)):
        print(f"$ {shlex.join(command)}", flush=True)
        failed |= not given.list and subprocess.run(command, cwd=ROOT, check=False).returncode not in (0, NOTHING_RUN)
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())
