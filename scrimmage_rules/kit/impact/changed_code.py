"""Changed code of a ruleset: the definitions that differ between two sides, and the clauses that they cite.

Comments, docstrings, blank lines and imports do not count as changes. If a changed constant or function cites no
clause, the clauses are those of the definitions that use it.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Collection, Iterator
from pathlib import Path
from typing import NamedTuple, TypeAlias

import msgspec

from scrimmage_rules.kernel.files import list_visible_files
from scrimmage_rules.kit.impact.comparison_sides import Program

WORD = re.compile(r"[A-Za-z0-9][A-Za-z0-9.-]*[A-Za-z0-9]")
"""Pattern of a word that may be the id of a clause."""

MOST_STEPS = 3
"""Maximum number of steps in the search for cited clauses. Each step goes from a definition to one that uses it."""


class CodeChange(msgspec.Struct, frozen=True):
    """A changed definition, such as `tables.py NEEDED`, or a changed file of data, with its clauses.

    If the definition cites no clause, the clauses are those of the definitions that use it. `modules` are the modules
    of all these definitions.
    """

    place: str
    clauses: tuple[str, ...] = ()
    modules: tuple[str, ...] = ()


class Definition(NamedTuple):
    """A definition of a module (a function, class or constant): its syntax trees, and texts outside these trees, such
    as a docstring.
    """

    nodes: tuple[ast.AST, ...]
    texts: tuple[str, ...]


Definitions: TypeAlias = dict[str, Definition]
Module: TypeAlias = tuple[dict[str, str], Definitions]
"""A module of Python code: its imports, each name with the module that it comes from, and its own definitions."""

NOTHING = Definition((), ())


def find_code_changes(ruleset_id: str, before: Program, after: Program) -> tuple[CodeChange, ...]:
    """Return the changed definitions and files of a ruleset, and the changed files of the kernel, between two
    programs; empty if one of them does not report its folders.
    """
    told = before.told, after.told
    books = (each.books.get(ruleset_id) for each in told)
    clauses = frozenset(name for book in books if book for name in book.places())
    own = [each.folders.get(ruleset_id, "") for each in told]
    kernel = [each.folders.get("kernel", "") for each in told]
    found = [*_compare_folders(own[0], own[1], clauses)] if all(own) else []
    if all(kernel):
        names = list_changed_files(Path(kernel[0]), Path(kernel[1]))
        found += [CodeChange(f"kernel/{name}") for name in names]
    return tuple(found)


def list_changed_files(before: Path, after: Path) -> list[str]:
    """Return the paths of all files that differ between two folders, or that only one folder has."""
    if before == after:
        return []
    old, new = (
        {path.relative_to(each).as_posix(): path.read_bytes() for path in _list_source_files(each)}
        for each in (before, after)
    )
    return sorted(name for name in old.keys() | new.keys() if old.get(name) != new.get(name))


def _list_source_files(folder: Path) -> Iterator[Path]:
    return (path for path in list_visible_files(folder, "**/*") if path.is_file() and "__pycache__" not in path.parts)


def _compare_folders(before: str, after: str, clauses: Collection[str]) -> Iterator[CodeChange]:
    old, new = Path(before), Path(after)
    for name in list_changed_files(old, new):
        if name.endswith(".py"):
            yield from _compare_modules(name, (old, new), clauses)
        else:
            yield CodeChange(name)


def _compare_modules(name: str, folders: tuple[Path, Path], clauses: Collection[str]) -> Iterator[CodeChange]:
    was, now = (_read_definitions(folder / name) for folder in folders)
    for defined in {**now, **was}:
        pair = was.get(defined, NOTHING), now.get(defined, NOTHING)
        if _encode_syntax_trees(pair[0]) != _encode_syntax_trees(pair[1]):
            cited = _find_cited_clauses(*pair, clauses)
            users = (
                {name: cited}
                if cited
                else _find_clauses_cited_by_users_of_definition(folders[1], name, defined, clauses)
            )
            found = tuple(dict.fromkeys(clause for each in users.values() for clause in each))
            yield CodeChange(f"{name} {defined}", found, tuple(dict.fromkeys((name, *users))))


def _encode_syntax_trees(definition: Definition) -> list[str]:
    return [ast.dump(each) for each in definition.nodes]


# ---- definitions of a module


def _read_definitions(path: Path) -> Definitions:
    """Return the definitions in a module by name; an absent or invalid module has none."""
    try:
        statements = ast.parse(path.read_bytes()).body
    except (OSError, SyntaxError, ValueError):
        return {}
    found: dict[str, tuple[list[ast.AST], list[str]]] = {}
    name = ""
    for each in statements:
        if isinstance(each, ast.Import | ast.ImportFrom):
            continue
        if isinstance(each, ast.Expr) and isinstance(each.value, ast.Constant):  # the docstring of the definition above
            if name:
                found[name][1].append(str(each.value.value))
            continue
        name = _find_defined_name(each)
        nodes, texts = found.setdefault(name, ([], []))
        texts += _remove_docstrings(each)
        nodes.append(each)
    return {name: Definition(tuple(nodes), tuple(texts)) for name, (nodes, texts) in found.items()}


def _find_defined_name(statement: ast.stmt) -> str:
    if isinstance(statement, ast.Assign):
        return ", ".join(ast.unparse(each) for each in statement.targets)
    if isinstance(statement, ast.AnnAssign | ast.AugAssign):
        return ast.unparse(statement.target)
    return str(getattr(statement, "name", "(module)"))


def _remove_docstrings(statement: ast.stmt) -> list[str]:
    """Remove all docstrings from a definition, and return them."""
    removed = []
    for node in ast.walk(statement):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            doc = ast.get_docstring(node, clean=False)
            if doc is not None:
                removed.append(doc)
                node.body = node.body[1:] or [ast.Pass()]
    return removed


# ---- clauses of a change


def _find_cited_clauses(was: Definition, now: Definition, clauses: Collection[str]) -> tuple[str, ...]:
    """Return the clauses that the code nearest to the change cites; if it cites none, those in the docstring of the
    definition.
    """
    for before, after in reversed([*_list_changed_nodes(was, now)]):
        cited = [*_list_clauses_in_node(after, clauses), *_list_clauses_in_node(before, clauses)]
        if cited:
            return tuple(dict.fromkeys(cited))
    words = (word for text in (*now.texts, *was.texts) for word in WORD.findall(text))
    return tuple(dict.fromkeys(word for word in words if word in clauses))


def _list_changed_nodes(was: Definition, now: Definition) -> Iterator[tuple[ast.AST | None, ast.AST | None]]:
    """Yield pairs of syntax nodes that contain the change, before and after it, from the largest to the smallest."""
    pair = _find_changed_pair([*was.nodes], [*now.nodes])
    while pair is not None:
        yield pair
        before, after = pair
        if before is None or after is None or type(before) is not type(after):
            return
        pair = _find_changed_pair([*ast.iter_child_nodes(before)], [*ast.iter_child_nodes(after)])


def _find_changed_pair(before: list[ast.AST], after: list[ast.AST]) -> tuple[ast.AST | None, ast.AST | None] | None:
    """Return the only pair of nodes that differs between two lists, or None if several pairs differ."""
    if len(before) != len(after):
        only = [each for each in (*before, *after) if len(before) + len(after) == 1]
        return (only[0] if before else None, only[0] if after else None) if only else None
    differing = [pair for pair in zip(before, after, strict=True) if ast.dump(pair[0]) != ast.dump(pair[1])]
    return differing[0] if len(differing) == 1 else None


def _list_clauses_in_node(node: ast.AST | None, clauses: Collection[str]) -> Iterator[str]:
    for each in ast.walk(node) if node is not None else ():
        if isinstance(each, ast.Constant) and isinstance(each.value, str) and each.value in clauses:
            yield each.value


def _find_clauses_cited_by_users_of_definition(
    folder: Path, module: str, name: str, clauses: Collection[str]
) -> dict[str, tuple[str, ...]]:
    """Return the clauses that the definitions which use a changed definition cite, by module."""
    paths = {path.relative_to(folder).as_posix(): path for path in list_visible_files(folder, "**/*.py")}
    names = {(module, each) for each in name.split(", ")}
    for _ in range(MOST_STEPS):
        words = [each.encode() for _, each in names]  # only a module with one of these words is worth parsing
        modules = {
            file: _read_imports_and_definitions(path)
            for file, path in paths.items()
            if any(word in path.read_bytes() for word in words)
        }
        users = _find_definitions_using(modules, names)
        found: dict[str, tuple[str, ...]] = {}
        for (file, _), node in users.items():
            cited = _find_cited_clauses(NOTHING, node, clauses)
            found |= {file: (*found.get(file, ()), *cited)} if cited else {}
        if found or not users.keys() - names:
            return found
        names |= {(file, each) for file, defined in users for each in defined.split(", ")}
    return {}


def _find_definitions_using(
    modules: dict[str, Module], names: Collection[tuple[str, str]]
) -> dict[tuple[str, str], Definition]:
    """Return the definitions that use one of these names. Each name is given with its module."""
    return {
        (file, defined): node
        for file, (imports, definitions) in modules.items()
        for defined, node in definitions.items()
        if any(
            each in _list_used_names(node) and (file == where or _is_imported(where, each, imports))
            for where, each in names
        )
    }


def _read_imports_and_definitions(path: Path) -> Module:
    """Return the imports and the definitions of a module."""
    try:
        statements = ast.parse(path.read_bytes()).body
    except (SyntaxError, ValueError):
        return {}, {}
    imports = [each for each in statements if isinstance(each, ast.ImportFrom)]
    named = {alias.asname or alias.name: each.module or "" for each in imports for alias in each.names}
    return named, _read_definitions(path)


def _is_imported(module: str, name: str, imports: dict[str, str]) -> bool:
    """Return whether a module imports a name from the module with this path, or that module itself."""
    stem = module.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
    return imports.get(name, "").endswith(stem) or stem.rpartition(".")[2] in imports


def _list_used_names(definition: Definition) -> set[str]:
    walked = [node for each in definition.nodes for node in ast.walk(each)]
    return {node.id for node in walked if isinstance(node, ast.Name)} | {
        node.attr for node in walked if isinstance(node, ast.Attribute)
    }
