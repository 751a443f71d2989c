"""Questions about the tables, distances, paths, skills and the kit, and the answers."""

from __future__ import annotations

from typing import Any

from scrimmage_rules.kit.scenarios.scenario_world import Table
from scrimmage_rules.kit.scenarios.vocabulary.shared import names, number_or_text
from scrimmage_rules.kit.scenarios.vocabulary.tactical_soccer.position_builder import RULESET, VOCABULARY, draft_options
from scrimmage_rules.kit.scenarios.vocabulary.tactical_soccer.step_placeholders import hex_of, hexes_of

when, then = VOCABULARY.when, VOCABULARY.then


def look_up(table: Table, query: str, **args: Any) -> None:
    """A question about the rules alone."""
    table.ask(op="query", ruleset=RULESET, options=draft_options(table), query=query, args=args)


# ---- the tables of tests


@when("a die of {die:n} over {distance:n} hexes is looked up in the {name:word} table")
@when("a die of {die:n} over {distance:n} hex is looked up in the {name:word} table")
def _cell(table: Table, die: int, distance: int, name: str) -> None:
    """The success table or the shoot table."""
    look_up(table, name, distance=distance, die=die)


@when("a die of {die:n}, modified by {modifier:n}, over {distance:n} hexes is looked up in the {name:word} table")
def _modified(table: Table, die: int, modifier: int, distance: int, name: str) -> None:
    look_up(table, name, distance=distance, die=die, modifier=modifier)


@when("the action table is looked up")
def _action_table(table: Table) -> None:
    look_up(table, "action-table")


@when("a foul die of {die:n} is looked up")
def _foul_die(table: Table, die: int) -> None:
    look_up(table, "foul-die", die=die)


@then("it reads {letter:word} for {means:word} in column {column:n}")
def _reads(table: Table, letter: str, means: str, column: int) -> None:
    table.expect("/value", "equals", {"letter": letter, "means": means, "column": column})


@then("it reads {letter:word}")
def _letter(table: Table, letter: str) -> None:
    table.expect("/value/letter", "equals", letter)


@then("it means {means:word}")
def _means(table: Table, means: str) -> None:
    table.expect("/value/means", "equals", means)


@then("it is read in column {column:n}")
def _column(table: Table, column: int) -> None:
    table.expect("/value/column", "equals", column)


@then("the tests need")
def _tests(table: Table, rows: list[list[str]]) -> None:
    """A row of tests and a row of what each needs: a face of the die, or a table."""
    needs = {test: number_or_text(need) for test, need in zip(*rows, strict=True)}
    table.expect("/value", "equals", needs)


@then("the outcome is {outcome:word}")
def _outcome(table: Table, outcome: str) -> None:
    table.expect("/value/outcome", "equals", outcome)


@then("the outcome is {outcome:word} and nothing else")
def _only_outcome(table: Table, outcome: str) -> None:
    table.expect("/value", "equals", {"outcome": outcome})


# ---- distances and paths


@when("the distance from {start:word} to {end:word} is measured")
def _distance(table: Table, start: str, end: str) -> None:
    look_up(table, "distance", **{"from": hex_of(start), "to": hex_of(end)})


@when("the path of a pass from {start:word} to {end:word} is looked up")
def _path(table: Table, start: str, end: str) -> None:
    look_up(table, "path", **{"from": hex_of(start), "to": hex_of(end)})


@when("the path of a pass from {start:word} to {end:word} along the {side:word} is looked up")
def _path_along(table: Table, start: str, end: str, side: str) -> None:
    look_up(table, "path", **{"from": hex_of(start), "to": hex_of(end), "side": side})


@when("the landing hexes of a failed pass from {start:word} to {end:word} are looked up")
def _landing(table: Table, start: str, end: str) -> None:
    look_up(table, "failed-pass", **{"from": hex_of(start), "to": hex_of(end)})


@then("the distance is {steps:n}, {reach} range")
def _is_distance(table: Table, steps: int, reach: str) -> None:
    """`in range` or `out of range`."""
    table.expect("/value", "equals", {"steps": steps, "in range": {"in": True, "out of": False}[reach]})


@then("the ball moves through {hexes}")
def _through(table: Table, hexes: str) -> None:
    table.expect("/value", "equals", hexes_of(hexes))


@then("with a 1, a 2 and a 3 the ball lands on {one}, on {two} and on {three}")
def _lands(table: Table, one: str, two: str, three: str) -> None:
    """Hexes, `0,20 over the end` where it leaves the field."""
    table.expect("/value", "equals", [_landing_hex(each) for each in (one, two, three)])


def _landing_hex(words: str) -> dict[str, Any]:
    place, _, line = words.partition(" over the ")
    return {"hex": hex_of(place), "line": line or None}


@when("the bearing of {there:word} is looked up for {who:seat} on {place:word}")
def _bearing(table: Table, there: str, who: str, place: str) -> None:
    look_up(table, "bearing", seat=who, **{"from": hex_of(place), "to": hex_of(there)})


@then("it lies {where:word}")
def _lies(table: Table, where: str) -> None:
    """`ahead`, `level` or `rear`."""
    table.expect("/value", "equals", where)


@when("the scatter ahead of {who:seat} on {place:word} is looked up")
def _scatter(table: Table, who: str, place: str) -> None:
    look_up(table, "scatter", seat=who, **{"from": hex_of(place)})


@then("with a 1, a 2 and a 3 the ball scatters to {one}, to {two} and to {three}")
def _scatters(table: Table, one: str, two: str, three: str) -> None:
    """Hexes, `0,18 over the end` where it leaves the field."""
    table.expect("/value", "equals", [_landing_hex(each) for each in (one, two, three)])


# ---- skills


@when("the skills of the class {sort:word} are looked up")
def _skills(table: Table, sort: str) -> None:
    look_up(table, "skills", **{"class": sort})


@then("a {sort:word} has the skills {skills}")
def _are_skills(table: Table, sort: str, skills: str) -> None:
    table.expect("/value", "equals", {"class": sort, "skills": names(skills)})


@then("its skills are {skills}")
def _its_skills(table: Table, skills: str) -> None:
    table.expect("/value/skills", "equals", names(skills))
