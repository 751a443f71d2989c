"""The sentences of this game's scenarios that other games do not share. A sentence only sends requests and compares the
replies with the expected values.
"""

from __future__ import annotations

from typing import Any

from coin_and_yards.position import SIDES
from scrimmage_rules.kit.scenarios.scenario_world import MisusedStep, Table
from scrimmage_rules.kit.scenarios.vocabulary import Vocabulary, Words
from scrimmage_rules.kit.scenarios.vocabulary.shared import (
    SHARED,
    Expected,
    StepTable,
    parse_name_list,
    parse_number_or_text,
    send_action_with_chance,
)

# ---- words and their meanings

ACTIONS = {
    "toss the coin": {"type": "toss"},
    "call plunge": {"type": "call", "play": "plunge"},
    "call sweep": {"type": "call", "play": "sweep"},
    "flip": {"type": "flip"},
}
PLACES = {"the offence": "/offence", "the yards to go": "/to_go", "the down": "/down"}


def action_of(words: str) -> dict[str, Any]:
    """Return an action from its words, as they follow `can` or `tries to` in a sentence."""
    if words not in ACTIONS:
        raise MisusedStep(f"not an action: {words!r}; write one of {', '.join(ACTIONS)}")
    return ACTIONS[words]


def flips_of(words: str) -> list[dict[str, Any]]:
    """Return the results of coin flips from their words: `heads`, `heads and tails`."""
    return [{"kind": "coin", "value": face} for face in parse_name_list(words)]


def options(table: Table) -> dict[str, Any]:
    """Return the options of the game that the scenario names."""
    return {"readings": table.given["readings"]} if "readings" in table.given else {}


def position(table: Table) -> dict[str, Any]:
    """Return the position that the scenario has described so far. It starts as a first down of north in the middle of
    the field.
    """
    middle = {"phase": "call", "offence": "north", "to_go": 10, "down": 1, "north": None, "south": None}
    drafted: dict[str, Any] = table.given.setdefault("position", middle)
    return drafted


WORDS = Words(
    ruleset="coin-and-yards",
    seats=SIDES,
    position=position,
    options=options,
    actions=tuple(ACTIONS),
    action=action_of,
    chance=flips_of,
    places=PLACES,
    value=lambda _place, cell: parse_number_or_text(cell),
)
VOCABULARY = Vocabulary(WORDS, SHARED)
STEPS = StepTable(VOCABULARY, {}, draft=position)
given, when, then = VOCABULARY.given, VOCABULARY.when, VOCABULARY.then


# ---- Given: where the ball is, and what was called


STEPS.register_drafts({
    "{who:seat} has the ball, {to_go:n} to go on down {down:n}":
        {"/offence": "{who}", "/to_go": "{to_go}", "/down": "{down}"},
    "the phase is {phase:word}": {"/phase": "{phase}"},
    "nobody has the ball": {"/offence": None},
})  # fmt: skip


@given("{who:seat} has called {play:word}")
def _called(table: Table, who: str, play: str) -> None:
    drafted = position(table)
    drafted[who] = play
    if drafted["north"] and drafted["south"]:
        drafted["phase"] = "flip"


# ---- When: actions and queries


@when("the coin is tossed: {side:word}")
def _toss(table: Table, side: str) -> None:
    send_action_with_chance(table, "chance", action_of("toss the coin"), *flips_of(side))


STEPS.register_actions({"{who:seat} calls {play:word}": "call {play}"})


@when("{who:seat} flips: {flips}")
def _flip(table: Table, who: str, flips: str) -> None:
    send_action_with_chance(table, who, action_of("flip"), *flips_of(flips))


@when("the gains are looked up")
def _gains(table: Table) -> None:
    table.ask(op="query", ruleset=WORDS.ruleset, options=options(table), query="gains", args={})


# ---- Then: results


STEPS.register_position_expectations({
    "{who:seat} has the ball, {to_go:n} to go on down {down:n}":
        {"/offence": "{who}", "/to_go": "{to_go}", "/down": "{down}"},
})  # fmt: skip

STEPS.register_expectations({
    "the coin is to be flipped for {purpose}":
        {"/status": "need-chance", "/next": Expected("covers", {"kind": "coin", "for": "{purpose}"})},
    "{who:seat}'s call is shown as {what:word}": {"/view/{who}": "{what:or_none}"},
})  # fmt: skip


@then("a {play:word} gains")
def _gain(table: Table, play: str, rows: list[list[str]]) -> None:
    """Expect a table of the gains of a play: the number of heads, the yards, and the yards if the other side expected
    the play.
    """
    heads, *lines = rows
    wanted = [dict(zip(heads, map(int, cells), strict=True)) for cells in lines]
    table.expect(f"/value/{play}", "equals", wanted)
