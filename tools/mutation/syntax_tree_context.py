"""Context of mutations in a module: the parents of syntax nodes, and nodes that no case can test."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import takewhile
from types import FunctionType
from typing import Any, NamedTuple

import msgspec

from scrimmage_rules.kernel.position_faults import Blame
from scrimmage_rules.kernel.ruleset import Ruleset

ONLY_TOLD = ("also", "facts", "gates", "words", "waits_for", "acts", "lasts", "then", "interrupts", "complete", "title",
             "maxsize")  # fmt: skip
"""Names of arguments that no case can test, because they are data for pages and readers, or cache sizes."""


BOUND = re.compile(r"\b(MOST|LONGEST)_|_KEPT\b")
"""Pattern of the names of limits that no case reaches, and of cache sizes."""


class NodeChange(NamedTuple):
    """A change of a syntax node: the mutation operator, a description of the new node, and the new node.

    `place` is the node that a report shows, if this node is smaller than the replaced node. `replaced` is the replaced
    node, if it is larger than the node that the operator received.
    """

    operator: str
    to: str
    new: ast.AST
    of_rules: bool = False
    place: ast.AST | None = None
    replaced: ast.AST | None = None


class ModuleWithParents:
    """A module with the parents of its syntax nodes, and the nodes that no case can test."""

    def __init__(self, tree: ast.Module, game: Ruleset[Any, Any], names: Mapping[str, Any]) -> None:
        """Collect the parents and the untested nodes of the tree; `names` are the values of the module's names."""
        self.tree = tree
        self.values = names
        self.clauses = frozenset(game.rulebook.clauses)
        self.readings = game.rulebook.ambiguities
        self.reasons = {each.code: each.clause for each in game.reasons if isinstance(each, Blame)}
        self.fields = _list_history_fields(game.position_type)
        self.position = frozenset(game.position_type.__struct_fields__)
        self._above: dict[int, ast.AST] = {}
        self._named: dict[ast.AST, set[str]] = {}
        self._implemented: dict[ast.AST, set[str]] = {}
        for node in ast.walk(tree):
            for below in ast.iter_child_nodes(node):
                self._above[id(below)] = node
        self._assignments: dict[ast.FunctionDef, list[ast.Assign]] = {}
        self.told = {
            id(below) for node in ast.walk(tree) for only in _list_unjudged_parts(node) for below in ast.walk(only)
        }
        tables: dict[str, str | FunctionType] = {
            name: " ".join(clause for each in value.values() for clause in self._clauses_listed_in(str(each)))
            for name, value in names.items()
            if isinstance(value, dict)
        }
        functions = [each for each in tree.body if isinstance(each, ast.FunctionDef)]
        self._makers = {each.name: clause for each in functions for clause in _find_precondition_clause(each)}
        self.names = tables | {name: value for name, value in names.items() if isinstance(value, str | FunctionType)}

    def above(self, node: ast.AST) -> ast.AST | None:
        """Return the parent of a node."""
        return self._above.get(id(node))

    def list_ancestors(self, node: ast.AST) -> Iterator[ast.AST]:
        """Yield a node and all nodes around it, from the innermost to the outermost."""
        each: ast.AST | None = node
        while each is not None:
            yield each
            each = self.above(each)

    def parameters(self, name: str) -> list[tuple[str, str]]:
        """Return the names and types of the parameters of a function or constructor of the project, in order."""
        called = self.values.get(name)
        called = getattr(called, "__wrapped__", called)
        if not str(getattr(called, "__module__", "")).startswith("scrimmage_rules."):
            return []
        if isinstance(called, FunctionType):
            known = called.__code__.co_varnames[: called.__code__.co_argcount + called.__code__.co_kwonlyargcount]
            return [(each, str(called.__annotations__.get(each, ""))) for each in known]
        if isinstance(called, type) and issubclass(called, msgspec.Struct):
            return [(each.name, str(each.type)) for each in msgspec.structs.fields(called)]
        return []

    def return_type(self, name: str) -> str:
        """Return the return type of a function of the project."""
        return str(getattr(self.values.get(name), "__annotations__", {}).get("return", ""))

    def is_executed_later(self, node: ast.AST) -> bool:
        """Return whether a node is executed during a request, and not when the module is imported."""
        return any(isinstance(each, ast.FunctionDef | ast.Lambda) for each in self.list_ancestors(node))

    def function_of(self, node: ast.AST) -> str:
        """Return the name of the function or constant around a node."""
        names = []
        for each in self.list_ancestors(node):
            if isinstance(each, ast.FunctionDef | ast.ClassDef):
                names.append(each.name)
            elif isinstance(each, ast.Assign | ast.AnnAssign) and isinstance(self.above(each), ast.Module):
                target = each.targets[0] if isinstance(each, ast.Assign) else each.target
                names.append(ast.unparse(target))
        return ".".join(reversed(names)) or "module"

    def lines_of(self, node: ast.AST) -> tuple[int, ...]:
        """Return the lines of the node's statement that are executed during a request; empty for code that runs on
        import.
        """
        if not self.is_executed_later(node):
            return ()
        for each in self.list_ancestors(node):
            if isinstance(each, ast.stmt | ast.Lambda | ast.comprehension):
                ends = [getattr(part, "end_lineno", None) for part in (node, each)]
                starts = [getattr(part, "lineno", None) for part in (each, node)]
                return tuple(range(next(filter(None, starts), 0), next(filter(None, ends), 0) + 1))
        return ()

    def clauses_around(self, node: ast.AST) -> tuple[set[str], bool]:
        """Return the clauses that the code nearest to a node names, and whether the node's own statement names them.

        If this statement names no clause, return the clauses in the docstrings of the functions that it calls. If these
        name no clause, return the clauses that the function around the node names.
        """
        parts = [each for each in self.list_ancestors(node) if isinstance(each, ast.expr | ast.stmt | ast.keyword)]
        inside = list(takewhile(lambda each: not isinstance(each, ast.FunctionDef | ast.ClassDef), parts))
        for part in self._statement_parts(inside):
            found = self._clauses_named_in(part)
            if found:
                return found, True
        for part in [*inside, *(each for each in parts if isinstance(each, ast.FunctionDef))]:
            found = self._clauses_named_in(part) | self._clauses_implemented_in(part)
            if found:
                return found, False
        return set(), False

    def _statement_parts(self, inside: Sequence[ast.AST]) -> Iterator[ast.AST]:
        """Yield the parts of a node's own statement, from the innermost to the outermost.

        Other statements of the same body are excluded; the condition of an `elif` belongs to that branch, not to the
        `if`.
        """
        for part in inside:
            asks_on = isinstance(part, ast.If) and [type(each) for each in part.orelse] == [ast.If]
            yield ast.If(part.test, part.body, []) if isinstance(part, ast.If) and asks_on else part
            if isinstance(part, ast.stmt):
                return

    def refusing_clauses(self, node: ast.AST) -> set[str] | None:
        """Return the clauses under which the code at a node rejects an action. The set is empty if the code names no
        clause. Return None if the code rejects nothing.
        """
        for each in ast.walk(node):
            if isinstance(each, ast.Call) and get_last_name_part(each.func) in ("Precondition", "Fault"):
                return self._clauses_named_in(each.args[0])
        return None

    def _clauses_named_in(self, part: ast.AST) -> set[str]:
        if part not in self._named:
            self._named[part] = self._find_clauses_named_in(part)
        return self._named[part]

    def _find_clauses_named_in(self, part: ast.AST) -> set[str]:
        found: set[str] = set()
        for node in ast.walk(part):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found |= (
                    self._clauses_mentioned_in(node.value)
                    if self._is_docstring(node)
                    else self._clauses_listed_in(node.value)
                )
            elif isinstance(node, ast.Name) and isinstance(meant := self.names.get(node.id), str):
                found |= self._clauses_listed_in(meant)
            elif isinstance(node, ast.JoinedStr):
                found |= self._clauses_beginning_with(node)
            elif isinstance(node, ast.Call) and get_last_name_part(node.func) == "fault":
                found |= self._clauses_of_reasons(node.args[0])
            elif isinstance(node, ast.Call) and get_last_name_part(node.func) in self._makers:
                found |= self._clauses_named_in(self._makers[get_last_name_part(node.func)])
        return found

    def _clauses_beginning_with(self, text: ast.JoinedStr) -> set[str]:
        """Return the clauses that an f-string may name: those that start with its constant first part."""
        first = text.values[0] if text.values else None
        begun = str(first.value) if isinstance(first, ast.Constant) else ""
        return {clause for clause in self.clauses if begun.endswith(".") and clause.startswith(begun)}

    def _clauses_of_reasons(self, code: ast.expr) -> set[str]:
        """Return the clauses of the reasons whose code an expression can give. An expression that chooses or composes a
        code can give several codes.
        """
        if isinstance(code, ast.IfExp):
            return self._clauses_of_reasons(code.body) | self._clauses_of_reasons(code.orelse)
        parts = code.values if isinstance(code, ast.JoinedStr) else [code]
        told = [each.value if isinstance(each, ast.Constant) else None for each in parts]
        named = re.compile("".join(".*" if each is None else re.escape(str(each)) for each in told))
        return {clause for code, clause in self.reasons.items() if any(told) and named.fullmatch(code)}

    def _clauses_implemented_in(self, part: ast.AST) -> set[str]:
        if part not in self._implemented:
            called = {node.id for node in ast.walk(part) if isinstance(node, ast.Name)}
            told = [self.names[each].__doc__ or "" for each in called if isinstance(self.names.get(each), FunctionType)]
            self._implemented[part] = {clause for text in told for clause in self._clauses_mentioned_in(text)}
        return self._implemented[part]

    def assignments_in(self, function: ast.FunctionDef) -> list[ast.Assign]:
        """Return all assignments in a function, in the order in which `ast.walk` visits them."""
        if function not in self._assignments:
            self._assignments[function] = [each for each in ast.walk(function) if isinstance(each, ast.Assign)]
        return self._assignments[function]

    def _is_docstring(self, text: ast.Constant) -> bool:
        """Return whether a string is a docstring."""
        return isinstance(self.above(text), ast.Expr)

    def _clauses_listed_in(self, text: str) -> set[str]:
        """Return the clauses in a text that consists only of clause ids. In `B1 B2`, the second id may also name a man,
        so the text does not count.
        """
        found = self._clauses_mentioned_in(text)
        return found if len(found) == len(set(text.replace(",", " ").split())) else set()

    def _clauses_mentioned_in(self, text: str) -> set[str]:
        words = text.replace(",", " ").replace("(", " ").replace(")", " ").split()
        return {word.rstrip(".:;") for word in words if word.rstrip(".:;") in self.clauses}


def _list_history_fields(struct: type[Any]) -> tuple[str, ...]:
    """Return the names of the position fields that record past events. These fields are lists of any length."""
    types = {each.name: str(each.type) for each in msgspec.structs.fields(struct)}
    lists = [name for name, type_ in types.items() if ", ...]" in type_ and "dict[" not in type_]
    return tuple(name for name in lists if "None" not in types[name])


def _find_precondition_clause(function: ast.FunctionDef) -> Iterator[ast.expr]:
    """Yield the clause of the precondition that a function creates and returns."""
    returned = [each.value for each in ast.walk(function) if isinstance(each, ast.Return)]
    for found in returned:
        if isinstance(found, ast.Call) and get_last_name_part(found.func) == "Precondition":
            yield found.args[0]


def _list_unjudged_parts(node: ast.AST) -> Iterator[ast.AST]:
    """Yield the parts of a syntax node that no case can test: annotations, texts, events, and clauses of answers."""
    if isinstance(node, ast.AnnAssign | ast.arg) and node.annotation is not None:
        yield node.annotation
    if isinstance(node, ast.FunctionDef):
        yield from [node.returns] if node.returns else []
        yield from node.decorator_list
        if "clauses" in node.name:  # the clauses that an event cites, which no page prescribes
            yield node
    if isinstance(node, ast.Subscript) and get_last_name_part(node.value) == "Literal":
        yield node
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
        yield node
    if isinstance(node, ast.keyword) and node.arg in ONLY_TOLD:
        yield node
    if isinstance(node, ast.Raise):
        yield node
    if isinstance(node, ast.Call):
        yield from _list_unjudged_arguments(node)
    if isinstance(node, ast.Assign | ast.Compare) and BOUND.search(ast.unparse(node)):
        yield node
    if _is_event_detail(node):
        yield node
    if isinstance(node, ast.If) and not node.orelse and all(map(_is_event_detail, node.body)):
        yield node.test


FOR_AN_EVENT: dict[str, tuple[type[ast.expr], ...]] = {"clauses": (ast.Tuple, ast.List), "facts": (ast.Dict,)}
"""Names of variables that hold details of an event, such as its clauses. For each name, the types of expressions that
only fill this variable.
"""


def _is_event_detail(node: ast.AST) -> bool:
    """Return whether a statement only collects details of an event, such as `clauses = (*clauses, "8.2.D.2")` or `facts
    = {}`.
    """
    if not isinstance(node, ast.Assign | ast.AnnAssign) or node.value is None:
        return False
    target, value = node.targets[0] if isinstance(node, ast.Assign) else node.target, node.value
    listed = [value.body, value.orelse] if isinstance(value, ast.IfExp) else [value]
    kinds = FOR_AN_EVENT.get(getattr(target, "id", ""), ())
    return all(isinstance(each, kinds) for each in listed)


def _list_unjudged_arguments(node: ast.Call) -> Iterator[ast.AST]:
    name = get_last_name_part(node.func)
    if name in ("say", "TypeVar", "Meta", "UnknownName", "MalformedData"):
        yield node
    elif name in ("Answer", "Fault", "Blame"):
        yield from node.args[1:]
    elif name == "fault":
        yield from node.args
    elif name == "Precondition":
        yield from node.args[1:2]
    elif name == "Reason":
        yield from node.args[1:3]


def get_last_name_part(function: ast.expr) -> str:
    """Return the last part of a dotted name."""
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""


def find_ambiguity_read_by(node: ast.AST) -> str:
    """Return the ambiguity whose chosen reading an expression uses."""
    if (
        isinstance(node, ast.Subscript)
        and get_last_name_part(node.value) == "reading"
        and isinstance(node.slice, ast.Constant)
    ):
        return str(node.slice.value)
    return ""


# ---- making a change


def create_constant_node(value: Any) -> ast.Constant:
    """Return a value as a constant node."""
    return ast.Constant(value)


def create_change(operator: str, new: ast.AST, *, of_rules: bool = False) -> NodeChange:
    """Return the change that puts a new node in place of the old one; its description is the source code of the new
    node.
    """
    text = "pass" if isinstance(new, ast.Pass) else " ".join(ast.unparse(new).split())[:160]
    return NodeChange(operator, text, new, of_rules)
