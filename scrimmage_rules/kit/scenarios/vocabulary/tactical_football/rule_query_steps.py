"""Steps of tactical-football that query the tables, the chart, the map and the men, and check the answers."""

from __future__ import annotations

from typing import Any

from scrimmage_rules.kit.scenarios.scenario_world import MisusedStep, Table
from scrimmage_rules.kit.scenarios.vocabulary.shared import Expected, get_drafted_options, parse_name_list
from scrimmage_rules.kit.scenarios.vocabulary.tactical_football.position_builder import STEPS, VOCABULARY
from scrimmage_rules.kit.scenarios.vocabulary.tactical_football.step_placeholders import (
    parse_hex,
    parse_value_at,
)

then = VOCABULARY.then

RECOVERED = {"R": "R", ".": "none", "I": "I"}
"""Cells of the recovery table as they are printed, each with its word in the protocol."""


def send_query_without_game(table: Table, query: str, **args: Any) -> None:
    """Send a query that needs no game, under the readings of the scenario."""
    options = get_drafted_options(table)
    table.ask(op="query", ruleset=table.ruleset, query=query, args=args, **({"options": options} if options else {}))


STEPS.register_queries(send_query_without_game, {
    # ---- tables
    (
        "a roll of {dice:n} at differential {line:n} is looked up in the contact table",
        "a roll of {dice:n} on line {line:n} is looked up in the contact table",
    ): ("contact-results", {"differential": "{line}", "dice": "{dice}"}),
    "a roll of {dice:n} against marker {marker:n} is looked up in the recovery table":
        ("recovery", {"marker": "{marker}", "dice": "{dice}"}),
    "the contact table is looked up": ("contact-table", {}),
    "the recovery table is looked up": ("recovery-table", {}),
    "the odds of a contact at differential {differential:n} are looked up":
        ("contact-odds", {"differential": "{differential}"}),
    "the odds of recovery from marker {marker:n} are looked up": ("recovery-odds", {"marker": "{marker}"}),
    "a roll of {dice:n} at net {net:n} is looked up in the completion table":
        ("completion", {"net": "{net}", "dice": "{dice}"}),
    "the completion table is looked up": ("completion-table", {}),
    "the odds of a completion at net {net:n} are looked up": ("completion-odds", {"net": "{net}"}),
    "the odds of recovery from marker {marker:n} within {turns:n} turns are looked up":
        ("recovery-odds", {"marker": "{marker}", "turns": "{turns}"}),
    "the odds of a fumble are looked up": ("fumble-odds", {}),
    "the expenditure chart is looked up": ("chart", {}),
    "the man {man:word} of {who:seat} is looked up": ("man", {"side": "{who:side}", "man": "{man:label}"}),
    "the field is looked up": ("field", {}),
    # ---- the map
    "the hex {place:word} is looked up": ("hex", {"hex": "{place:hex}"}),
    "the hexes {hexes} are looked up as one": ("hex", {"hex": "{hexes:hexes}"}),
    "the distance from {start:word} to {end:word} is looked up":
        ("distance", {"from": "{start:hex}", "to": "{end:hex}"}),
    "the hex {place:word} is looked up against line {line:n}": ("line", {"hex": "{place:hex}", "line": "{line}"}),
    "the {yards:n}-yard line is looked up": ("yard-line", {"yards": "{yards}"}),
    "the hexes controlled from {place:word} facing {facing:word} are looked up":
        ("zone", {"hex": "{place:hex}", "facing": "{facing:facing}"}),
    "it is looked up whether {target:word} is sighted from {place:word} facing {facing:word}":
        ("sight", {"hex": "{place:hex}", "facing": "{facing:facing}", "target": "{target:hex}"}),
    "the hexside {way:word} of a man facing {facing:word} is looked up":
        ("hexside", {"facing": "{facing:facing}", "way": "{way:facing}"}),
})  # fmt: skip


@then("its lines are")
def _expect_rule_table_lines(table: Table, rows: list[list[str]]) -> None:
    """Expect the lines of a rule table. A row of the sentence has the name of a line and its cells.

    The first row has the results of the dice, and is not compared.
    """
    table.expect("/value", "equals", {line: [RECOVERED.get(cell, cell) for cell in cells] for line, *cells in rows[1:]})


@then("it reads {cell:word} for {meaning}")
def _expect_rule_table_cell(table: Table, cell: str, meaning: str) -> None:
    """Expect a cell of a table, with its meaning in words."""
    del meaning  # for the reader: the clause of the result says it
    if table.last_ask["query"] == "recovery":
        table.expect("/value", "equals", RECOVERED.get(cell, cell))
    else:
        table.expect("/value/result", "equals", cell)


STEPS.register_expectations({
    # ---- tables
    "there is no such line": {"/value/line": None, "/value/result": None},
    "the pass is completed": {"/value/completed": True},
    "the pass is not completed": {"/value/completed": False},
    # A share such as 25/36.
    "the pass is completed in {share:word}": {"/value/completed": "{share}"},
    # With any answer.
    "the query is answered": {"/status": "ok"},
    # Where a number on his counter comes from.
    "his {value:word} is {origin:word}": {"/value/origins/{value}": "{origin}"},
    # ---- the map
    ("it is {hexes:n} hex", "it is {hexes:n} hexes"): {"/value/hexes": "{hexes}"},
    "it lies straight {facing:word} of there": {"/value/straight": "{facing:facing}"},
    "it does not lie in a straight line": {"/value/straight": None},
    "the nearest hex inbounds is {place:word}": {"/value/nearest inbounds": "{place:hex}"},
    "it lies between the hashmarks": {"/value/inbounds": True},
    "it does not lie between the hashmarks": {"/value/inbounds": False},
    "the hashmarks are in columns {left:n} and {right:n}": {"/value/hash columns": ["{left}", "{right}"]},
    "it touches the line": {"/value/touches": True},
    "it does not touch the line": {"/value/touches": False},
    # So that it is on neither side.
    "the line cuts it": {"/value/side": None},
    "it is line {line:n}": {"/value": "{line}"},
    "they are exactly {hexes}": {"/value": Expected("same-set", "{hexes:hexes}")},
    "in this order they are {hexes}": {"/value": "{hexes:hexes}"},
    "it is": {"/value": True},
    "it is not": {"/value": False},
    (
        "it is an {sort:word} hexside, and a step there costs {points:n}",
        "it is a {sort:word} hexside, and a step there costs {points:n}",
    ): {"/value": {"hexside": "{sort}", "step": "{points}"}},
})  # fmt: skip


@then("the shares are")
def _expect_shares(table: Table, rows: list[list[str]]) -> None:
    """Expect probabilities; each row gives a result and its probability."""
    table.expect("/value", "same-set", [{"result": RECOVERED.get(result, result), "p": p} for result, p in rows[1:]])


@then("line {line:n} completes with {dice}")
def _expect_completing_dice(table: Table, line: int, dice: str) -> None:
    """Expect exactly these dice to complete a pass: `2, 3 and 4`."""
    table.expect(f"/value/{line}", "equals", [int(each) for each in parse_name_list(dice)])


@then("it reads")
def _expect_named_table_entries(table: Table, rows: list[list[str]]) -> None:
    """Expect these named entries of a rule table, which may have more entries.

    Each row has a name and its entry. A table of two longer rows has the names in the first row and their entries in
    the second.
    """
    in_rows = all(len(row) == 2 for row in rows)
    if not in_rows and len(rows) != 2:
        raise MisusedStep("write each entry as a row of two cells, or write a row of names above the entries")
    wanted = dict(rows) if in_rows else dict(zip(*rows, strict=True))
    table.expect("/value", "covers", {name: parse_value_at(name, cell) for name, cell in wanted.items()})


# ---- the map


@then("the hexes around it are {hexes}, clockwise from N")
def _expect_hexes_around(table: Table, hexes: str) -> None:
    """Expect the hexes around a hex, with `nowhere` for a hex off the map."""
    places = [None if each == "nowhere" else parse_hex(each) for each in hexes.replace(" and ", ", ").split(", ")]
    table.expect("/value/neighbours", "equals", dict(zip(("N", "NE", "SE", "S", "SW", "NW"), places, strict=True)))
