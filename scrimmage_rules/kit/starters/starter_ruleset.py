"""A package with a first small ruleset (`scrimmage new ruleset`): rules, rulebook, scenarios, and a test."""

from __future__ import annotations

import keyword
import shlex
import sys
from importlib.util import find_spec
from pathlib import Path

from scrimmage_rules.kernel.errors import MalformedData
from scrimmage_rules.kit.starters.starter_adapter import (
    ENDING,
    TEMPLATES,
    require_empty_folder,
    write_file_with_folders,
)
from scrimmage_rules.rulesets import get_folder_name, has_ruleset_id_format, list_rulesets

PLACES = {
    "README.md": "README.md",
    "pyproject.toml": "pyproject.toml",
    "__init__.py": "{package}/__init__.py",
    "clauses.yaml": "{package}/rulebook/clauses.yaml",
    "pile.feature": "{package}/features/{package}/pile.feature",
    "test_ruleset.py": "tests/test_{package}.py",
}
"""The place of each template in the new package."""

LONGEST_NAME = 50
"""Maximum number of characters of the id of a new ruleset."""

RESERVED = ("features", "rulebook", "tests")
"""Names that the folders of a package already have."""


def write_ruleset_package(name: str, folder: Path) -> list[Path]:
    """Write the package of a new ruleset into a folder that is new or empty, and return its files.

    Raise `MalformedData` for an invalid or used name, `FolderNotEmpty` for a folder with files, or `Unwritable`.
    """
    _require_free_ruleset_name(name)
    require_empty_folder(folder)
    package = get_folder_name(name)
    words = {
        "@name@": name, "@package@": package, "@title@": name.replace("-", " ").title(),
        "@ambiguity@": f"{derive_ambiguity_id_prefix(name)}-A1",
    }  # fmt: skip
    files = []
    for template, place in PLACES.items():
        text = (TEMPLATES / "ruleset" / f"{template}{ENDING}").read_text(encoding="utf-8")
        for word, meaning in words.items():
            text = text.replace(word, meaning)
        files.append(folder / place.format(package=package))
        write_file_with_folders(files[-1], text)
    return files


def derive_ambiguity_id_prefix(name: str) -> str:
    """Return the first part of the ids of a ruleset's ambiguities: `LP` for `last-pebble`, `NIM` for `nim`."""
    parts = name.upper().split("-")
    return "".join(part[0] for part in parts) if len(parts) > 1 else parts[0]


def list_next_commands(name: str, folder: Path) -> list[str]:
    """Return the next commands: they install the package, export and judge its suite, and write its pages."""
    return [
        f"cd {shlex.quote(str(folder))}",
        "pip install -e . pytest pytest-bdd",
        f"scrimmage export --ruleset {name}",
        f"scrimmage verify --ruleset {name}",
        "pytest",
        f"scrimmage pages --ruleset {name} pages",
    ]


def _require_free_ruleset_name(name: str) -> None:
    """Raise `MalformedData` for a name that is not an id, or that a ruleset or a Python package already has."""
    if not has_ruleset_id_format(name) or len(name) > LONGEST_NAME:
        wanted = f"a letter, then at most {LONGEST_NAME - 1} lower-case letters, digits and single hyphens"
        raise MalformedData(f"NAME {name!r}", f"expected {wanted}; write a name such as last-pebble")
    package = get_folder_name(name)
    if name in list_rulesets():
        problem = "a ruleset of this name is installed"
    elif keyword.iskeyword(package):
        problem = "Python reserves this word"
    elif package in RESERVED or package in sys.stdlib_module_names or _is_package_installed(package):
        problem = f"a Python package or folder is already called {package}"
    else:
        return
    raise MalformedData(f"NAME {name!r}", f"{problem}; choose another name")


def _is_package_installed(package: str) -> bool:
    spec = find_spec(package)
    return spec is not None and spec.origin is not None  # a folder without code in the current directory has no origin
