"""List of the mutants of a ruleset: every place where its code can be made wrong, and the change.

A mutant is one change of one expression or statement in one module. It is a usual operator of mutation testing, or a
mistake that implementers make, such as a skipped precondition, home instead of away, or the branch of another reading.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

from scrimmage_rules.kernel.ruleset import Ruleset
from tools.mutation.operators import OPERATORS, Operator, list_changes
from tools.mutation.syntax_tree_context import ModuleWithParents, NodeChange

UNJUDGED = (
    "pictures", "replays.py", "heuristics", "heuristics.py", "feature_encoding.py", "side_mirroring.py",
    "rule_context_types.py", "__init__.py",
)  # fmt: skip
"""Modules of a game that no request executes, so that cases cannot notice mutants in them."""


REFUSING = ("precondition-skipped", "reason-skipped", "wrong-seat-let-through")
"""Mutation operators that remove a reason for a rejection."""

OF_MEMORY = ("left-as-it-was", "forgotten")
"""Mutation operators that do not break the clause of the changed code. They break the clause about how long a value is
kept.
"""


class Fault(NamedTuple):
    """One mutant: its place, its original text, and the replacement.

    `clauses` are the clauses that the mutant may break; the code around the change names them. `plain` is true if the
    mutant breaks exactly these clauses, because the changed statement names them, or because a precondition with such a
    clause calls the code. `lines` are the lines of the changed statement, by which the cases that execute it are found.
    For code that runs on import, `lines` is empty.
    """

    number: int
    kind: str
    operator: str
    file: str
    function: str
    text: str
    to: str
    nth: int
    clauses: tuple[str, ...]
    plain: bool
    lines: tuple[int, ...]
    change: Any

    @property
    def key(self) -> str:
        """Return a stable name of this mutant: file, function, operator, changed text, and a number if several mutants
        are equal.
        """
        nth = f" #{self.nth}" if self.nth else ""
        return f"{self.file} {self.function} | {self.operator} | {self.text} -> {self.to}{nth}"


class GameModule(NamedTuple):
    """A module of a game with its syntax tree, to which changes are applied. `inside` is its path in the folder of the
    game.
    """

    name: str
    inside: str
    path: Path
    tree: ast.Module


def parse_modules(package: Path) -> list[GameModule]:
    """Return all modules of a game that requests execute."""
    found = []
    for path in sorted(package.rglob("*.py")):
        inside = path.relative_to(package)
        if not set(inside.parts) & set(UNJUDGED):
            name = ".".join(("scrimmage_rules", package.name, *inside.with_suffix("").parts))
            found.append(GameModule(name, inside.as_posix(), path, ast.parse(path.read_text(encoding="utf-8"))))
    return found


def list_code_faults(
    game: Ruleset[Any, Any], modules: list[GameModule], operators: Sequence[Operator] = OPERATORS
) -> Iterator[Fault]:
    """Yield every mutant of the code and of the tables in it, in the order of the files."""
    asked = _map_precondition_clauses(game)
    for module in modules:
        scene = ModuleWithParents(module.tree, game, vars(import_module(module.name)))
        for node, change in list_changes(scene, operators):
            yield _create_fault_from_change(scene, module, node, change, asked)


def _create_fault_from_change(
    scene: ModuleWithParents,
    module: GameModule,
    node: ast.AST,
    change: NodeChange,
    asked: dict[tuple[str, int], set[str]],
) -> Fault:
    place = change.place or node
    function = scene.function_of(place)
    asked_by = _find_precondition_clauses(scene, module, place, asked)
    around, plainly = scene.clauses_around(place)
    clauses = asked_by or around
    if change.operator in REFUSING and (refused := scene.refusing_clauses(place)) is not None:
        clauses = refused
    return Fault(
        number=0,
        kind="code" if scene.is_executed_later(place) or change.of_rules else "data",
        operator=change.operator,
        file=module.inside,
        function=function,
        text=" ".join(ast.unparse(place).split())[:160],
        to=change.to,
        nth=0,
        clauses=tuple(sorted(clauses)),
        plain=bool(asked_by) or (plainly and change.operator not in OF_MEMORY),
        lines=scene.lines_of(place),
        change=(module, node, change.new),
    )


PreconditionClauses = dict[tuple[str, int], set[str]]
"""The clauses of the preconditions that call each function, by the file and first line of its code."""


def _map_precondition_clauses(game: Ruleset[Any, Any]) -> PreconditionClauses:
    found: PreconditionClauses = {}
    for rule in game.action_rules.values():
        for each in rule.preconditions:
            code = getattr(each.holds, "__code__", None)
            if code is not None:
                found.setdefault((code.co_filename, code.co_firstlineno), set()).add(each.clause)
    return found


def _find_precondition_clauses(
    scene: ModuleWithParents, module: GameModule, node: ast.AST, asked: PreconditionClauses
) -> set[str]:
    for above in scene.list_ancestors(node):
        if isinstance(above, ast.FunctionDef | ast.Lambda):
            line = min([above.lineno, *(each.lineno for each in getattr(above, "decorator_list", []))])
            clauses = asked.get((str(module.path), line))
            if clauses:
                return clauses
    return set()


def number_faults(faults: Iterator[Fault]) -> list[Fault]:
    """Return the mutants with their numbers; mutants with equal keys get a number among them."""
    seen: dict[str, int] = {}
    found = []
    for number, fault in enumerate(faults):
        nth = seen.get(fault.key, 0)
        seen[fault.key] = nth + 1
        found.append(fault._replace(number=number, nth=nth))
    return found
