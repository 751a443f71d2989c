"""The level of a run as a badge: what an endpoint of shields.io has to answer."""

from __future__ import annotations

from typing import Literal

import msgspec

from scrimmage_rules.kit.vectors import LEVELS
from scrimmage_rules.kit.verify import PASSED, Report

Colour = Literal["brightgreen", "green", "red", "lightgrey"]


class Badge(msgspec.Struct, frozen=True):
    """As the service wants it, names and all."""

    label: str
    message: str
    color: Colour
    schema_version: Literal[1] = msgspec.field(default=1, name="schemaVersion")


def badge_of(report: Report) -> Badge:
    """The level of each ruleset; red where a run failed, and no colour where it could not make a level."""
    if not report.selection.whole:
        return Badge("scrimmage", "not judged whole", "lightgrey")
    levels = {each: level or "none" for each, level in report.levels.items()}
    colour = _colour(report, set(levels.values()))
    if len(levels) == 1:
        [(name, level)] = levels.items()
        return Badge(f"scrimmage {name}", level, colour)
    return Badge("scrimmage", ", ".join(f"{name}: {level}" for name, level in levels.items()), colour)


def _colour(report: Report, levels: set[str]) -> Colour:
    if report.exit_code != PASSED or "none" in levels:
        return "red"
    return "brightgreen" if levels == {LEVELS[-1]} else "green"


def as_badge(report: Report) -> bytes:
    """The badge as a file."""
    return msgspec.json.encode(badge_of(report)) + b"\n"
