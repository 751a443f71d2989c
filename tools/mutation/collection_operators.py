"""Mutation operators for collections: they keep only one of several values, skip values, or change the order."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from tools.mutation.syntax_tree_context import ModuleWithParents, NodeChange, create_change, get_last_name_part

ENDLESS = ("count", "cycle", "repeat", "iter")
"""Functions that may return an endless sequence, which has no last element to skip."""

ORDERED = ("tuple", "list", "sorted")
"""Functions whose result has a first and a last element."""


def _keep_only_old_or_new(scene: ModuleWithParents, node: ast.AST) -> Iterator[NodeChange]:
    """Yield two changes of an expression such as `(*old, new)`, `{**old, key: new}` or `old | new`. One change omits
    the old values, the other omits the new ones.
    """
    if not scene.is_executed_later(node):
        return
    if isinstance(node, ast.Tuple | ast.List | ast.Set):
        spread = [isinstance(each, ast.Starred) for each in node.elts]
        if len(spread) > 1 and any(spread) and not any(_is_cited_clause(scene, each) for each in node.elts):
            for operator, elements in (("only-new", node.elts[1:]), ("only-old", node.elts[:-1])):
                yield create_change(operator, _create_display_of_same_kind(node, elements))
    if isinstance(node, ast.Dict) and len(node.keys) > 1 and None in node.keys:
        yield create_change("only-new", ast.Dict(node.keys[1:], node.values[1:]))
        yield create_change("only-old", ast.Dict(node.keys[:-1], node.values[:-1]))
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.BitOr) and not _is_union_type(scene, node):
        yield create_change("only-new", node.right)
        yield create_change("only-old", node.left)


def _is_cited_clause(scene: ModuleWithParents, node: ast.expr) -> bool:
    """Return whether an element of a tuple, list or set consists of clauses that an event or an answer cites."""
    if isinstance(node, ast.Starred):
        return "clauses" in ast.unparse(node)
    name = scene.names.get(node.id) if isinstance(node, ast.Name) else getattr(node, "value", None)
    return isinstance(name, str) and name in scene.clauses


def _create_display_of_same_kind(node: ast.Tuple | ast.List | ast.Set, elements: list[ast.expr]) -> ast.expr:
    return ast.Set(elements) if isinstance(node, ast.Set) else type(node)(elements, ast.Load())


def _is_union_type(scene: ModuleWithParents, node: ast.BinOp) -> bool:
    """Return whether `A | B` is a union of types."""
    sides = [each for side in (node.left, node.right) for each in ast.walk(side) if isinstance(each, ast.Name)]
    asked = any(
        isinstance(each, ast.Call) and get_last_name_part(each.func) == "isinstance"
        for each in scene.list_ancestors(node)
    )
    return asked or any(isinstance(scene.values.get(each.id), type) for each in sides)


def _keep_only_one_end(scene: ModuleWithParents, node: ast.AST) -> Iterator[NodeChange]:
    """Keep only the first or only the last value of a sequence that the code creates."""
    if scene.is_executed_later(node) and _is_sequence(node):
        whole = ast.unparse(node)
        yield create_change("only-first", ast.parse(f"{whole}[:1]", mode="eval").body)
        yield create_change("only-last", ast.parse(f"{whole}[-1:]", mode="eval").body)


def _is_sequence(node: ast.AST) -> bool:
    """Return whether an expression creates a sequence of several values."""
    called = isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ORDERED
    return isinstance(node, ast.ListComp) or (called and bool(node.args))  # type: ignore[attr-defined]


SHORTENED = {"first-skipped": "[1:]", "last-skipped": "[:-1]", "only-first": "[:1]", "only-last": "[-1:]"}
"""For each mutation operator on loops, the slice that it applies to the values."""


def _shorten_loop(scene: ModuleWithParents, node: ast.AST) -> Iterator[NodeChange]:
    """Skip the first or the last element of a loop or a comprehension, or use only one element."""
    above = scene.above(node)
    if isinstance(above, ast.For | ast.comprehension) and above.iter is node and scene.is_executed_later(node):
        if isinstance(node, ast.Call) and get_last_name_part(node.func) in ENDLESS:
            return
        for operator, part in SHORTENED.items():
            if not (operator.startswith("only") and _is_covered_by_ends(scene, node, above)):
                yield create_change(operator, ast.parse(f"list({ast.unparse(node)}){part}", mode="eval").body)


def _is_covered_by_ends(scene: ModuleWithParents, node: ast.AST, above: ast.AST) -> bool:
    """Return whether the operator `_keep_only_one_end` already makes the same change in this loop."""
    if _is_sequence(node):
        return True
    if not isinstance(above, ast.comprehension) or above.ifs:
        return False
    each = scene.above(above)
    sequence = scene.above(each) if isinstance(each, ast.GeneratorExp) else each
    return len(getattr(each, "generators", ())) == 1 and sequence is not None and _is_sequence(sequence)


def _change_sorting(_scene: ModuleWithParents, node: ast.AST) -> Iterator[NodeChange]:
    """Remove a sort, or reverse its order."""
    if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name) or not node.args:
        return
    if node.func.id in ("sorted", "reversed"):
        yield create_change("sort-removed", ast.Call(ast.Name("list", ast.Load()), node.args[:1], []))
    if node.func.id == "sorted":
        yield create_change("sort-reversed", ast.parse(f"{ast.unparse(node)}[::-1]", mode="eval").body)


COLLECTIONS = (_keep_only_old_or_new, _keep_only_one_end, _shorten_loop, _change_sorting)

COLLECTION_NAMES = (
    "only-new", "only-old", "only-first", "only-last", "first-skipped", "last-skipped", "sort-removed", "sort-reversed",
)  # fmt: skip
"""Names of the operators for the option `--operator`."""
