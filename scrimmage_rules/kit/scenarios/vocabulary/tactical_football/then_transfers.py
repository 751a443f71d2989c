"""Then: hand-offs, loose balls, passes, and what the play has brought since the snap."""

from __future__ import annotations

from typing import Any

from scrimmage_rules.kit.scenarios.scenario_world import Misused, Table
from scrimmage_rules.kit.scenarios.vocabulary.shared import set_up
from scrimmage_rules.kit.scenarios.vocabulary.tactical_football.given_transfers import SO_FAR
from scrimmage_rules.kit.scenarios.vocabulary.tactical_football.position_builder import VOCABULARY
from scrimmage_rules.kit.scenarios.vocabulary.tactical_football.rule_query_steps import look_up
from scrimmage_rules.kit.scenarios.vocabulary.tactical_football.step_placeholders import (
    end_of,
    hex_of,
    label_of,
    labels_of,
)

then = VOCABULARY.then


# ---- hand-offs and fumbles


@then("a hand-off from {man:word} to {to:word} is shown")
def _hand_off(table: Table, man: str, to: str) -> None:
    """One that has been made: others are the offense's own."""
    shown = {"man": label_of(man), "to": label_of(to), "made": True}
    table.expect("/view/stage/hand_offs", "contains", [shown])


@then("no hand-off is shown")
def _no_hand_off(table: Table) -> None:
    table.expect("/view/stage/hand_offs", "equals", [])


@then("nobody of the offense has a dummy ball")
def _no_dummy(table: Table) -> None:
    table.expect_position("/ball/dummies", "equals", [])


@then("the ball is loose on {place:word}")
def _loose(table: Table, place: str) -> None:
    table.expect_position("/ball", "covers", {"is": "loose", "at": hex_of(place)})


@then("the ball is shown loose on {place:word}")
def _shown_loose(table: Table, place: str) -> None:
    table.expect("/view/ball", "covers", {"is": "loose", "at": hex_of(place)})


@then("the defense is to pick up the ball")
def _pick_up(table: Table) -> None:
    table.expect_position("/stage/phase", "equals", "pick-up")


@then("the defense is to try an interception")
def _interception(table: Table) -> None:
    table.expect_position("/stage/phase", "equals", "interception")


# ---- how a play has ended


@then("the play has ended with {end}")
def _ended(table: Table, end: str) -> None:
    table.expect_position("/ball", "covers", {"is": "down", "why": end_of(end)})


@then("the ball is the defense's")
def _lost(table: Table) -> None:
    table.expect_position("/ball", "covers", {"is": "down", "held_by": "defense"})


@then("the ball is still the offense's")
def _kept(table: Table) -> None:
    table.expect_position("/ball", "covers", {"is": "down", "held_by": "offense"})


# ---- what the play has brought


def _brought(field: str) -> Any:
    def brought(table: Table) -> None:
        table.expect_position(f"/so_far/{field}", "equals", True)

    return brought


for _sentence, _field in SO_FAR.items():
    then(_sentence)(_brought(_field))


@then("the ball has not been carried across the line")
def _not_across(table: Table) -> None:
    table.expect_position("/so_far/carried_across", "equals", False)


@then("no forward pass has been tried")
def _no_forward(table: Table) -> None:
    table.expect_position("/so_far/forward_tried", "equals", False)


@then("the play has been changed {times:n} times")
def _changes(table: Table, times: int) -> None:
    table.expect_position("/so_far/changes", "equals", times)


@then("the ball marker has been turned up")
def _turned_up(table: Table) -> None:
    table.expect_position("/plans/offense/shown", "equals", True)


@then("the ball marker has not been turned up")
def _not_turned_up(table: Table) -> None:
    table.expect_position("/plans/offense/shown", "equals", False)


@then("the coverage marker has been turned up")
def _coverage_up(table: Table) -> None:
    table.expect_position("/plans/defense/shown", "equals", True)


@then("the coverage marker has not been turned up")
def _coverage_down(table: Table) -> None:
    table.expect_position("/plans/defense/shown", "equals", False)


# ---- the points of a pass


@then("the offense's {man:word} has kept {points:n} points")
def _kept_points(table: Table, man: str, points: int) -> None:
    """What is left of the points that he has not spent in the movement, once the pass is thrown."""
    table.expect_position(f"/turn/throw/points/{label_of(man)}", "equals", points)


def _points_of(table: Table, man: str, to: str, **more: str) -> None:
    """Asked of the position on the table, under the options of the game; the true target is the position's own."""
    set_up(table)
    look_up(table, "pass-points", position=table.position(), passer=label_of(man), receiver=label_of(to), **more)


@then("the net points of a pass from {man:word} to {to:word} are {net:n}")
def _net(table: Table, man: str, to: str, net: int) -> None:
    _points_of(table, man, to)
    table.expect("/value/net", "equals", net)


ITEMS = ("passer", "receiver", "distance", "target", "men at the passer", "men at the receiver", "overlapping zones")
"""What the net points are the sum of: the two values, and the items of the schedule in their order."""


@then("the points of a pass from {man:word} to {to:word} are")
def _items(table: Table, man: str, to: str, rows: list[list[str]]) -> None:
    """Rows of: item, points; deductions are below 0, and what is left out is nothing."""
    _points_of(table, man, to)
    given = dict(rows if rows[0] != ["item", "points"] else rows[1:])
    if not set(given).issubset(ITEMS):
        raise Misused(f"no such item: {sorted(set(given) - set(ITEMS))}; they are {', '.join(ITEMS)}")
    table.expect("/value/items", "equals", [{"item": item, "points": int(given.get(item, 0))} for item in ITEMS])


# ---- what the snap has fixed


@then("the eligible {what:word} of the snap are {men}")
def _fixed(table: Table, what: str, men: str) -> None:
    """The passers or the receivers."""
    table.expect_position(f"/snap/{what}", "same-set", labels_of(men))
