"""Mutation operators that imitate mistakes of implementers: confused sides, clauses, readings and stages."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from itertools import pairwise

from tools.mutation.syntax_tree_context import (
    ModuleWithParents,
    NodeChange,
    create_change,
    create_constant_node,
    find_ambiguity_read_by,
    get_last_name_part,
)

PAIRS = (
    ("home", "away"), ("offence", "defence"), ("offense", "defense"), ("red", "blue"), ("red", "yellow"),
    ("left", "right"), ("Left", "Right"), ("west", "east"), ("north", "south"),
)  # fmt: skip
"""Pairs of words that an implementer may confuse."""

TWINS = (("get_offence", "get_defence"), ("min", "max"), ("any", "all"))
"""Pairs of functions that an implementer may confuse."""

OTHERS = ("other", "opposite", "other_seat", "other_side")
"""Functions that return the other side or seat. A mutation operator removes calls of these functions, so that the
mutant uses the wrong side.
"""

BLAMING = ("Fault", "Blame", "Reason", "Precondition", "require_chance_seat", "Due", "Result")
"""Names of functions whose first or second argument is the clause of a rejection or result."""


def _skip_precondition(_scene: ModuleWithParents, node: ast.AST) -> Iterator[NodeChange]:
    if isinstance(node, ast.Call) and get_last_name_part(node.func) in ("Precondition", "require_chance_seat"):
        skipped = f"__import__('msgspec').structs.replace({ast.unparse(node)}, holds=lambda at: True)"
        seat = get_last_name_part(node.func) == "require_chance_seat" or "SEAT" in ast.unparse(node)
        new = ast.parse(skipped, mode="eval").body
        yield NodeChange(
            "wrong-seat-let-through" if seat else "precondition-skipped", "holds always", new, of_rules=True
        )


def _skip_refusal_reason(_scene: ModuleWithParents, node: ast.AST) -> Iterator[NodeChange]:
    """Remove a reason for rejecting a position."""
    if isinstance(node, ast.Call) and get_last_name_part(node.func) == "Reason":
        skipped = f"__import__('msgspec').structs.replace({ast.unparse(node)}, places=lambda *_: iter(()))"
        yield NodeChange("reason-skipped", "never found", ast.parse(skipped, mode="eval").body, of_rules=True)


def _blame_other_clause(scene: ModuleWithParents, node: ast.AST) -> Iterator[NodeChange]:
    """Replace the clause of a rejection by another clause."""
    above = scene.above(node)
    if not (isinstance(above, ast.Call) and get_last_name_part(above.func) in BLAMING and node in above.args):
        return
    name = scene.names.get(node.id) if isinstance(node, ast.Name) else getattr(node, "value", None)
    at_its_place = above.args.index(node) == (1 if get_last_name_part(above.func) == "Result" else 0)
    if at_its_place and isinstance(node, ast.Name | ast.Attribute | ast.Subscript | ast.Constant):
        other = next(clause for clause in sorted(scene.clauses) if clause != name)
        yield NodeChange("other-clause", other, create_constant_node(other), of_rules=True)


def _fix_reading_branch(_scene: ModuleWithParents, node: ast.AST) -> Iterator[NodeChange]:
    """Make the code for one reading run under all readings, or under no reading."""
    if isinstance(node, ast.Compare) and len(node.ops) == 1 and find_ambiguity_read_by(node.left):
        yield create_change("reading-always", create_constant_node(True))
        yield create_change("reading-never", create_constant_node(False))


def _swap_side_word(scene: ModuleWithParents, node: ast.AST) -> Iterator[NodeChange]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        for pair in PAIRS:
            if node.value in pair and set(pair) & _find_side_words(scene):
                yield create_change("home-for-away", create_constant_node(pair[1 - pair.index(node.value)]))


def _find_side_words(scene: ModuleWithParents) -> set[str]:
    """Return the pairs of words of which both words occur in the game. In a mutant, these two words can replace each
    other.
    """
    words = {node.value for node in ast.walk(scene.tree) if isinstance(node, ast.Constant)}
    return {word for pair in PAIRS if set(pair) <= words for word in pair}


def _swap_twin_function(scene: ModuleWithParents, node: ast.AST) -> Iterator[NodeChange]:
    if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name):
        return
    for twins in TWINS:
        if node.func.id in twins:
            other = ast.Name(twins[1 - twins.index(node.func.id)], ast.Load())
            if other.id in ("min", "max", "any", "all") or _is_defined_in_module(scene, other.id):
                yield create_change(
                    "home-for-away" if "_of" in other.id else "twin", ast.Call(other, node.args, node.keywords)
                )
    if node.func.id in OTHERS and len(node.args) == 1:
        yield create_change("home-for-away", node.args[0])


def _is_defined_in_module(scene: ModuleWithParents, name: str) -> bool:
    """Return whether the module defines or imports this name."""
    imported = [each for each in scene.tree.body if isinstance(each, ast.ImportFrom)]
    defined = {each.name for each in scene.tree.body if isinstance(each, ast.FunctionDef)}
    return name in defined or any(alias.name == name for each in imported for alias in each.names)


def _lose_field_update(scene: ModuleWithParents, node: ast.AST) -> Iterator[NodeChange]:
    """Remove a field from an update, so that the field keeps its old value."""
    if not isinstance(node, ast.Call) or get_last_name_part(node.func) != "replace" or not node.args:
        return
    names = [each.arg for each in node.keywords]
    if not names or None in names or not set(names) <= scene.position:
        return
    for number, keyword in enumerate(node.keywords):
        rest = [*node.keywords[:number], *node.keywords[number + 1 :]]
        yield NodeChange("left-as-it-was", f"without {keyword.arg}", ast.Call(node.func, node.args, rest))
    for field in scene.fields:
        if field not in names:
            empty = ast.keyword(field, ast.Tuple([], ast.Load()))
            yield NodeChange("forgotten", f"with {field}=()", ast.Call(node.func, node.args, [*node.keywords, empty]))


def _remove_stage(_scene: ModuleWithParents, node: ast.AST) -> Iterator[NodeChange]:
    """Remove a stage from the stages in which an action is due."""
    if isinstance(node, ast.keyword) and node.arg == "stages" and isinstance(node.value, ast.Tuple):
        for number, each in enumerate(node.value.elts):
            rest = [*node.value.elts[:number], *node.value.elts[number + 1 :]]
            new = ast.keyword("stages", ast.Tuple(rest, ast.Load()))
            yield NodeChange("not-due-there", f"without {ast.unparse(each)}", new, of_rules=True)


def _swap_table_cells(scene: ModuleWithParents, node: ast.AST) -> Iterator[NodeChange]:
    """Swap two adjacent cells of a table."""
    if isinstance(node, ast.Dict):
        for told, values in _swap_neighbours(node.values):
            yield NodeChange("cells-swapped", told, ast.Dict(node.keys, values))
    if isinstance(node, ast.Tuple | ast.List) and isinstance(node.ctx, ast.Load) and not scene.is_executed_later(node):
        for told, elements in _swap_neighbours(node.elts) if _is_ordered_table(scene, node) else ():
            yield NodeChange("cells-swapped", told, type(node)(elements, ast.Load()))


def _is_ordered_table(scene: ModuleWithParents, table: ast.Tuple | ast.List) -> bool:
    """Return whether a tuple or list is a table of words or numbers whose order may matter, and not of clauses or
    stages.
    """
    words = [each.value for each in table.elts if isinstance(each, ast.Constant)]
    above = scene.above(table)
    stages = isinstance(above, ast.keyword) and above.arg == "stages"
    return len(words) == len(table.elts) and not stages and not scene.clauses.issuperset(map(str, words))


def _swap_neighbours(cells: list[ast.expr]) -> Iterator[tuple[str, list[ast.expr]]]:
    for number, (one, two) in enumerate(pairwise(cells)):
        if ast.dump(one) != ast.dump(two):
            told = f"{ast.unparse(two)[:60]}, {ast.unparse(one)[:60]}"
            yield told, [*cells[:number], two, one, *cells[number + 2 :]]


MISTAKES = (
    _skip_precondition,
    _skip_refusal_reason,
    _blame_other_clause,
    _fix_reading_branch,
    _swap_side_word,
    _swap_twin_function,
    _lose_field_update,
    _remove_stage,
    _swap_table_cells,
)
