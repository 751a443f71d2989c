"""Steps of computer-football that query the field, its visible window and its zones, and check the answers."""

from __future__ import annotations

from typing import Any

from scrimmage_rules.kit.scenarios.scenario_world import GAME, Table
from scrimmage_rules.kit.scenarios.vocabulary.computer_football.position_builder import STEPS, VOCABULARY
from scrimmage_rules.kit.scenarios.vocabulary.shared import ask_rule_query, ensure_game_started, parse_name_list

when, then = VOCABULARY.when, VOCABULARY.then


STEPS.register_queries(ask_rule_query, {
    "the field is looked up": ("field", {}),
    "the window is looked up for line {line:n} going {way:word}": ("window", {"line": "{line}", "direction": "{way}"}),
    "the zones are looked up for line {line:n} going {way:word}": ("zones", {"line": "{line}", "direction": "{way}"}),
    "the zone of {place:word} is looked up for line {line:n} going {way:word}":
        ("zone", {"line": "{line}", "direction": "{way}", "square": "{place:square}"}),
})  # fmt: skip


@when("the field is asked of the table")
def _query_field(table: Table) -> None:
    ensure_game_started(table)
    table.ask(op="query", game=GAME, query="field", args={})


# ---- the field


@then("the field is")
def _expect_field(table: Table, rows: list[list[str]]) -> None:
    """Expect the facts of the field in one row: sides, men, columns, rows, yards per square, columns of end zone and
    window.
    """
    sides, *numbers = rows[1]
    parts = ("men", "columns", "rows", "yards_per_square", "end_zone", "window")
    wanted = {part: int(number) for part, number in zip(parts, numbers, strict=True)}
    table.expect("/value", "equals", {"seats": parse_name_list(sides), **wanted})


STEPS.register_expectations({
    # ---- the field
    "the sides are {sides}": {"/value/seats": "{sides:names}"},
    # `60 columns`, `15 rows`.
    "the field has {count:n} {what:word}": {"/value/{what}": "{count}"},
    "a side has {men:n} men": {"/value/men": "{men}"},
    # ---- the window
    "the goal is {yards:n} yards away": {"/value/yards_to_goal": "{yards}"},
    "first and ten ends at line {line:n}": {"/value/first_down": "{line}"},
    "the line is inside the 20": {"/value/inside_the_20": True},
    "the line is not inside the 20": {"/value/inside_the_20": False},
    # The defense, the backs or the quarterback.
    "the {who:word} may stand in the columns {first:n} to {last:n}": {"/value/{who}": ["{first}", "{last}"]},
    "the columns {first:n} to {last:n} are downfield": {"/value/downfield": ["{first}", "{last}"]},
    "no columns are downfield": {"/value/downfield": None},
})  # fmt: skip


# ---- zones


def _parse_span(text: str) -> list[int]:
    return [int(each) for each in text.split(" to ")]


def _create_zone(columns: str, rows: str) -> dict[str, Any]:
    return {"columns": _parse_span(columns), "rows": _parse_span(rows)}


@then("the zones are")
def _expect_zones(table: Table, rows: list[list[str]]) -> None:
    """Expect the zones in the answer, given as rows of: zone, columns, rows."""
    table.expect("/value", "equals", {zone: _create_zone(columns, lines) for zone, columns, lines in rows[1:]})


@then("zone {zone:n} has the columns {columns} and the rows {rows}")
def _expect_zone_columns(table: Table, zone: int, columns: str, rows: str) -> None:
    table.expect(f"/value/{zone}", "equals", _create_zone(columns, rows))


@then("it is in zone {zone:word}")
def _expect_zone(table: Table, zone: str) -> None:
    """Expect the number of a zone, or `none`."""
    table.expect("/value", "equals", None if zone == "none" else int(zone))
