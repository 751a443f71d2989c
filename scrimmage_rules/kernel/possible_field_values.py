"""The possible values of the fields of an action or a position, found from their types."""

from __future__ import annotations

import re
from itertools import product
from typing import Any

import msgspec
from msgspec import inspect

MOST_NUMBERS = 1_000
"""Maximum number of whole numbers in a range for which all values are listed."""


def list_field_values(type_: Any) -> tuple[Any, ...] | None:
    """Return every value of a `Literal`, a bool, a bounded whole number, None, or a union of these types. Return None
    for any other type.
    """
    return _list_values(inspect.type_info(type_))


def list_values_by_field(struct: type[msgspec.Struct]) -> dict[str, tuple[Any, ...] | None]:
    """Return every possible value of each field of a struct. A field whose values cannot be listed has None."""
    info = inspect.type_info(struct)
    assert isinstance(info, inspect.StructType)
    return {field.encode_name: _list_values(field.type) for field in info.fields}


def list_instances(struct: type[msgspec.Struct]) -> tuple[Any, ...] | None:
    """Return an instance of a struct for each combination of the values of its fields. Return None if the values of a
    field cannot be listed.
    """
    values = list_values_by_field(struct)
    lists = [each for each in values.values() if each is not None]
    if len(lists) < len(values):
        return None
    return tuple(struct(**dict(zip(values, each, strict=True))) for each in product(*lists))


def _list_values(info: inspect.Type) -> tuple[Any, ...] | None:
    if isinstance(info, inspect.LiteralType):
        return tuple(info.values)
    if isinstance(info, inspect.BoolType):
        return (False, True)
    if isinstance(info, inspect.NoneType):
        return (None,)
    if isinstance(info, inspect.IntType):
        return _list_numbers(info)
    if isinstance(info, inspect.UnionType):
        parts = [_list_values(each) for each in info.types]
        return None if None in parts else tuple(value for part in parts if part for value in part)
    return None


def _list_numbers(info: inspect.IntType) -> tuple[int, ...] | None:
    low = info.ge if info.ge is not None else None if info.gt is None else info.gt + 1
    high = info.le if info.le is not None else None if info.lt is None else info.lt - 1
    if low is None or high is None or high - low >= MOST_NUMBERS:
        return None
    return tuple(range(low, high + 1))


# ---- the names that a place in hand-written data may have

STEP = re.compile(r"\.(\w+)|\[")
"""Pattern of a step in a place that the decoder reports: `.field`, or the start of `[0]` or `[...]`."""


def list_known_names(into: Any, where: str) -> tuple[str, ...]:
    """Return the names that data may have at a place that the decoder reports, such as `.clauses[2].kind`. They are the
    values of a `Literal`, or the fields of an object.

    The result is empty if the place has another type.
    """
    info = inspect.type_info(into)
    for step in STEP.finditer(where):
        info = _get_type_at_step(info, step[1])
    if isinstance(info, inspect.StructType):
        return tuple(field.encode_name for field in info.fields)
    return tuple(map(str, info.values)) if isinstance(info, inspect.LiteralType) else ()


def _get_type_at_step(info: inspect.Type, name: str | None) -> inspect.Type:
    """Return the type of the field with this name. Without a name, return the type of the items of a list or dict.
    Return `AnyType` if there is no such type.
    """
    fields = info.fields if isinstance(info, inspect.StructType) else ()
    inner = [field.type for field in fields if field.encode_name == name]
    inner += [getattr(info, part) for part in ("item_type", "value_type") if name is None and hasattr(info, part)]
    return inner[0] if inner else inspect.AnyType()
