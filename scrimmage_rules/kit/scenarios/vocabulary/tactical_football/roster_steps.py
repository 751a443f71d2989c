"""Steps of tactical-football for rosters that a scenario defines, valid or invalid."""

from __future__ import annotations

from typing import Any

from scrimmage_rules.kit.scenarios.scenario_world import Table
from scrimmage_rules.kit.scenarios.vocabulary.shared import get_drafted_position, get_drafted_settings
from scrimmage_rules.kit.scenarios.vocabulary.tactical_football.position_builder import (
    ALLOWANCE,
    ELEVEN,
    STEPS,
    VOCABULARY,
    parse_side,
)
from scrimmage_rules.kit.scenarios.vocabulary.tactical_football.rule_query_steps import send_query_without_game
from scrimmage_rules.kit.scenarios.vocabulary.tactical_football.step_placeholders import parse_label, parse_labels

given, when, then = VOCABULARY.given, VOCABULARY.when, VOCABULARY.then


def _create_arbitrary_roster() -> dict[str, Any]:
    """Return a roster with eleven men on each side and arbitrary values."""
    positions = {"offense": ("C", "UL", "UB"), "defense": ("DT", "UL", "UB")}
    return {"id": "made"} | {
        side: [_create_arbitrary_counter(int(label), positions[side][index % 3]) for index, label in enumerate(labels)]
        for side, labels in ELEVEN.items()
    }


def _create_arbitrary_counter(number: int, position: str) -> dict[str, Any]:
    figures = {name: [5, "invented"] for name in ("strength", "allowance", "passing", "receiving")}
    return {"number": [number, "invented"], "position": position, "called": "A man", **figures}


def _create_playable_roster() -> dict[str, Any]:
    """Return a playable roster with eleven men on each side and their Movement Allowances."""
    roster = _create_arbitrary_roster()
    for counters in (roster["offense"], roster["defense"]):
        for counter in counters:
            counter["allowance"] = [ALLOWANCE[str(counter["number"][0])], "derived"]
    return roster


def _query_roster_check(table: Table, roster: dict[str, Any]) -> None:
    send_query_without_game(table, "check-roster", roster=roster)


def _find_index_of_man(side: str, man: str) -> int:
    return ELEVEN[side].index(parse_label(man))


def _build_pointer(side: str, man: str, what: str) -> str:
    return f"/{side}/{_find_index_of_man(side, man)}/{what}"


def _create_changed_roster(rows: list[list[str]]) -> dict[str, Any]:
    """Return a roster with changes, from rows of: side, man, `number` or `position` with its value, or `left out`."""
    roster, left_out = _create_arbitrary_roster(), []
    for who, man, what, value in rows:
        counters = roster[parse_side(who)]
        counter = counters[_find_index_of_man(parse_side(who), man)]
        if what == "left out":
            left_out.append((counters, counter))
        else:
            counter[what] = [int(value), "invented"] if what == "number" else value
    for counters, counter in left_out:
        counters.remove(counter)
    return roster


STEPS.register_drafts(
    {"the roster of the game is the one named {name:word}": {"/roster": "{name}"}}, draft=get_drafted_settings
)


@when("a game with the roster named {name:word} is begun")
def _start_with_named_roster(table: Table, name: str) -> None:
    """Start a second game with a bundled roster, after another request."""
    table.ask(op="new", game="named", ruleset=table.ruleset, options={"settings": {"roster": name}})


@given("the roster of the game has these changes")
def _set_changed_roster(table: Table, rows: list[list[str]]) -> None:
    get_drafted_settings(table)["roster"] = _create_changed_roster(rows)


@given("{who:seat}'s {man:word} is numbered {number:n}")
def _set_number_of_man(table: Table, who: str, man: str, number: int) -> None:
    """Set the number that a man wears in the drafted roster."""
    roster, side = _create_playable_roster(), parse_side(who)
    roster[side][_find_index_of_man(side, man)]["number"] = [number, "invented"]
    get_drafted_settings(table)["roster"] = roster
    on = get_drafted_position(table)["men"][side]["on"]
    on[str(number)] = on.pop(parse_label(man))


@given("{who:seat}'s {man:word} has a Movement Allowance of {points:n}")
def _set_allowance_of_man(table: Table, who: str, man: str, points: int) -> None:
    """Set a Movement Allowance in the drafted roster that differs from the reference roster."""
    roster, side = _create_playable_roster(), parse_side(who)
    roster[side][_find_index_of_man(side, man)]["allowance"] = [points, "invented"]
    get_drafted_settings(table)["roster"] = roster


@when("a roster of the eleven of each side is checked")
def _check_roster(table: Table) -> None:
    _query_roster_check(table, _create_arbitrary_roster())


@when("a roster in which {who:seat}'s {man:word} is numbered {number:n} is checked")
def _check_roster_with_number(table: Table, who: str, man: str, number: int) -> None:
    roster, side = _create_arbitrary_roster(), parse_side(who)
    roster[side][_find_index_of_man(side, man)]["number"] = [number, "invented"]
    _query_roster_check(table, roster)


@when("a roster in which {who:seat}'s {men} are all numbered {number:n} is checked")
def _check_roster_with_equal_numbers(table: Table, who: str, men: str, number: int) -> None:
    roster, side = _create_arbitrary_roster(), parse_side(who)
    for label in parse_labels(men):
        roster[side][ELEVEN[side].index(label)]["number"] = [number, "invented"]
    _query_roster_check(table, roster)


@when("a roster in which {who:seat}'s {man:word} is a {position:word} is checked")
def _check_roster_with_playing_position(table: Table, who: str, man: str, position: str) -> None:
    roster, side = _create_arbitrary_roster(), parse_side(who)
    roster[side][_find_index_of_man(side, man)]["position"] = position
    _query_roster_check(table, roster)


@when("a roster in which {who:seat}'s {man:word} is numbered {number:n} and is a {position:word} is checked")
def _check_number_and_position(table: Table, who: str, man: str, number: int, position: str) -> None:
    roster, side = _create_arbitrary_roster(), parse_side(who)
    roster[side][_find_index_of_man(side, man)].update(number=[number, "invented"], position=position)
    _query_roster_check(table, roster)


@when("a roster without {who:seat}'s {man:word} is checked")
def _check_roster_without_man(table: Table, who: str, man: str) -> None:
    roster, side = _create_arbitrary_roster(), parse_side(who)
    del roster[side][_find_index_of_man(side, man)]
    _query_roster_check(table, roster)


@when("a roster with these changes is checked")
def _check_changed_roster(table: Table, rows: list[list[str]]) -> None:
    _query_roster_check(table, _create_changed_roster(rows))


@then("exactly these faults of the roster are found")
def _expect_faults(table: Table, rows: list[list[str]]) -> None:
    """Expect exactly these faults of a roster in order, from a table with the columns: side, man (`all`: the line-up),
    fault, clause.
    """
    faults = [
        {
            "clause": clause,
            "path": _build_pointer(parse_side(who), man, what) if man != "all" else f"/{parse_side(who)}",
        }
        for who, man, what, clause in rows
    ]
    table.expect("/value/faults", "equals", faults)


@then("the {what:word} of {who:seat}'s {man:word} is wrong under {clause:word}")
def _expect_fault(table: Table, what: str, who: str, man: str, clause: str) -> None:
    """Expect exactly one error, about a man of the roster."""
    table.expect("/value/faults", "equals", [{"clause": clause, "path": _build_pointer(parse_side(who), man, what)}])


@then("the numbers of {who:seat}'s {men} are wrong under {clause:word}")
def _expect_number_faults(table: Table, who: str, men: str, clause: str) -> None:
    """Expect exactly these errors about the numbers of men, in the order of the roster."""
    side = parse_side(who)
    paths = [f"/{side}/{ELEVEN[side].index(label)}/number" for label in parse_labels(men)]
    table.expect("/value/faults", "equals", [{"clause": clause, "path": path} for path in paths])


@then("the number of {who:seat}'s {man:word} is wrong under {clause:word}, then his position under {other:word}")
def _expect_two_faults(table: Table, who: str, man: str, clause: str, other: str) -> None:
    """Expect exactly two errors about a man of the roster."""
    side = parse_side(who)
    path = f"/{side}/{_find_index_of_man(side, man)}"
    faults = [{"clause": clause, "path": f"{path}/number"}, {"clause": other, "path": f"{path}/position"}]
    table.expect("/value/faults", "equals", faults)


STEPS.register_expectations({
    "nothing is wrong with it": {"/value/faults": []},
    "the line-up of {who:seat} is wrong under {clause:word}":
        {"/value/faults": [{"clause": "{clause}", "path": "/{who:side}"}]},
})  # fmt: skip
