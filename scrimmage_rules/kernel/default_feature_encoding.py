"""Default encoding of views and actions as numbers for learning programs, made from the types of a ruleset."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec import inspect

from scrimmage_rules.kernel.codec import plain
from scrimmage_rules.kernel.contract import Options
from scrimmage_rules.kernel.errors import Unusable
from scrimmage_rules.kernel.feature_encoding import (
    ActionPart,
    Field,
    GameEncoding,
    Layout,
    Number,
    OneOf,
    Path,
    create_field_part,
)
from scrimmage_rules.kernel.possible_field_values import list_values_by_field
from scrimmage_rules.kernel.ruleset import Ruleset

MOST_NAMES = 60
"""Maximum number of possible values of a field that is encoded with one entry for each value. A field with more values
is encoded as one numeric entry.
"""

HIGHEST = 20
"""Assumed highest value of a number whose type has no maximum."""


def create_default_encoding(game: Ruleset[Any, Any]) -> GameEncoding[Any, Any]:
    """Return the numeric encoding made from a game's types. Raise `Unusable` if the type of an action's field does not
    list its values.
    """
    kinds = {kind: tuple(_list_action_parts(game.id, kind)) for kind in game.action_rules}
    seats = OneOf(("seat",), game.seats)
    start = plain(game.start(game.rules(Options())).position)
    layout = Layout((seats, *_list_fields((), inspect.type_info(game.position_type), start)))
    return GameEncoding(layout=lambda _rules: layout, kinds=kinds, score=_make_score(game))


def _make_score(game: Ruleset[Any, Any]) -> Any:
    def score(position: Any, seat: str) -> float:
        result = game.result(position)
        return float(result is not None and result.winner == seat)

    return score


def _list_action_parts(ruleset_id: str, kind: type[msgspec.Struct]) -> Iterator[ActionPart[Any, Any]]:
    for name, values in list_values_by_field(kind).items():
        if values is None:
            raise Unusable(
                f"{ruleset_id}, action {kind.__name__}, field {name!r}: the type has no list of values; "
                "write Literal[...], or write the module feature_encoding"
            )
        yield create_field_part(name, values)


def _list_fields(path: Path, info: inspect.Type, value: Any) -> Iterator[Field]:
    """Yield the entries that encode a value. An object has the entries of all its fields."""
    if isinstance(info, inspect.StructType):
        for field in info.fields:
            inner = value.get(field.encode_name) if isinstance(value, dict) else None
            yield from _list_fields((*path, field.encode_name), field.type, inner)
    elif isinstance(info, inspect.DictType) and isinstance(value, dict):
        for key, inner in value.items():
            yield from _list_fields((*path, key), info.value_type, inner)
    else:
        yield from _list_plain_fields(path, info)


def _list_plain_fields(path: Path, info: inspect.Type) -> Iterator[Field]:
    parts = info.types if isinstance(info, inspect.UnionType) else (info,)
    for part in parts:
        if isinstance(part, inspect.LiteralType) and len(part.values) <= MOST_NAMES:
            yield OneOf(path, tuple(part.values))
        elif isinstance(part, inspect.BoolType):
            yield OneOf(path, (False, True))
        elif isinstance(part, inspect.IntType):
            low, high = part.ge or 0, part.le if part.le is not None else HIGHEST
            yield Number(path, low, max(high, low + 1))
