"""The files of the repository as the checks read them."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import yaml

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "scrimmage_rules"


def read(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def make_targets() -> dict[str, str]:
    """Every target that a person may name, with the rest of its line."""
    found = re.findall(r"^([a-z][\w-]*):(?!=)(.*)$", read("Makefile"), re.MULTILINE)
    return dict(found)


def clauses_of(package: str) -> list[str]:
    """The id of every clause of a game, as its rulebook has them."""
    return [
        clause["id"]
        for file in _rulebook(package, "clauses")
        for each in file["chapters"]
        for clause in each["clauses"]
    ]


def other_readings_of(package: str) -> list[tuple[str, str]]:
    """Every reading of a game that can be chosen and is not the ruling, after its ambiguity, as its rulebook has it."""
    listed = [each for file in _rulebook(package, "ambiguities") for each in file["ambiguities"] if each["switchable"]]
    return [(each["id"], key["key"]) for each in listed for key in each["readings"] if key["key"] != each["ruling"]]


def _rulebook(package: str, kind: str) -> list[dict[str, Any]]:
    folder = PACKAGE / package / "rulebook"
    paths = sorted([*folder.glob(f"{kind}.yaml"), *folder.glob(f"{kind}/*.yaml")])
    return [yaml.safe_load(path.read_text(encoding="utf-8")) for path in paths]
