"""Compressed records of the wheel: recorded games, registers of case names, and releases.

A register and a release name thousands of cases, and a release has the texts of all clauses. The vectors and rulebooks
in the same wheel contain most of these names and texts, so that a compressed record leaves them out. The build hook of
the wheel runs this module without any dependency. The readers are `scrimmage_rules.kit.cases.case_name_register`,
`scrimmage_rules.kit.rulebook.release_records` and `scrimmage_rules.kit.impact.recorded_game_comparison`.
"""

from __future__ import annotations

import hashlib
import json
import zlib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

GZIP = 31
"""Window bits with which zlib writes a gzip member. Its header has no time, so that equal input gives equal bytes."""

UNCHANGED = "="
"""Mark in a compressed release. It replaces the text of a clause, or the hash of a case, that is equal in the present
suite.
"""

OWN_FIELDS = {
    "": ("ask", "owed", "expect"),
    "owed": ("status", "turn", "used", "trace"),
    "turn": ("phase", "over", "pending", "result"),
    "trace": ("blames", "order", "only", "omits", "facts"),
    "expect": ("at", "is", "value"),
}
"""Fields that the hash of a case covers, in order. The key `` has the fields of an entry of a step; each other key has
the fields of the value with this name.
"""


class PresentGame(NamedTuple):
    """The clauses of a ruleset with their texts, and its cases with their hashes, sorted by name."""

    clauses: Mapping[str, str]
    cases: Mapping[str, str]


def pack_records(suite: Path, target: Path) -> None:
    """Write `corpus`, `register` and `releases` of a suite to a folder, with their JSON files compressed."""
    present = {path.stem: read_present_game(suite, path.stem) for path in sorted((suite / "vectors").glob("*.jsonl"))}
    for folder in ("corpus", "register", "releases"):
        (target / folder).mkdir(parents=True, exist_ok=True)
    pack_corpus(suite / "corpus", target / "corpus")
    for path in sorted((suite / "register").glob("*.json")):
        _write_packed(target / "register" / path.name, shorten_register(path.read_bytes(), present))
    for path in sorted((suite / "releases").glob("*.json")):
        _write_packed(target / "releases" / path.name, shorten_release(path.read_bytes(), present))


def pack_corpus(corpus: Path, target: Path) -> None:
    """Pack the recorded games into a folder. Each ruleset gets one compressed file, with one game on each line. All
    other files are copied unchanged.
    """
    for path in sorted(corpus.iterdir()):
        if path.is_dir():
            games = [_encode_compact_json(json.loads(game.read_bytes())) for game in sorted(path.glob("*.json"))]
            _write_packed(target / f"{path.name}.jsonl", b"\n".join(games))
        else:
            (target / path.name).write_bytes(path.read_bytes())


def read_present_game(suite: Path, ruleset: str) -> PresentGame:
    """Return the clauses and cases of a ruleset in the folder of a suite."""
    book = json.loads((suite / "rulebooks" / f"{ruleset}.json").read_bytes())
    cases = map(json.loads, (suite / "vectors" / f"{ruleset}.jsonl").read_bytes().splitlines())
    hashes = {case["id"]: _hash_case(case) for case in cases}
    return PresentGame({each["id"]: each["text"] for each in book["clauses"]}, dict(sorted(hashes.items())))


def _hash_case(case: Mapping[str, Any]) -> str:
    """Return the hash of the requests and expectations of a case, as the kit computes it."""
    entries = [_select_own_fields(entry, "") for step in case["steps"] for entry in step["do"]]
    return hashlib.sha256(_encode_compact_json(entries)).hexdigest()[:12]


def _select_own_fields(value: Mapping[str, Any], name: str) -> dict[str, Any]:
    fields = (field for field in OWN_FIELDS[name] if field in value)
    return {field: _select_own_fields(value[field], field) if field in OWN_FIELDS else value[field] for field in fields}


def shorten_register(content: bytes, present: Mapping[str, PresentGame]) -> bytes:
    """Return a register without its list of current case names, if this list equals the names of the vectors."""
    register = json.loads(content)
    if register["cases"] != list(present[register["ruleset"]].cases):
        return content
    del register["cases"]
    return _encode_compact_json(register)


def shorten_release(content: bytes, present: Mapping[str, PresentGame]) -> bytes:
    """Return a release in a shorter form. Each game has the hashes of the current cases in the order of their names,
    but not the names.

    Texts and hashes that are equal to the present ones are `UNCHANGED`. A case that did not exist at that release has
    an empty hash. `cases` keeps only cases that no longer exist.
    """
    release = json.loads(content)
    for ruleset, game in release["games"].items():
        clauses, cases, recorded = *present[ruleset], game["cases"]
        game["clauses"] = {
            name: UNCHANGED if clauses.get(name) == text else text for name, text in game["clauses"].items()
        }
        hashes = {name: recorded.pop(name, "") for name in cases}
        game["hashes"] = ",".join(UNCHANGED if hashes[name] == cases[name] else hashes[name] for name in cases)
    return _encode_compact_json(release)


def _write_packed(plain: Path, content: bytes) -> None:
    plain.with_name(f"{plain.name}.gz").write_bytes(zlib.compress(content, 9, GZIP))


def _encode_compact_json(value: object) -> bytes:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode()
