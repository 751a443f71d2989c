"""The files of the repository as the checks read them."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "scrimmage_rules"


def read(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def make_targets() -> dict[str, str]:
    """Every target that a person may name, with the rest of its line."""
    found = re.findall(r"^([a-z][\w-]*):(?!=)(.*)$", read("Makefile"), re.MULTILINE)
    return dict(found)
