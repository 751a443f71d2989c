"""JSON Schemas of types, as the suite publishes them."""

from __future__ import annotations

import json
from inspect import cleandoc
from typing import Any

import msgspec

from scrimmage_rules.rulesets import ruleset


def encode_value_schemas(ruleset_id: str) -> dict[str, bytes]:
    """Return the schemas of the positions, the actions and the data of a ruleset, by name."""
    game = ruleset(ruleset_id)
    types = {"position": game.position_type, "action": game.action_type, **game.data_types}
    return {name: encode_schema(type_) for name, type_ in types.items()}


def encode_schema(type_: Any) -> bytes:
    """Return the schema of the values of a type."""
    return _format_schema({"$schema": "https://json-schema.org/draft/2020-12/schema", **msgspec.json.schema(type_)})


def encode_reply_schema(types: list[type[Any]]) -> bytes:
    """Return the schema of a reply that is of one of these types."""
    schemas, components = msgspec.json.schema_components(types, ref_template="#/$defs/{name}")
    draft = "https://json-schema.org/draft/2020-12/schema"
    return _format_schema({"$schema": draft, "anyOf": list(schemas), "$defs": components})


def _format_schema(schema: Any) -> bytes:
    return json.dumps(_remove_indentation(schema), indent=1, sort_keys=True, ensure_ascii=False).encode() + b"\n"


def _remove_indentation(schema: Any) -> Any:
    """Return a schema whose descriptions, which are docstrings, have no indentation."""
    if isinstance(schema, list):
        return [_remove_indentation(each) for each in schema]
    if not isinstance(schema, dict):
        return schema
    return {
        name: cleandoc(value) if name == "description" and isinstance(value, str) else _remove_indentation(value)
        for name, value in schema.items()
    }
