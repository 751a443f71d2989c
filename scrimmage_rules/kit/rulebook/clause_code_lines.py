"""Lines of code that use a clause, the most important first: conditions and rejections before events.

The condition functions are found in the rules themselves and not in the code, because a function may create the row of
a precondition. In some games, a table lists the reasons for invalid positions, and the code names a reason by a short
word. A constant with clause ids, such as `ONE_AFTER_THE_OTHER = "7.1.E"`, counts at the lines that use the constant.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from fnmatch import fnmatchcase
from functools import cache
from pathlib import PurePath
from types import FunctionType
from typing import Any, NamedTuple

import msgspec

from scrimmage_rules.kernel.files import list_visible_files
from scrimmage_rules.kernel.position_faults import Blame, Reason
from scrimmage_rules.kit.rulebook.code_citations import Citation, find_code_citations, find_package_folder
from scrimmage_rules.rulesets import locate_ruleset, ruleset

FORBIDDEN, REPORTED, BLAMED, ALSO, DOCUMENTED, OTHER, EVENT = range(7)
"""Ranks of the effects that a line of code can have on a clause. Lines with a lower rank come first in the output."""

EFFECTS = {
    "Precondition": FORBIDDEN, "require_chance_seat": FORBIDDEN, "fault": REPORTED,
    "Fault": BLAMED, "Reason": BLAMED, "Blame": BLAMED, "Refused": BLAMED,
}  # fmt: skip
"""Effects of calls that forbid an action, or reject input or a position. Their first argument is the reported clause,
or for `fault` the code of a reason.
"""

ADAPTED = ("holds", "broken", "function")
"""Names of attributes in which a wrapper function keeps the condition function that it wraps."""

EVENTS = ("say", "Event")
"""Names of calls that record an event with its clauses."""


class ClauseUse(NamedTuple):
    """A use of a clause id in code: its file, its line, and what the surrounding code does with the clause (see
    `EFFECTS`).
    """

    file: str
    line: int
    rank: int


class ModuleUses(NamedTuple):
    """Contents of one file: the uses of strings and names, the constants that contain clause ids, and the imports."""

    uses: tuple[tuple[str, ClauseUse], ...]
    constants: dict[str, tuple[str, ...]]
    definitions: dict[str, frozenset[int]]
    imports: dict[str, tuple[str, str]]


def find_clause_code_lines(ruleset_id: str, clause_id: str) -> list[str]:
    """Return the places in code that decide or name a clause: first the conditions of preconditions and of impossible
    positions, then rejections, other decisions and events.
    """
    ids = frozenset((clause_id, *ruleset(ruleset_id).rulebook.clause(clause_id).illustrates))
    modules = _read_modules(ruleset_id)
    ranks = {(use.file, use.line): use.rank for use in reversed(_find_text_uses(modules, ids))}
    direct = [
        ClauseUse(each.file, each.line, DOCUMENTED if each.told else ranks.get((each.file, each.line), OTHER))
        for each in find_code_citations(ruleset_id)[clause_id] if not _is_constant_used(modules, ids, each)
    ]  # fmt: skip
    decisive = [*_find_predicates(ruleset_id, ids), *_find_uses_of_codes(ruleset_id, ids)]
    ordered = sorted([*decisive, *_find_constant_uses(modules, ids), *direct], key=lambda use: use.rank)
    return list(dict.fromkeys(f"{use.file}:{use.line}" for use in ordered))


def _find_predicates(ruleset_id: str, ids: frozenset[str]) -> Iterator[ClauseUse]:
    """Yield the condition functions of the preconditions, and of the reasons for impossible positions, that report one
    of these clauses.
    """
    game = ruleset(ruleset_id)
    rows: list[tuple[str, object, int]] = [
        (each.clause, each.holds, FORBIDDEN) for rule in game.action_rules.values() for each in rule.preconditions
    ]
    rows += [(each.clause, each.places, REPORTED) for each in game.reasons if isinstance(each, Reason)]
    for predicate, rank in [
        (_find_deciding_function(function), rank) for clause, function, rank in rows if clause in ids
    ]:
        if predicate and predicate.__module__.startswith(f"{locate_ruleset(ruleset_id).package}."):
            file = f"{predicate.__module__.replace('.', '/')}.py"
            yield ClauseUse(file, predicate.__code__.co_firstlineno, rank)


def _find_uses_of_codes(ruleset_id: str, ids: frozenset[str]) -> Iterator[ClauseUse]:
    """Yield the places where code reports a reason of a table by its short code (such as `no-such-pile`)."""
    codes = {each.code for each in ruleset(ruleset_id).reasons if isinstance(each, Blame) and each.clause in ids}
    for module in _read_modules(ruleset_id).values():
        for text, use in module.uses:
            if use.rank == REPORTED and any(fnmatchcase(code, text) for code in codes):
                yield use


def _find_deciding_function(predicate: object) -> FunctionType | None:
    """Return the function that contains the condition, even if another function wraps it; None if it is not a Python
    function.
    """
    if not isinstance(predicate, FunctionType):
        return None
    cells = zip(predicate.__code__.co_freevars, predicate.__closure__ or (), strict=True)
    held = {name: cell.cell_contents for name, cell in cells}
    adapted = [held[name] for name in ADAPTED if name in held]
    inner = adapted or [each for value in held.values() for each in _list_functions_in_row(value)]
    return _find_deciding_function(inner[0]) if len(inner) == 1 else predicate


def _list_functions_in_row(row: Any) -> list[FunctionType]:
    """Return the functions in the fields of a row of a table; an empty list for any other value."""
    fields = row.__struct_fields__ if isinstance(row, msgspec.Struct) else ()
    return [value for value in (getattr(row, name) for name in fields) if isinstance(value, FunctionType)]


def _find_text_uses(modules: dict[str, ModuleUses], ids: frozenset[str]) -> list[ClauseUse]:
    """Return the places in code where the ids of these clauses occur as text."""
    found = [use for module in modules.values() for text, use in module.uses if text in ids]
    return sorted(found, key=lambda use: use.rank)


def _find_constant_uses(modules: dict[str, ModuleUses], ids: frozenset[str]) -> list[ClauseUse]:
    return [
        use for name, module in modules.items() for text, use in module.uses
        if not ids.isdisjoint(_read_constant(modules, name, text))
    ]  # fmt: skip


def _read_constant(modules: dict[str, ModuleUses], module: str, name: str) -> tuple[str, ...]:
    """Return the clause ids in a constant that a module defines or imports."""
    if name in modules[module].imports:
        module, name = modules[module].imports[name]
    return modules[module].constants.get(name, ()) if module in modules else ()


def _is_constant_used(modules: dict[str, ModuleUses], ids: frozenset[str], citation: Citation) -> bool:
    """Return whether a citation is in a constant that other code uses."""
    module = modules[citation.file.removesuffix(".py").replace("/", ".")]
    defined = [module.constants[name] for name, lines in module.definitions.items() if citation.line in lines]
    held = [constant for constant in defined if not ids.isdisjoint(constant)]
    return any(
        any(_read_constant(modules, name, text) is constant for constant in held)
        for name, each in modules.items() for text, _ in each.uses
    )  # fmt: skip


# ---- the code of a ruleset


@cache
def _read_modules(ruleset_id: str) -> dict[str, ModuleUses]:
    clauses = ruleset(ruleset_id).rulebook.clauses.keys()
    above = locate_ruleset(ruleset_id).package.split(".")
    found = {}
    for path in list_visible_files(find_package_folder(ruleset_id), "**/*.py"):
        file = PurePath(*above, path.relative_to(find_package_folder(ruleset_id))).as_posix()
        tree = ast.parse(path.read_text(encoding="utf-8"))
        found[file.removesuffix(".py").replace("/", ".")] = _read_module(tree, file, frozenset(clauses))
    return found


def _read_module(tree: ast.Module, file: str, clauses: frozenset[str]) -> ModuleUses:
    constants, definitions, imports = {}, {}, {}
    uses: list[tuple[str, ClauseUse]] = []
    for statement in tree.body:
        named = {name: ids for name, ids in _read_constants(statement) if ids and clauses.issuperset(ids)}
        if named:
            constants.update(named)
            lines = frozenset(range(statement.lineno, (statement.end_lineno or statement.lineno) + 1))
            definitions.update(dict.fromkeys(named, lines))
        elif isinstance(statement, ast.ImportFrom):
            imports.update({each.asname or each.name: (statement.module or "", each.name) for each in statement.names})
        else:
            uses += [
                (text, ClauseUse(file, line, rank))
                for text, line, rank in _list_strings_and_names_with_effects(statement, OTHER)
            ]
    return ModuleUses(tuple(uses), constants, definitions, imports)


def _read_constants(statement: ast.stmt) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Yield the name and the strings of each constant that a statement defines by one or several strings."""
    if not isinstance(statement, ast.Assign):
        return
    target, value = statement.targets[0], statement.value
    parts = value.elts if isinstance(value, ast.Tuple | ast.List) else [value]
    texts = tuple(each.value for each in parts if isinstance(each, ast.Constant) and isinstance(each.value, str))
    if len(texts) == len(parts):
        if isinstance(target, ast.Name):
            yield target.id, texts
        elif isinstance(target, ast.Tuple):
            yield from (
                (each.id, (text,)) for each, text in zip(target.elts, texts, strict=True) if isinstance(each, ast.Name)
            )


def _list_strings_and_names_with_effects(node: ast.AST, rank: int) -> Iterator[tuple[str, int, int]]:
    """Yield the strings and names in a piece of code, each with its line and the effect of the call around it. In a
    formatted string, `*` replaces each value.
    """
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value, node.lineno, rank
    elif isinstance(node, ast.Name):
        yield node.id, node.lineno, rank
    elif isinstance(node, ast.JoinedStr):
        yield _find_id_pattern_of_f_string(node), node.lineno, rank
    elif isinstance(node, ast.Call):
        called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        for number, argument in enumerate([*node.args, *node.keywords]):
            yield from _list_strings_and_names_with_effects(argument, _rank_argument(called, number, rank))
    else:
        for child in ast.iter_child_nodes(node):
            yield from _list_strings_and_names_with_effects(child, rank)


def _find_id_pattern_of_f_string(formatted: ast.JoinedStr) -> str:
    return "".join(str(each.value) if isinstance(each, ast.Constant) else "*" for each in formatted.values)


def _rank_argument(called: str, number: int, around: int) -> int:
    """Return the rank of an argument of a function call (see `EFFECTS`). A lower rank means that the argument is more
    important for a clause.
    """
    if called in EFFECTS:
        return ALSO if number else EFFECTS[called]
    return EVENT if called in EVENTS else around
