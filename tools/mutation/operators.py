"""All mutation operators, and the list of changes that they make in a module."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator, Sequence
from copy import deepcopy

from tools.mutation.collection_operators import COLLECTION_NAMES, COLLECTIONS
from tools.mutation.mistake_operators import MISTAKES
from tools.mutation.swap_and_repeat_operators import ORDER, ORDER_NAMES
from tools.mutation.syntax_tree_context import (
    ModuleWithParents,
    NodeChange,
    create_change,
    create_constant_node,
    find_ambiguity_read_by,
)
from tools.mutation.wrong_operand_operators import WRONG_OPERAND_NAMES, WRONG_OPERANDS

COMPARED: dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]] = {
    ast.Lt: (ast.LtE, ast.GtE), ast.LtE: (ast.Lt, ast.Gt), ast.Gt: (ast.GtE, ast.LtE), ast.GtE: (ast.Gt, ast.Lt),
    ast.Eq: (ast.NotEq,), ast.NotEq: (ast.Eq,), ast.In: (ast.NotIn,), ast.NotIn: (ast.In,),
    ast.Is: (ast.IsNot,), ast.IsNot: (ast.Is,),
}  # fmt: skip


def _change_comparison(_scene: ModuleWithParents, node: ast.AST) -> Iterator[NodeChange]:
    if not isinstance(node, ast.Compare) or len(node.ops) != 1 or find_ambiguity_read_by(node.left):
        return
    for op in COMPARED.get(type(node.ops[0]), ()):
        yield create_change("compare", ast.Compare(node.left, [op()], node.comparators))


def _change_chained_comparison(_scene: ModuleWithParents, node: ast.AST) -> Iterator[NodeChange]:
    """Change the bound of a comparison in a chain such as `1 <= x < 9` by one."""
    if isinstance(node, ast.Compare) and len(node.ops) > 1:
        for number, op in enumerate(node.ops):
            for other in COMPARED.get(type(op), ())[:1]:
                ops = [*node.ops[:number], other(), *node.ops[number + 1 :]]
                yield create_change("compare", ast.Compare(node.left, ops, node.comparators))


def _change_boolean_operator(_scene: ModuleWithParents, node: ast.AST) -> Iterator[NodeChange]:
    if isinstance(node, ast.BoolOp):
        other = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        yield create_change("and-or", ast.BoolOp(other, node.values))
        for number in range(len(node.values)):
            rest = [*node.values[:number], *node.values[number + 1 :]]
            yield create_change("condition-removed", rest[0] if len(rest) == 1 else ast.BoolOp(node.op, rest))
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield create_change("not-removed", node.operand)


def _always_take_one_branch(scene: ModuleWithParents, node: ast.AST) -> Iterator[NodeChange]:
    above = scene.above(node)
    tested = isinstance(above, ast.If | ast.IfExp | ast.While) and above.test is node
    filtered = isinstance(above, ast.comprehension) and node in above.ifs
    if tested or filtered:
        for value in (True, False):
            if not (isinstance(above, ast.While) and value):
                yield create_change("branch", create_constant_node(value))


def _change_number(scene: ModuleWithParents, node: ast.AST) -> Iterator[NodeChange]:
    if isinstance(node, ast.Constant) and type(node.value) is int:
        yield create_change("number", create_constant_node(node.value + 1))
        yield create_change("number", create_constant_node(node.value - 1))
    named = isinstance(scene.above(node), ast.keyword)
    if isinstance(node, ast.Constant) and isinstance(node.value, bool) and not named:
        yield create_change("truth", create_constant_node(not node.value))


def _change_arithmetic(_scene: ModuleWithParents, node: ast.AST) -> Iterator[NodeChange]:
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add | ast.Sub):
        other = ast.Sub() if isinstance(node.op, ast.Add) else ast.Add()
        yield create_change("plus-minus", ast.BinOp(node.left, other, node.right))
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub) and not isinstance(node.operand, ast.Constant):
        yield create_change("direction", node.operand)


def _remove_statement(scene: ModuleWithParents, node: ast.AST) -> Iterator[NodeChange]:
    if isinstance(node, ast.AugAssign):
        yield create_change("statement-removed", ast.Pass())
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Yield | ast.YieldFrom):
        yield create_change(
            "reason-skipped" if "fault(" in ast.unparse(node).lower() else "statement-removed", ast.Pass()
        )
    elif isinstance(node, ast.Expr) and isinstance(node.value, ast.Call) and id(node.value) not in scene.told:
        yield create_change("statement-removed", ast.Pass())


def _change_returned_value(scene: ModuleWithParents, node: ast.AST) -> Iterator[NodeChange]:
    if not isinstance(node, ast.Return) or node.value is None or isinstance(node.value, ast.Constant):
        return
    function = next((each for each in scene.list_ancestors(node) if isinstance(each, ast.FunctionDef)), None)
    kind = ast.unparse(function.returns) if function is not None and function.returns else ""
    if kind == "bool":
        for value in (True, False):
            yield create_change("returned", ast.Return(create_constant_node(value)))
    elif kind.endswith("| None"):
        yield create_change("returned", ast.Return(create_constant_node(None)))
    elif kind.startswith(("tuple[", "list[", "Iterable[", "Sequence[")):
        yield create_change("returned", ast.Return(ast.Tuple([], ast.Load())))


OPERATORS = (
    _change_comparison, _change_chained_comparison, _change_boolean_operator, _always_take_one_branch, _change_number,
    _change_arithmetic, _remove_statement, _change_returned_value, *MISTAKES, *COLLECTIONS, *ORDER, *WRONG_OPERANDS,
)  # fmt: skip

OPERATOR_NAMES = (
    "and-or", "branch", "compare", "condition-removed", "direction", "not-removed", "number", "plus-minus", "returned",
    "statement-removed", "truth",
    "cells-swapped", "forgotten", "home-for-away", "left-as-it-was", "not-due-there", "other-clause", "other-ruling",
    "precondition-skipped", "reading-always", "reading-never", "reason-skipped", "twin", "wrong-seat-let-through",
    *COLLECTION_NAMES, *ORDER_NAMES, *WRONG_OPERAND_NAMES,
)  # fmt: skip
"""Names of all operators, of code and of data, for the option `--operator`."""


Operator = Callable[[ModuleWithParents, ast.AST], Iterator[NodeChange]]


def list_changes(
    scene: ModuleWithParents, operators: Sequence[Operator] = OPERATORS
) -> Iterator[tuple[ast.AST, NodeChange]]:
    """Yield every change that the operators can make in a module, with its node."""
    for node in ast.walk(scene.tree):
        if id(node) not in scene.told:
            for operator in operators:
                for change in operator(scene, node):
                    replaced = change.replaced or node
                    if ast.dump(change.new) != ast.dump(replaced):
                        yield replaced, change


def replace_node(tree: ast.Module, node: ast.AST, new: ast.AST) -> ast.Module:
    """Return a copy of the tree in which one node is replaced."""
    put = deepcopy(new)
    for above in ast.walk(tree):
        for name, value in ast.iter_fields(above):
            if value is node:
                setattr(above, name, ast.copy_location(put, node))
            elif isinstance(value, list) and any(each is node for each in value):
                setattr(above, name, [ast.copy_location(put, node) if each is node else each for each in value])
    return ast.fix_missing_locations(tree)
