"""Steps of tactical-soccer that query tables, distances, paths, skills and components, and check the answers."""

from __future__ import annotations

from typing import Any

from scrimmage_rules.kit.scenarios.scenario_world import Table
from scrimmage_rules.kit.scenarios.vocabulary.shared import ask_rule_query, parse_number_or_text
from scrimmage_rules.kit.scenarios.vocabulary.tactical_soccer.position_builder import (
    STEPS,
    VOCABULARY,
)
from scrimmage_rules.kit.scenarios.vocabulary.tactical_soccer.step_placeholders import parse_hex

then = VOCABULARY.then


STEPS.register_queries(ask_rule_query, {
    # ---- the tables of tests
    # The success table or the shoot table.
    (
        "a die of {die:n} over {distance:n} hex is looked up in the {name:word} table",
        "a die of {die:n} over {distance:n} hexes is looked up in the {name:word} table",
    ): ("{name}", {"distance": "{distance}", "die": "{die}"}),
    "a die of {die:n}, modified by {modifier:n}, over {distance:n} hexes is looked up in the {name:word} table":
        ("{name}", {"distance": "{distance}", "die": "{die}", "modifier": "{modifier}"}),
    "the action table is looked up": ("action-table", {}),
    "a foul die of {die:n} is looked up": ("foul-die", {"die": "{die}"}),
    # ---- distances and paths
    "the distance from {start:word} to {end:word} is measured":
        ("distance", {"from": "{start:hex}", "to": "{end:hex}"}),
    "the path of a pass from {start:word} to {end:word} is looked up":
        ("path", {"from": "{start:hex}", "to": "{end:hex}"}),
    "the path of a pass from {start:word} to {end:word} along the {side:word} is looked up":
        ("path", {"from": "{start:hex}", "to": "{end:hex}", "side": "{side}"}),
    "the landing hexes of a failed pass from {start:word} to {end:word} are looked up":
        ("failed-pass", {"from": "{start:hex}", "to": "{end:hex}"}),
    "the bearing of {there:word} is looked up for {who:seat} on {place:word}":
        ("bearing", {"seat": "{who}", "from": "{place:hex}", "to": "{there:hex}"}),
    "the scatter ahead of {who:seat} on {place:word} is looked up":
        ("scatter", {"seat": "{who}", "from": "{place:hex}"}),
    # ---- skills
    "the skills of the class {sort:word} are looked up": ("skills", {"class": "{sort}"}),
})  # fmt: skip


STEPS.register_expectations({
    # ---- the tables of tests
    "it reads {letter:word} for {means:word} in column {column:n}":
        {"/value": {"letter": "{letter}", "means": "{means}", "column": "{column}"}},
    "it reads {letter:word}": {"/value/letter": "{letter}"},
    "it means {means:word}": {"/value/means": "{means}"},
    "it is read in column {column:n}": {"/value/column": "{column}"},
    "the outcome is {outcome:word}": {"/value/outcome": "{outcome}"},
    "the outcome is {outcome:word} and nothing else": {"/value": {"outcome": "{outcome}"}},
    # ---- distances and paths
    "the ball moves through {hexes}": {"/value": "{hexes:hexes}"},
    # `ahead`, `level` or `rear`.
    "it lies {where:word}": {"/value": "{where}"},
    # ---- skills
    "a {sort:word} has the skills {skills}": {"/value": {"class": "{sort}", "skills": "{skills:names}"}},
    "its skills are {skills}": {"/value/skills": "{skills:names}"},
})  # fmt: skip


@then("the tests need")
def _expect_test_needs(table: Table, rows: list[list[str]]) -> None:
    """Expect what is needed to pass each test. The first row has the tests, the second row a die face or the name of a
    table for each.
    """
    needs = {test: parse_number_or_text(need) for test, need in zip(*rows, strict=True)}
    table.expect("/value", "equals", needs)


# ---- distances and paths


@then("the distance is {steps:n}, {reach} range")
def _expect_distance(table: Table, steps: int, reach: str) -> None:
    """Expect a distance in hexes, with `in range` or `out of range`."""
    table.expect("/value", "equals", {"steps": steps, "in range": {"in": True, "out of": False}[reach]})


@then("with a 1, a 2 and a 3 the ball lands on {one}, on {two} and on {three}")
@then("with a 1, a 2 and a 3 the ball scatters to {one}, to {two} and to {three}")
def _expect_hexes_by_die(table: Table, one: str, two: str, three: str) -> None:
    """Expect a hex for each die result, with `0,20 over the end` for a hex off the field."""
    table.expect("/value", "equals", [_parse_landing_hex(each) for each in (one, two, three)])


def _parse_landing_hex(words: str) -> dict[str, Any]:
    place, _, line = words.partition(" over the ")
    return {"hex": parse_hex(place), "line": line or None}
