"""TypeScript types of the protocol, made from its JSON Schemas: one namespace for each schema, one type for each
definition.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

Schema = dict[str, Any]
PLAIN = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}
HEAD = "// Made from the schemas of the wire.\n"


def render_types(folder: Path) -> str:
    """Return the text of a TypeScript module for the schemas in a folder."""
    paths = sorted(folder.glob("*.json"))
    spaces = [
        _render_namespace(_convert_to_camel_case(path.stem), json.loads(path.read_text(encoding="utf-8")))
        for path in paths
    ]
    names = [f"{_convert_to_camel_case(path.stem)}.All" for path in paths]
    unions = [
        f"export type {kind} = {' | '.join(name for name in names if name.endswith(f'{kind}.All'))};\n"
        for kind in ("Request", "Reply")
    ]
    return "\n".join([HEAD, *spaces, *unions])


def _convert_to_camel_case(name: str) -> str:
    return "".join(word.capitalize() for word in re.split(r"\W", name))


def _render_namespace(name: str, schema: Schema) -> str:
    inside = [line for key, each in schema.get("$defs", {}).items() for line in _render_definition(key, each)]
    root = {key: value for key, value in schema.items() if not key.startswith("$") or key == "$ref"}
    lines = [*inside, f"export type All = {convert_schema_to_type(root)};"]
    return "\n".join([f"export namespace {name} {{", *(f"  {line}" for line in lines), "}\n"])


def _render_definition(name: str, schema: Schema) -> Iterator[str]:
    if "description" in schema:
        yield f"/** {' '.join(schema['description'].split())} */"
    yield f"export type {name} = {convert_schema_to_type(schema)};"


def convert_schema_to_type(schema: Schema) -> str:
    """Return the TypeScript type for a schema."""
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(convert_schema_to_type(each) for each in schema["anyOf"]))
    if "enum" in schema:
        return " | ".join(json.dumps(each) for each in schema["enum"])
    kind = schema.get("type")
    if kind == "array":
        return _list_type(schema)
    return _render_object_type(schema) if kind == "object" else PLAIN.get(str(kind), "unknown")


def _list_type(schema: Schema) -> str:
    if "prefixItems" in schema:
        return f"[{', '.join(convert_schema_to_type(each) for each in schema['prefixItems'])}]"
    return f"({convert_schema_to_type(schema.get('items', {}))})[]"


def _render_object_type(schema: Schema) -> str:
    if "properties" not in schema:
        others = schema.get("additionalProperties")
        return f"Record<string, {convert_schema_to_type(others) if isinstance(others, dict) else 'unknown'}>"
    required = schema.get("required", [])
    fields = [
        f"{json.dumps(name)}{'' if name in required else '?'}: {convert_schema_to_type(each)}"
        for name, each in schema["properties"].items()
    ]
    return f"{{ {'; '.join(fields)} }}"
