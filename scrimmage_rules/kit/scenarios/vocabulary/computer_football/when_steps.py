"""When: what sides do, and what chance brings: it stands after a colon."""

from __future__ import annotations

from typing import Any

from scrimmage_rules.kit.scenarios.scenario_world import Table
from scrimmage_rules.kit.scenarios.vocabulary.computer_football.position_builder import VOCABULARY
from scrimmage_rules.kit.scenarios.vocabulary.computer_football.step_placeholders import action_of
from scrimmage_rules.kit.scenarios.vocabulary.shared import act, do

when = VOCABULARY.when


# ---- before the first turn


@when("it is about to be drawn who begins")
def _draw_open(table: Table) -> None:
    act(table, "chance", "draw who begins")


@when("{side:seat} is drawn to begin")
def _draw_side(table: Table, side: str) -> None:
    do(table, "chance", {"type": "draw"}, {"kind": "side", "value": side})


@when("{side:seat} is drawn to begin, attacking the {goal:word} goal")
def _draw(table: Table, side: str, goal: str) -> None:
    """The goal is the one that the other side defends."""
    do(table, "chance", {"type": "draw"}, {"kind": "side", "value": side}, {"kind": "goal", "value": goal})


@when("{who:seat} starts the scrimmage")
def _starts(table: Table, who: str) -> None:
    act(table, who, "start the scrimmage")


@when("{who:seat} calls {call}")
def _calls(table: Table, who: str, call: str) -> None:
    """`a run by H`, `a pass to zone 8`, or what is none: `a punt`, `nothing`, `a run by H and a pass to zone 8`."""
    act(table, who, f"call {call}")


@when("{who:seat} finishes its line-up")
def _done(table: Table, who: str) -> None:
    act(table, who, "finish the line-up")


# ---- turns


@when("the squares of the turn are about to be drawn")
def _allot_open(table: Table) -> None:
    act(table, "chance", "draw the squares")


@when("the squares of the turn are drawn: {squares:n}")
def _allot(table: Table, squares: int) -> None:
    do(table, "chance", {"type": "allot"}, {"kind": "squares", "value": squares})


# ---- contacts


def _move(table: Table, who: str, man: str, place: str, *chance: tuple[str, Any]) -> None:
    drawn = [{"kind": kind, "value": value} for kind, value in chance]
    do(table, who, action_of(f"move {man} to {place}"), *drawn)


@when("{who:seat}'s {man:word} blocks the man on {place:word}")
@when("{who:seat}'s {man:word} goes for the man on {place:word}")
@when("{who:seat}'s {man:word} tackles the carrier on {place:word}")
@when("{who:seat}'s {man:word} runs into the man on {place:word}")
def _contact(table: Table, who: str, man: str, place: str) -> None:
    """A move onto an opponent: a block, a tackle, or whichever of them it turns out to be."""
    _move(table, who, man, place)


@when("{who:seat}'s {man:word} tackles the carrier on {place:word}: a {result:word}")
@when("{who:seat}'s {man:word} runs into the man on {place:word}: a {result:word}")
def _tackle(table: Table, who: str, man: str, place: str, result: str) -> None:
    _move(table, who, man, place, ("tackle", result))


@when("{who:seat}'s {man:word} tackles the carrier on {place:word}: a fumble that rolls {way:word}")
@when("{who:seat}'s {man:word} runs into the man on {place:word}: a fumble that rolls {way:word}")
def _fumble(table: Table, who: str, man: str, place: str, way: str) -> None:
    _move(table, who, man, place, ("tackle", "fumble"), ("roll", way))


# ---- passes


@when("{who:seat} throws to {place:word}")
def _throws(table: Table, who: str, place: str) -> None:
    act(table, who, f"throw to {place}")


@when("{who:seat}'s {man:word} moves to {place:word}: the pass is {result:word}")
def _contest(table: Table, who: str, man: str, place: str, result: str) -> None:
    _move(table, who, man, place, ("catch", result))


@when("{who:seat} scrambles")
def _scrambles_open(table: Table, who: str) -> None:
    act(table, who, "scramble")


@when("{who:seat} waits with the pass")
def _wait(table: Table, who: str) -> None:
    act(table, who, "wait with the pass")


@when("{who:seat} scrambles: a {result:word}")
def _scrambles(table: Table, who: str, result: str) -> None:
    """`run`, `throw`, or a shift such as `shift-3`."""
    do(table, who, {"type": "scramble"}, {"kind": "scramble", "value": result})
