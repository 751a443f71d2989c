"""Badge with the level of a run, as the JSON that shields.io reads from a web address."""

from __future__ import annotations

from typing import Literal

import msgspec

from scrimmage_rules.kernel.printable_text import escape_json_controls
from scrimmage_rules.kit.cases.judge import FAILING
from scrimmage_rules.kit.cases.vectors import LEVELS
from scrimmage_rules.kit.running.conformance_run import Report

Colour = Literal["brightgreen", "green", "red", "lightgrey"]


class Badge(msgspec.Struct, frozen=True):
    """A badge, with the field names that shields.io requires."""

    label: str
    message: str
    color: Colour
    schema_version: Literal[1] = msgspec.field(default=1, name="schemaVersion")


def create_badge(report: Report) -> Badge:
    """Return a badge with the level of each ruleset: red if the program failed, grey if the run determines no level.

    An outdated list of known failures makes the run fail, but the badge shows only failures of the program.
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
    """Return the badge as the bytes of a JSON file."""
    return escape_json_controls(msgspec.json.encode(create_badge(report))) + b"\n"
