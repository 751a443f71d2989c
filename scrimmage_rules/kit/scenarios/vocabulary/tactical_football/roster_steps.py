"""Steps for rosters of the scenario's own, valid or invalid."""

from __future__ import annotations

from typing import Any

from scrimmage_rules.kit.scenarios.scenario_world import Table
from scrimmage_rules.kit.scenarios.vocabulary.shared import draft_position
from scrimmage_rules.kit.scenarios.vocabulary.tactical_football.position_builder import (
    ALLOWANCE,
    ELEVEN,
    VOCABULARY,
    side_of,
)
from scrimmage_rules.kit.scenarios.vocabulary.tactical_football.rule_query_steps import look_up
from scrimmage_rules.kit.scenarios.vocabulary.tactical_football.step_placeholders import label_of, labels_of

given, when, then = VOCABULARY.given, VOCABULARY.when, VOCABULARY.then


def _made() -> dict[str, Any]:
    """Return a roster of the eleven of either side with arbitrary values."""
    positions = {"offense": ("C", "UL", "UB"), "defense": ("DT", "UL", "UB")}
    return {"id": "made"} | {
        side: [_counter(int(label), positions[side][index % 3]) for index, label in enumerate(labels)]
        for side, labels in ELEVEN.items()
    }


def _counter(number: int, position: str) -> dict[str, Any]:
    figures = {name: [5, "invented"] for name in ("strength", "allowance", "passing", "receiving")}
    return {"number": [number, "invented"], "position": position, "called": "A man", **figures}


def _played() -> dict[str, Any]:
    """Return a playable roster of the eleven of either side, with their Movement Allowances."""
    roster = _made()
    for counters in (roster["offense"], roster["defense"]):
        for counter in counters:
            counter["allowance"] = [ALLOWANCE[str(counter["number"][0])], "derived"]
    return roster


def _check(table: Table, roster: dict[str, Any]) -> None:
    look_up(table, "check-roster", roster=roster)


def _index(side: str, man: str) -> int:
    return ELEVEN[side].index(label_of(man))


def _path(side: str, man: str, what: str) -> str:
    return f"/{side}/{_index(side, man)}/{what}"


def _changed(rows: list[list[str]]) -> dict[str, Any]:
    """Return a roster with changes, in rows of: side, man, `number` or `position` and its value, or `left out`."""
    roster, left_out = _made(), []
    for who, man, what, value in rows:
        counters = roster[side_of(who)]
        counter = counters[_index(side_of(who), man)]
        if what == "left out":
            left_out.append((counters, counter))
        else:
            counter[what] = [int(value), "invented"] if what == "number" else value
    for counters, counter in left_out:
        counters.remove(counter)
    return roster


@given("the roster of the game is the one named {name:word}")
def _played_with_named(table: Table, name: str) -> None:
    table.given.setdefault("settings", {})["roster"] = name


@when("a game with the roster named {name:word} is begun")
def _begun_with_named(table: Table, name: str) -> None:
    """Start a separate game with a bundled roster, after another request."""
    table.ask(op="new", game="named", ruleset=table.ruleset, options={"settings": {"roster": name}})


@given("the roster of the game has these changes")
def _played_with(table: Table, rows: list[list[str]]) -> None:
    table.given.setdefault("settings", {})["roster"] = _changed(rows)


@given("{who:seat}'s {man:word} is numbered {number:n}")
def _played_as(table: Table, who: str, man: str, number: int) -> None:
    """Draft the number that a man wears in the game."""
    roster, side = _played(), side_of(who)
    roster[side][_index(side, man)]["number"] = [number, "invented"]
    table.given.setdefault("settings", {})["roster"] = roster
    on = draft_position(table)["men"][side]["on"]
    on[str(number)] = on.pop(label_of(man))


@given("{who:seat}'s {man:word} has a Movement Allowance of {points:n}")
def _allowed(table: Table, who: str, man: str, points: int) -> None:
    """Draft a Movement Allowance that differs from the reference roster."""
    roster, side = _played(), side_of(who)
    roster[side][_index(side, man)]["allowance"] = [points, "invented"]
    table.given.setdefault("settings", {})["roster"] = roster


@when("a roster of the eleven of each side is checked")
def _checked(table: Table) -> None:
    _check(table, _made())


@when("a roster in which {who:seat}'s {man:word} is numbered {number:n} is checked")
def _numbered(table: Table, who: str, man: str, number: int) -> None:
    roster, side = _made(), side_of(who)
    roster[side][_index(side, man)]["number"] = [number, "invented"]
    _check(table, roster)


@when("a roster in which {who:seat}'s {men} are all numbered {number:n} is checked")
def _all_numbered(table: Table, who: str, men: str, number: int) -> None:
    roster, side = _made(), side_of(who)
    for label in labels_of(men):
        roster[side][ELEVEN[side].index(label)]["number"] = [number, "invented"]
    _check(table, roster)


@when("a roster in which {who:seat}'s {man:word} is a {position:word} is checked")
def _of_a_position(table: Table, who: str, man: str, position: str) -> None:
    roster, side = _made(), side_of(who)
    roster[side][_index(side, man)]["position"] = position
    _check(table, roster)


@when("a roster in which {who:seat}'s {man:word} is numbered {number:n} and is a {position:word} is checked")
def _numbered_and_placed(table: Table, who: str, man: str, number: int, position: str) -> None:
    roster, side = _made(), side_of(who)
    roster[side][_index(side, man)].update(number=[number, "invented"], position=position)
    _check(table, roster)


@when("a roster without {who:seat}'s {man:word} is checked")
def _without(table: Table, who: str, man: str) -> None:
    roster, side = _made(), side_of(who)
    del roster[side][_index(side, man)]
    _check(table, roster)


@when("a roster with these changes is checked")
def _changes_checked(table: Table, rows: list[list[str]]) -> None:
    _check(table, _changed(rows))


@then("exactly these faults of the roster are found")
def _all_wrong(table: Table, rows: list[list[str]]) -> None:
    """Expect exactly these faults in roster order, in rows of: side, man (`all`: the line-up), fault, clause."""
    faults = [
        {"clause": clause, "path": _path(side_of(who), man, what) if man != "all" else f"/{side_of(who)}"}
        for who, man, what, clause in rows
    ]
    table.expect("/value/faults", "equals", faults)


@then("nothing is wrong with it")
def _right(table: Table) -> None:
    table.expect("/value/faults", "equals", [])


@then("the {what:word} of {who:seat}'s {man:word} is wrong under {clause:word}")
def _wrong(table: Table, what: str, who: str, man: str, clause: str) -> None:
    """Expect exactly one fault of a man."""
    table.expect("/value/faults", "equals", [{"clause": clause, "path": _path(side_of(who), man, what)}])


@then("the numbers of {who:seat}'s {men} are wrong under {clause:word}")
def _numbers_wrong(table: Table, who: str, men: str, clause: str) -> None:
    """Expect exactly these faults of numbers, in the order of the roster."""
    side = side_of(who)
    paths = [f"/{side}/{ELEVEN[side].index(label)}/number" for label in labels_of(men)]
    table.expect("/value/faults", "equals", [{"clause": clause, "path": path} for path in paths])


@then("the number of {who:seat}'s {man:word} is wrong under {clause:word}, then his position under {other:word}")
def _both_wrong(table: Table, who: str, man: str, clause: str, other: str) -> None:
    """Expect exactly two faults of a man."""
    side = side_of(who)
    path = f"/{side}/{_index(side, man)}"
    faults = [{"clause": clause, "path": f"{path}/number"}, {"clause": other, "path": f"{path}/position"}]
    table.expect("/value/faults", "equals", faults)


@then("the line-up of {who:seat} is wrong under {clause:word}")
def _line_up_wrong(table: Table, who: str, clause: str) -> None:
    """Expect exactly one fault of a line-up."""
    table.expect("/value/faults", "equals", [{"clause": clause, "path": f"/{side_of(who)}"}])
