"""Questions about the field, its window and its zones, and the answers."""

from __future__ import annotations

from typing import Any

from scrimmage_rules.kit.scenarios.scenario_world import GAME, Table
from scrimmage_rules.kit.scenarios.vocabulary.computer_football.position_builder import VOCABULARY
from scrimmage_rules.kit.scenarios.vocabulary.computer_football.rule_query_steps import look_up
from scrimmage_rules.kit.scenarios.vocabulary.computer_football.step_placeholders import square_of
from scrimmage_rules.kit.scenarios.vocabulary.shared import names, set_up

when, then = VOCABULARY.when, VOCABULARY.then


@when("the field is looked up")
def _field(table: Table) -> None:
    look_up(table, "field")


@when("the field is asked of the table")
def _field_of_table(table: Table) -> None:
    set_up(table)
    table.ask(op="query", game=GAME, query="field", args={})


@when("the window is looked up for line {line:n} going {way:word}")
def _window(table: Table, line: int, way: str) -> None:
    look_up(table, "window", line=line, direction=way)


@when("the zones are looked up for line {line:n} going {way:word}")
def _zones(table: Table, line: int, way: str) -> None:
    look_up(table, "zones", line=line, direction=way)


@when("the zone of {place:word} is looked up for line {line:n} going {way:word}")
def _zone(table: Table, place: str, line: int, way: str) -> None:
    look_up(table, "zone", line=line, direction=way, square=square_of(place))


# ---- the field


@then("the field is")
def _is_field(table: Table, rows: list[list[str]]) -> None:
    """One row of: sides, men of a side, columns, rows, yards of a square, columns of an end zone, of the window."""
    sides, *numbers = rows[1]
    parts = ("men", "columns", "rows", "yards_per_square", "end_zone", "window")
    wanted = {part: int(number) for part, number in zip(parts, numbers, strict=True)}
    table.expect("/value", "equals", {"seats": names(sides), **wanted})


@then("the sides are {sides}")
def _sides(table: Table, sides: str) -> None:
    table.expect("/value/seats", "equals", names(sides))


@then("the field has {count:n} {what:word}")
def _has(table: Table, count: int, what: str) -> None:
    """`60 columns`, `15 rows`."""
    table.expect(f"/value/{what}", "equals", count)


@then("a side has {men:n} men")
def _men(table: Table, men: int) -> None:
    table.expect("/value/men", "equals", men)


# ---- the window


@then("the goal is {yards:n} yards away")
def _yards(table: Table, yards: int) -> None:
    table.expect("/value/yards_to_goal", "equals", yards)


@then("first and ten ends at line {line:n}")
def _first_down(table: Table, line: int) -> None:
    table.expect("/value/first_down", "equals", line)


@then("the line is inside the 20")
def _inside(table: Table) -> None:
    table.expect("/value/inside_the_20", "equals", True)


@then("the line is not inside the 20")
def _outside(table: Table) -> None:
    table.expect("/value/inside_the_20", "equals", False)


@then("the {who:word} may stand in the columns {first:n} to {last:n}")
def _columns(table: Table, who: str, first: int, last: int) -> None:
    """The defense, the backs or the quarterback."""
    table.expect(f"/value/{who}", "equals", [first, last])


@then("the columns {first:n} to {last:n} are downfield")
def _downfield(table: Table, first: int, last: int) -> None:
    table.expect("/value/downfield", "equals", [first, last])


@then("no columns are downfield")
def _no_downfield(table: Table) -> None:
    table.expect("/value/downfield", "equals", None)


# ---- zones


def _span(text: str) -> list[int]:
    return [int(each) for each in text.split(" to ")]


def _zone_of(columns: str, rows: str) -> dict[str, Any]:
    return {"columns": _span(columns), "rows": _span(rows)}


@then("the zones are")
def _are_zones(table: Table, rows: list[list[str]]) -> None:
    """Rows of: zone, columns, rows."""
    table.expect("/value", "equals", {zone: _zone_of(columns, lines) for zone, columns, lines in rows[1:]})


@then("zone {zone:n} has the columns {columns} and the rows {rows}")
def _has_columns(table: Table, zone: int, columns: str, rows: str) -> None:
    table.expect(f"/value/{zone}", "equals", _zone_of(columns, rows))


@then("it is in zone {zone:word}")
def _is_zone(table: Table, zone: str) -> None:
    """A number, or `none`."""
    table.expect("/value", "equals", None if zone == "none" else int(zone))
