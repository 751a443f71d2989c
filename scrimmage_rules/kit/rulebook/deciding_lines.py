"""The lines of code that use a clause, sorted by their effect: rejections first, events last.

A constant with clause ids, such as `ONE_AFTER_THE_OTHER = "7.1.E"`, counts at the lines that use the constant.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import PurePath
from typing import NamedTuple

from scrimmage_rules.kernel.files import visible_files
from scrimmage_rules.kit.rulebook.code_citations import Citation, find_code_citations, find_package_folder
from scrimmage_rules.rulesets import home, ruleset

REFUSALS = ("Precondition", "Fault", "fault", "Reason", "Refused")
"""Names of calls that reject an action; their first argument is the reported clause."""

EVENTS = ("say", "Event")
"""Names of calls that record an event with its clauses."""

BLAMED, ALSO, DOCUMENTED, OTHER, EVENT = range(5)
"""Effects of a line of code on a clause, in the order of the output."""


class Use(NamedTuple):
    """A string or a name in code: its file, its line, and the effect of the surrounding code on a clause."""

    file: str
    line: int
    rank: int


class ModuleUses(NamedTuple):
    """The uses of strings and names in one file, its constants with clause ids and their lines, and its imports."""

    uses: tuple[tuple[str, Use], ...]
    constants: dict[str, tuple[str, ...]]
    definitions: dict[str, frozenset[int]]
    imports: dict[str, tuple[str, str]]


def find_deciding_lines(ruleset_id: str, clause_id: str) -> list[str]:
    """Return the places in code that name a clause, sorted: rejections under it, other decisions, events."""
    ranks = {(use.file, use.line): use.rank for use in reversed(_find_text_uses(ruleset_id, clause_id))}
    cited = find_code_citations(ruleset_id)[clause_id]
    followed = _find_constant_uses(ruleset_id, clause_id)
    direct = [
        Use(each.file, each.line, DOCUMENTED if each.told else ranks.get((each.file, each.line), OTHER))
        for each in cited if not _is_followed(ruleset_id, each)
    ]  # fmt: skip
    ordered = sorted([*followed, *direct], key=lambda use: use.rank)
    return list(dict.fromkeys(f"{use.file}:{use.line}" for use in ordered))


def _find_text_uses(ruleset_id: str, clause_id: str) -> list[Use]:
    """Return the uses of a clause id itself, and of the clauses that the clause illustrates."""
    ids = {clause_id, *ruleset(ruleset_id).rulebook.clause(clause_id).illustrates}
    found = [use for module in _read_modules(ruleset_id).values() for text, use in module.uses if text in ids]
    return sorted(found, key=lambda use: use.rank)


def _find_constant_uses(ruleset_id: str, clause_id: str) -> list[Use]:
    modules = _read_modules(ruleset_id)
    return [
        use for name, module in modules.items() for text, use in module.uses
        if clause_id in _read_constant(modules, name, text)
    ]  # fmt: skip


def _read_constant(modules: dict[str, ModuleUses], module: str, name: str) -> tuple[str, ...]:
    """Return the clause ids in a constant that a module defines or imports."""
    if name in modules[module].imports:
        module, name = modules[module].imports[name]
    return modules[module].constants.get(name, ()) if module in modules else ()


def _is_followed(ruleset_id: str, citation: Citation) -> bool:
    """Return whether a citation is in a constant that other code uses."""
    modules = _read_modules(ruleset_id)
    module = citation.file.removesuffix(".py").replace("/", ".")
    if citation.line not in modules[module].definitions.get(citation.function, ()):
        return False
    held = modules[module].constants[citation.function]
    return any(
        _read_constant(modules, name, text) is held for name, each in modules.items() for text, _ in each.uses
    )  # fmt: skip


# ---- the code of a ruleset


@cache
def _read_modules(ruleset_id: str) -> dict[str, ModuleUses]:
    clauses = ruleset(ruleset_id).rulebook.clauses.keys()
    above = home(ruleset_id).package.split(".")
    found = {}
    for path in visible_files(find_package_folder(ruleset_id), "**/*.py"):
        file = PurePath(*above, path.relative_to(find_package_folder(ruleset_id))).as_posix()
        tree = ast.parse(path.read_text(encoding="utf-8"))
        found[file.removesuffix(".py").replace("/", ".")] = _read_module(tree, file, frozenset(clauses))
    return found


def _read_module(tree: ast.Module, file: str, clauses: frozenset[str]) -> ModuleUses:
    constants, definitions, imports = {}, {}, {}
    uses: list[tuple[str, Use]] = []
    for statement in tree.body:
        name, ids = _read_ids(statement)
        if ids and clauses.issuperset(ids):
            constants[name] = ids
            definitions[name] = frozenset(range(statement.lineno, (statement.end_lineno or statement.lineno) + 1))
        elif isinstance(statement, ast.ImportFrom):
            imports.update({each.asname or each.name: (statement.module or "", each.name) for each in statement.names})
        else:
            uses += [(text, Use(file, line, rank)) for text, line, rank in _find_uses(statement, OTHER)]
    return ModuleUses(tuple(uses), constants, definitions, imports)


def _read_ids(statement: ast.stmt) -> tuple[str, tuple[str, ...]]:
    """Return the name and the strings of a constant that consists of one or several strings."""
    if not (isinstance(statement, ast.Assign) and isinstance(statement.targets[0], ast.Name)):
        return "", ()
    value = statement.value
    parts = value.elts if isinstance(value, ast.Tuple | ast.List) else [value]
    texts = tuple(each.value for each in parts if isinstance(each, ast.Constant) and isinstance(each.value, str))
    return statement.targets[0].id, texts if len(texts) == len(parts) else ()


def _find_uses(node: ast.AST, rank: int) -> Iterator[tuple[str, int, int]]:
    """Yield the strings and names in a piece of code, with their lines and the effect of the call around them."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value, node.lineno, rank
    elif isinstance(node, ast.Name):
        yield node.id, node.lineno, rank
    elif isinstance(node, ast.Call):
        called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        for number, argument in enumerate([*node.args, *node.keywords]):
            yield from _find_uses(argument, _rank_argument(called, number, rank))
    else:
        for child in ast.iter_child_nodes(node):
            yield from _find_uses(child, rank)


def _rank_argument(called: str, number: int, around: int) -> int:
    """Return the rank of the effect that a call has on its argument with this index."""
    if called in REFUSALS:
        return BLAMED if number == 0 else ALSO
    return EVENT if called in EVENTS else around
