"""An engine that gets a rule wrong, for the tools that have to notice."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

CONFORMANCE = Path(__file__).resolve().parents[2] / "conformance"
FOLDERS = ("adapters", "rulebooks", "decks", "pitches", "rosters")


@pytest.fixture
def eleven_to_gain(tmp_path: Path) -> list[str]:
    """The command of a JavaScript engine that wants eleven yards of card-football for a first down."""
    for each in FOLDERS:
        shutil.copytree(CONFORMANCE / each, tmp_path / each)
    module = tmp_path / "adapters" / "javascript" / "card_football" / "rulebook.mjs"
    right = module.read_text(encoding="utf-8")
    assert right.count("TO_GAIN = 10") == 1
    module.write_text(right.replace("TO_GAIN = 10", "TO_GAIN = 11"), encoding="utf-8")
    return ["node", str(module.parents[1] / "adapter.mjs")]
