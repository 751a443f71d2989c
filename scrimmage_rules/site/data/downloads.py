"""Data files of a game that a reader can download: its rulebook with all ambiguities, and the schemas of its values."""

from __future__ import annotations

import json

from scrimmage_rules.kernel.data_folders import data_dir
from scrimmage_rules.kit.json_schemas import encode_value_schemas
from scrimmage_rules.rulesets import RULESETS
from scrimmage_rules.site.model.rulebook_model import Book

FOLDER = "data"


def list_downloads(book: Book) -> dict[str, tuple[str, str]]:
    """Return the link text and the content of each file by its path; empty for a ruleset of another package."""
    if book.id not in RULESETS:
        return {}
    conformance = data_dir("conformance")
    rulebook = _compact_json((conformance / "rulebooks" / f"{book.id}.json").read_text(encoding="utf-8"))
    schemas = sorted(encode_value_schemas(book.id).items())
    return {
        f"{FOLDER}/rulebook.json": ("Rulebook with all ambiguities and readings, as JSON", rulebook),
        **{
            f"{FOLDER}/{name}.json": (f"JSON Schema: {name}", _compact_json(schema.decode()))
            for name, schema in schemas
        },
    }


def _compact_json(text: str) -> str:
    """Return JSON without white space between its parts, which is a tenth smaller."""
    return json.dumps(json.loads(text), ensure_ascii=False, separators=(",", ":")) + "\n"
