"""No file imports itself by way of others, neither in JavaScript nor in Python."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator, Mapping
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

from tests.repository.reading import ROOT

JAVASCRIPT = ("javascript", "conformance/adapters", "tools", "tests/javascript", "tests/site")
PYTHON = ("scrimmage_rules", "tools")
ENGINE = "#engine/"
"""The prefix under which the drawing imports modules of the engine."""

LAZY = "scrimmage_rules"
"""The package itself: it loads the library only when a public name is requested, and its version loads nothing."""

FOR_HINTS = {"scrimmage_rules.library.game": "scrimmage_rules.library.opened_ruleset"}
"""Imports that only type hints need, but that `help` must be able to evaluate."""

Graph = Mapping[str, Iterable[str]]
"""The imported files of each file."""


def cycle(graph: Graph) -> list[str]:
    """Return the files of a cycle of imports, the first again at the end; an empty list without one."""
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as found:
        return list(found.args[1])
    return []


def files_of(folders: Iterable[str], suffix: str) -> list[Path]:
    return [path for folder in folders for path in sorted((ROOT / folder).rglob(f"*{suffix}")) if is_source(path)]


def is_source(path: Path) -> bool:
    return not {"_data", "node_modules", "__pycache__"} & set(path.parts)


# ---- JavaScript


SPECIFIER = re.compile(r"""\b(?:from|import)\s*\(?\s*['"]((?:\.{1,2}|#engine)/[^'"]+)['"]""")


def imported_modules(path: Path) -> Iterator[Path]:
    """Yield the modules that a JavaScript module imports, dynamic imports of a fixed name included."""
    code = re.sub(r"/\*.*?\*/|^\s*//[^\n]*", "", path.read_text(encoding="utf-8"), flags=re.DOTALL | re.MULTILINE)
    for name in SPECIFIER.findall(code):
        home, _, rest = name.rpartition(ENGINE)
        yield (ROOT / "javascript" / "engine" / rest if _ else path.parent / (home or rest)).resolve()


def javascript_graph() -> dict[str, set[str]]:
    return {str(path): set(map(str, imported_modules(path))) for path in files_of(JAVASCRIPT, ".mjs")}


def test_javascript_modules_import_each_other_without_a_cycle() -> None:
    assert cycle(javascript_graph()) == []


def test_every_relative_import_of_javascript_names_a_file() -> None:
    lost = {name for names in javascript_graph().values() for name in names if not Path(name).is_file()}
    assert lost == set()


# ---- Python


def is_for_types(node: ast.AST) -> bool:
    return isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test)


def running(tree: ast.AST) -> Iterator[ast.AST]:
    """Yield the nodes of a module that can run: all of them except those for the type checker alone."""
    for node in ast.iter_child_nodes(tree):
        if is_for_types(node):
            continue
        yield node
        yield from running(node)


def imported_names(tree: ast.Module, package: str) -> Iterator[str]:
    """Yield each dotted name that a module imports, in functions too."""
    for node in running(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            parents = package.split(".")[: len(package.split(".")) - node.level + 1] if node.level else []
            home = ".".join([*parents, *filter(None, [node.module])])
            yield home
            yield from (f"{home}.{alias.name}" for alias in node.names)


def python_graph() -> dict[str, set[str]]:
    """Return the graph of the Python files.

    A module that is imported from a package counts, and the package itself only for names that are no modules.
    """
    sources = {dotted(path): path for path in files_of(PYTHON, ".py")}
    graph: dict[str, set[str]] = {}
    for name, path in sources.items():
        package = name if path.name == "__init__.py" else name.rpartition(".")[0]
        names = set(imported_names(ast.parse(path.read_text(encoding="utf-8")), package))
        graph[name] = {each for each in names if each in sources and not is_only_a_way(each, names, sources)} - {name}
    for importer, hinted in FOR_HINTS.items():
        graph[importer].remove(hinted)
    return graph | {LAZY: set()}


def dotted(path: Path) -> str:
    return ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")


def is_only_a_way(package: str, names: Iterable[str], sources: Mapping[str, Path]) -> bool:
    """Return whether a package is named only in order to import modules from it."""
    inner = [name for name in names if name.rpartition(".")[0] == package]
    return bool(inner) and all(name in sources for name in inner)


def test_python_modules_import_each_other_without_a_cycle() -> None:
    assert cycle(python_graph()) == []


# ---- the check itself


@pytest.mark.parametrize(
    ("graph", "length"),
    [
        ({"a": {"b"}, "b": {"c"}, "c": set()}, 0),
        ({"a": {"b"}, "b": {"a"}}, 3),
        ({"a": {"b"}, "b": {"c"}, "c": {"b"}}, 3),
    ],
)
def test_cycle_is_found_in_a_graph_that_has_one(graph: Graph, length: int) -> None:
    found = cycle(graph)
    assert len(found) == length
    assert found[:1] == found[-1:]


def test_imports_of_a_javascript_module_are_read(tmp_path: Path) -> None:
    module = tmp_path / "one.mjs"
    module.write_text(
        "// import './comment.mjs';\nimport { a,\n  b } from './two.mjs';\nexport * from '../three.mjs';\n"
        "const { c } = await import('./four.mjs');\nimport { d } from '#engine/shared/game.mjs';\nimport 'node:fs';\n",
        encoding="utf-8",
    )
    assert set(imported_modules(module)) == {
        (tmp_path / "two.mjs").resolve(),
        (tmp_path.parent / "three.mjs").resolve(),
        (tmp_path / "four.mjs").resolve(),
        ROOT / "javascript" / "engine" / "shared" / "game.mjs",
    }


def test_imports_of_a_python_module_are_read() -> None:
    tree = ast.parse(
        "from typing import TYPE_CHECKING\nimport one.two\nfrom . import three\nfrom ..four import five\n"
        "if TYPE_CHECKING:\n    from six import seven\ndef f():\n    from eight import nine\n"
    )
    names = set(imported_names(tree, "top.inner"))
    assert names >= {"one.two", "top.inner.three", "top.four", "top.four.five", "eight.nine"}
    assert not any(name.startswith("six") for name in names)
