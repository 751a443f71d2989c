"""Then: where a game of several plays stands: points, possessions, downs, and the men who may not be used."""

from __future__ import annotations

from typing import Any

from scrimmage_rules.kit.scenarios.scenario_world import Table
from scrimmage_rules.kit.scenarios.vocabulary.tactical_football.given_transfers import SO_FAR
from scrimmage_rules.kit.scenarios.vocabulary.tactical_football.position_builder import VOCABULARY, side_of
from scrimmage_rules.kit.scenarios.vocabulary.tactical_football.step_placeholders import label_of

then = VOCABULARY.then


@then("{who:seat} has {points:n} Victory Points")
def _points(table: Table, who: str, points: int) -> None:
    table.expect_position(f"/game/points/{who}", "equals", points)


@then("it is possession {number:n}")
def _possession(table: Table, number: int) -> None:
    table.expect_position("/game/possession", "equals", number)


@then("it is down {down:n}")
def _down(table: Table, down: int) -> None:
    table.expect_position("/game/down", "equals", down)


@then("the First Down marker is on line {line:n}")
def _marker(table: Table, line: int) -> None:
    table.expect_position("/game/first_down", "equals", line)


@then("the possession began on line {line:n}")
def _start(table: Table, line: int) -> None:
    table.expect_position("/game/start", "equals", line)


@then("the line of scrimmage is {line:n}")
def _line(table: Table, line: int) -> None:
    table.expect_position("/line", "equals", line)


@then("{who:seat} may no longer use {side:seat}'s {man:word}")
def _banned(table: Table, who: str, side: str, man: str) -> None:
    table.expect_position(f"/game/banned/{who}/{side_of(side)}", "contains", [label_of(man)])


@then("{who:seat} may use {side:seat}'s {man:word}")
def _not_banned(table: Table, who: str, side: str, man: str) -> None:
    table.expect_position(f"/game/banned/{who}/{side_of(side)}", "lacks", [label_of(man)])


@then("a man of {who:seat} is to be brought back")
def _reactivation(table: Table, who: str) -> None:
    table.expect_position("/stage", "covers", {"phase": "reactivation", "side": side_of(who)})


@then("nothing is left of the play")
def _nothing_left(table: Table) -> None:
    """No man stands anywhere, nothing is selected, recorded, snapped or remembered."""
    gone: dict[str, Any] = {"on": {}, "off": [], "injured": []}
    table.expect_position("/men", "equals", {"offense": gone, "defense": gone})
    table.expect_position("/plans", "equals", {"offense": None, "defense": None})
    table.expect_position("/targets", "equals", [])
    table.expect_position("/snap", "equals", None)
    so_far = dict.fromkeys(SO_FAR.values(), False)
    table.expect_position("/so_far", "covers", {**so_far, "changes": 0})


@then("no selection of {who:seat} is shown, not even a hidden one")
def _no_selection(table: Table, who: str) -> None:
    """After `... looks at the table`."""
    table.expect(f"/view/plans/{side_of(who)}", "equals", None)
