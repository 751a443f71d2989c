"""`scrimmage export`: the published suite - vectors, schemas, decks - made anew, or checked to be fresh."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from scrimmage_rules._paths import data_dir
from scrimmage_rules.kernel.codec import canonical, plain
from scrimmage_rules.kernel.errors import ScrimmageError
from scrimmage_rules.kernel.files import write_whole
from scrimmage_rules.kernel.transcript import Transcript
from scrimmage_rules.kit import messages as m
from scrimmage_rules.kit.compile import BrokenScenario, compile_features
from scrimmage_rules.kit.vectors import Vector
from scrimmage_rules.kit.verify import Report
from scrimmage_rules.rulesets import RULESETS, ruleset


class BrokenFeatures(ScrimmageError):
    """Scenarios that do not compile; `broken` lists every one."""

    def __init__(self, broken: list[BrokenScenario]) -> None:
        """The text lists all of them, a line each."""
        self.broken = broken
        super().__init__("\n".join(str(each) for each in broken))


def suite(features: Path) -> dict[str, bytes]:
    """Every generated file of the suite by its path below `conformance/`; raises `BrokenFeatures`."""
    files: dict[str, bytes] = {}
    broken: list[BrokenScenario] = []
    for each in RULESETS:
        vectors, faults = compile_features(features, each)
        broken += faults
        files[f"vectors/{each}.jsonl"] = b"".join(canonical(vector) + b"\n" for vector in vectors)
        files.update(_data(each))
    if broken:
        raise BrokenFeatures(broken)
    files.update(_schemas())
    return files


def _data(ruleset_id: str) -> Iterator[tuple[str, bytes]]:
    """The data of a ruleset that an implementation needs, as JSON: a line for each item of its lists."""
    for name, value in ruleset(ruleset_id).published().items():
        yield name, _lines(plain(value))


def _lines(value: dict[str, Any]) -> bytes:
    parts = []
    for key, item in value.items():
        if isinstance(item, list):
            rows = ",\n  ".join(json.dumps(row, ensure_ascii=False) for row in item)
            parts.append(f"{json.dumps(key)}: [\n  {rows}\n]")
        else:
            parts.append(f"{json.dumps(key)}: {json.dumps(item, ensure_ascii=False)}")
    return ("{" + ", ".join(parts) + "}\n").encode()


def _schemas() -> Iterator[tuple[str, bytes]]:
    """A JSON Schema for every request and its replies, for positions and actions, and for vectors."""
    for op, request in m.REQUESTS.items():
        yield f"schemas/{op}.request.json", _schema(request)
        yield f"schemas/{op}.reply.json", _reply_schema([*m.REPLIES[op], m.Unsupported, m.Failed])
    yield "schemas/vector.json", _schema(Vector)
    yield "schemas/transcript.json", _schema(Transcript)
    yield "schemas/report.json", _schema(Report)
    for each in RULESETS:
        yield f"schemas/{each}.position.json", _schema(ruleset(each).position_type)
        yield f"schemas/{each}.action.json", _schema(ruleset(each).action_type)
        for name, type_ in ruleset(each).data_types.items():
            yield f"schemas/{each}.{name}.json", _schema(type_)


def _schema(type_: Any) -> bytes:
    return _pretty({"$schema": "https://json-schema.org/draft/2020-12/schema", **msgspec.json.schema(type_)})


def _reply_schema(types: list[type[Any]]) -> bytes:
    schemas, components = msgspec.json.schema_components(types, ref_template="#/$defs/{name}")
    draft = "https://json-schema.org/draft/2020-12/schema"
    return _pretty({"$schema": draft, "anyOf": list(schemas), "$defs": components})


def _pretty(value: Any) -> bytes:
    return json.dumps(value, indent=1, sort_keys=True, ensure_ascii=False).encode() + b"\n"


def write(features: Path | None = None, folder: Path | None = None) -> int:
    """Write the suite; returns the number of files. Files of earlier exports that are made no more are removed."""
    target = folder or data_dir("conformance")
    files = suite(features or data_dir("features"))
    for stale in _stale(files, target):
        (target / stale).unlink()
    for name, content in files.items():
        path = target / name
        path.parent.mkdir(parents=True, exist_ok=True)
        write_whole(path, content)
    return len(files)


def differing(features: Path | None = None, folder: Path | None = None) -> list[str]:
    """The files of the published suite that are missing, stale, or not made by an export any more."""
    target = folder or data_dir("conformance")
    files = suite(features or data_dir("features"))
    changed = [name for name, content in files.items() if not _is(target / name, content)]
    return sorted([*changed, *_stale(files, target)])


def _is(path: Path, content: bytes) -> bool:
    return path.is_file() and path.read_bytes() == content


def _stale(files: dict[str, bytes], target: Path) -> list[str]:
    made = [path for folder in ("vectors", "schemas", "decks") for path in (target / folder).glob("*.json*")]
    return [name for path in made if (name := path.relative_to(target).as_posix()) not in files]
