"""One wrong rule at a time: where the code of a ruleset can be made wrong, and how.

A fault is one change of one expression or statement of one module: the usual ones of mutation testing, and those that
implementers make, such as a precondition skipped, home for away, a reading's branch taken under another.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

from scrimmage_rules.kernel.ruleset import Ruleset
from tools.mutation.mutation_context import Change, ModuleScene
from tools.mutation.operators import OPERATORS, Operator, list_changes

UNJUDGED = (
    "pictures", "replays.py", "heuristics", "heuristics.py", "feature_encoding.py", "mirror.py", "rule_context.py",
    "__init__.py",
)  # fmt: skip
"""Modules of a game that no request reaches."""


REFUSING = ("precondition-skipped", "reason-skipped", "wrong-seat-let-through")
"""Operators by which something is not refused any more."""

OF_MEMORY = ("left-as-it-was", "forgotten")
"""Operators that break another clause than the one at work: the one by which something is kept or ends."""


class Fault(NamedTuple):
    """One wrong rule: where it is, what was there, and what is there instead.

    `clauses` are those it may break: those named in the code around it; `plain` says that it is these and no others,
    because its own statement names them or a precondition asks it. `lines` are those of the statement, by which
    the cases that touch it are found; none for what is read when the module is imported.
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
        """The name that survives edits elsewhere: file, function, operator, text, and its number among equals."""
        nth = f" #{self.nth}" if self.nth else ""
        return f"{self.file} {self.function} | {self.operator} | {self.text} -> {self.to}{nth}"


class Module(NamedTuple):
    """A module of a game with its syntax tree, which a change is made in; `inside` is its path in the game's folder."""

    name: str
    inside: str
    path: Path
    tree: ast.Module


def parse_modules(package: Path) -> list[Module]:
    """Return every module of a game that requests reach."""
    found = []
    for path in sorted(package.rglob("*.py")):
        inside = path.relative_to(package)
        if not set(inside.parts) & set(UNJUDGED):
            name = ".".join(("scrimmage_rules", package.name, *inside.with_suffix("").parts))
            found.append(Module(name, inside.as_posix(), path, ast.parse(path.read_text(encoding="utf-8"))))
    return found


def list_code_faults(
    game: Ruleset[Any, Any], modules: list[Module], operators: Sequence[Operator] = OPERATORS
) -> Iterator[Fault]:
    """Yield every fault of the code, and of the tables in it, in the order of the files."""
    asked = _map_precondition_clauses(game)
    for module in modules:
        scene = ModuleScene(module.tree, game, vars(import_module(module.name)))
        for node, change in list_changes(scene, operators):
            yield _fault_from_change(scene, module, node, change, asked)


def _fault_from_change(
    scene: ModuleScene, module: Module, node: ast.AST, change: Change, asked: dict[tuple[str, int], set[str]]
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


Asked = dict[tuple[str, int], set[str]]
"""The clauses of the preconditions that ask each function, by the file and first line of its code."""


def _map_precondition_clauses(game: Ruleset[Any, Any]) -> Asked:
    found: Asked = {}
    for rule in game.action_rules.values():
        for each in rule.preconditions:
            code = getattr(each.holds, "__code__", None)
            if code is not None:
                found.setdefault((code.co_filename, code.co_firstlineno), set()).add(each.clause)
    return found


def _find_precondition_clauses(scene: ModuleScene, module: Module, node: ast.AST, asked: Asked) -> set[str]:
    for above in scene.list_ancestors(node):
        if isinstance(above, ast.FunctionDef | ast.Lambda):
            line = min([above.lineno, *(each.lineno for each in getattr(above, "decorator_list", []))])
            clauses = asked.get((str(module.path), line))
            if clauses:
                return clauses
    return set()


def number_faults(faults: Iterator[Fault]) -> list[Fault]:
    """Return the faults with their numbers; equal faults get a number among them."""
    seen: dict[str, int] = {}
    found = []
    for number, fault in enumerate(faults):
        nth = seen.get(fault.key, 0)
        seen[fault.key] = nth + 1
        found.append(fault._replace(number=number, nth=nth))
    return found
