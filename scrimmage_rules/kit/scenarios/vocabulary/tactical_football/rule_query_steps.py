"""When and Then: the tables, the chart, the map and the men looked up."""

from __future__ import annotations

from typing import Any

from scrimmage_rules.kit.scenarios.scenario_world import Misused, Table
from scrimmage_rules.kit.scenarios.vocabulary.shared import names
from scrimmage_rules.kit.scenarios.vocabulary.tactical_football.position_builder import (
    VOCABULARY,
    draft_options,
    side_of,
)
from scrimmage_rules.kit.scenarios.vocabulary.tactical_football.step_placeholders import (
    facing_of,
    hex_of,
    hexes_of,
    label_of,
    value_at,
)

when, then = VOCABULARY.when, VOCABULARY.then

RECOVERED = {"R": "R", ".": "none", "I": "I"}
"""The cells of the recovery table as they are printed, and on the wire."""


def look_up(table: Table, query: str, **args: Any) -> None:
    """Ask a question that needs no game, under the readings of the scenario."""
    options = draft_options(table)
    table.ask(op="query", ruleset=table.ruleset, query=query, args=args, **({"options": options} if options else {}))


# ---- tables


@when("a roll of {dice:n} on line {line:n} is looked up in the contact table")
@when("a roll of {dice:n} at differential {line:n} is looked up in the contact table")
def _contact(table: Table, dice: int, line: int) -> None:
    look_up(table, "contact-results", differential=line, dice=dice)


@when("a roll of {dice:n} against marker {marker:n} is looked up in the recovery table")
def _recovery(table: Table, dice: int, marker: int) -> None:
    look_up(table, "recovery", marker=marker, dice=dice)


@when("the contact table is looked up")
def _contact_table(table: Table) -> None:
    look_up(table, "contact-table")


@when("the recovery table is looked up")
def _recovery_table(table: Table) -> None:
    look_up(table, "recovery-table")


@then("its lines are")
def _lines(table: Table, rows: list[list[str]]) -> None:
    """Rows of: line, its cells; below a row with the throws."""
    table.expect("/value", "equals", {line: [RECOVERED.get(cell, cell) for cell in cells] for line, *cells in rows[1:]})


@then("it reads {cell:word} for {meaning}")
def _reads(table: Table, cell: str, meaning: str) -> None:
    """A cell of one of the two tables, and in words what it does."""
    del meaning  # for the reader: the clause of the result says it
    if table.last_ask["query"] == "recovery":
        table.expect("/value", "equals", RECOVERED.get(cell, cell))
    else:
        table.expect("/value/result", "equals", cell)


@then("there is no such line")
def _no_line(table: Table) -> None:
    table.expect("/value/line", "equals", None)
    table.expect("/value/result", "equals", None)


@when("the odds of a contact at differential {differential:n} are looked up")
def _contact_odds(table: Table, differential: int) -> None:
    look_up(table, "contact-odds", differential=differential)


@when("the odds of recovery from marker {marker:n} are looked up")
def _recovery_odds(table: Table, marker: int) -> None:
    look_up(table, "recovery-odds", marker=marker)


@then("the shares are")
def _shares(table: Table, rows: list[list[str]]) -> None:
    """Rows of: result, p."""
    table.expect("/value", "same-set", [{"result": RECOVERED.get(result, result), "p": p} for result, p in rows[1:]])


@when("a roll of {dice:n} at net {net:n} is looked up in the completion table")
def _completion(table: Table, dice: int, net: int) -> None:
    look_up(table, "completion", net=net, dice=dice)


@then("the pass is completed")
def _completed(table: Table) -> None:
    table.expect("/value/completed", "equals", True)


@then("the pass is not completed")
def _not_completed(table: Table) -> None:
    table.expect("/value/completed", "equals", False)


@when("the completion table is looked up")
def _completion_table(table: Table) -> None:
    look_up(table, "completion-table")


@then("line {line:n} completes with {dice}")
def _completes_with(table: Table, line: int, dice: str) -> None:
    """`2, 3 and 4`, and nothing else."""
    table.expect(f"/value/{line}", "equals", [int(each) for each in names(dice)])


@when("the odds of a completion at net {net:n} are looked up")
def _completion_odds(table: Table, net: int) -> None:
    look_up(table, "completion-odds", net=net)


@then("the pass is completed in {share:word}")
def _completed_in(table: Table, share: str) -> None:
    """A share such as 25/36."""
    table.expect("/value/completed", "equals", share)


@when("the odds of recovery from marker {marker:n} within {turns:n} turns are looked up")
def _recovery_within(table: Table, marker: int, turns: int) -> None:
    look_up(table, "recovery-odds", marker=marker, turns=turns)


@then("it may be asked")
def _may_be_asked(table: Table) -> None:
    """Whatever the answer is."""
    table.expect("/status", "equals", "ok")


@when("the odds of a fumble are looked up")
def _fumble_odds(table: Table) -> None:
    look_up(table, "fumble-odds")


@when("the expenditure chart is looked up")
def _chart(table: Table) -> None:
    look_up(table, "chart")


@when("the man {man:word} of {who:seat} is looked up")
def _man(table: Table, man: str, who: str) -> None:
    look_up(table, "man", side=side_of(who), man=label_of(man))


@then("his {value:word} is {origin:word}")
def _origin(table: Table, value: str, origin: str) -> None:
    """Where a number on his counter comes from."""
    table.expect(f"/value/origins/{value}", "equals", origin)


@when("the field is looked up")
def _field(table: Table) -> None:
    look_up(table, "field")


@then("it reads")
def _reads_rows(table: Table, rows: list[list[str]]) -> None:
    """A row for each entry, its name first; or a row of names above a row of entries."""
    in_rows = all(len(row) == 2 for row in rows)
    if not in_rows and len(rows) != 2:
        raise Misused("entries stand in rows of two cells, or under a row of names")
    wanted = dict(rows) if in_rows else dict(zip(*rows, strict=True))
    table.expect("/value", "covers", {name: value_at(name, cell) for name, cell in wanted.items()})


# ---- the map


@when("the hex {place:word} is looked up")
def _hex(table: Table, place: str) -> None:
    look_up(table, "hex", hex=hex_of(place))


@when("the hexes {hexes} are looked up as one")
def _hexes(table: Table, hexes: str) -> None:
    look_up(table, "hex", hex=hexes_of(hexes))


@then("the hexes around it are {hexes}, clockwise from N")
def _around(table: Table, hexes: str) -> None:
    """`nowhere` in the place of a hex that is off the map."""
    places = [None if each == "nowhere" else hex_of(each) for each in hexes.replace(" and ", ", ").split(", ")]
    table.expect("/value/neighbours", "equals", dict(zip(("N", "NE", "SE", "S", "SW", "NW"), places, strict=True)))


@when("the distance from {start:word} to {end:word} is looked up")
def _distance(table: Table, start: str, end: str) -> None:
    look_up(table, "distance", **{"from": hex_of(start), "to": hex_of(end)})


@then("it is {hexes:n} hexes")
@then("it is {hexes:n} hex")
def _is_hexes(table: Table, hexes: int) -> None:
    table.expect("/value/hexes", "equals", hexes)


@then("it lies straight {facing:word} of there")
def _is_straight(table: Table, facing: str) -> None:
    table.expect("/value/straight", "equals", facing_of(facing))


@then("it does not lie in a straight line")
def _is_not_straight(table: Table) -> None:
    table.expect("/value/straight", "equals", None)


@when("the hex {place:word} is looked up against line {line:n}")
def _line(table: Table, place: str, line: int) -> None:
    look_up(table, "line", hex=hex_of(place), line=line)


@then("the nearest hex inbounds is {place:word}")
def _nearest_inbounds(table: Table, place: str) -> None:
    table.expect("/value/nearest inbounds", "equals", hex_of(place))


@then("it lies between the hashmarks")
def _inbounds(table: Table) -> None:
    table.expect("/value/inbounds", "equals", True)


@then("it does not lie between the hashmarks")
def _not_inbounds(table: Table) -> None:
    table.expect("/value/inbounds", "equals", False)


@then("the hashmarks are in columns {left:n} and {right:n}")
def _hashmarks(table: Table, left: int, right: int) -> None:
    table.expect("/value/hash columns", "equals", [left, right])


@then("it touches the line")
def _touches(table: Table) -> None:
    table.expect("/value/touches", "equals", True)


@then("it does not touch the line")
def _touches_not(table: Table) -> None:
    table.expect("/value/touches", "equals", False)


@then("the line cuts it")
def _is_cut(table: Table) -> None:
    """So that it is on neither side."""
    table.expect("/value/side", "equals", None)


@when("the {yards:n}-yard line is looked up")
def _yards(table: Table, yards: int) -> None:
    look_up(table, "yard-line", yards=yards)


@then("it is line {line:n}")
def _is_line(table: Table, line: int) -> None:
    table.expect("/value", "equals", line)


@when("the hexes controlled from {place:word} facing {facing:word} are looked up")
def _zone(table: Table, place: str, facing: str) -> None:
    look_up(table, "zone", hex=hex_of(place), facing=facing_of(facing))


@then("they are exactly {hexes}")
def _are_exactly(table: Table, hexes: str) -> None:
    table.expect("/value", "same-set", hexes_of(hexes))


@then("in this order they are {hexes}")
def _are_in_order(table: Table, hexes: str) -> None:
    table.expect("/value", "equals", hexes_of(hexes))


@when("it is looked up whether {target:word} is sighted from {place:word} facing {facing:word}")
def _sight(table: Table, target: str, place: str, facing: str) -> None:
    look_up(table, "sight", hex=hex_of(place), facing=facing_of(facing), target=hex_of(target))


@then("it is")
def _is_so(table: Table) -> None:
    table.expect("/value", "equals", True)


@then("it is not")
def _is_not_so(table: Table) -> None:
    table.expect("/value", "equals", False)


@when("the hexside {way:word} of a man facing {facing:word} is looked up")
def _hexside(table: Table, way: str, facing: str) -> None:
    look_up(table, "hexside", facing=facing_of(facing), way=facing_of(way))


@then("it is a {sort:word} hexside, and a step there costs {points:n}")
@then("it is an {sort:word} hexside, and a step there costs {points:n}")
def _is_hexside(table: Table, sort: str, points: int) -> None:
    table.expect("/value", "equals", {"hexside": sort, "step": points})
