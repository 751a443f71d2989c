"""Mutation operators with a wrong operand: an outdated position, swapped arguments, a missing field, the other side,
another reading.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from copy import deepcopy
from itertools import combinations
from typing import Any

import msgspec

from tools.mutation.mistake_operators import BLAMING, OTHERS, PAIRS
from tools.mutation.syntax_tree_context import (
    ModuleWithParents,
    NodeChange,
    create_change,
    create_constant_node,
    find_ambiguity_read_by,
    get_last_name_part,
)

# ---- stale positions

BEFORE = "position_before"
"""Name of the variable with the position before an update, which the operator adds to a function."""


def _use_stale_position(scene: ModuleWithParents, node: ast.AST) -> Iterator[NodeChange]:
    """Use the position before an update in one place of the code after the update."""
    function = next((each for each in scene.list_ancestors(node) if isinstance(each, ast.FunctionDef)), None)
    if not isinstance(node, ast.Name) or not isinstance(node.ctx, ast.Load) or function is None:
        return
    update = _find_last_update(scene, function, node)
    before = _find_previous_position(scene, update.value) if update else None
    if update is None or before is None:
        return
    memo: dict[int, Any] = {}
    new = deepcopy(function, memo)
    memo[id(node)].id = BEFORE
    kept = ast.Assign([ast.Name(BEFORE, ast.Store())], deepcopy(before), lineno=update.lineno)
    _insert_statement_before(new, memo[id(update)], kept)
    to = f"the one before {' '.join(ast.unparse(update).split())[:80]}"
    yield NodeChange("stale-position", to, new, place=node, replaced=function)


def _find_last_update(scene: ModuleWithParents, function: ast.FunctionDef, node: ast.Name) -> ast.Assign | None:
    """Return the last statement before a node that assigns a new position to the same name. Only statements in bodies
    around the node count.
    """
    around = list(scene.list_ancestors(node))
    line = next((each.lineno for each in around if isinstance(each, ast.stmt)), 0)
    updates = [
        each
        for each in scene.assignments_in(function)
        if each.lineno < line and scene.above(each) in around
        if any(isinstance(target, ast.Name) and target.id == node.id for target in each.targets)
    ]
    return max(updates, key=lambda each: each.lineno, default=None)


def _find_previous_position(scene: ModuleWithParents, value: ast.expr) -> ast.expr | None:
    """Return the old position from which an expression makes a new position. Return None if the expression does not
    make a position from another position.
    """
    if not isinstance(value, ast.Call):
        return None
    if isinstance(value.func, ast.Attribute) and value.func.attr.startswith("with_"):
        return value.func.value
    if (
        get_last_name_part(value.func) == "replace"
        and value.args
        and {each.arg for each in value.keywords} <= scene.position
    ):
        return value.args[0]
    name = get_last_name_part(value.func)
    if scene.return_type(name) != "Position":
        return None
    given = zip(value.args, scene.parameters(name), strict=False)
    start = next((each for each, (_, kind) in given if kind == "Position"), None)
    if isinstance(start, ast.Call):
        return _find_previous_position(scene, start)
    asked = next((each for each in value.args if isinstance(each, ast.Name) and each.id in ("deed", "at")), None)
    return start or (asked and ast.Attribute(asked, "position", ast.Load()))


def _insert_statement_before(function: ast.FunctionDef, statement: ast.stmt, new: ast.stmt) -> None:
    for each in ast.walk(function):
        for name in ("body", "orelse"):
            body = getattr(each, name, None)
            if isinstance(body, list) and statement in body:
                body.insert(body.index(statement), new)


# ---- arguments and fields


NAMING = (*BLAMING, "fault")
"""Names of functions with a clause and a code as arguments. These arguments are not swapped."""


def _swap_arguments(scene: ModuleWithParents, node: ast.AST) -> Iterator[NodeChange]:
    """Swap two arguments of the same type in a call of a function or a constructor of the project."""
    if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name) or node.func.id in NAMING:
        return
    if not scene.is_executed_later(node):
        return
    parameters = scene.parameters(node.func.id)
    types = dict(parameters)
    given = [(number, kind) for number, (_, kind) in zip(range(len(node.args)), parameters, strict=False)]
    if not any(isinstance(each, ast.Starred) for each in node.args):
        for (one, kind), (two, other) in combinations(given, 2):
            if kind == other:
                yield from _exchange_values(node, node.args, one, two)
    named = [(number, types.get(each.arg or "", "")) for number, each in enumerate(node.keywords)]
    for (one, kind), (two, other) in combinations(named, 2):
        if kind and kind == other:
            yield from _exchange_values(node, [each.value for each in node.keywords], one, two, named=True)


def _exchange_values(
    call: ast.Call, values: list[ast.expr], one: int, two: int, *, named: bool = False
) -> Iterator[NodeChange]:
    if ast.dump(values[one]) == ast.dump(values[two]):
        return
    values = list(values)
    values[one], values[two] = values[two], values[one]
    keywords = [ast.keyword(old.arg, new) for old, new in zip(call.keywords, values, strict=True)] if named else []
    new = ast.Call(call.func, call.args, keywords) if named else ast.Call(call.func, values, call.keywords)
    yield create_change("arguments-swapped", new)


def _leave_out_field(scene: ModuleWithParents, node: ast.AST) -> Iterator[NodeChange]:
    """Omit a field that a copy changes, or that has a default in a constructor."""
    if not isinstance(node, ast.Call) or not scene.is_executed_later(node):
        return
    copied = get_last_name_part(node.func) == "replace" and bool(node.args) and not _is_position_update(scene, node)
    copied |= isinstance(node.func, ast.Attribute) and node.func.attr.startswith("with_")
    optional = _list_optional_fields(scene, node)
    for number, keyword in enumerate(node.keywords):
        if id(keyword) not in scene.told and keyword.arg and (copied or keyword.arg in optional):
            rest = [*node.keywords[:number], *node.keywords[number + 1 :]]
            yield NodeChange("field-left-out", f"without {keyword.arg}", ast.Call(node.func, node.args, rest))


def _is_position_update(scene: ModuleWithParents, node: ast.Call) -> bool:
    """Return whether a call changes only fields of a position. The operator `left-as-it-was` omits such fields."""
    return {each.arg for each in node.keywords} <= scene.position


def _list_optional_fields(scene: ModuleWithParents, node: ast.Call) -> frozenset[str]:
    made_of = scene.values.get(get_last_name_part(node.func))
    if not (isinstance(made_of, type) and issubclass(made_of, msgspec.Struct)):
        return frozenset()
    return frozenset(each.name for each in msgspec.structs.fields(made_of) if not each.required)


# ---- sides and readings


def _use_other_side(scene: ModuleWithParents, node: ast.AST) -> Iterator[NodeChange]:
    """Use the other side: `men.offense` instead of `men.defense`, `home=` instead of `away=`, or `opposite(role)`
    instead of `role`.
    """
    if not scene.is_executed_later(node):
        return
    if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Load) and (other := _find_other_word(node.attr)):
        yield create_change("side-swapped", ast.Attribute(node.value, other, ast.Load()))
    if isinstance(node, ast.keyword) and node.arg and (other := _find_other_word(node.arg)):
        yield NodeChange("side-swapped", f"{other}=", ast.keyword(other, node.value))
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
        for number, (_, kind) in zip(range(len(node.args)), scene.parameters(node.func.id), strict=False):
            argument = node.args[number]
            turn = _find_other_side_function(scene, kind)
            if turn and node.func.id not in OTHERS and not isinstance(argument, ast.Constant | ast.Starred):
                other_side = ast.Call(ast.Name(turn, ast.Load()), [argument], [])
                arguments = [*node.args[:number], other_side, *node.args[number + 1 :]]
                yield create_change("side-swapped", ast.Call(node.func, arguments, node.keywords))


SIDE_TYPES = ("Role", "Side", "Seat")
"""Types of parameters whose value is one of two sides."""

SIDES = PAIRS[:4]
"""Pairs of words for the two sides. Pairs of words for directions are left out."""


def _find_other_side_function(scene: ModuleWithParents, kind: str) -> str:
    """Return the function in a module that returns the other side for this type; empty if there is no such function."""
    known = (name for name in OTHERS if [each for _, each in scene.parameters(name)] == [kind])
    return next(known, "") if kind in SIDE_TYPES else ""


def _find_other_word(word: str) -> str:
    return next((pair[1 - pair.index(word)] for pair in SIDES if word in pair), "")


def _change_reading(scene: ModuleWithParents, node: ast.AST) -> Iterator[NodeChange]:
    """Yield wrong forms of a comparison with a reading: negated, or with each other reading of the ambiguity."""
    if isinstance(node, ast.Compare) and len(node.ops) == 1 and _find_ambiguity(scene, node):
        other = NEGATED.get(type(node.ops[0]))
        if other:
            yield create_change("reading-negated", ast.Compare(node.left, [other()], node.comparators))
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        compared = next((each for each in scene.list_ancestors(node) if isinstance(each, ast.Compare)), None)
        ambiguity = scene.readings.get(_find_ambiguity(scene, compared)) if compared else None
        keys = [each.key for each in ambiguity.readings] if ambiguity else []
        for key in keys if node.value in keys else ():
            yield create_change("reading-exchanged", create_constant_node(key))


NEGATED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Eq: ast.NotEq, ast.NotEq: ast.Eq, ast.In: ast.NotIn, ast.NotIn: ast.In,
}  # fmt: skip


def _find_ambiguity(scene: ModuleWithParents, compared: ast.Compare) -> str:
    """Return the ambiguity whose reading an expression compares, directly or through a local variable."""
    if not isinstance(compared.left, ast.Name):
        return find_ambiguity_read_by(compared.left)
    function = next((each for each in scene.list_ancestors(compared) if isinstance(each, ast.FunctionDef)), None)
    for each in ast.walk(function) if function else ():
        if isinstance(each, ast.Assign) and ast.unparse(each.targets[0]) == compared.left.id:
            return find_ambiguity_read_by(each.value)
    return ""


WRONG_OPERANDS = (_use_stale_position, _swap_arguments, _leave_out_field, _use_other_side, _change_reading)

WRONG_OPERAND_NAMES = (
    "stale-position", "arguments-swapped", "field-left-out", "side-swapped", "reading-negated", "reading-exchanged",
)  # fmt: skip
"""Names of the operators for the option `--operator`."""
