"""When: what the seats do."""

from __future__ import annotations

from typing import Any

from scrimmage_rules.kit.scenarios.scenario_world import Table
from scrimmage_rules.kit.scenarios.vocabulary.card_football.position_builder import VOCABULARY
from scrimmage_rules.kit.scenarios.vocabulary.card_football.step_placeholders import action_of
from scrimmage_rules.kit.scenarios.vocabulary.shared import do

when = VOCABULARY.when


def _draw(purpose: str, card: str) -> dict[str, Any]:
    return {"kind": "draw", "for": purpose, "value": card}


@when("the coin falls for {who:seat}")
def _coin(table: Table, who: str) -> None:
    do(table, "chance", {"type": "toss-coin"}, {"kind": "coin", "value": who})


@when("the coin is tossed by {who:seat}")
def _coin_by(table: Table, who: str) -> None:
    do(table, who, {"type": "toss-coin"}, {"kind": "coin", "value": who})


@when("the coin is about to be tossed")
def _coin_open(table: Table) -> None:
    do(table, "chance", {"type": "toss-coin"})


@when("chance makes card {card:word}")
def _make(table: Table, card: str) -> None:
    do(table, "chance", {"type": "make-card"}, _draw("deck", card))


@when("{who:seat} turns card {card:word} for the kick-off")
def _kick_off(table: Table, who: str, card: str) -> None:
    do(table, who, {"type": "kick-off"}, _draw("kick-off", card))


@when("{who:seat} turns the next card for the kick-off")
def _kick_off_open(table: Table, who: str) -> None:
    do(table, who, {"type": "kick-off"})


@when("{who:seat} calls {play}")
def _call(table: Table, who: str, play: str) -> None:
    do(table, who, {"type": "call", "play": play})


@when("{who:seat} turns card {card:word}")
def _turn(table: Table, who: str, card: str) -> None:
    do(table, who, {"type": "turn-card"}, _draw("play", card))


@when("{who:seat} turns the next card")
def _turn_open(table: Table, who: str) -> None:
    do(table, who, {"type": "turn-card"})


@when("{who:seat}'s {offence} meets {defence:word} on card {card:word}")
def _meets(table: Table, who: str, offence: str, defence: str, card: str) -> None:
    """A whole play: both choose, and the side named, which has the ball, turns the card."""
    do(table, who, {"type": "call", "play": offence})
    _expect_ok(table)
    do(table, "away" if who == "home" else "home", {"type": "call", "play": defence})
    _expect_ok(table)
    do(table, who, {"type": "turn-card"}, _draw("play", card))


def _expect_ok(table: Table) -> None:
    table.expect("/status", "equals", "ok")


@when("{who:seat} punts and card {card:word} is turned")
def _punt(table: Table, who: str, card: str) -> None:
    do(table, who, {"type": "punt"}, _draw("punt", card))


@when("{who:seat} punts")
def _punt_open(table: Table, who: str) -> None:
    do(table, who, {"type": "punt"})


@when("{who:seat} tries a field goal and card {card:word} is turned")
def _field_goal(table: Table, who: str, card: str) -> None:
    do(table, who, {"type": "field-goal"}, _draw("field-goal", card))


@when("{who:seat} tries a field goal")
def _field_goal_open(table: Table, who: str) -> None:
    do(table, who, {"type": "field-goal"})


@when("{who:seat} names {play}")
def _name(table: Table, who: str, play: str) -> None:
    do(table, who, {"type": "name", "play": play})


@when("{who:seat} turns card {card:word} before choosing a try")
def _turn_try(table: Table, who: str, card: str) -> None:
    do(table, who, {"type": "turn-try-card"}, _draw("try", card))


@when("{who:seat} kicks for the extra point and card {card:word} is turned")
def _extra_point(table: Table, who: str, card: str) -> None:
    do(table, who, {"type": "extra-point"}, _draw("extra-point", card))


@when("{who:seat} kicks for the extra point")
def _extra_point_open(table: Table, who: str) -> None:
    do(table, who, {"type": "extra-point"})


@when("{who:seat} goes for two points")
def _two_points(table: Table, who: str) -> None:
    do(table, who, {"type": "two-points"})


@when("chance is about to make a card")
def _make_open(table: Table) -> None:
    do(table, "chance", {"type": "make-card"})


@when("chance tries to {action}")
def _by_chance(table: Table, action: str) -> None:
    """What chance has no business to do."""
    do(table, "chance", action_of(action))
