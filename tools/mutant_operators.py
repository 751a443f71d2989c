"""The changes that make a rule wrong, one kind after the other, for every place of a module where one can be made."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping
from copy import deepcopy
from itertools import pairwise, takewhile
from types import FunctionType
from typing import Any, NamedTuple

import msgspec

from scrimmage_rules.kernel.ruleset import Ruleset

PAIRS = (
    ("home", "away"), ("offence", "defence"), ("offense", "defense"), ("red", "blue"), ("red", "yellow"),
    ("left", "right"), ("Left", "Right"), ("west", "east"), ("north", "south"),
)  # fmt: skip
"""Words that an implementer takes for each other."""

TWINS = (("offence_of", "defence_of"), ("min", "max"), ("any", "all"))
"""Functions that an implementer takes for each other."""

OTHERS = ("other", "opposite", "other_seat", "other_side")
"""Functions that give the other one: left out, the one is taken for the other."""

COMPARED: dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]] = {
    ast.Lt: (ast.LtE, ast.GtE), ast.LtE: (ast.Lt, ast.Gt), ast.Gt: (ast.GtE, ast.LtE), ast.GtE: (ast.Gt, ast.Lt),
    ast.Eq: (ast.NotEq,), ast.NotEq: (ast.Eq,), ast.In: (ast.NotIn,), ast.NotIn: (ast.In,),
    ast.Is: (ast.IsNot,), ast.IsNot: (ast.Is,),
}  # fmt: skip

BLAMING = ("Fault", "Precondition", "by_chance", "Due", "Result")
"""What names a clause that a refusal or a result is held to, in its first or second place."""

ONLY_TOLD = ("also", "facts", "gates", "words", "waits_for", "acts", "lasts", "then", "interrupts", "complete", "title")
"""Parts of the data of rules that pages and readers are told, and no case is judged by."""


BOUND = re.compile(r"\b(MOST|LONGEST)_")
"""The names of bounds, which no case goes near."""


class Change(NamedTuple):
    """What stands in place of a node: the operator, what it becomes in words, and the node."""

    operator: str
    to: str
    new: ast.AST
    of_rules: bool = False


class Scene:
    """A module with what must be known of its places: what stands above them, and which are only told."""

    def __init__(self, tree: ast.Module, game: Ruleset[Any, Any], names: Mapping[str, Any]) -> None:
        """Walks the tree once; `names` are what the module's names stand for."""
        self.tree = tree
        self.clauses = frozenset(game.rulebook.clauses)
        self.readings = game.rulebook.ambiguities
        self.fields = _tuples_of(game.position_type)
        self.position = frozenset(game.position_type.__struct_fields__)
        self._above: dict[int, ast.AST] = {}
        for node in ast.walk(tree):
            for below in ast.iter_child_nodes(node):
                self._above[id(below)] = node
        self.told = {id(below) for node in ast.walk(tree) for only in _only_told(node) for below in ast.walk(only)}
        self.names = {name: value for name, value in names.items() if isinstance(value, str | FunctionType)}

    def above(self, node: ast.AST) -> ast.AST | None:
        """What a node is a part of."""
        return self._above.get(id(node))

    def ancestors(self, node: ast.AST) -> Iterator[ast.AST]:
        """All it is a part of, from the inside out; itself first."""
        each: ast.AST | None = node
        while each is not None:
            yield each
            each = self.above(each)

    def in_code(self, node: ast.AST) -> bool:
        """Whether it is carried out when a rule is asked, not when the module is imported."""
        return any(isinstance(each, ast.FunctionDef | ast.Lambda) for each in self.ancestors(node))

    def function_of(self, node: ast.AST) -> str:
        """The function or constant it stands in, by its name."""
        names = []
        for each in self.ancestors(node):
            if isinstance(each, ast.FunctionDef | ast.ClassDef):
                names.append(each.name)
            elif isinstance(each, ast.Assign | ast.AnnAssign) and isinstance(self.above(each), ast.Module):
                target = each.targets[0] if isinstance(each, ast.Assign) else each.target
                names.append(ast.unparse(target))
        return ".".join(reversed(names)) or "module"

    def lines_of(self, node: ast.AST) -> tuple[int, ...]:
        """The lines of its statement that are carried out; none of what is read on import."""
        if not self.in_code(node):
            return ()
        for each in self.ancestors(node):
            if isinstance(each, ast.stmt | ast.Lambda | ast.comprehension):
                ends = [getattr(part, "end_lineno", None) for part in (node, each)]
                starts = [getattr(part, "lineno", None) for part in (each, node)]
                return tuple(range(next(filter(None, starts), 0), next(filter(None, ends), 0) + 1))
        return ()

    def clauses_around(self, node: ast.AST) -> tuple[set[str], bool]:
        """The clauses named closest around it, and whether its own statement names them.

        If it does not, they are those that the functions called there say they implement, or its own function.
        """
        parts = [each for each in self.ancestors(node) if isinstance(each, ast.expr | ast.stmt | ast.keyword)]
        inside = list(takewhile(lambda each: not isinstance(each, ast.FunctionDef | ast.ClassDef), parts))
        for part in inside:
            found = self._named_in(part)
            if found:
                return found, True
        for part in [*inside, *(each for each in parts if isinstance(each, ast.FunctionDef))]:
            found = self._named_in(part) | self._implemented_in(part)
            if found:
                return found, False
        return set(), False

    def _named_in(self, part: ast.AST) -> set[str]:
        found: set[str] = set()
        for node in ast.walk(part):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found |= self._told_in(node.value)
            elif isinstance(node, ast.Name) and isinstance(meant := self.names.get(node.id), str):
                found |= self._told_in(meant)
        return found

    def _implemented_in(self, part: ast.AST) -> set[str]:
        called = {node.id for node in ast.walk(part) if isinstance(node, ast.Name)}
        told = [self.names[each].__doc__ or "" for each in called if isinstance(self.names.get(each), FunctionType)]
        return {clause for text in told for clause in self._told_in(text)}

    def _told_in(self, text: str) -> set[str]:
        words = text.replace(",", " ").replace("(", " ").replace(")", " ").split()
        return {word.rstrip(".:;") for word in words if word.rstrip(".:;") in self.clauses}


def _tuples_of(struct: type[Any]) -> tuple[str, ...]:
    """The fields of a position that are lists of any length: what is remembered."""
    types = {each.name: str(each.type) for each in msgspec.structs.fields(struct)}
    lists = [name for name, type_ in types.items() if ", ...]" in type_ and "dict[" not in type_]
    return tuple(name for name in lists if "None" not in types[name])


def _only_told(node: ast.AST) -> Iterator[ast.AST]:
    """The parts of a node that no case is judged by: annotations, texts, events, clauses of answers."""
    if isinstance(node, ast.AnnAssign | ast.arg) and node.annotation is not None:
        yield node.annotation
    if isinstance(node, ast.FunctionDef):
        yield from [node.returns] if node.returns else []
        yield from node.decorator_list
        if "clauses" in node.name:  # what an event cites, which no page fixes
            yield node
    if isinstance(node, ast.Subscript) and _name(node.value) == "Literal":
        yield node
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
        yield node
    if isinstance(node, ast.keyword) and node.arg in ONLY_TOLD:
        yield node
    if isinstance(node, ast.Raise):
        yield node
    if isinstance(node, ast.Call):
        yield from _told_in_call(node)
    if isinstance(node, ast.Assign | ast.Compare) and BOUND.search(ast.unparse(node)):
        yield node


def _told_in_call(node: ast.Call) -> Iterator[ast.AST]:
    name = _name(node.func)
    if name in ("say", "TypeVar", "Meta", "UnknownName", "MalformedData"):
        yield node
    elif name in ("Answer", "Fault"):
        yield from node.args[1:]
    elif name == "Precondition":
        yield from node.args[1:2]


def _name(function: ast.expr) -> str:
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""


def changes(scene: Scene) -> Iterator[tuple[ast.AST, Change]]:
    """Every change that can be made in a module, place by place."""
    for node in ast.walk(scene.tree):
        if id(node) not in scene.told:
            for operator in OPERATORS:
                for change in operator(scene, node):
                    if ast.dump(change.new) != ast.dump(node):
                        yield node, change


def _constant(value: Any) -> ast.Constant:
    return ast.Constant(value)


def _made(operator: str, new: ast.AST, *, of_rules: bool = False) -> Change:
    text = "pass" if isinstance(new, ast.Pass) else " ".join(ast.unparse(new).split())[:160]
    return Change(operator, text, new, of_rules)


# ---- the usual ones


def _compare(_scene: Scene, node: ast.AST) -> Iterator[Change]:
    if not isinstance(node, ast.Compare) or len(node.ops) != 1 or _reading_of(node.left):
        return
    for op in COMPARED.get(type(node.ops[0]), ()):
        yield _made("compare", ast.Compare(node.left, [op()], node.comparators))


def _chain(_scene: Scene, node: ast.AST) -> Iterator[Change]:
    """Each link of `1 <= x < 9`: the bound is off by one."""
    if isinstance(node, ast.Compare) and len(node.ops) > 1:
        for number, op in enumerate(node.ops):
            for other in COMPARED.get(type(op), ())[:1]:
                ops = [*node.ops[:number], other(), *node.ops[number + 1 :]]
                yield _made("compare", ast.Compare(node.left, ops, node.comparators))


def _boolean(_scene: Scene, node: ast.AST) -> Iterator[Change]:
    if isinstance(node, ast.BoolOp):
        other = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        yield _made("and-or", ast.BoolOp(other, node.values))
        for number in range(len(node.values)):
            rest = [*node.values[:number], *node.values[number + 1 :]]
            yield _made("condition-removed", rest[0] if len(rest) == 1 else ast.BoolOp(node.op, rest))
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield _made("not-removed", node.operand)


def _branch(scene: Scene, node: ast.AST) -> Iterator[Change]:
    above = scene.above(node)
    tested = isinstance(above, ast.If | ast.IfExp | ast.While) and above.test is node
    filtered = isinstance(above, ast.comprehension) and node in above.ifs
    if tested or filtered:
        for value in (True, False):
            if not (isinstance(above, ast.While) and value):
                yield _made("branch", _constant(value))


def _number(scene: Scene, node: ast.AST) -> Iterator[Change]:
    if isinstance(node, ast.Constant) and type(node.value) is int:
        yield _made("number", _constant(node.value + 1))
        yield _made("number", _constant(node.value - 1))
    named = isinstance(scene.above(node), ast.keyword)
    if isinstance(node, ast.Constant) and isinstance(node.value, bool) and not named:
        yield _made("truth", _constant(not node.value))


def _arithmetic(_scene: Scene, node: ast.AST) -> Iterator[Change]:
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add | ast.Sub):
        other = ast.Sub() if isinstance(node.op, ast.Add) else ast.Add()
        yield _made("plus-minus", ast.BinOp(node.left, other, node.right))
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub) and not isinstance(node.operand, ast.Constant):
        yield _made("direction", node.operand)


def _statement(scene: Scene, node: ast.AST) -> Iterator[Change]:
    if isinstance(node, ast.AugAssign):
        yield _made("statement-removed", ast.Pass())
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Yield | ast.YieldFrom):
        yield _made("reason-skipped" if "Fault" in ast.unparse(node) else "statement-removed", ast.Pass())
    elif isinstance(node, ast.Expr) and isinstance(node.value, ast.Call) and id(node.value) not in scene.told:
        yield _made("statement-removed", ast.Pass())


def _returned(scene: Scene, node: ast.AST) -> Iterator[Change]:
    if not isinstance(node, ast.Return) or node.value is None or isinstance(node.value, ast.Constant):
        return
    function = next((each for each in scene.ancestors(node) if isinstance(each, ast.FunctionDef)), None)
    kind = ast.unparse(function.returns) if function is not None and function.returns else ""
    if kind == "bool":
        for value in (True, False):
            yield _made("returned", ast.Return(_constant(value)))
    elif kind.endswith("| None"):
        yield _made("returned", ast.Return(_constant(None)))
    elif kind.startswith(("tuple[", "list[", "Iterable[", "Sequence[")):
        yield _made("returned", ast.Return(ast.Tuple([], ast.Load())))


# ---- as implementers make them


def _precondition(_scene: Scene, node: ast.AST) -> Iterator[Change]:
    if isinstance(node, ast.Call) and _name(node.func) in ("Precondition", "by_chance"):
        skipped = f"__import__('msgspec').structs.replace({ast.unparse(node)}, holds=lambda at: True)"
        seat = _name(node.func) == "by_chance" or "SEAT" in ast.unparse(node)
        new = ast.parse(skipped, mode="eval").body
        yield Change("wrong-seat-let-through" if seat else "precondition-skipped", "holds always", new, of_rules=True)


def _blamed(scene: Scene, node: ast.AST) -> Iterator[Change]:
    """Another clause is blamed."""
    above = scene.above(node)
    if not (isinstance(above, ast.Call) and _name(above.func) in BLAMING and node in above.args):
        return
    name = scene.names.get(node.id) if isinstance(node, ast.Name) else getattr(node, "value", None)
    at_its_place = above.args.index(node) == (1 if _name(above.func) == "Result" else 0)
    if at_its_place and isinstance(node, ast.Name | ast.Attribute | ast.Subscript | ast.Constant):
        other = next(clause for clause in sorted(scene.clauses) if clause != name)
        yield Change("other-clause", other, _constant(other), of_rules=True)


def _reading_of(node: ast.AST) -> str:
    """The ambiguity whose reading an expression is."""
    if isinstance(node, ast.Subscript) and _name(node.value) == "reading" and isinstance(node.slice, ast.Constant):
        return str(node.slice.value)
    return ""


def _reading(_scene: Scene, node: ast.AST) -> Iterator[Change]:
    """The branch of a reading is taken under the others too, or under none."""
    if isinstance(node, ast.Compare) and len(node.ops) == 1 and _reading_of(node.left):
        yield _made("reading-always", _constant(True))
        yield _made("reading-never", _constant(False))


def _word(scene: Scene, node: ast.AST) -> Iterator[Change]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        for pair in PAIRS:
            if node.value in pair and set(pair) & _seats(scene):
                yield _made("home-for-away", _constant(pair[1 - pair.index(node.value)]))


def _seats(scene: Scene) -> set[str]:
    """Both words of a pair must be words of the game for them to be taken for each other."""
    words = {node.value for node in ast.walk(scene.tree) if isinstance(node, ast.Constant)}
    return {word for pair in PAIRS if set(pair) <= words for word in pair}


def _twin(scene: Scene, node: ast.AST) -> Iterator[Change]:
    if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name):
        return
    for twins in TWINS:
        if node.func.id in twins:
            other = ast.Name(twins[1 - twins.index(node.func.id)], ast.Load())
            if other.id in ("min", "max", "any", "all") or _known(scene, other.id):
                yield _made("home-for-away" if "_of" in other.id else "twin", ast.Call(other, node.args, node.keywords))
    if node.func.id in OTHERS and len(node.args) == 1:
        yield _made("home-for-away", node.args[0])


def _known(scene: Scene, name: str) -> bool:
    """Whether a module has this name."""
    imported = [each for each in scene.tree.body if isinstance(each, ast.ImportFrom)]
    defined = {each.name for each in scene.tree.body if isinstance(each, ast.FunctionDef)}
    return name in defined or any(alias.name == name for each in imported for alias in each.names)


def _memory(scene: Scene, node: ast.AST) -> Iterator[Change]:
    """What a step sets is left as it was; what it leaves is forgotten."""
    if not isinstance(node, ast.Call) or _name(node.func) != "replace" or not node.args:
        return
    names = [each.arg for each in node.keywords]
    if not names or None in names or not set(names) <= scene.position:
        return
    for number, keyword in enumerate(node.keywords):
        rest = [*node.keywords[:number], *node.keywords[number + 1 :]]
        yield Change("left-as-it-was", f"without {keyword.arg}", ast.Call(node.func, node.args, rest))
    for field in scene.fields:
        if field not in names:
            empty = ast.keyword(field, ast.Tuple([], ast.Load()))
            yield Change("forgotten", f"with {field}=()", ast.Call(node.func, node.args, [*node.keywords, empty]))


def _stage(_scene: Scene, node: ast.AST) -> Iterator[Change]:
    """An action is not due in a stage."""
    if isinstance(node, ast.keyword) and node.arg == "stages" and isinstance(node.value, ast.Tuple):
        for number, each in enumerate(node.value.elts):
            rest = [*node.value.elts[:number], *node.value.elts[number + 1 :]]
            new = ast.keyword("stages", ast.Tuple(rest, ast.Load()))
            yield Change("not-due-there", f"without {ast.unparse(each)}", new, of_rules=True)


def _cell(scene: Scene, node: ast.AST) -> Iterator[Change]:
    """Two neighbours of a table are swapped."""
    if isinstance(node, ast.Dict):
        for told, values in _swapped(node.values):
            yield Change("cells-swapped", told, ast.Dict(node.keys, values))
    if isinstance(node, ast.Tuple | ast.List) and isinstance(node.ctx, ast.Load) and not scene.in_code(node):
        for told, elements in _swapped(node.elts) if _ordered(scene, node) else ():
            yield Change("cells-swapped", told, type(node)(elements, ast.Load()))


def _ordered(scene: Scene, table: ast.Tuple | ast.List) -> bool:
    """Whether a list is one of words or numbers whose order may matter: not one of clauses, nor of stages."""
    words = [each.value for each in table.elts if isinstance(each, ast.Constant)]
    above = scene.above(table)
    stages = isinstance(above, ast.keyword) and above.arg == "stages"
    return len(words) == len(table.elts) and not stages and not scene.clauses.issuperset(map(str, words))


def _swapped(cells: list[ast.expr]) -> Iterator[tuple[str, list[ast.expr]]]:
    for number, (one, two) in enumerate(pairwise(cells)):
        if ast.dump(one) != ast.dump(two):
            told = f"{ast.unparse(two)[:60]}, {ast.unparse(one)[:60]}"
            yield told, [*cells[:number], two, one, *cells[number + 2 :]]


OPERATORS = (
    _compare, _chain, _boolean, _branch, _number, _arithmetic, _statement, _returned, _precondition, _blamed, _reading,
    _word, _twin, _memory, _stage, _cell,
)  # fmt: skip


def made_in(tree: ast.Module, node: ast.AST, new: ast.AST) -> ast.Module:
    """The tree with one node in place of another; the tree itself is changed."""
    put = deepcopy(new)
    for above in ast.walk(tree):
        for name, value in ast.iter_fields(above):
            if value is node:
                setattr(above, name, ast.copy_location(put, node))
            elif isinstance(value, list) and any(each is node for each in value):
                setattr(above, name, [ast.copy_location(put, node) if each is node else each for each in value])
    return ast.fix_missing_locations(tree)
