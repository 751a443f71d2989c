"""Checks of the parts that an author gives to a small ruleset: types of fields, functions, and effects."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any

import msgspec
from msgspec import inspect as types

from scrimmage_rules.kernel.codec import canonical, plain_lists
from scrimmage_rules.kernel.contract import Answer
from scrimmage_rules.kernel.errors import RulesetFault, create_unknown_stage_error
from scrimmage_rules.kernel.rule_context import ActionRule, Deed
from scrimmage_rules.kernel.ruleset import Question

FIELD_TYPES = "bool, int, str, None, Literal, tuple, list, dict, a Struct, or a union of these"
"""The types that a field of a position or an action can have, in words."""

_PLAIN_TYPES = (
    types.BoolType, types.IntType, types.FloatType, types.StrType, types.NoneType, types.LiteralType, types.EnumType,
)  # fmt: skip
_ONLY_ARGUMENT = object()


def check_field_types(ruleset_id: str, struct: type[msgspec.Struct]) -> None:
    """Raise `RulesetFault` for a field of a type that cannot be written as JSON, such as `object`."""
    info = types.type_info(struct)
    assert isinstance(info, types.StructType)
    for field in info.fields:
        unknown = _find_unknown_type(field.type, (struct,))
        if unknown:
            problem = f"the type {unknown} has no plain data; write {FIELD_TYPES}"
            raise RulesetFault(ruleset_id, f"{struct.__name__}, field {field.name!r}", problem)


def _find_unknown_type(info: types.Type, seen: tuple[type[Any], ...]) -> str:
    """Return the name of the first unsuitable type inside the type of a field. If all types are suitable, return an
    empty text.
    """
    parts: Iterable[types.Type] = ()
    if isinstance(info, types.StructType):
        if info.cls in seen:
            return ""
        seen = (*seen, info.cls)
        parts = [field.type for field in info.fields]
    elif isinstance(info, types.UnionType):
        parts = info.types
    elif isinstance(info, types.TupleType):
        parts = info.item_types
    elif isinstance(info, (types.ListType, types.VarTupleType)):
        parts = [info.item_type]
    elif isinstance(info, types.DictType):
        parts = [info.key_type, info.value_type]
    elif isinstance(info, types.Metadata):
        parts = [info.type]
    elif not isinstance(info, _PLAIN_TYPES):
        known: type[Any] | None = getattr(info, "cls", None)
        return known.__name__ if known else type(info).__name__.removesuffix("Type").lower()
    return next(filter(None, (_find_unknown_type(part, seen) for part in parts)), "")


def check_hidden_stages(ruleset_id: str, hidden: Mapping[str, Any], names: Iterable[str]) -> None:
    """Raise `RulesetFault` if `hidden` names a stage that the game does not have."""
    known = tuple(names)
    for name in hidden:
        if name not in known:
            fault = create_unknown_stage_error(ruleset_id, "hidden", name, known)
            raise RulesetFault(ruleset_id, "hidden", f"{fault.problem} (stages: {', '.join(known)})")


def require_function_of_one_argument(ruleset_id: str, place: str, function: Callable[..., Any], example: str) -> None:
    """Raise `RulesetFault` if a function cannot be called with one argument; `example` shows how to write it."""
    try:
        inspect.signature(function).bind(_ONLY_ARGUMENT)
    except TypeError:
        raise RulesetFault(ruleset_id, place, f"expected a function of one argument; write {example}") from None
    except ValueError:  # a function in C without a signature
        return


def create_checked_query(
    ruleset_id: str, name: str, function: Callable[[Question[Any]], Answer]
) -> Callable[[Question[Any]], Answer]:
    """Return a query that raises `RulesetFault` for a result that is not an answer."""
    place = f"query {name!r}"
    require_function_of_one_argument(ruleset_id, place, function, "lambda question: Answer(value, clauses)")

    def answer_question(question: Question[Any]) -> Answer:
        found: object = function(question)
        if not isinstance(found, Answer):
            problem = f"expected an Answer, got {found!r}; return Answer(value, clauses)"
            raise RulesetFault(ruleset_id, place, problem)
        return found

    return answer_question


def create_checked_effect(
    ruleset_id: str, position_type: type[Any], rule: ActionRule[Any, Any, Any]
) -> ActionRule[Any, Any, Any]:
    """Return a rule with a checked effect: it raises `RulesetFault` if the effect returns no position or changes the
    old position.
    """

    def apply(deed: Deed[Any, Any, Any]) -> Any:
        before = canonical(deed.position)
        try:
            after = rule.effect(deed)
        finally:  # an effect that stops for chance is called again with the same position
            if canonical(deed.position) != before:
                raise _create_change_fault(ruleset_id, rule, before, deed.position)
        if not isinstance(after, position_type):
            problem = f"expected a {position_type.__name__}, got {after!r}; return the next position"
            raise RulesetFault(ruleset_id, f"effect of the action {rule.tag!r}", problem)
        return after

    return msgspec.structs.replace(rule, effect=apply)


def _create_change_fault(
    ruleset_id: str, rule: ActionRule[Any, Any, Any], before: bytes, position: Any
) -> RulesetFault:
    """Return the error for an effect that has changed the old position, with the first changed field."""
    old, new = msgspec.json.decode(before), plain_lists(position)
    field = next(name for name in new if canonical(old.get(name)) != canonical(new[name]))
    problem = f"effect of {rule.tag!r} changed the old position at /{field}; return a copy"
    return RulesetFault(ruleset_id, _describe_place(rule.effect), problem)


def _describe_place(function: Callable[..., Any]) -> str:
    """Return the file and the line of a function. For a function that is not written in Python, return its name."""
    code = getattr(inspect.unwrap(function), "__code__", None)
    if code is None:
        return getattr(function, "__name__", "effect")
    path = Path(code.co_filename)
    return f"{path.parent.name}/{path.name}:{code.co_firstlineno}"
