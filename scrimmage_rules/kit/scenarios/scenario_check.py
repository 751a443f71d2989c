"""Quick check of the scenarios in one feature file, without an export (`scrimmage check scenario`)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from pathlib import Path

from scrimmage_rules.kernel.errors import MalformedData
from scrimmage_rules.kit.cases.vectors import Vector
from scrimmage_rules.kit.scenarios.compiler import (
    BrokenScenario,
    Scenario,
    compile_scenario,
    read_scenarios,
    ruleset_from_path,
)
from scrimmage_rules.rulesets import get_folder_name, list_rulesets

Played = tuple[Scenario, Vector | BrokenScenario]
"""A scenario with its vector, or with the error of its first failing step."""


def play_scenarios(place: str) -> list[Played]:
    """Play the scenarios of `FILE`, or the scenario at `FILE:LINE`, and return the results; raise `MalformedData` or
    `BrokenScenario`.
    """
    path, line = _split_place(place)
    folder = _find_feature_folder(path)
    found = list(read_scenarios(path, folder))
    if line is not None:
        found = _find_scenarios_at_line(found, line)
    if not found:
        raise MalformedData(place, "no scenario is at this line; give a line of a scenario or of its examples")
    return [(each, _play_scenario(each, ruleset_from_path(path, folder))) for each in found]


def _split_place(place: str) -> tuple[Path, int | None]:
    name, colon, line = place.rpartition(":")
    if colon and line.isdecimal() and not Path(place).exists():
        return Path(name).resolve(), int(line)
    return Path(place).resolve(), None


def _find_feature_folder(path: Path) -> Path:
    """Return the features folder that contains a file. It has one folder for each ruleset."""
    known = {get_folder_name(each) for each in list_rulesets()}
    for above in path.parents:
        if above.name in known:
            return above.parent
    folders = ", ".join(sorted(known))
    raise MalformedData(path.name, f"the file is in no folder of a ruleset; move it into one of these: {folders}")


def _find_scenarios_at_line(found: Sequence[Scenario], line: int) -> list[Scenario]:
    """Return the row of examples at a line, or the scenario or outline that contains the line if no row is there."""
    rows = [each for each in found if each.line == line]
    if rows:
        return rows
    outlines = [list(group) for _, group in groupby(found, key=_find_last_step_line)]
    return next((group for group in outlines if line <= max(map(_find_last_line, group))), [])


def _find_last_step_line(scenario: Scenario) -> int:
    """Return the line of the last step of a scenario; all rows of an outline have the same last step."""
    return scenario.steps[-1][2]


def _find_last_line(scenario: Scenario) -> int:
    return max(scenario.line, *(line for _, _, line, _, _ in scenario.steps))


def _play_scenario(scenario: Scenario, ruleset_id: str) -> Vector | BrokenScenario:
    try:
        return compile_scenario(scenario, ruleset_id)
    except BrokenScenario as fault:
        return fault
