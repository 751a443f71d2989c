"""Mutation operators on order: swap adjacent entries of rule precedence or two draws of chance, or apply an effect
twice.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator, Sequence
from copy import copy
from itertools import pairwise
from types import CodeType, FunctionType
from typing import Any

from scrimmage_rules.kernel.position_faults import Reason
from scrimmage_rules.kernel.rule_context import Precondition
from tools.mutation.collection_operators import ENDLESS
from tools.mutation.syntax_tree_context import ModuleWithParents, NodeChange, create_change, get_last_name_part

# ---- rows of rule precedence


def _swap_adjacent_preconditions(scene: ModuleWithParents, node: ast.AST) -> Iterator[NodeChange]:
    """Swap two adjacent entries in a tuple of preconditions, or of reasons for rejecting a position."""
    listed = node.elts if isinstance(node, ast.Tuple | ast.List) else node.args if isinstance(node, ast.Call) else []
    for operator, kind in (("preconditions-swapped", Precondition), ("reasons-swapped", Reason)):
        for number, (one, two) in enumerate(pairwise(listed)):
            fits = _is_swappable_entry(scene, one, kind) and _is_swappable_entry(scene, two, kind)
            if fits and _find_reported_clause(scene, one, -1) != _find_reported_clause(scene, two, 0):
                order = [*listed[:number], *_exchange_adjacent_entries(one, two), *listed[number + 2 :]]
                to = f"{_shorten_source(two)} before {_shorten_source(one)}"
                yield NodeChange(operator, to, _replace_rows(node, order), of_rules=True, place=two)


def _find_reported_clause(scene: ModuleWithParents, node: ast.expr, end: int) -> str:
    """Return the clause of an entry of a tuple, which is a precondition or a reason. If the entry has no clause, return
    its source code. If the expression unpacks several entries, `end` selects the first (0) or the last (-1).
    """
    if isinstance(node, ast.Starred):
        return _find_reported_clause(scene, node.value, end)
    if isinstance(node, ast.Call) and get_last_name_part(node.func) == "provided":
        return _find_reported_clause(scene, node.args[end or 1], end)
    if isinstance(node, ast.Call) and node.args:
        return str(getattr(node.args[0], "value", ast.dump(node.args[0])))
    value = scene.values.get(node.id) if isinstance(node, ast.Name) else None
    row = value[end] if isinstance(value, tuple) else value
    return str(getattr(row, "clause", ast.dump(node)))


def _exchange_adjacent_entries(one: ast.expr, two: ast.expr) -> Iterator[ast.expr]:
    """Yield two adjacent expressions in reverse order. If an expression unpacks several entries, only its entry next to
    the other expression is moved.
    """
    if isinstance(one, ast.Starred):
        yield ast.Starred(_select_part_of_unpacked(one, "[:-1]"), ast.Load())
    yield _select_part_of_unpacked(two, "[0]") if isinstance(two, ast.Starred) else two
    yield _select_part_of_unpacked(one, "[-1]") if isinstance(one, ast.Starred) else one
    if isinstance(two, ast.Starred):
        yield ast.Starred(_select_part_of_unpacked(two, "[1:]"), ast.Load())


def _select_part_of_unpacked(spread: ast.Starred, part: str) -> ast.expr:
    return ast.parse(f"({ast.unparse(spread.value)}){part}", mode="eval").body


def _replace_rows(node: ast.AST, rows: list[ast.expr]) -> ast.AST:
    new: Any = copy(node)
    setattr(new, "args" if isinstance(node, ast.Call) else "elts", rows)
    return new  # type: ignore[no-any-return]


def _shorten_source(node: ast.AST) -> str:
    return " ".join(ast.unparse(node).split())[:60]


def _is_swappable_entry(scene: ModuleWithParents, node: ast.expr, kind: type[Any]) -> bool:
    """Return whether an expression is an entry of this kind, or unpacks several such entries into a tuple."""
    if isinstance(node, ast.Starred):
        return _is_swappable_entry(scene, node.value, kind)
    if isinstance(node, ast.Call):
        return _is_call_making_rows(scene, node, kind)
    value = scene.values.get(node.id) if isinstance(node, ast.Name) else None
    rows = value if isinstance(value, tuple) else (value,)
    return bool(rows) and all(isinstance(each, kind) for each in rows)


def _is_call_making_rows(scene: ModuleWithParents, call: ast.Call, kind: type[Any]) -> bool:
    returned = scene.return_type(get_last_name_part(call.func))
    name = kind.__name__
    return get_last_name_part(call.func) == name or returned.startswith((f"{name}[", f"tuple[{name}["))


def _swap_fault_statements(scene: ModuleWithParents, node: ast.AST) -> Iterator[NodeChange]:
    """Swap two adjacent statements that each yield reasons for rejecting a position."""
    for name, two in _find_swappable_pairs(node, _is_yielding_only_faults):
        first, second = (scene.clauses_around(getattr(node, name)[number])[0] for number in two)
        if len(first | second) != 1:
            yield from _swap_statements(scene, node, "reasons-swapped", name, two)


def _is_yielding_only_faults(statement: ast.stmt) -> bool:
    if isinstance(statement, ast.If | ast.For):
        return all(map(_is_yielding_only_faults, [*statement.body, *statement.orelse]))
    yields = isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Yield | ast.YieldFrom)
    return yields and "fault" in ast.unparse(statement).lower()


# ---- neighbouring statements


def _find_swappable_pairs(node: ast.AST, fits: Callable[[ast.stmt], bool]) -> Iterator[tuple[str, tuple[int, int]]]:
    """Yield the indexes of each pair of statements of a body that `fits` accepts, if `fits` accepts no statement
    between the two.
    """
    for name in ("body", "orelse"):
        body = getattr(node, name, None)
        if isinstance(body, list):
            places = [number for number, each in enumerate(body) if fits(each)]
            yield from ((name, places_of_two) for places_of_two in pairwise(places))


def _swap_statements(
    scene: ModuleWithParents, node: ast.AST, operator: str, name: str, two: tuple[int, int]
) -> Iterator[NodeChange]:
    if not scene.is_executed_later(node):
        return
    new, (first, second) = copy(node), two
    order = list(getattr(node, name))
    order[first], order[second] = order[second], order[first]
    setattr(new, name, order)
    place = getattr(node, name)[second]
    yield NodeChange(operator, f"before {_shorten_source(getattr(node, name)[first])}", new, place=place)


# ---- chance


def _swap_draws(scene: ModuleWithParents, node: ast.AST) -> Iterator[NodeChange]:
    """Change the order of draws of chance: swap two statements, or reverse a loop that draws."""

    def is_swappable_draw(statement: ast.AST) -> bool:
        return not isinstance(statement, ast.FunctionDef | ast.Return) and _is_drawing_chance(scene, statement)

    for name, (first, second) in _find_swappable_pairs(node, is_swappable_draw):
        body = getattr(node, name)
        if not _is_dependent_on(body[second], body[first:second]):
            yield from _swap_statements(scene, node, "draws-swapped", name, (first, second))
    if isinstance(node, ast.For | ast.GeneratorExp | ast.ListComp) and _is_drawing_chance(
        scene, _find_repeated_node(node)
    ):
        for made_over in _find_finite_iterables(node):
            new = copy(made_over)
            new.iter = ast.parse(f"list({ast.unparse(made_over.iter)})[::-1]", mode="eval").body
            whole = new if isinstance(node, ast.For) else _create_loop_over(node, new)
            yield NodeChange("draws-swapped", f"over {_shorten_source(new.iter)}", whole, place=made_over.iter)


def _find_finite_iterables(node: ast.For | ast.GeneratorExp | ast.ListComp) -> Iterator[Any]:
    """Yield the expression that a loop iterates over, if the iteration is finite."""
    over = node if isinstance(node, ast.For) else node.generators[0]
    if not (isinstance(over.iter, ast.Call) and get_last_name_part(over.iter.func) in ENDLESS):
        yield over


def _create_loop_over(node: ast.GeneratorExp | ast.ListComp, first: Any) -> ast.AST:
    new = copy(node)
    new.generators = [first, *node.generators[1:]]
    return new


def _find_repeated_node(node: ast.For | ast.GeneratorExp | ast.ListComp) -> ast.AST:
    return ast.Module(node.body, []) if isinstance(node, ast.For) else node.elt


def _is_dependent_on(statement: ast.stmt, before: Sequence[ast.stmt]) -> bool:
    """Return whether a statement reads a name that one of the earlier statements assigns but does not read itself."""
    reads = _list_names(statement, ast.Load)
    return any(reads & (_list_names(each, ast.Store) - _list_names(each, ast.Load)) for each in before)


def _list_names(node: ast.AST, context: type[ast.expr_context]) -> set[str]:
    return {each.id for each in ast.walk(node) if isinstance(each, ast.Name) and isinstance(each.ctx, context)}


def _is_drawing_chance(scene: ModuleWithParents, node: ast.AST) -> bool:
    calls = [each.func for each in ast.walk(node) if isinstance(each, ast.Call)]
    return any(
        get_last_name_part(each) == "pick"
        or (isinstance(each, ast.Name) and can_draw_chance(scene.values.get(each.id)))
        for each in calls
    )


def can_draw_chance(function: object, seen: frozenset[CodeType] = frozenset()) -> bool:
    """Return whether a function of the project draws chance, directly or through functions that it calls."""
    function = getattr(function, "__wrapped__", function)
    if not isinstance(function, FunctionType) or not function.__module__.startswith("scrimmage_rules."):
        return False
    code = function.__code__
    if "pick" in code.co_names:
        return True
    called = (function.__globals__.get(name) for name in code.co_names) if code not in seen else ()
    return any(can_draw_chance(each, seen | {code}) for each in called)


# ---- effects


def _apply_effect_twice(scene: ModuleWithParents, node: ast.AST) -> Iterator[NodeChange]:
    """Apply an effect to a position a second time."""
    if isinstance(node, ast.AugAssign) and isinstance(node.op, ast.Add):
        yield create_change(
            "effect-twice", ast.AugAssign(node.target, node.op, ast.BinOp(node.value, ast.Add(), node.value))
        )
    if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name):
        return
    types = scene.parameters(node.func.id)
    returned = scene.return_type(node.func.id)
    for number, (argument, (_, kind)) in enumerate(zip(node.args, types, strict=False)):
        if kind == returned == "Position" and not isinstance(argument, ast.Starred):
            arguments = [*node.args[:number], node, *node.args[number + 1 :]]
            yield create_change("effect-twice", ast.Call(node.func, arguments, node.keywords))


NEIGHBOURS = (_swap_adjacent_preconditions, _swap_fault_statements)
"""Operators that swap adjacent entries of rule precedence."""

ORDER = (*NEIGHBOURS, _swap_draws, _apply_effect_twice)

NEIGHBOUR_NAMES = ("preconditions-swapped", "reasons-swapped")
"""Names of the operators that swap adjacent entries of rule precedence."""

ORDER_NAMES = (*NEIGHBOUR_NAMES, "draws-swapped", "effect-twice")
"""Names of the operators for the option `--operator`."""
