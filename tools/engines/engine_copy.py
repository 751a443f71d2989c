"""Copies of the JavaScript engine with its adapter and data, in which a tool or a test inserts a fault."""

from __future__ import annotations

import shutil
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
ENGINE = Path("javascript", "engine")
ADAPTER = Path("conformance", "adapters", "javascript")
PARTS = (ENGINE, ADAPTER, *(Path("conformance", each) for each in ("rulebooks", "decks", "pitches", "rosters")))
"""Folders that the adapter needs to run."""


def copy_engine(folder: Path) -> Path:
    """Copy the engine and everything that it needs to a folder; return the folder of its modules."""
    for part in PARTS:
        shutil.copytree(ROOT / part, folder / part)
    return folder / ENGINE


def get_adapter_command(folder: Path) -> list[str]:
    """Return the command that starts the adapter of the copy in a folder."""
    return ["node", str(folder / ADAPTER / "adapter.mjs")]
