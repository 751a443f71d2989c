"""Rulebooks in their published form: clauses with chapters, ambiguities with readings."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Literal

import msgspec
from msgspec import structs

from scrimmage_rules.kernel.rulebook import Ambiguity, Clause
from scrimmage_rules.rulesets import RULESETS, ruleset


class PublishedClause(Clause, frozen=True, kw_only=True):
    """A clause with the name of its chapter."""

    chapter: str


class PublishedChapter(msgspec.Struct, frozen=True):
    """A chapter of a rulebook: its name in features and vectors, and its title."""

    chapter: str
    title: str


class PublishedRulebook(msgspec.Struct, frozen=True, kw_only=True):
    """The published content of a rulebook, in the order of the source; `ambiguities` include their readings."""

    format: Literal["scrimmage-rulebook-1"] = "scrimmage-rulebook-1"
    ruleset: str
    title: str
    editions: tuple[str, ...]
    chapters: tuple[PublishedChapter, ...]
    clauses: tuple[PublishedClause, ...]
    ambiguities: tuple[Ambiguity, ...]


def create_published_rulebook(ruleset_id: str) -> PublishedRulebook:
    """Return the rulebook of a ruleset in its published form."""
    game = ruleset(ruleset_id)
    chapters = game.rulebook.chapters
    clauses = ((chapter.chapter, clause) for chapter in chapters for clause in chapter.clauses)
    return PublishedRulebook(
        ruleset=ruleset_id, title=game.title, editions=game.editions,
        chapters=tuple(PublishedChapter(each.chapter, each.title) for each in chapters),
        clauses=tuple(PublishedClause(chapter=name, **structs.asdict(clause)) for name, clause in clauses),
        ambiguities=tuple(game.rulebook.ambiguities.values()),
    )  # fmt: skip


def find_rulebook_path(ruleset_id: str) -> str:
    """Return the path of a published rulebook relative to the folder of the suite."""
    return f"rulebooks/{ruleset_id}.json"


def encode_published_rulebook(ruleset_id: str) -> bytes:
    """Return the published rulebook of a ruleset as the bytes of a file."""
    return encode_json_one_item_per_line(
        msgspec.json.decode(msgspec.json.encode(create_published_rulebook(ruleset_id)))
    )


def find_stale_rulebooks(folder: Path, rulesets: Sequence[str] = RULESETS) -> Iterator[str]:
    """Yield the paths of published rulebooks in a folder that differ from the current rules."""
    for each in rulesets:
        path = folder / find_rulebook_path(each)
        if not path.is_file() or path.read_bytes() != encode_published_rulebook(each):
            yield find_rulebook_path(each)


def encode_json_one_item_per_line(value: dict[str, Any]) -> bytes:
    """Return a value as JSON with one line for each item of its lists."""
    parts = []
    for key, item in value.items():
        if isinstance(item, list):
            rows = ",\n  ".join(json.dumps(row, ensure_ascii=False) for row in item)
            parts.append(f"{json.dumps(key)}: [\n  {rows}\n]")
        else:
            parts.append(f"{json.dumps(key)}: {json.dumps(item, ensure_ascii=False)}")
    return ("{" + ", ".join(parts) + "}\n").encode()
