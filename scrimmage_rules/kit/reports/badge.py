"""The level of a run as a badge: what an endpoint of shields.io has to answer."""

from __future__ import annotations

from typing import Literal

import msgspec

from scrimmage_rules.kernel.printable_text import printable_json
from scrimmage_rules.kit.cases.judge import FAILING
from scrimmage_rules.kit.cases.vectors import LEVELS
from scrimmage_rules.kit.running.verification import Report

Colour = Literal["brightgreen", "green", "red", "lightgrey"]


class Badge(msgspec.Struct, frozen=True):
    """As the service wants it, names and all."""

    label: str
    message: str
    color: Colour
    schema_version: Literal[1] = msgspec.field(default=1, name="schemaVersion")


def badge_of(report: Report) -> Badge:
    """The level of each ruleset; red where the program failed, and no colour where the run could not make a level.

    A list of known failures that is out of date fails the run and not the program.
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
    return printable_json(msgspec.json.encode(badge_of(report))) + b"\n"
