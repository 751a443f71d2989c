"""The level of a run as a badge: the JSON that shields.io expects from an endpoint."""

from __future__ import annotations

from typing import Literal

import msgspec

from scrimmage_rules.kernel.printable_text import escape_json_controls
from scrimmage_rules.kit.cases.judge import FAILING
from scrimmage_rules.kit.cases.vectors import LEVELS
from scrimmage_rules.kit.running.verification import Report

Colour = Literal["brightgreen", "green", "red", "lightgrey"]


class Badge(msgspec.Struct, frozen=True):
    """The answer with the field names of the service."""

    label: str
    message: str
    color: Colour
    schema_version: Literal[1] = msgspec.field(default=1, name="schemaVersion")


def create_badge(report: Report) -> Badge:
    """Return the level of each ruleset as a badge: red if the program failed, grey if the run determines no level.

    An outdated list of known failures fails the run but not the program.
    """
    if not report.selection.whole:
        return Badge("scrimmage", "incomplete run", "lightgrey")
    levels = {each: level or "none" for each, level in report.levels.items()}
    colour = _choose_color(report, set(levels.values()))
    if len(levels) == 1:
        [(name, level)] = levels.items()
        return Badge(f"scrimmage {name}", level, colour)
    return Badge("scrimmage", ", ".join(f"{name}: {level}" for name, level in levels.items()), colour)


def _choose_color(report: Report, levels: set[str]) -> Colour:
    if report.broken or "none" in levels or any(report.totals.get(verdict) for verdict in FAILING):
        return "red"
    return "brightgreen" if levels == {LEVELS[-1]} else "green"


def render_badge(report: Report) -> bytes:
    """Return the badge as a file."""
    return escape_json_controls(msgspec.json.encode(create_badge(report))) + b"\n"
