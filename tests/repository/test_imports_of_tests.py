"""Nothing outside `tests` depends on a module of it: not by an import, not by a name in a string, not by a command."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.repository.reading import ROOT

NAME = re.compile(r"(?<![\w./])tests(?:\.[a-z_]\w*)+(?![\w/])")
"""A dotted name of a module in `tests`."""

COMMAND = re.compile(r"-m\s+tests\b")
FOLDERS = ("scrimmage_rules", "tools", "conformance", "docs")
SCRIPTS = ("Makefile", ".ci/run", "mkdocs.yml", "pyproject.toml", "tools/pins.sh")


def modules() -> list[Path]:
    return [path for folder in FOLDERS for path in (ROOT / folder).rglob("*.py") if "_data" not in path.parts]


def dependencies(tree: ast.Module) -> Iterator[str]:
    """Yield each name of `tests` that a module imports or has in a string."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name.partition(".")[0] == "tests")
        elif isinstance(node, ast.ImportFrom) and not node.level and (node.module or "").partition(".")[0] == "tests":
            yield node.module or ""
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield from NAME.findall(node.value)
            yield from COMMAND.findall(node.value)


@pytest.mark.parametrize("path", modules(), ids=lambda path: path.relative_to(ROOT).as_posix())
def test_no_module_outside_tests_depends_on_them(path: Path) -> None:
    assert list(dependencies(ast.parse(path.read_text(encoding="utf-8"), str(path)))) == []


@pytest.mark.parametrize("name", SCRIPTS)
def test_no_script_runs_a_module_of_the_tests(name: str) -> None:
    assert COMMAND.findall((ROOT / name).read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    "line",
    [
        "from tests.properties import games",
        "from tests import altered",
        "import tests.kit.impacts",
        "import_module('tests.kit.archived_games')",
        "command = ['-m', 'tests.kit.killed_saves']",
        "os.system('python -m tests.kit.killed_saves')",
        "f'{sys.executable} -m tests.kit.killed_saves {folder}'",
    ],
)
def test_a_dependency_on_the_tests_is_seen(line: str) -> None:
    assert list(dependencies(ast.parse(line))) != []


@pytest.mark.parametrize("line", ["import testsuite", "'tests/bdd'", "'the tests. Others'", "from .tests import part"])
def test_other_uses_of_the_word_are_no_dependency(line: str) -> None:
    assert list(dependencies(ast.parse(line))) == []
