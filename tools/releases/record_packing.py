"""Compressed records of the wheel: recorded games, registers of case names, and earlier releases.

A register and a release name thousands of cases. The vectors in the same wheel have these names, so that a compressed
record does not repeat them. The build hook of the wheel runs this module without any dependency. The readers are
`scrimmage_rules.kit.cases.case_name_register` and `scrimmage_rules.kit.rulebook.releases`.
"""

from __future__ import annotations

import json
import zlib
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

GZIP = 31
"""Window bits with which zlib writes a gzip member. Its header has no time, so that equal input gives equal bytes."""

CaseNames = Mapping[str, Sequence[str]]
"""The names of the cases of each ruleset, sorted."""


def pack_records(suite: Path, target: Path) -> None:
    """Write `corpus`, `register` and `releases` of a suite to a folder, with their JSON files compressed."""
    names = read_case_names(suite / "vectors")
    forms: dict[str, Callable[[bytes], bytes]] = {
        "corpus": bytes,
        "register": lambda content: shorten_register(content, names),
        "releases": lambda content: shorten_release(content, names),
    }
    for folder, shorten in forms.items():
        for path in sorted(each for each in (suite / folder).rglob("*") if each.is_file()):
            place = target / path.relative_to(suite)
            place.parent.mkdir(parents=True, exist_ok=True)
            if path.suffix == ".json":
                packed = zlib.compress(shorten(path.read_bytes()), 9, GZIP)
                place.with_name(f"{path.name}.gz").write_bytes(packed)
            else:
                place.write_bytes(path.read_bytes())


def read_case_names(vectors: Path) -> CaseNames:
    """Return the names of the cases in a folder of vectors."""
    return {
        path.stem: sorted(json.loads(line)["id"] for line in path.read_bytes().splitlines())
        for path in sorted(vectors.glob("*.jsonl"))
    }


def shorten_register(content: bytes, names: CaseNames) -> bytes:
    """Return a register without its current names if they are the names of the vectors."""
    register = json.loads(content)
    if register["cases"] != names[register["ruleset"]]:
        return content
    del register["cases"]
    return _encode(register)


def shorten_release(content: bytes, names: CaseNames) -> bytes:
    """Return a release whose games have the hashes of current cases in the order of the names, without the names.

    A case that did not exist at that release has an empty hash. `cases` keeps only cases that no longer exist.
    """
    release = json.loads(content)
    for ruleset, game in release["games"].items():
        recorded = game["cases"]
        game["hashes"] = ",".join(recorded.pop(name, "") for name in names[ruleset])
    return _encode(release)


def _encode(value: object) -> bytes:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode()
